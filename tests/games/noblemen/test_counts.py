"""Counts of the positions after 1, 2 and 3 decisions from fixed positions: a change of legality shows here."""

from typing import Any

import pytest

from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.state import State

Position = dict[str, Any]


def counts(state: State, depth: int) -> list[int]:
    """Return how many sequences of 1 … depth decisions there are."""
    totals = [0] * depth
    for move in RULES.legal_moves(state):
        totals[0] += 1
        if depth > 1:
            following = state.clone()
            RULES.apply(following, move)
            for deeper, count in enumerate(counts(following, depth - 1), start=1):
                totals[deeper] += count
    return totals


def land(*rows: str) -> list[dict[str, Any]]:
    kinds = {"f": "field", "g": "grove", "w": "fountain", "m": "meadow"}
    return [
        {"at": [x, y], "kind": kinds[sign]} for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."
    ]


START: Position = {"players": 3, "seats": [{"tiles": {"field": 1}, "money": 3}]}
BUILDER: Position = {
    "players": 4,
    "to_move": 0,
    "seats": [
        {"tiles": {"grove": 1}, "money": 14, "estate": {"tiles": land("mfff", "mmff", ".mmm")}, "cards": ["tribute"]},
        {"tiles": {"field": 3}, "estate": {"tiles": land("mgg", ".gg")}},
    ],
}
BALL: Position = {
    "players": 3,
    "round": 4,
    "queen": 0,
    "pending": [{"decision": "court", "seat": 0}],
    "seats": [
        {"bribes": 2, "cards": ["blackmail", "dowry"], "estate": {"tiles": land("mwww")}},
        {"bribes": 1, "estate": {"tiles": land("mwwww")}},
        {"cards": ["liaison", "liaison"]},
    ],
}
EXPANDING: Position = {
    "players": 5,
    "pending": [{"decision": "turn", "seat": 2, "acted": True}, {"decision": "expand", "seat": 2, "laid": [[1, 0]]}],
    "seats": [{}, {}, {"tiles": {"field": 1, "meadow": 1}, "estate": {"tiles": land("mf")}}, {}, {}],
}


@pytest.mark.parametrize(
    ("position", "expected"),
    [(START, [9, 9, 1540]), (BUILDER, [32, 85, 379]), (BALL, [12, 24, 72]), (EXPANDING, [17, 133, 141])],
    ids=["start", "builder", "ball", "expanding"],
)
def test_counts_of_positions(position: Position, expected: list[int]) -> None:
    assert counts(RULES.decode_state(position), 3) == expected
