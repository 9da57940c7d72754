"""The pause over a running game: go on, change options, read the rules, or leave it for later."""

from __future__ import annotations

from collections.abc import Callable

from noblemen_gui import scenes
from noblemen_gui.locale import _
from noblemen_gui.ui import App, Button, Canvas, Rect, Scene
from noblemen_gui.ui.buttons import Kind


class PauseScene(Scene):
    """Leaving asks nothing, since every decision is saved already; it says so."""

    modal = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.panel = Rect()

    def layout(self) -> None:
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("continue", _("Continue"), self.back),
            ("options", _("Options"), self._options),
            ("learn", _("Rules and help"), self._learn),
            ("title", _("To the title"), self._title),
            ("quit", _("Quit"), self._quit),
        ]
        row, gap = max(46, self.view.px(66)), max(8, self.view.px(16))
        head, note = max(52, self.view.px(90)), max(58, self.view.px(72))
        edge = max(24, self.view.px(40))
        height = 2 * edge + head + note + len(entries) * (row + gap)
        self.panel = self.view.rect.place(max(400, self.view.px(520)), height)
        inner = self.panel.inset(edge).cut_top(head)[1].cut_bottom(note)[1]
        for index, ((name, label, action), place) in enumerate(zip(entries, inner.rows(len(entries)), strict=True)):
            kind: Kind = "parchment" if index else "red"
            self.controls.append(Button(place.cut_top(row)[0], label, action, kind=kind, role="menu", name=name))

    def enter(self) -> None:
        if self.focus is None:
            self.set_focus(self.find("continue"))

    def paint(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.panel, radius=14)
        inner = self.panel.inset(max(24, self.view.px(40)))
        head = inner.cut_top(max(44, self.view.px(76)))[0]
        canvas.text(_("Pause"), head, "heading")
        line = Rect.around((inner.centre[0], head.bottom), inner.w * 0.7, 2)
        canvas.fill(line, "#A8854A")
        note = inner.cut_bottom(max(50, self.view.px(60)))[0]
        canvas.text(_("Your game is saved after every decision."), note, "caption", "muted", lines=2)

    def _options(self) -> None:
        scenes.open("options", self.app)

    def _learn(self) -> None:
        scenes.open("learn", self.app)

    def _title(self) -> None:
        self.app.replace(scenes.make("title", self.app))

    def _quit(self) -> None:
        self.app.quit()


def create(app: App) -> PauseScene:
    return PauseScene(app)
