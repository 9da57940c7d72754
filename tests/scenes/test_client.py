"""When something goes wrong: a notice, the game goes on, and what cannot go on gives way to the title."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from noblemen_gui.core.errors import BadRequest
from noblemen_gui.scenes.client import FailureNotice, Failures
from noblemen_gui.scenes.title import TitleScene
from noblemen_gui.ui import App, Canvas, Key, Scene, offscreen


class Fragile(Scene):
    """Fails where it is told to."""

    def __init__(self, app: App, where: str = "") -> None:
        super().__init__(app)
        self.where = where
        self.keys = {"x": self.fail, "r": self.refuse}

    def fail(self) -> None:
        raise ZeroDivisionError

    def refuse(self) -> None:
        raise BadRequest("There is no such game.")

    def tick(self, ms: float) -> None:
        if self.where == "tick":
            self.fail()

    def paint(self, canvas: Canvas) -> None:
        if self.where == "paint":
            self.fail()


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    app = offscreen.open_app((1280, 720), cache=tmp_path)
    app.push(TitleScene(app))
    yield app


def failing(app: App, where: str = "") -> list[float]:
    """Put a fragile scene on the stack; the list holds the time, for the test to change."""
    now = [100.0]
    app.on_error = Failures(app, lambda: now[0]).tell
    app.push(Fragile(app, where))
    return now


def test_a_failure_is_told_and_the_scene_goes_on(app: App) -> None:
    failing(app)
    app.step(16, [Key("x")])
    assert isinstance(app.scene, FailureNotice)
    assert "noblemen.log" in app.scene.body
    app.step(16, [Key("enter")])
    assert isinstance(app.scene, Fragile)


def test_a_reason_is_told_as_it_is(app: App) -> None:
    failing(app)
    app.step(16, [Key("r")])
    assert isinstance(app.scene, FailureNotice)
    assert app.scene.body == "There is no such game."


def test_a_failure_by_the_same_key_later_is_only_told_again(app: App) -> None:
    now = failing(app)
    for _ in range(3):
        app.step(16, [Key("x")])
        app.step(16, [Key("enter")])
        now[0] += 5
    assert isinstance(app.scene, Fragile)


@pytest.mark.parametrize("where", ["tick", "paint"])
def test_a_scene_that_fails_by_itself_gives_way_to_the_title(app: App, where: str) -> None:
    failing(app, where)
    for _ in range(6):
        app.step(16, [Key("enter")] if isinstance(app.scene, FailureNotice) else [])
    assert [type(scene) for scene in app.scenes][:1] == [TitleScene]
    assert not any(isinstance(scene, Fragile) for scene in app.scenes)


def test_a_title_that_fails_ends_the_program(app: App) -> None:
    failing(app)
    app.replace(Fragile(app, "tick"))
    app.step(16, [])
    with pytest.raises(ZeroDivisionError):
        for _ in range(6):
            app.step(16, [Key("enter")])
