"""Grove and meadow tiles: what grows wild, thick with trees or open for buildings."""

import random

from .areas import AREAS, boundary, quarters
from .canvas import Canvas, Point
from .palette import LEAVES
from .plants import flower, petal_colour, toadstool, tree, tuft

_GRASS = ("#6f9c3e", "#e0f0a4", "#7fae48", "#5e8d38")
_UNDERGROWTH = ("#2c5a30", "#86b45a", "#3f7338")
# Where the scythe went: the edges of the tile lie in the middle of a stripe, so that stripes run on.
_MOWN = (0, 64, 128, 192, 256)
# Each tree: x, y, radius, which leaves, turn. Those on the edges are the same everywhere: neighbours share them.
_EDGE_TREES = ((128, 0, 45, 2, 0), (128, 256, 45, 2, 0), (0, 128, 44, 0, 30), (256, 128, 44, 0, 30))
_INNER_TREES = (
    ((86, 82, 40, 0, 15), (172, 84, 42, 1, 40), (84, 172, 41, 2, 22), (130, 134, 46, 0, 33), (174, 174, 40, 1, 5)),
    ((90, 84, 44, 1, 5), (168, 80, 36, 2, 10), (76, 172, 36, 0, 12), (122, 176, 38, 2, 44), (168, 152, 47, 0, 35)),
    ((84, 80, 36, 2, 30), (156, 94, 48, 0, 12), (88, 140, 42, 1, 44), (176, 172, 40, 2, 0), (114, 190, 37, 0, 8)),
    ((100, 78, 42, 0, 22), (176, 86, 37, 1, 2), (78, 154, 40, 2, 40), (142, 144, 44, 1, 16), (122, 198, 33, 0, 30)),
)
_TOADSTOOLS: tuple[tuple[Point, ...], ...] = (
    ((54, 96), (196, 208), (206, 102)),
    ((206, 196), (50, 112)),
    ((60, 196), (204, 108), (158, 210)),
    ((194, 184), (54, 104)),
)


def grove(variant: int) -> Canvas:
    """One of the grove tiles, counted from 0."""
    canvas = Canvas()
    canvas.rect((0, 0), (256, 256), "#4d8140")
    canvas.circle(
        (128, 128), 126, canvas.radial([(0, "#2f5a30", 0.9), (0.7, "#3a6a36", 0.5), (1, "#4d8140", 0)], (128, 128), 126)
    )
    _grow(canvas, random.Random(9 + variant), 70, _UNDERGROWTH)
    quarters(canvas, AREAS["forest"])
    for x, y, radius, leaves, turn in (*_EDGE_TREES, *_INNER_TREES[variant]):
        tree(canvas, (x, y), radius, LEAVES[leaves], turn)
    for place in _TOADSTOOLS[variant]:
        toadstool(canvas, place)
    boundary(canvas, "#173a1e")
    return canvas


def meadow(variant: int) -> Canvas:
    """One of the meadow tiles, counted from 0; the middle stays open, for buildings stand there."""
    canvas = Canvas()
    canvas.rect((0, 0), (256, 256), "#a4d07a")
    canvas.circle((118, 114), 128, canvas.radial([(0, "#c9e69c", 0.8), (1, "#a4d07a", 0)], (118, 114), 124))
    for x in _MOWN:
        canvas.path(f"M{x} 0V256", None, "#dcf0ac", 32, 0.28)
    chance = random.Random(12 + variant)
    _grow(canvas, chance, 190, _GRASS)
    for k in range(34):
        place = chance.uniform(12, 244), chance.uniform(14, 244)
        if abs(place[0] - 128) + abs(place[1] - 128) > 44:
            flower(canvas, place, petal_colour(chance), k * 10)
    for place in _STONES[variant]:
        _stone(canvas, place)
    boundary(canvas, "#33561f")
    return canvas


_STONES: tuple[tuple[Point, ...], ...] = ((), ((52, 204), (64, 210)), ((210, 52),), ((44, 60), (200, 214), (210, 208)))


def _grow(canvas: Canvas, chance: random.Random, count: int, colours: tuple[str, ...]) -> None:
    for _ in range(count):
        tuft(canvas, (chance.uniform(8, 248), chance.uniform(14, 250)), chance.choice(colours))


def _stone(canvas: Canvas, centre: Point) -> None:
    x, y = centre
    canvas.ellipse((x + 2, y + 3), (9, 5), "#3d6426", alpha=0.45)
    canvas.ellipse(
        centre, (8, 5.5), canvas.linear(["#f4ecd8", "#a89c84"], (x - 7, y - 5), (x + 7, y + 5)), "#6b6048", 1.4
    )
