"""Why a move is good, in one sentence: the term of the evaluation that gains most by it."""

from collections.abc import Sequence

from noblemen_gui.games.noblemen.ai.clock import clock_of
from noblemen_gui.games.noblemen.ai.court import lasting_prestige
from noblemen_gui.games.noblemen.ai.mind import Mind
from noblemen_gui.games.noblemen.ai.outlook import outlook
from noblemen_gui.games.noblemen.rules.actions import folly_reward
from noblemen_gui.games.noblemen.rules.apply import apply
from noblemen_gui.games.noblemen.rules.material import BARON, TITLE_PRESTIGE, TITLES
from noblemen_gui.games.noblemen.rules.moves import Done, EndTurn, Move
from noblemen_gui.games.noblemen.rules.state import State

# Which features speak for which reason; each reason has one sentence to be translated.
TERMS: dict[str, tuple[str, ...]] = {
    "title": ("title_next", "title_later", "prestige", "discount", "bribes", "card_blackmail"),
    "buildings": ("enclosed", "progress", "castle_room", "chapel_room", "palace_gain"),
    "money": ("money", "money_rich", "money_late", "taxes", "taxes_later", "card_tribute"),
    "tiles": (
        "hand_field",
        "hand_fountain",
        "hand_grove",
        "hand_meadow",
        "hand_rest",
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
SENTENCES = {
    "points": "It brings {points} points at once.",
    "title": "It gives you {prestige} prestige for the next ball, where {title} is in reach.",
    "buildings": "It lets your buildings bring more: about {points} points at each of {scorings} scorings.",
    "money": "It brings money, and you will need it: £{money} afterwards.",
    "tiles": "It gives you tiles to lay in the turns to come.",
    "queen": "It wins the Queen, and with her a point and the pace of the game.",
    "areas": "It prepares areas that your next tiles can complete.",
    "folly": "It brings you closer to a folly worth {points} points.",
    "cards": "The card is worth more to you than the others.",
    "rivals": "It costs your rivals more than anything else you could do.",
    "enough": "Everything worth doing in this turn is done.",
    "careful": "Nothing gains more, and this keeps what you have.",
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


def reason_for(mind: Mind, before: State, after: State, seat: int, move: Move) -> tuple[str, dict[str, object]]:
    """Return the sentence for the term that gains most, and the facts that fill it."""
    if isinstance(move, EndTurn | Done):
        return SENTENCES["enough"], {}
    gains = _gains(mind, before, after, seat)
    best = max(gains, key=lambda name: gains[name])
    if gains[best] < LEAST_GAIN:
        best = "careful"
    return SENTENCES[best], _facts(best, before, after, seat)


def _gains(mind: Mind, before: State, after: State, seat: int) -> dict[str, float]:
    old, new = mind.values.terms(before, seat), mind.values.terms(after, seat)
    gains = {name: sum(new[term] - old[term] for term in terms) for name, terms in TERMS.items()}
    gains["points"] = float(after.seats[seat].points - before.seats[seat].points)
    gains["rivals"] = _rivals_mean(mind, before, seat) - _rivals_mean(mind, after, seat)
    return gains


def _rivals_mean(mind: Mind, state: State, seat: int) -> float:
    values = mind.values.of_seats(state)
    return (sum(values) - values[seat]) / (len(values) - 1)


def _facts(reason: str, before: State, after: State, seat: int) -> dict[str, object]:
    holder = after.seats[seat]
    if reason == "points":
        return {"points": holder.points - before.seats[seat].points}
    if reason == "title":
        prestige = lasting_prestige(after)[seat] + holder.bribes
        return {"prestige": prestige, "title": TITLES[_title_in_reach(prestige)]}
    if reason == "buildings":
        seen = outlook(holder.estate)
        return {"points": round(seen.enclosed + seen.progress), "scorings": clock_of(after).scorings}
    if reason == "money":
        return {"money": holder.money}
    if reason == "folly":
        return {"points": folly_reward(after)}
    return {}


def _title_in_reach(prestige: int) -> int:
    return next(title for title in range(BARON + 1) if prestige >= TITLE_PRESTIGE[title])
