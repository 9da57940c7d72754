"""The chronicle: the last lines of what happened, each with the crest of whoever did it; a click shows all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Rect, RoundButton, text

Line = tuple[int | None, str]


class Chronicle(Panel):
    """Shows as many of the last lines as there is room for."""

    lines: Sequence[Line] = ()

    def tell(self, lines: Sequence[Line]) -> None:
        """Show other lines."""
        self.lines = list(lines)
        self.ground.stale()
        self.changed()

    def build(self) -> None:
        """Lay out the button that opens the whole chronicle."""
        size = 40 if self.view.wide else 34
        place = self.rect.inset(10, 8).place(size, size, 1, 0)
        button = RoundButton(place, "plus", self._open, name="chronicle", tip=_("Show the whole chronicle"))
        self.add(button, "chronicle")
        if self.view.wide:
            back = RoundButton(place.move(-size - 8, 0), "left", partial(self.host.open, "look_back"), name="look_back",
                               tip=_("Look back step by step (B)"))  # fmt: skip
            self.add(back, "chronicle")
        self.anchors["chronicle"] = self.rect

    def _open(self) -> None:
        self.host.open("chronicle")

    def paint(self, canvas: Canvas) -> None:
        """Draw heading and lines, the latest at the bottom."""
        canvas.piece("parchment", self.rect)
        inner = self.rect.inset(16, 10)
        if self.view.wide:
            head, inner = inner.cut_top(42, 4)
            canvas.text(_("Chronicle"), head.cut_right(94)[1], "heading", "ink", align="left")
        else:
            inner = self.rect.inset(12, 8).cut_right(36)[1]
        self._paint_lines(canvas, inner)

    def _shortened(self, line: str, room: Rect) -> str:
        """Return as many words of a line as the room holds."""
        face = self.view.font("log")
        most = int(room.h // text.line_height(face, self.view.scale))
        words = line.split(" ")
        while len(text.wrap(line, face, room.w - 40, self.view.scale)) > most and len(words) > 1:
            words.pop()
            line = " ".join(words) + " …"
        return line

    def _paint_lines(self, canvas: Canvas, inner: Rect) -> None:
        face = self.view.font("log")
        height = text.line_height(face, self.view.scale)
        bottom = inner.bottom
        for seat, line in reversed(self.lines):
            rows = text.wrap(line, face, inner.w - 40, self.view.scale)
            if bottom == inner.bottom and height * len(rows) > inner.h:
                # Where not even the last line has room, who did what is told without what it brought.
                line = self._shortened(line.partition(":")[0], inner)
                rows = text.wrap(line, face, inner.w - 40, self.view.scale)
            tall = height * len(rows) + (6 if self.view.wide else 0)
            if bottom - tall < inner.y - 1:
                break
            place = Rect(inner.x, bottom - tall, inner.w, tall)
            if seat is not None:
                canvas.image(f"crest-{self.model.players[seat].crest}", place.place(28, 28, 0, 0))
            canvas.text(line, place.cut_left(38)[1], "log", "ink", align="left", lines=len(rows), down=0)
            bottom -= tall
