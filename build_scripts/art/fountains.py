"""Fountain tiles: a gravel court with box-edged beds and a basin in the middle."""

import random

from .areas import AREAS, boundary, quarters
from .canvas import Canvas, Point, number, polar

_MIDDLE: Point = (128, 128)
_STONE_EDGE = "#5d513c"
_BASIN_SIDES = (8, 32, 4, 6)
_BLOOMS = (
    ("#7c1f38", "#e2728c", "#ffd3dc"),
    ("#8a5a16", "#f4cf5e", "#fff3c0"),
    ("#4a2a78", "#a98ae0", "#e6dcff"),
    ("#8c1f30", "#e8545c", "#ffc4c4"),
)


def fountain(variant: int) -> Canvas:
    """One of the fountain tiles, counted from 0."""
    canvas = Canvas()
    canvas.rect((0, 0), (256, 256), "#e2d3ad")
    canvas.circle((118, 116), 128, canvas.radial([(0, "#f6eed6", 0.85), (1, "#e2d3ad", 0)], (118, 116), 124))
    _gravel(canvas, random.Random(3 + variant))
    for turn in range(4):
        _bed(canvas, 90 * turn, _BLOOMS[variant])
    quarters(canvas, AREAS["garden"])
    _basin(canvas, _BASIN_SIDES[variant])
    _tier(canvas)
    _jets(canvas, 8 if variant % 2 == 0 else 6)
    boundary(canvas, "#5d513c")
    return canvas


def _gravel(canvas: Canvas, chance: random.Random) -> None:
    for _ in range(150):
        place = chance.uniform(4, 252), chance.uniform(4, 252)
        canvas.circle(place, chance.uniform(0.8, 1.6), chance.choice(("#b8a47c", "#fff8e2", "#a8936a")), alpha=0.6)


def _bed(canvas: Canvas, turn: float, bloom: tuple[str, str, str]) -> None:
    """Half a bed at the edge: the neighbour's half completes it."""
    with canvas.moved(_MIDDLE, turn=turn), canvas.moved((-128, -128)):
        canvas.polygon([(88, -2), (168, -2), (150, 42), (106, 42)], "#2f5e2e")
        canvas.polygon([(88, -2), (168, -2), (150, 38), (106, 38)], "#4f8a40")
        canvas.polygon([(97, -2), (159, -2), (145, 32), (111, 32)], "#9cc763")
        for x, y in ((110, 10), (128, 10), (146, 10), (119, 22), (137, 22)):
            canvas.circle((x, y + 1), 4.4, bloom[0])
            canvas.circle((x, y), 4, bloom[1])
            canvas.circle((x - 1, y - 1), 1.6, bloom[2])


def _basin(canvas: Canvas, sides: int) -> None:
    def rim(radius: float, shift: float = 0) -> list[Point]:
        grown = radius * (1.12 if sides == 4 else 1)
        return [polar((128 + shift, 128 + shift), grown, 180 / sides + 360 * k / sides) for k in range(sides)]

    canvas.polygon(rim(80, 7), "#2e2410", alpha=0.22)
    canvas.polygon(rim(77, 4), "#2e2410", alpha=0.25)
    stone = canvas.linear(["#fffdf2", "#d9d0bb", "#958a74"], (70, 64), (190, 196))
    canvas.polygon(rim(76), stone, _STONE_EDGE, 2.6)
    canvas.polygon(rim(63), "#8b8370")
    depths = [(0, "#c9f1f3"), (0.35, "#7fcfdd"), (0.75, "#3f9ab8"), (1, "#24708f")]
    canvas.polygon(rim(62, 1), canvas.radial(depths, (116, 112), 82), "#2a6076", 1.4)
    for radius, alpha in ((46, 0.5), (36, 0.6), (27, 0.7)):
        canvas.circle((128, 130), radius, None, "#e8fbff", 1.8, alpha)
    canvas.path("M84 112Q92 92 112 84M92 156Q98 166 108 172", None, "#ffffff", 3.2, 0.7)


def _tier(canvas: Canvas) -> None:
    canvas.ellipse((133, 139), (23, 17), "#0f4258", alpha=0.45)
    stone = canvas.linear(["#fffdf4", "#cfc6b0", "#857a64"], (108, 110), (150, 150))
    canvas.ellipse(_MIDDLE, (22, 20), stone, _STONE_EDGE, 2.2)
    canvas.ellipse((128, 126), (15, 13), canvas.radial(["#e9fcff", "#6bbdd2"], (124, 122), 18), "#3a7c92", 1.4)


def _jets(canvas: Canvas, count: int) -> None:
    for k in range(count):
        x, y = polar((128, 124), 38, 360 * (k + 0.5) / count)
        bend = " ".join(map(number, ((128 + x) / 2, (120 + y) / 2 - 26, x, y + 3)))
        canvas.path(f"M128 116Q{bend}", None, "#f4feff", 3, 0.92)
        canvas.ellipse((x, y + 3), (5, 3), "#ffffff", alpha=0.7)
    canvas.circle((128, 116), 7.5, canvas.radial(["#ffffff", "#d9b24e"], (126, 113), 9), "#7a5518", 1.6)
