"""What every control is: a rectangle with a state, a tooltip, a reason when it is disabled, and a way to be pressed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.tween import Tween

if TYPE_CHECKING:
    from noblemen_gui.ui.scene import Scene

# Shadows, glows and the focus ring reach so far beyond a control.
REACH = 34
HOVER_MS = 90
LIFT = 2


class Widget:
    """Subclasses draw themselves by `draw` and answer `press`, `key` and the like; the scene finds and calls them.

    `reason` is None for an enabled control; otherwise the sentence that says why it is not possible now.
    """

    focusable = True
    # Whether a pointer that leaves the control while its button is down still speaks to it.
    captures = False
    radius: float = 9
    # What it stands for, by a name that help understands.
    thing = ""

    def __init__(self, rect: Rect, *, name: str = "", tip: str = "", reason: str | None = None) -> None:
        self.rect = rect
        self.name = name
        self.tip = tip
        self.reason = reason
        self.hovered = False
        self.pressed = False
        self.lift = 0.0
        self.clip: Rect | None = None
        self.scene: Scene | None = None

    @property
    def enabled(self) -> bool:
        return self.reason is None

    @property
    def focused(self) -> bool:
        return self.scene is not None and self.scene.focus is self

    @property
    def children(self) -> Sequence[Widget]:
        return ()

    @property
    def hint(self) -> str:
        """What its tooltip says: the reason comes first."""
        return self.reason or self.tip

    def hit(self, at: Point) -> bool:
        return self.rect.contains(at) and (self.clip is None or self.clip.contains(at))

    def changed(self) -> None:
        """Have it drawn again."""
        if self.scene:
            self.scene.invalidate(self.rect.inset(-REACH))

    # answers to input, all optional

    def activate(self) -> None:
        """Clicked, or Enter or Space on it."""

    def press(self, at: Point) -> None:
        """The left button went down on it."""

    def drag(self, at: Point) -> None:
        """The pointer moved with the button held."""

    def release(self, at: Point) -> None:
        """The button held on it went up, wherever that was."""

    def key(self, combo: str) -> bool:
        """A key while it has the focus; true when it was meant for it."""
        return False

    def type(self, text: str) -> bool:
        return False

    def wheel(self, notches: float) -> bool:
        return False

    def reveal(self, child: Widget) -> None:
        """Bring a child into sight (scrolling areas do)."""

    def lose_focus(self) -> None:
        """The focus went elsewhere."""

    def resume(self, before: Widget) -> None:
        """Go on where the control of the same name was before a new layout."""

    def set_hovered(self, hovered: bool) -> None:
        if hovered == self.hovered:
            return
        self.hovered = hovered
        self.changed()
        if self.scene and self.enabled:
            start, end = self.lift, LIFT if hovered else 0
            self.scene.timeline.play(Tween(HOVER_MS, lambda t: self._raise(start + (end - start) * t)), "interface")

    def _raise(self, lift: float) -> None:
        self.lift = lift
        self.changed()

    # drawing

    @property
    def face_rect(self) -> Rect:
        """Where its face is now: a little up under the pointer, a little down while pressed."""
        return self.rect.move(0, 1 if self.pressed else -self.lift)

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def render(self, canvas: Canvas) -> None:
        """Draw it with its children and, when the keyboard is in use, its focus ring."""
        if not canvas.shows(self.rect, REACH) and not canvas.audit:
            return
        if canvas.audit and self.focusable:
            canvas.audit.control(self.name or type(self).__name__, self.rect)
        self.draw(canvas)
        if self.focused and self.scene and self.scene.app.keyboard_in_use:
            canvas.focus_ring(self.rect, self.radius)


def flat(widgets: Sequence[Widget]) -> Iterator[Widget]:
    """The widgets with all that is inside them, in drawing order."""
    for widget in widgets:
        yield widget
        yield from flat(widget.children)
