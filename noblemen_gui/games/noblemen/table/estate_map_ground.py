"""The sheet on which an estate is drawn: parchment with hills, woods, a galleon and a river, and the point track."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.painted import Shade
from noblemen_gui.ui.svg import Svg

INK = "#8A6A3C"
TRACK = 100
ACROSS, UPRIGHT = 29, 19
HILLS_LEFT = ((40, 120, 24), (84, 128, 30), (60, 150, 22), (118, 146, 20))
HILLS_RIGHT = ((70, 96, 24), (116, 110, 30), (40, 122, 26))
HILLS_LOW = ((30, 190, 20), (64, 180, 26))
WOOD_LEFT = ((24, 300), (46, 292), (70, 302), (34, 322), (58, 324), (84, 320), (46, 346), (72, 344))
WOOD_RIGHT = ((84, 330), (60, 322), (36, 334), (74, 354), (48, 356), (26, 360), (62, 380))
WAVES = ((-70, 22), (-30, 32), (26, 28), (66, 18), (-4, 46), (44, 48), (-52, 44))
MASTS = ((-20, 40), (2, 54), (22, 38))
SAILS = (
    (-20, -38, 11, 15),
    (-20, -20, 13, 15),
    (2, -50, 13, 18),
    (2, -29, 15, 20),
    (22, -36, 10, 14),
    (22, -19, 12, 13),
)


def paint_sheet(canvas: Canvas, rect: Rect, u: float = 1, decorated: bool = True) -> None:
    """Draw the parchment; `u` shrinks what is drawn on it."""
    with canvas.clipped(rect):
        side = max(rect.w, rect.h)
        canvas.image("parchment", rect.place(side, side))
        canvas.vector(("map-sheet", u, decorated), rect, lambda svg: _sheet(svg, u, decorated))
        if decorated:
            size = 150 * u
            centre = rect.right - 90 * u - size * 0.06, rect.bottom - 104 * u
            canvas.image("compass", Rect.around(centre, size), alpha=170)


def _sheet(svg: Svg, u: float, decorated: bool) -> None:
    w, h = svg.w, svg.h
    light = ((0, "#FFF2CC", 0.35), (0.6, "#D8BD84", 0.1), (1, "#8A6430", 0.55))
    svg.rect(0, 0, w, h, svg.radial(light, (w * 0.46, h * 0.42), w * 0.66))
    if not decorated:
        return
    for x, y, size in HILLS_LEFT:
        _hill(svg, x * u, y * u, size * u)
    for x, y, size in HILLS_RIGHT:
        _hill(svg, w - x * u, y * u, size * u)
    for x, y, size in HILLS_LOW:
        _hill(svg, x * u, h - y * u, size * u)
    for number, (x, y) in enumerate(WOOD_LEFT):
        _tree(svg, x * u, min(y * u, h * 0.56 + (y - 320) * u), 12 * u, number)
    for number, (x, y) in enumerate(WOOD_RIGHT):
        _tree(svg, w - x * u, min(y * u, h * 0.52 + (y - 340) * u), 12 * u, number)
    _river(svg, u)
    _galleon(svg, (96 * u, h - 84 * u), u)


def _hill(svg: Svg, x: float, y: float, q: float) -> None:
    svg.path(f"M{x - q:.1f} {y:.1f}q{q:.1f} {-q * 1.5:.1f} {q * 2:.1f} 0", "#EFDCAE", line=INK, width=1.8, opacity=0.75)
    shade = f"M{x + q * 0.1:.1f} {y - q * 0.72:.1f}q{q * 0.5:.1f} {q * 0.1:.1f} {q * 0.6:.1f} {q * 0.62:.1f}"
    shade += f"M{x + q * 0.1:.1f} {y - q * 0.5:.1f}l{q * 0.2:.1f} {q * 0.36:.1f}"
    shade += f"M{x + q * 0.3:.1f} {y - q * 0.5:.1f}l{q * 0.24:.1f} {q * 0.4:.1f}"
    svg.path(shade, line=INK, width=1.2, opacity=0.6)


def _tree(svg: Svg, x: float, y: float, q: float, seed: int) -> None:
    svg.path(f"M{x:.1f} {y - q * 0.4:.1f}v{q * 0.8:.1f}", line=INK, width=2, opacity=0.8)
    grown = random.Random(seed)
    points = []
    for step in range(7):
        angle, reach = step * math.tau / 7, q * 0.72 * grown.uniform(0.86, 1.14)
        points.append((x + reach * math.cos(angle), y - q + reach * math.sin(angle)))
    svg.path(_closed_curve(points), "#EAD6A4", line=INK, width=1.5, opacity=0.85)
    shade = f"M{x + q * 0.1:.1f} {y - q * 0.6:.1f}l{q * 0.5:.1f} {-q * 0.5:.1f}"
    svg.path(shade, line=INK, width=1.1, opacity=0.7)


def _closed_curve(points: list[Point]) -> str:
    """Return a path that bulges through the middles between points, round like foliage."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    path = f"M{middles[-1][0]:.1f} {middles[-1][1]:.1f}"
    for point, middle in zip(points, middles, strict=True):
        path += f"Q{point[0]:.1f} {point[1]:.1f} {middle[0]:.1f} {middle[1]:.1f}"
    return path + "Z"


def _river(svg: Svg, u: float) -> None:
    w, h = svg.w, svg.h
    course = (
        f"M{w - 10 * u:.0f} {h - 150 * u:.0f}C{w - 120 * u:.0f} {h - 190 * u:.0f} {w - 60 * u:.0f} {h - 60 * u:.0f}"
    )
    course += (
        f" {w - 190 * u:.0f} {h - 60 * u:.0f}S{w - 300 * u:.0f} {h - 10 * u:.0f} {w - 330 * u:.0f} {h + 10 * u:.0f}"
    )
    svg.path(course, line="#7F9FA0", width=9 * u, opacity=0.35)
    svg.path(course, line="#5A7F86", width=1.6, opacity=0.6)


def _galleon(svg: Svg, at: Point, u: float) -> None:
    def p(x: float, y: float) -> str:
        return f"{at[0] + x * u:.1f} {at[1] + y * u:.1f}"

    def d(*values: float) -> str:
        return " ".join(f"{value * u:.1f}" for value in values)

    for x, y in WAVES:
        svg.path(f"M{p(x - 18, y)}q{d(6, -7, 12, 0)}t{d(12, 0)}t{d(12, 0)}", line=INK, width=1.8, opacity=0.6)
    hull = f"M{p(-38, -2)}l{d(6, 14)}q{d(4, 8, 14, 8)}h{34 * u:.1f}q{d(12, 0, 16, -12)}l{d(4, -14)}l{d(-12, 2)}"
    svg.path(hull + f"l{d(-4, 6)}h{-46 * u:.1f}Z", "#E6CF98", line=INK, width=2, opacity=0.9)
    for x, height in MASTS:
        svg.path(f"M{p(x, 2)}v{-height * u:.1f}", line=INK, width=2, opacity=0.9)
        svg.path(f"M{p(x, -height - 2)}l{d(-12, 3)}l{d(12, 5)}Z", "#B8543C", line=INK, width=1.2, opacity=0.9)
    for x, y, w, h in SAILS:
        sail = f"M{p(x - w, y)}h{2 * w * u:.1f}q{d(5, h // 2, 0, h)}q{d(-w, -5, -2 * w, 0)}q{d(5, -h // 2, 0, -h)}Z"
        svg.path(sail, "#F6E8C6", line=INK, width=1.6, opacity=0.95)


@lru_cache(maxsize=4)
def track_places(rect: Rect, width: float) -> tuple[Rect, ...]:
    """Return the hundred cells of the frame, clockwise from the top left corner; every frame asks for them."""
    if not width:
        return ()
    w, h, b = rect.w, rect.h, width
    cw, ch = (w - 2 * b) / ACROSS, (h - 2 * b) / UPRIGHT
    cells = [Rect(0, 0, b, b), *(Rect(b + k * cw, 0, cw, b) for k in range(ACROSS)), Rect(w - b, 0, b, b)]
    cells += [*(Rect(w - b, b + k * ch, b, ch) for k in range(UPRIGHT)), Rect(w - b, h - b, b, b)]
    cells += [*(Rect(w - b - (k + 1) * cw, h - b, cw, b) for k in range(ACROSS)), Rect(0, h - b, b, b)]
    cells += [Rect(0, h - b - (k + 1) * ch, b, ch) for k in range(UPRIGHT)]
    return tuple(cell.move(rect.x, rect.y) for cell in cells)


def paint_frame(canvas: Canvas, rect: Rect, width: float) -> None:
    """Draw the graduated frame with its numbers; without room for one, a plain gilt edge."""
    canvas.vector(("map-frame", width), rect, lambda svg: _frame(svg, width))
    step = 5 if width > 25 else 10
    for number, place in enumerate(track_places(rect, width)):
        if number % step == 0:
            canvas.text(str(number), Rect.around(place.centre, 40, 26).move(0, -1), "number", _SEAM)


_SEAM = "#3A2410"


def _frame(svg: Svg, b: float) -> None:
    w, h = svg.w, svg.h
    if b:
        svg.path(f"M0 0H{w}V{h}H0ZM{b} {b}V{h - b}H{w - b}V{b}Z", _SEAM)
        for number, cell in enumerate(track_places(Rect(0, 0, w, h), b)):
            fill = "#D9A93A" if number % 10 == 0 else "#F6E8C6" if number % 2 == 0 else "#DCC28A"
            svg.rect(cell.x + 0.8, cell.y + 0.8, cell.w - 1.6, cell.h - 1.6, fill)
        svg.frame(b - 1, line=_SEAM, width=3)
    else:
        svg.frame(2.5, line=_SEAM, width=5)
    svg.frame(1.5, line=svg.gold(), width=3)


def paint_owner(canvas: Canvas, sheet: Rect, trim: str) -> None:
    """Let the colour of a rival run round the sheet."""
    canvas.vector(("map-owner", trim), sheet, lambda svg: _owner(svg, trim))


def _owner(svg: Svg, trim: str) -> None:
    svg.frame(0, line=trim, width=26, opacity=0.55)
    svg.frame(13, line=trim, width=2.4, opacity=0.9)


def cast_shadow(canvas: Canvas, rect: Rect) -> None:
    """Draw the map's shadow on the oak."""
    canvas.vector("map-shadow", rect, _nothing, (Shade(alpha=170, blur=10, offset=(3, 6)),), 4)


def _nothing(svg: Svg) -> None:
    """The shadow alone is wanted."""
