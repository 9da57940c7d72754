"""The layout's own witness: what was drawn where, which text was cut, which controls or words lie on each other."""

from __future__ import annotations

from dataclasses import dataclass, field

from noblemen_gui.ui.geometry import Rect

SLACK = 1.0
# A line's box is taller than its letters: only the middle of it counts as ink.
INK_SHARE = 0.56


@dataclass(frozen=True, slots=True)
class Words:
    """A drawn text: the rectangle of its box, and whether it had to be cut."""

    text: str
    rect: Rect
    cut: bool
    size: float


@dataclass(slots=True)
class Audit:
    """Filled by a canvas while it draws; `problems()` then says in sentences what is wrong."""

    window: Rect
    words: list[Words] = field(default_factory=list)
    controls: list[tuple[str, Rect]] = field(default_factory=list)
    clip: Rect | None = None

    def text(self, text: str, rect: Rect, cut: bool, size: float) -> None:
        """What lies wholly outside a scrolling area's clip is not on the screen."""
        if text.strip() and self._shown(rect):
            self.words.append(Words(text, rect, cut, size))

    def control(self, name: str, rect: Rect) -> None:
        if self._shown(rect):
            self.controls.append((name, rect))

    def problems(self) -> list[str]:
        return [*self._cut(), *self._outside(), *self._controls_overlap(), *self._words_overlap()]

    def _shown(self, rect: Rect) -> bool:
        """In a scrolling area only what is wholly visible is judged: the rest can be scrolled to."""
        return self.clip is None or self.clip.covers(rect, SLACK)

    def _cut(self) -> list[str]:
        return [f"cut: {words.text!r} at {_place(words.rect)}" for words in self.words if words.cut]

    def _outside(self) -> list[str]:
        things = [(words.text, _ink(words.rect)) for words in self.words] + self.controls
        return [
            f"outside the window: {name!r} at {_place(r)}" for name, r in things if not self.window.covers(r, SLACK)
        ]

    def _controls_overlap(self) -> list[str]:
        return [
            f"controls overlap: {one!r} at {_place(a)} and {other!r} at {_place(b)}"
            for index, (one, a) in enumerate(self.controls)
            for other, b in self.controls[index + 1 :]
            if a.overlaps(b, SLACK)
        ]

    def _words_overlap(self) -> list[str]:
        boxes = [(words.text, _ink(words.rect)) for words in self.words]
        return [
            f"texts overlap: {one!r} at {_place(a)} and {other!r} at {_place(b)}"
            for index, (one, a) in enumerate(boxes)
            for other, b in boxes[index + 1 :]
            if a.overlaps(b, SLACK)
        ]


def _ink(rect: Rect) -> Rect:
    return rect.inset(0, rect.h * (1 - INK_SHARE) / 2)


def _place(rect: Rect) -> str:
    return f"({rect.x:.0f}, {rect.y:.0f}, {rect.w:.0f}×{rect.h:.0f})"
