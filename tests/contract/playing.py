"""Random self-play for tests: every decision of whole games, with the moves drawn as in benchmarks."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.simple import RandomPlayer
from noblemen_gui.core.contract import AnyRules

BUDGET = Budget()

CANDIDATES = 12

# Types of moves by which estates grow and rivals meet; a lively game prefers them.
LIVELY = frozenset(("place", "build", "knight", "taxes", "land", "done"))


class Moment(NamedTuple):
    """A state before a decision, what can be decided and what is."""

    state: Any
    seat: int
    moves: Any
    move: Any


def moments(rules: AnyRules, players: int, seed: int) -> Iterator[Moment]:
    """Yield every decision of one random game; the state goes on after each. With an odd seed the game is lively."""
    state = rules.new_game(players, seed, {})
    player = RandomPlayer(rules, seed)
    while (seat := rules.to_move(state)) is not None:
        moves = rules.legal_moves(state)
        move = lively_move(rules, state, player, moves) if seed % 2 else player.choose(None, moves, BUDGET)
        yield Moment(state, seat, moves, move)
        rules.apply(state, move)


def lively_move(rules: AnyRules, state: Any, player: RandomPlayer, moves: Any) -> Any:
    """Return the one of some random moves by which most happens, so that areas are completed and rivals meet."""
    liked = [move for move in moves if rules.move_type(move) in LIVELY]
    drawn = [player.choose(None, liked or moves, BUDGET) for _ in range(CANDIDATES if liked else 1)]
    return max(drawn, key=lambda move: len(rules.apply(rules.clone(state), move)))


def final_state(rules: AnyRules, players: int, seed: int) -> Any:
    """Play a random game to its end and return the last state."""
    state = None
    for moment in moments(rules, players, seed):
        state = moment.state
    return state
