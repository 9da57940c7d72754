"""Decision scenes: drawn without a cut word at every size, and answered by keyboard and pointer with a legal move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.events import BuildingScored, Event
from noblemen_gui.games.noblemen.rules.material import (
    BLACKMAIL,
    CARDS,
    INTRIGUE,
    SECRET_MARRIAGE,
    TRIBUTE,
    VICARS_FAVOUR,
)
from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.rules.state import Pending, State
from noblemen_gui.games.noblemen.table import decisions
from noblemen_gui.games.noblemen.table.decisions.tile_face import KINDS
from noblemen_gui.games.noblemen.table.model import Player, TableModel
from noblemen_gui.ui import Canvas, Key, Pointer, Scene, offscreen
from noblemen_gui.ui.app import App

PLAYERS = (
    Player("Arabella", "lion", True, "human"),
    Player("Walter", "ship", False, "squire"),
    Player("Bess", "rose", True, "squire"),
    Player("Hugh", "stag", False, "squire"),
    Player("Cecily", "oak", True, "squire"),
)
SIZES = [((1920, 1080), 100), ((1600, 900), 100), ((1280, 720), 100), ((1024, 640), 100), ((1920, 1080), 200)]


class Host(Scene):
    """A table that only notes what it is asked."""

    def __init__(self, app: App, state: State) -> None:
        super().__init__(app)
        seat = RULES.to_move(state) or 0
        self.model = TableModel(RULES.view(state, seat), PLAYERS[: state.players], RULES.legal_moves(state))
        self.played: list[Move] = []

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(self.view.rect, "oak")

    def refresh(self) -> None: ...

    def play(self, move: Move) -> None:
        assert move in self.model.legal
        self.played.append(move)

    def open(self, name: str, **details: object) -> None: ...

    def action(self, name: str) -> None: ...

    def show_estate(self, seat: int) -> None: ...

    def end_turn(self) -> None: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def menu(self) -> None: ...

    def say(self, sentence: str) -> None: ...


def played(players: int) -> Iterator[tuple[State, list[Event]]]:
    state = RULES.new_game(players, 5, {})
    seats = [make_player("squire", RULES, seed) for seed in range(players)]
    events: list[Event] = []
    while (seat := RULES.to_move(state)) is not None:
        yield state, events
        move = seats[seat].choose(RULES.view(state, seat), RULES.legal_moves(state), Budget())
        events = RULES.apply(state, move)


def _fits(name: str, state: State, events: list[Event]) -> bool:
    if name == "scoring":
        return any(isinstance(event, BuildingScored) for event in events)
    decision = RULES.decision(state)
    if name in ("choose_tiles", "keep_card", "court", "take_title"):
        return decision == name
    holder = state.seats[RULES.to_move(state) or 0]
    unused = not state.pending[-1].acted and not holder.taxed and not holder.landed
    return decision == "turn" and unused and holder.money > 3 and sum(holder.tiles) > 2


@cache
def moment(name: str, players: int) -> tuple[State, list[Event]]:
    """Return a state of a real game in which this decision is asked or this sheet can be opened."""
    found = next((state.clone(), list(events)) for state, events in played(players) if _fits(name, state, events))
    PREPARED.get(name, lambda _state: None)(found[0])
    return found


def _rich(state: State) -> None:
    """Let whoever decides have bribes, cards and tiles."""
    holder = state.seats[RULES.to_move(state) or 0]
    holder.bribes, holder.tiles = 7, (3, 2, 2, 1)
    holder.cards = (BLACKMAIL, INTRIGUE, SECRET_MARRIAGE, VICARS_FAVOUR)


def _raided(state: State) -> None:
    """Let a rival of whoever decides have a knight set there."""
    _rich(state)
    seat = RULES.to_move(state) or 0
    state.pending = (*state.pending, Pending("give_tiles", seat, to=state.after(seat)))


PREPARED: dict[str, Callable[[State], None]] = {
    "court": _rich,
    "taxes": _rich,
    "land": _rich,
    "church": _rich,
    "swap": _rich,
    "vicars_favour": _rich,
    "give_tiles": _raided,
}
TOLD = [(0, "Arabella lays land: +£2, 1 tile drawn."), (None, "The ball is over."), (1, "Walter idles: 1 point. " * 9)]


def opened(name: str, players: int = 4, size: tuple[int, int] = (1280, 720), language: str = "en", scale: int = 100,
           cache_folder: Path | None = None) -> tuple[App, Host, Any]:  # fmt: skip
    state, events = moment(name, players)
    details: dict[str, Any] = {
        "scoring": {"events": events},
        "new_decade": {"decade": 2},
        "card": {"card": TRIBUTE},
        "chronicle": {"lines": TOLD * 12},
    }.get(name, {})
    app = offscreen.open_app(size, language, scale, cache_folder)
    host = Host(app, state)
    app.push(host)
    scene = decisions.open(name, host, **details)
    app.push(scene)
    return app, host, scene


SHOWN = sorted(decisions.NAMES - {"ball"})


@pytest.fixture(scope="module")
def pixels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pixels")


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=["1080p", "900p", "720p", "small", "double"])
@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_cut_or_overlaps(name: str, size: tuple[int, int], scale: int, pixels: Path) -> None:
    for language in ("en", "de", "it"):
        for players in (3, 5):
            app, _host, _scene = opened(name, players, size, language, scale, pixels)
            assert offscreen.problems(app) == []


def press(app: App, *combos: str) -> None:
    for combo in combos:
        app.step(16, [Key(combo)])


def click(app: App, scene: Scene, name: str) -> None:
    at = scene.find(name).rect.centre
    app.step(16, [Pointer("move", at), Pointer("down", at, "left"), Pointer("up", at, "left")])


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


def drag(app: App, start: tuple[float, float], end: tuple[float, float]) -> None:
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    app.step(16, [Pointer("move", start), Pointer("down", start, "left"), Pointer("move", middle)])
    app.step(16, [Pointer("move", end)])
    app.step(16, [Pointer("up", end, "left")])


def test_a_card_dragged_to_the_screen_is_kept_and_one_let_go_elsewhere_flies_home(pixels: Path) -> None:
    app, host, scene = opened("keep_card", cache_folder=pixels)
    face = next(control for control in scene.controls if control.name.startswith("card-"))
    drag(app, face.rect.centre, (face.rect.centre[0] + 30, face.rect.y - 10))
    assert host.played == []
    assert app.scene is scene
    drag(app, face.rect.centre, scene.tray.centre)
    assert [RULES.encode_move(move)["card"] for move in host.played] == [CARDS[face.card]]


def with_intrigue(state: State) -> State:
    """Return the state with an intrigue in the hand of whoever decides."""
    state = state.clone()
    _rich(state)
    return state


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
