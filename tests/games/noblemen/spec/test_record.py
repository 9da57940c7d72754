"""Records: what was played, kept and played again."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import seat, table

Json = dict[str, Any]

REFUSED = ("bad_request", "bad_position", "illegal_move")


def opening(engine: Driver) -> list[Json]:
    """A new game with a few moves; returns them."""
    engine.new(3, seed=21)
    moves: list[Json] = [{"type": "choose_tiles", "tiles": {"field": 2}}] * 3
    engine.play_all(*moves)
    for _ in range(3):
        moves.append(engine.legal()[-1])
        engine.ok("play", move=moves[-1])
    rest: list[Json] = [{"type": "idle"}, {"type": "end_turn"}, {"type": "land", "bribes": 0}]
    engine.play_all(*rest)
    return moves + rest


def test_a_record_has_game_version_options_seed_and_moves(engine: Driver) -> None:
    moves = opening(engine)
    record = engine.ok("record")["record"]
    assert (record["game"], record["seed"], record["moves"]) == ("noblemen", 21, moves)
    assert record["version"] == 1
    assert isinstance(record["options"], dict)


def test_a_record_is_replayed_to_its_end(engine: Driver) -> None:
    opening(engine)
    record, position = engine.ok("record")["record"], engine.position()
    other = Driver()
    assert other.ok("load", record=record)["to_move"] == 1
    assert other.position() == position
    assert other.ok("record")["record"] == record


def test_a_replayed_game_goes_on_identically(engine: Driver) -> None:
    opening(engine)
    other = Driver()
    other.ok("load", record=engine.ok("record")["record"])
    move: Json = {"type": "end_turn"}
    assert other.ok("play", move=move) == engine.ok("play", move=move)
    assert other.ok("record") == engine.ok("record")


def test_a_record_without_moves(engine: Driver) -> None:
    engine.new(5, seed=2**64 - 1, first_game=True)
    position = engine.position()
    record = engine.ok("record")["record"]
    assert record["moves"] == []
    other = Driver()
    other.ok("load", record=record)
    assert other.position() == position


def test_a_record_keeps_the_options(engine: Driver) -> None:
    track = ["start", "ball", "plain", "scoring"]
    engine.new(4, seed=3, first_game=True, track=track)
    record = engine.ok("record")["record"]
    other = Driver()
    other.ok("load", record=record)
    assert other.position()["options"]["track"] == track


def test_a_record_of_a_loaded_position_starts_there(engine: Driver) -> None:
    engine.load(table(seat(money=42, cards=["dowry"])))
    start = engine.position()
    engine.play_all({"type": "play_card", "card": "dowry"}, {"type": "idle"})
    record = engine.ok("record")["record"]
    assert record["start"] == start
    assert len(record["moves"]) == 2
    other = Driver()
    other.ok("load", record=record)
    assert other.position() == engine.position()
    assert other.ok("record")["record"] == record


def test_refused_moves_are_not_recorded(engine: Driver) -> None:
    engine.load(table(seat()))
    engine.ask("play", move={"type": "end_turn"})
    engine.ask("play", move={"type": "dance"})
    assert engine.ok("record")["record"]["moves"] == []


def test_asking_changes_no_record(engine: Driver) -> None:
    opening(engine)
    record = engine.ok("record")
    for cmd, fields in (("legal", {}), ("view", {"seat": 0}), ("position", {}), ("outcome", {}), ("hello", {})):
        engine.ok(cmd, **fields)
    engine.ok("choose", level="random", ms=0, seed=5)
    assert engine.ok("record") == record


def test_a_client_part_is_not_read_by_the_rules(engine: Driver) -> None:
    opening(engine)
    record = engine.ok("record")["record"] | {"client": {"names": ["a", "b", "c"], "levels": [None, 3]}}
    position = engine.position()
    other = Driver()
    other.ok("load", record=record)
    assert other.position() == position


CHANGES: list[Json] = [
    {"game": "chess"},
    {"game": None},
    {"version": 2},
    {"version": "1"},
    {"version": True},
    {"options": []},
    {"options": {"second_game": True}},
    {"seed": -1},
    {"seed": "21"},
    {"seed": True},
    {"seed": 2**64},
    {"moves": None},
    {"moves": {}},
    {"moves": [1]},
    {"moves": [{"type": "dance"}]},
    {"moves": [{"type": "idle"}]},
    {"moves": [{"type": "choose_tiles", "tiles": {"field": 4}}]},
    {"moves": "idle"},
    {"start": 3},
    {"start": {"players": 2}},
    {"players": 9},
    {"players": "3"},
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_bad_record_is_refused_and_the_game_stays(engine: Driver, change: Json) -> None:
    opening(engine)
    record = engine.ok("record")["record"] | change
    engine.load(table(seat(money=77)))
    engine.refuses(*REFUSED, cmd="load", record=record)


@pytest.mark.parametrize("missing", ["game", "version", "moves", "seed"])
def test_a_record_lacking_a_part_is_refused(engine: Driver, missing: str) -> None:
    engine.new(4)
    record = engine.ok("record")["record"]
    del record[missing]
    engine.load(table(seat(money=77)))
    engine.refuses(*REFUSED, cmd="load", record=record)


def test_a_record_that_goes_wrong_late_changes_nothing(engine: Driver) -> None:
    opening(engine)
    record = engine.ok("record")["record"]
    record["moves"] = [*record["moves"], {"type": "end_turn"}, {"type": "end_turn"}]
    engine.load(table(seat(money=77)))
    engine.refuses(*REFUSED, cmd="load", record=record)


@pytest.mark.parametrize(
    "change", [{"players": 5}, {"options": {"prices": {"folly": 3}}}, {"start": {"players": 3, "decade": 7}}]
)
def test_a_record_that_contradicts_its_start_is_refused(engine: Driver, change: Json) -> None:
    engine.load(table(seat(money=42)))
    record = engine.ok("record")["record"]
    engine.load(table(seat(money=77)))
    engine.refuses(*REFUSED, cmd="load", record=record | change)
    assert "record." in engine.ask("load", record=record | change)["reason"]


def test_a_start_position_needs_no_seed_players_or_options_beside_it(engine: Driver) -> None:
    start = table(seat(money=42), seat(), seat(), seat(), seat())
    engine.ok("load", record={"game": "noblemen", "version": 1, "start": start, "moves": [{"type": "idle"}]})
    assert engine.position()["players"] == 5
    assert engine.seat(0)["money"] == 42
