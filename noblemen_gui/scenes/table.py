"""Opens the table of whatever game is played: a new one, or one from a file, finished and damaged ones too."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import cast

from noblemen_gui import saves, scenes
from noblemen_gui.core.errors import GameError, NewerVersion
from noblemen_gui.games import GAMES
from noblemen_gui.locale import _
from noblemen_gui.scenes import hint_companion
from noblemen_gui.scenes.beyond import Beyond
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.thinking import thinker
from noblemen_gui.ui import App, Scene
from noblemen_gui.ui.dialog import Answer, Dialog, notice


def create(app: App, session: GameSession | None = None, path: Path | None = None, at: int | None = None) -> Scene:
    """The table of a session or of a saved game, or as it was `at` a decision; a notice if the file is no game."""
    if session is None:
        opened = resume(app, path)
        if isinstance(opened, Scene):
            return opened
        session = opened
    if at is not None:
        return past_scene(app, session, at)
    if session.waiting_for == "end":
        return scenes.make("results", app, session=session)
    return table_scene(app, session)


def past_scene(app: App, session: GameSession, at: int) -> Scene:
    """The scene in which the session's game is looked through."""
    module = importlib.import_module(f"noblemen_gui.games.{session.rules.name}.table.replay")
    return cast("Scene", module.ReplayScene(app, session, Beyond(app), at))


def table_scene(app: App, session: GameSession) -> Scene:
    """The scene that the session's game brings along."""
    session.on_unsaved = lambda: tell_unsaved(app)
    session.unsaved = False  # nobody was there to be told yet: the next decision tells it
    if hint_companion.is_wanted(app, session):
        return hint_companion.accompany(app, session, Beyond(app))
    module = importlib.import_module(f"noblemen_gui.games.{session.rules.name}.table.scene")
    return cast("Scene", module.TableScene(app, session, Beyond(app)))


def resume(app: App, path: Path | None) -> GameSession | Scene:
    """The session of a saved game, or a scene that says why there is none."""
    if path is None:
        raise GameError(_("There is no game to open."))
    try:
        match = saves.read(path, GAMES.rules)
    except saves.DamagedGame as damaged:
        return damaged_notice(app, path, damaged)
    except NewerVersion:
        body = _("The file {file} was made by a newer version of Noblemen; this one cannot open it.")
        return notice(app, _("This game cannot be opened"), body.format(file=path.name))
    except OSError:
        body = _("The file {file} cannot be read.").format(file=path.name)
        return notice(app, _("This game cannot be opened"), body)
    return GameSession.of_match(match, path, thinker())


def damaged_notice(app: App, path: Path, damaged: saves.DamagedGame) -> Dialog:
    """Name the damaged file and offer the copy before it."""
    body = _("The file {file} is damaged.").format(file=path.name)
    if damaged.aside != path:
        body += " " + _("It was set aside as {aside}.").format(aside=damaged.aside.name)
    answers = [Answer(_("Good"), lambda: None, "gold")]
    before = damaged.before
    if before is not None:
        body += " " + _("There is a copy from one decision earlier.")
        answers = [
            Answer(_("Cancel"), lambda: None),
            Answer(_("Open the copy"), lambda: _open_copy(app, before), "red"),
        ]
    return Dialog(app, _("This game cannot be opened"), body, answers)


def tell_unsaved(app: App) -> None:
    """Nothing can be written: say so, so that nobody closes the window in good faith."""
    body = _("The game could not be saved: the disk is full, or the folder {folder} cannot be written.")
    ending = _("You can go on playing, and each decision is tried again.")
    app.push(notice(app, _("The game is not saved"), f"{body.format(folder=saves.folder())} {ending}"))


def _open_copy(app: App, before: Path) -> None:
    scenes.open("table", app, path=saves.restore_before(before))
