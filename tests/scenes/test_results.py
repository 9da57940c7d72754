"""The end of a game: ranks, points by source, the chart that answers, advice, and the ways on."""

from collections.abc import Callable

import pytest

from noblemen_gui import scenes
from noblemen_gui.scenes.course import course, gains
from noblemen_gui.scenes.results import ResultsScene
from noblemen_gui.scenes.results_chart import Chart, space_name
from noblemen_gui.scenes.results_sheet import ranked
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.ui import App, Canvas, Scene
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.events import Pointer
from tests.scenes.acting import a_session, click, click_at, focused, press, tab_to

Opened = list[dict[str, object]]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """How the table was asked for."""
    found: Opened = []

    def create(app: App, **details: object) -> Scene:
        found.append(details)
        return Scene(app)

    monkeypatch.setattr("noblemen_gui.scenes.table.create", create)
    return found


def ended(app: App, session: GameSession) -> ResultsScene:
    scenes.open("title", app)
    scene = scenes.open("results", app, session=session)
    assert isinstance(scene, ResultsScene)
    return scene


def chart_of(scene: Scene) -> Chart:
    chart = scene.find("chart")
    assert isinstance(chart, Chart)
    return chart


def words_of(scene: Scene) -> list[str]:
    """Everything that is written there."""
    audit = Audit(scene.view.rect)
    scene.draw(Canvas(scene.app.window.surface, scene.view, scene.app.kit, audit=audit))
    return [words.text for words in audit.words]


def test_two_who_share_a_rank_take_the_next_one_too() -> None:
    assert ranked([[2], [0, 3], [1]]) == [(1, 2), (2, 0), (2, 3), (4, 1)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_course_adds_up_to_the_score_sheet(seats: int) -> None:
    session = a_session(seats)
    spaces = course(session)
    outcome = session.match.outcome()
    assert spaces[-1].points == outcome.points
    sums = [sum(gains(spaces, index)[seat] for index in range(len(spaces))) for seat in range(seats)]
    assert tuple(sums) == outcome.points == tuple(sum(given.values()) for given in outcome.sources)
    assert [space.kind for space in spaces].count("ball") == 6
    assert [space.kind for space in spaces].count("scoring") == 3


def test_the_winner_and_every_name_and_sum_are_written(app: App) -> None:
    session = a_session(4)
    scene = ended(app, session)
    words = words_of(scene)
    outcome = session.match.outcome()
    winners = [session.plans[seat].name for seat in outcome.ranking[0]]
    assert any(all(name in text for name in winners) and "favour" in text for text in words)
    for seat, plan in enumerate(session.plans):
        assert plan.name in words and str(outcome.points[seat]) in words


def test_the_pointer_and_the_arrow_keys_name_what_a_space_brought(app: App) -> None:
    scene = ended(app, a_session(3))
    chart = chart_of(scene)
    at = chart.x(5), chart.plot.centre[1]
    app.step(16, [Pointer("move", at)])
    assert chart.asked == 5
    assert space_name(chart.spaces[5]) in words_of(scene)
    app.step(16, [Pointer("move", (5, 5))])
    assert chart.asked is None
    tab_to(app, "chart")
    press(app, "left")
    assert chart.asked == len(chart.spaces) - 1
    press(app, "left", "left", "right")
    assert chart.asked == len(chart.spaces) - 2


def test_a_click_on_the_chart_looks_through_the_game_from_there(app: App, opened: Opened) -> None:
    session = a_session(3)
    scene = ended(app, session)
    chart = chart_of(scene)
    click_at(app, (chart.x(8), chart.plot.centre[1]))
    assert opened == [{"session": session, "at": chart.spaces[8].step}]
    app.pop()
    click(app, "look")
    assert opened[1] == {"session": session, "at": 0}


def test_enter_on_the_chart_looks_through_the_game_too(app: App, opened: Opened) -> None:
    scene = ended(app, a_session(3))
    tab_to(app, "chart")
    press(app, "left", "left", "enter")
    chart = chart_of(scene)
    assert opened[0]["at"] == chart.spaces[-2].step


def test_enter_plays_again_with_the_same_seats_and_another_seed(app: App, opened: Opened) -> None:
    session = a_session(4)
    ended(app, session)
    assert focused(app) == "again"
    press(app, "enter")
    again = opened[0]["session"]
    assert isinstance(again, GameSession)
    assert [plan.name for plan in again.plans] == [plan.name for plan in session.plans]
    assert again.match.record().seed != session.match.record().seed
    assert again.match.steps == []
    press(app, "escape")
    assert type(app.scene).__name__ == "TitleScene"


def test_escape_goes_to_the_title(app: App) -> None:
    ended(app, a_session(3))
    press(app, "escape")
    assert len(app.scenes) == 1
    assert type(app.scene).__name__ == "TitleScene"


def test_a_practice_game_is_marked_in_every_size(open_app: Callable[..., App]) -> None:
    for size in ((1024, 640), (1920, 1080)):
        scene = ended(open_app(size), a_session(3, practice=True))
        assert "Practice game" in words_of(scene)
        scene.app.pop()
        assert "Practice game" not in words_of(ended(scene.app, a_session(3)))


def test_the_herald_advises_the_only_person(open_app: Callable[..., App]) -> None:
    wide = ended(open_app((1920, 1080)), a_session(4))
    assert len(wide.advice()) in (2, 3)
    assert " ".join(wide.advice()) in words_of(wide)
    small = ended(open_app((1280, 720)), a_session(4))
    click(small.app, "advice")
    assert " ".join(small.advice()) in words_of(small.app.scene)


def test_among_several_people_nobody_is_lectured(app: App) -> None:
    session = a_session(3)
    session.plans[1].level = "human"
    scene = ended(app, session)
    assert scene.advice() == []
    assert "advice" not in [widget.name for widget in scene.controls]


def test_heads_of_columns_say_how_points_come_from_there(open_app: Callable[..., App]) -> None:
    scene = ended(open_app((1024, 640)), a_session(3))
    for source in scene.outcome.sources[0]:
        assert len(scene.find(source).hint) > 20
