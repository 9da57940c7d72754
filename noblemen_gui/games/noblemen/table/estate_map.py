"""The large map: one estate on a parchment sheet with the point track round it, places that glow, zoom and pan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from noblemen_gui.games.noblemen.rules.estate import Estate, coordinates
from noblemen_gui.games.noblemen.rules.moves import Cell
from noblemen_gui.games.noblemen.table import estate_map_ground as ground
from noblemen_gui.games.noblemen.table.estate_art import TRIMS, Grid, grid_in, paint_estate
from noblemen_gui.games.noblemen.table.estate_map_marks import (
    Ghost,
    Payout,
    Spot,
    bubble_rect,
    paint_bubble,
    paint_ghost,
    paint_spot,
    spot_rect,
)
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _
from noblemen_gui.settings import Settings
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.layer import Layer
from noblemen_gui.ui.tween import Loop
from noblemen_gui.ui.view import View
from noblemen_gui.ui.widget import Widget

BREATH_MS = 1600
BREATH_STEPS = 8
FAINTEST = 0.75
CARTOUCHE_PLACES = (0.62, 0.5, 0.7, 0.36, 0.24, 0.8)
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# How much of the sheet an estate keeps free: for the ribbon above and the buttons at the right.
RIBBON_ROOM = 66
BUTTON_ROOM = 84


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where the map lies and what sizes its places may have."""

    rect: Rect
    frame: float
    cells: tuple[float, ...]
    covered: float = 0  # so much at the left lies under a drawer

    @property
    def parchment(self) -> Rect:
        """Return what lies inside the frame."""
        return self.rect.inset(self.frame or 3)

    def room(self, view: View) -> Rect:
        """Return where an estate should lie."""
        inner = self.parchment
        left, right = self.covered + 8, view.px(BUTTON_ROOM) if self.frame else 70
        top = max(56, view.px(RIBBON_ROOM))
        return Rect(inner.x + left, inner.y + top, inner.w - left - right, inner.h - top - 8)


class EstateMap(Widget):
    """Lives as long as the table; `arrange` tells it its place, `show` what to draw."""

    captures = True

    def __init__(self, model: TableModel, settings: Settings) -> None:
        super().__init__(Rect(), name="map")
        self.model = model
        self.settings = settings
        self.seat = model.seat
        self.sheet = Sheet(Rect(), 0, (1,))
        self.grid = Grid((0, 0), 1)
        self.walk = [float(seat.points) for seat in model.state.seats]
        self.spots: list[Spot] = []
        self.cursor: Spot | None = None
        self.ghost: Ghost | None = None
        self.payout: Payout | None = None
        self.ribbon = ""
        self.ribbon_width = 1.0
        self._ground = Layer(self._paint_ground, opaque=True)
        self._picture = Layer(self._paint_picture, opaque=True)
        self._breath = 1.0
        self._breathing: Loop | None = None
        self._view = View(1920, 1080)
        self._step = 0
        self._grip: Point | None = None
        self._moved = False

    # what is shown

    @property
    def estate(self) -> Estate:
        """Return the estate on the sheet."""
        return self.model.state.seats[self.seat].estate

    @property
    def at_home(self) -> bool:
        """Tell whether the looking seat's own estate is shown."""
        return self.seat == self.model.seat

    def arrange(self, sheet: Sheet, view: View) -> None:
        """Take a place; another size begins with a fitting zoom."""
        if (sheet, view) != (self.sheet, self._view):
            self.sheet, self._view, self.rect = sheet, view, sheet.rect
            self._ground.stale()
            self.fit()

    def show(self, model: TableModel, seat: int | None = None) -> None:
        """Draw another state, or another seat's estate; the sheet moves only if the estate has outgrown it."""
        wanted = self.seat if seat is None else seat
        estate = self.estate
        turned = wanted != self.seat
        self.model, self.seat = model, wanted
        if turned:
            self._ground.stale()
        if turned or (estate is not self.estate and not self._fits()):
            self.fit()
        self._picture.stale()
        self.changed()

    def redraw(self) -> None:
        """Draw everything anew, since an option or the language has changed."""
        self._ground.stale()
        self._picture.stale()

    # zoom and pan

    def fit(self) -> None:
        """Show the whole estate with one ring of free places, as large as possible."""
        room, cells = self.sheet.room(self._view), self._extent()
        self._step = len(self.sheet.cells) - 1
        for step, size in enumerate(self.sheet.cells):
            extent = Grid((0, 0), size).around(cells)
            if extent.w <= room.w + 1 and extent.h <= room.h + 1:
                self._step = step
                break
        self._set_grid(grid_in(self._view, room.centre, cells, self.sheet.cells[self._step]))

    def can_zoom(self, by: int) -> bool:
        """Tell whether there is a larger (1) or smaller (-1) size."""
        return 0 <= self._step - by < len(self.sheet.cells)

    def zoom(self, by: int) -> None:
        """Go to the next larger (1) or smaller (-1) size round the middle of the sheet."""
        if not self.can_zoom(by):
            return
        self._step -= by
        centre, before = self.sheet.room(self._view).centre, self.grid
        after = grid_in(self._view, (0, 0), self._extent(), self.sheet.cells[self._step]).cell
        x, y = ((centre[axis] - before.origin[axis]) / before.cell for axis in (0, 1))
        self._set_grid(Grid(self._whole((centre[0] - x * after, centre[1] - y * after)), after))

    def pan(self, dx: float, dy: float) -> None:
        """Move the estate over the sheet; a part of it always stays in sight."""
        x, y = self.grid.origin
        moved = Grid(self._whole((x + dx, y + dy)), self.grid.cell)
        if moved.around(self.estate.tiles).overlaps(self.sheet.parchment.inset(moved.cell)):
            self._set_grid(moved)

    def _whole(self, point: Point) -> Point:
        k = self._view.scale
        return round(point[0] * k) / k, round(point[1] * k) / k

    def _extent(self) -> list[Cell]:
        return [*self.estate.tiles, *self.estate.frontier]

    def _fits(self) -> bool:
        return self.sheet.room(self._view).covers(self.grid.around(self._extent()), 1)

    def _set_grid(self, grid: Grid) -> None:
        self.grid = grid
        self._picture.stale()
        self.changed()

    # places that glow

    def light(self, spots: Sequence[Spot]) -> None:
        """Let these places glow and breathe."""
        self.spots = list(spots)
        self.cursor = None
        if self.scene and not self._breathing and spots:
            self._breathing = Loop(BREATH_MS, self._breathe)
            self.scene.timeline.play(self._breathing, "interface")
        self.changed()

    def unlight(self) -> None:
        """Put all lights out."""
        if self.scene and self._breathing:
            self.scene.timeline.stop(self._breathing)
        self._breathing, self._breath = None, 1.0
        self.spots, self.ghost, self.payout, self.cursor = [], None, None, None
        self.changed()

    def here(self) -> list[Spot]:
        """Return the lit places of the estate that is shown."""
        return [spot for spot in self.spots if spot.seat == self.seat]

    def spot_at(self, point: Point) -> Spot | None:
        """Return the lit place under a point."""
        if not self.sheet.parchment.contains(point):
            return None
        found = [spot for spot in self.here() if spot_rect(self.grid, spot).contains(point)]
        return min(found, key=lambda spot: _distance(spot_rect(self.grid, spot).centre, point), default=None)

    def hover(self, ghost: Ghost | None, payout: Payout | None) -> None:
        """Show what would be where, and what it would bring."""
        if (ghost, payout) == (self.ghost, self.payout):
            return
        for mark in (self._marked(), None):
            if mark and self.scene:
                self.scene.invalidate(mark)
        self.ghost, self.payout = ghost, payout
        mark = self._marked()
        if mark and self.scene:
            self.scene.invalidate(mark)

    def _marked(self) -> Rect | None:
        """Return what ghost and bubble cover."""
        if self.ghost is None:
            return None
        area = spot_rect(self.grid, self.ghost.spot).inset(-self.grid.cell * 0.6)
        if self.payout:
            area = area.union(bubble_rect(self._view, self.sheet.parchment, self.grid, self.payout).inset(-20))
        return area

    def _breathe(self, share: float) -> None:
        level = FAINTEST + (1 - FAINTEST) * (1 - round(share * BREATH_STEPS) / BREATH_STEPS)
        if level != self._breath and self.scene:
            self._breath = level
            for spot in self.here():
                self.scene.invalidate(spot_rect(self.grid, spot).inset(-6))

    # input

    def press(self, at: Point) -> None:
        """Take hold of the parchment."""
        self._grip, self._moved = at, False

    def drag(self, at: Point) -> None:
        """Pull the parchment along."""
        if self._grip:
            self.pan(at[0] - self._grip[0], at[1] - self._grip[1])
            self._grip = at

    def release(self, at: Point) -> None:
        """Let go of the parchment."""
        self._grip = None

    def wheel(self, notches: float) -> bool:
        """Zoom."""
        self.zoom(1 if notches > 0 else -1)
        return True

    def step(self, direction: str) -> Spot | None:
        """Move the keyboard's cursor to the next lit place in a direction and return it."""
        places = self.here()
        if not places:
            return None
        if self.cursor not in places:
            middle = self.sheet.room(self._view).centre
            self.cursor = min(places, key=lambda spot: _distance(spot_rect(self.grid, spot).centre, middle))
        elif direction in ARROWS:
            self.cursor = _nearest(self.cursor, places, ARROWS[direction]) or self.cursor
        self.changed()
        return self.cursor

    # the crests on the track

    def track_rect(self, seat: int) -> Rect | None:
        """Return where a seat's crest stands on the track now."""
        places = ground.track_places(self.rect, self.sheet.frame)
        if not places:
            return None
        value = self.walk[seat]
        low, part = int(value), value - int(value)
        (x, y), (end_x, end_y) = places[low % ground.TRACK].centre, places[(low + 1) % ground.TRACK].centre
        before = sum(1 for other in range(seat) if int(self.walk[other]) % ground.TRACK == low % ground.TRACK)
        size = 42 * self.sheet.frame / 28
        return Rect.around((x + (end_x - x) * part + 9 * before, y + (end_y - y) * part - 9 * before), size)

    def move_crest(self, seat: int, points: float) -> None:
        """Put a seat's crest at so many points, also between two cells."""
        for value in (self.walk[seat], points):
            self.walk[seat] = value
            place = self.track_rect(seat)
            if place and self.scene:
                self.scene.invalidate(place.inset(-14))

    # drawing

    def render(self, canvas: Canvas) -> None:
        """Draw it; buttons lie on the map, so that it is no control of its own to the audit."""
        if canvas.shows(self.rect, 24) or canvas.audit:
            self.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the kept picture, then what moves."""
        self._picture.draw(canvas, self.rect)
        with canvas.clipped(self.sheet.parchment):
            for spot in self.here():
                paint_spot(canvas, self.grid, spot, round(255 * self._breath), spot == self.cursor)
            if self.ghost:
                paint_ghost(canvas, self.grid, self.ghost)
        self._crests(canvas)
        if self.ribbon:
            self._paint_ribbon(canvas)
        if self.payout:
            paint_bubble(canvas, self.sheet.parchment, self.grid, self.payout)
        if self.focused and self.scene and self.scene.app.keyboard_in_use and not self.here():
            canvas.piece("focus", self.sheet.parchment.inset(2), radius=2)

    def _paint_ground(self, canvas: Canvas) -> None:
        sheet = self.sheet.parchment
        ground.paint_sheet(canvas, sheet, self._view.u if self.sheet.frame else 0.62)
        if not self.at_home:
            ground.paint_owner(canvas, sheet, TRIMS[self.model.players[self.seat].crest])
        ground.paint_frame(canvas, self.rect, self.sheet.frame)

    def _paint_cartouche(self, canvas: Canvas, sheet: Rect) -> None:
        words = _("The estate of {name}").format(name=self.model.players[self.seat].name)
        w, h = canvas.measure(words, "cartouche")
        place = Rect(0, 0, w + 76, max(42, h + 18))
        room = Rect(sheet.x + self.sheet.covered, sheet.y, sheet.w - self.sheet.covered, sheet.h)
        found = self._free_place(place, room)
        if found is None:
            return
        place = found
        canvas.piece("cartouche", place)
        canvas.text(words, place.inset(14, 4).move(0, -1), "cartouche", "#4A2F14")

    def _free_place(self, size: Rect, room: Rect) -> Rect | None:
        """Return where the name of the estate covers neither land nor a place where land may go."""
        cells = [self.grid.rect(at) for at in self._extent()]
        for across in CARTOUCHE_PLACES:
            place = size.move(room.x + room.w * across - size.w / 2, self.sheet.parchment.bottom - size.h - 12)
            if room.inset(4, -40).covers(place) and not any(place.overlaps(cell) for cell in cells):
                return place
        return None

    def _paint_picture(self, canvas: Canvas) -> None:
        self._ground.draw(canvas, self.rect)
        self._paint_cartouche(canvas, self.sheet.parchment)
        with canvas.clipped(self.sheet.parchment):
            paint_estate(
                canvas, self.grid, self.estate, self.model.players[self.seat], self.model.players,
                letters=self.settings.tile_letters, outlines=self.settings.dark_outlines,
            )  # fmt: skip

    def _crests(self, canvas: Canvas) -> None:
        for seat, player in enumerate(self.model.players):
            place = self.track_rect(seat)
            if place and canvas.shows(place, 14):
                canvas.vector("crest-shadow", place.inset(-4), lambda svg: svg.circle(
                    (svg.w / 2 + 1, svg.h / 2 + 3), svg.w * 0.38, "black", opacity=0.4))  # fmt: skip
                canvas.image(f"crest-{player.crest}", place)
                if self.walk[seat] >= ground.TRACK:
                    badge = Rect.around((place.right, place.bottom), 28)
                    canvas.piece("badge", badge)
                    canvas.text(f"×{1 + int(self.walk[seat]) // ground.TRACK}", badge.inset(-8), "number", "ink")

    def _paint_ribbon(self, canvas: Canvas) -> None:
        place = self.ribbon_rect(canvas)
        canvas.piece("ribbon", place)
        if self.ribbon_width == 1:
            words = Rect(place.x + place.h, place.y, place.w - 2 * place.h, place.h * 0.78)
            canvas.text(self.ribbon, words, "ribbon", "#FFF3DC", shadow="#4A0A16")

    def ribbon_rect(self, canvas: Canvas) -> Rect:
        """Return where the ribbon lies; while it unrolls it is narrower."""
        w, h = canvas.measure(self.ribbon, "ribbon")
        height = h * 1.55
        sheet = self.sheet.parchment
        room = Rect(sheet.x + self.sheet.covered, sheet.y, sheet.w - self.sheet.covered, sheet.h)
        full = min(room.w - 16, w + 2 * height + 30)
        # Half-unrolled widths are few, since every one is painted and kept.
        width = max(height * 3, round(full * self.ribbon_width / 24) * 24 if self.ribbon_width < 1 else full)
        return Rect(room.centre[0] - width / 2, sheet.y + 2, width, height)


def _distance(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _nearest(start: Spot, places: Sequence[Spot], step: tuple[int, int]) -> Spot | None:
    """Return the place that lies nearest in a direction; going aside costs more than going straight."""
    x, y = coordinates(start.at)
    best: tuple[float, Spot] | None = None
    for place in places:
        dx, dy = coordinates(place.at)[0] - x, coordinates(place.at)[1] - y
        along, aside = dx * step[0] + dy * step[1], abs(dx * step[1]) + abs(dy * step[0])
        if along > 0 and (best is None or along + 2.5 * aside < best[0]):
            best = along + 2.5 * aside, place
    return best[1] if best else None
