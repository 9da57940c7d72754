"""Field tiles: ripe corn in waving furrows with sheaves and a rick."""

import math
import random

from .areas import AREAS, boundary, quarters
from .canvas import Canvas, Point, number
from .palette import OUTLINE

_EARS = ("#ffefae", "#f9dd83", "#e3b044")
_POPPIES: tuple[tuple[Point, ...], ...] = (
    ((58, 118), (66, 126), (196, 140), (188, 148), (120, 214), (140, 36), (104, 44)),
    ((44, 150), (206, 104), (214, 112), (150, 222), (108, 30)),
    ((198, 164), (52, 108), (60, 100), (96, 212), (152, 214), (160, 44)),
    ((128, 28), (46, 132), (210, 140), (204, 150), (128, 226)),
)


def field(variant: int) -> Canvas:
    """One of the field tiles, counted from 0."""
    canvas = Canvas()
    canvas.rect((0, 0), (256, 256), "#e2ae42")
    canvas.circle((120, 116), 128, canvas.radial([(0, "#f4cf70", 0.8), (1, "#e2ae42", 0)], (120, 116), 124))
    _furrows(canvas)
    _stalks(canvas, random.Random(4 + variant))
    quarters(canvas, AREAS["manor"])
    for centre, size in _RICKS[variant]:
        _rick(canvas, centre, size)
    for centre, size in _SHEAVES[variant]:
        _sheaf(canvas, centre, size)
    for poppy in _POPPIES[variant]:
        _poppy(canvas, poppy)
    boundary(canvas, "#6e4510")
    return canvas


_SHEAVES: tuple[tuple[tuple[Point, float], ...], ...] = (
    (((128, 128), 1.0),),
    (((92, 116), 0.66), ((166, 150), 0.72)),
    (((128, 92), 0.56), ((88, 156), 0.6), ((170, 158), 0.62)),
    (((80, 160), 0.56),),
)
_RICKS: tuple[tuple[tuple[Point, float], ...], ...] = ((), (), (), (((148, 118), 1.0),))


def _wave(height: float, x: float) -> float:
    return height + 3.2 * math.sin(2 * math.pi * x / 128)


def _furrows(canvas: Canvas) -> None:
    """Furrows repeat every 32 units down and 128 across, so that every field joins every other."""
    steps = range(-8, 273, 8)
    for k in range(9):
        top = k * 32 - 4
        ridge = [(x, _wave(top, x)) for x in steps]
        canvas.polygon(ridge + [(x, _wave(top + 9, x)) for x in reversed(steps)], "#ad7420", alpha=0.48)
        canvas.line([(x, _wave(top + 10.5, x)) for x in steps], "#fbe9a4", 2.6, 0.75)
        canvas.line([(x, _wave(top - 1.5, x)) for x in steps], "#96641c", 1.6, 0.35)


def _stalks(canvas: Canvas, chance: random.Random) -> None:
    for k in range(8):
        for j in range(21):
            x = j * 12.4 + chance.uniform(-3, 3) + 5
            y = _wave(k * 32 + 21, x) + chance.uniform(-4, 4)
            height, lean = chance.uniform(9, 13), chance.uniform(-2.2, 2.2)
            if 7 < x < 249 and 22 < y < 248:
                curve = " ".join(map(number, (lean * 0.2, -height * 0.5, lean, -height)))
                canvas.path(f"M{number(x)} {number(y)}q{curve}", None, chance.choice(("#a8741f", "#c08a2b")), 1.7, 0.8)
                canvas.ellipse((x + lean, y - height), (2.1, 4.2), chance.choice(_EARS), alpha=0.95)


def _sheaf(canvas: Canvas, centre: Point, size: float) -> None:
    """A stook of corn bound with a red band, drawn round its own middle."""
    with canvas.moved(centre, size):
        canvas.shadow((14, 36), (56, 22), 0.55)
        straw = canvas.linear(["#f6d77a", "#d79f38", "#9c6a1c"], (-38, -48), (42, 47))
        outline = "M-40 40Q-16 18 -13 0Q-15 -20 -48 -40Q0 -76 48 -40Q15 -20 13 0Q16 18 40 40Q0 56 -40 40Z"
        canvas.path(outline, straw, OUTLINE, 3)
        for k in range(15):
            _straw(canvas, (k / 14 - 0.5) * 2)
        for k in range(13):
            _ear(canvas, (k / 12 - 0.5) * 2, raised=k % 2 == 1)
        band = canvas.linear(["#c4452f", "#7c2018"], (-18, -8), (18, 12))
        canvas.path("M-16 -4Q0 4 16 -4L17 7Q0 15 -17 7Z", band, "#4a140c", 1.8)


def _rick(canvas: Canvas, centre: Point, size: float) -> None:
    """A thatched rick, drawn round its own middle."""
    with canvas.moved(centre, size):
        canvas.shadow((16, 38), (62, 22), 0.55)
        body = canvas.linear(["#f2d078", "#d29a36", "#8e5e1a"], (-42, -10), (44, 40))
        canvas.path("M-40 -6L-46 36Q0 54 46 36L40 -6Z", body, OUTLINE, 3)
        for k in range(9):
            x = (k - 4) * 10
            canvas.path(
                f"M{x} {number(2 + abs(k - 4))}l{number(x * 0.1)} 36", None, "#b07c22" if k > 3 else "#ffe9a0", 1.8, 0.7
            )
        thatch = canvas.linear(["#fbe6a4", "#dcab48", "#a06e20"], (-50, -56), (52, 6))
        canvas.path("M-54 2Q-34 -40 0 -62Q34 -40 54 2Q0 22 -54 2Z", thatch, OUTLINE, 3)
        for k in range(7):
            x = (k - 3) * 15
            canvas.path(
                f"M{number(x * 0.12)} -54Q{number(x * 0.8)} -30 {x} {number(6 - abs(k - 3) * 1.6)}",
                None,
                "#b98a30",
                1.8,
                0.8,
            )
        canvas.path("M-34 -16Q0 -6 36 -16", None, "#8a5a16", 2.4, 0.8)
        canvas.circle((0, -62), 6, "#f6d77a", OUTLINE, 2.4)


def _straw(canvas: Canvas, side: float) -> None:
    colour = "#ffe9a0" if side < -0.25 else "#e4b24a" if side < 0.4 else "#a87522"
    points = (side * 40, 44 - abs(side) * 7, side * 13, 12, side * 12, 0, side * 15, -16, side * 44, -44 + side**2 * 26)
    a, b, c, d, e, f, g, h, i, j = map(number, points)
    canvas.path(f"M{a} {b}Q{c} {d} {e} {f}Q{g} {h} {i} {j}", None, colour, 2.6)


def _ear(canvas: Canvas, side: float, raised: bool) -> None:
    with canvas.moved((side * 46, -48 + side**2 * 24 - 8 * raised), turn=side * 42):
        canvas.ellipse((0, 0), (5, 11), "#8a5a16")
        canvas.ellipse((-0.8, -0.8), (4, 9.6), "#fbe49a" if side < 0.2 else "#e0ad48")
        canvas.path("M-3 -4L0 -1L3 -4M-3 0L0 3L3 0M-3 4L0 7L3 4", None, "#b07c22", 1.2)
        canvas.path("M0 -10V-17", None, "#c8953a", 1.3)


def _poppy(canvas: Canvas, centre: Point) -> None:
    x, y = centre
    canvas.circle((x + 1, y + 1), 3.8, "#6b1a10", alpha=0.5)
    canvas.circle(centre, 3.6, "#d8402c")
    canvas.circle((x - 1, y - 1), 1.4, "#ff9a7a")
