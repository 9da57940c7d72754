"""Why a move is not legal: one check for each type of move, cheaper than building the list of legal moves.

It asks the same questions as the list (what fits where, what is affordable), so both always agree.
"""

from collections.abc import Callable
from typing import Any

from noblemen_gui.core.errors import Refusal
from noblemen_gui.games.noblemen.rules.actions import KNIGHT_SPOILS, price_of
from noblemen_gui.games.noblemen.rules.ball import titles_left, titles_within_reach
from noblemen_gui.games.noblemen.rules.legal import (
    MOST_TILES_TO_THE_VICAR,
    church_room,
    free_rival_areas,
    own_knights,
)
from noblemen_gui.games.noblemen.rules.material import (
    BRIBE_PRICE,
    BUILDING_PLURALS,
    CARDS,
    CARDS_LOOKED_AT,
    CASTLE,
    CHAPEL,
    CUNNING_STROKE,
    FOLLY,
    INHERITANCE,
    INTRIGUE,
    MEADOW,
    MOST_BRIBES_BOUGHT,
    MOST_CHOSEN_OF_A_KIND,
    PALACE,
    TILES,
    TILES_PER_EXPAND,
    TITLE_PRESTIGE,
    TITLES,
    UNPLAYABLE_CARDS,
    VICARS_FAVOUR,
)
from noblemen_gui.games.noblemen.rules.moves import (
    Bribe,
    Build,
    Cell,
    ChooseTiles,
    Court,
    Donate,
    Done,
    EndTurn,
    GiveTiles,
    Idle,
    KeepAll,
    KeepCard,
    Knight,
    Land,
    Move,
    NoKnight,
    Place,
    PlayCard,
    Swap,
    TakeTitle,
    Taxes,
    Tiles,
)
from noblemen_gui.games.noblemen.rules.state import Pending, Seat, State

Check = Callable[[State, Pending, Any], Refusal | None]


def _(message: str) -> str:
    """Mark a message for translators."""
    return message


# What each decision asks for, and what is said when something else is tried.
_ASKED: dict[str, tuple[frozenset[type[Move]], str]] = {
    "choose_tiles": (frozenset((ChooseTiles,)), _("Start tiles are to be chosen now.")),
    "keep_card": (frozenset((KeepCard, KeepAll)), _("A scandal card is to be kept now.")),
    "turn": (
        frozenset((Swap, Place, Build, Bribe, Taxes, Land, Donate, Idle, PlayCard, EndTurn)),
        _("An action of the turn is to be chosen now."),
    ),
    "expand": (frozenset((Place, Swap, Done)), _("First finish laying tiles.")),
    "knight": (frozenset((Knight, NoKnight)), _("First set a knight or decline to.")),
    "give_tiles": (frozenset((GiveTiles,)), _("Two tiles are to be given for the forest now.")),
    "court": (frozenset((Court,)), _("Prestige is being counted at the ball now.")),
    "take_title": (frozenset((TakeTitle,)), _("A title is to be taken now.")),
}
_ACTIONS = frozenset((Place, Build, Bribe, Taxes, Land, Donate, Idle))


def refuse(rule: str, template: str, **facts: object) -> Refusal:
    """Make a refusal; the template is what translators see."""
    return Refusal(rule, template, facts)


def refusal(state: State, move: Move) -> Refusal | None:
    """Say why a move is not legal now, or None if it is."""
    if not state.pending:
        return refuse("N10.3", "The game is over.")
    top = state.pending[-1]
    allowed, asked = _ASKED[top.decision]
    kind = type(move)
    if kind not in allowed:
        return refuse("N5.1", asked)
    if top.acted and kind in _ACTIONS:
        return refuse("N5.1", "There is one action a turn, and it is done.")
    return _CHECKS[kind](state, top, move)


def _nothing(_state: State, _top: Pending, _move: Move) -> Refusal | None:
    return None


def _holds(holder: Seat, tiles: Tiles) -> Refusal | None:
    for tile, count in enumerate(tiles):
        if count > holder.tiles[tile]:
            return refuse("N4.1", "Not enough hidden tiles of the kind {tile}.", tile=TILES[tile])
        if count < 0:
            return refuse("N4.1", "A number of tiles cannot be negative.")
    return None


def _choose_tiles(_state: State, _top: Pending, move: ChooseTiles) -> Refusal | None:
    if all(0 <= count <= MOST_CHOSEN_OF_A_KIND for count in move.tiles):
        return None
    return refuse("N3.5", "At most {count} tiles of each kind can be chosen.", count=MOST_CHOSEN_OF_A_KIND)


def _keep_card(state: State, _top: Pending, move: KeepCard) -> Refusal | None:
    if move.card in state.deck[:CARDS_LOOKED_AT]:
        return None
    return refuse("N9.1", "{card} is not among the cards shown.", card=CARDS[move.card])


def _keep_all(state: State, top: Pending, _move: KeepAll) -> Refusal | None:
    if INTRIGUE in state.seats[top.seat].cards:
        return None
    return refuse("N9.1", "Keeping all cards needs an intrigue held from before.")


def _swap(state: State, top: Pending, move: Swap) -> Refusal | None:
    give = [0, 0, 0, 0]
    for tile in move.give:
        give[tile] += 1
    if move.give[0] > move.give[1]:
        return refuse("N5.1", "The two tiles given must be sorted by name.")
    if missing := _holds(state.seats[top.seat], (give[0], give[1], give[2], give[3])):
        return missing
    if not state.bag[move.take]:
        return refuse("N5.1", "The bag holds no tile of the kind {tile}.", tile=TILES[move.take])
    return None


def _place(state: State, top: Pending, move: Place) -> Refusal | None:
    if len(top.laid) >= TILES_PER_EXPAND:
        return refuse("N6.1", "At most {count} tiles are laid in one go.", count=TILES_PER_EXPAND)
    holder = state.seats[top.seat]
    if not holder.tiles[move.tile]:
        return refuse("N6.1", "There is no hidden tile of the kind {tile}.", tile=TILES[move.tile])
    if move.at in holder.estate.tiles:
        return refuse("N6.1", "Land lies there already.")
    if move.at not in holder.estate.frontier:
        return refuse("N6.1", "A tile must touch the estate with one side.")
    return None


def _done(_state: State, top: Pending, _move: Done) -> Refusal | None:
    return None if top.laid else refuse("N6.1", "At least one tile must be laid.")


def building_refusal(state: State, seat: int, building: int) -> Refusal | None:
    """Say why a seat cannot buy a building at all, wherever it would stand; None if it can."""
    if building >= FOLLY:
        if building - FOLLY not in state.follies:
            return refuse("N6.2d", "That folly has been built already.")
        if not state.seats[seat].estate.meets_folly(building - FOLLY):
            return refuse("N6.2d", _FOLLY_NEEDS[building - FOLLY])
    elif not state.offer[building]:
        return refuse("N6.2", "The board has no {buildings} left.", buildings=BUILDING_PLURALS[building])
    price = price_of(state, seat, building)
    missing = price - state.seats[seat].money
    if missing > 0:
        return refuse("N6.2", "That costs £{price}; £{missing} are missing.", price=price, missing=missing)
    return None


_FOLLY_NEEDS = (
    _("This folly needs two forests in the estate."),
    _("This folly needs two manors in the estate."),
    _("This folly needs two gardens in the estate."),
    _("This folly needs a manor, a forest and a garden in the estate."),
)


def site_refusal(state: State, seat: int, building: int, at: Cell) -> Refusal | None:
    """Say why a building cannot stand at a place of a seat's estate; None if it can."""
    estate = state.seats[seat].estate
    if building == PALACE:
        if estate.buildings.get(at) != CASTLE:
            return refuse("N6.2b", "A palace replaces one of your castles.")
        return None
    if estate.tiles.get(at) != MEADOW:
        return refuse("N6.2", "Buildings stand on meadows.")
    if at in estate.buildings:
        return refuse("N6.2", "That meadow is built on.")
    if estate.too_near(building, at):
        return refuse(*_TOO_NEAR[building])
    return None


_TOO_NEAR = {
    CASTLE: ("N6.2a", _("A castle cannot stand beside another castle or a palace, not even at a corner.")),
    CHAPEL: ("N6.2c", _("A chapel cannot stand beside another chapel, not even at a corner.")),
}


def _build(state: State, top: Pending, move: Build) -> Refusal | None:
    return building_refusal(state, top.seat, move.building) or site_refusal(state, top.seat, move.building, move.at)


def _bribe(state: State, top: Pending, move: Bribe) -> Refusal | None:
    if not 1 <= move.count <= MOST_BRIBES_BOUGHT:
        return refuse("N6.3", "One to {count} bribes are bought in one go.", count=MOST_BRIBES_BOUGHT)
    if move.count > state.bribes:
        return refuse("N6.3", "The board has only {count} bribes left.", count=state.bribes)
    missing = move.count * BRIBE_PRICE - state.seats[top.seat].money
    if missing > 0:
        return refuse("N6.3", "Bribes cost £{price} each; £{missing} are missing.", price=BRIBE_PRICE, missing=missing)
    return None


def _bribes_held(holder: Seat, bribes: int, rule: str) -> Refusal | None:
    if 0 <= bribes <= holder.bribes:
        return None
    return refuse(rule, "Only bribes that are held can be handed in: {count}.", count=holder.bribes)


def _taxes(state: State, top: Pending, move: Taxes) -> Refusal | None:
    holder = state.seats[top.seat]
    if holder.taxed:
        return refuse("N6.4", "Taxes can be collected once a decade.")
    return _bribes_held(holder, move.bribes, "N6.4")


def _land(state: State, top: Pending, move: Land) -> Refusal | None:
    holder = state.seats[top.seat]
    if holder.landed:
        return refuse("N6.5", "Land can be acquired once a decade.")
    return _bribes_held(holder, move.bribes, "N6.5")


def _donate(state: State, top: Pending, move: Donate) -> Refusal | None:
    if missing := _holds(state.seats[top.seat], move.tiles):
        return missing
    if not any(move.tiles):
        return refuse("N6.6", "At least one tile must be given.")
    for tile, room in enumerate(church_room(state)):
        if move.tiles[tile] > room:
            return refuse("N6.6", "The Church takes no more tiles of the kind {tile} this decade.", tile=TILES[tile])
    return None


def _play_card(state: State, top: Pending, move: PlayCard) -> Refusal | None:
    card = move.card
    if top.carded:
        return refuse("N5.1", "One scandal card a turn may be played.")
    if card not in state.seats[top.seat].cards:
        return refuse("N9.2", "{card} is not held.", card=CARDS[card])
    if card in UNPLAYABLE_CARDS:
        return refuse("N9.2", _WHEN_USED[card])
    if (move.at is not None) != (card == INHERITANCE) or (move.tiles is not None) != (card == VICARS_FAVOUR):
        return refuse("N9.2", "This card is not played that way.")
    return _card_effect(state, top, move)


_WHEN_USED = dict(
    zip(
        sorted(UNPLAYABLE_CARDS),
        (
            _("Blackmail is handed in at a ball."),
            _("An intrigue is handed in while choosing a card."),
            _("A liaison brings points at the end of the game."),
        ),
        strict=True,
    )
)


def _card_effect(state: State, top: Pending, move: PlayCard) -> Refusal | None:
    holder = state.seats[top.seat]
    if move.at is not None:
        if not state.offer[CASTLE]:
            return refuse("N9.2", "The board has no {buildings} left.", buildings=BUILDING_PLURALS[CASTLE])
        return site_refusal(state, top.seat, CASTLE, move.at)
    if move.tiles is not None:
        if not 1 <= sum(move.tiles) <= MOST_TILES_TO_THE_VICAR:
            return refuse("N9.2", "One to {count} tiles go to the vicar.", count=MOST_TILES_TO_THE_VICAR)
        return _holds(holder, move.tiles)
    if move.card == CUNNING_STROKE and not any(holder.tiles):
        return refuse("N9.2", "A cunning stroke needs a hidden tile.")
    return None


def _end_turn(_state: State, top: Pending, _move: EndTurn) -> Refusal | None:
    return None if top.acted else refuse("N5.1", "The turn needs an action before it ends.")


def _knight(state: State, top: Pending, move: Knight) -> Refusal | None:
    if move.origin is None and not state.seats[top.seat].knights:
        return refuse("N6.2a", "No knight is in supply; one on the map may move.")
    if move.origin is not None and state.seats[top.seat].knights:
        return refuse("N6.2a", "A knight moves only when none is in supply.")
    if move.origin is not None and move.origin not in own_knights(state, top.seat):
        return refuse("N6.2a", "No knight of this seat stands there.")
    if move.seat == top.seat:
        return refuse("N6.2a", "A knight is set on a rival's area.")
    if (move.seat, move.at) in free_rival_areas(state, top.seat):
        return None
    taken = 0 <= move.seat < state.players and move.at in state.seats[move.seat].estate.knights
    reason = _("A knight stands on that area already.") if taken else _("A knight needs a completed area.")
    return refuse("N6.2a", reason)


def _give_tiles(state: State, top: Pending, move: GiveTiles) -> Refusal | None:
    if sum(move.tiles) != KNIGHT_SPOILS:
        return refuse("N6.2a", "Two tiles are to be given for the forest now.")
    return _holds(state.seats[top.seat], move.tiles)


def _court(state: State, top: Pending, move: Court) -> Refusal | None:
    holder = state.seats[top.seat]
    if list(move.cards) != sorted(move.cards):
        return refuse("N8.2", "Cards handed in must be sorted by name.")
    for card in move.cards:
        if move.cards.count(card) > holder.cards.count(card):
            return refuse("N8.2", "{card} is not held.", card=CARDS[card])
    return _bribes_held(holder, move.bribes, "N8.2")


def _take_title(state: State, top: Pending, move: TakeTitle) -> Refusal | None:
    if move.title in titles_within_reach(state, top.seat):
        return None
    if titles_left(state)[move.title] <= 0:
        return refuse("N8.3", "No {title} is left.", title=TITLES[move.title])
    return refuse(
        "N8.3", "{title} asks for {prestige} prestige.", title=TITLES[move.title], prestige=TITLE_PRESTIGE[move.title]
    )


_CHECKS: dict[type[Move], Check] = {
    ChooseTiles: _choose_tiles,
    KeepCard: _keep_card,
    KeepAll: _keep_all,
    Swap: _swap,
    Place: _place,
    Build: _build,
    Bribe: _bribe,
    Taxes: _taxes,
    Land: _land,
    Donate: _donate,
    Idle: _nothing,
    PlayCard: _play_card,
    EndTurn: _end_turn,
    Done: _done,
    Knight: _knight,
    NoKnight: _nothing,
    GiveTiles: _give_tiles,
    Court: _court,
    TakeTitle: _take_title,
}
