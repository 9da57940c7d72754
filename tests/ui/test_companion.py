"""A companion stands over its scene and over those above that keep it company, and takes only what is meant for it."""

from collections.abc import Callable

from noblemen_gui.ui import App, Button, Companion, Rect, Scene
from noblemen_gui.ui.events import Event, Key, Pointer

BELOW = Rect(100, 100, 300, 200)
ABOVE = Rect(150, 150, 80, 50)


class Plain(Scene):
    """One large button, and every key it gets."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pressed = 0
        self.seen: list[str] = []

    def layout(self) -> None:
        self.controls = [Button(BELOW, "Below", self.press, name="below")]

    def press(self) -> None:
        self.pressed += 1

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key):
            self.seen.append(event.combo)
        return super().handle(event)


class Herald(Companion):
    """One button above that of the scene, and a key."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.said = 0
        self.silent = False
        self.keys = {"n": self.say}

    @property
    def shown(self) -> bool:
        return not self.silent

    def layout(self) -> None:
        self.controls = [Button(ABOVE, "Above", self.say, name="above")]

    def say(self) -> None:
        self.said += 1


def accompanied(app: App) -> tuple[Plain, Herald]:
    scene = Plain(app)
    herald = scene.companion = Herald(app)
    app.push(scene)
    return scene, herald


def click(app: App, at: tuple[float, float]) -> None:
    app.step(16, [Pointer("move", at), Pointer("down", at, "left"), Pointer("up", at, "left")])


def test_a_click_goes_to_the_companion_where_it_has_a_control(open_app: Callable[..., App]) -> None:
    app = open_app()
    scene, herald = accompanied(app)
    click(app, ABOVE.centre)
    assert (scene.pressed, herald.said) == (0, 1)
    click(app, (380, 280))
    assert (scene.pressed, herald.said) == (1, 1)


def test_only_its_own_keys_go_to_the_companion(open_app: Callable[..., App]) -> None:
    app = open_app()
    scene, herald = accompanied(app)
    app.step(16, [Key("n"), Key("tab"), Key("enter")])
    assert (herald.said, scene.seen, scene.pressed) == (1, ["tab", "enter"], 1)


def test_it_is_drawn_over_scenes_that_keep_it_company_and_over_no_others(open_app: Callable[..., App]) -> None:
    app = open_app()
    _scene, herald = accompanied(app)
    friend, stranger = Plain(app), Plain(app)
    friend.keeps_company = True
    app.push(friend)
    assert app.company is herald
    app.push(stranger)
    assert app.company is None
    app.step(16, [Key("n")])
    assert herald.said == 0
    app.pop()
    app.pop()
    assert app.company is herald


def test_a_silent_companion_is_not_there(open_app: Callable[..., App]) -> None:
    app = open_app()
    scene, herald = accompanied(app)
    herald.silent = True
    click(app, ABOVE.centre)
    assert (scene.pressed, herald.said, app.company) == (1, 0, None)
