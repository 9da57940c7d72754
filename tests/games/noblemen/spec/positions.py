"""Builds partial positions for `load` from small pictures of land."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import Any

Json = dict[str, Any]

KINDS = ("field", "fountain", "grove", "meadow")
LAND = {"field": 62, "fountain": 44, "grove": 48, "meadow": 48}
CARDS = {
    "inheritance": 3,
    "intrigue": 3,
    "blackmail": 4,
    "liaison": 4,
    "secret_marriage": 4,
    "dowry": 4,
    "cunning_stroke": 4,
    "tribute": 4,
    "vicars_favour": 3,
    "whitehall": 2,
}
FOLLIES = ("two_forests", "two_manors", "two_gardens", "one_each")
SOURCES = ("queen", "bribes", "church", "idle", "follies", "titles", "buildings", "cards", "liaisons")
TRACK = ["start", *["plain"] * 3, "ball", *["plain"] * 3, "ball", "locked", "scoring"]
PRICES = {"castle": [4, 5, 6, 7, 8], "chapel": [2, 3, 4, 5, 6], "palace": [7, 8, 9, 10], "folly": 12}

# f g o m are field, grove, fountain and meadow; a capital or a digit is a building on a meadow.
_LETTERS = {"f": "field", "g": "grove", "o": "fountain", "m": "meadow"}
_BUILDINGS: dict[str, Json] = {
    "C": {"kind": "castle"},
    "P": {"kind": "palace"},
    "H": {"kind": "chapel"},
    "1": {"kind": "folly", "folly": "two_forests"},
    "2": {"kind": "folly", "folly": "two_manors"},
    "3": {"kind": "folly", "folly": "two_gardens"},
    "4": {"kind": "folly", "folly": "one_each"},
}


def estate(*rows: str, origin: tuple[int, int] = (0, 0), knights: Iterable[tuple[int, int, int]] = ()) -> Json:
    """An estate drawn as rows of letters; `origin` is column and row of [0, 0], a knight is (x, y, its seat)."""
    tiles, buildings = [], []
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            at = [x - origin[0], y - origin[1]]
            if letter in _BUILDINGS:
                buildings.append({"at": at, **_BUILDINGS[letter]})
            if letter in _BUILDINGS or letter in _LETTERS:
                tiles.append({"at": at, "kind": _LETTERS.get(letter, "meadow")})
    return {"tiles": tiles, "buildings": buildings, "knights": [{"at": [x, y], "seat": seat} for x, y, seat in knights]}


def seat(*rows: str, **fields: Any) -> Json:
    """A seat with the given fields; rows, when there are any, draw its estate."""
    drawn: Json = {"estate": estate(*rows)} if rows else {}
    return {**drawn, **fields}


def table(*seats: Json, **fields: Any) -> Json:
    """A partial position for at least three seats."""
    return {"players": max(3, len(seats)), "seats": list(seats), **fields}


def wealthy(players: int, **fields: Any) -> Json:
    """Every seat has money, tiles, each kind of area and meadows to build on."""
    hand = {"field": 2, "grove": 2, "fountain": 2, "meadow": 1}
    rich = seat("Cffgg", "mffgg", "moomf", "moomm", money=60, tiles=hand)
    return table(*[rich] * players, **fields)


def on_turn(seat_number: int = 0, acted: bool = False, carded: bool = False) -> Json:
    return {"decision": "turn", "seat": seat_number, "acted": acted, "carded": carded}


def deck(*top: str, held: Iterable[str] = ()) -> list[str]:
    """A whole deck, with these cards on top and those of `held` missing."""
    rest = Counter(CARDS) - Counter(top) - Counter(held)
    return [*top, *sorted(rest.elements())]


def all_cards_held() -> list[list[str]]:
    """All 35 cards as three hands, so that nothing is left to draw."""
    kinds = list(CARDS)
    shares = kinds[:4], kinds[4:7], kinds[7:]
    return [sorted(card for kind in share for card in [kind] * CARDS[kind]) for share in shares]


def with_bag(position: Json, **bag: int) -> Json:
    """The position with exactly this bag: every other tile goes to the last seat. All seats must be given."""
    assert len(position["seats"]) == position["players"]
    seats = [dict(each) for each in position["seats"]]
    used = Counter(bag) + Counter(position.get("church", {}))
    for each in seats[:-1]:
        used += Counter(each.get("tiles", {}))
    for each in seats:
        laid = each["estate"]["tiles"] if "estate" in each else [{"kind": "meadow"}]
        used += Counter(tile["kind"] for tile in laid)
    seats[-1]["tiles"] = dict(Counter(LAND) - used)
    return {**position, "seats": seats}


def canonical(moves: Iterable[Json]) -> list[str]:
    """Moves in a form in which two lists can be compared whatever their order."""
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def same_moves(found: Iterable[Json], *expected: Json) -> None:
    """Exactly these moves, each once."""
    assert canonical(found) == canonical(expected)


def places(*ats: tuple[int, int], tile: str) -> list[Json]:
    return [{"type": "place", "tile": tile, "at": list(at)} for at in ats]


def swaps(hand: Json, bag: Iterable[str]) -> list[Json]:
    """Every swap that a hand allows when the bag has these kinds."""
    kinds = [kind for kind in KINDS if hand.get(kind)]
    gifts = [pair for pair in combinations_with_replacement(kinds, 2) if pair[0] != pair[1] or hand[pair[0]] > 1]
    return [{"type": "swap", "give": sorted(pair), "take": kind} for pair in gifts for kind in bag]


def tile_sets(limits: Json) -> list[Json]:
    """Every choice of tiles within the limits, the empty one included, without zero counts."""
    ranges = [range(limits.get(kind, 0) + 1) for kind in KINDS]
    return [{kind: count for kind, count in zip(KINDS, counts, strict=True) if count} for counts in product(*ranges)]


def donations(hand: Json, church: Json | None = None) -> list[Json]:
    limits = {kind: min(hand.get(kind, 0), 3 - (church or {}).get(kind, 0)) for kind in KINDS}
    return [{"type": "donate", "tiles": tiles} for tiles in tile_sets(limits) if tiles]


# What even the poorest seat may do at the start of its turn.
ALWAYS: tuple[Json, ...] = ({"type": "taxes", "bribes": 0}, {"type": "land", "bribes": 0}, {"type": "idle"})
