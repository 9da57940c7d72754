"""Painted pieces: shadows, glows, grounds and vector shapes put together once for each size, then only copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from noblemen_gui.ui.assets import Assets
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.theme import rgb

MEMORY_LIMIT = 96 * 1024 * 1024

Paint = Callable[..., None]


class Painted(NamedTuple):
    """Pixels and how far they reach beyond the rectangle they belong to, in device pixels."""

    surface: pygame.Surface
    pad: int


@dataclass(frozen=True, slots=True)
class Shade:
    """A blurred rounded rectangle below a piece: a shadow (dark) or a halo (light), in logical pixels."""

    colour: str = "black"
    alpha: int = 150
    blur: float = 9
    offset: tuple[float, float] = (3, 5)


@dataclass(frozen=True, slots=True)
class Piece:
    """How a kind of piece is painted: its vector drawing, what lies below it, and the picture that is its ground."""

    paint: Paint
    shades: tuple[Shade, ...] = ()
    ground: str = ""
    radius: float = 8


class Kit:
    """Everything drawable: the art, and painted pieces kept by name, size and look."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.generation = 0  # what was drawn with an older one is stale
        self._kept: OrderedDict[Hashable, Painted] = OrderedDict()
        self._bytes = 0

    def piece(self, key: Hashable, piece: Piece, size: tuple[float, float], scale: float, **look: object) -> Painted:
        """The piece at a logical size; `key` must tell pieces of different paint apart."""
        full = (key, size, scale, *sorted(look.items()))
        kept = self._kept.get(full)
        if kept is None:
            kept = _paint(self.assets, piece, size, scale, look)
            self._keep(full, kept)
        else:
            self._kept.move_to_end(full)
        return kept

    def custom(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any other pixels worth keeping, made when they are first asked for."""
        kept = self._kept.get(key)
        if kept is None:
            kept = Painted(make(), 0)
            self._keep(key, kept)
        return kept.surface

    def forget(self) -> None:
        """Drop all painted pieces, when the scale or the art has changed and none of them fits any more."""
        self.generation += 1
        self._kept.clear()
        self._bytes = 0

    def _keep(self, key: Hashable, painted: Painted) -> None:
        self._kept[key] = painted
        self._bytes += _bytes(painted)
        while self._bytes > MEMORY_LIMIT and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(painted: Painted) -> int:
    return painted.surface.get_pitch() * painted.surface.get_height()


def _paint(assets: Assets, piece: Piece, size: tuple[float, float], scale: float, look: dict[str, object]) -> Painted:
    svg = Svg(*size)
    piece.paint(svg, **look)
    body = svg.raster(scale)
    if piece.ground:
        ground = _rounded(assets, piece.ground, body.get_size(), piece.radius * scale)
        ground.blit(body, (0, 0))
        body = ground
    pad = round(max((_reach(shade) for shade in piece.shades), default=0) * scale)
    if not pad:
        return Painted(body, 0)
    whole = pygame.Surface((body.get_width() + 2 * pad, body.get_height() + 2 * pad), pygame.SRCALPHA)
    for shade in piece.shades:
        _cast(whole, shade, body.get_size(), piece.radius, pad, scale)
    whole.blit(body, (pad, pad))
    return Painted(whole, pad)


def _reach(shade: Shade) -> float:
    return shade.blur * 3 + max(abs(shade.offset[0]), abs(shade.offset[1]))


def _cast(whole: pygame.Surface, shade: Shade, size: tuple[int, int], radius: float, pad: int, scale: float) -> None:
    blur = max(1, round(shade.blur * scale))
    soft = blurred_rect(size, round(radius * scale), blur, (*rgb(shade.colour), shade.alpha))
    x, y = round(shade.offset[0] * scale), round(shade.offset[1] * scale)
    whole.blit(soft, (pad - 3 * blur + x, pad - 3 * blur + y))


def blurred_rect(size: tuple[int, int], radius: int, blur: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A soft rounded rectangle with a rim of three times the blur; corners are blurred, edges and middle stretched."""
    corner = radius + 6 * blur
    small = min(size[0] + 6 * blur, 2 * corner + 2), min(size[1] + 6 * blur, 2 * corner + 2)
    tile = pygame.Surface(small, pygame.SRCALPHA)
    tile.fill((*colour[:3], 0))
    inner = pygame.Rect(3 * blur, 3 * blur, small[0] - 6 * blur, small[1] - 6 * blur)
    pygame.draw.rect(tile, colour, inner, border_radius=radius)
    return stretched(pygame.transform.gaussian_blur(tile, blur), (size[0] + 6 * blur, size[1] + 6 * blur))


def stretched(tile: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Enlarged by its middle row and column only, so that corners stay as they are."""
    if tile.get_size() == size:
        return tile
    wide = _stretched_across(tile, size[0])
    turned = _stretched_across(pygame.transform.rotate(wide, 90), size[1])
    return pygame.transform.rotate(turned, -90)


def _stretched_across(tile: pygame.Surface, width: int) -> pygame.Surface:
    w, h = tile.get_size()
    half = w // 2
    result = pygame.Surface((width, h), pygame.SRCALPHA)
    middle = pygame.transform.scale(tile.subsurface((half, 0, 1, h)), (max(1, width - w + 1), h))
    result.blit(tile, (0, 0), (0, 0, half, h))
    result.blit(middle, (half, 0))
    result.blit(tile, (half + middle.get_width(), 0), (half + 1, 0, w - half - 1, h))
    return result


def _rounded(assets: Assets, name: str, size: tuple[int, int], radius: float) -> pygame.Surface:
    """A texture stretched to the size, its corners rounded."""
    texture = assets.image(name, (512, 512))
    ground = pygame.transform.smoothscale(texture, size)
    mask = Svg(*size)
    mask.frame(1, "white", radius=radius)
    ground.blit(mask.raster(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ground
