"""The list of games: what it tells, opening, renaming, deleting with undo, and files that are not well."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from noblemen_gui import locale, saves, scenes
from noblemen_gui.scenes.dates import date_of
from noblemen_gui.scenes.load import LoadScene
from noblemen_gui.ui import App, Scene
from noblemen_gui.ui.dialog import Dialog
from noblemen_gui.ui.events import Pointer
from tests.scenes.acting import a_record, click, focused, press, rest, save, tab_to, type_in


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The games whose table was opened."""
    found: list[object] = []

    def table(app: App, session: object) -> Scene:
        found.append(session)
        return Scene(app)

    monkeypatch.setattr("noblemen_gui.scenes.table.table_scene", table)
    return found


@pytest.fixture
def listed(app: App) -> Callable[[], LoadScene]:
    def show() -> LoadScene:
        scenes.open("title", app)
        scene = scenes.open("load", app)
        assert isinstance(scene, LoadScene)
        rest(app)
        return scene

    return show


def test_an_empty_list_says_so_and_why_nothing_can_be_opened(app: App, listed: Callable[[], LoadScene]) -> None:
    scene = listed()
    assert scene.find("open").hint == "There is no game to open."
    assert focused(app) == "back"


def test_the_list_tells_who_plays_how_far_they_are_and_when(listed: Callable[[], LoadScene]) -> None:
    save("old", a_record(3, 60), age=1000)
    save("new", a_record(4), age=10)
    save("first", a_record(5, 200), age=20)
    scene = listed()
    assert [game.title for game in scene.games] == [
        "Arabella, Walter, Bess, Hugh",
        "Arabella, Walter, Bess, Hugh, Cecily",
        "Arabella, Walter, Bess",
    ]
    known = [scene.known(game) for game in scene.games]
    assert [summary.progress for summary in known if summary] == ["finished", "Decade II", "Decade I"]


@pytest.mark.parametrize(("language", "form"), [("en", "16 Sept 2026"), ("de", "16.09.2026"), ("it", "16/09/2026")])
def test_the_date_is_written_as_the_language_does(language: str, form: str) -> None:
    path = save("one", a_record(3, 60))
    noon = 1_789_560_000  # the 16th of September 2026 nearly everywhere
    os.utime(path, (noon, noon))
    locale.set_language(language)
    (game,) = saves.games()
    assert date_of(game.saved_at).startswith(form)
    locale.set_language("en")


def test_games_are_looked_at_one_at_a_time(app: App, listed: Callable[[], LoadScene]) -> None:
    for number in range(5):
        save(f"game {number}", a_record(3, 30), age=number)
    scenes.open("title", app)
    scene = scenes.open("load", app)
    assert isinstance(scene, LoadScene)
    app.step(16, [])
    assert sum(scene.known(game) is not None for game in scene.games) in (1, 2)
    rest(app)
    assert all(scene.known(game) for game in scene.games)


def test_the_arrow_keys_choose_and_enter_opens(app: App, listed: Callable[[], LoadScene], opened: list[object]) -> None:
    save("one", a_record(3, 60), age=1)
    second = save("two", a_record(3, 60), age=2)
    scene = listed()
    press(app, "down")
    assert (scene.chosen, focused(app)) == (second, second.name)
    press(app, "enter")
    assert len(opened) == 1


def test_a_click_chooses_and_a_second_one_opens(
    app: App, listed: Callable[[], LoadScene], opened: list[object]
) -> None:
    save("one", a_record(3, 60), age=1)
    second = save("two", a_record(3, 60), age=2)
    scene = listed()
    click(app, second.name)
    assert scene.chosen == second and not opened
    click(app, second.name)
    assert len(opened) == 1


def test_renaming_by_click_and_by_keyboard(app: App, listed: Callable[[], LoadScene]) -> None:
    path = save("one", a_record(3, 60))
    scene = listed()
    click(app, "title")
    type_in(app, "Hardwick")
    assert json.loads(path.read_text("utf-8"))["client"]["title"] == "Hardwick"
    press(app, "enter", "shift+tab")
    tab_to(app, "title")
    type_in(app, "K")
    press(app, "backspace")
    assert scene.games[0].title == "Arabella, Walter, Bess"


def test_deleting_and_bringing_back(app: App, listed: Callable[[], LoadScene]) -> None:
    first, second = save("one", a_record(3, 60), age=1), save("two", a_record(3, 61), age=2)
    scene = listed()
    press(app, "delete")
    assert [game.path for game in scene.games] == [second]
    assert not first.exists()
    click(app, "undo")
    assert [game.path for game in scene.games] == [first, second]
    assert scene.chosen == first
    click(app, "delete")
    press(app, "ctrl+z")
    assert first.exists()
    click(app, "delete")
    press(app, "escape")
    assert [path.name for path in saves.folder().iterdir()] == [second.name]


def test_a_damaged_game_is_named_set_aside_and_its_copy_opened(
    app: App, listed: Callable[[], LoadScene], opened: list[object]
) -> None:
    path = save("torn", "{")
    path.with_suffix(saves.BEFORE).write_text(json.dumps(a_record(3, 60)), "utf-8")
    scene = listed()
    assert scene.summary(scene.games[0]).progress == "damaged"
    assert scene.find("title").hint == "A damaged game cannot be renamed."
    click(app, "open")
    dialog = app.scene
    assert isinstance(dialog, Dialog)
    assert "torn.noblemen" in dialog.body and "torn.damaged" in dialog.body
    click(app, "answer1")
    assert len(opened) == 1
    assert saves.folder().joinpath("torn.damaged").read_text("utf-8") == "{"


def test_a_game_of_a_newer_version_is_left_as_it_is(app: App, listed: Callable[[], LoadScene]) -> None:
    path = save("future", a_record(3) | {"version": 99})
    scene = listed()
    assert scene.summary(scene.games[0]).progress == "newer version"
    press(app, "enter")
    dialog = app.scene
    assert isinstance(dialog, Dialog) and "newer version" in dialog.body
    press(app, "enter")
    assert app.scene is scene and path.exists()


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(
    app: App, listed: Callable[[], LoadScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> Path:
        raise PermissionError(path)

    monkeypatch.setattr(saves, "delete", refuse)
    path = save("one", a_record(3, 60))
    scene = listed()
    press(app, "delete")
    dialog = app.scene
    assert isinstance(dialog, Dialog) and str(saves.folder()) in dialog.body
    press(app, "enter")
    assert app.scene is scene and path.exists()


def test_forty_games_scroll_by_wheel_and_keyboard(app: App, listed: Callable[[], LoadScene]) -> None:
    for number in range(40):
        save(f"game {number:02}", a_record(3, 12), age=number)
    scene = listed()
    press(app, *["down"] * 39)
    row = scene.find("game 39.noblemen")
    assert focused(app) == row.name
    assert scene.body.covers(row.rect, 1)
    app.step(16, [Pointer("move", row.rect.centre)])
    assert row.hovered
