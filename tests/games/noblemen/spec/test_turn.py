"""N4 and N5: land, areas and the turn."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import ALWAYS, KINDS, deck, donations, on_turn, places, same_moves, seat, swaps, table, with_bag

Json = dict[str, Any]

END = {"type": "end_turn"}


@pytest.mark.parametrize(
    ("letter", "brings"), [("f", (1, 0, 0, 0)), ("g", (0, 1, 0, 0)), ("o", (0, 0, 1, 0)), ("m", (0, 0, 0, 1))]
)
def test_N4_1_money_tiles_prestige_and_room_for_a_castle(
    engine: Driver, letter: str, brings: tuple[int, int, int, int]
) -> None:
    start = table(seat(f"Cm{letter}", money=20), seat(), seat(), queen=0, round=3)
    engine.load(start)
    sites = len(engine.legal_of("build", building="castle"))
    engine.play_all({"type": "taxes", "bribes": 0}, END, {"type": "court", "bribes": 0, "cards": []})
    money, prestige = engine.seat(0)["money"] - 20, engine.seat(0)["prestige"]
    engine.load(start)
    engine.play("land", bribes=0)
    assert (money, sum(engine.seat(0)["tiles"].values()), prestige, sites) == brings


@pytest.mark.parametrize(
    ("rows", "income"),
    [
        (["Cff", "mff"], 4 + 2),
        (["Cfff", "mfff"], 6 + 4),
        (["Cfff", "mfff", "mfff"], 9 + 8),
        (["Cffff"], 4),
        (["Cff", "mfm", "mff"], 5),
        (["Cff.ff", "mffmff"], 8 + 4),
    ],
)
def test_N4_2_every_square_of_one_kind_is_an_area(engine: Driver, rows: list[str], income: int) -> None:
    engine.load(table(seat(*rows, money=0)))
    engine.play("taxes", bribes=0)
    assert engine.seat(0)["money"] == income


def test_N4_2_meadows_form_no_area(engine: Driver) -> None:
    engine.load(table(castle_builder(), seat("Cmm", "mmm", "mmm")))
    engine.play("build", building="castle", at=[2, 0])
    same_moves(engine.legal(), {"type": "no_knight"})


def castle_builder() -> Json:
    return seat("Cfm", money=6)


def test_N4_2_areas_sharing_tiles_are_occupied_one_by_one(engine: Driver) -> None:
    engine.load(table(castle_builder(), seat("Cfff", "mfff", money=9)))
    engine.play("build", building="castle", at=[2, 0])
    same_moves(
        engine.legal(),
        {"type": "knight", "seat": 1, "at": [1, 0]},
        {"type": "knight", "seat": 1, "at": [2, 0]},
        {"type": "no_knight"},
    )


def test_N4_2_one_area_may_serve_several_follies(engine: Driver) -> None:
    land = ("Cffff", "mffff", "mgg..", "mggoo", "mmmoo")
    engine.load(table(seat(*land, money=30)))
    assert {move["folly"] for move in engine.legal_of("build", building="folly")} == {"two_manors", "one_each"}
    engine.play("build", building="folly", folly="two_manors", at=[0, 1])
    engine.play("end_turn")
    for _ in range(2):
        engine.play_all({"type": "idle"}, END)
    engine.play("build", building="folly", folly="one_each", at=[0, 2])
    assert engine.seat(0)["points"] == 12 + 10


def test_N4_3_who_should_draw_more_than_the_bag_holds_draws_what_is_there(engine: Driver) -> None:
    engine.load(with_bag(table(seat("Cgggg"), seat(), seat()), field=2, meadow=1))
    engine.play("land", bribes=0)
    mine = {kind: count for kind, count in engine.seat(0)["tiles"].items() if count}
    assert mine == {"field": 2, "meadow": 1}
    assert sum(engine.position()["bag"].values()) == 0


def test_N4_3_an_empty_bag_gives_nothing(engine: Driver) -> None:
    engine.load(with_bag(table(seat("Cgggg"), seat(), seat())))
    engine.play("land", bribes=0)
    assert sum(engine.seat(0)["tiles"].values()) == 0
    assert engine.seat(0)["landed"] is True


def test_N5_1_the_poorest_seat_may_tax_take_land_or_idle(engine: Driver) -> None:
    engine.load(table(seat(money=0)))
    same_moves(engine.legal(), *ALWAYS)


def test_N5_1_exact_moves_with_two_tiles(engine: Driver) -> None:
    engine.load(table(seat(money=0, tiles={"field": 1, "grove": 1})))
    around = ((1, 0), (-1, 0), (0, 1), (0, -1))
    hand = {"field": 1, "grove": 1}
    same_moves(
        engine.legal(),
        *ALWAYS,
        *places(*around, tile="field"),
        *places(*around, tile="grove"),
        *donations(hand),
        *swaps(hand, KINDS),
    )


def test_N5_1_exactly_one_action(engine: Driver) -> None:
    engine.load(table(seat("Cm", money=20, tiles={"field": 1}, bribes=1)))
    engine.play("idle")
    same_moves(engine.legal(), END)
    for move in (
        {"type": "idle"},
        {"type": "bribe", "count": 1},
        {"type": "taxes", "bribes": 0},
        {"type": "land", "bribes": 0},
        {"type": "place", "tile": "field", "at": [0, 1]},
        {"type": "donate", "tiles": {"field": 1}},
        {"type": "build", "building": "chapel", "at": [1, 0]},
    ):
        engine.refuses("illegal_move", move=move)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "idle"},
        {"type": "bribe", "count": 2},
        {"type": "taxes", "bribes": 1},
        {"type": "land", "bribes": 0},
        {"type": "donate", "tiles": {"field": 1}},
        {"type": "build", "building": "palace", "at": [0, 0]},
    ],
)
def test_N5_1_every_action_is_marked_as_the_turns_action(engine: Driver, action: Json) -> None:
    engine.load(table(seat("Cm", money=20, tiles={"field": 1}, bribes=1)))
    engine.ok("play", move=action)
    assert engine.position()["pending"] == [on_turn(0, acted=True)]


def test_N5_1_an_action_is_needed_before_the_end(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 2}, cards=["tribute"])))
    engine.refuses_move("end_turn")
    engine.play("play_card", card="tribute")
    engine.refuses_move("end_turn")
    engine.play("swap", give=["field", "field"], take="grove")
    engine.refuses_move("end_turn")


@pytest.mark.parametrize("before", [True, False])
def test_N5_1_one_card_before_or_after_the_action(engine: Driver, before: bool) -> None:
    engine.load(table(seat(money=0, cards=["tribute", "tribute"])))
    steps: list[Json] = [{"type": "play_card", "card": "tribute"}, {"type": "idle"}]
    for step in steps if before else reversed(steps):
        engine.ok("play", move=step)
    assert engine.position()["pending"] == [on_turn(0, acted=True, carded=True)]
    same_moves(engine.legal(), END)
    engine.refuses_move("play_card", card="tribute")
    assert engine.seat(0)["money"] == 5


def test_N5_1_a_second_card_is_refused_before_the_action_too(engine: Driver) -> None:
    engine.load(table(seat(money=0, cards=["tribute", "whitehall"])))
    engine.play("play_card", card="whitehall")
    same_moves(engine.legal(), *ALWAYS)
    engine.refuses_move("play_card", card="tribute")


def test_N5_1_the_next_turn_allows_a_card_again(engine: Driver) -> None:
    engine.load(table(seat(cards=["tribute", "tribute"]), seat(), seat()))
    engine.play("play_card", card="tribute")
    for _ in range(3):
        engine.play_all({"type": "idle"}, END)
    assert engine.legal_of("play_card") == [{"type": "play_card", "card": "tribute"}]


def test_N5_1_no_card_in_the_middle_of_an_expand(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 2}, cards=["tribute"])))
    engine.play("place", tile="field", at=[1, 0])
    assert not engine.legal_of("play_card")
    engine.refuses_move("play_card", card="tribute")
    engine.play("done")
    assert engine.legal_of("play_card")


def test_N5_1_no_card_and_no_swap_at_the_knight_or_the_card_drawn(engine: Driver) -> None:
    engine.load(table(seat("Cfmm", money=20, tiles={"field": 5}, cards=["tribute"])))
    engine.play("build", building="castle", at=[2, 0])
    same_moves(engine.legal(), {"type": "no_knight"})
    held = ["tribute"]
    top = ("dowry", "liaison", "whitehall")
    engine.load(
        table(seat("Cfm", money=20, tiles={"field": 5}, cards=held), seat(), seat(), deck=deck(*top, held=held))
    )
    engine.play("build", building="chapel", at=[2, 0])
    same_moves(engine.legal(), *({"type": "keep_card", "card": card} for card in top))


def test_N5_1_swap_gives_two_into_the_bag_for_one_of_your_choice(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 3, "grove": 1})))
    before = engine.position()["bag"]
    engine.play("swap", give=["field", "grove"], take="meadow")
    after = engine.position()["bag"]
    hand = {kind: count for kind, count in engine.seat(0)["tiles"].items() if count}
    assert hand == {"field": 2, "meadow": 1}
    assert {kind: after[kind] - before[kind] for kind in KINDS} == {"field": 1, "grove": 1, "meadow": -1, "fountain": 0}


def test_N5_1_any_number_of_swaps_before_and_after_the_action(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 6})))
    for _ in range(2):
        engine.play("swap", give=["field", "field"], take="fountain")
    engine.play("idle")
    engine.play("swap", give=["field", "field"], take="fountain")
    engine.play("swap", give=["fountain", "fountain"], take="fountain")
    assert engine.seat(0)["tiles"]["fountain"] == 2


def test_N5_1_swaps_between_the_tiles_of_an_expand(engine: Driver) -> None:
    engine.load(table(seat(money=0, tiles={"field": 5})))
    engine.play("place", tile="field", at=[1, 0])
    engine.play("swap", give=["field", "field"], take="grove")
    engine.play("place", tile="grove", at=[2, 0])
    engine.play("place", tile="field", at=[3, 0])
    engine.refuses_move("swap", give=["field", "field"], take="grove")
    engine.play("done")
    assert engine.seat(0)["money"] == 2


@pytest.mark.parametrize("decision", ["turn", "expand", "acted"])
def test_N5_1_swap_takes_only_what_the_bag_held_before(engine: Driver, decision: str) -> None:
    hand = {"field": 3, "grove": 1}
    engine.load(with_bag(table(seat(tiles=hand), seat(), seat()), meadow=1))
    if decision == "expand":
        engine.play("place", tile="field", at=[1, 0])
        hand = {"field": 2, "grove": 1}
    if decision == "acted":
        engine.play("idle")
    same_moves(engine.legal_of("swap"), *swaps(hand, ["meadow"]))
    engine.refuses_move("swap", give=["field", "field"], take="field")
    engine.play("swap", give=["field", "field"], take="meadow")
    bag = {kind: count for kind, count in engine.position()["bag"].items() if count}
    assert bag == {"field": 2}


def test_N5_1_no_swap_with_an_empty_bag_or_a_single_tile(engine: Driver) -> None:
    engine.load(with_bag(table(seat(tiles={"field": 4}), seat(), seat())))
    assert not engine.legal_of("swap")
    engine.load(table(seat(tiles={"field": 1})))
    assert not engine.legal_of("swap")
    engine.refuses_move("swap", give=["field", "field"], take="grove")


def test_N5_2_the_turn_lasts_until_the_player_ends_it(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat()))
    engine.play("idle")
    assert engine.decision() == ("turn", 0)
    assert engine.ok("play", move=END)["to_move"] == 1
    assert engine.position()["pending"] == [on_turn(1)]


def test_N5_3_the_queens_holder_gets_a_point_and_moves_the_marker(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat(), queen=0))
    engine.play("taxes", bribes=0)
    assert engine.seat(0)["points"] == 0
    assert engine.ok("play", move=END)["to_move"] == 1
    after = engine.position()
    assert (after["round"], after["seats"][0]["points"], after["seats"][0]["sources"]["queen"]) == (1, 1, 1)
    assert after["queen"] == 0


def test_N5_3_without_the_queen_nothing_moves(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat(), queen=1))
    engine.play_all({"type": "taxes", "bribes": 0}, END)
    after = engine.position()
    assert after["round"] == 0
    assert [each["points"] for each in after["seats"]] == [0, 0, 0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_N5_3_turns_go_clockwise_round_the_table(engine: Driver, players: int) -> None:
    engine.load(table(*[seat()] * players, queen=1, to_move=players - 1))
    order = [players - 1]
    for _ in range(players):
        engine.play("idle")
        order.append(engine.ok("play", move=END)["to_move"])
    assert order == [players - 1, *range(players)]
