"""The witness of layouts finds what is wrong, and nothing in a dialog; the scenes have tests of their own."""

from collections.abc import Callable

from noblemen_gui.ui import App, Button, Canvas, Rect, Scene, offscreen
from noblemen_gui.ui.dialog import confirm


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


def test_a_dialog_with_a_long_text(open_app: Callable[..., App]) -> None:
    app = open_app((1024, 640), "de")
    app.push(confirm(app, "Löschen", "Ein langer Satz, der umbricht. " * 8, "Endgültig löschen", lambda: None))
    assert offscreen.problems(app) == []
