"""The prestige track of a ball: spaces, the titles they reach, and who stands where."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import TITLE_POINTS, TITLE_PRESTIGE
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Rect, Svg

LAST_SPACE = 30
WRAP = 16

# Light and dark of the spaces that reach a title, duke first.
TONES = (
    ("#FCE9A8", "#E2B048"),
    ("#F0DDF6", "#C9A4D8"),
    ("#DDEAF4", "#A9C6DC"),
    ("#E4EDD2", "#B8CC98"),
    ("#E9DEC2", "#CDBE98"),
)


def title_of(space: int) -> int:
    """Return the best title that a space reaches."""
    return next(title for title, need in enumerate(TITLE_PRESTIGE) if space >= need)


def cells(area: Rect, wrap: bool) -> list[Rect]:
    """Return the rectangles of the spaces 0 … 30, in one row or wrapped after 15."""
    if not wrap:
        return area.columns(LAST_SPACE + 1, 3)
    upper, lower = area.rows(2, 8)
    return upper.columns(WRAP, 3) + lower.columns(WRAP, 3)[: LAST_SPACE + 1 - WRAP]


def cell_of(area: Rect, space: int, wrap: bool) -> Rect:
    """Return the rectangle of a space; those beyond the last share it."""
    return cells(area, wrap)[min(space, LAST_SPACE)]


def draw_track(canvas: Canvas, area: Rect, wrap: bool, lit: int | None) -> None:
    """Draw all spaces with their numbers; the lit one is where a seat would stand."""
    for space, place in enumerate(cells(area, wrap)):
        light, dark = TONES[title_of(space)]
        canvas.vector(("space", title_of(space)), place, partial(_space, light=light, dark=dark))
        if lit is not None and space == min(lit, LAST_SPACE):
            canvas.piece("slot-lit", place.inset(-2), lit=True)
        number = str(lit) if lit is not None and space == LAST_SPACE and lit > LAST_SPACE else str(space)
        canvas.text(number, place.cut_bottom(26)[0], "number", "ink")


def draw_bands(canvas: Canvas, area: Rect, track: Rect) -> None:
    """Draw above the track which spaces reach which title, and its points."""
    places = cells(track, wrap=False)
    for title, need in enumerate(TITLE_PRESTIGE):
        last = TITLE_PRESTIGE[title - 1] - 1 if title else LAST_SPACE
        band = Rect(places[need].x, area.y, places[last].right - places[need].x, area.h)
        light, dark = TONES[title]
        canvas.vector(("band", title), band, partial(_space, light=light, dark=dark))
        points = f" · {TITLE_POINTS[title]}" if TITLE_POINTS[title] and band.w > 160 else ""
        canvas.text(_(names.LORDS[title]) + points, band.inset(3, 0), "small-label", "ink")


def _space(svg: Svg, light: str, dark: str) -> None:
    svg.frame(1, svg.down(light, dark), line="outline", width=1.4, radius=5)
