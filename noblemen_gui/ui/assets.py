"""Pictures by name and pixel size, rasterised from the vector art once and kept in memory and on disk."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Collection
from pathlib import Path

import pygame

from noblemen_gui.ui.drafts import Drafts, Sized, alike
from noblemen_gui.ui.pixels import PixelStore
from noblemen_gui.ui.theme import rgb

# Small and simple pictures rasterise as fast as a file opens.
WORTH_KEEPING = 64 * 64
WORTH_SOURCE = 4000
# Of half the size, a picture that fills a window is drawn in a third of the time.
WORTH_DRAFTING = 400 * 225
MEMORY_LIMIT = 160 * 1024 * 1024

Key = tuple[str, tuple[int, int], str, bool]  # name, size, tint, grey


class Assets:
    """Looks art up by its file's name without folder and ending: names are unique over all folders."""

    def __init__(self, art: Path, store: PixelStore | None = None) -> None:
        self._files = {file.stem: file for file in sorted(art.rglob("*.svg"))}
        self._store = store
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._largest: dict[str, tuple[int, int]] = {}
        self._bytes = 0
        self.drafts = Drafts(self._raster)

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
        surface = self._plain(name, size) if not (tint or grey) else _coloured(self.image(name, size), tint, grey)
        self._keep(key, surface)
        return surface

    def begin_drafts(self) -> None:
        """A new size: until `refine` has the true pictures, those of another size are scaled."""
        self._drop(self.drafts.begin())

    def refine(self) -> bool:
        """Look after the true pictures; true once, when they have all taken the places of the drafts."""
        true = self.drafts.finished()
        if true is None:
            return False
        self._drop(true)
        for (name, size), surface in true.items():
            self._keep((name, size, "", False), surface)
        return True

    def _drop(self, drafts: Collection[Sized]) -> None:
        for key in [key for key in self._kept if key[:2] in drafts]:
            self._bytes -= _bytes(self._kept.pop(key))

    def _plain(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        source = self._files[name].read_bytes()
        stored = self._store.load(_key(name, size), source, size) if self._worth(size, source) and self._store else None
        if stored:
            return stored
        other = self._other(name, size, source) if self.drafts.active else None
        return self.drafts.draft(name, size, other) if other else self._raster(name, size)

    def _other(self, name: str, size: tuple[int, int], source: bytes) -> pygame.Surface | None:
        """Pixels to scale a draft from: of a size that is kept, or, where that saves much, of half the size."""
        kept = self._kept.get((name, self._largest.get(name, (0, 0)), "", False))
        if kept and alike(kept.get_size(), size):
            return kept
        half = size[0] // 2, size[1] // 2
        large = half[0] * half[1] >= WORTH_DRAFTING
        return _boxed(pygame.image.load_sized_svg(io.BytesIO(source), half), half) if large else None

    def _raster(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The true pixels; the thread of the drafts calls it too."""
        source = self._files[name].read_bytes()
        surface = _boxed(pygame.image.load_sized_svg(io.BytesIO(source), size), size)
        if self._store and self._worth(size, source):
            self._store.save(_key(name, size), source, surface)
        return surface

    def _worth(self, size: tuple[int, int], source: bytes) -> bool:
        return size[0] * size[1] >= WORTH_KEEPING or len(source) >= WORTH_SOURCE

    def _keep(self, key: Key, surface: pygame.Surface) -> None:
        self._kept[key] = surface
        name, size = key[:2]
        if key[:2] not in self.drafts and size >= self._largest.get(name, (0, 0)):
            self._largest[name] = size
        self._bytes += _bytes(surface)
        while self._bytes > MEMORY_LIMIT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes(oldest)


def _key(name: str, size: tuple[int, int]) -> str:
    return f"{name}-in-{size[0]}x{size[1]}"


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
