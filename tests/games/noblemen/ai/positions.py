"""Positions from games between computer players, for the tests of their judgement."""

from functools import cache
from typing import Any

from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.state import State

EVERY = 7


@cache
def game(level: str, players: int, seed: int) -> tuple[tuple[State, Any], ...]:
    """Every position of a game between players of one level, with the move that was made."""
    state = RULES.new_game(players, seed, {})
    seats = [make_player(level, RULES, seed + seat) for seat in range(players)]
    steps = []
    while (seat := RULES.to_move(state)) is not None:
        move = seats[seat].choose(RULES.view(state, seat), RULES.legal_moves(state), Budget())
        steps.append((RULES.clone(state), move))
        RULES.apply(state, move)
    return (*steps, (state, None))


def positions(level: str, players: int, seed: int) -> list[State]:
    """Some undecided positions of a game, at least one of each kind of decision that occurred."""
    steps = game(level, players, seed)[:-1]
    first_of_kind = {RULES.decision(state): state for state, _ in reversed(steps)}
    return [state for state, _ in steps[::EVERY]] + list(first_of_kind.values())
