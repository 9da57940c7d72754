"""Small modal panels: a question with its answers, or a notice with one button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from noblemen_gui.locale import _
from noblemen_gui.ui import text
from noblemen_gui.ui.buttons import Button, Kind
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.scene import Scene

if TYPE_CHECKING:
    from noblemen_gui.ui.app import App

WIDTH = 640
PADDING = 36
BUTTON_HEIGHT = 60


class Answer(NamedTuple):
    """A button of a dialog; every answer closes the dialog first."""

    label: str
    action: Callable[[], None]
    kind: Kind = "parchment"


class Dialog(Scene):
    """A question. Esc closes it without an answer; the last answer has the focus."""

    modal = True

    def __init__(self, app: App, title: str, body: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.title = title
        self.body = body
        self.answers = list(answers)
        self.panel = Rect()

    def layout(self) -> None:
        face = self.view.font("sentence")
        lines = text.wrap(self.body, face, WIDTH - 2 * PADDING, self.view.scale)
        height = 2 * PADDING + 60 + len(lines) * text.line_height(face, self.view.scale) + 24 + BUTTON_HEIGHT
        self.panel = self.view.rect.place(WIDTH, height)
        row = self.panel.inset(PADDING).cut_bottom(BUTTON_HEIGHT)[0]
        for number, (answer, place) in enumerate(zip(self.answers, row.columns(len(self.answers), 16), strict=True)):
            give = partial(self._give, answer)
            self.controls.append(Button(place, answer.label, give, kind=answer.kind, lines=2, name=f"answer{number}"))

    def enter(self) -> None:
        self.set_focus(self.controls[-1])

    def paint(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.panel)
        inner = self.panel.inset(PADDING)
        head, rest = inner.cut_top(44, 16)
        canvas.text(self.title, head, "heading", "ink", lines=2)
        canvas.text(self.body, rest.cut_bottom(BUTTON_HEIGHT, 16)[1], "sentence", "ink", lines=20, down=0)

    def _give(self, answer: Answer) -> None:
        self.app.pop()
        answer.action()


def notice(app: App, title: str, body: str) -> Dialog:
    """Something the player has to know."""
    return Dialog(app, title, body, [Answer(_("Good"), lambda: None, "gold")])


def confirm(app: App, title: str, body: str, yes: str, action: Callable[[], None]) -> Dialog:
    """Something that cannot be undone: done only when the player says so."""
    return Dialog(app, title, body, [Answer(yes, action, "red"), Answer(_("Cancel"), lambda: None)])
