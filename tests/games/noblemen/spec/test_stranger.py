"""A stranger's program plays whole games over the engine's standard input and output."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .audit import Auditor
from .driver import Driver
from .oracle import legal_moves
from .positions import CARDS, LAND, canonical, wealthy
from .stranger import play_game, play_on

Json = dict[str, Any]

DECISIONS = {"choose_tiles", "keep_card", "turn", "expand", "knight", "give_tiles", "court", "take_title"}
TYPES = {
    *("choose_tiles", "keep_card", "keep_all", "swap", "place", "build", "bribe", "taxes", "land", "donate", "idle"),
    *("play_card", "end_turn", "done", "knight", "no_knight", "give_tiles", "court", "take_title"),
}


def in_order(outcome: Json, money: list[int]) -> list[list[int]]:
    """The ranking as the rules make it."""
    keys = list(zip(outcome["points"], money, strict=True))
    return [[number for number, key in enumerate(keys) if key == place] for place in sorted(set(keys), reverse=True)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_stranger_plays_a_whole_game_over_a_process(program: Driver, players: int) -> None:
    game = play_game(program, players=players, seed=players)
    outcome = game.outcome
    position = program.position()
    assert outcome["over"] is True
    assert len(outcome["points"]) == players
    assert [sum(each.values()) for each in outcome["sources"]] == outcome["points"]
    assert outcome["ranking"] == in_order(outcome, [each["money"] for each in position["seats"]])
    assert (position["decade"], position["pending"]) == (3, [])
    assert program.ask("legal")["error"] == "game_over"


def check_material(position: Json) -> None:
    """N1: nothing is ever lost or made."""
    land: Counter[str] = Counter(position["bag"]) + Counter(position["church"])
    cards: Counter[str] = Counter(position["deck"])
    bribes = position["bribes"]
    knights = Counter({number: each["knights"] for number, each in enumerate(position["seats"])})
    buildings: Counter[str] = Counter()
    for each in position["seats"]:
        land += Counter(each["tiles"]) + Counter(tile["kind"] for tile in each["estate"]["tiles"])
        cards += Counter(each["cards"])
        bribes += each["bribes"]
        knights += Counter(knight["seat"] for knight in each["estate"]["knights"])
        buildings += Counter(building["kind"] for building in each["estate"]["buildings"])
        assert each["points"] == sum(each["sources"].values())
        assert each["money"] >= 0
    assert (land, cards, bribes) == (LAND, CARDS, 20)
    assert knights == dict.fromkeys(range(position["players"]), 2)
    check_buildings(position, buildings)


def check_buildings(position: Json, built: Counter[str]) -> None:
    for kind, plural, total in (("castle", "castles", 15), ("chapel", "chapels", 15), ("palace", "palaces", 12)):
        assert built[kind] + position["board"][plural] + position["stock"][plural] == total
    assert built["folly"] + len(position["board"]["follies"]) == 4


def compare(driver: Driver, answer: Json) -> None:
    """The engine's list is exactly what an independent reading of the rules gives."""
    position = driver.position()
    check_material(position)
    assert canonical(answer["moves"]) == canonical(legal_moves(position)), position["pending"]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_list_of_legal_moves_of_a_game_agrees_with_a_second_reading(
    engine: Driver, players: int, seed: int
) -> None:
    play_game(engine, players=players, seed=100 * players + seed, watch=compare)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_second_reading_agrees_among_knights_and_follies(engine: Driver, players: int) -> None:
    types: Counter[str] = Counter()
    for seed in range(3):
        to_move = engine.load(wealthy(players))["to_move"]
        types += play_on(engine, to_move, seed, watch=compare).types
    assert types["knight"] > 0


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("start", ["new", "wealthy"])
def test_what_every_move_brings_agrees_with_a_second_reading(engine: Driver, players: int, start: str) -> None:
    checked: set[str] = set()
    for seed in range(2):
        to_move = (engine.new(players, seed=seed) if start == "new" else engine.load(wealthy(players)))["to_move"]
        auditor = Auditor()
        play_on(engine, to_move, seed, watch=auditor.watch)
        checked |= auditor.checked
    assert checked == {"taxes", "land", "done", "court", "end_turn", "idle", "bribe", "donate"}


def test_a_second_reading_agrees_on_tracks_and_prices_of_ones_own(engine: Driver) -> None:
    prices = {"castle": [0, 1, 1, 2, 2], "chapel": [0, 0, 1, 1, 2], "palace": [1, 2, 3, 4], "folly": 3}
    track = ["start", "plain", "ball", "ball", "plain", "plain", "locked", "plain", "ball", "scoring"]
    for seed in range(3):
        play_game(engine, players=4, seed=seed, watch=compare, prices=prices, track=track)


def test_strangers_meet_every_decision_and_every_type_of_move(engine: Driver) -> None:
    decisions: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for seed in range(10):
        poor = play_game(engine, players=4, seed=seed)
        rich = play_on(engine, engine.load(wealthy(4))["to_move"], seed)
        for game in (poor, rich):
            decisions += game.decisions
            types += game.types
    assert set(decisions) == DECISIONS
    assert set(types) == TYPES


def test_a_position_of_every_decision_can_be_loaded_and_continues(engine: Driver) -> None:
    """Every position of a game comes back unchanged in another engine, with the same legal moves."""
    other = Driver()

    def reload(driver: Driver, answer: Json) -> None:
        position = driver.position()
        other.load(position)
        assert other.position() == position
        assert other.ok("legal") == answer

    play_game(engine, players=3, seed=77, watch=reload)
    play_on(engine, engine.load(wealthy(4))["to_move"], 78, watch=reload)
