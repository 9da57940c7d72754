"""A new size: pictures are scaled at once, and the true ones take their places when they have been made aside."""

import time
from collections.abc import Callable

import pygame

from noblemen_gui.ui import App, Canvas, Layer, Rect, Scene
from noblemen_gui.ui.assets import Assets
from noblemen_gui.ui.events import Resize


class Picture(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ground = Layer(self.draw_it, opaque=True)

    def draw_it(self, canvas: Canvas) -> None:
        canvas.image("crown", Rect(0, 0, self.view.width / 4, self.view.width / 4))

    def paint(self, canvas: Canvas) -> None:
        self.ground.draw(canvas, self.view.rect)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def wait_for_true_pictures(app: App) -> None:
    end = time.monotonic() + 30
    while app.kit.assets.drafts.active:
        assert time.monotonic() < end, "the true pictures never came"
        app.step(16, [])
        time.sleep(0.01)


def resized(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step(16, [Resize(*size)])


def test_a_new_size_is_drawn_from_the_old_pictures_and_then_from_true_ones(open_app: Callable[..., App]) -> None:
    app = open_app((1201, 701))
    app.push(Picture(app))
    app.step(16, [])
    app.running = True
    resized(app, (1403, 801))
    draft = pixels(app.window.surface)
    assert app.kit.assets.drafts.active
    wait_for_true_pictures(app)
    after = pixels(app.window.surface)
    assert draft != after
    app.running = False
    app.kit.forget()
    app.invalidate()
    app.step(16, [])
    assert pixels(app.window.surface) == after


def test_a_size_that_is_left_at_once_keeps_no_drafts(open_app: Callable[..., App]) -> None:
    app = open_app((1201, 701))
    app.push(Picture(app))
    app.step(16, [])
    app.running = True
    resized(app, (1303, 751))
    resized(app, (1505, 851))
    wait_for_true_pictures(app)
    side = round(1505 / 4 * app.view.scale) if app.view.scale != 1 else round(1505 / 4)
    assets: Assets = app.kit.assets
    shown = assets.image("crown", (side, side))
    assert pixels(shown) == pixels(Assets(assets._files["crown"].parent).image("crown", (side, side)))
