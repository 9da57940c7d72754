"""The round buttons on the map: larger, smaller, undo, redo, and a hint."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Rect, RoundButton

GAP = 10


class MapButtons(Panel):
    """A column at the right edge of the map."""

    def build(self) -> None:
        """Lay them out from above."""
        size = min(46.0, (self.rect.h - 4 * GAP) / 5)
        entries: tuple[tuple[str, str, Callable[[], None], str, str], ...] = (
            ("zoom-in", "plus", partial(self.host.zoom, 1), _("Larger"), "+"),
            ("zoom-out", "minus", partial(self.host.zoom, -1), _("Smaller"), "-"),
            ("undo", "icon-undo", self.host.undo, _("Take back"), "Ctrl+Z"),
            ("redo", "icon-redo", self.host.redo, _("Do again"), "Ctrl+Y"),
            ("hint", "herald", self.host.ask_hint, _("What would the chancellor do?"), "T"),
        )
        for number, (name, sign, action, tip, key) in enumerate(entries):
            place = Rect(self.rect.x, self.rect.y + number * (size + GAP), size, size)
            button = RoundButton(place, sign, action, name=name, tip=f"{tip} ({key})")
            self.add(button, name if name in ("undo", "redo") else "menu")

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing: the buttons lie on the map."""
