"""The reference for strength: plain information-set tree search with random playouts, for any game."""

import time
from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.simple import RandomPlayer
from noblemen_gui.core.chance import SEED_LIMIT, below
from noblemen_gui.core.contract import AnyRules

EXPLORATION = 0.2  # rewards lie close together; with more, some hundred playouts never settle on a move
PLAYOUTS_WITHOUT_CLOCK = 60
_UNLIMITED = Budget()


class _Node:
    """A decision made: who made it, how often it was possible and taken, and what came of it for that seat."""

    __slots__ = ("available", "children", "seat", "value", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 1
        self.value = 0.0
        self.children: dict[Any, _Node] = {}

    def worth(self) -> float:
        """Return the upper confidence bound; a move that is rarely possible is not punished for it."""
        return self.value / self.visits + EXPLORATION * sqrt(log(self.available) / self.visits)


class MctsPlayer:
    """Deals what is hidden anew for every playout, over one tree from the deciding seat's point of view."""

    def __init__(self, rules: AnyRules, seed: int) -> None:
        self._rules = rules
        self._rng = seed
        self._random = RandomPlayer(rules, seed)

    def choose(self, view: Any, moves: Sequence[Any], budget: Budget) -> Any:
        """Return the move most often taken in the tree."""
        if len(moves) == 1:
            return moves[0]
        root = _Node(self._rules.view_seat(view))
        deadline = time.perf_counter() + budget.ms / 1000
        playouts = 0
        while not budget.cancelled() and self._goes_on(budget, playouts, deadline):
            self._play_out(root, view, moves)
            playouts += 1
        counts = {move: (node.visits, node.value) for move, node in root.children.items()}
        return max(moves, key=lambda move: counts.get(move, (0, 0.0)))

    def _goes_on(self, budget: Budget, playouts: int, deadline: float) -> bool:
        return time.perf_counter() < deadline if budget.ms else playouts < PLAYOUTS_WITHOUT_CLOCK

    def _play_out(self, root: _Node, view: Any, moves: Sequence[Any]) -> None:
        rules = self._rules
        seed, self._rng = below(self._rng, SEED_LIMIT)
        state = rules.sample(view, seed)
        path = self._descend(root, state, moves)
        while rules.to_move(state) is not None:
            rules.apply(state, self._random.choose(None, rules.legal_moves(state), _UNLIMITED))
        rewards = self._rewards(state)
        for node in path:
            node.visits += 1
            node.value += rewards[node.seat]

    def _descend(self, root: _Node, state: Any, moves: Sequence[Any]) -> list[_Node]:
        """Follow the tree to its edge and one step further; return the decisions on the way."""
        rules, node, path = self._rules, root, [root]
        while (seat := rules.to_move(state)) is not None:
            children = node.children
            untried = [move for move in moves if move not in children]
            for move in moves:
                if move in children:
                    children[move].available += 1
            if untried:
                move = self._random.choose(None, untried, _UNLIMITED)
                children[move] = _Node(seat)
            else:
                move = max(moves, key=lambda move: children[move].worth())
            node = children[move]
            path.append(node)
            rules.apply(state, move)
            if untried:
                break
            moves = rules.legal_moves(state)
        return path

    def _rewards(self, state: Any) -> list[float]:
        """Return each seat's reward: half for the win, half for its share of the points."""
        outcome = self._rules.outcome(state)
        winners = outcome.ranking[0]
        total = sum(outcome.points) or 1
        return [
            (1 / len(winners) if seat in winners else 0.0) / 2 + points / total / 2
            for seat, points in enumerate(outcome.points)
        ]
