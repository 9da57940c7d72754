"""The round buttons on the map: larger, smaller, undo, redo, and a hint."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from noblemen_gui.games.noblemen.table.estate_art import draw_estate
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Pressable, Rect, RoundButton

GAP = 10

Entry = tuple[str, str, Callable[[], None], str, str | None]


class HomeCard(Pressable):
    """One's own estate, small; a click brings it back to the map."""

    def __init__(self, rect: Rect, action: partial[None], model: TableModel) -> None:
        super().__init__(rect, action, name="home", tip=_("Back to your estate (H)"))
        self.model = model

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading with its key, and the estate."""
        model = self.model
        player = model.players[model.seat]
        canvas.piece("oak", self.face_rect)
        head, room = self.face_rect.inset(10, 8).cut_top(32, 4)
        canvas.image(f"crest-{player.crest}", head.place(30, 30, 0))
        words = head.cut_left(36)[1].cut_right(34)[1]
        if canvas.measure(_("Your estate"), "small-label")[0] <= words.w:
            canvas.text(_("Your estate"), words, "small-label", "cream", align="left")
        canvas.key_cap("H", (head.right - 16, head.centre[1]), dark=True)
        canvas.piece("parchment-flat", room)
        draw_estate(canvas, room.inset(6), model.own.estate, player, model.players)


class MapButtons(Panel):
    """A column at the right edge of the map."""

    def build(self) -> None:
        """Lay them out from above."""
        size = min(46.0, (self.rect.h - 4 * GAP) / 5)
        for number, (name, sign, action, tip, reason) in enumerate(self._entries()):
            place = Rect(self.rect.x, self.rect.y + number * (size + GAP), size, size)
            button = RoundButton(place, sign, action, name=name, tip=tip, reason=reason)
            self.add(button, name if name in ("undo", "redo") else "menu")

        if not self.host.map.at_home:
            self._add_home()

    def _entries(self) -> list[Entry]:
        """Return name, sign, action, tip, and why it is not possible now."""
        host = self.host
        entries: list[Entry] = [
            ("zoom-in", "plus", partial(host.zoom, 1), _("Larger (+)"), None),
            ("zoom-out", "minus", partial(host.zoom, -1), _("Smaller (−)"), None),
        ]
        if host.looks_back:
            return entries
        undo, redo = host.taking_back()
        waiting = None if self.model.deciding else _("It is another player's turn.")
        return [
            *entries,
            ("undo", "icon-undo", host.undo, _("Take back (Ctrl+Z)"), undo),
            ("redo", "icon-redo", host.redo, _("Do again (Ctrl+Y)"), redo),
            ("hint", "herald", host.ask_hint, _("What would the chancellor do? (T)"), waiting),
        ]

    def _add_home(self) -> None:
        """While a rival's estate is shown, one's own lies small in a corner."""
        sheet = self.host.map.sheet.parchment
        w, h = min(236.0, sheet.w * 0.26), min(186.0, sheet.h * 0.36)
        place = Rect(sheet.x + self.host.map.sheet.covered + 14, sheet.bottom - h - 14, w, h)
        self.add(HomeCard(place, partial(self.host.show_estate, self.model.seat), self.model), "estate")

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing: the buttons lie on the map."""
