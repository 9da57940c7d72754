"""The whole chronicle: every line with the crest of whom it is about, all of them or one player's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.estate_art import estate_grid, fitting_cell, paint_estate
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.telling import Line, Place
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Event, Point, Pointer, Pressable, Rect, ScrollArea, Svg, Wheel, text

LINE_GAP = 10.0
NOTCH = 72.0
BESIDE = 50.0
BAR = 26.0
INSET = 280.0
LARGEST_CELL = 44.0


class FilterButton(Pressable):
    """Shows the lines of one player, or all."""

    def __init__(self, rect: Rect, crest: str, label: str, chosen: bool, choose: Callable[[], None], name: str) -> None:
        super().__init__(rect, choose, name=name, tip=label)
        self.crest = crest
        self.label = label
        self.chosen = chosen

    def draw(self, canvas: Canvas) -> None:
        """Draw crest and name on a segment."""
        rect = self.face_rect
        face = "chosen" if self.chosen else "hover" if self.hovered else ""
        canvas.piece("segment", rect, face=face)
        inner = rect.inset(10, 4)
        if self.crest:
            size = min(34.0, inner.h)
            canvas.image(f"crest-{self.crest}", inner.place(size, size, 0))
            inner = inner.cut_left(size + 6)[1]
        canvas.text(self.label, inner, "small-label", "ink")


class ChronicleSheet(Sheet):
    """Scrolls by wheel, bar, arrows and pages; 0 shows all lines, a number those of a seat."""

    width = 1080.0
    height = 920.0

    def __init__(self, host: TableHost, lines: Sequence[Line] = (), places: Sequence[Place | None] = ()) -> None:
        super().__init__(host)
        known = list(places) or [None] * len(lines)
        self.told = [(seat, line, place) for (seat, line), place in zip(lines, known, strict=True)]
        self.pointed: int | None = None
        self.seat: int | None = None
        self.area: ScrollArea | None = None
        self.keys |= {"0": partial(self.show_only, None)}
        self.keys |= {str(seat + 1): partial(self.show_only, seat) for seat in range(len(host.model.players))}
        steps = {"up": -NOTCH, "down": NOTCH, "page up": -8 * NOTCH, "page down": 8 * NOTCH, "home": -1e9, "end": 1e9}
        self.keys |= {key: partial(self.scroll, by) for key, by in steps.items()}

    def heading(self) -> str:
        """Return the sheet's name."""
        return _("Chronicle")

    def icon(self) -> str:
        """Return the art beside the heading."""
        return "icon-quill"

    @property
    def shown(self) -> list[tuple[int | None, str, Place | None]]:
        """Return the lines that are shown; what concerns the whole table always is."""
        return [line for line in self.told if self.seat is None or line[0] in (None, self.seat)]

    def show_only(self, seat: int | None) -> None:
        """Show the lines of a seat, or all."""
        self.seat = seat
        self.relayout()

    def scroll(self, by: float) -> None:
        """Scroll the lines."""
        if self.area:
            self.area.scroll_to(self.area.offset + by)

    def handle(self, event: Event) -> bool:
        """The line under the pointer shows its place."""
        used = super().handle(event)
        if isinstance(event, Pointer | Wheel):
            self._point(self._line_at(event.at))
        return used

    def _line_at(self, at: Point) -> int | None:
        if self.area is None or not self.body.contains(at):
            return None
        y = at[1] - self.body.y + self.area.offset
        return next((number for number, (_n, top, height) in enumerate(self.places) if top <= y < top + height), None)

    def _point(self, number: int | None) -> None:
        if number != self.pointed:
            self.pointed = number
            self.invalidate(self.panel)

    # layout

    def fill(self) -> None:
        """Lay out the filters, the scrolling lines and the one button; the latest line is in sight."""
        self.pointed = None
        filters = Rect(self.head.x, self.head.y + 54, self.head.w, 46)
        self._lay_out_filters(filters)
        self.places = self._measured(self.body.w - BESIDE - BAR)
        height = self.places[-1][1] + self.places[-1][2] if self.places else 0.0
        self.area = ScrollArea(self.body, [], height, name="lines", paint=self._paint_lines)
        self.controls.append(self.area)
        self.controls.append(Button(self.foot.place(280, 60), _("Close"), self.app.pop, kind="gold", name="close"))
        self.area.scroll_to(height)

    def _lay_out_filters(self, row: Rect) -> None:
        players = self.model.players
        entries = [("", _("All")), *((player.crest, player.name) for player in players)]
        for number, ((crest, label), place) in enumerate(zip(entries, row.columns(len(entries), 8), strict=True)):
            seat = number - 1 if number else None
            choose = partial(self.show_only, seat)
            self.controls.append(FilterButton(place, crest, label, self.seat == seat, choose, name=f"filter-{number}"))

    def _measured(self, width: float) -> list[tuple[int, float, float]]:
        """Return for every line how many rows it takes, where it begins and how high it is."""
        face = self.view.font("log")
        step = text.line_height(face, self.view.scale)
        found, y = [], 0.0
        for _seat, line, _place in self.shown:
            rows = len(text.wrap(line, face, width, self.view.scale))
            height = max(38.0, rows * step) + LINE_GAP
            found.append((rows, y, height))
            y += height
        return found

    # drawing

    def _paint_lines(self, canvas: Canvas, shift: float) -> None:
        for (seat, line, _place), (rows, y, height) in zip(self.shown, self.places, strict=True):
            row = Rect(self.body.x, self.body.y + shift + y, self.body.w - BAR, height)
            if not canvas.shows(row):
                continue
            if seat is not None:
                canvas.image(f"crest-{self.model.players[seat].crest}", row.place(34, 34, 0, 0.5))
            canvas.text(
                line, row.cut_left(BESIDE)[1], "log", "ink" if seat is not None else "wine", align="left", lines=rows
            )
            canvas.fill(Rect(row.x, row.bottom - 1, row.w, 1), "#C9AE74")

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the place of the line under the pointer, beside it."""
        place = self.shown[self.pointed][2] if self.pointed is not None else None
        if place is None or self.pointed is None or self.area is None:
            return
        _rows, y, height = self.places[self.pointed]
        middle = self.body.y + y - self.area.offset + height / 2
        inset = Rect(self.body.right - BAR - INSET - 8, middle - INSET / 2, INSET, INSET).clamp(self.panel.inset(14))
        canvas.piece("parchment", inset)
        seat, at = place
        estate = self.model.state.seats[seat].estate
        grid = estate_grid(
            self.view, inset.inset(18), estate, min(LARGEST_CELL, fitting_cell(inset.inset(22), estate.tiles))
        )
        paint_estate(canvas, grid, estate, self.model.players[seat], self.model.players)
        canvas.vector("told-place", grid.rect(at).inset(-5), _ring)


def _ring(svg: Svg) -> None:
    svg.frame(4, line="#5A0A16", width=8, radius=7)
    svg.frame(4, line="#FFC94A", width=4.4, radius=7)
