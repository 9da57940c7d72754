"""The picture of a lesson: all steps back into an engraving, what is needed stays in colour inside gold rings."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from noblemen_gui.scenes.course import dashes
from noblemen_gui.ui import Canvas, Point, Rect, Svg

# What steps back turns so grey and is multiplied with this tone: its text keeps a contrast of 4.5:1.
GREY_ALPHA = round(255 * 0.86)
TONE = (0xDB, 0xCC, 0xB3)
RING = 7.0
# A thing longer than this share of its height is lit by a long round shape, others by a circle.
LONG = 1.7
# A circle shows some of what lies around: so much more than the thing's own half diagonal.
AROUND = 1.12
# What is larger than this across is round itself, or so large that its corners may stay dark.
LARGE = 100.0
ARROW_POINTS = 40
ARROW_DASHES = (22.0, 12.0)
HEAD = 24.0


def lit_shape(place: Rect, wide: float = 1.0) -> Rect:
    """Return the circle or long round shape that lights a place, as the rectangle around it."""
    if place.w > LONG * place.h or place.h > LONG * place.w:
        return place.inset(-min(24.0, 10 + min(place.w, place.h) * 0.12))
    corner, side = math.hypot(place.w, place.h) / 2 * AROUND, max(place.w, place.h) / 2 + 20
    return Rect.around(place.centre, 2 * wide * (corner if side < LARGE else side))


def engrave(canvas: Canvas, shapes: Sequence[Rect]) -> None:
    """Let all that is drawn so far step back, but for what lies inside these shapes."""
    area = canvas.surface.get_clip()
    before = canvas.surface.subsurface(area).copy()
    grey = pygame.transform.grayscale(before)
    grey.set_alpha(GREY_ALPHA)
    canvas.surface.blit(grey, area)
    canvas.surface.fill(TONE, area, pygame.BLEND_RGB_MULT)
    for shape in shapes:
        _let_through(canvas, before, area, canvas.device(shape))
    draw_rings(canvas, shapes)


def draw_rings(canvas: Canvas, shapes: Sequence[Rect]) -> None:
    """Draw a gold ring round each of these shapes."""
    for shape in shapes:
        canvas.vector(("lit-ring", round(shape.w), round(shape.h)), shape.inset(-RING), _ring)


def _let_through(canvas: Canvas, before: pygame.Surface, area: pygame.Rect, hole: pygame.Rect) -> None:
    seen = hole.clip(area)
    if not seen.w or not seen.h:
        return
    mask = canvas.kit.custom(("lit-mask", hole.size), lambda: _mask(hole.size))
    part = before.subsurface(seen.move(-area.x, -area.y)).convert_alpha()
    part.blit(mask, (0, 0), seen.move(-hole.x, -hole.y), pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(part, seen)


def _mask(size: tuple[int, int]) -> pygame.Surface:
    svg = Svg(*size)
    svg.frame(1, "white", radius=min(size) / 2 - 1)
    return svg.raster()


def _ring(svg: Svg) -> None:
    radius = min(svg.w, svg.h) / 2 - RING
    svg.frame(RING - 1, line="#4A2F14", width=RING, radius=radius)
    svg.frame(RING - 1, line=svg.gold(), width=RING - 2.6, radius=radius)


def arrow_points(start: Rect, end: Rect) -> list[Point]:
    """Return the way of the arrow from one lit thing to the place where it belongs."""
    return _bow(start.centre, end.centre, min(start.w, start.h) * 0.42, min(end.w, end.h) * 0.16)


def draw_arrow(canvas: Canvas, points: Sequence[Point]) -> None:
    """Draw a dashed arrow in a bow along these points."""
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    box = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-34)
    local = [(x - box.x, y - box.y) for x, y in points]
    key = ("lesson-arrow", tuple((round(x), round(y)) for x, y in (local[0], local[-1])), round(box.w), round(box.h))
    canvas.vector(key, box, lambda svg: _paint_arrow(svg, local))


def _paint_arrow(svg: Svg, points: Sequence[Point]) -> None:
    (x, y), (fx, fy) = points[-1], points[-5]
    length = math.dist((x, y), (fx, fy)) or 1.0
    dx, dy = HEAD * (x - fx) / length, HEAD * (y - fy) / length
    barbs = [(x - dx - side * dy, y - dy + side * dx) for side in (0.7, -0.7)]
    head = dashes([barbs[0], (x, y), barbs[1]], ())
    shaft = dashes(points[:-1], ())
    for path, line, width in (
        (shaft, "#3A2410", 13.0),
        (head, "#3A2410", 15.0),
        (dashes(points[:-1], ARROW_DASHES), "gilt", 7.0),
        (head, "gilt", 8.0),
    ):
        svg.path(path, line=line, width=width)


def _bow(start: Point, end: Point, leave: float, stop: float) -> list[Point]:
    """Return points on a bow that leaves the first place and stops before the middle of the second."""
    (x, y), (to_x, to_y) = start, end
    length = math.dist(start, end) or 1.0
    bend = min(120.0, length * 0.16) * (-1 if to_x >= x else 1)
    mid = (x + to_x) / 2 - (to_y - y) / length * bend, (y + to_y) / 2 + (to_x - x) / length * bend
    first, last = leave / length, 1 - stop / length
    shares = [first + (last - first) * index / ARROW_POINTS for index in range(ARROW_POINTS + 1)]
    return [
        ((1 - t) ** 2 * x + 2 * (1 - t) * t * mid[0] + t * t * to_x,
         (1 - t) ** 2 * y + 2 * (1 - t) * t * mid[1] + t * t * to_y)
        for t in shares
    ]  # fmt: skip
