"""Loading partial positions: what a missing field means."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .driver import Driver
from .positions import CARDS, FOLLIES, LAND, SOURCES, deck, estate, on_turn, seat, table

Json = dict[str, Any]

THREE_EACH = dict.fromkeys(LAND, 3)


def nonzero(tiles: Json) -> Json:
    return {kind: count for kind, count in tiles.items() if count}


def test_a_given_seats_missing_tiles_and_cards_are_empty(engine: Driver) -> None:
    engine.load({"players": 3, "seats": [{}]})
    mine = engine.seat(0)
    assert (nonzero(mine["tiles"]), mine["cards"]) == ({}, [])


def test_seats_not_given_are_as_at_the_start_with_no_cards(engine: Driver) -> None:
    engine.load({"players": 4, "seats": [{}]})
    for number in (1, 2, 3):
        other = engine.seat(number)
        assert nonzero(other["tiles"]) == THREE_EACH
        assert other["cards"] == []
        assert other["money"] == 10 + number


def test_every_other_missing_field_is_as_at_the_start(engine: Driver) -> None:
    engine.load({"players": 3, "seats": [{}]})
    position = engine.position()
    assert (position["decade"], position["round"], position["queen"], position["bribes"]) == (1, 0, 2, 20)
    assert nonzero(position["church"]) == {}
    assert position["board"]["castles"] == 3
    assert sorted(position["board"]["follies"]) == sorted(FOLLIES)
    mine = position["seats"][0]
    assert (mine["title"], mine["money"], mine["points"], mine["bribes"]) == ("baron", 10, 0, 0)
    assert (mine["knights"], mine["taxed"], mine["landed"], mine["prestige"]) == (2, False, False, 0)
    assert mine["sources"] == dict.fromkeys(SOURCES, 0)
    assert mine["estate"] == {
        "tiles": [{"at": [0, 0], "kind": "meadow"}],
        "buildings": [{"at": [0, 0], "kind": "castle"}],
        "knights": [],
    }
    assert position["pending"] == [on_turn(0)]


def test_players_may_be_missing_if_seats_is_there(engine: Driver) -> None:
    engine.load({"seats": [{}, {}, {}, {}]})
    assert engine.position()["players"] == 4
    assert len(engine.position()["seats"]) == 4


def test_seats_may_be_missing_if_players_is_there(engine: Driver) -> None:
    engine.load({"players": 5})
    assert [nonzero(each["tiles"]) for each in engine.position()["seats"]] == [THREE_EACH] * 5


def test_a_missing_bag_is_what_the_material_leaves_over(engine: Driver) -> None:
    engine.load(table(seat("Cff", tiles={"field": 4}), seat(tiles={"grove": 1}), seat(), church={"field": 2}))
    assert engine.position()["bag"] == {"field": 62 - 8, "grove": 47, "fountain": 44, "meadow": 45}


def test_a_missing_stock_is_what_the_material_leaves_over(engine: Driver) -> None:
    engine.load(table(seat("CfCfPfH"), seat("PfH"), seat(), board={"castles": 1, "chapels": 0, "palaces": 2}))
    assert engine.position()["stock"] == {"castles": 15 - 3 - 1, "chapels": 13, "palaces": 12 - 2 - 2}


def test_a_missing_deck_is_what_the_material_leaves_over(engine: Driver) -> None:
    held = ["dowry", "liaison", "whitehall", "whitehall"]
    engine.load(table(seat(cards=held[:2]), seat(cards=held[2:]), seat()))
    assert Counter(engine.position()["deck"]) == Counter(CARDS) - Counter(held)


def test_a_missing_deck_has_an_order_fixed_by_rng(engine: Driver) -> None:
    states = []
    for seed in (1, 2):
        engine.new(3, seed=seed)
        states.append(engine.position()["rng"])
    decks = []
    for state in (*states, *states):
        engine.load(table(seat(), rng=state))
        decks.append(engine.position()["deck"])
    assert decks[:2] == decks[2:]
    assert decks[0] != decks[1]
    assert decks[0] != deck()


def test_without_rng_loading_is_still_repeatable(engine: Driver) -> None:
    engine.load(table(seat(cards=["dowry"])))
    first = engine.position()
    engine.load(table(seat(cards=["dowry"])))
    assert engine.position() == first


def test_missing_bribes_are_what_the_seats_leave_over(engine: Driver) -> None:
    engine.load(table(seat(bribes=3), seat(bribes=7)))
    assert engine.position()["bribes"] == 10


def test_missing_knights_are_those_not_on_an_area(engine: Driver) -> None:
    land = estate("Cffff", "mffff", knights=[(1, 0, 1), (3, 0, 1), (2, 0, 2)])
    engine.load(table(seat(estate=land), seat(), seat()))
    assert [each["knights"] for each in engine.position()["seats"]] == [2, 0, 1]


def test_missing_follies_are_those_nobody_built(engine: Driver) -> None:
    engine.load(table(seat("Cffff", "2ffff"), board={"castles": 2}))
    assert sorted(engine.position()["board"]["follies"]) == ["one_each", "two_forests", "two_gardens"]


def test_parts_of_board_may_be_missing(engine: Driver) -> None:
    engine.load(table(seat(), board={"palaces": 1}))
    board = engine.position()["board"]
    assert (board["castles"], board["chapels"], board["palaces"]) == (3, 3, 1)


def test_parts_of_an_estate_may_be_missing(engine: Driver) -> None:
    tiles = [{"at": [0, 0], "kind": "meadow"}, {"at": [1, 0], "kind": "field"}]
    engine.load(table(seat(estate={"tiles": tiles})))
    assert engine.seat(0)["estate"]["buildings"] == [{"at": [0, 0], "kind": "castle"}]
    engine.load(table(seat(estate={"buildings": [{"at": [0, 0], "kind": "palace"}]})))
    land = engine.seat(0)["estate"]
    assert land["tiles"] == [{"at": [0, 0], "kind": "meadow"}]
    assert land["buildings"] == [{"at": [0, 0], "kind": "palace"}]


def test_a_missing_pending_means_the_start_of_the_turn_of_to_move(engine: Driver) -> None:
    assert engine.load(table(seat()))["to_move"] == 0
    assert engine.load(table(seat(), to_move=2))["to_move"] == 2
    assert engine.position()["pending"] == [on_turn(2)]


def test_pending_is_taken_as_given(engine: Driver) -> None:
    engine.load(table(seat(), seat(cards=["tribute"]), pending=[on_turn(1, acted=True, carded=True)]))
    assert engine.legal() == [{"type": "end_turn"}]
    engine.load(table(seat(), seat(cards=["tribute"]), pending=[on_turn(1, acted=True)]))
    assert len(engine.legal()) == 2


def test_a_knight_decision_can_be_loaded(engine: Driver) -> None:
    pending = [on_turn(0, acted=True), {"decision": "knight", "seat": 0}]
    engine.load(table(seat(), seat("Cff", "mff", money=5), pending=pending))
    assert len(engine.legal()) == 2
    engine.play("knight", seat=1, at=[1, 0])
    assert engine.seat(1)["money"] == 3


def test_a_give_tiles_decision_can_be_loaded(engine: Driver) -> None:
    pending = [on_turn(0, acted=True), {"decision": "give_tiles", "seat": 1, "to": 0}]
    host = seat(estate=estate("Cgg", "mgg", knights=[(1, 0, 0)]), tiles={"field": 3})
    assert engine.load(table(seat(), host, seat(), pending=pending))["to_move"] == 1
    engine.play("give_tiles", tiles={"field": 2})
    assert nonzero(engine.seat(0)["tiles"]) == {"field": 2}


def test_a_keep_card_decision_can_be_loaded(engine: Driver) -> None:
    pending = [on_turn(0, acted=True), {"decision": "keep_card", "seat": 0}]
    engine.load(table(seat(), pending=pending, deck=deck("dowry", "dowry", "tribute")))
    engine.play("keep_card", card="dowry")
    assert engine.seat(0)["cards"] == ["dowry"]
    assert engine.decision() == ("turn", 0)


def test_an_expand_tells_what_led_to_it(engine: Driver) -> None:
    for laid, acted, carded in (([], False, True), ([[1, 0]], True, False)):
        expand = {"decision": "expand", "seat": 0, "laid": laid}
        engine.load(table(seat("Cf", tiles={"field": 1}), pending=[{"decision": "turn", "seat": 0}, expand]))
        assert engine.position()["pending"] == [on_turn(0, acted, carded), expand]


def test_given_material_that_is_complete_is_taken(engine: Driver) -> None:
    engine.load(
        table(
            seat(bribes=1, points=3, sources={"idle": 1, "bribes": 2}),
            seat(),
            seat(),
            bag={"field": 62, "grove": 48, "fountain": 44, "meadow": 45},
            bribes=19,
            stock={"castles": 9, "chapels": 12, "palaces": 10},
            deck=deck(),
        )
    )
    assert engine.position()["deck"] == deck()
    assert engine.seat(0)["points"] == 3


def test_points_may_be_given_without_their_sources(engine: Driver) -> None:
    # reading: only given sources have to add up to the points.
    engine.load(table(seat(points=40)))
    assert engine.seat(0)["points"] == 40


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_position_comes_back_unchanged(engine: Driver, players: int) -> None:
    engine.new(players, seed=4)
    position = engine.position()
    engine.new(3, seed=99)
    engine.load(position)
    assert engine.position() == position


def test_load_replaces_the_game_before(engine: Driver) -> None:
    engine.load(table(seat(money=1)))
    engine.load(table(seat()))
    assert engine.seat(0)["money"] == 10
