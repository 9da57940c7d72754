"""The lesson on the screen: every step done by hand and by Next, refused, taken back, left and resumed, and legible."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from noblemen_gui import locale, scenes
from noblemen_gui.games.noblemen.learn import lessons
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.learning import Learning, LearningFile
from noblemen_gui.scenes.lesson_companion import BLAME_MS, LessonCompanion
from noblemen_gui.ui import App, offscreen
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.events import Key
from tests.scenes.views import VIEWS

SCRIPT = lessons()[0]
STEPS = len(SCRIPT.steps)
Open = Callable[..., LessonCompanion]


@pytest.fixture
def opened(pixels: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens the lesson over the title in an application in memory, where nothing takes time to move or to be drawn."""

    def make(
        size: tuple[int, int] = (1024, 640),
        language: str = "en",
        scale: int = 100,
        step: int | None = None,
        drawn: bool = False,
    ) -> LessonCompanion:
        app = offscreen.open_app(size, language, scale, pixels)
        if not drawn:
            monkeypatch.setattr(app, "draw", lambda: False)
        app.settings.own_speed = app.settings.rival_speed = "off"
        scenes.open("title", app)
        return enter(app, step)

    yield make
    locale.set_language("en")


def enter(app: App, step: int | None = None) -> LessonCompanion:
    herald = scenes.open("learn", app, step=step).companion
    assert isinstance(herald, LessonCompanion)
    rest(app)
    return herald


def rest(app: App, ms: int = 200) -> None:
    """Let time pass."""
    for _ in range(ms // 50):
        app.step(50, [])


def read_on(herald: LessonCompanion) -> None:
    """Leave the scenes that only show what happened, and look at the table until the next step begins."""
    app, before = herald.app, herald.lesson.progress
    for _ in range(60):
        if herald.lesson.done or herald.lesson.progress != before:
            return
        rest(app, 100)
        if app.scene is not herald.table and herald.lesson.step_done:
            app.step(16, [Key("end"), Key("enter")])


def position(herald: LessonCompanion) -> Any:
    return RULES.encode_state(herald.lesson.match.state)


def asked(herald: LessonCompanion) -> Any:
    assert herald.lesson.task is not None
    return RULES.decode_move(herald.lesson.task.do)


def do_by_hand(herald: LessonCompanion, move: Any) -> bool:
    """Make a move as the table's controls make it: what lies over the table is closed by its own answer first."""
    herald.taught.come_back(herald.table)
    played: bool = herald.table.play(move)  # type: ignore[attr-defined]
    return played


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_step_is_done_by_doing_it(opened: Open, language: str) -> None:
    herald = opened(language=language)
    for number, step in enumerate(SCRIPT.steps):
        assert herald.lesson.progress == number and herald.spoken.words == locale._(step.say)
        while herald.lesson.task is not None:
            assert do_by_hand(herald, asked(herald)), step.id
            rest(herald.app)
        read_on(herald)
    assert herald.lesson.done and herald.spoken.words == locale._(SCRIPT.finale)


def test_next_does_every_step(opened: Open) -> None:
    herald = opened()
    for number in range(STEPS):
        assert herald.lesson.progress == number
        herald.app.step(16, [Key("n")])
        read_on(herald)
    assert herald.lesson.done


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_wrong_move_is_refused_and_the_herald_says_why(opened: Open, language: str) -> None:
    herald = opened(language=language)
    for number, step in enumerate(SCRIPT.steps):
        herald = enter(herald.app, number)
        before = position(herald)
        wrong = next((m for m in RULES.legal_moves(herald.lesson.match.state) if m not in herald.lesson.wanted()), None)
        if wrong is not None:
            assert not do_by_hand(herald, wrong)
            assert herald.spoken.blame and herald.spoken.words == locale._(step.otherwise)
        far = RULES.decode_move({"type": "place", "tile": "field", "at": [90, 90]})
        assert not do_by_hand(herald, far)
        refusal = RULES.refusal(herald.lesson.match.state, far)
        assert refusal is not None and herald.spoken.words == refusal.sentence(locale._)
        assert position(herald) == before and herald.lesson.progress == number


def test_a_refusal_fades_and_the_next_move_forgets_it(opened: Open) -> None:
    herald = opened(step=2)
    herald.refused("No.")
    rest(herald.app, BLAME_MS + 200)
    assert not herald.spoken.blame
    herald.refused("No.")
    do_by_hand(herald, asked(herald))
    rest(herald.app)
    assert not herald.spoken.blame


def test_back_restores_the_position(opened: Open) -> None:
    herald = opened()
    starts = []
    for _ in range(STEPS):
        starts.append(position(herald))
        do_by_hand(herald, asked(herald))
        herald.step_back()
        rest(herald.app)
        assert position(herald) == starts[-1]
        assert herald.table.session.match is herald.lesson.match  # type: ignore[attr-defined]
        herald.next()
        read_on(herald)
    herald.step_back()
    for number in reversed(range(STEPS - 1)):
        herald.app.step(16, [Key("b")])
        assert (herald.lesson.progress, position(herald)) == (number, starts[number])


def test_a_lesson_is_left_and_resumed_at_its_step(opened: Open) -> None:
    herald = opened()
    app = herald.app
    for _ in range(3):
        herald.next()
        read_on(herald)
    herald.leave_lesson()
    title = app.scene
    assert len(app.scenes) == 1 and title.find("learn").label == "Go on with the lesson"  # type: ignore[attr-defined]
    assert enter(app).lesson.progress == 3


def test_the_last_step_leads_into_a_first_game_and_the_lesson_begins_anew(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noblemen_gui.scenes.learn.thinker", lambda: None)
    herald = opened(step=STEPS - 1)
    app = herald.app
    herald.next()
    read_on(herald)
    assert herald.lesson.done
    app.step(16, [Key("n")])
    session = app.scenes[1].session  # type: ignore[attr-defined]
    assert [plan.level for plan in session.plans] == ["human", "page", "page", "page"]
    assert session.match.record().options["first_game"] is True and session.path is not None
    assert LearningFile(app.file.path.parent).load().lessons == {}


@pytest.mark.parametrize(("size", "language", "scale"), VIEWS)
def test_nothing_is_cut_and_nothing_needed_is_covered(
    opened: Open, size: tuple[int, int], language: str, scale: int
) -> None:
    herald = opened(size, language, scale)
    for number, step in enumerate(SCRIPT.steps):
        herald = enter(herald.app, number)
        for blamed in (False, True):
            if blamed:
                herald.refused(locale._(step.otherwise))
            assert own_problems(herald) == [], step.id
            covered = [] if herald.app.scene is not herald.table else herald.shapes()
            assert not [shape for shape in covered if herald.find("speech").rect.overlaps(shape, 2)], step.id
        assert herald.lesson.lit and (herald.app.scene is not herald.table or herald.lit()), step.id


def own_problems(herald: LessonCompanion) -> list[str]:
    """What the audit finds in the herald's own words and controls; that they lie over the table's is their purpose."""
    audit = Audit(herald.view.rect)
    herald.draw(Canvas(pygame.Surface((1, 1)), herald.view, herald.app.kit, audit=audit))
    return audit.problems()


def test_what_steps_back_loses_its_colour_and_what_is_lit_keeps_it(opened: Open) -> None:
    herald = opened((1920, 1080), step=2, drawn=True)
    app = herald.app
    app.step(16, [])
    seen = app.window.surface.copy()
    app.scene.companion = None
    app.invalidate()
    app.draw()
    plain = app.window.surface
    app.scene.companion = herald
    lit = herald.lit()["hand:field"]
    inside, outside = (round(lit.centre[0]) - 20, round(lit.centre[1]) - 30), (1420, 1010)
    assert seen.get_at(inside) == plain.get_at(inside)
    red, green, blue, _alpha = seen.get_at(outside)
    assert seen.get_at(outside) != plain.get_at(outside) and max(red, green, blue) - min(red, green, blue) < 60


def test_the_ball_of_a_prepared_position_shows_who_has_counted(opened: Open) -> None:
    herald = opened(step=next(n for n, step in enumerate(SCRIPT.steps) if step.id == "ball"))
    assert herald.app.scene.story.spaces() == {1: 7, 2: 3}  # type: ignore[attr-defined]


def test_how_far_one_has_come_survives_a_damaged_file(tmp_path: Path) -> None:
    file = LearningFile(tmp_path)
    assert file.load() == Learning()
    file.keep_step("first", 5)
    file.keep_heard({"ball", "queen"})
    assert file.load() == Learning({"first": 5}, ["ball", "queen"])
    file.path.write_text('{"lessons": {"first": "x", "second": 2}, "heard": 7}', "utf-8")
    assert file.load() == Learning({"second": 2}, [])
    file.path.write_text("{", "utf-8")
    assert file.load() == Learning()
