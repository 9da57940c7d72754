"""A new game is set up by mouse, by dragging and by keyboard alone, and begins as it was set up."""

import pytest

from noblemen_gui import saves, scenes
from noblemen_gui.scenes.new_game import NewGameScene
from noblemen_gui.scenes.new_game_more import MoreScene
from noblemen_gui.scenes.session import CRESTS, GameSession, SeatPlan
from noblemen_gui.ui import App, Scene
from noblemen_gui.ui.events import Key, Pointer, Wheel
from tests.scenes.acting import click, click_at, drag, focused, press, rest, tab_to, type_in


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[GameSession]:
    """The games that were begun; in place of their table lies an empty scene."""
    sessions: list[GameSession] = []

    def create(app: App, session: GameSession) -> Scene:
        sessions.append(session)
        return Scene(app)

    monkeypatch.setattr("noblemen_gui.scenes.table.create", create)
    return sessions


@pytest.fixture
def scene(app: App) -> NewGameScene:
    scenes.open("title", app)
    opened = scenes.open("new_game", app)
    assert isinstance(opened, NewGameScene)
    return opened


def plan(app: App, seat: int) -> SeatPlan:
    scene = app.scenes[1]
    assert isinstance(scene, NewGameScene)
    return scene.seating.plans[seat]


def names(scene: NewGameScene) -> list[str]:
    return [plan.name for plan in scene.seating.plans]


def test_enter_begins_with_the_usual_seats(app: App, scene: NewGameScene, begun: list[GameSession]) -> None:
    press(app, "enter")
    (session,) = begun
    assert [plan.level for plan in session.plans] == ["human", "squire", "squire", "page"]
    assert session.match.record().options["first_game"] is True
    assert len(saves.games()) == 1
    press(app, "escape")
    assert type(app.scene).__name__ == "TitleScene"


def test_seats_join_and_leave_from_three_to_five(app: App, scene: NewGameScene) -> None:
    click(app, "join")
    assert len(scene.seating.plans) == 5
    assert "join" not in [widget.name for widget in scene.controls]
    for _ in range(2):
        click(app, "seat1-leave")
    assert len(scene.seating.plans) == 3
    assert not [widget.name for widget in scene.controls if widget.name.endswith("leave")]


def test_a_click_on_the_shield_or_its_arrows_changes_crest_and_colour(app: App, scene: NewGameScene) -> None:
    click(app, "seat0-crest")
    assert (plan(app, 0).crest, plan(app, 1).crest) == ("ship", "lion")
    click(app, "seat0-crest-left")
    assert (plan(app, 0).crest, plan(app, 1).crest) == ("lion", "ship")
    click(app, "seat0-crest-left")
    assert plan(app, 0).crest == CRESTS[-1]
    assert len({plan.crest for plan in scene.seating.plans}) == 4


def test_the_arrows_of_the_plate_turn_from_a_person_to_the_chancellor(app: App, scene: NewGameScene) -> None:
    spinner = scene.find("seat1-level").rect
    right, left = (spinner.right - 8, spinner.centre[1]), (spinner.x + 8, spinner.centre[1])
    found = [plan(app, 1).level]
    for _ in range(4):
        click_at(app, right)
        found.append(plan(app, 1).level)
    assert found == ["squire", "courtier", "chancellor", "human", "page"]
    click_at(app, left)
    assert plan(app, 1).level == "human"
    app.step(16, [Wheel(spinner.centre, -1)])
    assert plan(app, 1).level == "page"


def test_roses_count_the_strength_and_people_have_no_manner(app: App, scene: NewGameScene) -> None:
    assert "seat0-builder" not in [widget.name for widget in scene.controls]
    click(app, "seat2-raider")
    assert plan(app, 2).manner == "raider"
    click(app, "seat2-any")
    assert plan(app, 2).manner == ""


def test_lord_or_lady(app: App, scene: NewGameScene) -> None:
    click(app, "seat0-lord")
    assert (plan(app, 0).lady, plan(app, 0).name) == (False, "Edmund")
    click(app, "seat0-lady")
    assert (plan(app, 0).lady, plan(app, 0).name) == (True, "Arabella")


def test_a_name_is_typed_over(app: App, scene: NewGameScene, begun: list[GameSession]) -> None:
    click(app, "seat0-name")
    type_in(app, "Zoë")
    assert plan(app, 0).name == "Zoë"
    press(app, "enter")
    assert begun == []  # the first Enter ends the typing
    press(app, "enter")
    assert begun[0].plans[0].name == "Zoë"


def test_a_banner_dragged_along_the_rod_changes_the_order(app: App, scene: NewGameScene) -> None:
    before = names(scene)
    banners = [banner.rect for banner in scene.banners]
    start = banners[0].centre[0], banners[0].bottom - 30
    drag(app, start, (banners[2].centre[0], start[1]))
    assert names(scene) == [before[1], before[2], before[0], before[3]]
    assert scene.lifted is None


@pytest.mark.parametrize("ending", [Key("escape"), Pointer("down", (600, 300), "right")])
def test_a_drag_that_is_given_up_changes_nothing(app: App, scene: NewGameScene, ending: Key | Pointer) -> None:
    before = names(scene)
    banners = [banner.rect for banner in scene.banners]
    start = banners[0].centre[0], banners[0].bottom - 30
    app.step(16, [Pointer("down", start, "left")])
    app.step(16, [Pointer("move", (banners[3].centre[0], start[1]))])
    assert names(scene)[3] == before[0]
    rest(app)
    assert not scene.tooltip.shown  # it would lie over the banner in the hand
    app.step(16, [ending])
    rest(app)
    assert names(scene) == before
    assert app.scene is scene


def test_a_banner_let_go_far_from_the_rod_hangs_where_it_hung(app: App, scene: NewGameScene) -> None:
    before = names(scene)
    banner = scene.banners[1].rect
    drag(app, (banner.centre[0], banner.bottom - 30), (banner.centre[0] + 300, 715))
    assert names(scene) == before


def test_everything_by_keyboard_alone(app: App, scene: NewGameScene, begun: list[GameSession]) -> None:
    assert focused(app) == "begin"
    tab_to(app, "seat0-crest")
    press(app, "space")
    tab_to(app, "seat0-name")
    type_in(app, "Ida")
    press(app, "enter")
    tab_to(app, "seat1-level")
    press(app, "right", "right")
    tab_to(app, "seat1-churchman")
    press(app, "enter")
    press(app, "ctrl+right")
    assert focused(app) == "seat2-churchman"
    tab_to(app, "join")
    press(app, "enter")
    tab_to(app, "seat3-leave")
    press(app, "enter")
    tab_to(app, "first_game")
    press(app, "space")
    tab_to(app, "more")
    press(app, "enter")
    assert isinstance(app.scene, MoreScene)
    press(app, "right", "escape")
    tab_to(app, "begin")
    press(app, "enter")
    (session,) = begun
    assert (session.plans[0].name, session.plans[0].crest) == ("Ida", "ship")
    assert [plan.level for plan in session.plans] == ["human", "squire", "chancellor", "squire"]
    assert session.plans[2].manner == "churchman"
    options = session.match.record().options
    assert options["first_game"] is False
    assert "prices" in options


def test_more_holds_house_rules_seed_closed_screens_and_practice(
    app: App, scene: NewGameScene, begun: list[GameSession]
) -> None:
    click(app, "more")
    segments = app.scene.find("length").rect
    click_at(app, segments.columns(3)[0].centre)
    click(app, "seed")
    type_in(app, "1588")
    press(app, "enter")
    click(app, "closed_screens")
    click(app, "practice")
    click(app, "done")
    assert app.scene is scene
    click(app, "begin")
    (session,) = begun
    assert session.match.record().seed == 1588
    assert len(session.match.record().options["track"]) == 8
    assert session.practice
    assert app.file.load().closed_screens


def test_the_last_set_up_is_there_next_time(app: App, scene: NewGameScene, begun: list[GameSession]) -> None:
    click(app, "seat0-leave")
    click(app, "seat0-name")
    type_in(app, "Oma")
    click(app, "seat0-builder")
    click(app, "begin")
    app.settings = app.file.load()
    again = scenes.open("new_game", app)
    assert isinstance(again, NewGameScene)
    assert names(again) == names(scene)
    assert (again.seating.plans[0].name, again.seating.plans[0].manner) == ("Oma", "builder")
    assert again.seating.seed is None


def test_escape_goes_back_to_the_title(app: App, scene: NewGameScene) -> None:
    press(app, "escape")
    assert app.scene is app.scenes[0]
    assert len(app.scenes) == 1
