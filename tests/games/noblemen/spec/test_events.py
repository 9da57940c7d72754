"""The events of a play: what happened, in order."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import estate, seat, table

Json = dict[str, Any]


def of(events: list[Json], name: str) -> list[Json]:
    return [event for event in events if event["event"] == name]


def only(events: list[Json], name: str) -> Json:
    found = of(events, name)
    assert len(found) == 1, events
    return found[0]


def lay(engine: Driver, *tiles: tuple[str, int, int]) -> list[Json]:
    moves = [{"type": "place", "tile": tile, "at": [x, y]} for tile, x, y in tiles]
    return engine.play_all(*moves, {"type": "done"})


def test_tile_placed_names_seat_tile_and_place(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 1})))
    event = only(engine.play("place", tile="field", at=[1, 0]), "tile_placed")
    assert (event["seat"], event["at"]) == (0, [1, 0])
    assert "field" in event.values()


def test_area_completed_names_seat_and_place_of_every_new_area(engine: Driver) -> None:
    engine.load(table(seat("Cfff", ".f.f", tiles={"field": 1})))
    found = of(lay(engine, ("field", 2, 1)), "area_completed")
    assert sorted(event["at"] for event in found) == [[1, 0], [2, 0]]
    assert all(event["seat"] == 0 and "manor" in event.values() for event in found)


def test_money_gained_tells_how_much(engine: Driver) -> None:
    engine.load(table(seat("Cff", ".f.", tiles={"field": 1}, money=0)))
    found = of(lay(engine, ("field", 2, 1)), "money_gained")
    assert sum(event["amount"] for event in found) == 3
    assert all(event["seat"] == 0 for event in found)


def test_tiles_drawn_tells_the_tiles(engine: Driver) -> None:
    engine.load(table(seat("Cgg", ".g.", tiles={"grove": 1})))
    found = of(lay(engine, ("grove", 2, 1)), "tiles_drawn")
    assert all(event["seat"] == 0 for event in found)
    drawn: Json = {}
    for event in found:
        for kind, count in event["tiles"].items():
            drawn[kind] = drawn.get(kind, 0) + count
    hand = engine.seat(0)["tiles"]
    assert sum(drawn.values()) == 3
    assert {kind: count for kind, count in hand.items() if count} == {k: c for k, c in drawn.items() if c}


def test_queen_moved_tells_who_has_her(engine: Driver) -> None:
    engine.load(table(seat(money=20), seat(), seat(), queen=2))
    event = only(engine.play("build", building="palace", at=[0, 0]), "queen_moved")
    assert event["seat"] == 0


@pytest.mark.parametrize(("queen", "space"), [(0, 0), (2, 9)])
def test_queen_moved_is_not_told_when_she_stays(engine: Driver, queen: int, space: int) -> None:
    engine.load(table(seat(money=20), seat(), seat(), queen=queen, round=space))
    assert not of(engine.play("build", building="palace", at=[0, 0]), "queen_moved")


@pytest.mark.parametrize(
    ("move", "source", "amount"),
    [
        ({"type": "idle"}, "idle", 1),
        ({"type": "bribe", "count": 3}, "bribes", 3),
        ({"type": "donate", "tiles": {"field": 2}}, "church", 2),
        ({"type": "play_card", "card": "secret_marriage"}, "cards", 2),
        ({"type": "play_card", "card": "vicars_favour", "tiles": {"field": 1}}, "cards", 1),
        ({"type": "build", "building": "folly", "folly": "two_manors", "at": [0, 1]}, "follies", 12),
    ],
)
def test_points_gained_tells_source_and_amount(engine: Driver, move: Json, source: str, amount: int) -> None:
    cards = ["secret_marriage", "vicars_favour"]
    engine.load(table(seat("Cffff", "mffff", tiles={"field": 3}, cards=cards, money=20)))
    event = only(engine.ok("play", move=move)["events"], "points_gained")
    assert (event["seat"], event["source"], event["amount"]) == (0, source, amount)


def test_points_gained_for_the_queen_at_the_end_of_the_turn(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat(), queen=0))
    engine.play("taxes", bribes=0)
    event = only(engine.play("end_turn"), "points_gained")
    assert (event["seat"], event["source"], event["amount"]) == (0, "queen", 1)


def test_points_gained_at_a_ball_a_scoring_and_the_end(engine: Driver) -> None:
    track = ["start", "ball", "plain", "scoring"]
    land = estate("fff", "fCf", "ffo", "..o", origin=(1, 1))
    engine.load(
        table(seat(estate=land, cards=["liaison"]), seat(), seat(), queen=0, decade=3, options={"track": track})
    )
    engine.play_all({"type": "idle"}, {"type": "end_turn"}, *[{"type": "court", "bribes": 0, "cards": []}] * 3)
    ball = only(engine.play("take_title", title="viscount"), "points_gained")
    assert (ball["seat"], ball["source"], ball["amount"]) == (0, "titles", 1)
    for _ in range(2):
        engine.play_all({"type": "idle"}, {"type": "end_turn"})
    engine.play("idle")
    last = [event for event in engine.play("end_turn") if event["event"] == "points_gained"]
    assert [(event["source"], event["amount"]) for event in last if event["amount"]] == [
        ("queen", 1),
        ("buildings", 3),
        ("liaisons", 3),
    ]


def test_events_come_in_the_order_of_what_happened(engine: Driver) -> None:
    engine.load(table(seat("Cff", ".f.", tiles={"field": 1, "grove": 1}, money=0)))
    names = [event["event"] for event in lay(engine, ("field", 2, 1), ("grove", 3, 1))]
    placed = [index for index, name in enumerate(names) if name == "tile_placed"]
    assert len(placed) == 2
    assert placed[0] < names.index("area_completed") < names.index("money_gained")
    assert placed[1] < names.index("money_gained")
    assert placed[1] < names.index("tiles_drawn")


def test_points_in_events_add_up_to_the_points_of_a_whole_game(engine: Driver) -> None:
    """Points and sources follow from the events alone."""
    engine.new(3, seed=8, first_game=True)
    counted: dict[tuple[int, str], int] = {}
    for number in range(5000):
        answer = engine.ask("legal")
        if not answer["ok"]:
            break
        moves = [move for move in answer["moves"] if move["type"] != "swap"]
        for event in engine.ok("play", move=moves[(number * 7) % len(moves)])["events"]:
            assert isinstance(event["event"], str)
            if event["event"] == "points_gained":
                key = event["seat"], event["source"]
                counted[key] = counted.get(key, 0) + event["amount"]
    outcome = engine.ok("outcome")
    assert outcome["over"] is True
    true = {(index, name): value for index, each in enumerate(outcome["sources"]) for name, value in each.items()}
    assert {key: value for key, value in counted.items() if value} == {key: v for key, v in true.items() if v}
