"""The building scoring, building by building: enclosed ones count, open ones show what is missing (N10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.estate import AROUND, Estate
from noblemen_gui.games.noblemen.rules.events import BuildingScored, Event
from noblemen_gui.games.noblemen.rules.material import BUILDINGS
from noblemen_gui.games.noblemen.rules.moves import Cell
from noblemen_gui.games.noblemen.table.decisions.base import Decision
from noblemen_gui.games.noblemen.table.estate_art import (
    Grid,
    building_art,
    draw_estate,
    estate_grid,
    fitting_cell,
    paint_estate,
)
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Call, Canvas, Rect, Row, Svg, Wait
from noblemen_gui.ui import Sequence as InOrder

BUILDING_MS = 500.0


@dataclass(frozen=True, slots=True)
class Scored:
    """One building that was looked at."""

    seat: int
    building: int
    at: Cell
    enclosed: bool
    chapels: int
    amount: int

    def words(self) -> str:
        """Return the building and whether it is enclosed."""
        template = _("{building}, enclosed") if self.enclosed else _("{building}, open")
        return template.format(building=_(names.BUILDINGS[self.building]))

    def reason(self, missing: int) -> str:
        """Return where its points come from, or why there are none."""
        if not self.enclosed:
            return ngettext_("{count} land is missing", "{count} lands are missing", missing).format(count=missing)
        if not self.chapels:
            return _("land on all eight sides")
        each = 2 if BUILDINGS[self.building] == "palace" else 1
        base = self.amount - each * self.chapels
        return ngettext_(
            "{base} and {each} for its chapel", "{base} and {each} for each of {count} chapels", self.chapels
        ).format(base=base, each=each, count=self.chapels)


class ScoringScene(Decision):
    """Plays through the buildings from the Queen's holder clockwise; Space goes on, End shows all."""

    modal = False

    def __init__(self, host: TableHost, events: Sequence[Event]) -> None:
        super().__init__(host)
        self.scored = [
            Scored(event.seat or 0, event.building, event.at, event.enclosed, event.chapels, event.amount)
            for event in events
            if isinstance(event, BuildingScored)
        ]
        self.order = list(dict.fromkeys(scored.seat for scored in self.scored))
        self.number = 0
        self.hovered_row: int | None = None
        self.keys |= {"space": self.go_on, "enter": self.go_on, "left": self.go_back, "end": self.show_all}

    def enter(self) -> None:
        """Begin to count by itself."""
        self.app.audio.play("scoring")
        self._wait()

    def _wait(self) -> None:
        self.timeline.play(InOrder(Wait(3 * BUILDING_MS), Call(self._by_itself)), "rivals")

    def _by_itself(self) -> None:
        if self.number < len(self.scored) - 1:
            self.number += 1
            self.relayout()
            self._wait()

    @property
    def current(self) -> Scored | None:
        """Return the building that is looked at."""
        return self.scored[self.number] if self.scored else None

    def go_on(self) -> None:
        """Look at the next building, or leave after the last."""
        if self.number >= len(self.scored) - 1:
            self.app.pop()
            return
        self.number += 1
        self.app.audio.play("points" if self.scored[self.number].amount else "click")
        self.relayout()

    def go_back(self) -> None:
        """Look at the building before."""
        self.number = max(0, self.number - 1)
        self.relayout()

    def show_all(self) -> None:
        """Go to the last building at once."""
        self.number = max(0, len(self.scored) - 1)
        self.relayout()

    def back(self) -> None:
        """Esc leaves: everything has been counted already."""
        self.app.pop()

    # layout

    def lay_out(self) -> None:
        """Lay out seats at the left, the map, the ledger at the right and the steps below."""
        view = self.view
        room = view.rect.inset(max(8.0, view.px(12)))
        side = max(250.0, view.px(420)) if not view.compact else 0.0
        ledger = max(350.0, view.px(420))
        self.ledger, rest = room.cut_right(ledger, 12)
        self.seats, rest = rest.cut_left(side, 12) if side else (Rect(), rest)
        steps, self.map = rest.cut_bottom(max(60.0, view.px(86)), 12)
        back, on, everything = steps.columns((3, 5, 3), 12)
        last = self.number >= len(self.scored) - 1
        first = None if self.number else _("This is the first building.")
        self.controls = [
            Button(back, _("One back"), self.go_back, kind="dark", name="back", lines=2, reason=first),
            Button(on, _("Go on") if last else _("Next building"), self.go_on, kind="gold", role="primary", name="next",
                   lines=2, lit=True),
            Button(everything, _("All at once"), self.show_all, kind="dark", name="all", lines=2,
                   reason=_("This is the last building.") if last else None),
        ]  # fmt: skip
        self._lay_out_rows()

    def _lay_out_rows(self) -> None:
        if self.current is None:
            return
        inner = self.ledger.inset(16, 70)
        mine = [index for index, scored in enumerate(self.scored) if scored.seat == self.current.seat]
        height = min(88.0, inner.h / max(1, len(mine)) - 6)
        for line, index in enumerate(mine):
            place = Rect(inner.x, inner.y + line * (height + 6), inner.w, height)
            shown = index <= self.number
            draw = partial(self._draw_row, index)
            self.controls.append(
                Row(place, f"building-{index}", draw, partial(self._show, index), chosen=index == self.number,
                    reason=None if shown else _("Not counted yet."))
            )  # fmt: skip

    def _show(self, index: int) -> None:
        self.number = index
        self.relayout()

    # drawing

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw the seats, the estate that is counted, and its ledger."""
        canvas.fill(self.view.rect, "oak-dark")
        canvas.piece("parchment", self.map, radius=8)
        if self.current is not None:
            self._paint_map(canvas, self.current)
            self._paint_ledger(canvas, self.current)
        if self.seats.w:
            for seat, place in zip(self.order, self.seats.rows(len(self.order), 10), strict=True):
                self._paint_seat(canvas, seat, place)

    def _paint_map(self, canvas: Canvas, current: Scored) -> None:
        player = self.model.players[current.seat]
        estate = self.model.state.seats[current.seat].estate
        ribbon = self.map.cut_top(max(64.0, self.view.px(110)))[0].place(
            min(self.map.w * 0.86, 620), max(56.0, self.view.px(80))
        )
        canvas.piece("ribbon", ribbon)
        words = ribbon.inset(ribbon.h, 0).cut_top(ribbon.h * 0.78)[0]
        canvas.text(_("The buildings of {name}").format(name=player.name), words, "ribbon", "cream", lines=2)
        room = self.map.inset(30).cut_top(max(64.0, self.view.px(96)))[1].cut_bottom(52)[1]
        cells = list(estate.tiles) + [current.at + step for step in AROUND]
        grid = estate_grid(self.view, room, _with_ring(estate, cells), min(90.0, fitting_cell(room, cells)))
        paint_estate(canvas, grid, estate, player, self.model.players, letters=self.app.settings.tile_letters)
        self._paint_frame(canvas, grid, estate, current)
        bubble = self.map.inset(20, 10).cut_bottom(48)[0].place(min(self.map.w * 0.7, 460), 46)
        canvas.piece("bubble", bubble, tone="green" if current.enclosed else "red")
        missing = _missing(estate, current.at)
        points = ngettext_("{count} point", "{count} points", current.amount).format(count=current.amount)
        text = points if current.enclosed else current.reason(len(missing))
        canvas.text(text, bubble.inset(12, 4), "sentence", "bubble-text")

    def _paint_frame(self, canvas: Canvas, grid: Grid, estate: Estate, current: Scored) -> None:
        frame = grid.around([current.at + step for step in AROUND]).inset(-3)
        colour = "gold" if current.enclosed else "bad"
        canvas.vector(("scored", colour), frame, lambda svg: _ring(svg, colour))
        for at in _missing(estate, current.at):
            place = grid.rect(at)
            canvas.vector("missing", place, _hole)
            canvas.text("?", place, "score", "bad")
        for step in AROUND:
            if current.enclosed and BUILDINGS[min(estate.buildings.get(current.at + step, 0), 3)] == "chapel":
                self._coin(
                    canvas, grid.rect(current.at + step), "+2" if BUILDINGS[current.building] == "palace" else "+1"
                )
        self._coin(canvas, grid.rect(current.at), str(current.amount))

    def _coin(self, canvas: Canvas, cell: Rect, words: str) -> None:
        size = max(34.0, min(52.0, cell.w * 0.5))
        badge = Rect.around((cell.right - size * 0.3, cell.y + size * 0.3), size)
        canvas.piece("badge", badge, tone="gold")
        canvas.text(words, badge.move(0, -1), "number", "ink")

    def _paint_ledger(self, canvas: Canvas, current: Scored) -> None:
        canvas.piece("parchment", self.ledger)
        player = self.model.players[current.seat]
        head = self.ledger.inset(20, 14).cut_top(46)[0]
        canvas.text(player.name, head.cut_right(52)[1], "heading", "ink", align="left")
        canvas.image(f"crest-{player.crest}", head.place(44, 44, 1))
        total = self._counted(current.seat)
        plate = self.ledger.inset(16, 14).cut_bottom(56)[0]
        canvas.piece("oak", plate)
        canvas.image("victory-point", plate.inset(8).place(40, 40, 0))
        canvas.text(f"+{total}", plate.inset(18, 4), "score", "gilt", align="right")
        canvas.text(_("Buildings"), plate.inset(60, 4), "label", "cream", align="left")

    def _counted(self, seat: int) -> int:
        return sum(scored.amount for scored in self.scored[: self.number + 1] if scored.seat == seat)

    def _draw_row(self, index: int, canvas: Canvas, rect: Rect) -> None:
        scored = self.scored[index]
        shown = index <= self.number
        owner = self.model.players[scored.seat]
        size = min(rect.h, 56)
        canvas.image(
            building_art(scored.building, owner), rect.place(size, size, 0), grey=not (scored.enclosed and shown)
        )
        words = rect.cut_left(size + 8)[1].cut_right(40)[1]
        missing = len(_missing(self.model.state.seats[scored.seat].estate, scored.at))
        if rect.h >= 72:
            upper, lower = words.rows((1, 2))
            canvas.text(scored.words(), upper, "action", "ink", align="left")
            canvas.text(scored.reason(missing), lower, "caption", "muted", align="left", lines=2)
        else:
            canvas.text(scored.words(), words, "action", "ink", align="left", lines=2)
        if shown:
            canvas.text(str(scored.amount), rect.cut_right(44)[0], "count", "ink" if scored.amount else "bad")

    def _paint_seat(self, canvas: Canvas, seat: int, place: Rect) -> None:
        player = self.model.players[seat]
        active = self.current is not None and self.current.seat == seat
        canvas.piece("plate-lit" if active else "plate", place, active=active)
        picture, words = place.inset(8).columns((1, 1), 8)
        canvas.piece("parchment-flat", picture)
        draw_estate(canvas, picture.inset(10), self.model.state.seats[seat].estate, player, self.model.players)
        rows = words.rows(3, 2)
        canvas.text(player.name, rows[0], "name", "cream", align="left")
        canvas.image(f"crest-{player.crest}", rows[1].place(min(40, rows[1].h), min(40, rows[1].h), 0))
        canvas.text(f"+{self._counted(seat)}", rows[1].cut_left(48)[1], "score", "gilt", align="left")
        canvas.text(self._progress(seat), rows[2], "caption", "cream", align="left")

    def _progress(self, seat: int) -> str:
        mine = [index for index, scored in enumerate(self.scored) if scored.seat == seat]
        if self.number > mine[-1]:
            return _("counted")
        return _("counting") if self.number >= mine[0] else _("follows")


def _missing(estate: Estate, at: Cell) -> list[Cell]:
    return [at + step for step in AROUND if at + step not in estate.tiles]


def _with_ring(estate: Estate, cells: Sequence[Cell]) -> Estate:
    """Return an estate that is as large as all these places, to find a grid for them."""
    tiles = dict.fromkeys(cells, 0)
    return Estate(tiles, {}, {}, {}, frozenset(), estate.land)


def _ring(svg: Svg, colour: str) -> None:
    svg.frame(4, line="outline", width=9, radius=8)
    svg.frame(4, line=colour, width=5, radius=8)


def _hole(svg: Svg) -> None:
    svg.frame(5, "#FBEBDD", line="bad", width=3, radius=8, opacity=0.92)
