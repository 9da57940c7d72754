"""Every screen but the table in every size and language: no text is cut, nothing overlaps, everything can be hit."""

from collections.abc import Callable, Iterator

import pytest

from noblemen_gui import saves, scenes
from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.scenes.house_rules import HOUSE_RULES, choose
from noblemen_gui.scenes.load import LoadScene
from noblemen_gui.scenes.options import PAGES, OptionsScene
from noblemen_gui.scenes.seating import LEVELS, Seating
from noblemen_gui.ui import App, Scene, offscreen
from noblemen_gui.ui.dialog import Dialog
from tests.scenes.acting import a_record, a_session, save

SIZES = [((1024, 640), 100), ((1280, 720), 100), ((1600, 900), 100), ((1920, 1080), 100), ((1920, 1080), 200)]
SMALLEST_TARGET = 32
MANNERS = ("builder", "favourite", "churchman", "raider", "")


def seated(seats: int) -> Seating:
    """All levels and manners, with the longest names a player can type."""
    seating = Seating.usual()
    while len(seating.plans) > seats:
        seating.leave(0)
    while len(seating.plans) < seats:
        seating.join()
    for seat, plan in enumerate(seating.plans):
        plan.name = f"Wilhelmina {seat}WW"
        plan.level, plan.manner = LEVELS[(seat + seats) % len(LEVELS)], MANNERS[(seat + seats) % len(MANNERS)]
    return seating


def new_games(app: App) -> Iterator[Scene]:
    for seats in (3, 4, 5):
        yield scenes.make("new_game", app, seating=seated(seats))
    crowded = seated(5)
    crowded.seed = SEED_LIMIT - 1
    for kind in HOUSE_RULES:
        choose(kind, 2, crowded.options)
    app.settings.practice = app.settings.closed_screens = True
    yield scenes.make("new_game", app, seating=crowded)
    yield scenes.make("new_game_more", app, seating=crowded)


def results(app: App) -> Iterator[Scene]:
    for seats in (3, 5):
        session = a_session(seats)
        for seat, plan in enumerate(session.plans):
            plan.name = f"Wilhelmina {seat}WW"
        yield scenes.make("results", app, session=session)
    yield scenes.make("results", app, session=a_session(4, practice=True))


def options(app: App) -> Iterator[Scene]:
    for page in range(len(PAGES)):
        scene = scenes.make("options", app)
        assert isinstance(scene, OptionsScene)
        scene.page = page
        yield scene


def loads(app: App) -> Iterator[Scene]:
    yield scenes.make("load", app)
    save("one", a_record(3, 90))
    yield scenes.make("load", app)
    for number in range(39):
        save(f"game {number}", a_record(3 + number % 3, 40 + number, title="An evening at Hardwick " * (number % 2)), 9)
    yield scenes.make("load", app)
    save("damaged", "{", -10)
    yield scenes.make("load", app)
    save("newer", a_record(3) | {"version": 99}, -20)
    yield scenes.make("load", app)
    for path in saves.folder().iterdir():
        path.unlink()


def others(app: App) -> Iterator[Scene]:
    yield scenes.make("title", app)
    save("one", a_record(3, 90))
    for name in ("title", "about", "pause"):
        yield scenes.make(name, app)


FAMILIES = {"new game": new_games, "results": results, "options": options, "load": loads, "others": others}


def shown(app: App, family: str) -> Iterator[Scene]:
    """Each screen of a family, one after the other, as it looks when it has come to rest."""
    for scene in FAMILIES[family](app):
        app.scenes.clear()
        app.push(scene)
        if isinstance(scene, LoadScene):
            scene.tick(16)
        yield scene


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_and_nothing_overlaps(
    open_app: Callable[..., App], family: str, language: str, size: tuple[int, int], scale: int
) -> None:
    app = open_app(size, language, scale)
    for number, _scene in enumerate(shown(app, family)):
        assert (number, offscreen.problems(app)) == (number, [])


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_control_can_be_hit_and_explains_itself(
    open_app: Callable[..., App], family: str, size: tuple[int, int], scale: int
) -> None:
    app = open_app(size, "en", scale)
    for scene in shown(app, family):
        for widget in scene.focusable():
            assert min(widget.rect.size) >= SMALLEST_TARGET, widget.name
            # The chart answers the pointer itself; tabs and rows say all they have to say.
            assert widget.hint or widget.name in ("chart", "pages"), widget.name


@pytest.mark.parametrize("family", FAMILIES)
def test_the_keyboard_has_a_place_to_start_and_reaches_everything(open_app: Callable[..., App], family: str) -> None:
    app = open_app((1280, 720))
    for scene in shown(app, family):
        first = scene.focus
        assert first is not None and first.enabled
        assert len({widget.name for widget in scene.focusable()}) == len(scene.focusable())


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_notices_of_trouble_fit(open_app: Callable[..., App], language: str) -> None:
    app = open_app((1024, 640), language)
    save("damaged", "{")
    for path in saves.folder().glob("*.noblemen"):
        app.push(scenes.make("table", app, path=path))
        assert isinstance(app.scene, Dialog)
        assert offscreen.problems(app) == []
