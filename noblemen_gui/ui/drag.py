"""Drag and drop, with click-click and the keyboard beside it: lift, hover, accept, drop, fly back, cancel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.events import Event, Key, Pointer
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.sprite import Sprite, fly
from noblemen_gui.ui.tween import Tween

if TYPE_CHECKING:
    from noblemen_gui.ui.scene import Scene

# A press that moves less than this is a click: the piece then sticks to the pointer until the next click.
CLICK_SLACK = 6
LIFT_MS = 120
FLY_BACK_MS = 200
LIFT_ZOOM = 1.06
LIFT_TILT = 5


@dataclass(slots=True)
class Carried:
    """What is in the hand: anything the scene wants to know about it, its picture, and where it came from."""

    payload: Any
    sprite: Sprite
    home: Rect
    target: Any = field(default=None)


class Handler(Protocol):
    """What a scene answers. Targets are whatever the scene likes; None means there is no place here."""

    def lift(self, at: Point) -> Carried | None:
        """A piece that may be lifted here, or None."""

    def hover(self, carried: Carried, at: Point) -> Any:
        """The place under the pointer that accepts it, or None. `carried.target` still holds the one before."""

    def drop(self, carried: Carried, target: Any, at: Point) -> bool:
        """Let go over a target (None: over nothing that accepts it, say why). False sends it home."""

    def released(self, carried: Carried) -> None:
        """It is out of the hand, dropped or home again: unlight the places."""


class Drag:
    """Put one into `scene.drag`; it sees events before the controls do."""

    def __init__(self, scene: Scene, handler: Handler) -> None:
        self.scene = scene
        self.handler = handler
        self.carried: Carried | None = None
        self._pressed_at: Point | None = None
        self._sticky = False
        self._grip: Point = (0, 0)

    @property
    def carrying(self) -> bool:
        return self.carried is not None

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and event.combo == "escape" and self.carried:
            self.cancel()
            return True
        if not isinstance(event, Pointer):
            return False
        match event.kind, event.button:
            case "down", "left":
                return self._down(event.at)
            case "down", "right" if self.carried:
                self.cancel()
                return True
            case "move", _ if self.carried:
                self.move(event.at)
                return True
            case "up", "left" if self.carried:
                return self._up(event.at)
        return False

    def pick(self, carried: Carried, at: Point | None = None) -> None:
        """Take something into the hand without a press: for clicks on controls and for the keyboard."""
        self._take(carried, at or carried.home.centre)
        self._sticky = True

    def move(self, at: Point) -> None:
        """The hand is at that point: by pointer, or by the keyboard over a focused place."""
        if self.carried is None:
            return
        self.carried.sprite.place((at[0] - self._grip[0], at[1] - self._grip[1]))
        self.carried.target = self.handler.hover(self.carried, at)

    def let_go(self, at: Point) -> bool:
        """Drop here; true when it was accepted, otherwise it flies home."""
        carried = self.carried
        if carried is None:
            return False
        self.move(at)
        self.carried = None
        accepted = self.handler.drop(carried, carried.target, at)
        if accepted:
            self.handler.released(carried)
        else:
            self._fly_home(carried)
        return accepted

    def cancel(self) -> None:
        """Put it back where it came from."""
        carried, self.carried = self.carried, None
        if carried:
            self._fly_home(carried)

    def draw(self, canvas: Canvas) -> None:
        if self.carried:
            self.carried.sprite.draw(canvas)

    def _down(self, at: Point) -> bool:
        if self.carried:
            self._sticky = False
            self.let_go(at)
            return True
        carried = self.handler.lift(at)
        if carried is None:
            return False
        self._take(carried, at)
        self._pressed_at, self._sticky = at, False
        return True

    def _up(self, at: Point) -> bool:
        if self._sticky:
            return True
        start = self._pressed_at or at
        if abs(at[0] - start[0]) + abs(at[1] - start[1]) < CLICK_SLACK:
            self._sticky = True
        else:
            self.let_go(at)
        return True

    def _take(self, carried: Carried, at: Point) -> None:
        self.carried = carried
        sprite = carried.sprite
        sprite.bind(self.scene.invalidate)
        self._grip = at[0] - sprite.rect.centre[0], at[1] - sprite.rect.centre[1]
        self.scene.app.audio.play("lift")
        rise = Tween(LIFT_MS, lambda t: sprite.place(zoom=1 + (LIFT_ZOOM - 1) * t, angle=LIFT_TILT * t), "out-back")
        self.scene.timeline.play(rise, "interface")
        self.move(at)

    def _fly_home(self, carried: Carried) -> None:
        sprite = self.scene.sprites.add(carried.sprite)
        sprite.place(angle=0, zoom=1)
        self.scene.app.audio.play("drop-back")

        def home() -> None:
            self.scene.sprites.remove(sprite)
            self.handler.released(carried)

        self.scene.timeline.play(
            fly(sprite, carried.home.centre, FLY_BACK_MS, ease="out-cubic", then=home), "interface"
        )
