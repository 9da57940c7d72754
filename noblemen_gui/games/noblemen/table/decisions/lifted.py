"""Something that can be clicked, or carried by the pointer to a place where it is dropped."""

from __future__ import annotations

from collections.abc import Callable

from noblemen_gui.ui import Canvas, Point, Pressable, Rect, Scene, Sprite, fly

SLACK = 6.0
HOME_MS = 200.0


class Liftable(Pressable):
    """A press that hardly moves is a click; otherwise a picture of it follows the pointer and flies home if refused."""

    captures = True

    def __init__(
        self, rect: Rect, action: Callable[[], None], drop: Callable[[Point], bool] | None, *, name: str,
        tip: str = "", reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name, tip=tip, reason=reason)
        self._drop = drop
        self._from: Point = (0, 0)
        self._sprite: Sprite | None = None

    @property
    def lifted(self) -> bool:
        """Tell whether it is in the hand."""
        return self._sprite is not None

    def carried_rect(self) -> Rect:
        """Return how large its picture is while it is carried."""
        return self.rect

    def draw_carried(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the picture that follows the pointer."""
        raise NotImplementedError

    def press(self, at: Point) -> None:
        """Remember where it was taken."""
        self._from = at

    def drag(self, at: Point) -> None:
        """Lift it when the pointer has moved, then let it follow."""
        if self.scene is None or self._drop is None or not self.enabled:
            return
        if self._sprite is None:
            if abs(at[0] - self._from[0]) + abs(at[1] - self._from[1]) < SLACK:
                return
            self._sprite = Sprite("", self.carried_rect(), paint=self.draw_carried, shadow=True)
            self.scene.sprites.add(self._sprite)
            self.scene.app.audio.play("lift")
            self.scene.invalidate()
        self._sprite.place(at)

    def release(self, at: Point) -> None:
        """Drop it, or take it for a click if it was never lifted."""
        sprite, self._sprite = self._sprite, None
        if sprite is None:
            if self.hit(at):
                self.activate()
            return
        if self.scene is None or self._drop is None:
            return
        self.scene.sprites.remove(sprite)
        self.scene.invalidate()
        if not self._drop(at):
            self._fly_home(self.scene, sprite)

    def cancel(self) -> None:
        """Put it back where it came from."""
        sprite, self._sprite = self._sprite, None
        if self.scene and sprite:
            self.scene.sprites.remove(sprite)
            self.scene.invalidate()
            self._fly_home(self.scene, sprite)

    def _fly_home(self, scene: Scene, sprite: Sprite) -> None:
        scene.app.audio.play("drop-back")
        scene.sprites.add(sprite)
        home = fly(sprite, self.rect.centre, HOME_MS, ease="out-cubic", then=lambda: scene.sprites.remove(sprite))
        scene.timeline.play(home, "interface")
