"""What the table needs of the client around it: the game that is played there, and the scenes beyond the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from noblemen_gui.core.errors import Refusal
from noblemen_gui.core.match import Match, Step
from noblemen_gui.learn.words import Said

Waiting = Literal["human", "curtain", "rival", "end"]


class SeatPlan(Protocol):
    """Who sits at a seat."""

    name: str
    crest: str
    lady: bool
    level: str


class Session(Protocol):
    """A game on this computer: the true match, whose eyes look on, and what rivals answer."""

    match: Match
    plans: list[Any]
    viewer: int

    @property
    def waiting_for(self) -> Waiting:
        """Return what the table has to do next."""

    @property
    def humans(self) -> list[int]:
        """Return the seats of people."""

    def view(self) -> Any:
        """Return what the looking seat may know."""

    def legal_moves(self) -> Sequence[Any]:
        """Return the legal moves of the human who decides now, otherwise none."""

    def seen(self, events: Sequence[Any], viewer: int | None = None) -> list[Any]:
        """Return events as a seat may see them."""

    def play(self, move: Any) -> Step:
        """Carry a decision out and save it."""

    def rival_move(self) -> Any | None:
        """Ask for a rival's move, or look whether it has been found."""

    def part_curtain(self) -> None:
        """Let the next human look on."""

    def ask_hint(self) -> None:
        """Ask what a strong player would do for the human who decides now."""

    def hint(self) -> tuple[Any | None, Said] | None:
        """Return the move, if one was found, and why, once there is an answer."""

    def undo_refusal(self) -> Refusal | None:
        """Say why the last decision cannot be taken back; None if it can."""

    def undo(self) -> Step:
        """Take the last decision back."""

    def redo(self) -> Step:
        """Make the decision again that was taken back."""

    def close(self) -> None:
        """Stop thinking."""


class Outside(Protocol):
    """The scenes beyond the table."""

    def pause(self) -> None:
        """Open the pause scene."""

    def help(self, topic: str, board: Any) -> None:
        """Open the rules at a topic, with the numbers of a board."""

    def results(self, session: Session) -> None:
        """Leave the table for the results."""

    def look_back(self, session: Session) -> None:
        """Look through what has happened so far."""

    def curtain(self, session: Session) -> None:
        """Let the curtain fall before the next human."""
