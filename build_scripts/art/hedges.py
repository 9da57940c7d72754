"""Hedgerows that part different kinds of land: bushes in a row as long as the edge it lies on."""

import random

from .canvas import Canvas, Point
from .plants import cloud

SIDE, OVERHANG, WIDTH = 256, 16, 56
_STEP = 16
_LEAVES = ("#1f4326", "#35652f", "#548a3d", "#8fbb5c")


def hedge(down: bool) -> Canvas:
    """A hedge of one edge's length, across or down."""
    long = SIDE + 2 * OVERHANG
    canvas = Canvas(WIDTH, long) if down else Canvas(long, WIDTH)
    chance = random.Random(5 + down)
    places = [(OVERHANG + (k + 0.5) * _STEP, WIDTH / 2 - 3 + chance.uniform(-2, 2)) for k in range(SIDE // _STEP)]
    bushes = [(_turned(place, down), chance.uniform(10.5, 13)) for place in places]
    for (x, y), radius in bushes:
        canvas.circle((x + 5, y + 7), radius * 1.25, _fading(canvas, (x + 5, y + 7), radius * 1.25))
    for centre, radius in bushes:
        _bush(canvas, centre, radius, chance.uniform(0, 60))
    return canvas


def _turned(place: Point, down: bool) -> Point:
    return (place[1], place[0]) if down else place


def _fading(canvas: Canvas, centre: Point, radius: float) -> str:
    return canvas.radial([(0, "#1a1208", 0.42), (0.6, "#1a1208", 0.26), (1, "#1a1208", 0)], centre, radius)


def _bush(canvas: Canvas, centre: Point, radius: float, turn: float) -> None:
    x, y = centre
    for shift, size, lobes, colour in zip(
        (0, 1.2, 2.6, 4), (0.92, 0.76, 0.5, 0.24), (8, 7, 6, 5), _LEAVES, strict=True
    ):
        canvas.path(cloud((x - shift, y - shift * 1.1), radius * size, lobes, turn), colour)
