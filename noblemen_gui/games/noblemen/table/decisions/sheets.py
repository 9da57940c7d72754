"""Sheets that tell more: points by source and a new decade."""

from __future__ import annotations

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import SOURCES
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.panels.top_bar import ROMAN
from noblemen_gui.locale import N_, _
from noblemen_gui.ui import Button, Canvas, Point, Rect, Svg

SOURCE_ART = {
    "queen": "queen",
    "bribes": "bribe",
    "church": "church",
    "idle": "icon-idle",
    "follies": "folly",
    "titles": "crown",
    "buildings": "castle",
    "cards": "scandal-back",
    "liaisons": "card-liaison",
}
# What a new decade brings, with its picture.
RENEWED = (
    ("castle", N_("Buildings stand on the board again.")),
    ("church", N_("The Church takes gifts again.")),
    ("icon-taxes", N_("Taxes can be collected again.")),
    ("icon-land", N_("Land can be acquired again.")),
)
NOTICE_MS = 3000.0


class ScoreSheet(Sheet):
    """Everybody's points by source, now."""

    width = 1240.0
    height = 700.0

    def heading(self) -> str:
        """Return the sheet's name."""
        return _("Points by source")

    def icon(self) -> str:
        """Return the art beside the heading."""
        return "victory-point"

    def lay_out(self) -> None:
        """Leave out the sentence: the table needs its room."""
        super().lay_out()
        self.body = Rect(self.body.x, self.head.y + 52, self.body.w, self.body.bottom - self.head.y - 52)

    def fill(self) -> None:
        """Lay out the one button."""
        self.controls.append(Button(self.foot.place(280, 60), _("Close"), self.app.pop, kind="gold", name="close"))

    def paint_body(self, canvas: Canvas) -> None:
        """Draw a row for each source and a column for each seat."""
        rows = self.body.rows([5] + [4] * len(SOURCES) + [5], 2)
        self._paint_names(canvas, rows[0])
        for number, source in enumerate(SOURCES):
            values = [seat.sources[number] for seat in self.model.state.seats]
            self._paint_row(canvas, rows[number + 1], SOURCE_ART[source], _(names.SOURCES[source]), values, number)
        canvas.piece("plate", rows[-1], active=True)
        self._paint_total(canvas, rows[-1])

    def _columns(self, row: Rect) -> tuple[Rect, list[Rect]]:
        label, cells = row.inset(10, 0).cut_left(max(212.0, row.w * 0.21), 8)
        return label, cells.columns(len(self.model.players), 4)

    def _paint_names(self, canvas: Canvas, row: Rect) -> None:
        for seat, column in enumerate(self._columns(row)[1]):
            player = self.model.players[seat]
            size = min(38.0, row.h)
            width = min(column.w - size - 6, canvas.measure(player.name, "small-label")[0] + 1)
            whole = column.place(width + size + 6, row.h)
            canvas.image(f"crest-{player.crest}", whole.place(size, size, 0))
            canvas.text(player.name, whole.cut_left(size + 6)[1], "small-label", "ink", align="left")

    def _paint_row(self, canvas: Canvas, row: Rect, art: str, words: str, values: list[int], number: int) -> None:
        if number % 2 == 0:
            canvas.vector("score-stripe", row, _stripe)
        label, columns = self._columns(row)
        size = min(34.0, row.h)
        canvas.image(art, label.place(size, size, 0))
        canvas.text(words, label.cut_left(size + 10)[1], "sentence", "ink", align="left")
        for value, column in zip(values, columns, strict=True):
            if value and value == max(values):
                canvas.vector("score-pill", column.place(64, min(30, row.h)), _pill)
            canvas.text(str(value) if value else "–", column, "price", "ink" if value else "muted")

    def _paint_total(self, canvas: Canvas, row: Rect) -> None:
        label, columns = self._columns(row)
        canvas.text(_("Total"), label, "label", "cream", align="left")
        for seat, column in zip(self.model.state.seats, columns, strict=True):
            canvas.text(str(seat.points), column, "score", "gilt")


class DecadeNotice(Sheet):
    """A new decade has begun: what is new on the board."""

    width = 860.0
    height = 430.0

    def __init__(self, host: TableHost, decade: int) -> None:
        super().__init__(host)
        self.decade = decade
        self.keys |= {"space": self.app.pop}

    def enter(self) -> None:
        """Ring the decade in; where nobody plays it goes on by itself."""
        super().enter()
        self.app.audio.play("decade")
        if self.unwatched:
            self.leave_after(NOTICE_MS)

    def click(self, at: Point) -> bool:
        """A click anywhere goes on."""
        self.app.pop()
        return True

    def heading(self) -> str:
        """Return which decade it is."""
        return _("Decade {number}").format(number=ROMAN[self.decade])

    def sentence(self) -> str:
        """Return who has the Queen: her left neighbour begins."""
        return _("{name} holds the Queen.").format(name=self.model.players[self.model.state.queen].name)

    def icon(self) -> str:
        """Return the art beside the heading."""
        return "queen"

    def fill(self) -> None:
        """Lay out the one button."""
        self.controls.append(Button(self.foot.place(280, 60), _("Go on"), self.app.pop, kind="gold", name="close"))

    def paint_body(self, canvas: Canvas) -> None:
        """Draw what has come back."""
        for (art, words), place in zip(RENEWED, self.body.columns(4, 16), strict=True):
            picture, below = place.cut_top(min(110.0, place.h * 0.5), 8)
            canvas.image(art, picture)
            canvas.text(_(words), below, "sentence", "ink", lines=4, down=0)


def _stripe(svg: Svg) -> None:
    svg.frame(0, "#D9C08A", radius=6, opacity=0.35)


def _pill(svg: Svg) -> None:
    svg.frame(1, svg.down("#FFF0B0", "#E8BE52"), line="#8A5A16", width=1.6, radius=svg.h / 2 - 1)
