"""The client as a whole: settings, window, title, and what happens when something goes wrong."""

from __future__ import annotations

from pathlib import Path

from noblemen_gui import logs, resources, scenes
from noblemen_gui.core.errors import GameError
from noblemen_gui.locale import _
from noblemen_gui.settings import SettingsFile
from noblemen_gui.ui.app import App
from noblemen_gui.ui.dialog import Dialog, notice
from noblemen_gui.ui.window import NoDisplay, Window, icon

NO_DISPLAY = "There is no display to open a window on; “noblemen demo” plays a game in the terminal."


def start(game: Path | None = None) -> int:
    """Open the window at the title, or at a saved game, and run until the player quits."""
    file = SettingsFile()
    settings = file.load()
    try:
        window = Window("Noblemen", settings.window, settings.full_screen, icon(resources.path("art")))
    except NoDisplay as error:
        raise GameError(NO_DISPLAY) from error
    app = App(file, window)
    app.on_error = lambda error: tell(app, error)
    app.on_help = lambda: scenes.open("help", app, topic=app.scene.help_topic)
    app.push(scenes.make("title", app))
    if game:
        scenes.open("table", app, path=game)
    if file.set_aside:
        body = _("The options could not be read and were set aside as {file}. The defaults are used.")
        app.push(notice(app, _("Options"), body.format(file=file.set_aside.name)))
    app.run()
    app.audio.close()
    window.close()
    return 0


def tell(app: App, error: Exception) -> None:
    """Say that something failed and go on; if even that fails, give up."""
    if not app.scenes or isinstance(app.scene, Dialog):
        raise error
    reason = error.reason if isinstance(error, GameError) else ""
    body = reason or _("Something went wrong. What happened is written in {file}").format(file=logs.file())
    app.push(notice(app, _("Sorry"), body))
