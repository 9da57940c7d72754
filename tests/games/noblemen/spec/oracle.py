"""A second, slow and literal reading of which moves are legal, from a position's JSON alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from .positions import FOLLIES, KINDS, donations, swaps, tile_sets

Json = dict[str, Any]
Place = tuple[int, int]

AREAS = {"field": "manor", "grove": "forest", "fountain": "garden"}
NEEDS = {
    "two_forests": {"forest": 2},
    "two_manors": {"manor": 2},
    "two_gardens": {"garden": 2},
    "one_each": {"forest": 1, "manor": 1, "garden": 1},
}
DISCOUNT = {"duke": 3, "marquess": 2, "earl": 1}
REACH = {"duke": 14, "marquess": 10, "earl": 6, "viscount": 2, "baron": 0}
UNPLAYABLE = {"intrigue", "blackmail", "liaison"}


def titles_in_play(players: int) -> Counter[str]:
    earls, viscounts = {3: (1, 1), 4: (1, 2), 5: (2, 3)}[players]
    return Counter({"duke": 1, "marquess": 1, "earl": earls, "viscount": viscounts, "baron": players})


def land_of(seat: Json) -> dict[Place, str]:
    return {(tile["at"][0], tile["at"][1]): tile["kind"] for tile in seat["estate"]["tiles"]}


def buildings_of(seat: Json) -> dict[Place, str]:
    return {(each["at"][0], each["at"][1]): each["kind"] for each in seat["estate"]["buildings"]}


def areas_of(seat: Json) -> dict[Place, str]:
    """North-west tile and name of every area (N4.2)."""
    land = land_of(seat)
    found = {}
    for (x, y), kind in land.items():
        square = [land.get(at) for at in ((x + 1, y), (x, y + 1), (x + 1, y + 1))]
        if kind in AREAS and all(each == kind for each in square):
            found[x, y] = AREAS[kind]
    return found


def legal_moves(position: Json) -> list[Json]:
    top = position["pending"][-1]
    return list(_DECISIONS[top["decision"]](position, top, position["seats"][top["seat"]]))


def _choose_tiles(_position: Json, _top: Json, _seat: Json) -> Iterator[Json]:
    for tiles in tile_sets(dict.fromkeys(KINDS, 3)):
        yield {"type": "choose_tiles", "tiles": tiles}


def _keep_card(position: Json, _top: Json, seat: Json) -> Iterator[Json]:
    for card in sorted(set(position["deck"][:3])):
        yield {"type": "keep_card", "card": card}
    if "intrigue" in seat["cards"]:
        yield {"type": "keep_all"}


def _turn(position: Json, top: Json, seat: Json) -> Iterator[Json]:
    yield from _swaps(position, seat)
    if not top["carded"]:
        yield from _cards(position, seat)
    if top["acted"]:
        yield {"type": "end_turn"}
    else:
        yield from _actions(position, seat)


def _swaps(position: Json, seat: Json) -> list[Json]:
    return swaps(seat["tiles"], [kind for kind in KINDS if position["bag"].get(kind)])


def _actions(position: Json, seat: Json) -> Iterator[Json]:
    yield {"type": "idle"}
    yield from _places(seat)
    yield from _builds(position, seat)
    yield from donations(seat["tiles"], position["church"])
    for count in range(1, min(5, position["bribes"], seat["money"] // 2) + 1):
        yield {"type": "bribe", "count": count}
    for action, marker in (("taxes", "taxed"), ("land", "landed")):
        if not seat[marker]:
            yield from ({"type": action, "bribes": bribes} for bribes in range(seat["bribes"] + 1))


def _places(seat: Json) -> Iterator[Json]:
    land = land_of(seat)
    edge = {(x + dx, y + dy) for x, y in land for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - set(land)
    for (x, y), kind in product(sorted(edge), KINDS):
        if seat["tiles"].get(kind):
            yield {"type": "place", "tile": kind, "at": [x, y]}


def _empty_meadows(seat: Json, away_from: tuple[str, ...] = ()) -> list[list[int]]:
    land, built = land_of(seat), buildings_of(seat)
    barred = {
        (x + dx, y + dy)
        for (x, y), kind in built.items()
        if kind in away_from
        for dx, dy in product((-1, 0, 1), repeat=2)
    }
    return [
        [x, y] for (x, y), kind in land.items() if kind == "meadow" and (x, y) not in built and (x, y) not in barred
    ]


def _castle_places(seat: Json) -> list[list[int]]:
    return _empty_meadows(seat, ("castle", "palace"))


def _builds(position: Json, seat: Json) -> Iterator[Json]:
    castles = [[x, y] for (x, y), kind in buildings_of(seat).items() if kind == "castle"]
    spots = {"castle": _castle_places(seat), "palace": castles, "chapel": _empty_meadows(seat, ("chapel",))}
    for building, ats in spots.items():
        left = position["board"][building + "s"]
        if left and _can_pay(seat, position["options"]["prices"][building][-left]):
            yield from ({"type": "build", "building": building, "at": at} for at in ats)
    if _can_pay(seat, position["options"]["prices"]["folly"]):
        yield from _follies(position, seat)


def _can_pay(seat: Json, price: int) -> bool:
    return bool(seat["money"] >= max(0, price - DISCOUNT.get(seat["title"], 0)))


def _follies(position: Json, seat: Json) -> Iterator[Json]:
    areas = Counter(areas_of(seat).values())
    for folly in FOLLIES:
        if folly in position["board"]["follies"] and all(areas[area] >= n for area, n in NEEDS[folly].items()):
            for at in _empty_meadows(seat):
                yield {"type": "build", "building": "folly", "folly": folly, "at": at}


def _cards(position: Json, seat: Json) -> Iterator[Json]:
    hidden = sum(seat["tiles"].values())
    for card in sorted(set(seat["cards"]) - UNPLAYABLE):
        move = {"type": "play_card", "card": card}
        if card == "inheritance":
            ats = _castle_places(seat) if position["board"]["castles"] else []
            yield from ({**move, "at": at} for at in ats)
        elif card == "vicars_favour":
            gifts = [tiles for tiles in tile_sets(_at_most_four(seat["tiles"])) if 1 <= sum(tiles.values()) <= 4]
            yield from ({**move, "tiles": tiles} for tiles in gifts)
        elif card != "cunning_stroke" or hidden:
            yield move


def _at_most_four(tiles: Json) -> Json:
    return {kind: min(4, count) for kind, count in tiles.items()}


def _expand(position: Json, top: Json, seat: Json) -> Iterator[Json]:
    yield from _swaps(position, seat)
    if top["laid"]:
        yield {"type": "done"}
    if len(top["laid"]) < 3:
        yield from _places(seat)


def _knight(position: Json, top: Json, seat: Json) -> Iterator[Json]:
    yield {"type": "no_knight"}
    origins: list[Json] = [{}]
    if not seat["knights"]:
        origins = [{"from": {"seat": host, "at": at}} for host, at, whose in _knights(position) if whose == top["seat"]]
    taken = {(host, *at) for host, at, _ in _knights(position)}
    for number, host in enumerate(position["seats"]):
        for x, y in areas_of(host):
            if number != top["seat"] and (number, x, y) not in taken:
                yield from ({"type": "knight", "seat": number, "at": [x, y], **origin} for origin in origins)


def _knights(position: Json) -> list[tuple[int, list[int], int]]:
    """Host, place and owner of every knight on an area."""
    return [
        (number, knight["at"], knight["seat"])
        for number, host in enumerate(position["seats"])
        for knight in host["estate"]["knights"]
    ]


def _give_tiles(_position: Json, _top: Json, seat: Json) -> Iterator[Json]:
    for tiles in tile_sets({kind: min(2, count) for kind, count in seat["tiles"].items()}):
        if sum(tiles.values()) == 2:
            yield {"type": "give_tiles", "tiles": tiles}


def _court(_position: Json, _top: Json, seat: Json) -> Iterator[Json]:
    held: list[tuple[str, int]] = sorted(Counter(seat["cards"]).items())
    for counts in product(*(range(count + 1) for _, count in held)):
        cards = [card for (card, _), count in zip(held, counts, strict=True) for _ in range(count)]
        yield from ({"type": "court", "bribes": bribes, "cards": cards} for bribes in range(seat["bribes"] + 1))


def _take_title(position: Json, _top: Json, seat: Json) -> Iterator[Json]:
    left = titles_in_play(position["players"]) - Counter(each["title"] for each in position["seats"] if each["title"])
    for title in left:
        if REACH[title] <= seat["prestige"]:
            yield {"type": "take_title", "title": title}


_DECISIONS: dict[str, Callable[[Json, Json, Json], Iterator[Json]]] = {
    "choose_tiles": _choose_tiles,
    "keep_card": _keep_card,
    "turn": _turn,
    "expand": _expand,
    "knight": _knight,
    "give_tiles": _give_tiles,
    "court": _court,
    "take_title": _take_title,
}
