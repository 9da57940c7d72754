"""The title and what hangs on it: ways in, resuming, languages, about, the pause, and a folder that is not there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from noblemen_gui import __version__, locale, saves, scenes
from noblemen_gui.scenes.about import PARAGRAPHS
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.table import create as open_table
from noblemen_gui.ui import App, Canvas, Scene
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.dialog import Dialog
from tests.scenes.acting import a_record, click, focused, press, save

WAYS = ["new_game", "learn", "load", "options", "about", "quit"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Which file the table was asked for."""
    found: list[object] = []

    def create(app: App, path: Path) -> Scene:
        found.append(path)
        return Scene(app)

    monkeypatch.setattr("noblemen_gui.scenes.table.create", create)
    return found


def names(scene: Scene) -> list[str]:
    return [widget.name for widget in scene.focusable()]


def test_without_a_game_there_is_nothing_to_resume(app: App) -> None:
    scene = scenes.open("title", app)
    assert names(scene)[: len(WAYS)] == WAYS
    assert focused(app) == "new_game"


def test_resume_opens_the_latest_game_that_is_not_finished(app: App, asked: list[object]) -> None:
    save("older", a_record(3, 40), age=300)
    wanted = save("unfinished", a_record(3, 60), age=200)
    save("finished", a_record(3), age=100)
    save("damaged", "{", age=50)
    scene = scenes.open("title", app)
    assert names(scene)[0] == "resume" == focused(app)
    assert "Arabella, Walter, Bess" in scene.find("resume").hint
    press(app, "enter")
    assert asked == [wanted]


def test_a_game_can_be_resumed_as_soon_as_it_was_left(app: App) -> None:
    scene = scenes.open("title", app)
    app.push(Scene(app))
    save("new", a_record(3, 40))
    app.pop()
    assert app.scene is scene
    assert names(scene)[0] == "resume"


def test_every_way_leads_somewhere_and_back(app: App) -> None:
    title = scenes.open("title", app)
    for name in ("new_game", "load", "options", "about"):
        click(app, name)
        assert app.scene is not title
        press(app, "escape")
        assert app.scene is title


def test_escape_does_not_leave_and_quit_does(app: App) -> None:
    scenes.open("title", app)
    app.running = True
    press(app, "escape")
    assert app.running and len(app.scenes) == 1
    click(app, "quit")
    assert not app.running


def test_languages_change_at_once(app: App) -> None:
    scene = scenes.open("title", app)
    click(app, "it")
    assert getattr(scene.find("quit"), "label", "") == "Esci"
    assert app.file.load().language == "it" == locale.language()


def test_about_names_version_licence_fonts_and_that_it_is_no_official_one(open_app: Callable[..., App]) -> None:
    app = open_app((1920, 1080))
    scene = scenes.open("about", app)
    audit = Audit(app.view.rect)
    scene.draw(Canvas(app.window.surface, app.view, app.kit, audit=audit))
    words = " ".join(word.text for word in audit.words)
    assert all(paragraph in words for paragraph in PARAGRAPHS)
    for wanted in (__version__, "MIT licence", "Source Serif Pro", "SIL Open Font License", "unofficial"):
        assert wanted in words


def test_the_pause_goes_on_by_escape_and_leaves_by_a_button(app: App) -> None:
    table = Scene(app)
    app.push(table)
    scenes.open("pause", app)
    assert focused(app) == "continue"
    press(app, "escape")
    assert app.scene is table
    scenes.open("pause", app)
    click(app, "title")
    assert [type(scene).__name__ for scene in app.scenes] == ["TitleScene"]


def test_a_folder_of_games_that_cannot_be_made_is_no_reason_not_to_play(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    scene = scenes.open("title", app)
    assert names(scene)[0] == "new_game"
    sessions: list[GameSession] = []

    def table(app: App, session: GameSession) -> Scene:
        sessions.append(session)
        return Scene(app)

    monkeypatch.setattr("noblemen_gui.scenes.table.table_scene", table)
    click(app, "new_game")
    press(app, "enter")
    assert sessions[0].unsaved
    assert saves.games() == []


def test_a_full_disk_is_told_once_until_it_has_room_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save("one", a_record(3, 60))
    app.push(Scene(app))
    app.push(open_table(app, path=path))
    session = getattr(app.scene, "session", None)
    assert isinstance(session, GameSession)

    def full(path: Path, record: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(saves, "write", full)
        session.save()
        assert isinstance(app.scene, Dialog) and "could not be saved" in app.scene.body
        press(app, "enter")
        session.save()
        assert not isinstance(app.scene, Dialog)
    session.save()
    assert not session.unsaved
