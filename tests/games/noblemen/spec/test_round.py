"""N7: what the round marker brings, also on tracks of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import estate, seat, table

Json = dict[str, Any]

IDLE: tuple[Json, Json] = ({"type": "idle"}, {"type": "end_turn"})


@pytest.mark.parametrize("space", [3, 7])
def test_N7_1_arriving_on_ball_starts_a_ball_at_once(engine: Driver, space: int) -> None:
    engine.load(table(seat(), seat(), seat(), round=space, queen=0))
    engine.play_all(*IDLE)
    assert engine.position()["round"] == space + 1
    assert engine.decision() == ("court", 0)
    assert engine.seat(0)["sources"]["queen"] == 1


def test_N7_1_the_marker_stays_before_the_ball_without_the_queen(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat(), round=3, queen=2))
    engine.play_all(*IDLE)
    assert engine.decision() == ("turn", 1)


def test_N7_1_arriving_on_scoring_scores_at_once(engine: Driver) -> None:
    enclosed = estate("fff", "fCf", "fff", origin=(1, 1))
    engine.load(table(seat(estate=enclosed), seat(estate=enclosed), seat(), round=9, queen=0))
    engine.play_all({"type": "taxes", "bribes": 0}, {"type": "end_turn"})
    points = [each["points"] for each in engine.position()["seats"]]
    assert points == [3 + 1, 3, 0]


LOCKED: Json = {"round": 9, "queen": 2}


def test_N7_2_on_locked_a_palace_is_built_without_the_queen(engine: Driver) -> None:
    engine.load(table(seat(money=20), seat(), seat(), **LOCKED))
    engine.play("build", building="palace", at=[0, 0])
    assert engine.position()["queen"] == 2
    assert engine.seat(0)["estate"]["buildings"] == [{"at": [0, 0], "kind": "palace"}]


def test_N7_2_on_locked_a_garden_brings_no_queen_but_the_rest(engine: Driver) -> None:
    engine.load(table(seat("Coo", ".o.", tiles={"fountain": 1, "field": 1}, money=0), seat(), seat(), **LOCKED))
    engine.play("place", tile="fountain", at=[2, 1])
    engine.play("place", tile="field", at=[3, 1])
    engine.play("done")
    assert engine.position()["queen"] == 2
    assert engine.seat(0)["money"] == 1


def test_N7_2_on_locked_a_knight_may_take_a_garden_and_gets_no_queen(engine: Driver) -> None:
    engine.load(table(seat("Cfm", money=6), seat(), seat("Coo", "moo"), **LOCKED))
    engine.play("build", building="castle", at=[2, 0])
    engine.play("knight", seat=2, at=[1, 0])
    assert engine.position()["queen"] == 2
    assert engine.seat(2)["estate"]["knights"] == [{"at": [1, 0], "seat": 0}]


def test_N7_2_on_locked_whitehall_may_be_played_and_brings_nothing(engine: Driver) -> None:
    engine.load(table(seat(cards=["whitehall"]), seat(), seat(), **LOCKED))
    engine.play("play_card", card="whitehall")
    assert engine.position()["queen"] == 2
    assert engine.seat(0)["cards"] == []


def test_N7_2_from_the_second_ball_everyone_has_exactly_one_turn_before_the_scoring(engine: Driver) -> None:
    engine.load(table(seat(money=20), seat(money=20), seat(money=20), round=7, queen=2, to_move=2))
    engine.play_all(*IDLE)
    for _ in range(3):
        engine.ok("play", move={"type": "court", "bribes": 0, "cards": []})
    assert engine.position()["round"] == 9
    turns = []
    while engine.decision()[0] == "turn":
        turns.append(engine.decision()[1])
        engine.play_all({"type": "build", "building": "palace", "at": [0, 0]} if turns == [0] else IDLE[0], IDLE[1])
    assert turns == [0, 1, 2]
    assert engine.decision() == ("keep_card", 2)


def courts(engine: Driver, count: int) -> list[int]:
    """Answer that many courts with nothing and return whose they were."""
    seats = []
    for _ in range(count):
        decision, who = engine.decision()
        assert decision == "court"
        seats.append(who)
        engine.play("court", bribes=0, cards=[])
    return seats


def with_track(*between: str) -> Json:
    return {"options": {"track": ["start", *between, "scoring"]}}


def test_N7_1_two_balls_in_a_row_on_a_track_of_ones_own(engine: Driver) -> None:
    engine.load(table(seat("Coo"), seat(), seat(), queen=0, **with_track("ball", "ball", "plain")))
    engine.play_all(*IDLE)
    assert courts(engine, 3) == [0, 1, 2]
    engine.play("take_title", title="viscount")
    assert (engine.position()["round"], engine.seat(0)["points"]) == (2, 1 + 1 + 1)
    assert engine.seat(0)["title"] is None
    assert courts(engine, 3) == [0, 1, 2]
    engine.play("take_title", title="viscount")
    assert (engine.position()["round"], engine.seat(0)["sources"]["titles"]) == (3, 2)
    assert engine.decision() == ("turn", 1)


def test_N7_1_a_ball_right_before_the_scoring(engine: Driver) -> None:
    enclosed = estate("fff", "fCf", "fff", origin=(1, 1))
    position = table(seat(), seat(estate=enclosed), seat(), queen=0, round=1, **with_track("plain", "ball"))
    engine.load(position)
    engine.play_all(*IDLE)
    courts(engine, 3)
    assert engine.seat(1)["points"] == 3
    assert engine.decision() == ("keep_card", 0)


def test_N7_2_locked_at_once_and_the_shortest_track(engine: Driver) -> None:
    position = table(seat(money=20), seat(money=20), seat(), queen=0, to_move=0, **with_track("locked", "plain"))
    engine.load(position)
    engine.play_all(*IDLE)
    engine.play_all({"type": "build", "building": "palace", "at": [0, 0]}, IDLE[1])
    assert engine.position()["queen"] == 0
    engine.play_all(*IDLE)
    engine.play_all(*IDLE)
    assert engine.position()["round"] == 2
    engine.play_all({"type": "taxes", "bribes": 0}, IDLE[1])
    engine.play_all(*IDLE)
    engine.play_all({"type": "idle"}, IDLE[1])
    assert engine.decision() == ("keep_card", 0)


def test_N7_1_three_decades_on_a_short_track_end_the_game(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat(), queen=0, **with_track("plain", "plain")))
    marks = set()
    while engine.position()["pending"]:
        marks.add((engine.position()["decade"], engine.position()["round"]))
        engine.ok("play", move=next(iter(quiet(engine.legal()))))
    assert marks >= {(decade, space) for decade in (1, 2, 3) for space in (0, 1, 2)}
    assert engine.ok("outcome")["over"] is True


def quiet(moves: list[Json]) -> list[Json]:
    """Moves that never move the queen."""
    return [move for move in moves if move["type"] in ("idle", "end_turn", "keep_card")]
