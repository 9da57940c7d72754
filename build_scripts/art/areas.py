"""The sign of an area: muted quarters in the corners of tiles, which make a disc where four of a kind meet."""

from collections.abc import Callable
from typing import NamedTuple

from .canvas import Canvas, Point
from .plants import cloud

RADIUS = 68
SIDE = 256
_CORNERS = ((0, 0), (SIDE, 0), (0, SIDE), (SIDE, SIDE))


class Area(NamedTuple):
    """How the disc of a kind of area looks while it is not complete."""

    disc: str
    ring: str
    tone: str
    symbol: Callable[[Canvas, str], None]


def _house(canvas: Canvas, tone: str) -> None:
    canvas.path("M-44 2L-30 -26H18V-40H30V-26H34L46 2H38V36H-36V2Z", tone)


def _trees(canvas: Canvas, tone: str) -> None:
    for x, y, radius in ((-20, 4, 18), (20, 4, 18), (0, -22, 19)):
        canvas.path(cloud((x, y), radius, 7, 10), tone)
    for left, top, height in ((-24, 20, 20), (16, 20, 20), (-4, 4, 36)):
        canvas.rect((left, top), (8, height), tone)


def _fountain(canvas: Canvas, tone: str) -> None:
    canvas.path("M-44 14H44C42 34 26 40 0 40S-42 34 -44 14Z", tone)
    canvas.path("M-22 -8H22C20 4 12 8 5 9V14H-5V9C-12 8 -20 4 -22 -8Z", tone)
    canvas.path("M0 -12C-2 -40 -22 -44 -30 -22M0 -12C2 -40 22 -44 30 -22M0 -12V-44", None, tone, 6)


AREAS = {
    "manor": Area("#bf873a", "#7a4d1c", "#fff0c4", _house),
    "forest": Area("#2c5630", "#1c3c20", "#8cc07a", _trees),
    "garden": Area("#5f9fb4", "#2c6274", "#e4f4f4", _fountain),
}


def quarters(canvas: Canvas, area: Area) -> None:
    """A quarter in each corner of a tile: where four tiles meet, the disc is whole."""
    for corner in _CORNERS:
        _disc(canvas, area, corner)


def boundary(canvas: Canvas, colour: str) -> None:
    """A hairline by which tiles of one kind can still be counted; neighbours share it."""
    canvas.rect((0, 0), (SIDE, SIDE), None, colour, 2.4, 0.2)


def _disc(canvas: Canvas, area: Area, centre: Point) -> None:
    with canvas.moved(centre):
        canvas.circle((0, 0), RADIUS, area.disc, alpha=0.55)
        canvas.circle((0, 0), RADIUS - 3, None, area.ring, 4.5, 0.6)
        canvas.circle((0, 0), RADIUS - 10, None, area.ring, 1.6, 0.4)
        with canvas.moved((0, 0), alpha=0.2):
            area.symbol(canvas, area.tone)
