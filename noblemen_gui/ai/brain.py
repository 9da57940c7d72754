"""What a game offers to its computer players: its BRAIN, found in the game's own ai package."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from noblemen_gui.core.contract import AnyRules

ANY_MANNER = "any"


# Why a move is good: a sentence with gaps that an interface can translate, and what fills them.
Reason = tuple[str, Mapping[str, object]]


class Mind(Protocol):
    """Thinks for one seat with one kind of knowledge; it is given sampled states only."""

    def propose(self, state: Any, width: int) -> Sequence[Sequence[Any]]:
        """Return plans for the decision that is due: moves in order, as far ahead as nothing hidden decides."""

    def reply(self, state: Any) -> Sequence[Any]:
        """Return quickly what the seat to move would do now, one move or several."""

    def quiet(self, state: Any) -> bool:
        """Tell whether this is a point at which positions can be compared."""

    def weighty(self, state: Any) -> bool:
        """Tell whether the decision that is due is worth long thought."""

    def value(self, state: Any, seat: int) -> float:
        """Return how good a position is for a seat, in points of lead."""


class Brain(Protocol):
    """The game's part in its computer players."""

    @property
    def manners(self) -> tuple[str, ...]:
        """Return the manners in which it can play, ANY_MANNER first."""

    def mind(self, players: int, knowledge: str, manner: str) -> Mind:
        """Return a mind for a number of seats with knowledge of a kind ("simple", "sound" or "learned")."""

    def players(self, view: Any) -> int:
        """Return the number of seats of the game in view."""

    def explain(self, view: Any, move: Any) -> Reason:
        """Say in one sentence why the seat should make this move."""


def brain_of(rules: AnyRules) -> Brain:
    """Return the brain of a game."""
    brain: Brain = import_module(f"noblemen_gui.games.{rules.name}.ai").BRAIN
    return brain
