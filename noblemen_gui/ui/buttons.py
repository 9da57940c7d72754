"""Controls that are pressed: buttons, round buttons, action plates, and the seal."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.widget import Widget

Kind = Literal["parchment", "gold", "red", "dark", "green"]
Action = Callable[[], None]

ROOMY_PLATE = 112
INK_ON: dict[str, str] = {"parchment": "ink", "gold": "ink", "disabled": "disabled-text"}


class Pressable(Widget):
    """Whatever runs an action when it is clicked or confirmed."""

    sound = "click"

    def __init__(self, rect: Rect, action: Action, *, name: str = "", tip: str = "", reason: str | None = None) -> None:
        super().__init__(rect, name=name, tip=tip, reason=reason)
        self.action = action

    def activate(self) -> None:
        if self.enabled:
            if self.scene:
                self.scene.app.audio.play(self.sound)
            self.action()


class Button(Pressable):
    """A labelled button. `kind` red or gold is the primary one of a scene; `lit` gives it a halo."""

    def __init__(
        self, rect: Rect, label: str, action: Action, *, kind: Kind = "parchment", role: str = "button", icon: str = "",
        lit: bool = False, lines: int = 1, name: str = "", tip: str = "", reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name or label, tip=tip, reason=reason)
        self.label = label
        self.kind = kind
        self.role = role
        self.icon = icon
        self.lit = lit
        self.lines = lines

    def draw(self, canvas: Canvas) -> None:
        kind = self.kind if self.enabled else "disabled"
        face = f"{kind}-hover" if self.hovered and self.enabled else kind
        rect = self.face_rect
        canvas.piece("button-lit" if self.lit and self.enabled else "button", rect, face=face)
        inner = rect.inset(12, 4)
        if self.icon:
            place, inner = inner.cut_left(min(inner.h, inner.w), 6)
            place = place if self.label else rect.inset(8)
            draw_icon = canvas.image if self.enabled else canvas.disabled_image
            draw_icon(self.icon, place.inset(2))
        if self.label:
            colour = INK_ON.get(kind, "cream")
            canvas.text(self.label, inner.move(0, -1), self.role, colour, lines=self.lines)


class LinkButton(Pressable):
    """Words alone, for what is seldom wanted: no face, underlined under the pointer."""

    def __init__(
        self, rect: Rect, label: str, action: Action, *, role: str = "label", colour: str = "wine", name: str = "",
        tip: str = "", chosen: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name or label, tip=tip)
        self.label = label
        self.role = role
        self.colour = colour
        self.chosen = chosen

    def draw(self, canvas: Canvas) -> None:
        taken = canvas.text(self.label, self.face_rect, self.role, self.colour)
        if self.hovered or self.chosen:
            canvas.fill(Rect(taken.x, taken.bottom - 2, taken.w, 2), self.colour)


class RoundButton(Pressable):
    """A disc with a drawn sign (`SIGNS`) or a picture."""

    radius = 24

    def __init__(
        self, rect: Rect, sign: str, action: Action, *, face: str = "", name: str = "", tip: str = "",
        reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name or sign, tip=tip, reason=reason)
        self.sign = sign
        self.face = face

    def draw(self, canvas: Canvas) -> None:
        rect = self.face_rect.fit(1)
        face = "disabled" if not self.enabled else self.face or ("hover" if self.hovered else "")
        canvas.piece("round", rect, face=face)
        colour = "disabled-text" if not self.enabled else "cream" if self.face == "dark" else "ink"
        if self.sign in SIGNS:
            canvas.vector((self.sign, colour), rect, lambda svg: svg.path(SIGNS[self.sign](svg), line=colour, width=4))
        elif self.enabled:
            canvas.image(self.sign, rect.scaled(0.7))
        else:
            canvas.disabled_image(self.sign, rect.scaled(0.7))


class ActionPlate(Pressable):
    """A large plate with a picture above one short word, and the number key that presses it."""

    radius = 10

    def __init__(
        self, rect: Rect, label: str, icon: str, action: Action, *, key: str = "", chosen: bool = False, note: str = "",
        name: str = "", tip: str = "", reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name or label, tip=tip, reason=reason)
        self.label = label
        self.icon = icon
        self.hotkey = key
        self.chosen = chosen
        self.note = note

    def draw(self, canvas: Canvas) -> None:
        face = "disabled" if not self.enabled else "chosen" if self.chosen else "hover" if self.hovered else ""
        rect = self.face_rect
        canvas.piece("action-lit" if face == "chosen" else "action", rect, face=face)
        inner = rect.inset(3, 4)
        colour = "ink" if self.enabled else "disabled-text"
        label_height = canvas.view.text_size(22) * 1.42
        note_height = canvas.view.text_size(18) * 1.32 if self.note else 0
        words, picture = inner.cut_bottom(label_height + note_height)
        draw_icon = canvas.image if self.enabled else canvas.disabled_image
        draw_icon(self.icon, picture.inset(6, -2).fit(1))
        # A word shrinks before it touches the edge; on a narrow plate it may use all of it.
        margin = 4 if rect.w >= ROOMY_PLATE else -6
        canvas.text(self.label, words.cut_top(label_height)[0].inset(margin, 0), "action", colour)
        if self.note:
            canvas.text(self.note, words.cut_bottom(note_height)[0], "number", colour)
        if self.hotkey:
            canvas.text(self.hotkey, Rect(rect.x + 8, rect.y + 6, 22, 24), "number", colour)


class Seal(Pressable):
    """The wax seal that ends a turn: grey until it may be pressed, glowing when nothing else is left."""

    radius = 60
    sound = "seal"

    def __init__(
        self, rect: Rect, label: str, action: Action, *, lit: bool = False, name: str = "seal", tip: str = "",
        reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name, tip=tip, reason=reason)
        self.label = label
        self.lit = lit
        self.glow = 1.0

    def shimmer(self, share: float) -> None:
        """Let the glow come and go twice in its time."""
        self.glow = 0.6 + 0.4 * math.cos(4 * math.pi * share)
        self.changed()

    def draw(self, canvas: Canvas) -> None:
        rect = self.face_rect
        wax = rect.fit(1)
        if self.lit and self.enabled:
            canvas.vector("seal-glow", wax.inset(-10), _seal_glow, alpha=round(255 * self.glow))
        canvas.image("wax-seal", wax, grey=not self.enabled, alpha=255 if self.enabled else 235)
        # On a small seal the words may stand out at the sides, so that they are never cut.
        widest = max(canvas.measure(word, "action")[0] for word in self.label.split())
        words = wax.inset(wax.w * (0.2 if widest <= wax.w * 0.6 else 0.12), 0) if wax.w >= 100 else rect
        words = words.inset(0, rect.h * 0.1)
        canvas.text(self.label, words, "action", "white", lines=2, shadow="black")


def _seal_glow(svg: Svg) -> None:
    centre = svg.w / 2, svg.h / 2
    light = ((0, "candle", 0.9), (0.72, "candle", 0.7), (1, "candle", 0.0))
    svg.circle(centre, svg.w / 2, svg.radial(light, centre, svg.w / 2))


def _chevron(svg: Svg, direction: int) -> str:
    x, y, r = svg.w / 2, svg.h / 2, svg.w / 2
    back, tip = x - direction * 0.16 * r, x + direction * 0.24 * r
    return f"M{back} {y - 0.4 * r}L{tip} {y}L{back} {y + 0.4 * r}"


def _cross(svg: Svg) -> str:
    x, y, r = svg.w / 2, svg.h / 2, svg.w * 0.16
    return f"M{x - r} {y - r}L{x + r} {y + r}M{x + r} {y - r}L{x - r} {y + r}"


def _plus(svg: Svg) -> str:
    x, y, r = svg.w / 2, svg.h / 2, svg.w * 0.22
    return f"M{x - r} {y}H{x + r}M{x} {y - r}V{y + r}"


def _minus(svg: Svg) -> str:
    return f"M{svg.w * 0.28} {svg.h / 2}H{svg.w * 0.72}"


def _menu(svg: Svg) -> str:
    left, right = svg.w * 0.28, svg.w * 0.72
    return "".join(f"M{left} {svg.h * y}H{right}" for y in (0.34, 0.5, 0.66))


SIGNS: dict[str, Callable[[Svg], str]] = {
    "left": lambda svg: _chevron(svg, -1),
    "right": lambda svg: _chevron(svg, 1),
    "close": _cross,
    "plus": _plus,
    "minus": _minus,
    "menu": _menu,
}
