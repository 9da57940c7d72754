"""Positions in which something particular can be done at the table."""

from typing import Any

Json = dict[str, Any]


def land(kind: str, x: int, y: int, w: int, h: int) -> list[Json]:
    return [{"at": [x + i, y + j], "kind": kind} for i in range(w) for j in range(h)]


def estate(*parts: list[Json], buildings: tuple[Json, ...] = (), knights: tuple[Json, ...] = ()) -> Json:
    tiles = [{"at": [0, 0], "kind": "meadow"}, *(tile for part in parts for tile in part)]
    castle: Json = {"at": [0, 0], "kind": "castle"}
    return {"tiles": tiles, "buildings": [castle, *buildings], "knights": list(knights)}


OWN: Json = {
    "money": 30,
    "bribes": 2,
    "tiles": {"field": 4, "grove": 2, "fountain": 1, "meadow": 2},
    "cards": ["tribute", "inheritance", "vicars_favour"],
    "estate": estate(land("field", 0, -2, 2, 2), land("field", 2, -1, 1, 1), land("meadow", 1, 0, 4, 1)),
}
RIVAL: Json = {
    "money": 5,
    "tiles": {"field": 5},
    "estate": estate(land("field", 0, 1, 2, 2), land("grove", 2, 1, 2, 2)),
}
SIMPLE: Json = {"players": 3, "seats": [OWN, RIVAL, RIVAL]}
KNIGHT: Json = SIMPLE | {
    "pending": [{"decision": "turn", "seat": 0, "acted": True, "carded": False}, {"decision": "knight", "seat": 0}]
}
