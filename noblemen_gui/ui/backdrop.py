"""What lies behind a modal scene: the scenes below, blurred and darkened once, then only copied."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from noblemen_gui.ui.canvas import Canvas

# Blurring a quarter of the size is fifteen times faster, and nobody sees the difference.
SHRINK = 4
BLUR = 3
DIM = (104, 84, 68)


class Backdrop:
    """Kept until it is forgotten: on resizing, and when scenes come or go."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None

    def forget(self) -> None:
        self._surface = None

    def draw(self, canvas: Canvas, below: Callable[[Canvas], None]) -> None:
        if self._surface is None:
            self._surface = _blurred(canvas, below)
        canvas.surface.blit(self._surface, (0, 0))


def _blurred(canvas: Canvas, below: Callable[[Canvas], None]) -> pygame.Surface:
    size = canvas.surface.get_size()
    sharp = pygame.Surface(size).convert()
    below(Canvas(sharp, canvas.view, canvas.kit))
    small = pygame.transform.smoothscale(sharp, (max(1, size[0] // SHRINK), max(1, size[1] // SHRINK)))
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(small, BLUR), size)
    soft.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
    return soft
