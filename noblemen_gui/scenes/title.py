"""The title: the garden, the name in gold, and the ways into the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from noblemen_gui import locale, saves, scenes
from noblemen_gui.learning import LearningFile
from noblemen_gui.locale import _
from noblemen_gui.scenes.dates import date_of
from noblemen_gui.ui import App, Button, Canvas, Layer, LinkButton, Rect, Scene
from noblemen_gui.ui.buttons import Kind

MUSIC = "music-title"


class Entry(NamedTuple):
    """A way into the game: its name for tests, its label, what it does, and a word more about that."""

    name: str
    label: str
    action: Callable[[], None]
    tip: str


class TitleScene(Scene):
    """The first thing a player sees; Esc does nothing here, so that nobody leaves by accident."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ground = Layer(self._paint_ground, opaque=True)
        self.panel = Rect()

    def enter(self) -> None:
        self.app.audio.music(MUSIC)
        self.relayout()
        if self.focus is None:
            self.set_focus(self.controls[0])

    def back(self) -> None:
        """The title has nothing behind it."""

    def layout(self) -> None:
        self.ground.stale()
        entries = self._entries()
        row = max(42, self.view.px(64))
        gap = max(6, self.view.px(14))
        crown = self.view.px(128) if self.view.height > 700 else 0
        foot = 34
        height = 2 * self.view.px(44) + crown + len(entries) * (row + gap) + foot
        width = max(320, self.view.px(460))
        self.panel = Rect(self.view.px(110), (self.view.height - height) * 0.46, width, height)
        inner = self.panel.inset(max(24, self.view.px(62)), self.view.px(44))
        languages, inner = inner.cut_bottom(foot)
        inner = inner.cut_top(crown)[1]
        for index, (entry, place) in enumerate(zip(entries, inner.rows(len(entries)), strict=True)):
            self.controls.append(self._button(entry, place.cut_top(row)[0], index == 0))
        self._languages(languages.inset(0 if crown else -12, 0))

    def _button(self, entry: Entry, place: Rect, first: bool) -> Button:
        kind: Kind = "red" if first else "parchment"
        return Button(
            place, entry.label, entry.action, kind=kind, role="menu", lit=first, name=entry.name, tip=entry.tip
        )

    def _entries(self) -> list[Entry]:
        entries = [
            Entry("new_game", _("New game"), self._opener("new_game"), _("Choose your rivals and begin")),
            Entry("learn", self._lesson(), self._opener("learn"), _("A herald shows you the game")),
            Entry("load", _("Load a game"), self._opener("load"), _("All games on this computer")),
            Entry("options", _("Options"), self._opener("options"), _("Language, size, pace, sound and table")),
            Entry("about", _("About"), self._opener("about"), _("Version and licence")),
            Entry("quit", _("Quit"), self.app.quit, _("Nothing is lost: every game is saved")),
        ]
        game = saves.unfinished()
        if game:
            resume = partial(self._resume, game.path)
            entries.insert(0, Entry("resume", _("Resume"), resume, f"{game.title} · {date_of(game.saved_at)}"))
        return entries

    def _lesson(self) -> str:
        """A lesson that was left in the middle goes on where it was."""
        begun = LearningFile(self.app.file.path.parent).load().lessons
        return _("Go on with the lesson") if begun else _("Learn to play")

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: void(scenes.open(name, self.app))

    def _resume(self, path: Path) -> None:
        scenes.open("table", self.app, path=path)

    def _languages(self, row: Rect) -> None:
        for (code, name), place in zip(locale.LANGUAGES.items(), row.columns(len(locale.LANGUAGES)), strict=True):
            choose = partial(self._speak, code)
            chosen = code == locale.language()
            self.controls.append(
                LinkButton(place, name, choose, role="caption", colour="muted", chosen=chosen, name=code, tip=name)
            )

    def _speak(self, code: str) -> None:
        self.app.settings.language = code
        self.app.save_settings()
        self.app.apply_settings()

    def paint(self, canvas: Canvas) -> None:
        self.ground.draw(canvas, self.view.rect)

    def _paint_ground(self, canvas: Canvas) -> None:
        view = self.view
        canvas.cover("title-scene", view.rect)
        canvas.piece("gilt-frame", view.rect)
        canvas.corners(view.rect.inset(6), max(84, view.px(150)))
        canvas.piece("parchment", self.panel, radius=14)
        if view.height > 700:
            canvas.corners(self.panel.inset(10), max(48, view.px(84)))
            canvas.image("crown", Rect.around((self.panel.centre[0], self.panel.y + view.px(78)), view.px(124)))
        self._paint_name(canvas)

    def _paint_name(self, canvas: Canvas) -> None:
        view = self.view
        left = self.panel.right + view.px(40)
        room = Rect(left, view.px(60), view.width - left - view.px(60), view.px(224))
        canvas.gilded("NOBLEMEN", room, "game-title", 4)
        ribbon = Rect.around((room.centre[0], view.px(318)), min(room.w, max(560, view.px(930))), max(62, view.px(110)))
        canvas.piece("ribbon", ribbon)
        words = ribbon.inset(ribbon.h * 0.98, 0).cut_top(ribbon.h * 0.78)[0]
        canvas.text(_("Estates, favour and scandal at the Queen’s court"), words, "tag-line", "cream", lines=2)


def void(_scene: Scene) -> None:
    """Actions return nothing."""


def create(app: App) -> TitleScene:
    return TitleScene(app)
