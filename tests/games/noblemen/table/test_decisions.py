"""Decision scenes answered by keyboard, pointer and dragging with a legal move."""

from __future__ import annotations

from pathlib import Path

import pytest

from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.material import CARDS
from noblemen_gui.games.noblemen.table import decisions
from noblemen_gui.games.noblemen.table.decisions.tile_face import KINDS
from noblemen_gui.ui import Key, Pointer, offscreen
from tests.games.noblemen.table.deciding import TOLD, Host, click, drag, moment, opened, press, with_intrigue


def test_start_tiles_are_chosen_by_number_keys(pixels: Path) -> None:
    app, host, _scene = opened("choose_tiles", cache_folder=pixels)
    press(app, "1", "1", "1", "1", "2", "3", "backspace", "enter")
    assert [RULES.encode_move(move) for move in host.played] == [
        {"type": "choose_tiles", "tiles": {"field": 3, "grove": 1}}
    ]


def test_a_card_is_kept_by_click_and_second_click(pixels: Path) -> None:
    app, host, scene = opened("keep_card", cache_folder=pixels)
    name = next(control.name for control in scene.controls if control.name.startswith("card-"))
    click(app, scene, name)
    assert host.played == []
    click(app, scene, name)
    assert len(host.played) == 1


def test_a_decision_that_must_be_made_cannot_be_escaped_but_steps_aside(pixels: Path) -> None:
    app, host, scene = opened("keep_card", cache_folder=pixels)
    press(app, "escape")
    assert app.scene is scene
    assert scene.aside
    press(app, "escape")
    assert not scene.aside
    assert host.played == []


def test_gifts_to_the_church_are_counted_before_they_are_given(pixels: Path) -> None:
    app, host, scene = opened("church", cache_folder=pixels)
    assert scene.find("confirm").reason is not None
    key = next(str(number) for number, kind in enumerate(KINDS, 1) if scene.picking.limits[kind])
    press(app, key)
    assert scene.find("confirm").label == "Give 1 tile: 1 point"
    click(app, scene, "confirm")
    assert len(host.played) == 1


@pytest.mark.parametrize("name", ["taxes", "land", "bribe"])
def test_amounts_change_by_arrows_and_are_confirmed(name: str, pixels: Path) -> None:
    app, host, scene = opened(name, cache_folder=pixels)
    press(app, "left", "left", "left", "left", "left")
    assert scene.number == scene.asked.least
    press(app, "enter")
    assert len(host.played) == 1


def test_land_says_no_more_tiles_than_the_bag_holds(pixels: Path) -> None:
    state = moment("land", 4)[0].clone()
    state.bag = (1, 1, 0, 0)
    app = offscreen.open_app((1280, 720), cache=pixels)
    host = Host(app, state)
    app.push(host)
    app.push(scene := decisions.open("land", host))
    press(app, "end")
    assert scene.find("confirm").label == "Draw 2 tiles"


def test_a_swap_needs_two_to_give_and_one_to_take(pixels: Path) -> None:
    app, host, scene = opened("swap", cache_folder=pixels)
    held = [kind for kind in range(4) for _ in range(host.model.own.tiles[kind])]
    names = ("field", "fountain", "grove", "meadow")
    for kind in held[:2]:
        click(app, scene, f"give-{names[kind]}")
    assert scene.find("confirm").reason is not None
    click(app, scene, "take-meadow")
    click(app, scene, "confirm")
    assert len(host.played) == 1


def test_the_ball_shows_the_space_that_a_sum_reaches(pixels: Path) -> None:
    app, host, scene = opened("court", cache_folder=pixels)
    before = scene.total
    press(app, "+")
    assert scene.total == before + min(1, host.model.own.bribes)
    assert scene.find("confirm").label == f"Claim space {scene.space}"
    press(app, "enter")
    assert len(host.played) == 1


def test_scoring_counts_building_by_building_and_leaves_at_the_end(pixels: Path) -> None:
    app, host, scene = opened("scoring", cache_folder=pixels)
    press(app, "left")
    assert scene.number == 0
    press(app, "end")
    assert scene.number == len(scene.scored) - 1
    counted = sum(scene.tally.counted(seat, scene.number) for seat in scene.tally.order)
    assert counted == sum(scored.amount for scored in scene.scored)
    press(app, "right")
    assert app.scene is scene
    press(app, "left", "space", "space")
    assert app.scene is host


def test_scoring_goes_on_by_itself_until_a_player_leads(pixels: Path) -> None:
    app, _host, scene = opened("scoring", cache_folder=pixels)
    for _ in range(20):
        app.step(100, [])
    assert scene.number > 0
    press(app, "left")
    number = scene.number
    for _ in range(30):
        app.step(100, [])
    assert scene.number == number


def test_a_row_under_the_pointer_lights_its_building(pixels: Path) -> None:
    app, host, scene = opened("scoring", cache_folder=pixels)
    events = moment("scoring", 4)[1]
    app.pop()
    app.push(scene := decisions.open("scoring", host, events=[*events, *events]))
    press(app, "end")
    first = scene.tally.of(scene.current.seat)[0]
    app.step(16, [Pointer("move", scene.find(f"building-{first}").rect.centre)])
    assert scene.looked_at is scene.scored[first]


def test_points_before_a_scoring_and_its_buildings_make_the_points_after_it(pixels: Path) -> None:
    _app, host, scene = opened("scoring", cache_folder=pixels)
    last = len(scene.scored) - 1
    points = [scene.tally.points(seat, last) for seat in range(len(host.model.players))]
    assert points == [seat.points for seat in host.model.state.seats]


def test_a_card_dragged_to_the_screen_is_kept_and_one_let_go_elsewhere_flies_home(pixels: Path) -> None:
    app, host, scene = opened("keep_card", cache_folder=pixels)
    face = next(control for control in scene.controls if control.name.startswith("card-"))
    drag(app, face.rect.centre, (face.rect.centre[0] + 30, face.rect.y - 10))
    assert host.played == []
    assert app.scene is scene
    drag(app, face.rect.centre, scene.tray.centre)
    assert [RULES.encode_move(move)["card"] for move in host.played] == [CARDS[face.card]]


def test_an_intrigue_keeps_all_by_its_key_its_button_and_by_dragging(pixels: Path) -> None:
    for way in ("key", "button", "drag"):
        app = offscreen.open_app((1280, 720), cache=pixels)
        host = Host(app, with_intrigue(moment("keep_card", 4)[0]))
        app.push(host)
        app.push(scene := decisions.open("keep_card", host))
        if way == "key":
            press(app, "a")
        elif way == "button":
            click(app, scene, "keep_all")
        else:
            drag(app, scene.find("intrigue").rect.centre, scene.row.centre)
        assert [RULES.encode_move(move)["type"] for move in host.played] == ["keep_all"]


def test_tiles_are_chosen_by_dragging_and_put_back_by_dragging_out(pixels: Path) -> None:
    app, _host, scene = opened("choose_tiles", cache_folder=pixels)
    drag(app, scene.find("tile-grove").rect.centre, scene.goal.centre)
    assert scene.tiles == (0, 0, 1, 0)
    drag(app, scene.find("chosen-0").rect.centre, scene.find("tile-field").rect.centre)
    assert scene.tiles == (0, 0, 0, 0)


def test_a_focused_kind_of_tile_counts_up_and_down(pixels: Path) -> None:
    app, _host, scene = opened("choose_tiles", cache_folder=pixels)
    scene.set_focus(scene.find("tile-fountain"))
    press(app, "+", "space", "-")
    assert scene.tiles == (0, 1, 0, 0)


def test_the_chronicle_shows_one_players_lines_and_what_concerns_all(pixels: Path) -> None:
    app, _host, scene = opened("chronicle", cache_folder=pixels)
    press(app, "2")
    assert {seat for seat, _line, _place in scene.shown} == {None, 1}
    click(app, scene, "filter-0")
    assert len(scene.shown) == len(TOLD) * 12


def test_the_chronicle_scrolls_by_keys(pixels: Path) -> None:
    app, _host, scene = opened("chronicle", cache_folder=pixels)
    assert scene.area.offset == scene.area.room > 0
    press(app, "home")
    assert scene.area.offset == 0
    press(app, "down", "page down")
    assert 0 < scene.area.offset <= scene.area.room


def test_a_line_under_the_pointer_shows_its_place(pixels: Path) -> None:
    app, host, scene = opened("chronicle", cache_folder=pixels)
    at = next(iter(host.model.own.estate.tiles))
    app.pop()
    app.push(scene := decisions.open("chronicle", host, lines=[(0, "Arabella lays land.")], places=[(0, at)]))
    app.step(16, [Pointer("move", (scene.body.x + 60, scene.body.y + 10))])
    assert scene.shown[scene.pointed][2] == (0, at)
    app.step(16, [Pointer("move", (scene.body.x + 60, scene.body.bottom - 4))])
    assert scene.pointed is None


@pytest.mark.parametrize("way", ["escape", "right"])
def test_what_is_carried_goes_home_by_escape_and_by_the_right_button(way: str, pixels: Path) -> None:
    app, _host, scene = opened("choose_tiles", cache_folder=pixels)
    start, end = scene.find("tile-grove").rect.centre, scene.goal.centre
    app.step(16, [Pointer("move", start), Pointer("down", start, "left"), Pointer("move", end)])
    assert scene.find("tile-grove").lifted
    app.step(16, [Key("escape") if way == "escape" else Pointer("down", end, "right")])
    app.step(16, [Pointer("up", end, "left")])
    assert scene.tiles == (0, 0, 0, 0)
    assert app.scene is scene
    assert not scene.aside
