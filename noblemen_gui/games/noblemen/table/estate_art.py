"""Draws an estate: land, its outline, areas, buildings and knights, as large as a place allows or on a given grid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from noblemen_gui.games.noblemen.rules.estate import WIDTH, Estate, cell, coordinates
from noblemen_gui.games.noblemen.rules.material import AREAS, BUILDINGS, CASTLE, FOLLY, MEADOW, PALACE, TILES
from noblemen_gui.games.noblemen.rules.moves import Cell
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.locale import pgettext_
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.view import View

TRIMS = {"lion": "#C23A42", "ship": "#3F86CC", "rose": "#8F5AB8", "stag": "#3F8A4C", "oak": "#D9A440"}
LARGEST_CELL = 90
VARIANTS = 4
# Shares of a cell.
BUILDING_SIZE = 1.12
BUILDING_RISE = 0.46
MEDALLION = 0.625
HEDGE = (288 / 256, 56 / 256)
KNIGHT_SIZE = 0.95
KNIGHT_FOOT = 0.26
SMALLEST_LETTERED = 40
_SEAM = "#3A2410"


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the first meadow's top left corner is, and how large a place is, both in whole device pixels."""

    origin: Point
    cell: float

    def rect(self, at: Cell) -> Rect:
        """Return the place's square."""
        x, y = coordinates(at)
        return Rect(self.origin[0] + x * self.cell, self.origin[1] + y * self.cell, self.cell, self.cell)

    def middle(self, at: Cell) -> Point:
        """Return the middle of the area whose north-west tile lies there."""
        square = self.rect(at)
        return square.right, square.bottom

    def at(self, point: Point) -> Cell:
        """Return the place under a point."""
        return cell(
            int((point[0] - self.origin[0]) // self.cell),
            int((point[1] - self.origin[1]) // self.cell),
        )

    def around(self, cells: Iterable[Cell]) -> Rect:
        """Return the rectangle that holds all these places."""
        squares = [self.rect(at) for at in cells]
        x, y = min(square.x for square in squares), min(square.y for square in squares)
        return Rect(x, y, max(square.right for square in squares) - x, max(square.bottom for square in squares) - y)


def grid_in(view: View, centre: Point, cells: Iterable[Cell], size: float) -> Grid:
    """Return a grid with places of about that size on which these places lie round the centre."""
    k = view.scale
    whole = max(1, int(size * k + 1e-6)) / k
    extent = Grid((0, 0), whole).around(cells)
    x, y = centre[0] - extent.centre[0], centre[1] - extent.centre[1]
    return Grid((round(x * k) / k, round(y * k) / k), whole)


def fitting_cell(rect: Rect, cells: Iterable[Cell]) -> float:
    """Return the largest size of a place with which all these places fit the rectangle."""
    extent = Grid((0, 0), 1).around(cells)
    return min(LARGEST_CELL, rect.w / extent.w, rect.h / extent.h)


def draw_estate(
    canvas: Canvas, rect: Rect, estate: Estate, owner: Player, players: Sequence[Player],
    *, cell: float | None = None, letters: bool = False,
) -> float:  # fmt: skip
    """Draw an estate in the middle of a rectangle and return the size of its places."""
    grid = estate_grid(canvas.view, rect, estate, cell)
    paint_estate(canvas, grid, estate, owner, players, letters=letters)
    return grid.cell


def estate_grid(view: View, rect: Rect, estate: Estate, cell: float | None = None) -> Grid:
    """Return the grid that `draw_estate` uses, for rings and tags on areas."""
    # Buildings rise over the upper edge of their place, so the highest row leaves a little room.
    room = Rect(rect.x, rect.y + rect.h * 0.04, rect.w, rect.h * 0.96)
    size = fitting_cell(room, estate.tiles) if cell is None else cell
    return grid_in(view, room.centre, estate.tiles, size)


def paint_estate(
    canvas: Canvas, grid: Grid, estate: Estate, owner: Player, players: Sequence[Player],
    *, letters: bool = False, outlines: bool = False,
) -> None:  # fmt: skip
    """Draw an estate on a grid; `outlines` parts different kinds of land by a dark line."""
    _shadow(canvas, grid, estate)
    for at, tile in estate.tiles.items():
        canvas.image(tile_art(tile, at), grid.rect(at))
    _hedges(canvas, grid, estate)
    _outline(canvas, grid, estate, outlines)
    if letters and grid.cell >= SMALLEST_LETTERED:
        for at, tile in estate.tiles.items():
            _letter(canvas, grid.rect(at), tile)
    for at, area in estate.areas.items():
        canvas.image(f"area-{AREAS[area]}", Rect.around(grid.middle(at), grid.cell * MEDALLION))
    for at, building in sorted(estate.buildings.items()):
        canvas.image(building_art(building, owner), building_rect(grid, at))
    for at, seat in sorted(estate.knights.items()):
        canvas.image(f"knight-{players[seat].crest}", knight_rect(grid, at))


def _hedges(canvas: Canvas, grid: Grid, estate: Estate) -> None:
    """Part different kinds of land."""
    long, wide = grid.cell * HEDGE[0], grid.cell * HEDGE[1]
    for at, tile in estate.tiles.items():
        square = grid.rect(at)
        if estate.tiles.get(at + 1, tile) != tile:
            canvas.image("hedge-down", Rect.around((square.right, square.centre[1]), wide, long))
        if estate.tiles.get(at + WIDTH, tile) != tile:
            canvas.image("hedge-across", Rect.around((square.centre[0], square.bottom), long, wide))


def tile_art(tile: int, at: Cell | None = None) -> str:
    """Return the picture of a tile; neighbours look a little different."""
    x, y = coordinates(at) if at is not None else (0, 0)
    variant = (31 * x * x + 17 * y * y + 23 * x * y + 57 * x + 91 * y) % 101 % VARIANTS
    return f"tile-{TILES[tile]}-{variant + 1}" if variant else f"tile-{TILES[tile]}"


def building_art(building: int, owner: Player | None = None) -> str:
    """Return the picture of a building; castles and palaces fly their owner's colours."""
    name = BUILDINGS[min(building, FOLLY)]
    return f"{name}-{owner.crest}" if owner and building in (CASTLE, PALACE) else name


def building_rect(grid: Grid, at: Cell) -> Rect:
    """Return where a building is drawn."""
    square = grid.rect(at)
    return Rect.around((square.centre[0], square.y + square.h * BUILDING_RISE), grid.cell * BUILDING_SIZE)


def knight_rect(grid: Grid, at: Cell) -> Rect:
    """Return where a knight is drawn that stands on the area of this north-west tile."""
    x, y = grid.middle(at)
    size = grid.cell * KNIGHT_SIZE
    return Rect(x - size / 2, y + grid.cell * KNIGHT_FOOT - size, size, size)


def tile_letter(tile: int) -> str:
    """Return the letter that tells a kind of land without its drawing."""
    return (
        pgettext_("field", "F"),
        pgettext_("fountain", "W"),
        pgettext_("grove", "G"),
        pgettext_("meadow", "M"),
    )[tile]


def _letter(canvas: Canvas, square: Rect, tile: int) -> None:
    size = max(24.0, square.w * 0.27)
    # Medallions lie on corners, buildings in the middle of meadows.
    y = square.bottom - size - 3 if tile == MEADOW else square.centre[1] - size / 2
    disc = Rect(square.x + 3, y, size, size)
    canvas.vector("letter-disc", disc, _disc)
    canvas.text(tile_letter(tile), disc.inset(-6), "number", "ink")


def _disc(svg: Svg) -> None:
    svg.circle((svg.w / 2, svg.h / 2), svg.w / 2 - 1, "#FFF8E4", line=_SEAM, width=1.4, opacity=0.9)


def _shadow(canvas: Canvas, grid: Grid, estate: Estate) -> None:
    size = round(grid.cell * canvas.view.scale)
    blur = max(2, size // 10)
    extent = grid.around(estate.tiles)
    key = ("estate-shadow", frozenset(estate.tiles), size)
    pad = 3 * blur
    soft = canvas.kit.custom(key, lambda: _soft_shape(estate, size, blur))
    area = canvas.device(extent)
    at = area.x - pad + round(size * 0.04), area.y - pad + round(size * 0.07)
    canvas.surface.blit(soft, at)


def _soft_shape(estate: Estate, size: int, blur: int) -> pygame.Surface:
    shape = Grid((0, 0), size)
    extent = shape.around(estate.tiles)
    pad = 3 * blur
    surface = pygame.Surface((int(extent.w) + 2 * pad, int(extent.h) + 2 * pad), pygame.SRCALPHA)
    surface.fill((40, 20, 5, 0))
    for at in estate.tiles:
        square = shape.rect(at)
        surface.fill((40, 20, 5, 170), (int(square.x - extent.x) + pad, int(square.y - extent.y) + pad, size, size))
    return pygame.transform.gaussian_blur(surface, blur)


def _outline(canvas: Canvas, grid: Grid, estate: Estate, outlines: bool) -> None:
    extent = grid.around(estate.tiles).inset(-4)
    key = ("estate-outline", frozenset(estate.tiles.items()) if outlines else frozenset(estate.tiles), outlines)
    canvas.vector(key, extent, lambda svg: _edges(svg, Grid((0, 0), grid.cell), estate, outlines))


def _edges(svg: Svg, grid: Grid, estate: Estate, outlines: bool) -> None:
    tiles = estate.tiles
    extent = grid.around(tiles).inset(-4)
    outer, inner = "", ""
    for at, tile in tiles.items():
        square = grid.rect(at).move(-extent.x, -extent.y)
        top, left = f"M{square.x:g} {square.y:g}h{square.w:g}", f"M{square.x:g} {square.y:g}v{square.h:g}"
        low, right = f"M{square.x:g} {square.bottom:g}h{square.w:g}", f"M{square.right:g} {square.y:g}v{square.h:g}"
        for step, line in ((-WIDTH, top), (-1, left), (WIDTH, low), (1, right)):
            if at + step not in tiles:
                outer += line
            elif outlines and tiles[at + step] != tile:
                inner += line
    if inner:
        svg.path(inner, line=_SEAM, width=max(2, grid.cell * 0.045))
    svg.path(outer, line=_SEAM, width=max(1.6, grid.cell * 0.036))
