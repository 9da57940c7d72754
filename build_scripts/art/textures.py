"""The grounds that lie under everything: the oak table and the parchment sheet."""

import random
from collections.abc import Sequence

from .canvas import Canvas, Point, Stop, number, polar

_PLANK = 60
_OAK_SIZE = (960, 540)
_OAK_TONES = (("#4a2f1c", "#3a2314"), ("#51341f", "#402817"), ("#442a18", "#352012"), ("#4d3220", "#3c2516"))
_GRAIN = ("#2a180c", "#6b4729", "#2f1c0f", "#5f3e24")
_GAP, _LIT = "#1a0e06", "#7a5433"
_SHEET = 512


def oak_table() -> Canvas:
    """Nine planks in lamp light that falls from the top left."""
    canvas, chance = Canvas(*_OAK_SIZE), random.Random(8)
    for k in range(9):
        _plank(canvas, k * _PLANK, chance, knotty=k % 3 == 1)
    lamp: Sequence[Stop] = [
        (0, "#ffd890", 0.2),
        (0.4, "#ffd890", 0.05),
        (0.7, "#000000", 0.12),
        (1, "#000000", 0.55),
    ]
    canvas.rect((0, 0), _OAK_SIZE, canvas.radial(lamp, (380, 190), 760))
    return canvas


def _plank(canvas: Canvas, top: int, chance: random.Random, knotty: bool) -> None:
    width = _OAK_SIZE[0]
    canvas.rect((0, top), (width, _PLANK), canvas.linear(chance.choice(_OAK_TONES), (0, top), (0, top + _PLANK)))
    for _ in range(16):
        _vein(canvas, top, chance)
    if knotty:
        _knot(canvas, (chance.uniform(100, 860), top + _PLANK / 2))
    canvas.path(f"M0 {number(top + 0.8)}H{width}", None, _GAP, 2.4, 0.9)
    canvas.path(f"M0 {number(top + 2.6)}H{width}", None, _LIT, 1, 0.45)
    _joint(canvas, chance.uniform(120, 840), top)


def _vein(canvas: Canvas, top: int, chance: random.Random) -> None:
    y, x = top + chance.uniform(4, _PLANK - 4), chance.uniform(-200, 700)
    length, bend = chance.uniform(150, 520), chance.uniform(-4, 4)
    curve = (x + length * 0.3, y + bend, x + length * 0.6, y - bend, x + length, y + bend * 0.5)
    data = f"M{number(x)} {number(y)}C" + " ".join(map(number, curve))
    canvas.path(data, None, chance.choice(_GRAIN), chance.uniform(0.6, 1.8), chance.uniform(0.25, 0.55))


def _knot(canvas: Canvas, centre: Point) -> None:
    for k in (4, 3, 2, 1):
        canvas.ellipse(centre, (k * 9, k * 4.2), None, "#2a180c", 1.2, 0.5)
    canvas.ellipse(centre, (7, 3.4), "#24140a", alpha=0.7)


def _joint(canvas: Canvas, x: float, top: int) -> None:
    """Where two planks meet end to end, held by four nails."""
    canvas.line([(x, top), (x, top + _PLANK)], _GAP, 2, 0.9)
    canvas.line([(x + 1.8, top + 2), (x + 1.8, top + _PLANK)], _LIT, 1, 0.4)
    for side in (-8, 10):
        for y in (top + 12, top + _PLANK - 12):
            canvas.circle((x + side, y), 2, _GAP, alpha=0.8)


def parchment() -> Canvas:
    """A sheet, lighter in the middle, clouded like skin, with fine fibres that run every way and a few specks."""
    canvas, chance = Canvas(_SHEET, _SHEET), random.Random(21)
    canvas.rect((0, 0), (_SHEET, _SHEET), "#efdfb8")
    light: Sequence[Stop] = [(0, "#fff8e4", 0.95), (0.55, "#f6e8c6", 0.6), (1, "#d4b67c", 0.75)]
    canvas.rect((0, 0), (_SHEET, _SHEET), canvas.radial(light, (220, 200), 380))
    for k in range(70):
        _stain(canvas, _anywhere(chance), chance.uniform(24, 90), ("#a8793a", 0.038) if k % 2 else ("#fffaf0", 0.12))
    for _ in range(420):
        _fibre(canvas, chance)
    for _ in range(60):
        canvas.circle(_anywhere(chance), chance.uniform(0.4, 1.1), "#8a6a3c", alpha=chance.uniform(0.12, 0.32))
    return canvas


def _anywhere(chance: random.Random) -> Point:
    return chance.uniform(0, _SHEET), chance.uniform(0, _SHEET)


def _stain(canvas: Canvas, centre: Point, radius: float, tone: tuple[str, float]) -> None:
    colour, strength = tone
    fades: Sequence[Stop] = [(0, colour, strength), (0.6, colour, strength * 0.6), (1, colour, 0)]
    canvas.circle(centre, radius, canvas.radial(fades, centre, radius))


def _fibre(canvas: Canvas, chance: random.Random) -> None:
    x, y = _anywhere(chance)
    along, across = polar((0, 0), chance.uniform(4, 11), chance.uniform(0, 360)), chance.uniform(-2.5, 2.5)
    curve = (along[0] / 2 + across, along[1] / 2 - across, *along)
    data = f"M{number(x)} {number(y)}q" + " ".join(map(number, curve))
    canvas.path(data, None, chance.choice(("#b8965a", "#fffaf0", "#a8854a")), 0.6, chance.uniform(0.1, 0.24))
