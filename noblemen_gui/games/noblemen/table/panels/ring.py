"""The round track as a ring: its spaces clockwise from the top, the marker, and the decade in the middle."""

from __future__ import annotations

from noblemen_gui.games.noblemen.rules.board import Board
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Point, Rect, Svg, polar

INNER = 0.58
MIDDLE = 0.8
FILLS = {"start": "#6FA85C", "plain": "#F2E4BE", "ball": "#6A3A86", "locked": "#565B66", "scoring": "#F4D98E"}
ART = {"start": "icon-start", "ball": "mask", "locked": "icon-lock", "scoring": "castle"}
ROMAN = ("", "I", "II", "III")


def space_point(rect: Rect, spaces: int, index: int) -> Point:
    """Return the middle of a space."""
    return polar(rect.centre, rect.w / 2 * MIDDLE, -90 + 360 / spaces * index)


def space_rect(rect: Rect, spaces: int, index: int) -> Rect:
    """Return a square in the middle of a space."""
    return Rect.around(space_point(rect, spaces, index), rect.w * 0.13)


def draw_ring(canvas: Canvas, rect: Rect, board: Board, marker: int, decade: int) -> None:
    """Draw the ring."""
    track = board.track
    canvas.vector(("ring", track), rect, lambda svg: _wedges(svg, track))
    number = 0
    for index, space in enumerate(track):
        place = space_rect(rect, len(track), index)
        number += space == "plain"
        if index == marker:
            canvas.vector("marker", place.inset(-place.w * 0.22), _marker)
            canvas.image("crown", place)
        elif space in ART:
            canvas.image(ART[space], place)
        else:
            canvas.text(str(number), place.inset(-6), "count", "muted")
    _draw_decade(canvas, rect.scaled(INNER * 0.94), decade)


def _draw_decade(canvas: Canvas, disc: Rect, decade: int) -> None:
    """Draw the decade large in the middle, and below it a rose for each that has begun."""
    upper = Rect.around((disc.centre[0], disc.y + disc.h * 0.25), disc.w * 0.76, 27)
    canvas.text(_("Decade"), upper, "small-label", "gilt")
    canvas.gilded(ROMAN[decade], Rect.around((disc.centre[0], disc.y + disc.h * 0.51), disc.w * 0.7, disc.h * 0.4))
    pips = Rect.around((disc.centre[0], disc.y + disc.h * 0.8), disc.w * 0.46, disc.h * 0.13)
    for index, place in enumerate(pips.columns(3, 4)):
        canvas.image("pip-on" if index < decade else "pip-off", place.fit(1))


def _wedges(svg: Svg, track: tuple[str, ...]) -> None:
    centre = svg.w / 2, svg.h / 2
    outer, inner = svg.w / 2 - 2, svg.w / 2 * INNER + 4
    svg.circle(centre, outer, "#2A180D", line="gold", width=3)
    step = 360 / len(track)
    for index, space in enumerate(track):
        start, end = -90 + step * (index - 0.5) + 0.8, -90 + step * (index + 0.5) - 0.8
        (a, b), (c, d) = polar(centre, outer - 4, start), polar(centre, outer - 4, end)
        (e, f), (g, h) = polar(centre, inner, end), polar(centre, inner, start)
        path = f"M{a:.2f} {b:.2f}A{outer - 4:.2f} {outer - 4:.2f} 0 0 1 {c:.2f} {d:.2f}L{e:.2f} {f:.2f}"
        path += f"A{inner:.2f} {inner:.2f} 0 0 0 {g:.2f} {h:.2f}Z"
        svg.path(path, FILLS[space], line="outline", width=1.5)
    svg.circle(centre, svg.w / 2 * INNER, "#3A2314", line="gold", width=3)


def _marker(svg: Svg) -> None:
    svg.circle((svg.w / 2, svg.h / 2), svg.w / 2 - 2, "#FFF8E4", line="gold", width=4)
