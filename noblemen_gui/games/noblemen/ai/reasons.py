"""Why a move is good, in one sentence: what the move is for, or the term of the evaluation that gains most by it."""

from collections.abc import Callable, Sequence

from noblemen_gui.games.noblemen.ai.court import expected_titles, lasting_prestige
from noblemen_gui.games.noblemen.ai.mind import Mind
from noblemen_gui.games.noblemen.ai.outlook import outlook
from noblemen_gui.games.noblemen.ai.sentences import CARD_SENTENCES, KNIGHT_SENTENCES, SENTENCES
from noblemen_gui.games.noblemen.rules.actions import folly_reward
from noblemen_gui.games.noblemen.rules.apply import apply
from noblemen_gui.games.noblemen.rules.ball import handed_in_prestige, titles_within_reach
from noblemen_gui.games.noblemen.rules.material import BARON, TITLE_POINTS, TITLE_PRESTIGE, TITLES
from noblemen_gui.games.noblemen.rules.moves import (
    Bribe,
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
    PlayCard,
    TakeTitle,
    Taxes,
)
from noblemen_gui.games.noblemen.rules.state import State

Facts = dict[str, object]
Reason = tuple[str, Facts]

# Which features speak for which reason.
TERMS: dict[str, tuple[str, ...]] = {
    "title": ("title_next", "title_later", "prestige", "discount", "bribes", "card_blackmail"),
    "buildings": ("enclosed", "progress", "progress_later", "castle_room", "chapel_room", "palace_gain"),
    "money": ("money_first", "money", "money_rich", "money_late", "taxes", "taxes_later", "card_tribute"),
    "tiles": (
        "hand_field",
        "hand_fountain",
        "hand_grove",
        "hand_meadow",
        "hand_next",
        "hand_rest",
        "church",
        "church_late",
        "land",
        "land_later",
        "card_dowry",
    ),
    "queen": ("queen", "card_whitehall"),
    "areas": ("near_manor", "near_garden", "near_forest", "half"),
    "folly": ("folly_ready", "folly_near"),
    "cards": (
        "card_cunning_stroke",
        "card_inheritance",
        "card_intrigue",
        "card_liaison",
        "card_secret_marriage",
        "card_vicars_favour",
    ),
}
# Moves that are made for one reason only.
PLAIN: dict[type[Move], str] = {
    ChooseTiles: "start",
    Done: "enough",
    EndTurn: "enough",
    Idle: "idle",
    KeepAll: "keep_all",
    GiveTiles: "give",
    NoKnight: "no_knight",
    Bribe: "bribe",
    Donate: "church",
    Taxes: "taxes",
    Land: "land",
}
LEAST_GAIN = 0.2


def carried_out(mind: Mind, state: State, plan: Sequence[Move], seat: int) -> State:
    """Return the state when a plan is carried out and the seat has nothing more to decide in it."""
    state = state.clone()
    for move in plan:
        apply(state, move)
    while state.pending and not mind.quiet(state) and not _may_end(state, seat):
        for move in mind.reply(state):
            apply(state, move)
    return state


def _may_end(state: State, seat: int) -> bool:
    top = state.pending[-1]
    return top.decision == "turn" and top.seat == seat and top.acted


def plan_with(mind: Mind, state: State, move: Move, width: int) -> Sequence[Move]:
    """Return the best plan that begins with a move."""
    seat = state.pending[-1].seat
    fitting = [plan for plan in mind.propose(state, width) if plan[0] == move]
    if not fitting:
        return (move,)
    return max(fitting, key=lambda plan: mind.value(carried_out(mind, state, plan, seat), seat))


def reason_for(mind: Mind, before: State, seat: int, move: Move, width: int) -> Reason:
    """Return the sentence for a move and the facts that fill it."""
    if isinstance(move, KeepCard | PlayCard):
        return CARD_SENTENCES[move.card], {}
    if isinstance(move, Knight):
        return KNIGHT_SENTENCES[before.seats[move.seat].estate.areas[move.at]], {}
    if isinstance(move, Court):
        return _court_reason(before, seat, move)
    if isinstance(move, TakeTitle):
        return _title_reason(before, seat, move)
    name = PLAIN.get(type(move))
    after = before.clone()
    if name is not None:
        apply(after, move)
    else:
        after = carried_out(mind, before, plan_with(mind, before, move, width), seat)
        name = _best_term(mind, before, after, seat)
    return SENTENCES[name], _FACTS.get(name, _no_facts)(before, after, seat)


def _court_reason(state: State, seat: int, move: Court) -> Reason:
    handed_in = handed_in_prestige(move.bribes, move.cards)
    prestige = lasting_prestige(state)[seat] + handed_in
    title = TITLES[expected_titles(state, seat, prestige)[seat]]
    return SENTENCES["bid" if handed_in else "no_bid"], {"prestige": prestige, "title": title}


def _title_reason(state: State, seat: int, move: TakeTitle) -> Reason:
    if move.title != titles_within_reach(state, seat)[0]:
        return SENTENCES["careful"], {}
    return SENTENCES["best_title"], {"points": TITLE_POINTS[move.title]}


def _best_term(mind: Mind, before: State, after: State, seat: int) -> str:
    """Return the reason whose terms of the evaluation gain most."""
    old, new = mind.values.terms(before, seat), mind.values.terms(after, seat)
    gains = {name: sum(new[term] - old[term] for term in terms) for name, terms in TERMS.items()}
    gains["points"] = float(after.seats[seat].points - before.seats[seat].points)
    gains["rivals"] = _rivals_mean(mind, before, seat) - _rivals_mean(mind, after, seat)
    best = max(gains, key=lambda name: gains[name])
    if gains[best] < LEAST_GAIN:
        return "careful"
    return "prestige" if best == "title" and _title_in_reach(after, seat) == BARON else best


def _rivals_mean(mind: Mind, state: State, seat: int) -> float:
    values = mind.values.of_seats(state)
    return (sum(values) - values[seat]) / (len(values) - 1)


def _prestige(state: State, seat: int) -> int:
    return lasting_prestige(state)[seat] + state.seats[seat].bribes


def _title_in_reach(state: State, seat: int) -> int:
    prestige = _prestige(state, seat)
    return next(title for title in range(BARON + 1) if prestige >= TITLE_PRESTIGE[title])


def _no_facts(_before: State, _after: State, _seat: int) -> Facts:
    return {}


def _points(before: State, after: State, seat: int) -> Facts:
    return {"points": after.seats[seat].points - before.seats[seat].points}


def _building_points(_before: State, after: State, seat: int) -> Facts:
    seen = outlook(after.seats[seat].estate)
    return {"points": max(1, round(seen.enclosed + seen.later))}


def _tiles_gained(before: State, after: State, seat: int) -> Facts:
    return {"tiles": sum(after.seats[seat].tiles) - sum(before.seats[seat].tiles)}


_FACTS: dict[str, Callable[[State, State, int], Facts]] = {
    "points": _points,
    "church": _points,
    "bribe": _points,
    "buildings": _building_points,
    "title": lambda _, after, seat: {
        "prestige": _prestige(after, seat),
        "title": TITLES[_title_in_reach(after, seat)],
    },
    "prestige": lambda _, after, seat: {"prestige": _prestige(after, seat)},
    "money": lambda _, after, seat: {"money": after.seats[seat].money},
    "taxes": lambda before, after, seat: {"money": after.seats[seat].money - before.seats[seat].money},
    "land": _tiles_gained,
    "tiles": lambda _, after, seat: {"tiles": sum(after.seats[seat].tiles)},
    "folly": lambda _, after, __: {"points": folly_reward(after)},
}
