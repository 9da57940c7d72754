"""The numbers that texts about Noblemen quote, read from the board's data so that a text never disagrees with it."""

from collections.abc import Mapping

from noblemen_gui.games.noblemen.rules.board import FILLED, Board, board_for, complete_options
from noblemen_gui.games.noblemen.rules.material import CASTLE, CHAPEL, PALACE

DEFAULT_BOARD = board_for(max(FILLED), complete_options({}))


def facts_of(board: Board = DEFAULT_BOARD) -> Mapping[str, object]:
    """Return the facts that topics may name in their gaps."""
    return {
        "castle_prices": _row(board.prices[CASTLE]),
        "chapel_prices": _row(board.prices[CHAPEL]),
        "palace_prices": _row(board.prices[PALACE]),
        "folly_price": board.folly_price,
        "spaces": len(board.track),
        "balls": sum(space == "ball" for space in board.track),
    }


def _row(prices: tuple[int, ...]) -> str:
    return " · ".join(f"£{price}" for price in prices)
