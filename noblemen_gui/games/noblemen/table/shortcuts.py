"""The table's keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from noblemen_gui.games.noblemen.table.panels.actions import ACTIONS

if TYPE_CHECKING:
    from noblemen_gui.games.noblemen.table.scene import TableScene


def shortcuts(table: TableScene) -> dict[str, Callable[[], None]]:
    """Return what each key does: numbers stand for the seven actions, letters for what is looked at or ended."""
    actions = {str(number): partial(table.action, action[0]) for number, action in enumerate(ACTIONS, 1)}
    return actions | {
        "e": table.end_turn,
        "x": partial(table.open, "swap"),
        "c": partial(table.open, "chronicle"),
        "p": partial(table.open, "score_sheet"),
        "b": partial(table.open, "look_back"),
        "h": lambda: table.turn_map(table.model.seat),
        "r": table.next_estate,
        "t": table.ask_hint,
        "+": partial(table.map.zoom, 1),
        "-": partial(table.map.zoom, -1),
        "0": table.map.fit,
        "ctrl+z": table.undo,
        "ctrl+y": table.redo,
        "f1": partial(table.open, "help"),
        "f10": table.menu,
    }
