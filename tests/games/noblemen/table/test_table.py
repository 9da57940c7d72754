"""The table by hand: dragging, clicking and keys make the moves of the rules, and everything else says why not."""

from collections.abc import Callable

import pytest

from noblemen_gui.games.noblemen.rules import RULES, moves
from noblemen_gui.games.noblemen.rules.estate import cell
from noblemen_gui.games.noblemen.rules.material import CASTLE, FIELD, INHERITANCE
from noblemen_gui.games.noblemen.table.panels import BoardPanel
from noblemen_gui.games.noblemen.table.scene import TableScene
from noblemen_gui.ui import App, Key, Pointer, offscreen
from noblemen_gui.ui.geometry import Point
from tests.games.noblemen.table.positions import KNIGHT, SIMPLE
from tests.games.noblemen.table.tables import click, drag, from_position, open_table, some_way_in

WIDE = (1920, 1080)
MOVE = (1, -3)  # a free place above the first manor


@pytest.fixture
def table(open_app: Callable[..., App]) -> TableScene:
    return open_table(open_app(WIDE), from_position(SIMPLE))


def at(table: TableScene, x: int, y: int) -> Point:
    return table.map.grid.rect(cell(x, y)).centre


def anchor(table: TableScene, name: str) -> Point:
    place = table.anchor(name)
    assert place is not None, name
    return place.centre


def press(table: TableScene, *keys: str) -> None:
    for key in keys:
        table.app.step(16, [Key(key)])


def made(table: TableScene) -> list[moves.Move]:
    return [step.move for step in table.session.match.steps]


# land


def test_a_tile_is_dragged_onto_the_estate(table: TableScene) -> None:
    drag(table.app, anchor(table, "hand:0"), at(table, *MOVE))
    assert made(table) == [moves.Place(FIELD, cell(*MOVE))]
    assert table.model.decision == "expand"
    assert not table.map.spots


def test_a_tile_is_clicked_and_then_its_place(table: TableScene) -> None:
    click(table.app, anchor(table, "hand:0"))
    assert {spot.move for spot in table.map.here()} == set(table.model.places(FIELD).values())
    click(table.app, at(table, *MOVE))
    assert made(table) == [moves.Place(FIELD, cell(*MOVE))]


def test_three_tiles_are_laid_by_keyboard_alone(table: TableScene) -> None:
    press(table, "1", "enter", "right", "enter", "enter", "e", "e")
    kinds = [type(move) for move in made(table)]
    assert kinds[:5] == [moves.Place, moves.Place, moves.Place, moves.Done, moves.EndTurn]


def test_tab_takes_another_kind_of_tile(table: TableScene) -> None:
    press(table, "1", "tab", "enter")
    (first,) = made(table)
    assert isinstance(first, moves.Place) and first.tile != FIELD


def test_hovering_shows_what_a_tile_would_bring(table: TableScene) -> None:
    start, place = anchor(table, "hand:0"), at(table, 2, -2)
    table.app.step(16, [Pointer("move", start), Pointer("down", start, "left"), Pointer("move", place)])
    assert table.map.payout is not None
    words = [word for row in table.map.payout.lines for _art, word in row]
    assert words == ["+£1", "Manor +£2"]


def test_an_illegal_drop_flies_back_and_says_why(table: TableScene) -> None:
    drag(table.app, anchor(table, "hand:0"), at(table, 0, 0))
    assert made(table) == []
    assert table.notice.sentence == "Land lies there already."


def test_escape_and_the_right_button_let_a_piece_go(table: TableScene) -> None:
    for cancel in (Key("escape"), Pointer("down", (900, 400), "right")):
        click(table.app, anchor(table, "hand:0"))
        assert table.drag.carrying
        table.app.step(16, [cancel])
        assert not table.drag.carrying and made(table) == []


def test_a_tile_is_taken_back_and_laid_again(table: TableScene) -> None:
    drag(table.app, anchor(table, "hand:0"), at(table, *MOVE))
    press(table, "ctrl+z")
    assert made(table) == [] and cell(*MOVE) not in table.model.own.estate.tiles
    press(table, "ctrl+y")
    assert made(table) == [moves.Place(FIELD, cell(*MOVE))]


def test_the_tile_laid_last_is_lifted_off_the_estate_and_laid_elsewhere(table: TableScene) -> None:
    drag(table.app, anchor(table, "hand:0"), at(table, *MOVE))
    drag(table.app, at(table, *MOVE), at(table, 2, -2))
    assert made(table) == [moves.Place(FIELD, cell(2, -2))]


# buildings and knights


def test_a_castle_is_dragged_from_the_board_and_its_knight_onto_a_rivals_area(table: TableScene) -> None:
    drag(table.app, anchor(table, f"building:{CASTLE}"), at(table, 3, 0))
    assert made(table) == [moves.Build(CASTLE, cell(3, 0))]
    assert table.model.decision == "knight"
    click(table.app, anchor(table, "card:1"))
    assert table.map.seat == 1
    middle = table.map.grid.middle(cell(0, 1))
    drag(table.app, anchor(table, "knights:0"), middle)
    assert made(table)[-1] == moves.Knight(1, cell(0, 1))


def test_a_knight_is_set_by_keyboard(open_app: Callable[..., App]) -> None:
    table = open_table(open_app(WIDE), from_position(KNIGHT))
    press(table, "tab")
    table.refresh()
    press(table, "tab", "enter")
    (only,) = made(table)
    assert isinstance(only, moves.Knight)


def test_declining_a_knight_is_asked_about(open_app: Callable[..., App]) -> None:
    table = open_table(open_app(WIDE), from_position(KNIGHT))
    press(table, "e")
    assert table.app.scene is not table and made(table) == []
    press(table, "escape")
    table.app.settings.confirmations = False
    press(table, "e")
    assert made(table) == [moves.NO_KNIGHT]


def test_an_inheritance_is_dragged_onto_a_meadow(table: TableScene) -> None:
    card = next(source.rect.centre for source in table.sources() if source.payload == ("card", INHERITANCE))
    drag(table.app, card, at(table, 3, 0))
    assert made(table) == [moves.PlayCard(INHERITANCE, cell(3, 0))]


# what opens a sheet


@pytest.mark.parametrize("key", ["3", "4", "5", "6", "x", "c", "p", "b", "f10"])
def test_keys_open_what_they_name_and_escape_comes_back(table: TableScene, key: str) -> None:
    press(table, key)
    assert table.app.scene is not table
    press(table, "escape")
    assert table.app.scene is table and made(table) == []


def test_tiles_are_dragged_to_the_church(table: TableScene) -> None:
    drag(table.app, anchor(table, "hand:0"), anchor(table, "church"))
    assert table.app.scene is not table
    press(table, "enter")
    assert made(table) == [moves.Donate((1, 0, 0, 0))]


def test_idling_is_one_key(table: TableScene) -> None:
    press(table, "7")
    assert made(table) == [moves.IDLE]


# why not


def test_what_is_not_possible_is_disabled_and_says_why(open_app: Callable[..., App]) -> None:
    poor = {**SIMPLE, "seats": [SIMPLE["seats"][0] | {"money": 0, "tiles": {}, "taxed": True}, *SIMPLE["seats"][1:]]}
    table = open_table(open_app(WIDE), from_position(poor))
    reasons = {name: table.find(name).reason for name in ("expand", "build", "bribe", "taxes", "church", "idle")}
    assert reasons.pop("idle") is None
    assert all(reasons.values()) and len(set(reasons.values())) >= 4
    press(table, "4")
    assert table.notice.sentence == reasons["taxes"] and made(table) == []


def test_every_control_of_the_table_tells_what_it_is(table: TableScene) -> None:
    silent = [control.name for panel in table.panels for control in panel.controls if not control.hint]
    assert silent == []


def test_f1_opens_the_topic_of_what_the_pointer_is_on(table: TableScene) -> None:
    asked: list[str] = []
    table.outside.help = lambda topic, board: asked.append(topic)  # type: ignore[method-assign]
    for name in ("church", "prestige", "hand:0"):
        table.app.step(16, [Pointer("move", anchor(table, name)), Key("f1")])
    assert asked == ["church", "ball", "land"]


# rivals, balls, the end


def test_rivals_play_until_a_person_is_asked_again(table: TableScene) -> None:
    press(table, "7", "e")
    for _ in range(60):
        table.app.step(50, [])
    assert table.session.waiting_for == "human"
    assert {step.seat for step in table.session.match.steps} >= {0, 1, 2}


def test_nobody_takes_back_for_a_rival(table: TableScene) -> None:
    press(table, "7", "e")
    assert table.session.waiting_for == "rival"
    press(table, "ctrl+z")
    assert len(made(table)) >= 2


def test_a_turn_ends_by_itself_only_when_wished(table: TableScene) -> None:
    press(table, "7")
    table.app.step(50, [])
    assert made(table) == [moves.IDLE]
    table.app.settings.auto_end_turn = True
    table.app.step(50, [])
    assert made(table) == [moves.IDLE], "a scandal card could still be played"


def test_a_turn_ends_by_itself_when_nothing_is_left_to_do(open_app: Callable[..., App]) -> None:
    bare = SIMPLE | {"seats": [SIMPLE["seats"][0] | {"cards": []}, *SIMPLE["seats"][1:]]}
    table = open_table(open_app(WIDE), from_position(bare))
    table.app.settings.auto_end_turn = True
    press(table, "7")
    table.app.step(50, [])
    assert made(table)[:2] == [moves.IDLE, moves.END_TURN]


def test_the_chancellor_is_asked_for_a_hint(table: TableScene) -> None:
    press(table, "t")
    table.app.step(16, [])
    assert table.notice.sentence == "1 point."


# looking


def test_zoom_and_pan_keep_the_estate_in_sight(table: TableScene) -> None:
    before = table.map.grid.cell
    press(table, "-")
    assert table.map.grid.cell < before
    press(table, "+")
    assert table.map.grid.cell == before
    for _ in range(80):
        table.map.pan(100, 0)
    assert table.map.grid.around(table.map.estate.tiles).overlaps(table.map.sheet.parchment)


def test_a_rivals_estate_comes_and_goes(table: TableScene) -> None:
    click(table.app, anchor(table, "card:2"))
    assert table.map.seat == 2
    press(table, "h")
    assert table.map.seat == 0
    press(table, "r", "escape")
    assert table.map.seat == 0


def test_a_small_window_has_drawers(open_app: Callable[..., App]) -> None:
    table = open_table(open_app((1024, 640)), from_position(SIMPLE))
    click(table.app, anchor(table, "buildings"))
    assert any(isinstance(panel, BoardPanel) for panel in table.panels)
    drag(table.app, anchor(table, f"building:{CASTLE}"), at(table, 3, 0))
    assert made(table) == [moves.Build(CASTLE, cell(3, 0))]
    press(table, "escape")


def test_a_game_is_looked_through_step_by_step(open_app: Callable[..., App]) -> None:
    table = open_table(open_app(WIDE), some_way_in())
    press(table, "b")
    past = table.app.scene
    assert isinstance(past, TableScene) and past is not table
    whole = len(table.session.match.steps)
    for keys, number in ((("left", "left"), whole - 2), (("right",), whole - 1), (("home",), 0), (("end",), whole)):
        press(past, *keys)
        assert len(past.session.match.steps) == number
        expected = RULES.view(table.session.match.steps[number].before, 0) if number < whole else table.session.view()
        assert RULES.encode_view(past.model.view) == RULES.encode_view(expected)
    press(past, "escape")
    assert table.app.scene is table and len(table.session.match.steps) == whole


# how it is laid out

SIZES = [((1024, 640), 100), ((1280, 720), 100), ((1600, 900), 100), (WIDE, 100), (WIDE, 200), ((3840, 2160), 100)]


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_nothing_is_cut_or_overlaps(
    open_app: Callable[..., App], size: tuple[int, int], scale: int, language: str, players: int
) -> None:
    app = open_app(size, language, scale)
    table = open_table(app, some_way_in(players))
    assert offscreen.problems(app) == []
    for seat in range(1, players):
        table.turn_map(seat)
        assert offscreen.problems(app) == []


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("drawer", ["ring", "buildings", "church", "prestige"])
def test_drawers_are_laid_out_well(open_app: Callable[..., App], language: str, drawer: str) -> None:
    app = open_app((1024, 640), language)
    open_table(app, some_way_in(5)).open_drawer(drawer)
    assert offscreen.problems(app) == []
