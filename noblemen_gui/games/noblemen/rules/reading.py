"""Reads JSON values and names the place of what is wrong."""

from collections.abc import Sequence
from typing import Any, NoReturn

from noblemen_gui.core.errors import BadPosition, BadRequest, GameError
from noblemen_gui.games.noblemen.rules.estate import REACH, cell
from noblemen_gui.games.noblemen.rules.material import TILES
from noblemen_gui.games.noblemen.rules.moves import Cell, Tiles

NOWHERE: Cell = -1
LARGEST = 10**9


class Reader:
    """One JSON value with the path that leads to it; raises its kind of error."""

    __slots__ = ("error", "path", "value")

    def __init__(self, value: object, path: str, error: type[GameError] = BadRequest) -> None:
        self.value: Any = value
        self.path = path
        self.error = error

    def fail(self, expected: str) -> NoReturn:
        """Raise the error with the place and what was expected there."""
        raise self.error(f"{self.path}: {expected}")

    def object(self, known: Sequence[str]) -> "Reader":
        """Check that this is an object with none but known fields."""
        if not isinstance(self.value, dict):
            self.fail("an object was expected.")
        for name in self.value:
            if name not in known:
                self.fail(f"there is no field called {str(name)[:40]!r}.")
        return self

    def has(self, name: str) -> bool:
        """Tell whether the object has a field."""
        return name in self.value

    def field(self, name: str) -> "Reader":
        """Return a field that must be there."""
        if name not in self.value:
            self.fail(f"the field {name!r} is missing.")
        return self.at(name)

    def at(self, name: str) -> "Reader":
        """Return a field, None if it is missing."""
        return Reader(self.value.get(name), f"{self.path}.{name}", self.error)

    def items(self) -> list["Reader"]:
        """Return the items of a list."""
        if not isinstance(self.value, list):
            self.fail("a list was expected.")
        return [Reader(item, f"{self.path}[{place}]", self.error) for place, item in enumerate(self.value)]

    def number(self, least: int = 0, most: int = LARGEST) -> int:
        """Return a whole number within limits."""
        if type(self.value) is not int:
            self.fail("a whole number was expected.")
        if not least <= self.value <= most:
            self.fail(f"a whole number from {least} to {most} was expected.")
        return int(self.value)

    def boolean(self) -> bool:
        """Return true or false."""
        if type(self.value) is not bool:
            self.fail("true or false was expected.")
        return bool(self.value)

    def word(self, words: Sequence[str]) -> int:
        """Return the number of one of the words."""
        if not isinstance(self.value, str) or self.value not in words:
            self.fail(f"one of {', '.join(words)} was expected.")
        return words.index(self.value)

    def cell(self) -> Cell:
        """Return a place; one too far from any estate is nowhere."""
        value = self.value
        if not isinstance(value, list) or len(value) != 2 or any(type(number) is not int for number in value):
            self.fail("two whole numbers [x, y] were expected.")
        x, y = value
        return cell(x, y) if abs(x) <= REACH and abs(y) <= REACH else NOWHERE

    def tiles(self) -> Tiles:
        """Return counts of tiles by kind."""
        self.object(TILES)
        counts = [self.at(name).number() if self.has(name) else 0 for name in TILES]
        return (counts[0], counts[1], counts[2], counts[3])

    def words(self, words: Sequence[str]) -> tuple[int, ...]:
        """Return the numbers of a list of words."""
        return tuple(item.word(words) for item in self.items())


def position_reader(data: object, path: str = "position") -> Reader:
    """Return a reader whose complaints are about a position."""
    return Reader(data, path, BadPosition)
