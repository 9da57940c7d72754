"""The board as data (N2, N3): prices, the round track and what is filled for each number of seats."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from noblemen_gui.core.errors import BadRequest
from noblemen_gui.games.noblemen.rules.material import BARON, BUILDINGS, CASTLE, CHAPEL, PALACE

PRICES: dict[str, Any] = {
    "castle": [4, 5, 6, 7, 8],
    "chapel": [2, 3, 4, 5, 6],
    "palace": [7, 8, 9, 10],
    "folly": 12,
}
TRACK = ("start", "plain", "plain", "plain", "ball", "plain", "plain", "plain", "ball", "locked", "scoring")
MIDDLE_SPACES = ("plain", "ball", "locked")
DEAREST_PRICE = 99

# By the number of seats: castles, chapels and palaces on the board (N3.1), and titles from duke to viscount (N3.2).
FILLED = {3: (3, 3, 2), 4: (4, 4, 3), 5: (5, 5, 4)}
TITLES_IN_PLAY = {3: (1, 1, 1, 1), 4: (1, 1, 1, 2), 5: (1, 1, 2, 3)}
FIRST_SEAT_MONEY = 10


@dataclass(frozen=True, slots=True)
class Board:
    """What stays the same through a whole game; states share it."""

    players: int
    first_game: bool
    prices: tuple[tuple[int, ...], ...]
    folly_price: int
    track: tuple[str, ...]
    filled: tuple[int, int, int]
    titles: tuple[int, ...]

    def cheapest(self, building: int, standing: int) -> int:
        """Return the price of the next building of a kind, when so many stand on the board (the dearest spaces)."""
        prices = self.prices[building]
        return prices[len(prices) - standing]


def board_for(players: int, options: dict[str, Any]) -> Board:
    """Return the board for complete options."""
    prices = options["prices"]
    lists = tuple(tuple(prices[BUILDINGS[kind]]) for kind in (CASTLE, CHAPEL, PALACE))
    return _board(players, options["first_game"], lists, prices["folly"], tuple(options["track"]))


@lru_cache(maxsize=64)
def _board(
    players: int, first_game: bool, prices: tuple[tuple[int, ...], ...], folly: int, track: tuple[str, ...]
) -> Board:
    titles = (*TITLES_IN_PLAY[players], players)
    assert len(titles) == BARON + 1
    return Board(players, first_game, prices, folly, track, FILLED[players], titles)


def options_of(board: Board) -> dict[str, Any]:
    """Return the complete options from which the board was made."""
    prices: dict[str, Any] = {BUILDINGS[kind]: list(board.prices[kind]) for kind in (CASTLE, CHAPEL, PALACE)}
    return {
        "first_game": board.first_game,
        "prices": prices | {"folly": board.folly_price},
        "track": list(board.track),
    }


def complete_options(options: object) -> dict[str, Any]:
    """Check the options of a game and fill in N2's values."""
    if not isinstance(options, dict):
        raise BadRequest("options: an object was expected.")
    unknown = sorted(set(map(str, options)) - {"first_game", "prices", "track"})
    if unknown:
        raise BadRequest(f"options: there is no option called {unknown[0]!r}.")
    first_game = options.get("first_game", False)
    if not isinstance(first_game, bool):
        raise BadRequest("options.first_game: true or false was expected.")
    return {
        "first_game": first_game,
        "prices": _complete_prices(options.get("prices", {})),
        "track": _checked_track(options.get("track", list(TRACK))),
    }


def _complete_prices(given: object) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise BadRequest("options.prices: an object was expected.")
    unknown = sorted(set(map(str, given)) - set(PRICES))
    if unknown:
        raise BadRequest(f"options.prices: nothing called {unknown[0]!r} has a price.")
    prices = {name: given.get(name, value) for name, value in PRICES.items()}
    return {name: _checked_price(name, price) for name, price in prices.items()}


def _checked_price(name: str, price: object) -> object:
    if name == "folly":
        if not _is_price(price):
            raise BadRequest(f"options.prices.folly: a whole number from 0 to {DEAREST_PRICE} was expected.")
        return price
    length = len(PRICES[name])
    if not isinstance(price, list) or len(price) != length or not all(map(_is_price, price)):
        raise BadRequest(f"options.prices.{name}: {length} whole numbers from 0 to {DEAREST_PRICE} were expected.")
    if price != sorted(price):
        raise BadRequest(f"options.prices.{name}: prices must never fall from one space to the next.")
    return list(price)


def _is_price(value: object) -> bool:
    return type(value) is int and 0 <= value <= DEAREST_PRICE


def _checked_track(track: object) -> list[str]:
    if not isinstance(track, list) or not 4 <= len(track) <= 40:
        raise BadRequest("options.track: a list of 4 to 40 spaces was expected.")
    if track[0] != "start" or track[-1] != "scoring":
        raise BadRequest("options.track: the first space must be 'start' and the last 'scoring'.")
    for place, space in enumerate(track[1:-1], start=1):
        if space not in MIDDLE_SPACES:
            raise BadRequest(f"options.track[{place}]: 'plain', 'ball' or 'locked' was expected.")
    return list(track)
