"""What the parts of the table may ask of the table scene, so that none of them needs to know it."""

from __future__ import annotations

from typing import Protocol

from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.table.estate_map import EstateMap
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.ui.app import App
from noblemen_gui.ui.geometry import Rect


class TableHost(Protocol):
    """The table scene as panels and decision scenes see it."""

    app: App
    model: TableModel
    drawer: str
    looks_back: bool
    map: EstateMap

    @property
    def covered(self) -> Rect:
        """Return what lies under an open drawer."""

    def tick(self, ms: float) -> None:
        """Let the game go on, also while a ball lies over the table."""

    def refresh(self) -> None:
        """Show what is true now to the looking seat."""

    def play(self, move: Move) -> bool:
        """Make a decision for the looking seat: it is saved, told and animated; false if a guide wants another."""

    def action(self, name: str) -> None:
        """An action plate was pressed: expand, build, bribe, taxes, land, church or idle."""

    def open(self, name: str, **details: object) -> None:
        """Open a decision or sheet by name: swap, card (card=…), taxes, land, church, chronicle, score_sheet, …"""

    def open_drawer(self, name: str) -> None:
        """Open a drawer of a small window, or close it if it is open."""

    def show_estate(self, seat: int) -> None:
        """Bring a seat's estate to the large map."""

    def end_turn(self) -> None:
        """The seal was pressed."""

    def taking_back(self) -> tuple[str | None, str | None]:
        """Say why nothing can be taken back, and why nothing can be done again; None where it can."""

    def undo(self) -> None:
        """Take back a step."""

    def redo(self) -> None:
        """Do a step again."""

    def zoom(self, by: int) -> None:
        """Show the map larger or smaller."""

    def ask_hint(self) -> None:
        """Ask what a strong player would do here."""

    def menu(self) -> None:
        """Open the pause scene."""

    def tell_about(self, thing: str) -> None:
        """Say what a thing of the table is and does now."""

    def say(self, sentence: str) -> None:
        """Show a line that says why something is not possible."""
