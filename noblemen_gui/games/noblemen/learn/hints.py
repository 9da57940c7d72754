"""What the herald says the first time something happens in a first game, and how it is noticed."""

from collections.abc import Mapping, Sequence

from noblemen_gui.games.noblemen.rules import events as happened
from noblemen_gui.games.noblemen.rules.actions import folly_reward, price_of
from noblemen_gui.games.noblemen.rules.decades import ENCLOSED_POINTS
from noblemen_gui.games.noblemen.rules.estate import AROUND
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.legal import church_room, free_rival_areas
from noblemen_gui.games.noblemen.rules.material import DECADES, FOLLY, TILES, TITLE_DISCOUNTS
from noblemen_gui.games.noblemen.rules.views import View
from noblemen_gui.learn.herald import Detector, Hint

Facts = Mapping[str, object] | None
NOTHING: Mapping[str, object] = {}


def _(message: str) -> str:
    """Mark a message for translators."""
    return message


def _happened(kind: type[Event], **fields: object) -> Detector:
    """Notice an event of a kind with these fields; the word "me" stands for the seat that looks on."""

    def noticed(_before: View, events: Sequence[Event], after: View) -> Facts:
        wanted = {name: after.seat if value == "me" else value for name, value in fields.items()}
        for event in events:
            if type(event) is kind and all(getattr(event, name) == value for name, value in wanted.items()):
                return NOTHING
        return None

    return noticed


def _asked(decision: str) -> Detector:
    """Notice that the seat is asked for a decision."""
    return lambda _before, _events, after: NOTHING if _to_decide(after) == decision else None


def _to_decide(view: View) -> str:
    top = view.state.pending[-1] if view.state.pending else None
    return top.decision if top is not None and top.seat == view.seat else ""


def _knight_possible(_before: View, _events: Sequence[Event], after: View) -> Facts:
    return NOTHING if _to_decide(after) == "knight" and free_rival_areas(after.state, after.seat) else None


def _church_full(before: View, _events: Sequence[Event], after: View) -> Facts:
    rooms = zip(TILES, church_room(before.state), church_room(after.state), strict=True)
    return next(({"tile": tile} for tile, room, left in rooms if room and not left), None)


def _discount(_before: View, events: Sequence[Event], after: View) -> Facts:
    for event in events:
        if isinstance(event, happened.TitleTaken) and event.seat == after.seat and TITLE_DISCOUNTS[event.title]:
            return {"amount": TITLE_DISCOUNTS[event.title]}
    return None


def _one_tile_open(_before: View, _events: Sequence[Event], after: View) -> Facts:
    """Notice, in the last part of a decade, a castle or palace that a single tile would enclose."""
    state = after.state
    if _to_decide(after) != "turn" or state.round < len(state.board.track) - 4:
        return None
    estate = state.seats[after.seat].estate
    for at, building in estate.buildings.items():
        missing = [at + step for step in AROUND if at + step not in estate.tiles]
        if building in ENCLOSED_POINTS and len(missing) == 1 and missing[0] in estate.frontier:
            base, more = ENCLOSED_POINTS[building]
            return {"points": base + more * estate.chapels_around(at)}
    return None


def _folly_ready(_before: View, _events: Sequence[Event], after: View) -> Facts:
    state, own = after.state, after.state.seats[after.seat]
    for folly in state.follies:
        price = price_of(state, after.seat, FOLLY + folly)
        if own.estate.meets_folly(folly) and own.estate.empty_meadows() and own.money >= price:
            return {"price": price, "points": folly_reward(state)}
    return None


HINTS: dict[str, Hint] = {
    "ball": Hint(
        _("A ball! Prestige decides who bears which title; bribes and scandal cards handed in count too."),
        "ball",
        ("prestige", "titles"),
        _happened(happened.BallOpened),
    ),
    "knight_on_you": Hint(
        _("A rival’s knight stands on your land: that area now pays its master, but still counts for follies."),
        "knights",
        (),
        _happened(happened.KnightSet, owner="me"),
    ),
    "give_tiles": Hint(
        _("For the occupied forest you give two hidden tiles. You choose which, so keep what you need."),
        "knights",
        ("hand",),
        _asked("give_tiles"),
    ),
    "knight_yours": Hint(
        _("Your castle brings a knight: set it where it earns most. A manor pays money, a forest tiles."),
        "knights",
        ("knights",),
        _knight_possible,
    ),
    "queen_yours": Hint(
        _("The Queen is yours: at the end of each of your turns she brings 1 point and moves the round marker."),
        "queen",
        ("queen", "ring"),
        _happened(happened.QueenMoved, seat="me"),
    ),
    "queen_lost": Hint(
        _("The Queen has left you. A garden, a palace or Whitehall brings her back."),
        "queen",
        ("queen",),
        _happened(happened.QueenMoved, origin="me"),
    ),
    "queen_locked": Hint(
        _("The Queen is locked and stays where she is; everything else was paid as usual."),
        "queen",
        ("ring",),
        _happened(happened.QueenStayed, seat="me"),
    ),
    "locked": Hint(
        _("The locked space: the Queen stays where she is, and everyone has one last turn before the scoring."),
        "queen",
        ("ring",),
        _happened(happened.RoundAdvanced, space="locked"),
    ),
    "scoring": Hint(
        _("Building scoring: only castles and palaces with land on all eight sides count."),
        "scoring",
        (),
        _happened(happened.RoundAdvanced, space="scoring"),
    ),
    "last_decade": Hint(
        _("The last decade. Whatever you still hold at its end counts nothing, except Liaisons: 3 points each."),
        "scoring",
        ("ring", "cards"),
        _happened(happened.DecadeBegan, decade=DECADES),
    ),
    "new_decade": Hint(
        _("A new decade: taxes and land are free again, the Church is empty and the board is full."),
        "scoring",
        ("action:taxes", "action:land"),
        _happened(happened.DecadeBegan),
    ),
    "discount": Hint(
        _("Your new title also makes every building £{amount} cheaper until the next ball."),
        "ball",
        ("board:castle", "board:chapel", "board:palace"),
        _discount,
    ),
    "one_tile_open": Hint(
        _("The scoring is near: one more tile would enclose a building of yours, worth {points} points."),
        "scoring",
        ("action:expand",),
        _one_tile_open,
    ),
    "folly_ready": Hint(
        _("You have the areas for a folly: £{price} for {points} points. The next one anyone builds brings less."),
        "buildings",
        ("board:folly",),
        _folly_ready,
    ),
    "church_full": Hint(
        _("The Church takes no more of this kind this decade: {tile}."),
        "church",
        ("church",),
        _church_full,
    ),
    "keep_card": Hint(
        _("Three scandal cards, one for you. Money and tiles help early, Blackmail at a ball, a Liaison at the end."),
        "cards",
        ("cards",),
        _asked("keep_card"),
    ),
}
