"""A small writer of vector drawings, for pieces whose size is only known at run time, and their rasterising."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence

import pygame

from noblemen_gui.ui.geometry import Point
from noblemen_gui.ui.theme import GOLD, hex_of

# A gradient's stop: a colour, or offset and colour, or offset, colour and opacity.
Stop = str | tuple[float, str] | tuple[float, str, float]


class Svg:
    """Collects shapes; colours are palette names or `#RRGGBB` or a gradient made here."""

    def __init__(self, width: float, height: float) -> None:
        self.w = width
        self.h = height
        self._definitions: list[str] = []
        self._body: list[str] = []

    def linear(self, stops: Sequence[Stop], start: Point, end: Point) -> str:
        """A fill that runs from one point to another."""
        where = f'x1="{start[0]:.5g}" y1="{start[1]:.5g}" x2="{end[0]:.5g}" y2="{end[1]:.5g}"'
        return self._gradient("linearGradient", where, stops)

    def down(self, *stops: Stop) -> str:
        """A fill from the upper edge to the lower one."""
        return self.linear(stops, (0, 0), (0, self.h))

    def radial(self, stops: Sequence[Stop], centre: Point, radius: float) -> str:
        where = f'cx="{centre[0]:.5g}" cy="{centre[1]:.5g}" r="{radius:.5g}"'
        return self._gradient("radialGradient", where, stops)

    def gold(self) -> str:
        """The gold ramp over the whole drawing, light from the top left."""
        return self.linear(GOLD, (0, 0), (self.w, self.h))

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str = "", *, line: str = "", width: float = 2,
        radius: float = 0, opacity: float = 1,
    ) -> None:  # fmt: skip
        place = f'x="{x:.2f}" y="{y:.2f}" width="{max(0, w):.2f}" height="{max(0, h):.2f}" rx="{radius:.2f}"'
        self._body.append(f"<rect {place}{_look(fill, line, width, opacity)}/>")

    def frame(self, inset: float, fill: str = "", *, line: str = "", width: float = 2, radius: float = 0,
              opacity: float = 1) -> None:  # fmt: skip
        """A rectangle parallel to the drawing's edges."""
        self.rect(
            inset, inset, self.w - 2 * inset, self.h - 2 * inset, fill, line=line, width=width, radius=radius,
            opacity=opacity,
        )  # fmt: skip

    def circle(
        self, centre: Point, radius: float, fill: str = "", *, line: str = "", width: float = 2, opacity: float = 1
    ) -> None:
        place = f'cx="{centre[0]:.2f}" cy="{centre[1]:.2f}" r="{radius:.2f}"'
        self._body.append(f"<circle {place}{_look(fill, line, width, opacity)}/>")

    def path(self, d: str, fill: str = "", *, line: str = "", width: float = 2, opacity: float = 1) -> None:
        self._body.append(f'<path d="{d}"{_look(fill, line, width, opacity)}/>')

    def polygon(
        self, points: Sequence[Point], fill: str = "", *, line: str = "", width: float = 2, opacity: float = 1
    ) -> None:
        self.path("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z", fill, line=line, width=width,
                  opacity=opacity)  # fmt: skip

    def polyline(self, points: Sequence[Point], line: str, width: float = 2, opacity: float = 1) -> None:
        self.path("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points), line=line, width=width, opacity=opacity)

    def source(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.w:g}" height="{self.h:g}" '
        box = f'viewBox="0 0 {self.w:g} {self.h:g}">'
        return f"{head}{box}<defs>{''.join(self._definitions)}</defs>{''.join(self._body)}</svg>"

    def raster(self, scale: float = 1.0) -> pygame.Surface:
        """The drawing's pixels at so many device pixels to a unit."""
        size = max(1, math.ceil(self.w * scale)), max(1, math.ceil(self.h * scale))
        return pygame.image.load_sized_svg(io.BytesIO(self.source().encode()), size).convert_alpha()

    def _gradient(self, kind: str, where: str, stops: Sequence[Stop]) -> str:
        name = f"g{len(self._definitions)}"
        inner = "".join(_stop(stop, index / max(1, len(stops) - 1)) for index, stop in enumerate(stops))
        self._definitions.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {where}>{inner}</{kind}>')
        return f"url(#{name})"


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at that distance and angle; 0 is to the right, 90 is down."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def _stop(stop: Stop, even: float) -> str:
    offset, colour, opacity = even, stop, 1.0
    if not isinstance(stop, str):
        offset, colour = stop[0], stop[1]
        opacity = stop[2] if len(stop) == 3 else 1.0
    return f'<stop offset="{offset:.4g}" stop-color="{hex_of(str(colour))}" stop-opacity="{opacity:.3g}"/>'


def _look(fill: str, line: str, width: float, opacity: float) -> str:
    look = f' fill="{hex_of(fill) if fill else "none"}"'
    if line:
        look += f' stroke="{hex_of(line)}" stroke-width="{width:.3g}" stroke-linejoin="round" stroke-linecap="round"'
    return look + (f' opacity="{opacity:.3g}"' if opacity < 1 else "")
