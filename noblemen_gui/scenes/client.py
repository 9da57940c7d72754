"""The client as a whole: settings, window, title, and what happens when something goes wrong."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from noblemen_gui import logs, resources, scenes
from noblemen_gui.core.errors import GameError
from noblemen_gui.locale import _
from noblemen_gui.settings import SettingsFile
from noblemen_gui.ui.app import App
from noblemen_gui.ui.dialog import Answer, Dialog, notice
from noblemen_gui.ui.window import Window, icon

# A scene that fails so soon after its notice was closed fails by itself and would do so for ever.
SOON_SECONDS = 1.0


def start(game: Path | None = None, demonstration: dict[str, Any] | None = None) -> int:
    """Open the window at the title, at a saved game or at a demonstration, and run until the player quits."""
    file = SettingsFile()
    settings = file.load()
    window = Window("Noblemen", settings.window, settings.full_screen, icon(resources.path("art")))
    app = App(file, window)
    failures = Failures(app)
    app.on_error = failures.tell
    app.on_help = lambda: scenes.open("help", app, topic=app.scene.help_topic)
    app.push(scenes.make("title", app))
    try:
        if demonstration:
            scenes.open("demonstration", app, **demonstration)
        if game:
            scenes.open("table", app, path=game)
    except GameError as error:
        failures.tell(error)
    if file.set_aside:
        body = _("The options could not be read and were set aside as {file}. The defaults are used.")
        app.push(notice(app, _("Options"), body.format(file=file.set_aside.name)))
    app.run()
    app.audio.close()
    window.close()
    return 0


class Failures:
    """Says that something failed and lets the game go on; a scene that cannot go on gives way to the title."""

    def __init__(self, app: App, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self.clock = clock
        self.closed_at = -SOON_SECONDS

    def tell(self, error: Exception) -> None:
        """Show a notice; where not even that can be shown, the error ends the program with a sentence."""
        body = error.reason if isinstance(error, GameError) else _("Something went wrong.")
        if not isinstance(error, GameError):
            body += " " + _("What happened is written in {file}").format(file=logs.file())
        if self._hopeless():
            if len(self.app.scenes) <= 1:
                raise error
            self.app.replace(scenes.make("title", self.app))
            body += " " + _("Your game is saved after every decision.")
        self.app.push(FailureNotice(self, body))

    def _hopeless(self) -> bool:
        """Whether the notice itself fails, or what was told a moment ago has happened again by itself."""
        shown = any(isinstance(scene, FailureNotice) for scene in self.app.scenes)
        return shown or self.clock() - self.closed_at < SOON_SECONDS


class FailureNotice(Dialog):
    """Remembers when it was closed."""

    def __init__(self, failures: Failures, body: str) -> None:
        super().__init__(failures.app, _("Sorry"), body, [Answer(_("Good"), lambda: None, "gold")])
        self.failures = failures

    def leave(self) -> None:
        self.failures.closed_at = self.failures.clock()
