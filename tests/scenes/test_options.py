"""Every option takes effect at once, is kept at once, and says why when it has none."""

from collections.abc import Callable
from dataclasses import asdict

import pytest

from noblemen_gui import locale, scenes
from noblemen_gui.scenes.options import PAGES, OptionsScene
from noblemen_gui.settings import KEPT, Settings
from noblemen_gui.ui import App, Segments, Slider, Toggle
from tests.scenes.acting import click, click_at, focused, press, rest, tab_to

SHOWN = [option for page in PAGES for option in page.options]
TOGGLES = [option.field for option in SHOWN if option.kind == "toggle"]


@pytest.fixture
def scene(open_app: Callable[..., App]) -> OptionsScene:
    app = open_app((1920, 1080))
    app.settings.sound = True
    scenes.open("title", app)
    opened = scenes.open("options", app)
    assert isinstance(opened, OptionsScene)
    return opened


def test_every_setting_a_player_may_change_has_its_row() -> None:
    hidden = {"window", "last_game"}
    assert {option.field for option in SHOWN} == set(asdict(Settings())) - hidden


@pytest.mark.parametrize("field", TOGGLES)
def test_a_toggle_is_kept_at_once(scene: OptionsScene, field: str) -> None:
    before = getattr(scene.app.settings, field)
    click(scene.app, field)
    assert getattr(scene.app.settings, field) is not before
    assert getattr(scene.app.file.load(), field) is not before
    toggle = scene.find(field)
    assert isinstance(toggle, Toggle) and toggle.value is not before


@pytest.mark.parametrize("field", ["own_speed", "rival_speed"])
def test_speeds_take_effect_at_once(scene: OptionsScene, field: str) -> None:
    app = scene.app
    segments = scene.find(field)
    assert isinstance(segments, Segments)
    click_at(app, segments.parts()[0].centre)
    assert app.file.load().own_speed == ("off" if field == "own_speed" else "normal")
    assert app.speed_of("own" if field == "own_speed" else "rivals") == "off"


def test_another_language_is_spoken_without_a_restart(scene: OptionsScene) -> None:
    app = scene.app
    segments = scene.find("language")
    assert isinstance(segments, Segments)
    click_at(app, segments.parts()[1].centre)
    assert locale.language() == "de" == app.file.load().language
    assert scene.title() == "Einstellungen"
    assert getattr(scene.find("done"), "label", "") == "Fertig"
    below = app.scenes[0]
    assert getattr(below.find("quit"), "label", "") == "Beenden"


def test_the_scale_changes_when_the_knob_is_let_go_and_stops_where_it_fits(scene: OptionsScene) -> None:
    app = scene.app
    slider = scene.find("interface_scale")
    assert isinstance(slider, Slider)
    assert slider.limit == 150  # 1920×1080 has room for 168 %, the slider goes in steps of 25
    click_at(app, (slider.track.right, slider.rect.centre[1]))
    assert app.view.scale == 1.5
    assert app.file.load().interface_scale == 150


def test_volumes_are_heard_at_once(scene: OptionsScene) -> None:
    app = scene.app
    slider = scene.find("effects_volume")
    assert isinstance(slider, Slider)
    click_at(app, (slider.track.x, slider.rect.centre[1]))
    assert app.audio.effects_volume == 0
    app.scene.set_focus(scene.find("music_volume"))
    press(app, "end")
    assert app.audio.music_volume == 1
    assert app.file.load().music_volume == 100


def test_m_silences_everything_and_the_volumes_say_why(scene: OptionsScene) -> None:
    press(scene.app, "m")
    assert not scene.app.audio.enabled
    assert scene.find("music_volume").hint == "The sound is off."
    press(scene.app, "m")
    assert scene.find("music_volume").enabled


def test_without_a_sound_device_the_options_say_so(scene: OptionsScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene.app.audio, "_open", False)
    scene.relayout()
    for name in ("sound", "music_volume", "effects_volume"):
        assert scene.find(name).reason == "No sound device was found."


def test_less_motion_makes_speeds_idle(scene: OptionsScene) -> None:
    click(scene.app, "reduce_motion")
    assert scene.app.is_still()
    assert not scene.find("own_speed").enabled
    assert scene.find("own_speed").hint


def test_full_screen_by_segment_and_by_key(scene: OptionsScene) -> None:
    app = scene.app
    segments = scene.find("full_screen")
    assert isinstance(segments, Segments)
    click_at(app, segments.parts()[1].centre)
    assert app.window.full_screen and app.file.load().full_screen
    press(app, "f11")
    assert not app.window.full_screen and not app.file.load().full_screen
    assert getattr(scene.find("full_screen"), "chosen", None) == 0


def test_restoring_defaults_asks_first_and_keeps_what_is_the_players(scene: OptionsScene) -> None:
    app = scene.app
    app.settings.language, app.settings.last_game = "it", {"first_game": False}
    click(app, "tile_letters")
    click(app, "reset")
    assert app.scene is not scene
    press(app, "escape")
    assert app.settings.tile_letters
    click(app, "reset")
    click(app, "answer0")
    assert app.scene is scene
    kept = {name: getattr(app.settings, name) for name in KEPT}
    assert app.settings == Settings(**kept)
    assert (app.file.load().language, app.file.load().last_game) == ("it", {"first_game": False})


def test_pages_in_a_smaller_window_by_keyboard(open_app: Callable[..., App]) -> None:
    app = open_app((1024, 640))
    scene = scenes.open("options", app)
    names = {widget.name for widget in scene.focusable()}
    tab_to(app, "pages")
    for _page in PAGES[1:]:
        press(app, "right")
        assert focused(app) == "pages"
        names |= {widget.name for widget in scene.focusable()}
    assert {option.field for option in SHOWN} <= names


def test_a_tooltip_comes_after_a_moment_and_by_keyboard(scene: OptionsScene) -> None:
    app = scene.app
    app.step(16, [])
    press(app, "tab")
    assert not scene.tooltip.shown
    rest(app)
    assert scene.tooltip.shown and scene.tooltip.area(app.view)
