"""The two simplest players: one that draws a move at random, one that takes the points in sight."""

from collections.abc import Sequence
from typing import Any

from noblemen_gui.ai.player import Budget
from noblemen_gui.core.chance import below
from noblemen_gui.core.contract import AnyRules

# How often a move's type is drawn beside the usual 100; uniform play would swap its hand away and hardly lay land.
USUAL_WEIGHT = 100
WEIGHTS = {"swap": 2, "done": 10, "end_turn": 30, "idle": 20, "bribe": 20, "donate": 20}


class RandomPlayer:
    """Draws the type of move first, then the move, so that types with many moves do not crowd out the others."""

    def __init__(self, rules: AnyRules, seed: int) -> None:
        self._rules = rules
        self._rng = seed

    def choose(self, _view: Any, moves: Sequence[Any], _budget: Budget) -> Any:
        """Return a random move."""
        by_type: dict[str, list[Any]] = {}
        move_type = self._rules.move_type
        for move in moves:
            by_type.setdefault(move_type(move), []).append(move)
        return self._drawn(by_type[self._drawn_type(list(by_type))])

    def _drawn_type(self, types: list[str]) -> str:
        left = self._below(sum(WEIGHTS.get(name, USUAL_WEIGHT) for name in types))
        for name in types:
            left -= WEIGHTS.get(name, USUAL_WEIGHT)
            if left < 0:
                break
        return name

    def _drawn(self, moves: list[Any]) -> Any:
        return moves[self._below(len(moves))]

    def _below(self, bound: int) -> int:
        number, self._rng = below(self._rng, bound)
        return number


class GreedyPlayer:
    """Takes the move after which it leads by most in a sampled state; equal moves are drawn at random."""

    def __init__(self, rules: AnyRules, seed: int) -> None:
        self._rules = rules
        self._seed = seed
        self._tie_break = RandomPlayer(rules, seed)

    def choose(self, view: Any, moves: Sequence[Any], budget: Budget) -> Any:
        """Return a move that gains most at once."""
        rules = self._rules
        seat = rules.view_seat(view)
        state = rules.sample(view, self._seed)
        leads = []
        for move in moves:
            trial = rules.clone(state)
            rules.apply(trial, move)
            leads.append(self._lead(trial, seat))
        best = max(leads)
        return self._tie_break.choose(view, [m for m, lead in zip(moves, leads, strict=True) if lead == best], budget)

    def _lead(self, state: Any, seat: int) -> int:
        points = self._rules.outcome(state).points
        return points[seat] - max(other for number, other in enumerate(points) if number != seat)
