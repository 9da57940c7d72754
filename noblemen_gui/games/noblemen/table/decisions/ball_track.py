"""The prestige track of a ball: spaces, the titles they reach, who stands where, and the way to the space claimed."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import TITLE_POINTS, TITLE_PRESTIGE
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Point, Rect, Shade, Svg

LAST_SPACE = 30
WRAP = 16
HOP = 12.0
GHOST_ALPHA = 120
HALO = (Shade("glow-edge", 230, 10, (0, 0)),)

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
    return cells(area, wrap)[max(0, min(space, LAST_SPACE))]


def draw_track(canvas: Canvas, area: Rect, wrap: bool, lit: int | None, highest: int = 0) -> None:
    """Draw all spaces with their numbers; the lit one is claimed, the last one shows how far beyond it somebody is."""
    for space, place in enumerate(cells(area, wrap)):
        light, dark = TONES[title_of(space)]
        if lit is not None and space == min(lit, LAST_SPACE):
            canvas.vector("space-lit", place.inset(-3), _lit_space, HALO, 7)
        else:
            canvas.vector(("space", title_of(space)), place, partial(_space, light=light, dark=dark))
        number = max(highest, LAST_SPACE) if space == LAST_SPACE else space
        if wrap:
            canvas.text(str(number), place.inset(5, 0), "number", "ink", align="left")
        else:
            canvas.text(str(number), place.cut_bottom(28)[0].move(0, -2), "number", "ink")


def draw_bands(canvas: Canvas, area: Rect, track: Rect) -> None:
    """Draw above the track which spaces reach which title, and its points."""
    places = cells(track, wrap=False)
    for title, need in enumerate(TITLE_PRESTIGE):
        last = TITLE_PRESTIGE[title - 1] - 1 if title else LAST_SPACE
        band = Rect(places[need].x, area.y, places[last].right - places[need].x, area.h)
        light, dark = TONES[title]
        canvas.vector(("band", title), band, partial(_band, light=light, dark=dark))
        _band_words(canvas, band, _(names.LORDS[title]), TITLE_POINTS[title])


def _band_words(canvas: Canvas, band: Rect, name: str, points: int) -> None:
    size = min(30.0, band.h - 9)
    width = canvas.measure(name, "small-label")[0]
    number = canvas.measure(str(points), "price")[0]
    whole = width + 6 + size + 5 + number
    if not points or whole > band.w - 4:
        canvas.text(name, band, "small-label", "ink")
        return
    words, rest = band.place(whole, band.h).cut_left(width + 1, 5)
    canvas.text(name, words, "small-label", "ink")
    icon, rest = rest.cut_left(size, 4)
    canvas.image("victory-point", icon.place(size, size))
    canvas.text(str(points), rest, "price", "ink", align="left")


def crest_rect(area: Rect, position: float, wrap: bool, shift: int = 0) -> Rect:
    """Return where a crest stands, or hops between two spaces; several on space 0 are shifted."""
    space = int(position)
    here, there = cell_of(area, space, wrap), cell_of(area, space + 1, wrap)
    share = position - space
    if wrap:
        size = here.w * 0.58
        return Rect.around((here.right - size * 0.55, here.centre[1] + 9 * shift), size)
    size = max(34.0, min(here.w * 1.02, here.h * 0.66))
    x = here.centre[0] + (there.centre[0] - here.centre[0]) * share + 9 * shift
    y = here.y + here.h * 0.06 + size * 0.5 - 4 * HOP * share * (1 - share) + 9 * shift
    return Rect.around((x, y), size)


def draw_crest(canvas: Canvas, place: Rect, crest: str, ghost: bool = False) -> None:
    """Draw a crest on the track; a ghost stands where the estate alone would bring it."""
    canvas.image(f"crest-{crest}", place, grey=ghost, alpha=GHOST_ALPHA if ghost else 255)


def draw_way(canvas: Canvas, area: Rect, start: Rect, end: Rect, words: str) -> None:
    """Draw the dashed way below the track from the ghost to the space claimed, with what it is worth."""
    x1, x2 = start.centre[0], end.centre[0]
    rect = Rect(min(x1, x2) - 20, area.y, abs(x2 - x1) + 40, area.h)
    turned = x2 < x1
    canvas.vector(("ball-way", turned), rect, partial(_way, turned=turned))
    pill = Rect.around((rect.centre[0], rect.y + rect.h * 0.72), max(52.0, canvas.measure(words, "price")[0] + 22), 28)
    canvas.vector("ball-pill", pill, _pill)
    canvas.text(words, pill.move(0, -1), "price", "gilt")


def _lit_space(svg: Svg) -> None:
    svg.frame(2, svg.down("#FFFDF2", "#FFE9A4"), line="velvet-light", width=4, radius=7)


def _space(svg: Svg, light: str, dark: str) -> None:
    svg.frame(1, svg.down(light, dark), line="outline", width=1.4, radius=5)


def _band(svg: Svg, light: str, dark: str) -> None:
    """Round above, standing on the spaces it belongs to."""
    w, h, r = svg.w - 1, svg.h - 1, 7
    shape = f"M1 {h}V{1 + r}Q1 1 {1 + r} 1H{w - r}Q{w} 1 {w} {1 + r}V{h}Z"
    svg.path(shape, svg.down(light, dark), line="outline", width=1.4)


def _pill(svg: Svg) -> None:
    svg.frame(1, "ball-dark", line="gilt", width=1.4, radius=svg.h / 2 - 1)


def _way(svg: Svg, turned: bool) -> None:
    """A dashed curve that dips below the track and ends in an arrow head."""
    x1, x2 = (svg.w - 20, 20.0) if turned else (20.0, svg.w - 20)
    low = svg.h * 0.96
    points = [_curve((x1, 2), (x1, low), (x2, low), (x2, 8), step / 120) for step in range(121)]
    dashes = ""
    run, drawn = 0.0, True
    for before, after in pairwise(points):
        run += ((after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2) ** 0.5
        if drawn:
            dashes += f"M{before[0]:.1f} {before[1]:.1f}L{after[0]:.1f} {after[1]:.1f}"
        if run > (9 if drawn else 7):
            run, drawn = 0.0, not drawn
    svg.path(dashes, line="gilt", width=3)
    svg.path(f"M{x2 - 9} 14L{x2} 3L{x2 + 9} 14", line="gilt", width=3)


def _curve(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, (a, b, c, d), strict=True)) for axis in (0, 1))
    return x, y
