"""Letters in gold: a ramp of the design over the glyphs, a dark outline and a soft shadow."""

from __future__ import annotations

import itertools
import math

import pygame

from noblemen_gui.ui import text
from noblemen_gui.ui.theme import Rgb

RAMP: tuple[tuple[float, Rgb], ...] = (
    (0.0, (255, 250, 220)),
    (0.45, (246, 212, 112)),
    (0.52, (196, 138, 44)),
    (0.8, (240, 200, 100)),
    (1.0, (150, 96, 26)),
)
EDGE: Rgb = (44, 22, 8)
# Where capitals begin and end within the height of a line.
TOP, BASE = 0.22, 0.80


def gilded(words: str, family: str, pixels: int, outline: float) -> pygame.Surface:
    """The words' pixels with room for shadow and outline on every side."""
    letters = text.font(family, pixels).render(words, True, (255, 255, 255))
    edge = text.font(family, pixels).render(words, True, EDGE)
    blur = max(2, round(outline * 2.4))
    pad = blur * 4
    whole = pygame.Surface((letters.get_width() + 2 * pad, letters.get_height() + 2 * pad), pygame.SRCALPHA)
    _shadow(whole, edge, pad, blur)
    for step in range(24):
        angle = step * math.pi / 12
        whole.blit(edge, (pad + round(math.cos(angle) * outline), pad + round(math.sin(angle) * outline)))
    whole.blit(edge, (pad + round(outline * 0.6), pad + round(outline * 1.8)))
    letters.blit(_ramp(letters.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(letters, (pad, pad))
    return whole


def _shadow(whole: pygame.Surface, edge: pygame.Surface, pad: int, blur: int) -> None:
    dark = edge.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    layer = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    layer.blit(dark, (pad, pad + blur // 2))
    soft = pygame.transform.box_blur(layer, blur)
    whole.blit(soft, (0, 0))
    whole.blit(soft, (0, 0))


def _ramp(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    ramp = pygame.Surface((1, h), pygame.SRCALPHA)
    for y in range(h):
        ramp.set_at((0, y), (*_tone(min(1, max(0, (y / h - TOP) / (BASE - TOP)))), 255))
    return pygame.transform.scale(ramp, (w, h))


def _tone(share: float) -> Rgb:
    for (low, one), (high, other) in itertools.pairwise(RAMP):
        if share <= high:
            part = (share - low) / (high - low)
            r, g, b = (round(a + (z - a) * part) for a, z in zip(one, other, strict=True))
            return r, g, b
    return RAMP[-1][1]
