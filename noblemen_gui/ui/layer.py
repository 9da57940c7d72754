"""What seldom changes, kept as pixels: a layer is painted again only when it is stale or its place has another size."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.view import View


class Layer:
    """Drawing it copies its pixels, of a dirty region only that region. An opaque one is copied fastest."""

    def __init__(self, paint: Callable[[Canvas], None], opaque: bool = False) -> None:
        self._paint = paint
        self._opaque = opaque
        self._surface: pygame.Surface | None = None
        self._of: tuple[Rect, View, int] | None = None

    def stale(self) -> None:
        """Paint it anew when it is drawn next."""
        self._of = None

    def draw(self, canvas: Canvas, rect: Rect, alpha: int = 255) -> None:
        if canvas.audit:
            self._paint(canvas)
            return
        if not canvas.shows(rect):
            return
        now = rect, canvas.view, canvas.kit.generation
        if self._of != now or self._surface is None:
            self._surface = self._painted(canvas, rect)
            self._of = now
        canvas.blit(self._surface, rect, alpha)

    def _painted(self, canvas: Canvas, rect: Rect) -> pygame.Surface:
        area = canvas.device(rect)
        flags = 0 if self._opaque else pygame.SRCALPHA
        surface = pygame.Surface(area.size, flags)
        surface = surface.convert() if self._opaque else surface.convert_alpha()
        x, y = canvas.origin
        self._paint(Canvas(surface, canvas.view, canvas.kit, (area.x + x, area.y + y)))
        return surface
