"""The controls of a seat's banner: the crest, plates of which one is chosen, and a plate with arrows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from noblemen_gui.ui import Canvas, Point, Pressable, Rect, Svg, Widget
from noblemen_gui.ui.buttons import Action


class CrestButton(Pressable):
    """The shield of a seat; a click turns to the next one."""

    radius = 20

    def __init__(self, rect: Rect, crest: str, action: Action, *, name: str, tip: str) -> None:
        super().__init__(rect, action, name=name, tip=tip)
        self.crest = crest

    def draw(self, canvas: Canvas) -> None:
        canvas.vector("crest-glow", self.rect.inset(-self.rect.w * 0.2), _glow)
        canvas.image(f"crest-{self.crest}", self.face_rect)


class Choice(Pressable):
    """A small plate with a picture and perhaps a word; the chosen one is gilt and ticked."""

    def __init__(
        self, rect: Rect, icon: str, action: Action, *, chosen: bool, name: str, tip: str, label: str = "",
        ticked: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name, tip=tip)
        self.icon = icon
        self.chosen = chosen
        self.label = label
        self.ticked = ticked

    def draw(self, canvas: Canvas) -> None:
        rect = self.face_rect
        face = (self.chosen, self.hovered)
        canvas.vector(("choice", *face), rect, lambda svg: _choice(svg, *face))
        inner = rect.inset(5)
        picture, words = inner.cut_left(min(inner.h, inner.w * 0.44), 2) if self.label else (inner, inner)
        canvas.image(self.icon, picture, alpha=255 if self.chosen else 205)
        if self.label:
            canvas.text(self.label, words, "small-label", "ink")
        if self.chosen and self.ticked:
            canvas.image("badge-tick", Rect.around((rect.right - 10, rect.y + 8), 24))


class Spinner(Widget):
    """A plate with a word between two arrows: clicks at its sides, the wheel and the arrow keys turn it."""

    def __init__(self, rect: Rect, label: str, turn: Callable[[int], None], *, name: str, tip: str) -> None:
        super().__init__(rect, name=name, tip=tip)
        self.label = label
        self.turn = turn
        self._step = 1

    def press(self, at: Point) -> None:
        self._step = -1 if at[0] < self.rect.centre[0] else 1

    def activate(self) -> None:
        self._turn(self._step)
        self._step = 1

    def key(self, combo: str) -> bool:
        steps = {"left": -1, "right": 1}
        if combo in steps:
            self._turn(steps[combo])
        return combo in steps

    def wheel(self, notches: float) -> bool:
        self._turn(-1 if notches > 0 else 1)
        return True

    def _turn(self, step: int) -> None:
        if self.scene:
            self.scene.app.audio.play("click")
        self.turn(step)

    def draw(self, canvas: Canvas) -> None:
        rect = self.face_rect
        canvas.piece("button", rect, face="parchment-hover" if self.hovered else "parchment")
        side = min(34.0, rect.w * 0.11)
        left, rest = rect.inset(3, 0).cut_left(side)
        right, middle = rest.cut_right(side)
        for place, step in ((left, -1), (right, 1)):
            canvas.vector(("arrow", step), place.place(side, side), partial(_arrow, step=step))
        canvas.text(self.label, middle.inset(0, 3).move(0, -1), "button", "ink")


class MorePlate(Pressable):
    """A wide plate that opens what seldom changes, and tells how it stands; a narrow one only says its name."""

    def __init__(self, rect: Rect, label: str, told: str, action: Action, *, tip: str) -> None:
        super().__init__(rect, action, name="more", tip=tip)
        self.label = label
        self.told = told

    def draw(self, canvas: Canvas) -> None:
        rect = self.face_rect
        canvas.piece("button", rect, face="parchment-hover" if self.hovered else "parchment")
        arrow, rest = rect.inset(8, 4).cut_left(min(34.0, rect.h * 0.6), 4)
        canvas.vector("arrow-up", arrow.fit(1), _arrow_up)
        dice, rest = rest.cut_right(rest.h, 8)
        canvas.image("icon-dice", dice.inset(2))
        width = min(rest.w, canvas.measure(self.label, "subheading")[0] + 4)
        name, told = rest.cut_left(width, 18)
        canvas.text(self.label, name.move(0, -1), "subheading", "ink", align="left")
        if self.told:
            room = Rect(told.x, rect.y + 1, told.w, rect.h - 2)
            canvas.text(self.told, room, "caption", "muted", align="left", lines=2)


def _glow(svg: Svg) -> None:
    centre, radius = (svg.w / 2, svg.h / 2), svg.w / 2
    svg.circle(
        centre, radius, svg.radial(((0, "candle", 0.45), (0.6, "candle", 0.2), (1, "candle", 0.0)), centre, radius)
    )


def _choice(svg: Svg, chosen: bool, hovered: bool) -> None:
    tones = ("#FFF3C4", "#F0CF72") if chosen else ("#FFF3D0", "#E4CC98") if hovered else ("#F0E0B8", "#CDB480")
    line, width = ("#FFF8D8", 4.0) if chosen else ("#3A2010", 2.0)
    svg.frame(2, svg.down(*tones), line=line, width=width, radius=9)
    if chosen:
        svg.frame(4, line="#8A5A16", width=2, radius=8)


def _arrow_up(svg: Svg) -> None:
    x, y, r = svg.w / 2, svg.h / 2, svg.w * 0.26
    svg.path(f"M{x - r} {y + r * 0.5}L{x} {y - r * 0.5}L{x + r} {y + r * 0.5}", line="#3A2410", width=4)


def _arrow(svg: Svg, step: int) -> None:
    x, y, r = svg.w / 2, svg.h / 2, svg.w * 0.26
    back, tip = x - step * r * 0.5, x + step * r * 0.5
    svg.path(f"M{back} {y - r}L{tip} {y}L{back} {y + r}", line="#3A2410", width=4)
