"""The one way to draw: logical pixels in, device pixels out, whatever lies outside the clip is skipped."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Literal

import pygame

from noblemen_gui.ui import gilding, text
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.painted import Kit, Painted, Piece, Shade
from noblemen_gui.ui.pieces import PIECES
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.theme import TEXT_FLOOR, Face, rgb
from noblemen_gui.ui.view import View

Align = Literal["left", "centre", "right"]
ACROSS: dict[Align, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}
DISABLED_ALPHA = 115


class Canvas:
    """Draws on a surface whose top left device pixel is `origin` of the window."""

    def __init__(
        self,
        surface: pygame.Surface,
        view: View,
        kit: Kit,
        origin: tuple[int, int] = (0, 0),
        audit: Audit | None = None,
    ) -> None:
        self.surface = surface
        self.view = view
        self.kit = kit
        self.origin = origin
        self.audit = audit

    # places

    def device(self, rect: Rect) -> pygame.Rect:
        """The device pixels of a logical rectangle on this surface; neighbours share their edges."""
        k, (ox, oy) = self.view.scale, self.origin
        x, y = round(rect.x * k), round(rect.y * k)
        return pygame.Rect(x - ox, y - oy, round(rect.right * k) - x, round(rect.bottom * k) - y)

    def shows(self, rect: Rect, margin: float = 0) -> bool:
        """Whether any of it would be seen: lets a scene skip work."""
        return bool(self.surface.get_clip().colliderect(self.device(rect.inset(-margin))))

    def _draws(self, rect: Rect, margin: float = 0) -> bool:
        """Whether pixels are wanted there; a witness needs none."""
        return self.audit is None and self.shows(rect, margin)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Nothing outside the rectangle is drawn within the `with` block."""
        before, told = self.surface.get_clip(), self.audit.clip if self.audit else None
        self.surface.set_clip(self.device(rect).clip(before))
        if self.audit:
            self.audit.clip = rect
        try:
            yield
        finally:
            self.surface.set_clip(before)
            if self.audit:
                self.audit.clip = told

    # shapes

    def fill(self, rect: Rect, colour: str, alpha: int = 255, radius: float = 0) -> None:
        """A plain rectangle; corners are rounded only when it is opaque or small enough to be kept."""
        area = self.device(rect)
        if not self._draws(rect):
            return
        if radius:
            self.vector(
                ("fill", colour, alpha, radius),
                rect,
                lambda svg: svg.frame(0, colour, radius=radius, opacity=alpha / 255),
            )
        elif alpha == 255:
            self.surface.fill(rgb(colour), area)
        else:
            veil = pygame.Surface(area.size)
            veil.fill(rgb(colour))
            veil.set_alpha(alpha)
            self.surface.blit(veil, area)

    def line(self, start: Point, end: Point, colour: str, width: float = 2) -> None:
        """A straight line; one that is neither level nor upright is smooth, with round ends."""
        half = width / 2
        x, y = min(start[0], end[0]), min(start[1], end[1])
        w, h = abs(end[0] - start[0]), abs(end[1] - start[1])
        if 0 in (w, h):
            self.fill(Rect(x, y - half, w, width) if h == 0 else Rect(x - half, y, width, h), colour)
            return
        rises = (end[0] - start[0]) * (end[1] - start[1]) < 0

        def paint(svg: Svg) -> None:
            a, b = (half, svg.w - half), (half, svg.h - half)
            svg.polyline(((a[0], b[rises]), (a[1], b[not rises])), colour, width)

        self.vector(("line", rises, colour, width), Rect(x, y, w, h).inset(-half), paint)

    def vector(
        self, key: Hashable, rect: Rect, paint: Callable[[Svg], None], shades: tuple[Shade, ...] = (),
        radius: float = 8, alpha: int = 255,
    ) -> None:  # fmt: skip
        """A drawing of your own, painted once for each key and size: `paint` gets an Svg of the rectangle's size."""
        if self._draws(rect, 60 if shades else 0):
            piece = Piece(paint, shades, "", radius)
            self._put(self.kit.piece(("vector", key), piece, _whole(rect), self.view.scale), rect, alpha)

    def piece(self, name: str, rect: Rect, *, alpha: int = 255, **look: object) -> None:
        """A painted piece by its name in `pieces.PIECES`, with the keywords its painter takes."""
        if self._draws(rect, 80):
            self._put(self.kit.piece(name, PIECES[name], _whole(rect), self.view.scale, **look), rect, alpha)

    def focus_ring(self, rect: Rect, radius: float = 10) -> None:
        self.piece("focus", rect.inset(-11), radius=radius)

    def _put(self, painted: Painted, rect: Rect, alpha: int) -> None:
        area = self.device(rect)
        self._blit(painted.surface, (area.x - painted.pad, area.y - painted.pad), alpha)

    # pictures

    def image(
        self, name: str, rect: Rect, *, tint: str = "", grey: bool = False, alpha: int = 255, angle: float = 0,
        zoom: float = 1, flip: tuple[bool, bool] = (False, False),
    ) -> None:  # fmt: skip
        """Art by name, as large as fits the rectangle, centred. `zoom` and `angle` are cheap and for movement;
        for a picture that stays, give a rectangle of the right size instead."""
        area = self.device(rect)
        reach = area.inflate(area.w, area.h) if angle or zoom != 1 else area
        if self.audit or not self.surface.get_clip().colliderect(reach):
            return
        surface = self.kit.assets.image(name, area.size, tint, grey)
        if angle or zoom != 1:
            surface = pygame.transform.rotozoom(surface, angle, zoom)
        if flip != (False, False):
            surface = pygame.transform.flip(surface, *flip)
        self._blit(surface, surface.get_rect(center=area.center).topleft, alpha)

    def cover(self, name: str, rect: Rect, ratio: float = 16 / 9) -> None:
        """Art of that width by height, as small as covers the whole rectangle; what stands out is cut off."""
        w = max(rect.w, rect.h * ratio)
        with self.clipped(rect):
            self.image(name, rect.place(w, w / ratio))

    def stretch(self, name: str, rect: Rect, ratio: float, mirrored: bool = False) -> None:
        """Art of that width by height pulled to fill the rectangle: for cloth, which has no proportions of its own."""
        area = self.device(rect)
        if self._draws(rect):
            tall = max(area.h, round(area.w / ratio))
            surface = self.kit.assets.image(name, (round(tall * ratio), tall))
            surface = pygame.transform.smoothscale(surface, area.size)
            self._blit(pygame.transform.flip(surface, mirrored, False), area.topleft, 255)

    def disabled_image(self, name: str, rect: Rect) -> None:
        """As pictures look on something that is not possible now."""
        self.image(name, rect, grey=True, alpha=DISABLED_ALPHA)

    def corners(self, rect: Rect, size: float) -> None:
        """The ornament of the design in all four corners."""
        for right in (False, True):
            for low in (False, True):
                place = rect.place(size, size, float(right), float(low))
                self.image("panel-corner", place, flip=(right, low))

    def blit(self, surface: pygame.Surface, rect: Rect, alpha: int = 255) -> None:
        """Device pixels of your own at a logical place."""
        self._blit(surface, self.device(rect).topleft, alpha)

    def _blit(self, surface: pygame.Surface, at: tuple[int, int], alpha: int) -> None:
        if alpha >= 255:
            self.surface.blit(surface, at)
        elif alpha > 0:
            surface.set_alpha(alpha)
            self.surface.blit(surface, at)
            surface.set_alpha(255)

    # text

    def text(
        self, words: str, rect: Rect, role: str | Face = "body", colour: str = "ink", *, align: Align = "centre",
        down: float = 0.5, lines: int = 1, shadow: str = "", alpha: int = 255,
    ) -> Rect:  # fmt: skip
        """Words in a type role, fitted into the rectangle: wrapped to at most `lines`, shrunk to the floor if need be.

        `down` is 0 for the upper edge, 0.5 for the middle. Returns the rectangle the words take.
        """
        face = self.view.font(role) if isinstance(role, str) else role
        fitted = text.fit(words, face, round(rect.w, 2), round(rect.h, 2), lines, self.view.scale)
        taken = rect.place(fitted.width, fitted.height, ACROSS[align], down)
        if self.audit:
            self.audit.text(words, taken, fitted.cut, fitted.face.size)
        if self._draws(taken, 4):
            for index, line in enumerate(fitted.lines):
                self._line(line, fitted.face, taken.move(0, index * fitted.line_height), colour, align, shadow, alpha)
        return taken

    def name(self, words: str, rect: Rect, role: str, colour: str) -> None:
        """A person's name at the left: players write them as long as they like, so it may be shortened on purpose."""
        face = self.view.font(role)
        smallest = Face(face.family, min(TEXT_FLOOR, face.size))
        self.text(text.shorten(words, smallest, rect.w, self.view.scale), rect, role, colour, align="left")

    def _line(self, line: str, face: Face, block: Rect, colour: str, align: Align, shadow: str, alpha: int) -> None:
        pixels = max(1, round(face.size * self.view.scale))
        surface = text.rendered(line, face.family, pixels, rgb(colour))
        area = self.device(block)
        x = area.x + round((area.w - surface.get_width()) * ACROSS[align])
        if shadow:
            below = text.rendered(line, face.family, pixels, rgb(shadow))
            self._blit(below, (x, area.y + max(1, round(2 * self.view.scale))), alpha)
        self._blit(surface, (x, area.y), alpha)

    def gilded(self, words: str, rect: Rect, role: str = "scene-title", outline: float = 3) -> None:
        """A title in the gold ramp with a dark outline and a soft shadow."""
        face = self.view.font(role)
        fitted = text.fit(words, face, rect.w, rect.h * 1.4, 1, self.view.scale)
        taken = rect.place(fitted.width, fitted.height)
        if self.audit:
            self.audit.text(words, taken, fitted.cut, fitted.face.size)
        if self._draws(taken, 40):
            pixels = round(fitted.face.size * self.view.scale)
            edge = max(1.0, outline * self.view.u * self.view.scale)
            key = ("gilded", fitted.lines[0], face.family, pixels, edge)
            surface = self.kit.custom(key, lambda: gilding.gilded(fitted.lines[0], face.family, pixels, edge))
            self._blit(surface, surface.get_rect(center=self.device(taken).center).topleft, 255)

    def measure(self, words: str, role: str | Face = "body") -> tuple[float, float]:
        """Width and height of one line."""
        face = self.view.font(role) if isinstance(role, str) else role
        return text.measure(words, face, self.view.scale)

    def key_cap(self, key: str, at: Point, dark: bool = False) -> Rect:
        """A key's name on a cap, its left edge and its middle at the point."""
        rect = Rect(at[0], at[1] - 16, max(30, self.measure(key, "key")[0] + 16), 32)
        self.piece("key-cap", rect, dark=dark)
        self.text(key, rect.move(0, -2), "key", "cream" if dark else "ink")
        return rect


def _whole(rect: Rect) -> tuple[float, float]:
    """Painted pieces are kept by size: quarters of a pixel must not make new ones."""
    return math.ceil(rect.w * 2 - 0.01) / 2, math.ceil(rect.h * 2 - 0.01) / 2
