"""Scenes and controls under synthetic events: pointer, keyboard, focus, disabled reasons, tooltips."""

from collections.abc import Callable

import pytest

from noblemen_gui.ui import (
    App,
    Button,
    Canvas,
    Key,
    Pointer,
    Rect,
    Row,
    Scene,
    ScrollArea,
    Segments,
    Slider,
    Text,
    TextField,
    Toggle,
    Wheel,
)
from noblemen_gui.ui.tooltip import DELAY_MS


class Sampler(Scene):
    """One of each control in two columns; what they do is told in `told`."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told: list[object] = []

    def layout(self) -> None:
        left, right = Rect(100, 100, 800, 500).columns(2, 100)
        a, b, c = left.rows(3, 60)
        d, e, f = right.rows(3, 60)
        tell = self.told.append
        self.controls = [
            Button(a, "Play", lambda: tell("play"), name="play", tip="Plays."),
            Button(b, "Taxes", lambda: tell("taxes"), name="taxes", reason="Taxes were collected already."),
            Toggle(c, False, tell, name="toggle"),
            Slider(d, 40, tell, name="slider"),
            Segments(e, ["Off", "Fast", "Slow"], 0, tell, name="segments"),
            TextField(f, "Bess", tell, name="field", longest=8),
        ]

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(self.view.rect, "oak")


@pytest.fixture
def app(open_app: Callable[..., App]) -> App:
    app = open_app()
    app.push(Sampler(app))
    app.draw()
    return app


def told(app: App) -> list[object]:
    assert isinstance(app.scene, Sampler)
    return app.scene.told


def click(app: App, name: str, button: str = "left") -> None:
    at = app.scene.find(name).rect.centre
    down, up = Pointer("down", at, button), Pointer("up", at, button)  # type: ignore[arg-type]
    app.step(1, [Pointer("move", at), down, up])


def press(app: App, *combos: str) -> None:
    app.step(1, [Key(combo) for combo in combos])


def test_a_click_presses(app: App) -> None:
    click(app, "play")
    assert told(app) == ["play"]


def test_letting_go_elsewhere_presses_nothing(app: App) -> None:
    at = app.scene.find("play").rect.centre
    app.step(1, [Pointer("down", at, "left"), Pointer("up", (1200, 700), "left")])
    assert told(app) == []


def test_the_right_button_presses_nothing(app: App) -> None:
    click(app, "play", "right")
    assert told(app) == []


def test_what_is_disabled_does_nothing_and_says_why(app: App) -> None:
    click(app, "taxes")
    app.step(1, [])
    assert told(app) == []
    assert app.scene.tooltip.shown
    assert app.scene.tooltip.widget is app.scene.find("taxes")
    assert app.scene.find("taxes").hint == "Taxes were collected already."


def test_a_tooltip_comes_after_a_moment_and_goes_at_once(app: App) -> None:
    app.step(1, [Pointer("move", app.scene.find("play").rect.centre)])
    for _ in range(int(DELAY_MS / 50) - 1):
        app.step(50, [])
    assert not app.scene.tooltip.shown
    app.step(60, [])
    assert app.scene.tooltip.shown
    app.step(1, [Pointer("move", (5, 5))])
    assert not app.scene.tooltip.shown


def test_a_tooltip_comes_on_keyboard_focus_too(app: App) -> None:
    press(app, "tab")
    for _ in range(10):
        app.step(50, [])
    assert app.scene.tooltip.shown
    assert app.scene.tooltip.widget is app.scene.find("play")


def test_tab_goes_round_through_all(app: App) -> None:
    names = []
    for _ in range(7):
        press(app, "tab")
        assert app.scene.focus
        names.append(app.scene.focus.name)
    assert names == ["play", "taxes", "toggle", "slider", "segments", "field", "play"]
    press(app, "shift+tab")
    assert app.scene.focus is app.scene.find("field")


def test_arrows_go_where_they_point(app: App) -> None:
    press(app, "tab", "down")
    assert app.scene.focus is app.scene.find("taxes")
    press(app, "right")
    assert app.scene.focus is app.scene.find("segments")
    press(app, "up")
    assert app.scene.focus is app.scene.find("slider")


@pytest.mark.parametrize("combo", ["enter", "space"])
def test_enter_and_space_press(app: App, combo: str) -> None:
    press(app, "tab", combo)
    assert told(app) == ["play"]
    press(app, "tab", combo)
    assert told(app) == ["play"]
    press(app, "tab", combo)
    assert told(app) == ["play", True]


def test_the_ring_shows_only_while_the_keyboard_is_used(app: App) -> None:
    press(app, "tab")
    assert app.keyboard_in_use
    click(app, "toggle")
    assert not app.keyboard_in_use


def test_a_slider_by_pointer_keys_and_wheel(app: App) -> None:
    slider = app.scene.find("slider")
    assert isinstance(slider, Slider)
    end = (slider.track.right + 50, slider.rect.centre[1])
    app.step(1, [Pointer("down", slider.rect.centre, "left"), Pointer("move", end), Pointer("up", end, "left")])
    assert slider.value == 100
    press(app, "left", "home")
    assert slider.value == 0
    app.step(1, [Wheel(slider.rect.centre, 1.0)])
    assert told(app) == [50, 100, 95, 0, 5]


def test_a_slider_that_is_not_live_tells_when_it_is_let_go(app: App) -> None:
    slider = app.scene.find("slider")
    assert isinstance(slider, Slider)
    slider.live = False
    y = slider.rect.centre[1]
    app.step(1, [Pointer("down", (slider.track.x, y), "left"), Pointer("move", (slider.track.right, y))])
    assert told(app) == []
    app.step(1, [Pointer("up", (slider.track.right, y), "left")])
    assert told(app) == [100]


def test_segments(app: App) -> None:
    segments = app.scene.find("segments")
    assert isinstance(segments, Segments)
    at = segments.parts()[2].centre
    app.step(1, [Pointer("down", at, "left"), Pointer("up", at, "left")])
    press(app, "left")
    assert told(app) == [2, 1]


def test_a_text_field_takes_letters_not_shortcuts(app: App) -> None:
    app.scene.keys["e"] = lambda: told(app).append("shortcut")
    click(app, "field")
    app.step(1, [Key("end"), Key("e"), Text("e"), Key("backspace"), Key("home"), Text("É")])
    assert told(app) == ["Besse", "Bess", "ÉBess"]
    app.step(1, [Text("and many more")])
    field = app.scene.find("field")
    assert isinstance(field, TextField)
    assert len(field.value) == 8


def test_who_comes_to_a_text_field_types_over_it_and_a_second_click_sets_the_caret(app: App) -> None:
    press(app, "tab")
    while app.scene.focus is not app.scene.find("field"):
        press(app, "tab")
    app.step(1, [Text("Hugh")])
    assert told(app) == ["Hugh"]
    app.step(1, [Key("enter"), Text("K")])
    assert told(app) == ["Hugh", "K"]
    press(app, "enter")
    click(app, "field")
    start = app.scene.find("field").rect
    at = start.x + 2, start.centre[1]
    app.step(1, [Pointer("down", at, "left"), Pointer("up", at, "left"), Text("O")])
    assert told(app)[-1] == "OK"


def test_a_long_text_moves_along_with_its_caret(app: App) -> None:
    field = TextField(Rect(300, 600, 120, 40), "", lambda value: None, name="narrow", longest=40)
    app.scene.controls.append(field)
    field.scene = app.scene
    click(app, "narrow")
    app.step(1, [Text("Wilhelmina of Chatsworth")])
    assert field.first > 0
    press(app, "home")
    assert field.first == 0
    app.scene.set_focus(None)
    assert field.first == 0


def test_escape_leaves_the_text_before_the_scene(app: App) -> None:
    click(app, "field")
    app.step(1, [Text("x"), Key("escape")])
    assert len(app.scenes) == 1


def test_escape_closes_the_scene(app: App) -> None:
    app.push(Sampler(app))
    press(app, "escape")
    assert len(app.scenes) == 1


def test_focus_stays_on_the_name_through_a_new_layout(app: App) -> None:
    press(app, "tab", "tab", "tab")
    before = app.scene.focus
    app.resized()
    assert app.scene.focus is not before
    assert app.scene.focus is app.scene.find("toggle")


class Listing(Scene):
    def layout(self) -> None:
        area = Rect(100, 100, 400, 300)
        rows = [Row(Rect(100, 100 + 60 * i, 380, 54), f"row {i}", lambda c, r: None, lambda: None) for i in range(20)]
        self.controls = [ScrollArea(area, rows, 1194)]


def test_scrolling_by_wheel_and_by_focus(open_app: Callable[..., App]) -> None:
    app = open_app()
    app.push(Listing(app))
    area = app.scene.controls[0]
    assert isinstance(area, ScrollArea)
    app.step(1, [Wheel((200, 200), -2)])
    assert area.offset == 120
    assert app.scene.find("row 0").rect.y == -20
    app.step(1, [Pointer("down", (200, 90), "left")])
    app.step(1, [Key("shift+tab")])
    last = app.scene.find("row 19")
    assert app.scene.focus is last
    assert area.rect.covers(last.rect)
    assert area.offset == area.room == 894
