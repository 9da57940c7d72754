"""A second, slow and literal reading of what moves bring, compared move by move while a game is played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from .driver import Driver
from .oracle import areas_of, buildings_of, land_of

Json = dict[str, Any]

WORTH = {"castle": (3, 1), "palace": (5, 2)}


class Auditor:
    """Remembers the position before each move and checks the one after it."""

    def __init__(self) -> None:
        self.before: Json | None = None
        self.checked: set[str] = set()

    def watch(self, driver: Driver, _answer: Json) -> None:
        after = driver.position()
        if self.before is not None:
            move = driver.ok("record")["record"]["moves"][-1]
            check = _CHECKS.get(move["type"])
            if check is not None:
                check(self.before, move, after)
                self.checked.add(move["type"])
        self.before = after


def actor(position: Json) -> int:
    return int(position["pending"][-1]["seat"])


def gain(before: Json, after: Json, field: str) -> int:
    """What the deciding seat has more than before."""
    number = actor(before)
    return int(after["seats"][number][field] - before["seats"][number][field])


def tiles_gain(before: Json, after: Json) -> int:
    number = actor(before)
    return int(sum(after["seats"][number]["tiles"].values()) - sum(before["seats"][number]["tiles"].values()))


def yields(position: Json, number: int, kind: str, area: str) -> int:
    """One for each tile, two for each free area of one's own and for each own knight on such an area."""
    seat = position["seats"][number]
    guests = {tuple(knight["at"]) for knight in seat["estate"]["knights"]}
    free = [at for at, name in areas_of(seat).items() if name == area and at not in guests]
    abroad = [
        knight
        for host in position["seats"]
        for knight in host["estate"]["knights"]
        if knight["seat"] == number and areas_of(host)[knight["at"][0], knight["at"][1]] == area
    ]
    return list(land_of(seat).values()).count(kind) + 2 * len(free) + 2 * len(abroad)


def bag(position: Json) -> int:
    return int(sum(position["bag"].values()))


def _taxes(before: Json, move: Json, after: Json) -> None:
    expected = yields(before, actor(before), "field", "manor") + move["bribes"]
    assert gain(before, after, "money") == expected
    assert gain(before, after, "bribes") == -move["bribes"]


def _land(before: Json, move: Json, after: Json) -> None:
    expected = yields(before, actor(before), "grove", "forest") + move["bribes"]
    assert tiles_gain(before, after) == min(bag(before), expected)
    assert gain(before, after, "bribes") == -move["bribes"]


def _done(before: Json, _move: Json, after: Json) -> None:
    """N6.1, from the tiles laid and the areas that contain one of them."""
    number = actor(before)
    seat = before["seats"][number]
    laid = [tuple(at) for at in before["pending"][-1]["laid"]]
    kinds = [land_of(seat)[x, y] for x, y in laid]
    squares = {(x - dx, y - dy) for x, y in laid for dx, dy in product((0, 1), repeat=2)}
    completed = [name for at, name in areas_of(seat).items() if at in squares]
    assert gain(before, after, "money") == kinds.count("field") + 2 * completed.count("manor")
    drawn = kinds.count("grove") + 2 * completed.count("forest")
    assert tiles_gain(before, after) == min(bag(before), drawn)
    locked = before["options"]["track"][before["round"]] == "locked"
    assert after["queen"] == (number if "garden" in completed and not locked else before["queen"])


def _court(before: Json, move: Json, after: Json) -> None:
    """N8.2; when the ball is over at once the spaces are gone and nothing is left to check."""
    number = actor(before)
    seat = before["seats"][number]
    palaces = list(buildings_of(seat).values()).count("palace")
    handed = move["bribes"] + len(move["cards"]) + 2 * move["cards"].count("blackmail")
    space = yields(before, number, "fountain", "garden") + 2 * palaces + handed
    taken = {each["prestige"] for each in before["seats"]}
    while space and space in taken:
        space -= 1
    if after["round"] == before["round"] and after["pending"] and after["pending"][-1]["decision"] != "turn":
        assert after["seats"][number]["prestige"] == space
    assert after["deck"][len(after["deck"]) - len(move["cards"]) :] == move["cards"]


def _end_turn(before: Json, _move: Json, after: Json) -> None:
    number = actor(before)
    track = before["options"]["track"]
    if before["queen"] != number:
        assert after["round"] == before["round"]
        assert after["seats"] == before["seats"]
        assert actor(after) == (number + 1) % before["players"]
        return
    assert after["seats"][number]["sources"]["queen"] == before["seats"][number]["sources"]["queen"] + 1
    if track[before["round"] + 1] == "scoring":
        for old, new in zip(before["seats"], after["seats"], strict=True):
            assert new["sources"]["buildings"] - old["sources"]["buildings"] == scoring(old)


def scoring(seat: Json) -> int:
    """N10.1 for one estate."""
    land, built = land_of(seat), buildings_of(seat)
    total = 0
    for (x, y), kind in built.items():
        around = [(x + dx, y + dy) for dx, dy in product((-1, 0, 1), repeat=2) if (dx, dy) != (0, 0)]
        if kind in WORTH and all(at in land for at in around):
            base, chapel = WORTH[kind]
            total += base + chapel * sum(built.get(at) == "chapel" for at in around)
    return total


def _points(source: str, amount: Callable[[Json], int]) -> Callable[[Json, Json, Json], None]:
    def check(before: Json, move: Json, after: Json) -> None:
        assert gain(before, after, "points") == amount(move)
        number = actor(before)
        old, new = before["seats"][number]["sources"], after["seats"][number]["sources"]
        assert new[source] - old[source] == amount(move)

    return check


_CHECKS: dict[str, Callable[[Json, Json, Json], None]] = {
    "taxes": _taxes,
    "land": _land,
    "done": _done,
    "court": _court,
    "end_turn": _end_turn,
    "idle": _points("idle", lambda _move: 1),
    "bribe": _points("bribes", lambda move: int(move["count"])),
    "donate": _points("church", lambda move: sum(move["tiles"].values())),
}
