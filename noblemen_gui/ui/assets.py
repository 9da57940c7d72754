"""Pictures by name and pixel size, rasterised from the vector art once and kept in memory and on disk."""

from __future__ import annotations

import io
from collections import OrderedDict
from pathlib import Path

import pygame

from noblemen_gui.ui.pixels import PixelStore
from noblemen_gui.ui.theme import rgb

# Small pictures rasterise as fast as a file opens.
WORTH_KEEPING = 64 * 64
MEMORY_LIMIT = 160 * 1024 * 1024


class Assets:
    """Looks art up by its file's name without folder and ending: names are unique over all folders."""

    def __init__(self, art: Path, store: PixelStore | None = None) -> None:
        self._files = {file.stem: file for file in sorted(art.rglob("*.svg"))}
        self._store = store
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def names(self) -> list[str]:
        return list(self._files)

    def has(self, name: str) -> bool:
        return name in self._files

    def image(self, name: str, size: tuple[int, int], tint: str = "", grey: bool = False) -> pygame.Surface:
        """The picture within size device pixels (its aspect ratio is kept), multiplied by a tint or drained of colour.

        The surface is shared: copy it before changing it.
        """
        size = max(1, size[0]), max(1, size[1])
        key = (name, size, tint, grey)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        surface = self._raster(name, size) if not (tint or grey) else _coloured(self.image(name, size), tint, grey)
        self._keep(key, surface)
        return surface

    def _raster(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        source = self._files[name].read_bytes()
        worth = self._store is not None and size[0] * size[1] >= WORTH_KEEPING
        key = f"{name}-in-{size[0]}x{size[1]}"
        if worth and self._store and (stored := self._store.load(key, source, size)):
            return stored
        surface = _boxed(pygame.image.load_sized_svg(io.BytesIO(source), size), size)
        if worth and self._store:
            self._store.save(key, source, surface)
        return surface

    def _keep(self, key: tuple[object, ...], surface: pygame.Surface) -> None:
        self._kept[key] = surface
        self._bytes += _bytes(surface)
        while self._bytes > MEMORY_LIMIT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes(oldest)


def _boxed(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Centred on a surface of exactly that size, since the loader keeps the drawing's proportions."""
    if surface.get_size() == size:
        return surface.convert_alpha()
    box = pygame.Surface(size, pygame.SRCALPHA)
    box.blit(surface, surface.get_rect(center=box.get_rect().center))
    return box.convert_alpha()


def _coloured(surface: pygame.Surface, tint: str, grey: bool) -> pygame.Surface:
    result = pygame.transform.grayscale(surface) if grey else surface.copy()
    if tint:
        result.fill(rgb(tint), special_flags=pygame.BLEND_RGB_MULT)
    return result


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
