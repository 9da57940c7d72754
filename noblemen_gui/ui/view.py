"""What a layout has to know of the window: its logical size, its class, its scale and the floor of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.theme import TEXT_FLOOR, TYPE, Face

SizeClass = Literal["wide", "medium", "compact"]

DESIGN = (1920, 1080)
SMALLEST = (1024, 640)
WIDE = (1600, 900)
MEDIUM = (1280, 720)


@dataclass(frozen=True, slots=True)
class View:
    """Logical pixels are drawn `scale` device pixels large; `u` shrinks art and spacing in small windows."""

    width: float
    height: float
    scale: float = 1.0

    @staticmethod
    def of_window(width: int, height: int, percent: float = 100) -> View:
        """The view of a window of so many device pixels at an interface scale in percent."""
        scale = window_factor(width, height) * percent / 100
        scale = min(scale, largest_scale(width, height))
        return View(width / scale, height / scale, scale)

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def u(self) -> float:
        return min(1.0, self.width / DESIGN[0], self.height / DESIGN[1])

    @property
    def size_class(self) -> SizeClass:
        # Half a pixel of grace: a window's size divided by its scale is seldom a whole number.
        for name, (w, h) in (("wide", WIDE), ("medium", MEDIUM)):
            if self.width + 0.5 >= w and self.height + 0.5 >= h:
                return "wide" if name == "wide" else "medium"
        return "compact"

    @property
    def wide(self) -> bool:
        return self.size_class == "wide"

    @property
    def compact(self) -> bool:
        return self.size_class == "compact"

    def px(self, length: float) -> float:
        """A length of the design's 1920×1080 picture in this view."""
        return length * self.u

    def text_size(self, size: float) -> float:
        """A text size of the design's picture in this view, never below the floor."""
        return max(TEXT_FLOOR, size * self.u)

    def font(self, role: str) -> Face:
        """The face and size of a type role in this view."""
        face = TYPE[role]
        return Face(face.family, self.text_size(face.size))


def window_factor(width: int, height: int) -> float:
    """How much larger than the design's picture the window is; windows below it re-flow instead of shrinking."""
    return max(1.0, min(width / DESIGN[0], height / DESIGN[1]))


def largest_scale(width: int, height: int) -> float:
    """The largest scale that leaves the smallest layout room."""
    return min(width / SMALLEST[0], height / SMALLEST[1])


def largest_percent(width: int, height: int) -> int:
    """The largest interface scale that fits, in whole percent: what the options tell."""
    return int(100 * largest_scale(width, height) / window_factor(width, height) + 1e-6)


def automatic_percent(width: int, height: int, desktop: float) -> int:
    """The interface scale that makes things as large as the desktop does."""
    return min(200, max(100, round(100 * desktop / window_factor(width, height))))
