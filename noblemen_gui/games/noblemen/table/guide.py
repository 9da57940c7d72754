"""What a guide beside the table may do: refuse a move with a sentence, follow what happens, and go on by itself."""

from __future__ import annotations

from typing import Protocol

from noblemen_gui.core.match import Step
from noblemen_gui.games.noblemen.rules.moves import Move


class Guide(Protocol):
    """A lesson or a herald; the table asks it before a human's move and tells it after every move."""

    def refusal(self, move: Move) -> str | None:
        """Say why this is not the move to make now; None lets it pass."""

    def refused(self, sentence: str) -> bool:
        """The table would say why something is not possible; true if the guide says it instead."""

    def happened(self, step: Step) -> None:
        """A decision was made, by whomever, and is shown."""

    def goes_on(self) -> bool:
        """Nothing moves and all is shown: true if the guide does the next thing, so that the table waits."""
