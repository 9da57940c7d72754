"""Plain mistakes: what no player who thinks should do; players leave them out and matches count them."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import Record
from noblemen_gui.games.noblemen.ai.clock import clock_of
from noblemen_gui.games.noblemen.rules.actions import folly_reward, price_of
from noblemen_gui.games.noblemen.rules.decades import building_points
from noblemen_gui.games.noblemen.rules.legal import church_room
from noblemen_gui.games.noblemen.rules.material import CASTLE, FOLLY, PALACE, TILES_PER_EXPAND, VICARS_FAVOUR
from noblemen_gui.games.noblemen.rules.moves import Bribe, Build, Donate, Idle, Land, Move, Place, Taxes
from noblemen_gui.games.noblemen.rules.state import State

# A blunder is told from a state, the seat, and what it does from now to the end of its turn, the action first.
Test = Callable[[State, int, Sequence[Move]], bool]
# A gift of one tile is not better than idling.
GIFT = 2
# A building is clearly better than a small action when it brings so many points more for certain.
CLEARLY = 2
SMALL_ACTIONS = (Idle, Bribe, Donate)


def spare_tiles(state: State, seat: int) -> int:
    """Return how many tiles that the seat can hardly lay any more the church would take."""
    holder = state.seats[seat]
    gift = sum([min(count, room) for count, room in zip(holder.tiles, church_room(state), strict=True)])
    last_of_step = state.queen == seat or state.queen_locked
    turns = clock_of(state).steps - 1 if last_of_step else clock_of(state).steps
    return min(gift, max(0, sum(holder.tiles) - TILES_PER_EXPAND * turns))


def _idles_with_a_gift(state: State, seat: int, moves: Sequence[Move]) -> bool:
    """Idling although two or more tiles of no further use could be given to the church."""
    return isinstance(moves[0], Idle) and spare_tiles(state, seat) >= GIFT


def _ignores_a_building(state: State, seat: int, moves: Sequence[Move]) -> bool:
    """A small action in the last turn before a scoring although a building would clearly bring more there.

    In the last turn of the game laying tiles is small too, unless it encloses something.
    """
    small = (*SMALL_ACTIONS, Place) if _last_turn_of_game(state) else SMALL_ACTIONS
    if not isinstance(moves[0], small) or not _last_turn_of_decade(state) or state.pending[-1].decision != "turn":
        return False
    gains = [_scoring_gain(state, seat, [build]) for build in _affordable(state, seat)]
    return max(gains, default=0) >= _small_gain(state, seat, moves) + CLEARLY


def _ignores_a_folly(state: State, seat: int, moves: Sequence[Move]) -> bool:
    """A small action although a folly that could be built at once would clearly bring more."""
    holder = state.seats[seat]
    if not isinstance(moves[0], SMALL_ACTIONS) or not state.follies or price_of(state, seat, FOLLY) > holder.money:
        return False
    allowed = any(holder.estate.build_moves(FOLLY + folly) for folly in state.follies)
    return allowed and folly_reward(state) >= _small_gain(state, seat, moves) + CLEARLY


def _buys_without_use(state: State, seat: int, moves: Sequence[Move]) -> bool:
    """A castle or palace in the last turn of the game that brings nothing any more; idling would bring a point."""
    action = moves[0]
    if not isinstance(action, Build) or action.building not in (CASTLE, PALACE):
        return False
    return _last_turn_of_game(state) and not _scoring_gain(state, seat, [action])


def _wastes_the_last_turn(state: State, seat: int, moves: Sequence[Move]) -> bool:
    """Money or tiles in the last turn of the game, when neither is of use any more; idling would bring a point."""
    if not isinstance(moves[0], Taxes | Land) or not _last_turn_of_game(state):
        return False
    return isinstance(moves[0], Taxes) or VICARS_FAVOUR not in state.seats[seat].cards


def _last_turn_of_game(state: State) -> bool:
    return clock_of(state).steps == 1 and _last_turn_of_decade(state)


def _last_turn_of_decade(state: State) -> bool:
    return state.queen_locked and clock_of(state).steps_in_decade == 1


def _small_gain(state: State, seat: int, moves: Sequence[Move]) -> int:
    """Return the points that a small action brings for certain, at the scoring too."""
    action = moves[0]
    if isinstance(action, Place):
        laid = list(takewhile(lambda move: isinstance(move, Place), moves))
        return _scoring_gain(state, seat, laid)
    if isinstance(action, Bribe):
        return action.count
    return sum(action.tiles) if isinstance(action, Donate) else 1


def _affordable(state: State, seat: int) -> list[Build]:
    holder = state.seats[seat]
    return [
        move
        for building, standing in enumerate(state.offer)
        if standing and price_of(state, seat, building) <= holder.money
        for move in holder.estate.build_moves(building)
    ]


def _scoring_gain(state: State, seat: int, moves: Sequence[Move]) -> int:
    """Return what buildings or tiles add to a scoring of the estate as it is."""
    holder = state.seats[seat].clone()
    before = sum([building_points(holder, at) for at in holder.estate.buildings])
    for move in moves:
        if isinstance(move, Build):
            holder.estate = holder.estate.with_building(move.building, move.at)
        elif isinstance(move, Place):
            holder.estate = holder.estate.with_tile(move.tile, move.at)
    return sum([building_points(holder, at) for at in holder.estate.buildings]) - before


BLUNDERS: dict[str, Test] = {
    "idle_with_gift": _idles_with_a_gift,
    "building_ignored": _ignores_a_building,
    "folly_ignored": _ignores_a_folly,
    "bought_without_use": _buys_without_use,
    "last_turn_wasted": _wastes_the_last_turn,
}


def is_blunder(state: State, seat: int, moves: Sequence[Move]) -> bool:
    """Tell whether what a seat is about to do is a plain mistake."""
    return any(found(state, seat, moves) for found in BLUNDERS.values())


def count(rules: AnyRules, record: Record) -> dict[str, list[int]]:
    """Return how often each seat made each blunder in a game."""
    steps = Match.from_record(rules, record).steps
    counts = {name: [0] * record.players for name in BLUNDERS}
    for number, step in enumerate(steps):
        following = takewhile(lambda later, seat=step.seat: later.seat == seat, steps[number:])  # type: ignore[misc]
        moves = [later.move for later in following]
        for name, found in BLUNDERS.items():
            counts[name][step.seat] += found(step.before, step.seat, moves)
    return counts
