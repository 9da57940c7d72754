"""What an AI seat is: it gets a view and the legal moves, and answers with one of them within its budget."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take; with 0 ms the answer depends only on view, level and seed."""

    ms: int = 0
    cancelled: Callable[[], bool] = _never


class Player(Protocol):
    """Decides for a seat; it never sees more than the view."""

    def choose(self, view: Any, moves: Sequence[Any], budget: Budget) -> Any:
        """Return one of the moves."""
