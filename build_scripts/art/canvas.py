"""A sheet to draw on that becomes an SVG using only what the client's rasteriser understands."""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

Point = tuple[float, float]
Stop = str | tuple[float, str] | tuple[float, str, float]


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at an angle, clockwise from the right, on a circle."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def track(points: Iterable[Point], closed: bool = False) -> str:
    """Path data through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")


class Canvas:
    """Collects shapes and gradients in drawing order."""

    def __init__(self, width: int = 256, height: int = 256) -> None:
        self.width, self.height = width, height
        self.shapes: list[str] = []
        self.definitions: list[str] = []

    def linear(self, stops: Sequence[Stop], start: Point, end: Point) -> str:
        """A straight gradient, as a value for fill or stroke."""
        ends = zip(("x1", "y1", "x2", "y2"), (*start, *end), strict=True)
        return self._gradient("linearGradient", " ".join(f'{key}="{number(value)}"' for key, value in ends), stops)

    def radial(self, stops: Sequence[Stop], centre: Point, radius: float) -> str:
        """A round gradient, as a value for fill or stroke."""
        place = f'cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(radius)}"'
        return self._gradient("radialGradient", place, stops)

    def _gradient(self, kind: str, place: str, stops: Sequence[Stop]) -> str:
        name = f"g{len(self.definitions) + 1}"
        inside = "".join(_stop(stop, k / max(1, len(stops) - 1)) for k, stop in enumerate(stops))
        self.definitions.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{inside}</{kind}>')
        return f"url(#{name})"

    def path(
        self, data: str, fill: str | None = None, stroke: str | None = None, width: float = 2, alpha: float = 1
    ) -> None:
        """Any outline; without a fill only its stroke shows."""
        self.shapes.append(f'<path d="{data}"{_paint(fill, stroke, width, alpha)}/>')

    def polygon(
        self,
        points: Iterable[Point],
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 2,
        alpha: float = 1,
    ) -> None:
        """A closed shape with straight sides."""
        self.path(track(points, closed=True), fill, stroke, width, alpha)

    def line(self, points: Iterable[Point], stroke: str, width: float = 2, alpha: float = 1) -> None:
        """An open line through the points."""
        self.path(track(points), None, stroke, width, alpha)

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 2,
        alpha: float = 1,
    ) -> None:
        """A disc or a ring."""
        place = f'cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(radius)}"'
        self.shapes.append(f"<circle {place}{_paint(fill, stroke, width, alpha)}/>")

    def ellipse(
        self,
        centre: Point,
        radii: Point,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 2,
        alpha: float = 1,
    ) -> None:
        """A flattened disc or ring."""
        place = f'cx="{number(centre[0])}" cy="{number(centre[1])}" rx="{number(radii[0])}" ry="{number(radii[1])}"'
        self.shapes.append(f"<ellipse {place}{_paint(fill, stroke, width, alpha)}/>")

    def rect(
        self,
        corner: Point,
        size: Point,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 2,
        alpha: float = 1,
        rounded: float = 0,
    ) -> None:
        """An upright rectangle."""
        box = zip(("x", "y", "width", "height"), (*corner, *size), strict=True)
        place = " ".join(f'{key}="{number(value)}"' for key, value in box)
        round_ = f' rx="{number(rounded)}"' if rounded else ""
        self.shapes.append(f"<rect {place}{round_}{_paint(fill, stroke, width, alpha)}/>")

    @contextmanager
    def moved(self, by: Point, scale: float | Point = 1, turn: float = 0, alpha: float = 1) -> Iterator[None]:
        """What is drawn inside is scaled, then turned, then moved."""
        sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
        moves = [f"translate({number(by[0])} {number(by[1])})"]
        moves += [f"rotate({number(turn)})"] if turn else []
        moves += [f"scale({sx:.4g} {sy:.4g})"] if (sx, sy) != (1, 1) else []
        fade = f' opacity="{alpha:.3g}"' if alpha != 1 else ""
        self.shapes.append(f'<g transform="{" ".join(moves)}"{fade}>')
        yield
        self.shapes.append("</g>")

    def shadow(self, centre: Point, radii: Point, strength: float = 0.4) -> None:
        """A soft shadow on the ground: the rasteriser knows no blur, so it is a fading disc, flattened."""
        reach = radii[0] * 1.12
        fades = ((0, 1.35), (0.55, 0.95), (0.8, 0.4), (1, 0))
        stops: list[Stop] = [(at, "#1a1208", min(1, strength * share)) for at, share in fades]
        with self.moved(centre, (1, radii[1] / radii[0])):
            self.circle((0, 0), reach, self.radial(stops, (0, 0), reach))

    def svg(self) -> str:
        """The whole file's text."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', "<defs>", *self.definitions, "</defs>"]
        return "\n".join([*lines, *self.shapes, "</svg>", ""])


def _stop(stop: Stop, default: float) -> str:
    at, colour, *rest = (default, stop) if isinstance(stop, str) else stop
    alpha = f' stop-opacity="{rest[0]:.3g}"' if rest else ""
    return f'<stop offset="{at:.3g}" stop-color="{colour}"{alpha}/>'


def _paint(fill: str | None, stroke: str | None, width: float, alpha: float) -> str:
    paint = f' fill="{fill or "none"}"'
    if stroke:
        paint += f' stroke="{stroke}" stroke-width="{width:.3g}" stroke-linejoin="round" stroke-linecap="round"'
    return paint + (f' opacity="{alpha:.3g}"' if alpha != 1 else "")
