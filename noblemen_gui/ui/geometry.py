"""Rectangles in logical pixels, with the few ways to divide them that every layout is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Size = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle that never changes; every method returns a new one."""

    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0

    @staticmethod
    def around(centre: Point, w: float, h: float | None = None) -> Rect:
        height = w if h is None else h
        return Rect(centre[0] - w / 2, centre[1] - height / 2, w, height)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def size(self) -> Size:
        return self.w, self.h

    def move(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, x: float, y: float | None = None) -> Rect:
        """Smaller by x at both sides and y at top and bottom (grown by negative values)."""
        dy = x if y is None else y
        return Rect(self.x + x, self.y + dy, max(0, self.w - 2 * x), max(0, self.h - 2 * dy))

    def scaled(self, factor: float) -> Rect:
        """As large as `factor` says, round the same centre."""
        return Rect.around(self.centre, self.w * factor, self.h * factor)

    def part(self, x: float, y: float, w: float, h: float) -> Rect:
        """The part given in fractions of this rectangle, as the design's tables do."""
        return Rect(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)

    def place(self, w: float, h: float, across: float = 0.5, down: float = 0.5) -> Rect:
        """A w×h rectangle inside: 0 is the left or top edge, 0.5 the middle, 1 the right or bottom edge."""
        return Rect(self.x + (self.w - w) * across, self.y + (self.h - h) * down, w, h)

    def fit(self, ratio: float) -> Rect:
        """The largest centred rectangle inside with that width by height."""
        w = min(self.w, self.h * ratio)
        return self.place(w, w / ratio)

    def cut_left(self, w: float, gap: float = 0) -> tuple[Rect, Rect]:
        """The strip of width w at the left, and the rest after a gap."""
        return Rect(self.x, self.y, w, self.h), Rect(self.x + w + gap, self.y, max(0, self.w - w - gap), self.h)

    def cut_right(self, w: float, gap: float = 0) -> tuple[Rect, Rect]:
        return Rect(self.right - w, self.y, w, self.h), Rect(self.x, self.y, max(0, self.w - w - gap), self.h)

    def cut_top(self, h: float, gap: float = 0) -> tuple[Rect, Rect]:
        return Rect(self.x, self.y, self.w, h), Rect(self.x, self.y + h + gap, self.w, max(0, self.h - h - gap))

    def cut_bottom(self, h: float, gap: float = 0) -> tuple[Rect, Rect]:
        return Rect(self.x, self.bottom - h, self.w, h), Rect(self.x, self.y, self.w, max(0, self.h - h - gap))

    def columns(self, weights: int | Sequence[float], gap: float = 0) -> list[Rect]:
        """Side by side: equal ones for a number, otherwise in proportion to the weights."""
        spans = _shares(self.w, weights, gap)
        return [Rect(self.x + start, self.y, length, self.h) for start, length in spans]

    def rows(self, weights: int | Sequence[float], gap: float = 0) -> list[Rect]:
        """One below the other: equal ones for a number, otherwise in proportion to the weights."""
        spans = _shares(self.h, weights, gap)
        return [Rect(self.x, self.y + start, self.w, length) for start, length in spans]

    def grid(self, columns: int, rows: int, gap: float = 0) -> list[Rect]:
        """Cells row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def contains(self, point: Point) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def covers(self, other: Rect, slack: float = 0) -> bool:
        """Whether the other one lies wholly inside, give or take."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Rect, slack: float = 0) -> bool:
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def union(self, other: Rect) -> Rect:
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def clamp(self, inside: Rect) -> Rect:
        """Moved, not shrunk, until it lies inside as far as it fits."""
        x = max(inside.x, min(self.x, inside.right - self.w))
        y = max(inside.y, min(self.y, inside.bottom - self.h))
        return Rect(x, y, self.w, self.h)


def _shares(total: float, weights: int | Sequence[float], gap: float) -> list[tuple[float, float]]:
    parts = [1.0] * weights if isinstance(weights, int) else list(weights)
    room = max(0, total - gap * (len(parts) - 1))
    spans, start = [], 0.0
    for part in parts:
        length = room * part / sum(parts)
        spans.append((start, length))
        start += length + gap
    return spans
