"""What a guide beside the table may do: refuse a move with a sentence, follow what happens, and draw over the table."""

from __future__ import annotations

from typing import Protocol

from noblemen_gui.core.match import Step
from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.ui import Canvas, Rect, Widget


class Guide(Protocol):
    """A lesson or a herald; the table asks it before a human's move and tells it after every move."""

    def refusal(self, move: Move) -> str | None:
        """Say why this is not the move to make now; None lets it pass."""

    def refused(self, sentence: str) -> None:
        """The table said why something is not possible."""

    def happened(self, step: Step) -> None:
        """A decision was made, by whomever, and is shown."""

    def controls(self, room: Rect) -> list[Widget]:
        """Return the guide's own controls, laid out over the table; `room` is the map."""

    def paint(self, canvas: Canvas) -> None:
        """Draw over the table and below the guide's controls."""
