"""A scene: one screen of the game with its controls, its focus, its animations and its answer to every event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from noblemen_gui.ui import focus
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.drag import Drag
from noblemen_gui.ui.events import Event, Key, Pointer, Text, Wheel
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.sprite import Sprites
from noblemen_gui.ui.tooltip import Tooltip
from noblemen_gui.ui.tween import Timeline
from noblemen_gui.ui.view import View
from noblemen_gui.ui.widget import Widget, flat

if TYPE_CHECKING:
    from noblemen_gui.ui.app import App
    from noblemen_gui.ui.companion import Companion


class Scene:
    """Subclasses write `layout` (fill `self.controls` for `self.view`) and `paint` (what lies below the controls).

    `keys` maps combinations such as "ctrl+z" to actions. `modal` scenes show the one below them blurred and dark.
    `help_topic` names what F1 opens the rules at. A `companion` speaks here and in scenes above that `keep_company`.
    """

    modal = False
    help_topic = ""
    keeps_company = False
    companion: Companion | None = None

    def __init__(self, app: App) -> None:
        self.app = app
        self.controls: list[Widget] = []
        self.keys: dict[str, Callable[[], None]] = {}
        self.focus: Widget | None = None
        self.drag: Drag | None = None
        self.timeline = Timeline(app.speed_of, app.is_still)
        self.sprites = Sprites(self.invalidate)
        self.tooltip = Tooltip()
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None

    # what a scene writes

    def layout(self) -> None:
        """Lay out for `self.view`: called on entering and whenever size, scale or language change."""

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies below the controls."""

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what lies above the controls and below sprites and tooltip."""

    def enter(self) -> None:
        """It became the top scene: newly opened, or what lay above it is gone."""

    def leave(self) -> None:
        """It is closed for good."""

    def tick(self, ms: float) -> None:
        """Time passed; called at least twenty times a second, at rest too (look at a worker's pipe here)."""

    def back(self) -> None:
        """Esc: close, unless a scene has something better to do."""
        self.app.pop()

    def click(self, at: Point) -> bool:
        """The left button went down where no control is."""
        return False

    # what a scene uses

    @property
    def view(self) -> View:
        return self.app.view

    def invalidate(self, rect: Rect | None = None) -> None:
        """Have a part of the window, or all of it, drawn again."""
        self.app.invalidate(rect)

    def relayout(self) -> None:
        """Lay out anew and keep the focus on the control of the same name."""
        before = self.focus
        self.controls = []
        self.layout()
        self._adopt()
        self.focus = next((w for w in self.focusable() if before and before.name and w.name == before.name), None)
        if self.focus and before:
            self.focus.resume(before)
        self._hovered = self._pressed = None
        self.tooltip.watch(None)
        self._hover(self.app.pointer)
        self.invalidate()

    def find(self, name: str) -> Widget:
        """The control of that name; scenes name what tests and other parts look for."""
        return next(widget for widget in flat(self.controls) if widget.name == name)

    def landmarks(self) -> dict[str, Rect]:
        """What has a name here, and where it is: for whoever has to find it, as tests of a real window do."""
        return {widget.name: widget.rect for widget in flat(self.controls) if widget.name}

    def focusable(self) -> list[Widget]:
        return [widget for widget in flat(self.controls) if widget.focusable]

    def set_focus(self, widget: Widget | None) -> None:
        if widget is self.focus:
            return
        before, self.focus = self.focus, widget
        if before:
            before.lose_focus()
        for other in flat(self.controls):
            if widget and widget in other.children:
                other.reveal(widget)
        for changed in (before, widget):
            if changed:
                changed.changed()
        if self.app.keyboard_in_use:
            self._watch(widget)

    # events

    def handle(self, event: Event) -> bool:
        """True when the event was used here."""
        if self.drag and self.drag.handle(event):
            return True
        match event:
            case Pointer():
                return self._pointer(event)
            case Wheel(at, dy):
                return any(w.wheel(dy) for w in reversed(list(flat(self.controls))) if w.hit(at))
            case Key(combo):
                return self._key(combo)
            case Text(typed):
                return bool(self.focus and self.focus.enabled and self.focus.type(typed))
        return False

    def _pointer(self, event: Pointer) -> bool:
        match event.kind, event.button:
            case "move", _:
                self._hover(event.at)
                if self._pressed and self._pressed.captures:
                    self._pressed.drag(event.at)
                return self._hovered is not None
            case "down", "left":
                return self._press(event.at)
            case "up", "left":
                return self._release(event.at)
            case "leave", _:
                self._hover((-1, -1))
        return False

    def _hover(self, at: Point) -> None:
        over = self._at(at)
        if over is self._hovered:
            return
        for widget, hovered in ((self._hovered, False), (over, True)):
            if widget:
                widget.set_hovered(hovered)
        self._hovered = over
        self._watch(over)

    def _press(self, at: Point) -> bool:
        self._hover(at)
        widget = self._at(at)
        self._watch(widget, soon=True)
        if widget is None:
            self.set_focus(None)
            return self.click(at)
        if not widget.enabled:
            self.app.audio.play("error")
            return True
        self._pressed, widget.pressed = widget, True
        if widget.focusable:
            self.set_focus(widget)
        widget.press(at)
        widget.changed()
        return True

    def _release(self, at: Point) -> bool:
        widget, self._pressed = self._pressed, None
        if widget is None:
            return False
        widget.pressed = False
        widget.changed()
        widget.release(at)
        if widget.hit(at) and not widget.captures:
            widget.activate()
        return True

    def _key(self, combo: str) -> bool:
        widget = self.focus
        if widget and widget.enabled and widget.key(combo):
            return True
        if combo in self.keys:
            self.keys[combo]()
            return True
        if combo in ("tab", "shift+tab"):
            self.set_focus(focus.following(self.focusable(), widget, 1 if combo == "tab" else -1))
            return True
        if combo in focus.DIRECTIONS:
            self.set_focus(focus.towards(self.focusable(), widget, combo) or widget)
            return True
        return self._confirm(combo)

    def _confirm(self, combo: str) -> bool:
        if combo == "escape":
            self.back()
            return True
        if combo not in ("enter", "space") or self.focus is None:
            return False
        if self.focus.enabled:
            self.focus.activate()
        else:
            self.app.audio.play("error")
            self._watch(self.focus, soon=True)
        return True

    def _at(self, at: Point) -> Widget | None:
        return next((widget for widget in reversed(list(flat(self.controls))) if widget.hit(at)), None)

    def _watch(self, widget: Widget | None, soon: bool = False) -> None:
        before = self.tooltip.area(self.view)
        self.tooltip.watch(widget)
        if soon and widget and not widget.enabled:
            self.tooltip.waited = float("inf")
        if before:
            self.invalidate(before.inset(-30))

    # time and drawing

    @property
    def moving(self) -> bool:
        """Whether frames are needed at full speed."""
        return self.timeline.running or self.tooltip.waiting or bool(self.drag and self.drag.carrying)

    def update(self, ms: float) -> None:
        self.timeline.advance(ms)
        carrying = self.drag is not None and self.drag.carrying
        if not carrying and self.tooltip.advance(ms) and (area := self.tooltip.area(self.view)):
            self.invalidate(area.inset(-30))
        self.tick(ms)

    def draw(self, canvas: Canvas) -> None:
        self.paint(canvas)
        for widget in self.controls:
            widget.render(canvas)
        self.paint_over(canvas)
        self.sprites.draw(canvas)
        if self.drag:
            self.drag.draw(canvas)
        if not canvas.audit:
            self.tooltip.draw(canvas)

    def _adopt(self) -> None:
        for widget in flat(self.controls):
            widget.scene = self
