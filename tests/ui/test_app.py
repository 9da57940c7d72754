"""The application: rest, dirty rectangles, scenes above each other, layers, failures."""

from collections.abc import Callable

import pygame
import pytest

from noblemen_gui.ui import App, Canvas, Key, Layer, Rect, Scene
from noblemen_gui.ui.app import merged
from noblemen_gui.ui.events import Exposed, Quit, Resize


class Plain(Scene):
    def __init__(self, app: App, colour: str = "oak", modal: bool = False) -> None:
        super().__init__(app)
        self.colour = colour
        self.modal = modal  # type: ignore[misc]
        self.layouts = 0
        self.left = 0

    def layout(self) -> None:
        self.layouts += 1

    def paint(self, canvas: Canvas) -> None:
        if not self.modal:
            canvas.fill(self.view.rect, self.colour)

    def leave(self) -> None:
        self.left += 1


def test_at_rest_no_frame_is_drawn(open_app: Callable[..., App]) -> None:
    app = open_app()
    app.push(Plain(app))
    app.step(16, [])
    before = app.frames
    for _ in range(50):
        app.step(50, [])
    assert app.frames == before
    assert not app.scene.moving
    app.step(16, [Exposed()])
    assert app.frames == before + 1


def test_only_what_is_dirty_is_drawn(open_app: Callable[..., App]) -> None:
    app = open_app()
    scene = Plain(app)
    app.push(scene)
    app.step(16, [])
    scene.colour = "cream"
    scene.invalidate(Rect(100, 100, 50, 50))
    app.step(16, [])
    surface = app.window.surface
    assert surface.get_at((120, 120))[:3] == (0xF8, 0xEC, 0xD0)
    assert surface.get_at((400, 400))[:3] == (0x3A, 0x23, 0x14)


def test_rectangles_that_touch_become_one() -> None:
    one, two, far = pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 10, 10), pygame.Rect(50, 50, 5, 5)
    assert sorted(map(tuple, merged([one, far, two]))) == [(0, 0, 15, 15), (50, 50, 5, 5)]
    assert merged([pygame.Rect(20 * i, 0, 5, 5) for i in range(20)]) == [pygame.Rect(0, 0, 385, 5)]


def test_push_pop_replace(open_app: Callable[..., App]) -> None:
    app = open_app()
    one, two, three = Plain(app), Plain(app), Plain(app)
    app.push(one)
    app.push(two)
    assert app.scene is two
    app.pop()
    assert (app.scene, two.left, one.left) == (one, 1, 0)
    app.push(two)
    app.replace(three)
    assert app.scenes == [three]
    assert one.left == 1


def test_behind_a_modal_scene_the_other_is_dark(open_app: Callable[..., App]) -> None:
    app = open_app()
    app.push(Plain(app, "cream"))
    app.push(Plain(app, modal=True))
    app.step(16, [])
    r, g, b, _ = app.window.surface.get_at((640, 360))
    assert 60 < r < 160
    assert r > g > b


def test_a_new_size_lays_every_scene_out_again(open_app: Callable[..., App]) -> None:
    app = open_app()
    one, two = Plain(app), Plain(app, modal=True)
    app.push(one)
    app.push(two)
    before = one.layouts, two.layouts
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    app.step(16, [Resize(1600, 900)])
    assert (one.layouts, two.layouts) == (before[0] + 1, before[1] + 1)
    assert app.view.size_class == "wide"


def test_closing_the_window_ends_the_loop(open_app: Callable[..., App]) -> None:
    app = open_app()
    app.push(Plain(app))
    app.running = True
    app.step(16, [Quit()])
    assert not app.running


def test_a_failing_scene_is_told_and_does_not_end_the_program(open_app: Callable[..., App]) -> None:
    app = open_app()
    app.push(Plain(app))

    def fail() -> None:
        raise ZeroDivisionError

    app.scene.keys["x"] = fail
    with pytest.raises(ZeroDivisionError):
        app.step(16, [Key("x")])
    told: list[Exception] = []
    app.on_error = told.append
    app.step(16, [Key("x")])
    assert isinstance(told[0], ZeroDivisionError)


def test_a_layer_is_painted_once_until_it_is_stale(open_app: Callable[..., App]) -> None:
    app = open_app()
    painted: list[int] = []

    def paint(canvas: Canvas) -> None:
        painted.append(1)
        canvas.fill(Rect(10, 10, 20, 20), "cream")

    layer = Layer(paint)
    surface = pygame.Surface((200, 200))
    canvas = Canvas(surface, app.view, app.kit)
    for _ in range(3):
        layer.draw(canvas, Rect(10, 10, 50, 50))
    assert len(painted) == 1
    assert surface.get_at((15, 15))[:3] == (0xF8, 0xEC, 0xD0)
    assert surface.get_at((40, 40))[:3] == (0, 0, 0)
    layer.stale()
    layer.draw(canvas, Rect(10, 10, 50, 50))
    assert len(painted) == 2
