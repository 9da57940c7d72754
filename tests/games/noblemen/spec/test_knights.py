"""N6.2a: the knight a castle brings, and what it takes from its host."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import estate, on_turn, same_moves, seat, table, tile_sets

Json = dict[str, Any]

NO_KNIGHT = {"type": "no_knight"}
FOREST = ("Cgg", "mgg")
MANOR = ("Cff", "mff")
GARDEN = ("Coo", "moo")


def build_castle(engine: Driver, *rivals: Json, mine: Json | None = None, **fields: Any) -> None:
    builder = {**seat("Cfm", money=6), **(mine or {})}
    engine.load(table(builder, *rivals, **fields))
    engine.play("build", building="castle", at=[2, 0])
    assert engine.decision() == ("knight", 0)


def test_N6_2a_the_knight_is_asked_even_when_there_is_no_place(engine: Driver) -> None:
    build_castle(engine)
    assert engine.position()["pending"] == [on_turn(0, acted=True), {"decision": "knight", "seat": 0}]
    same_moves(engine.legal(), NO_KNIGHT)
    engine.play("no_knight")
    assert engine.decision() == ("turn", 0)
    assert engine.seat(0)["knights"] == 2


def test_N6_2a_knight_goes_to_free_areas_of_others_only(engine: Driver) -> None:
    mine = {"estate": estate("Cffm", "mff.")}
    taken = seat(estate=estate("Cffgg", "mffgg", knights=[(1, 0, 2)]))
    engine.load(table({**mine, "money": 6}, taken, seat(*GARDEN)))
    engine.play("build", building="castle", at=[3, 0])
    same_moves(
        engine.legal(),
        {"type": "knight", "seat": 1, "at": [3, 0]},
        {"type": "knight", "seat": 2, "at": [1, 0]},
        NO_KNIGHT,
    )
    engine.refuses_move("knight", seat=1, at=[1, 0])
    engine.refuses_move("knight", seat=0, at=[1, 0])
    engine.refuses_move("knight", seat=2, at=[0, 0])


def test_N6_2a_an_area_is_named_by_its_north_west_tile(engine: Driver) -> None:
    build_castle(engine, seat(estate=estate("ff", "ff", "mC", origin=(1, 2))))
    same_moves(engine.legal(), {"type": "knight", "seat": 1, "at": [-1, -2]}, NO_KNIGHT)


def test_N6_2a_the_knight_leaves_the_supply(engine: Driver) -> None:
    build_castle(engine, seat(*MANOR, money=9))
    engine.play("knight", seat=1, at=[1, 0])
    assert engine.seat(0)["knights"] == 1
    assert engine.seat(1)["estate"]["knights"] == [{"at": [1, 0], "seat": 0}]
    assert engine.position()["pending"] == [on_turn(0, acted=True)]


@pytest.mark.parametrize(("owner", "gift"), [(9, 2), (2, 2), (1, 1), (0, 0)])
def test_N6_2a_manor_pays_two_pounds_or_what_there_is(engine: Driver, owner: int, gift: int) -> None:
    build_castle(engine, seat(*MANOR, money=owner))
    engine.play("knight", seat=1, at=[1, 0])
    assert engine.seat(0)["money"] == gift
    assert engine.seat(1)["money"] == owner - gift


def test_N6_2a_forest_gives_two_tiles_of_the_owners_choice(engine: Driver) -> None:
    hand = {"field": 2, "grove": 1, "meadow": 1}
    build_castle(engine, seat(*FOREST, tiles=hand))
    answer = engine.ok("play", move={"type": "knight", "seat": 1, "at": [1, 0]})
    assert answer["to_move"] == 1
    assert engine.decision() == ("give_tiles", 1)
    assert engine.position()["pending"][-1] == {"decision": "give_tiles", "seat": 1, "to": 0}
    pairs = [tiles for tiles in tile_sets(hand) if sum(tiles.values()) == 2]
    same_moves(engine.legal(), *({"type": "give_tiles", "tiles": tiles} for tiles in pairs))
    engine.refuses_move("give_tiles", tiles={"field": 1})
    engine.refuses_move("give_tiles", tiles={"field": 2, "grove": 1})
    engine.refuses_move("give_tiles", tiles={"grove": 2})
    answer = engine.ok("play", move={"type": "give_tiles", "tiles": {"field": 1, "meadow": 1}})
    assert answer["to_move"] == 0
    assert held(engine, 0) == {"field": 1, "meadow": 1}
    assert held(engine, 1) == {"field": 1, "grove": 1}
    assert engine.position()["pending"] == [on_turn(0, acted=True)]


def test_N6_2a_give_tiles_is_asked_even_with_three_equal_tiles(engine: Driver) -> None:
    build_castle(engine, seat(*FOREST, tiles={"grove": 3}))
    engine.play("knight", seat=1, at=[1, 0])
    assert engine.decision() == ("give_tiles", 1)
    same_moves(engine.legal(), {"type": "give_tiles", "tiles": {"grove": 2}})


@pytest.mark.parametrize("hand", [{"field": 1, "meadow": 1}, {"fountain": 2}, {"grove": 1}, {}])
def test_N6_2a_with_two_tiles_or_fewer_they_are_given_without_asking(engine: Driver, hand: Json) -> None:
    build_castle(engine, seat(*FOREST, tiles=hand))
    answer = engine.ok("play", move={"type": "knight", "seat": 1, "at": [1, 0]})
    assert answer["to_move"] == 0
    assert engine.decision() == ("turn", 0)
    assert held(engine, 0) == hand
    assert held(engine, 1) == {}


def held(engine: Driver, number: int) -> Json:
    return {kind: count for kind, count in engine.seat(number)["tiles"].items() if count}


@pytest.mark.parametrize(("queen", "after"), [(0, 0), (1, 0), (2, 2)])
def test_N6_2a_garden_brings_the_queen_only_from_its_owner(engine: Driver, queen: int, after: int) -> None:
    build_castle(engine, seat(*GARDEN), seat(), queen=queen)
    engine.play("knight", seat=1, at=[1, 0])
    assert engine.position()["queen"] == after
    assert engine.seat(0)["knights"] == 1


def test_N6_2a_a_declined_knight_takes_nothing(engine: Driver) -> None:
    build_castle(engine, seat(*MANOR, money=9))
    engine.play("no_knight")
    assert engine.seat(1)["money"] == 9
    assert engine.seat(1)["estate"]["knights"] == []


def test_N6_2a_a_knight_is_moved_only_when_none_is_in_supply(engine: Driver) -> None:
    """One knight is out, one in supply: the one that is out may not be moved."""
    host = seat(estate=estate("Cff", "mff", knights=[(1, 0, 0)]))
    build_castle(engine, host, seat(*MANOR))
    same_moves(engine.legal(), {"type": "knight", "seat": 2, "at": [1, 0]}, NO_KNIGHT)
    engine.refuses("illegal_move", move={"type": "knight", "seat": 2, "at": [1, 0], "from": {"seat": 1, "at": [1, 0]}})


def both_knights_out(engine: Driver) -> None:
    first = seat(estate=estate("Cffgg", "mffgg", knights=[(1, 0, 0)]), money=9, tiles={"field": 1})
    second = seat(estate=estate("Cff", "mff", knights=[(1, 0, 0)]), money=9)
    build_castle(engine, first, second, seat(*MANOR, money=9), mine={"money": 5})


def test_N6_2a_moving_a_knight_lists_every_knight_and_every_free_area(engine: Driver) -> None:
    both_knights_out(engine)
    origins = [{"seat": 1, "at": [1, 0]}, {"seat": 2, "at": [1, 0]}]
    targets = [{"seat": 1, "at": [3, 0]}, {"seat": 3, "at": [1, 0]}]
    same_moves(
        engine.legal(),
        NO_KNIGHT,
        *({"type": "knight", **target, "from": origin} for target in targets for origin in origins),
    )
    engine.refuses_move("knight", seat=3, at=[1, 0])


def test_N6_2a_a_moved_knight_is_paid_by_its_new_host(engine: Driver) -> None:
    both_knights_out(engine)
    engine.ok("play", move={"type": "knight", "seat": 3, "at": [1, 0], "from": {"seat": 2, "at": [1, 0]}})
    after = engine.position()["seats"]
    assert (after[0]["money"], after[2]["money"], after[3]["money"]) == (2, 9, 7)
    assert after[2]["estate"]["knights"] == []
    assert after[3]["estate"]["knights"] == [{"at": [1, 0], "seat": 0}]
    assert after[0]["knights"] == 0


def test_N6_2a_a_knight_may_move_within_one_estate(engine: Driver) -> None:
    both_knights_out(engine)
    engine.ok("play", move={"type": "knight", "seat": 1, "at": [3, 0], "from": {"seat": 1, "at": [1, 0]}})
    assert engine.seat(1)["estate"]["knights"] == [{"at": [3, 0], "seat": 0}]
    assert held(engine, 0) == {"field": 1}


def test_N6_2a_no_move_with_all_knights_out_and_no_free_area(engine: Driver) -> None:
    host = seat(estate=estate("Cffff", "mffff", knights=[(1, 0, 0), (3, 0, 0), (2, 0, 2)]))
    build_castle(engine, host, seat())
    same_moves(engine.legal(), NO_KNIGHT)
