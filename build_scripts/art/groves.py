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
# Each tree: x, y, radius, which leaves, turn. Those at the edges are the same everywhere, so that rows run on.
_EDGE_TREES = ((128, 34, 24, 2, 0), (34, 126, 24, 1, 30), (222, 122, 25, 0, 10), (126, 222, 25, 1, 18))
_INNER_TREES = (
    (
        (92, 84, 30, 0, 15),
        (166, 82, 32, 1, 40),
        (78, 150, 28, 2, 22),
        (182, 150, 30, 2, 5),
        (128, 122, 38, 0, 33),
        (104, 186, 28, 1, 0),
        (154, 186, 29, 0, 50),
    ),
    (
        (84, 96, 34, 1, 5),
        (158, 80, 28, 2, 10),
        (180, 142, 36, 0, 35),
        (122, 140, 30, 2, 20),
        (80, 168, 30, 0, 12),
        (146, 188, 28, 1, 44),
    ),
    (
        (96, 78, 28, 2, 30),
        (150, 92, 38, 1, 12),
        (82, 136, 34, 0, 44),
        (184, 158, 28, 1, 0),
        (138, 156, 32, 2, 8),
        (98, 186, 26, 0, 26),
    ),
    ((104, 90, 36, 0, 22), (172, 88, 28, 0, 2), (76, 148, 26, 1, 40), (176, 146, 32, 2, 16), (126, 166, 34, 1, 30)),
)
_TOADSTOOLS: tuple[tuple[Point, ...], ...] = (
    ((60, 100), (200, 186), (64, 190), (196, 96)),
    ((204, 100), (56, 196), (112, 62)),
    ((58, 92), (198, 106), (170, 208)),
    ((200, 192), (80, 196), (140, 70), (54, 100)),
)


def grove(variant: int) -> Canvas:
    """One of the grove tiles, counted from 0."""
    canvas = Canvas()
    canvas.rect((0, 0), (256, 256), "#4d8140")
    canvas.circle((118, 114), 126, canvas.radial([(0, "#7fae58", 0.7), (1, "#4d8140", 0)], (118, 114), 122))
    _grow(canvas, random.Random(9 + variant), 120, _UNDERGROWTH)
    quarters(canvas, AREAS["forest"])
    for x, y, radius, leaves, turn in sorted((*_EDGE_TREES, *_INNER_TREES[variant]), key=lambda each: each[1]):
        tree(canvas, (x, y), radius, LEAVES[leaves], turn)
    for place in _TOADSTOOLS[variant]:
        toadstool(canvas, place)
    boundary(canvas, "#173a1e")
    return canvas


def meadow(variant: int) -> Canvas:
    """One of the meadow tiles, counted from 0; the middle stays open, for buildings stand there."""
    canvas = Canvas()
    canvas.rect((0, 0), (256, 256), "#a3c75f")
    canvas.circle((118, 114), 128, canvas.radial([(0, "#c4dd82", 0.8), (1, "#a3c75f", 0)], (118, 114), 124))
    for x in _MOWN:
        canvas.path(f"M{x} 0V256", None, "#d6ea92", 32, 0.28)
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
