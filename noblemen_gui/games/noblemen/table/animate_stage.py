"""The pieces of which the table's movements are made: flights between places, glows, rings and the crests' walk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from noblemen_gui.games.noblemen.table.estate_map import EstateMap
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.sprite import Sprite, fly
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.tween import Animation, Call, Together, Tween, Wait
from noblemen_gui.ui.tween import Sequence as InOrder

FLIGHT_MS = 380
APART_MS = 40
STEP_MS = 70
LONGEST_WALK_MS = 1400
MOST_PIECES = 6
PIECE = 44

Paint = Callable[[Canvas, Rect], None]


class Stage(Protocol):
    """What movement needs of the table scene."""

    map: EstateMap
    model: TableModel

    def anchor(self, name: str) -> Rect | None:
        """Return where something lies on the table now."""

    def add(self, sprite: Sprite) -> None:
        """Put a sprite on the table."""

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite off the table."""

    def sound(self, name: str) -> None:
        """Play a sound."""


class Effect(Sprite):
    """A drawing that changes with its share of time."""

    def __init__(self, rect: Rect, draw: Callable[[Canvas, Rect, float], None]) -> None:
        super().__init__("", rect, paint=lambda canvas, place: draw(canvas, place, self.share))
        self.share = 0.0

    def show(self, share: float) -> None:
        """Draw it as it is after this share of its time."""
        self.share = share
        self.place()


class Later:
    """An animation that is made only when its time has come, from what the table shows then."""

    def __init__(self, make: Callable[[], Animation]) -> None:
        self._make = make
        self._made: Animation | None = None

    def _begun(self) -> Animation:
        if self._made is None:
            self._made = self._make()
        return self._made

    def advance(self, ms: float) -> float | None:
        """Begin if need be, then go on."""
        return self._begun().advance(ms)

    def finish(self) -> None:
        """Jump to its end."""
        self._begun().finish()


class Director:
    """Makes movements on a stage; `origin` is where a move takes place, so that what it brings flies from there."""

    def __init__(self, stage: Stage, own: bool) -> None:
        self.stage = stage
        self.own = own
        self.origin: Rect | None = None

    def anchor(self, *names: str) -> Rect | None:
        """Return the first of these places that is on the table."""
        return next((place for name in names if (place := self.stage.anchor(name))), None)

    def on_estate(self, seat: int | None, square: Callable[[], Rect]) -> Rect | None:
        """Return a place of an estate: on the map if it is shown there, otherwise on its owner's card."""
        if seat is not None and seat == self.stage.map.seat:
            return square()
        return self.anchor(f"estate:{seat}", f"points:{seat}")

    def flight(
        self, art: str, start: Rect | None, end: Rect | None, *, count: int = 1, size: float = PIECE,
        ms: float = FLIGHT_MS, arc: float = 60, paint: Paint | None = None,
    ) -> Animation:  # fmt: skip
        """Let pieces fly one after the other, gone when they arrive; without both places nothing moves."""
        if start is None or end is None:
            return Wait(0)
        return Together(
            *(
                InOrder(Wait(number * APART_MS), self._one(Sprite(art, _at(start, size), paint=paint), end, ms, arc))
                for number in range(min(count, MOST_PIECES))
            )
        )

    def _one(self, sprite: Sprite, end: Rect, ms: float, arc: float) -> Animation:
        gone = lambda: self.stage.remove(sprite)  # noqa: E731
        return InOrder(Call(lambda: self.stage.add(sprite)), fly(sprite, end.centre, ms, arc=arc, then=gone))

    def effect(
        self, place: Rect | None, draw: Callable[[Canvas, Rect, float], None], ms: float, ease: str = "out-cubic"
    ) -> Animation:
        """Show a drawing that changes with time, then take it away."""
        if place is None:
            return Wait(0)
        shape = Effect(place, draw)
        return InOrder(
            Call(lambda: self.stage.add(shape)),
            Tween(ms, shape.show, ease),
            Call(lambda: self.stage.remove(shape)),
        )

    def glow(self, place: Rect | None, ms: float) -> Animation:
        """Light a place up and let it fade."""
        return self.effect(place.inset(-8) if place else None, draw_glow, ms, "linear")

    def dust(self, place: Rect | None) -> Animation:
        """A ring of dust where a piece was put."""
        return self.effect(place.scaled(1.7) if place else None, draw_dust, 180)

    def walk(self, seat: int, points: int) -> Animation:
        """Let a seat's crest walk to its points, cell by cell."""
        map_ = self.stage.map
        start = map_.walk[seat]
        ms = min(LONGEST_WALK_MS, STEP_MS * abs(points - start))
        return Tween(ms, lambda t: map_.move_crest(seat, start + (points - start) * t), "out-quad")


def _at(place: Rect, size: float) -> Rect:
    return Rect.around(place.centre, size)


def draw_glow(canvas: Canvas, rect: Rect, share: float) -> None:
    """Draw a gilt frame that comes and goes."""
    canvas.vector("seat-glow", rect, _gilt, alpha=round(255 * (1 - abs(2 * share - 1))))


def _gilt(svg: Svg) -> None:
    svg.frame(5, line="#8A5A16", width=8, radius=12)
    svg.frame(5, line="#FFF3C0", width=4, radius=12)


def draw_dust(canvas: Canvas, rect: Rect, share: float) -> None:
    """Draw a ring that widens and fades."""
    place = rect.scaled(0.5 + 0.5 * round(share * 6) / 6)
    canvas.vector("dust", place, _dust, alpha=round(220 * (1 - share)))


def _dust(svg: Svg) -> None:
    centre = svg.w / 2, svg.h / 2
    light = ((0, "#FFF2C8", 0.0), (0.6, "#FFF2C8", 0.0), (0.8, "#FFE6A8", 0.9), (1, "#D8B068", 0.0))
    svg.circle(centre, svg.w / 2, svg.radial(light, centre, svg.w / 2))


def draw_hidden_tile(canvas: Canvas, rect: Rect) -> None:
    """Draw the back of a tile whose kind is not known."""
    canvas.vector("hidden-tile", rect, _hidden)


def _hidden(svg: Svg) -> None:
    svg.frame(1.5, svg.down("#DCC08A", "#B8935A"), line="#2A1608", width=2.4, radius=4)
    svg.frame(6, line="#8A6430", width=1.4, radius=2)
