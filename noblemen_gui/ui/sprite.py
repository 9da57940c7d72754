"""Things that move over a scene: pictures with a place, a size, a tilt and an opacity, and flights between places."""

from __future__ import annotations

from collections.abc import Callable

from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.painted import Shade
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.tween import Tween

LIFTED = Shade(alpha=150, blur=10, offset=(12, 22))


class Sprite:
    """A picture by its art name or a drawing of your own; setting a place has the old and the new one drawn again."""

    def __init__(
        self, name: str, rect: Rect, *, tint: str = "", paint: Callable[[Canvas, Rect], None] | None = None,
        shadow: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.rect = rect
        self.tint = tint
        self.shadow = shadow
        self.angle = 0.0
        self.zoom = 1.0
        self.alpha = 255
        self._paint = paint
        self._invalidate: Callable[[Rect], None] | None = None

    def bind(self, invalidate: Callable[[Rect], None] | None) -> None:
        """Tell where changes are reported; the sprites of a scene do this."""
        self._invalidate = invalidate

    def place(
        self, centre: Point | None = None, *, angle: float | None = None, zoom: float | None = None,
        alpha: int | None = None,
    ) -> None:  # fmt: skip
        self._dirty()
        if centre is not None:
            self.rect = Rect.around(centre, self.rect.w, self.rect.h)
        self.angle = self.angle if angle is None else angle
        self.zoom = self.zoom if zoom is None else zoom
        self.alpha = self.alpha if alpha is None else alpha
        self._dirty()

    @property
    def area(self) -> Rect:
        """Everything it may cover."""
        grown = self.rect.scaled(self.zoom * (1.4 if self.angle else 1.0)).inset(-3)
        return grown.union(grown.inset(-32).move(12, 22)) if self.shadow else grown

    def draw(self, canvas: Canvas) -> None:
        if not canvas.shows(self.area):
            return
        if self.shadow:
            canvas.vector("lifted", self.rect, _nothing, (LIFTED,), 4, self.alpha)
        if self._paint:
            self._paint(canvas, self.rect)
        else:
            canvas.image(self.name, self.rect, tint=self.tint, alpha=self.alpha, angle=self.angle, zoom=self.zoom)

    def _dirty(self) -> None:
        if self._invalidate:
            self._invalidate(self.area)


class Sprites:
    """The sprites of a scene, drawn in the order they were added."""

    def __init__(self, invalidate: Callable[[Rect], None]) -> None:
        self._invalidate = invalidate
        self._sprites: list[Sprite] = []

    def __len__(self) -> int:
        return len(self._sprites)

    def add(self, sprite: Sprite) -> Sprite:
        sprite.bind(self._invalidate)
        self._sprites.append(sprite)
        self._invalidate(sprite.area)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        if sprite in self._sprites:
            self._sprites.remove(sprite)
            self._invalidate(sprite.area)
            sprite.bind(None)

    def clear(self) -> None:
        for sprite in list(self._sprites):
            self.remove(sprite)

    def draw(self, canvas: Canvas) -> None:
        for sprite in self._sprites:
            sprite.draw(canvas)


def fly(
    sprite: Sprite, end: Point, ms: float = 380, *, arc: float = 0, ease: str = "in-out-cubic",
    then: Callable[[], None] | None = None,
) -> Tween:  # fmt: skip
    """A flight from where the sprite is when it begins to `end`; `arc` is how high it rises on its way."""
    start: list[Point] = []

    def apply(t: float) -> None:
        if not start:
            start.append(sprite.rect.centre)
        (x, y), rise = start[0], 4 * arc * t * (1 - t)
        sprite.place((x + (end[0] - x) * t, y + (end[1] - y) * t - rise))

    return Tween(ms, apply, ease, then)


def _nothing(svg: Svg) -> None:
    """A shadow's owner draws itself."""
