"""N6.1: the expand action."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import KINDS, estate, on_turn, places, same_moves, seat, swaps, table

Json = dict[str, Any]

DONE = {"type": "done"}


def lay(engine: Driver, *tiles: tuple[str, int, int]) -> None:
    for tile, x, y in tiles:
        engine.play("place", tile=tile, at=[x, y])


def test_N6_1_a_tile_lies_orthogonally_next_to_the_estate(engine: Driver) -> None:
    engine.load(table(seat("Cf", ".g", money=0, tiles={"meadow": 1})))
    around = ((-1, 0), (0, -1), (0, 1), (1, -1), (2, 0), (2, 1), (1, 2))
    same_moves(engine.legal_of("place"), *places(*around, tile="meadow"))
    for at in ([2, -1], [-1, -1], [0, 2], [5, 5], [0, 0], [1, 0]):
        engine.refuses_move("place", tile="meadow", at=at)


def test_N6_1_a_tile_must_be_in_the_hand(engine: Driver) -> None:
    engine.load(table(seat(tiles={"meadow": 1})))
    engine.refuses_move("place", tile="field", at=[1, 0])


def test_N6_1_a_tile_may_lie_next_to_one_laid_just_before(engine: Driver) -> None:
    engine.load(table(seat(tiles={"meadow": 3})))
    engine.refuses_move("place", tile="meadow", at=[2, 0])
    lay(engine, ("meadow", 1, 0), ("meadow", 2, 0), ("meadow", 2, -1))
    tiles = [tile["at"] for tile in engine.seat(0)["estate"]["tiles"]]
    assert sorted(tiles) == [[0, 0], [1, 0], [2, -1], [2, 0]]


def test_N6_1_decision_expand_after_the_first_tile(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 2})))
    answer = engine.ok("play", move={"type": "place", "tile": "field", "at": [1, 0]})
    assert answer["to_move"] == 0
    pending = engine.position()["pending"]
    assert pending[-1] == {"decision": "expand", "seat": 0, "laid": [[1, 0]]}
    assert pending[:-1] in ([on_turn(0)], [on_turn(0, acted=True)])
    around = ((-1, 0), (0, -1), (0, 1), (1, -1), (2, 0), (1, 1))
    same_moves(engine.legal(), *places(*around, tile="field"), DONE)


def test_N6_1_one_tile_is_enough(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 1}, money=0)))
    lay(engine, ("field", 0, 1))
    same_moves(engine.legal(), DONE)
    engine.play("done")
    assert engine.position()["pending"] == [on_turn(0, acted=True)]


def test_N6_1_three_tiles_at_most_and_done_is_asked_after_the_third(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 3, "meadow": 2})))
    lay(engine, ("field", 1, 0), ("field", 2, 0), ("field", 3, 0))
    same_moves(engine.legal(), DONE, *swaps({"meadow": 2}, KINDS))
    engine.refuses_move("place", tile="meadow", at=[4, 0])


def test_N6_1_nothing_is_paid_before_the_last_tile(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 1, "grove": 2}, money=0)))
    lay(engine, ("field", 1, 0), ("grove", 2, 0), ("grove", 3, 0))
    mine = engine.seat(0)
    assert (mine["money"], sum(mine["tiles"].values())) == (0, 0)
    engine.play("done")
    mine = engine.seat(0)
    assert (mine["money"], sum(mine["tiles"].values())) == (1, 2)


@pytest.mark.parametrize(
    ("rows", "hand", "laid", "money", "drawn"),
    [
        (["C"], {"field": 3}, [("field", 1, 0), ("field", 2, 0), ("field", 3, 0)], 3, 0),
        (["Cff", ".f."], {"field": 1}, [("field", 2, 1)], 3, 0),
        (["Cfff", ".fmf"], {"field": 1}, [("field", 0, 1)], 1, 0),
        (["Cfff", ".f.f"], {"field": 1}, [("field", 2, 1)], 1 + 4, 0),
        (["Cfff", ".f.f", ".fff"], {"field": 1}, [("field", 2, 1)], 1 + 8, 0),
        (["Cff", ".ff"], {"field": 1}, [("field", 3, 0)], 1, 0),
        (["Cg"], {"grove": 3}, [("grove", 2, 0), ("grove", 1, 1), ("grove", 2, 1)], 0, 3 + 2),
        (["Cgg", ".g."], {"grove": 1, "field": 1}, [("grove", 2, 1), ("field", 3, 1)], 1, 1 + 2),
        (["Cggg", ".g.g"], {"grove": 1}, [("grove", 2, 1)], 0, 1 + 4),
        (["Coo", ".o."], {"fountain": 1}, [("fountain", 2, 1)], 0, 0),
        (["C"], {"meadow": 3}, [("meadow", 1, 0), ("meadow", 0, 1), ("meadow", 1, 1)], 0, 0),
    ],
)
def test_N6_1_payment(
    engine: Driver, rows: list[str], hand: Json, laid: list[tuple[str, int, int]], money: int, drawn: int
) -> None:
    engine.load(table(seat(*rows, tiles=hand, money=0)))
    bag = sum(engine.position()["bag"].values())
    lay(engine, *laid)
    engine.play("done")
    mine = engine.seat(0)
    assert (mine["money"], sum(mine["tiles"].values())) == (money, drawn)
    assert sum(engine.position()["bag"].values()) == bag - drawn


def test_N6_1_a_knight_does_not_touch_what_is_completed(engine: Driver) -> None:
    """The old manor is occupied; the new one that shares its tiles is paid all the same."""
    land = estate("Cff", ".ff", knights=[(1, 0, 1)])
    engine.load(table(seat(estate=land, tiles={"field": 2}, money=0), seat(), seat()))
    lay(engine, ("field", 3, 0), ("field", 3, 1))
    engine.play("done")
    assert engine.seat(0)["money"] == 2 + 2


def test_N6_1_a_completed_garden_brings_the_queen(engine: Driver) -> None:
    engine.load(table(seat("Coo", ".o.", tiles={"fountain": 1}), seat(), seat(), queen=2))
    lay(engine, ("fountain", 2, 1))
    assert engine.position()["queen"] == 2
    engine.play("done")
    assert engine.position()["queen"] == 0
    engine.play("end_turn")
    assert (engine.position()["round"], engine.seat(0)["points"]) == (1, 1)


def test_N6_1_fountains_without_a_garden_bring_nothing(engine: Driver) -> None:
    engine.load(table(seat("Coo", tiles={"fountain": 2}), seat(), seat(), queen=2))
    lay(engine, ("fountain", 3, 0), ("fountain", 4, 0))
    engine.play("done")
    assert engine.position()["queen"] == 2


def test_N6_1_an_old_garden_does_not_bring_the_queen_again(engine: Driver) -> None:
    engine.load(table(seat("Coo", ".oo", tiles={"fountain": 1}), seat(), seat(), queen=2))
    lay(engine, ("fountain", 3, 0))
    engine.play("done")
    assert engine.position()["queen"] == 2


def test_N6_1_a_second_expand_is_paid_on_its_own(engine: Driver) -> None:
    """Two fields by the card and two by the action complete the manor in the second expand only."""
    engine.load(table(seat(tiles={"field": 4}, money=0, cards=["cunning_stroke"])))
    engine.play("play_card", card="cunning_stroke")
    lay(engine, ("field", 1, 0), ("field", 2, 0))
    engine.play("done")
    assert engine.seat(0)["money"] == 2
    assert engine.position()["pending"] == [on_turn(0, carded=True)]
    lay(engine, ("field", 1, 1), ("field", 2, 1))
    engine.play("done")
    assert engine.seat(0)["money"] == 2 + 2 + 2
    assert engine.position()["pending"] == [on_turn(0, acted=True, carded=True)]


def test_N6_1_tiles_of_two_expands_do_not_count_together(engine: Driver) -> None:
    engine.load(table(seat("Cff", ".f.", tiles={"field": 2}, money=0, cards=["cunning_stroke"])))
    lay(engine, ("field", 2, 1))
    engine.play("done")
    assert engine.seat(0)["money"] == 3
    engine.play("play_card", card="cunning_stroke")
    lay(engine, ("field", 3, 1))
    engine.play("done")
    assert engine.seat(0)["money"] == 3 + 1


def test_N6_1_payment_counts_tiles_of_a_loaded_expand(engine: Driver) -> None:
    """A position in the middle of an expand knows what was laid."""
    pending = [on_turn(0), {"decision": "expand", "seat": 0, "laid": [[2, 1]]}]
    engine.load(table(seat("Cff", ".ff", tiles={}, money=0), seat(), seat(), pending=pending))
    same_moves(engine.legal(), DONE)
    engine.play("done")
    assert engine.seat(0)["money"] == 3
