"""Controls that hold a value: toggle, slider, segments, tabs and text field."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from noblemen_gui.ui import text
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.widget import Widget

KNOB = 50
TRACK = 15


class Toggle(Widget):
    """On or off, told by place, colour and a tick or cross."""

    radius = 23

    def __init__(
        self, rect: Rect, value: bool, action: Callable[[bool], None], *, name: str, tip: str = "",
        reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, name=name, tip=tip, reason=reason)
        self.value = value
        self.action = action

    def activate(self) -> None:
        self.value = not self.value
        if self.scene:
            self.scene.app.audio.play("click")
        self.changed()
        self.action(self.value)

    def draw(self, canvas: Canvas) -> None:
        canvas.piece("toggle", self.rect, on=self.value, face="" if self.enabled else "disabled")
        knob = self.rect.h * 1.28
        x = self.rect.right - self.rect.h / 2 if self.value else self.rect.x + self.rect.h / 2
        canvas.image("knob", Rect.around((x, self.rect.centre[1]), knob), grey=not self.enabled)


class Slider(Widget):
    """A number between two ends, by dragging, clicking, wheel or arrows.

    `action` is told while it moves; with `live` false only when it is let go. `limit` is the largest value for now.
    """

    captures = True

    def __init__(
        self, rect: Rect, value: int, action: Callable[[int], None], *, low: int = 0, high: int = 100, step: int = 5,
        limit: int | None = None, live: bool = True, ticks: bool = False, name: str, tip: str = "",
        reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, name=name, tip=tip, reason=reason)
        self.low, self.high, self.step = low, high, step
        self.limit = high if limit is None else low + (min(high, limit) - low) // step * step
        self.value = min(value, self.limit)
        self.live = live
        self.ticks = ticks
        self._told = self.value
        self.action = action

    @property
    def track(self) -> Rect:
        return self.rect.inset(KNOB / 2, 0).place(max(1, self.rect.w - KNOB), TRACK)

    def set(self, value: float) -> None:
        stepped = self.low + round((value - self.low) / self.step) * self.step
        allowed = max(self.low, min(self.limit, stepped))
        if allowed != self.value:
            self.value = allowed
            self.changed()
            if self.live or not self.pressed:
                self._tell()

    def _tell(self) -> None:
        if self.value != self._told:
            self._told = self.value
            self.action(self.value)

    def press(self, at: Point) -> None:
        self.drag(at)

    def release(self, at: Point) -> None:
        self._tell()

    def drag(self, at: Point) -> None:
        self.set(self.low + (at[0] - self.track.x) / self.track.w * (self.high - self.low))

    def key(self, combo: str) -> bool:
        moves = {"left": -1, "right": 1, "page down": -4, "page up": 4, "home": -1000, "end": 1000}
        if combo in moves:
            self.set(self.value + moves[combo] * self.step)
        return combo in moves

    def wheel(self, notches: float) -> bool:
        if self.enabled:
            self.set(self.value + (self.step if notches > 0 else -self.step))
        return True

    def draw(self, canvas: Canvas) -> None:
        share = (self.value - self.low) / (self.high - self.low)
        canvas.piece("track", self.track, share=round(share, 3))
        if self.ticks:
            count = (self.high - self.low) // self.step
            for index in range(count + 1):
                x = self.track.x + self.track.w * index / count
                canvas.fill(Rect(x - 1, self.track.bottom + 6, 2, 8), "bronze")
        x = self.track.x + self.track.w * share
        knob = Rect.around((x, self.rect.centre[1] + 1), min(KNOB, self.rect.h))
        canvas.image("knob", knob, grey=not self.enabled)


class Segments(Widget):
    """One of a few, all in sight; arrows choose."""

    def __init__(
        self, rect: Rect, labels: Sequence[str], chosen: int, action: Callable[[int], None], *, name: str,
        role: str = "action", tip: str = "", reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, name=name, tip=tip, reason=reason)
        self.labels = list(labels)
        self.chosen = chosen
        self.action = action
        self.role = role
        self._under: int | None = None

    def parts(self) -> list[Rect]:
        return self.rect.columns(len(self.labels))

    def choose(self, index: int) -> None:
        index = max(0, min(len(self.labels) - 1, index))
        if index != self.chosen:
            self.chosen = index
            if self.scene:
                self.scene.app.audio.play("click")
            self.changed()
            self.action(index)

    def press(self, at: Point) -> None:
        self.choose(next((i for i, part in enumerate(self.parts()) if part.contains(at)), self.chosen))

    def key(self, combo: str) -> bool:
        moves = {"left": -1, "right": 1}
        target = self.chosen + moves.get(combo, 0)
        if combo in moves and 0 <= target < len(self.labels):
            self.choose(target)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        for index, (part, label) in enumerate(zip(self.parts(), self.labels, strict=True)):
            face = "chosen" if index == self.chosen else "" if self.enabled else "disabled"
            canvas.piece("segment", part, face=face)
            colour = "ink" if self.enabled or index == self.chosen else "disabled-text"
            canvas.text(label, part.inset(6, 3).move(0, -1), self.role, colour)


class Tabs(Segments):
    """Segments that stand on a page; pictures instead of words if `icons` are given."""

    def __init__(
        self, rect: Rect, labels: Sequence[str], chosen: int, action: Callable[[int], None], *, name: str,
        icons: Sequence[str] = (),
    ) -> None:  # fmt: skip
        super().__init__(rect, labels, chosen, action, name=name)
        self.icons = list(icons)

    @property
    def hint(self) -> str:
        return ""

    def parts(self) -> list[Rect]:
        return self.rect.columns(len(self.labels), 4)

    def draw(self, canvas: Canvas) -> None:
        for index, part in enumerate(self.parts()):
            canvas.piece("tab", part, chosen=index == self.chosen)
            if self.icons:
                canvas.image(self.icons[index], part.inset(6, 7).fit(1))
            else:
                canvas.text(self.labels[index], part.inset(8, 4), self.role, "ink")


class TextField(Widget):
    """One line of text; what is typed is told by `action` at once. Whoever comes to it types over all of it."""

    captures = True

    def __init__(
        self, rect: Rect, value: str, action: Callable[[str], None], *, name: str, longest: int = 24,
        role: str = "label", hint: str = "", icon: str = "", tip: str = "", reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, name=name, tip=tip, reason=reason)
        self.value = value
        self.action = action
        self.longest = longest
        self.role = role
        self.empty_hint = hint
        self.icon = icon
        self.caret = len(value)
        self.editing = False
        self.selected = True

    @property
    def words(self) -> Rect:
        """Where the text stands."""
        inner = self.rect.inset(14, 4)
        return inner.cut_right(self.rect.h * 0.7, 4)[1] if self.icon else inner

    def press(self, at: Point) -> None:
        """The first click takes all of it, the next one sets the caret."""
        if self.editing and self.scene:
            face, scale = self.scene.view.font(self.role), self.scene.view.scale
            shown = range(self.first, len(self.value) + 1)
            ends = {count: text.measure(self.value[self.first : count], face, scale)[0] for count in shown}
            x = at[0] - self.words.x
            self._set(self.value, min(ends, key=lambda count: abs(ends[count] - x)))
        self.editing = True

    @property
    def first(self) -> int:
        """The first letter in sight: a long text moves along with its caret."""
        if not self.scene or not self.focused:
            return 0
        face, scale = self.scene.view.font(self.role), self.scene.view.scale
        starts = range(self.caret + 1)
        return next(at for at in starts if text.measure(self.value[at : self.caret], face, scale)[0] <= self.words.w)

    def type(self, typed: str) -> bool:
        before, after = ("", "") if self.selected else (self.value[: self.caret], self.value[self.caret :])
        room = self.longest - len(before) - len(after)
        kept = "".join(sign for sign in typed if sign.isprintable())[:room]
        self._set(before + kept + after, len(before + kept))
        return True

    def key(self, combo: str) -> bool:
        at, value = self.caret, self.value
        match combo:
            case "backspace" | "delete" if self.selected:
                self._set("", 0)
            case "backspace":
                self._set(value[: max(0, at - 1)] + value[at:], max(0, at - 1))
            case "delete":
                self._set(value[:at] + value[at + 1 :], at)
            case "left" | "right":
                self._set(value, max(0, min(len(value), at + (1 if combo == "right" else -1))))
            case "home" | "end":
                self._set(value, 0 if combo == "home" else len(value))
            case "ctrl+v":
                self.type(_clipboard())
            case "ctrl+a":
                self.selected = True
                self.changed()
            case "enter" | "escape" if self.editing:
                self.lose_focus()
                self.changed()
            case _:
                # A letter is typed, not a shortcut of the scene; its text follows as an event of its own.
                return len(combo.removeprefix("shift+")) == 1 or combo == "space"
        return True

    def lose_focus(self) -> None:
        self.editing, self.selected, self.caret = False, True, len(self.value)

    def resume(self, before: Widget) -> None:
        if isinstance(before, TextField) and before.value == self.value:
            self.editing, self.selected, self.caret = before.editing, before.selected, before.caret

    def _set(self, value: str, caret: int) -> None:
        told = value != self.value
        self.value, self.caret = value, caret
        self.editing, self.selected = True, False
        self.changed()
        if told:
            self.action(value)

    def draw(self, canvas: Canvas) -> None:
        canvas.piece("field", self.rect, face="" if self.enabled else "disabled")
        if self.icon and self.enabled:
            canvas.image(self.icon, self.rect.inset(8, 5).place(self.rect.h * 0.7, self.rect.h * 0.7, 1.0))
        upper, lower = self.rect.y + self.rect.h * 0.2, self.rect.h * 0.6
        shown = text.shorten(self.value[self.first :] or self.empty_hint, canvas.view.font(self.role), self.words.w,
                             canvas.view.scale)  # fmt: skip
        if self.focused and self.selected and self.value:
            width = canvas.measure(shown, self.role)[0]
            canvas.fill(Rect(self.words.x - 2, upper, width + 4, lower), "gilt")
        colour = "disabled-text" if not self.enabled else "ink" if self.value else "muted"
        canvas.text(shown, self.words, self.role, colour, align="left")
        if self.focused and not (self.selected and self.value):
            x = self.words.x + canvas.measure(self.value[self.first : self.caret], self.role)[0]
            canvas.fill(Rect(x, upper, 2, lower), "wine")


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
