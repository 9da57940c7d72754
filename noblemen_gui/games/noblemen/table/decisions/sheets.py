"""Sheets that tell more: points by source, the whole chronicle, a new decade."""

from __future__ import annotations

from collections.abc import Sequence

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import SOURCES
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Rect, ScrollArea

ROMAN = ("", "I", "II", "III")


class ScoreSheet(Sheet):
    """Everybody's points by source, now."""

    width = 1180.0
    height = 620.0

    def __init__(self, host: TableHost) -> None:
        super().__init__(host)
        self.keys |= {"enter": self.app.pop}

    def heading(self) -> str:
        """Return the sheet's name."""
        return _("Points by source")

    def fill(self) -> None:
        """Lay out the one button."""
        self.controls.append(Button(self.foot.place(280, 60), _("Close"), self.app.pop, kind="gold", name="close"))

    def paint_body(self, canvas: Canvas) -> None:
        """Draw a row for each source and a column for each seat."""
        model = self.model
        rows = self.body.inset(0, -40).move(0, -20).rows(len(SOURCES) + 2, 2)
        for number, row in enumerate(rows):
            label, cells = row.cut_left(max(170.0, row.w * 0.22), 8)
            columns = cells.columns(len(model.players), 4)
            if number == 0:
                for player, column in zip(model.players, columns, strict=True):
                    canvas.image(f"crest-{player.crest}", column.place(min(40, row.h), min(40, row.h), 0.08))
                    canvas.text(player.name, column.cut_left(column.w * 0.3)[1], "small-label", "ink", align="left")
                continue
            total = number == len(rows) - 1
            words = _("Total") if total else _(names.SOURCES[SOURCES[number - 1]])
            canvas.text(words, label, "label" if total else "sentence", "ink", align="left")
            for seat, column in zip(model.state.seats, columns, strict=True):
                value = seat.points if total else seat.sources[number - 1]
                canvas.text(str(value), column, "count" if total else "number", "ink" if value else "muted")


class ChronicleSheet(Sheet):
    """All lines of the chronicle, the latest below."""

    width = 1000.0
    height = 900.0

    def __init__(self, host: TableHost, lines: Sequence[tuple[int | None, str]] = ()) -> None:
        super().__init__(host)
        self.told = list(lines)
        self.keys |= {"enter": self.app.pop}

    def heading(self) -> str:
        """Return the sheet's name."""
        return _("Chronicle")

    def fill(self) -> None:
        """Lay out the scrolling lines and the one button."""
        area = ScrollArea(self.body, [], len(self.told) * 56, name="lines", paint=self._paint_lines)
        self.controls.append(area)
        self.controls.append(Button(self.foot.place(280, 60), _("Close"), self.app.pop, kind="gold", name="close"))
        area.scroll_to(len(self.told) * 56)

    def _paint_lines(self, canvas: Canvas, shift: float) -> None:
        for number, (seat, line) in enumerate(self.told):
            row = Rect(self.body.x, self.body.y + shift + number * 56, self.body.w - 20, 54)
            if not canvas.shows(row):
                continue
            if seat is not None:
                canvas.image(f"crest-{self.model.players[seat].crest}", row.place(36, 36, 0))
            canvas.text(line, row.cut_left(48)[1], "log", "ink", align="left", lines=2)


class DecadeNotice(Sheet):
    """A new decade has begun: what is new on the board."""

    width = 720.0
    height = 360.0

    def __init__(self, host: TableHost, decade: int) -> None:
        super().__init__(host)
        self.decade = decade
        self.keys |= {"enter": self.app.pop, "space": self.app.pop}

    def heading(self) -> str:
        """Return which decade it is."""
        return _("Decade {number}").format(number=ROMAN[self.decade])

    def sentence(self) -> str:
        """Return what begins anew."""
        return _("The board is filled again, the Church takes gifts again, taxes and land are free again.")

    def fill(self) -> None:
        """Lay out the one button."""
        self.controls.append(Button(self.foot.place(280, 60), _("Go on"), self.app.pop, kind="gold", name="close"))

    def paint_body(self, canvas: Canvas) -> None:
        """Draw what has come back."""
        for place, art in zip(
            self.body.place(420, min(90, self.body.h)).columns(4, 16),
            ("castle", "church", "icon-taxes", "icon-land"),
            strict=True,
        ):
            canvas.image(art, place)
