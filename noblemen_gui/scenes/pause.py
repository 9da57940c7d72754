"""The pause over a running game: go on, change options, read the rules, or leave it for later."""

from __future__ import annotations

from noblemen_gui import scenes
from noblemen_gui.locale import _
from noblemen_gui.scenes.title import Entry
from noblemen_gui.ui import App, Button, Canvas, Rect, Scene
from noblemen_gui.ui.buttons import Kind


class PauseScene(Scene):
    """Leaving asks nothing, since every decision is saved already; it says so."""

    modal = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.panel = self.head = self.note = Rect()

    def layout(self) -> None:
        entries = self._entries()
        row, gap = max(46, self.view.px(66)), max(8, self.view.px(16))
        edge = max(24, self.view.px(48))
        head, note = max(56, self.view.px(150)), max(58, self.view.px(76))
        height = 2 * edge + head + note + len(entries) * (row + gap)
        self.panel = self.view.rect.place(max(400, self.view.px(560)), height)
        self.head, rest = self.panel.inset(max(24, self.view.px(64)), edge).cut_top(head)
        self.note, rest = rest.cut_bottom(note)
        for index, (entry, place) in enumerate(zip(entries, rest.rows(len(entries)), strict=True)):
            kind: Kind = "parchment" if index else "red"
            button = Button(
                place.cut_top(row)[0], entry.label, entry.action, kind=kind, role="menu", lit=not index,
                name=entry.name, tip=entry.tip,
            )  # fmt: skip
            self.controls.append(button)

    def _entries(self) -> list[Entry]:
        return [
            Entry("continue", _("Continue"), self.back, _("Back to the table")),
            Entry("options", _("Options"), self._options, _("Language, size, pace, sound and table")),
            Entry("learn", _("Rules and help"), self._learn, _("The rules by topic")),
            Entry("title", _("To the title"), self._title, _("Resume brings you back to this decision")),
            Entry("quit", _("Quit"), self._quit, _("Nothing is lost: every game is saved")),
        ]

    def enter(self) -> None:
        if self.focus is None:
            self.set_focus(self.find("continue"))

    def paint(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.panel, radius=14)
        if self.view.wide:
            canvas.corners(self.panel.inset(10), self.view.px(84))
        crown, words = self.head.cut_top(self.view.px(84) if self.view.wide else 0)
        if crown.h:
            canvas.image("crown", crown)
        canvas.text(_("Pause"), words.cut_top(44)[0], "heading")
        canvas.fill(words.place(words.w * 0.8, 2, 0.5, 0.86), "#A8854A")
        canvas.text(_("Your game is saved after every decision."), self.note, "caption", "muted", lines=2, down=0.7)

    def _options(self) -> None:
        scenes.open("options", self.app)

    def _learn(self) -> None:
        scenes.open("help", self.app)

    def _title(self) -> None:
        self.app.replace(scenes.make("title", self.app))

    def _quit(self) -> None:
        self.app.quit()


def create(app: App) -> PauseScene:
    return PauseScene(app)
