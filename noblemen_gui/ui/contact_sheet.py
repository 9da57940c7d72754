"""Contact sheets: every piece of art with its name at three sizes, on light and on dark."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from noblemen_gui.ui import text
from noblemen_gui.ui.assets import Assets
from noblemen_gui.ui.theme import rgb

SIZES = (24, 64, 256)
# The ground and the colour of the name on it.
GROUNDS = (("parchment", "ink"), ("oak", "cream"))
COLUMNS, ROWS = 3, 8
_GAP = 12
_NAME = 26


def pages(assets: Assets) -> list[pygame.Surface]:
    """All the pieces, so many to a page."""
    names, full = assets.names(), COLUMNS * ROWS
    return [sheet(assets, names[start : start + full]) for start in range(0, len(names), full)]


def sheet(assets: Assets, names: Sequence[str], columns: int = COLUMNS) -> pygame.Surface:
    """These pieces in a grid; each cell shows every size on both grounds."""
    width, height = sum(SIZES) + _GAP * (len(SIZES) + 1), max(SIZES) + 2 * _GAP + _NAME
    rows = -(-len(names) // columns)
    surface = pygame.Surface((columns * len(GROUNDS) * width, rows * height))
    for index, name in enumerate(names):
        for side, (ground, ink) in enumerate(GROUNDS):
            corner = ((index % columns * len(GROUNDS) + side) * width, index // columns * height)
            _cell(surface.subsurface((*corner, width, height)), assets, name, ground, ink)
    return surface


def _cell(surface: pygame.Surface, assets: Assets, name: str, ground: str, ink: str) -> None:
    surface.fill(rgb(ground))
    surface.blit(text.rendered(name, "Sans-Semibold", 18, rgb(ink)), (_GAP, 2))
    x = _GAP
    for size in SIZES:
        piece = assets.image(name, (size, size))
        surface.blit(piece, (x, _NAME + _GAP + (max(SIZES) - size) // 2))
        x += size + _GAP
