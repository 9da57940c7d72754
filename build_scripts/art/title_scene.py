"""The title screen's picture: the Queen and her knights on a balustrade before the county."""

import random
from functools import partial

from .canvas import Canvas, Point, number, polar
from .landscape import HEIGHT, WIDTH, farmland, hills, lawns, sky
from .palette import KNIGHT, LEAVES, multiplied
from .pieces import lay
from .plants import cloud, tree

_RAIL = 958
_KNIGHTS = ((760, "stag", 196), (900, "ship", 206), (1236, "rose", 206), (1376, "lion", 196))
_PIERS = ((200, 92), (480, 92), (760, 92), (900, 92), (1068, 150), (1236, 92), (1376, 92), (1656, 92))
_SHEEP = (
    (672, 822, 0.8),
    (740, 838, 0.9),
    (640, 850, 1.0),
    (1800, 850, 1.1),
    (700, 866, 1.1),
    (600, 880, 1.2),
    (1760, 880, 1.2),
)
_SWANS = ((1150, 800, 0.8), (1180, 812, 0.7), (1270, 890, 1.1))
# Each tree of the middle distance: x, y, radius.
_TREES = (
    *((1850, 720, 70), (1760, 706, 54), (1236, 770, 36), (1286, 812, 44), (1905, 800, 80), (1180, 700, 20)),
    *(
        (1150, 706, 16),
        (640, 735, 26),
        (600, 745, 30),
        (1012, 660, 15),
        (1040, 655, 13),
        (1420, 735, 30),
        (1395, 748, 24),
    ),
)
_BLADES = ("#3f7a38", "#a9d06a", "#55903f", "#c4df82")
_STONE_EDGE = "#4a402c"


def title_scene() -> Canvas:
    """The whole picture; title, ribbon and menu are laid over it at run time."""
    canvas, chance = Canvas(WIDTH, HEIGHT), random.Random(11)
    sky(canvas)
    hills(canvas, chance)
    lay(canvas, "castle", (1010, 540), 190)
    farmland(canvas, chance)
    lawns(canvas)
    _growth(canvas, chance)
    _animals(canvas)
    lay(canvas, "chapel", (826, 676), 132)
    lay(canvas, "folly", (1340, 726), 140)
    for place in sorted(_TREES, key=lambda each: each[1]):
        _standing_tree(canvas, place, chance)
    lay(canvas, "palace", (1590, 690), 500)
    _topiary(canvas)
    _evening(canvas)
    _balustrade(canvas)
    _court(canvas)
    return canvas


def _growth(canvas: Canvas, chance: random.Random) -> None:
    for _ in range(420):
        x, y = chance.uniform(0, 1910), chance.uniform(800, 955)
        colour = chance.choice(_BLADES)
        if not 1400 < x < 1680:
            start = f"M{number(x)} {number(y)}"
            canvas.path(f"{start}l-3 -8{start}l1 -10{start}l4 -7", None, colour, 1.8, 0.55)
    for _ in range(90):
        x, y = chance.uniform(0, 1900), chance.uniform(830, 950)
        colour = chance.choice(("#fffdf4", "#ffe37a", "#f0809a", "#fffdf4"))
        if not 1400 < x < 1680:
            canvas.circle((x, y), 2.8, colour, "#3f6a30", 0.6)


def _animals(canvas: Canvas) -> None:
    for x, y, size in _SHEEP:
        with canvas.moved((x, y), size):
            canvas.shadow((4, 13), (20, 6), 0.4)
            canvas.path("M-8 6v8M7 6v8", None, "#3a2c22", 3)
            canvas.path(cloud((0, 0), 12, 9), "#d9cdb8")
            canvas.path(cloud((-2, -2), 9.5, 8, 10), "#fffdf4")
            canvas.ellipse((-14, -4), (5, 6), "#4a3a30")
    for x, y, size in _SWANS:
        with canvas.moved((x, y), size):
            canvas.path("M-16 0q14 16 34 0q-8 -12 -34 0Z", "#fffdf6", "#8aa0a8", 1.2)
            canvas.path("M-13 0q-6 -14 -1 -20", None, "#fffdf6", 4)
            canvas.path("M-16 -20l-6 2", None, "#e08a2a", 2.6)


def _standing_tree(canvas: Canvas, place: tuple[int, int, int], chance: random.Random) -> None:
    x, y, radius = place
    canvas.shadow((x + radius * 0.5, y + radius * 0.92), (radius * 1.1, radius * 0.28), 0.45)
    foot = y + radius * 0.95
    canvas.polygon([(x, y), (x + radius * 0.16, foot), (x - radius * 0.14, foot)], "#4a2f18")
    tree(canvas, (x, y), radius, chance.choice(LEAVES), chance.uniform(0, 40), shaded=False)


def _topiary(canvas: Canvas) -> None:
    """Clipped yews, growing towards the viewer on both sides of the drive."""
    for k in range(6):
        for side in (-1, 1):
            x, y, size = 1536 + side * (66 + k * 18.4) - k * 2, 868 + k * 30, 15 + k * 3.8
            canvas.shadow((x + size * 0.6, y + size), (size * 1.1, size * 0.34), 0.5)
            leaves = canvas.linear(["#7fb35a", "#3f7a3c", "#1d4a28"], (x - size, y - size), (x + size, y + size * 0.6))
            cone = [(x, y - size * 2.2), (x + size * 0.86, y + size), (x - size * 0.86, y + size)]
            canvas.polygon(cone, leaves, "#173a1e", 1.6)


def _evening(canvas: Canvas) -> None:
    """Warm light from the sun's side, cool shade in the far corner."""
    warm = canvas.radial([(0, "#ffd98a", 0.3), (0.4, "#ffd98a", 0.12), (1, "#ffd98a", 0)], (640, 420), 1150)
    canvas.rect((0, 0), (WIDTH, HEIGHT), warm)
    cool = canvas.linear(
        [(0, "#3a1c48", 0), (0.55, "#3a1c48", 0.02), (1, "#3a1c48", 0.34)], (700, 500), (WIDTH, HEIGHT)
    )
    canvas.rect((0, 0), (WIDTH, HEIGHT), cool)


def _balustrade(canvas: Canvas) -> None:
    canvas.rect((0, _RAIL + 30), (WIDTH, 122), canvas.linear(["#4f6a3a", "#2f4a28"], (0, _RAIL), (0, HEIGHT)))
    for x in range(4, WIDTH, 44):
        stone = canvas.linear(["#fffaea", "#d9ccaa", "#8d8067"], (x - 4, 0), (x + 26, 0))
        canvas.path(f"M{x} {_RAIL + 34}h22l-4 10q12 18 1 38l4 18h-24l4 -18q-11 -20 1 -38Z", stone, _STONE_EDGE, 2)
    for x, width in _PIERS:
        _pier(canvas, x, width)
    rail = canvas.linear(["#fbf4de", "#e2d6b8", "#b8aa86", "#8d8067"], (0, _RAIL), (0, _RAIL + 34))
    canvas.rect((-10, _RAIL), (WIDTH + 20, 34), rail, _STONE_EDGE, 2.6)
    canvas.path(f"M0 {_RAIL + 5}H{WIDTH}", None, "#fffdf4", 3, 0.9)
    canvas.path(f"M0 {_RAIL + 24}H{WIDTH}", None, "#7d715a", 2, 0.6)
    for x in range(120, WIDTH, 260):
        canvas.path(f"M{x} {_RAIL + 1}v32", None, "#7d715a", 1.6, 0.7)
    base = canvas.linear(["#f1e7cb", "#b3a582"], (0, _RAIL + 94), (0, HEIGHT))
    canvas.rect((-10, _RAIL + 96), (WIDTH + 20, 40), base, _STONE_EDGE, 2.4)


def _pier(canvas: Canvas, x: int, width: int) -> None:
    left, middle = x - width / 2, (x, _RAIL + 66)
    stone = canvas.linear(["#f6eed8", "#d3c6a4", "#a09272"], (left, 0), (left + width, 0))
    canvas.rect((left, _RAIL + 30), (width, 92), stone, _STONE_EDGE, 2.4)
    canvas.rect((left + 12, _RAIL + 44), (width - 24, 44), None, "#a09272", 2, rounded=3)
    for k in range(5):
        canvas.circle(polar(middle, 9, 72 * k - 90), 7, "#c9bb96", "#8d8067", 1.4)
    canvas.circle(middle, 5, "#efe4c8", "#8d8067", 1.4)


def _court(canvas: Canvas) -> None:
    for x, crest, size in _KNIGHTS:
        lay(canvas, "knight", (x, 976 - size / 2), size, partial(multiplied, tint=KNIGHT[crest]))
        lay(canvas, f"crest-{crest}", _on_shield(x, size), size * 0.36)
    lay(canvas, "queen", (1068, 980 - 165), 330)


def _on_shield(x: float, size: float) -> Point:
    return x - size * 35 / 256, 976 - size * 76 / 256
