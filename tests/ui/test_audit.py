"""The witness of layouts finds what is wrong, and finds nothing wrong in the scenes."""

from collections.abc import Callable

import pytest

from noblemen_gui import scenes
from noblemen_gui.ui import App, Button, Canvas, Rect, Scene, offscreen
from noblemen_gui.ui.dialog import confirm

SIZES = [((1024, 640), 100), ((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 200), ((1600, 900), 100)]


class Faulty(Scene):
    def layout(self) -> None:
        self.controls = [
            Button(Rect(100, 100, 60, 40), "Vergrößern und mehr", lambda: None, name="narrow"),
            Button(Rect(150, 120, 200, 40), "Overlapping", lambda: None, name="over"),
            Button(Rect(1200, 600, 200, 40), "Outside", lambda: None, name="out"),
        ]

    def paint(self, canvas: Canvas) -> None:
        canvas.text("One text", Rect(300, 300, 200, 40))
        canvas.text("on another", Rect(310, 305, 200, 40))


def test_it_finds_what_is_wrong(open_app: Callable[..., App]) -> None:
    app = open_app()
    app.push(Faulty(app))
    found = [problem.split(" at ")[0] for problem in offscreen.problems(app)]
    assert "cut: 'Vergrößern und mehr'" in found
    assert "controls overlap: 'narrow'" in found
    assert "outside the window: 'out'" in found
    assert "texts overlap: 'One text'" in found


@pytest.mark.parametrize("name", ["title", "options", "about", "pause"])
@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_scenes_are_laid_out_well(
    open_app: Callable[..., App], name: str, language: str, size: tuple[int, int], scale: int
) -> None:
    app = open_app(size, language, scale)
    app.push(scenes.make(name, app))
    assert offscreen.problems(app) == []


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("page", [1, 2])
def test_every_page_of_the_options(open_app: Callable[..., App], language: str, page: int) -> None:
    app = open_app((1024, 640), language)
    scene = scenes.make("options", app)
    app.push(scene)
    scene.page = page  # type: ignore[attr-defined]
    scene.relayout()
    assert offscreen.problems(app) == []


def test_a_dialog_with_a_long_text(open_app: Callable[..., App]) -> None:
    app = open_app((1024, 640), "de")
    app.push(confirm(app, "Löschen", "Ein langer Satz, der umbricht. " * 8, "Endgültig löschen", lambda: None))
    assert offscreen.problems(app) == []
