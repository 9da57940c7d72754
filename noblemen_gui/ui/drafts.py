"""Pictures of a new size at once: scaled from another size, while a thread makes the true ones from the vector art."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pygame

Sized = tuple[str, tuple[int, int]]  # a picture's name and its size

# A window that is being dragged larger passes through many sizes: the thread waits for the last one.
STEADY_SECONDS = 0.25
# Proportions that differ more than this would be seen.
TOLERANCE = 0.05


class Drafts:
    """Which pictures are only scaled for now, and the thread that rasterises them meanwhile."""

    def __init__(self, raster: Callable[[str, tuple[int, int]], pygame.Surface]) -> None:
        self.active = False
        self._raster = raster
        self._drafted: dict[Sized, None] = {}
        self._begun = 0.0
        self._made: dict[Sized, pygame.Surface] = {}
        self._thread: threading.Thread | None = None

    def __contains__(self, sized: object) -> bool:
        return sized in self._drafted

    def begin(self) -> list[Sized]:
        """From now on pictures may be scaled; return the drafts of the size before, which nobody needs any more."""
        old = list(self._drafted)
        self.active, self._drafted = True, {}
        self._begun = time.monotonic()
        return old

    def draft(self, name: str, size: tuple[int, int], other: pygame.Surface) -> pygame.Surface:
        """The picture scaled from another size; the true one is made later."""
        self._drafted[name, size] = None
        return pygame.transform.smoothscale(other, size)

    def finished(self) -> dict[Sized, pygame.Surface] | None:
        """The true pictures once they are all there, otherwise None; call it at every turn of the loop."""
        if not self.active or time.monotonic() - self._begun < STEADY_SECONDS:
            return None
        if self._thread is None and self._missing():
            self._thread = threading.Thread(target=self._make, args=(self._missing(),), name="drafts", daemon=True)
            self._thread.start()
        if self._thread is not None and not self._thread.is_alive():
            self._thread = None
        return self._taken() if self._thread is None and not self._missing() else None

    def _missing(self) -> list[Sized]:
        return [sized for sized in self._drafted if sized not in self._made]

    def _taken(self) -> dict[Sized, pygame.Surface] | None:
        made = {sized: self._made[sized] for sized in self._drafted}
        self.active, self._drafted, self._made = False, {}, {}
        return made or None

    def _make(self, wanted: list[Sized]) -> None:
        for sized in wanted:
            self._made[sized] = self._raster(*sized)


def alike(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two sizes have nearly the same proportions."""
    return abs(one[0] * other[1] / max(1, one[1] * other[0]) - 1) < TOLERANCE
