"""N6.3 to N6.8: bribe, taxes, land, church and idle."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import donations, estate, same_moves, seat, table, tile_sets

Json = dict[str, Any]


def counts(engine: Driver, kind: str, field: str) -> list[int]:
    return sorted(move[field] for move in engine.legal_of(kind))


@pytest.mark.parametrize(
    ("money", "there", "most"), [(20, 20, 5), (9, 20, 4), (2, 20, 1), (1, 20, 0), (0, 20, 0), (20, 3, 3), (20, 0, 0)]
)
def test_N6_3_one_to_five_bribes_as_there_are_and_can_be_paid(
    engine: Driver, money: int, there: int, most: int
) -> None:
    engine.load(table(seat(money=money), seat(bribes=20 - there)))
    assert counts(engine, "bribe", "count") == list(range(1, most + 1))
    engine.refuses_move("bribe", count=most + 1)
    engine.refuses_move("bribe", count=0)


def test_N6_3_two_pounds_and_one_point_each(engine: Driver) -> None:
    engine.load(table(seat(money=11)))
    engine.play("bribe", count=4)
    mine = engine.seat(0)
    assert (mine["money"], mine["bribes"], mine["points"], mine["sources"]["bribes"]) == (3, 4, 4, 4)
    assert engine.position()["bribes"] == 16


@pytest.mark.parametrize(
    ("mine", "theirs", "income"),
    [
        (estate("C"), estate("C"), 0),
        (estate("Cfff"), estate("C"), 3),
        (estate("Cff", "mff"), estate("C"), 4 + 2),
        (estate("Cff", "mff", knights=[(1, 0, 1)]), estate("C"), 4),
        (estate("Cfff", "mfff", knights=[(1, 0, 1)]), estate("C"), 6 + 2),
        (estate("Cf"), estate("Cff", "mff", knights=[(1, 0, 0)]), 1 + 2),
        (estate("Cf"), estate("Cfff", "mfff", knights=[(1, 0, 0), (2, 0, 0)]), 1 + 4),
        (estate("Cf"), estate("Cgg", "mgg", knights=[(1, 0, 0)]), 1),
        (estate("Cf"), estate("Coo", "moo", knights=[(1, 0, 0)]), 1),
        (estate("Cf"), estate("Cff", "mff", knights=[(1, 0, 2)]), 1),
        (estate("Cggg", "mooo"), estate("C"), 0),
    ],
)
def test_N6_4_taxes(engine: Driver, mine: Json, theirs: Json, income: int) -> None:
    engine.load(table(seat(estate=mine, money=0), seat(estate=theirs), seat()))
    engine.play("taxes", bribes=0)
    assert engine.seat(0)["money"] == income
    assert engine.seat(0)["taxed"] is True
    assert engine.seat(0)["landed"] is False


def test_N6_4_bribes_handed_in_for_taxes(engine: Driver) -> None:
    engine.load(table(seat("Cf", money=0, bribes=3)))
    assert counts(engine, "taxes", "bribes") == [0, 1, 2, 3]
    engine.refuses_move("taxes", bribes=4)
    engine.play("taxes", bribes=2)
    assert (engine.seat(0)["money"], engine.seat(0)["bribes"]) == (1 + 2, 1)


@pytest.mark.parametrize(("action", "marker"), [("taxes", "taxed"), ("land", "landed")])
def test_N6_4_and_N6_5_once_per_decade(engine: Driver, action: str, marker: str) -> None:
    engine.load(table(seat(**{marker: True}, bribes=1)))
    assert not engine.legal_of(action)
    engine.refuses_move(action, bribes=0)
    engine.load(table(seat(), seat(), seat()))
    engine.play(action, bribes=0)
    engine.play("end_turn")
    for _ in range(2):
        engine.play_all({"type": "idle"}, {"type": "end_turn"})
    assert engine.decision() == ("turn", 0)
    assert not engine.legal_of(action)


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        (estate("C"), estate("C"), 0),
        (estate("Cggg"), estate("C"), 3),
        (estate("Cgg", "mgg"), estate("C"), 4 + 2),
        (estate("Cgg", "mgg", knights=[(1, 0, 1)]), estate("C"), 4),
        (estate("Cggg", "mggg", knights=[(1, 0, 1)]), estate("C"), 6 + 2),
        (estate("Cg"), estate("Cgg", "mgg", knights=[(1, 0, 0)]), 1 + 2),
        (estate("Cg"), estate("Cggg", "mggg", knights=[(1, 0, 0), (2, 0, 0)]), 1 + 4),
        (estate("Cg"), estate("Cff", "mff", knights=[(1, 0, 0)]), 1),
        (estate("Cg"), estate("Cgg", "mgg", knights=[(1, 0, 2)]), 1),
    ],
)
def test_N6_5_land(engine: Driver, mine: Json, theirs: Json, drawn: int) -> None:
    engine.load(table(seat(estate=mine), seat(estate=theirs), seat()))
    bag = sum(engine.position()["bag"].values())
    engine.play("land", bribes=0)
    assert sum(engine.seat(0)["tiles"].values()) == drawn
    assert sum(engine.position()["bag"].values()) == bag - drawn
    assert engine.seat(0)["landed"] is True
    assert engine.seat(0)["taxed"] is False


def test_N6_5_bribes_are_named_before_anything_is_drawn(engine: Driver) -> None:
    engine.load(table(seat("Cg", bribes=3)))
    assert counts(engine, "land", "bribes") == [0, 1, 2, 3]
    engine.refuses_move("land", bribes=4)
    engine.play("land", bribes=3)
    assert (sum(engine.seat(0)["tiles"].values()), engine.seat(0)["bribes"]) == (4, 0)


def test_N6_6_church_takes_at_most_three_of_each_kind(engine: Driver) -> None:
    hand = {"field": 5, "grove": 2}
    engine.load(table(seat(tiles=hand)))
    expected = [tiles for tiles in tile_sets({"field": 3, "grove": 2}) if tiles]
    assert len(expected) == 11
    same_moves(engine.legal_of("donate"), *({"type": "donate", "tiles": tiles} for tiles in expected))
    engine.refuses_move("donate", tiles={"field": 4})
    engine.refuses_move("donate", tiles={})
    engine.refuses_move("donate", tiles={"meadow": 1})


def test_N6_6_church_counts_gifts_of_all_players_together(engine: Driver) -> None:
    church = {"field": 3, "grove": 1, "fountain": 0, "meadow": 2}
    hand = {"field": 3, "grove": 3, "fountain": 1}
    engine.load(table(seat(tiles=hand), church=church))
    same_moves(engine.legal_of("donate"), *donations(hand, church))
    engine.refuses_move("donate", tiles={"grove": 3})
    engine.refuses_move("donate", tiles={"field": 1})


def test_N6_6_one_point_per_tile(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 3, "meadow": 1, "grove": 1})))
    bag = engine.position()["bag"]
    engine.play("donate", tiles={"field": 3, "meadow": 1})
    mine = engine.seat(0)
    assert (mine["points"], mine["sources"]["church"]) == (4, 4)
    assert {kind: count for kind, count in mine["tiles"].items() if count} == {"grove": 1}
    church = engine.position()["church"]
    assert {kind: count for kind, count in church.items() if count} == {"field": 3, "meadow": 1}
    assert engine.position()["bag"] == bag


def test_N6_6_the_next_player_finds_what_was_given(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 2}), seat(tiles={"field": 2})))
    engine.play_all({"type": "donate", "tiles": {"field": 2}}, {"type": "end_turn"})
    same_moves(engine.legal_of("donate"), {"type": "donate", "tiles": {"field": 1}})


def test_N6_7_idle_brings_a_point(engine: Driver) -> None:
    engine.load(table(seat()))
    before = engine.position()
    engine.play("idle")
    mine = engine.seat(0)
    assert (mine["points"], mine["sources"]["idle"]) == (1, 1)
    assert mine["money"] == before["seats"][0]["money"]
    assert mine["tiles"] == before["seats"][0]["tiles"]


@pytest.mark.parametrize("action", ["taxes", "land"])
def test_N6_8_bribes_return_to_the_board_and_can_be_bought_again(engine: Driver, action: str) -> None:
    engine.load(table(seat(bribes=3), seat(bribes=17, money=9), seat()))
    assert engine.position()["bribes"] == 0
    engine.play(action, bribes=3)
    assert engine.position()["bribes"] == 3
    engine.play("end_turn")
    assert counts(engine, "bribe", "count") == [1, 2, 3]
