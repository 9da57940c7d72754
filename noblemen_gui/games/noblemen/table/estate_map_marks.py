"""What is laid over an estate for a moment: places that glow, rings, tags, ghosts of pieces and payout bubbles."""

from __future__ import annotations

from dataclasses import dataclass

from noblemen_gui.games.noblemen.rules.moves import Build, Cell, Move, PlayCard
from noblemen_gui.games.noblemen.table.estate_art import Grid, building_rect, knight_rect
from noblemen_gui.ui import text
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.painted import Shade
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.view import View

Part = tuple[str, str]  # an art name and words beside it
GHOST_ALPHA = 178
BUBBLE_TIP = 16
PADDING = 12


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of a seat's estate where a piece may go; an area's place is its north-west tile."""

    seat: int
    at: Cell
    move: Move | None = None
    area: bool = False
    tag: Part | None = None


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece shown where it would stand; `kind` is tile, building or knight."""

    spot: Spot
    kind: str
    art: str
    completed: tuple[tuple[str, Cell], ...] = ()  # areas that would appear: art and place


@dataclass(frozen=True, slots=True)
class Payout:
    """What a move would bring, in lines of parts."""

    spot: Spot
    lines: tuple[tuple[Part, ...], ...]


def spot_rect(grid: Grid, spot: Spot) -> Rect:
    """Return the square in which a spot is pointed at."""
    return Rect.around(grid.middle(spot.at), grid.cell * 1.1) if spot.area else grid.rect(spot.at)


def paint_spot(canvas: Canvas, grid: Grid, spot: Spot, alpha: int, chosen: bool) -> None:
    """Draw a place's light, brighter and ringed under the keyboard's cursor."""
    place = spot_rect(grid, spot)
    if not canvas.shows(place, 120):
        return
    if spot.area:
        canvas.vector("area-ring", Rect.around(place.centre, grid.cell * 1.05), _ring, alpha=alpha)
        if spot.tag:
            _tag(canvas, place, spot.tag)
    elif isinstance(spot.move, Build | PlayCard):
        canvas.vector("site-glow", place.inset(-6), _site, alpha=alpha)
    else:
        canvas.piece("glow-cell", place, alpha=alpha)
    if chosen:
        canvas.focus_ring(place.inset(6), 8)


def _ring(svg: Svg) -> None:
    centre, r = (svg.w / 2, svg.h / 2), svg.w * 0.36
    light = ((0, "#FFD970", 0.0), (0.62, "#FFC94A", 0.0), (0.74, "#FFC94A", 0.85), (1, "#F09614", 0.0))
    svg.circle(centre, svg.w / 2, svg.radial(light, centre, svg.w / 2))
    svg.circle(centre, r, line="#8A5A16", width=svg.w * 0.075)
    svg.circle(centre, r, line="#FFF6C8", width=svg.w * 0.05)


def _site(svg: Svg) -> None:
    light = ((0, "glow-core", 0.5), (0.7, "#FFE9A4", 0.28), (1, "glow-edge", 0.55))
    centre = svg.w / 2, svg.h / 2
    svg.frame(7, svg.radial(light, centre, svg.w * 0.6), line="#8A5A16", width=6, radius=7)
    svg.frame(7, line="#FFF0B0", width=3.4, radius=7)


def _tag(canvas: Canvas, place: Rect, tag: Part) -> None:
    icon, words = tag
    w, h = canvas.measure(words, "count")
    size = max(30.0, h)
    rect = Rect(place.centre[0] - (w + size + 26) / 2, place.y - size * 0.62, w + size + 26, size + 8)
    canvas.piece("bubble", rect)
    inner = rect.inset(9, 4)
    canvas.image(icon, Rect(inner.x, inner.y, size, inner.h))
    canvas.text(words, Rect(inner.x + size + 4, inner.y, w + 4, inner.h), "count", "bubble-text", align="left")


def paint_ghost(canvas: Canvas, grid: Grid, ghost: Ghost) -> None:
    """Draw a piece where it would stand, and the areas it would complete."""
    place = spot_rect(grid, ghost.spot)
    if ghost.kind == "tile":
        canvas.vector("ghost-glow", place, _nothing, (Shade("#FFBE3C", 200, 8, (0, 0)),), 6)
        canvas.image(ghost.art, place, alpha=GHOST_ALPHA)
        canvas.vector("ghost-frame", place.inset(-5), _ghost_frame)
    elif ghost.kind == "building":
        canvas.vector("ghost-frame", place.inset(-5), _ghost_frame)
        canvas.image(ghost.art, building_rect(grid, ghost.spot.at), alpha=GHOST_ALPHA + 30)
    else:
        canvas.vector("area-chosen", Rect.around(place.centre, grid.cell * 1.5), _ring)
        canvas.image(ghost.art, knight_rect(grid, ghost.spot.at), alpha=GHOST_ALPHA + 20)
    for art, at in ghost.completed:
        centre = grid.middle(at)
        canvas.vector("area-ring", Rect.around(centre, grid.cell * 1.1), _ring)
        canvas.image(art, Rect.around(centre, grid.cell * 0.7))


def _ghost_frame(svg: Svg) -> None:
    svg.frame(5, line="white", width=6, radius=5)
    svg.frame(5, line="#D98A1A", width=3, radius=5)


def _nothing(svg: Svg) -> None:
    """The glow alone is wanted."""


def bubble_rect(view: View, sheet: Rect, grid: Grid, payout: Payout) -> Rect:
    """Return where a payout's bubble stands: above its place if there is room, otherwise below."""
    face, icon = view.font("price"), _icon_size(view)
    widths = [sum(text.measure(words, face, view.scale)[0] + icon + 20 for _, words in line) for line in payout.lines]
    w = max(widths) + 2 * PADDING
    h = len(payout.lines) * (icon + 6) + 12 + BUBBLE_TIP
    place = spot_rect(grid, payout.spot)
    above = place.y - h - 2
    y = above if above >= sheet.y + 2 else place.bottom + 2
    return Rect(place.centre[0] - w / 2, y, w, h).clamp(sheet.inset(4))


def paint_bubble(canvas: Canvas, sheet: Rect, grid: Grid, payout: Payout) -> None:
    """Draw what a move would bring."""
    rect = bubble_rect(canvas.view, sheet, grid, payout)
    if not canvas.shows(rect, 30):
        return
    place = spot_rect(grid, payout.spot)
    up = rect.y > place.y
    tip = min(rect.w - 28, max(28, place.centre[0] - rect.x))
    canvas.piece("bubble", rect, tip=round(tip), up=up)
    icon = _icon_size(canvas.view)
    y = rect.y + 5 + (BUBBLE_TIP if up else 0)
    for line in payout.lines:
        x = rect.x + PADDING
        for art, words in line:
            canvas.image(art, Rect(x, y + 2, icon, icon))
            w = canvas.measure(words, "price")[0]
            canvas.text(words, Rect(x + icon + 6, y, w + 6, icon + 4), "price", "bubble-text", align="left")
            x += icon + w + 20
        y += icon + 6


def _icon_size(view: View) -> float:
    return max(30.0, view.px(38))
