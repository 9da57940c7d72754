"""The herald in a first game: speaks up once for what is new, over any scene, is never in the way, can be silenced."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from noblemen_gui import locale, scenes
from noblemen_gui.games.noblemen.learn import HINTS, lessons
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.learn.lesson import Lesson
from noblemen_gui.learning import LearningFile
from noblemen_gui.scenes.hint_companion import SHOWN_MS, HintCompanion, is_wanted
from noblemen_gui.scenes.session import GameSession, SeatPlan
from noblemen_gui.ui import App, offscreen
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.events import Key

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
STEPS = {step.id: number for number, step in enumerate(lessons()[0].steps)}
Open = Callable[..., HintCompanion]


@pytest.fixture(scope="module")
def pixels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pixels")


@pytest.fixture
def opened(pixels: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens a first game at a lesson's step; nothing takes time to move or to be drawn, rivals do nothing."""

    def make(step: str, size: tuple[int, int] = (1024, 640), language: str = "en") -> HintCompanion:
        app = offscreen.open_app(size, language, 100, pixels)
        monkeypatch.setattr(app, "draw", lambda: False)
        app.settings.own_speed = app.settings.rival_speed = "off"
        scenes.open("title", app)
        return sit_down(app, session_of(step))

    yield make
    locale.set_language("en")


def session_of(step: str) -> GameSession:
    match = Lesson(lessons()[0], RULES, STEPS[step]).match
    plans = [SeatPlan("Arabella", "lion", True), SeatPlan("Walter", "ship", False, "page")]
    return GameSession(match, [*plans, SeatPlan("Bess", "rose", True, "page")], None, None)


def sit_down(app: App, session: GameSession) -> HintCompanion:
    herald = scenes.open("table", app, session=session).companion
    assert isinstance(herald, HintCompanion)
    rest(app)
    return herald


def rest(app: App, ms: int = 300) -> None:
    for _ in range(ms // 50):
        app.step(50, [])


def play(herald: HintCompanion, *moves: dict[str, object]) -> None:
    for move in moves:
        herald.table.play(RULES.decode_move(move))  # type: ignore[attr-defined]
        rest(herald.app)


GARDEN: tuple[dict[str, object], ...] = ({"type": "place", "tile": "fountain", "at": [1, 2]}, {"type": "done"})
CHAPEL: dict[str, object] = {"type": "build", "building": "chapel", "at": [1, 1]}


def test_the_first_queen_is_told_once_and_remembered(opened: Open) -> None:
    herald = opened("garden")
    assert not herald.shown and herald.app.company is None
    play(herald, *GARDEN)
    assert herald.hint == "queen_yours" and herald.app.company is herald
    herald.app.step(16, [Key("f2")])
    assert herald.app.company is None
    assert "queen_yours" in LearningFile(herald.app.file.path.parent).load().heard
    again = sit_down(herald.app, session_of("garden"))
    play(again, *GARDEN)
    assert again.hint == ""


def test_it_speaks_over_the_scene_of_a_decision_without_lying_on_its_controls(opened: Open) -> None:
    for size in SIZES:
        herald = opened("chapel", size)
        play(herald, CHAPEL)
        top = herald.app.scene
        assert herald.hint == "keep_card" and top is not herald.table and herald.app.company is herald
        if size != SIZES[0]:
            assert not [w.name for w in top.focusable() if w.rect.overlaps(herald.find("hint").rect, 1)], size


def test_the_game_goes_on_while_it_speaks(opened: Open) -> None:
    herald = opened("garden")
    play(herald, *GARDEN, {"type": "end_turn"})
    assert herald.session.match.to_move == 1


def test_a_word_goes_after_a_while(opened: Open) -> None:
    herald = opened("garden")
    play(herald, *GARDEN)
    rest(herald.app, SHOWN_MS)
    assert herald.hint == ""


def test_one_click_silences_it_for_this_game(opened: Open) -> None:
    herald = opened("garden")
    play(herald, *GARDEN)
    herald.find("quiet").activate()
    assert herald.hint == "" and herald.herald.silent
    assert not is_wanted(herald.app, herald.session) and is_wanted(herald.app, session_of("garden"))


def test_one_click_silences_it_for_good_and_the_options_call_it_back(opened: Open) -> None:
    herald = opened("garden")
    app = herald.app
    play(herald, *GARDEN)
    herald.find("never").activate()
    assert not is_wanted(app, session_of("garden")) and not app.file.load().herald
    app.settings.herald = True
    assert is_wanted(app, session_of("garden"))


def test_it_leads_to_the_topic_of_what_it_says(opened: Open) -> None:
    herald = opened("garden")
    play(herald, *GARDEN)
    herald.find("more").activate()
    assert herald.app.scene.chosen.id == HINTS["queen_yours"].topic  # type: ignore[attr-defined]
    assert herald.app.company is None


def test_it_is_silent_between_several_people(opened: Open) -> None:
    session = session_of("garden")
    session.plans[1].level = "human"
    assert not is_wanted(opened("garden").app, session)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_word_fits_in_every_window(opened: Open, language: str) -> None:
    for size in SIZES:
        herald = opened("garden", size, language)
        for name in HINTS:
            herald.hint, herald.herald._facts = name, {"amount": 3, "points": 12, "price": 10, "tile": "fountain"}
            herald.relayout()
            audit = Audit(herald.view.rect)
            herald.draw(Canvas(pygame.Surface((1, 1)), herald.view, herald.app.kit, audit=audit))
            assert audit.problems() == [], (name, size)
            assert not [shape for shape in herald.shapes() if shape.overlaps(herald.find("hint").rect, 2)], (name, size)
