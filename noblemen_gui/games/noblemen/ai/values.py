"""What a position is worth to a seat: weighted features, and the lead over the rivals."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from operator import mul

from noblemen_gui.games.noblemen.ai.features import FEATURES, all_features
from noblemen_gui.games.noblemen.rules.state import State

# A lead is measured against the best rival and against all of them, in these shares.
BEST_RIVAL, ALL_RIVALS = 0.5, 0.5
WEIGHTS_FILE = "weights.json"

Weights = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Values:
    """A way of judging positions: one weight for each feature."""

    weights: Weights

    def of_seats(self, state: State) -> list[float]:
        """Return the final points that every seat can expect."""
        weights = self.weights
        return [
            holder.points + sum(map(mul, weights, found))
            for holder, found in zip(state.seats, all_features(state), strict=True)
        ]

    def lead(self, state: State, seat: int) -> float:
        """Return by how much a seat can expect to lead; at the end, by how much it does."""
        if not state.pending:
            return _lead([holder.points + holder.money / 1000 for holder in state.seats], seat)
        return _lead(self.of_seats(state), seat)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Return what each feature adds to a seat's expectation."""
        found = all_features(state)[seat]
        return {name: weight * value for name, weight, value in zip(FEATURES, self.weights, found, strict=True)}

    def weight(self, name: str) -> float:
        """Return one weight by its feature's name."""
        return self.weights[PLACE[name]]


PLACE = {name: place for place, name in enumerate(FEATURES)}


def _lead(values: list[float], seat: int) -> float:
    own = values[seat]
    rivals = values[:seat] + values[seat + 1 :]
    return own - BEST_RIVAL * max(rivals) - ALL_RIVALS * sum(rivals) / len(rivals)


def weights_from(table: Mapping[str, float]) -> Weights:
    """Return the weights of a table by name; a feature that is not named has none."""
    return tuple(float(table.get(name, 0.0)) for name in FEATURES)


@cache
def shipped_weights(kind: str, players: int) -> Weights:
    """Return the weights of a kind ("simple", "sound" or "learned") for a number of seats."""
    text = (files(__package__) / WEIGHTS_FILE).read_text(encoding="utf-8")
    tables = json.loads(text)[kind]
    return weights_from(tables.get(str(players), tables.get("any", {})))
