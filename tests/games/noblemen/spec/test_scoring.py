"""N10: building scoring, the change of decade and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import all_cards_held, deck, estate, on_turn, seat, table

Json = dict[str, Any]

END: Json = {"type": "end_turn"}
TAXES: Json = {"type": "taxes", "bribes": 0}


def score(engine: Driver, *seats: Json, holder: int = 0, **fields: Any) -> None:
    """Let the queen's holder finish its turn on the locked space."""
    engine.load(table(*seats, **{"round": 9, "queen": holder, "to_move": holder, **fields}))
    engine.play_all({"type": "land", "bribes": 0}, END)


@pytest.mark.parametrize(
    ("land", "points"),
    [
        (estate("fff", "fCf", "fff", origin=(1, 1)), 3),
        (estate("fff", "fCf", "ff.", origin=(1, 1)), 0),
        (estate("Hff", "fCf", "fff", origin=(1, 1)), 4),
        (estate("HfH", "fCf", "HfH", origin=(1, 1)), 7),
        (estate("HfH", "fCf", ".fH", origin=(1, 1)), 0),
        (estate("HfH", "fPf", "HfH", origin=(1, 1)), 13),
        (estate("fff", "fPf", "fff", origin=(1, 1)), 5),
        (estate(".ff", "fPf", "fff", origin=(1, 1)), 0),
        (estate("fffff", "fCHCf", "fffff", origin=(1, 1)), 4 + 4),
        (estate("fffff", "fPHCf", "fffff", origin=(1, 1)), 7 + 4),
        (estate("fffffff", "fCfHfCf", "fffffff", origin=(1, 1)), 3 + 3),
        (estate("ffff", "fCf2", "ffff", "ffff", origin=(1, 1)), 3),
        (estate("fffm", "fCfm", "ffff", origin=(1, 1)), 3),
        (estate("CfH"), 0),
    ],
)
def test_N10_1_building_scoring(engine: Driver, land: Json, points: int) -> None:
    score(engine, seat(), seat(estate=land), seat())
    assert engine.seat(1)["sources"]["buildings"] == points
    assert engine.seat(1)["points"] == points


def test_N10_1_knights_and_rivals_do_not_matter(engine: Driver) -> None:
    land = estate("fff", "fCf", "fff", "ff.", origin=(1, 1), knights=[(-1, 1, 2)])
    score(engine, seat(), seat(estate=land), seat())
    assert engine.seat(1)["points"] == 3


def finish_drawing(engine: Driver) -> list[int]:
    """Keep the first card offered to each seat, and return the seats in their order."""
    seats = []
    while engine.decision()[0] == "keep_card":
        seats.append(engine.decision()[1])
        engine.ok("play", move=engine.legal()[0])
    return seats


def test_N10_2_the_board_is_filled_from_the_stock(engine: Driver) -> None:
    board = {"castles": 0, "chapels": 1, "palaces": 1, "follies": ["one_each"]}
    land = seat("Cgggg", "1gggg", "2ffff", "mffff", "3oooo", "moooo")
    score(engine, seat(), land, seat(), board=board)
    position = engine.position()
    assert (position["board"]["castles"], position["board"]["chapels"], position["board"]["palaces"]) == (3, 3, 2)
    assert position["board"]["follies"] == ["one_each"]
    assert position["stock"] == {"castles": 15 - 3 - 3, "chapels": 12, "palaces": 10}


@pytest.mark.parametrize(
    ("per_seat", "board", "after"),
    [([3, 3, 3, 3, 3], 0, 0), ([3, 3, 3, 3, 1], 0, 2), ([3, 3, 3, 2, 2], 1, 2), ([2, 2, 2, 2, 2], 5, 5)],
)
def test_N10_2_castles_may_run_out(engine: Driver, per_seat: list[int], board: int, after: int) -> None:
    seats = [seat("f".join("C" * count), money=20) for count in per_seat]
    score(engine, *seats, board={"castles": board})
    assert engine.position()["board"]["castles"] == after
    assert engine.position()["stock"]["castles"] == 15 - sum(per_seat) - after


def test_N10_2_if_castles_run_out_the_cheap_spaces_stay_empty(engine: Driver) -> None:
    seats = [seat("f".join("C" * count)) for count in (3, 3, 3, 2)]
    score(engine, *seats, seat("Cfm", money=8), board={"castles": 0}, holder=3)
    finish_drawing(engine)
    assert engine.decision() == ("turn", 4)
    assert engine.position()["board"]["castles"] == 3
    engine.play("build", building="castle", at=[2, 0])
    assert engine.seat(4)["money"] == 2


def test_N10_2_donated_tiles_go_back_and_markers_are_free(engine: Driver) -> None:
    church = {"field": 3, "grove": 1, "fountain": 2}
    seats = [seat(taxed=True, landed=False), seat(taxed=True, landed=True), seat(landed=True)]
    engine.load(table(*seats, round=9, queen=0, church=church))
    bag = engine.position()["bag"]
    engine.play_all({"type": "idle"}, END)
    after = engine.position()
    assert sum(after["church"].values()) == 0
    assert {kind: after["bag"][kind] - bag[kind] for kind in bag} == {**church, "meadow": 0}
    assert [(each["taxed"], each["landed"]) for each in after["seats"]] == [(False, False)] * 3


@pytest.mark.parametrize(("holder", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_N10_2_everyone_draws_a_card_from_the_queens_holder_clockwise(
    engine: Driver, holder: int, order: list[int]
) -> None:
    score(engine, seat(), seat(), seat(), seat(), holder=holder)
    assert finish_drawing(engine) == order
    assert [len(each["cards"]) for each in engine.position()["seats"]] == [1, 1, 1, 1]


@pytest.mark.parametrize("decade", [1, 2])
def test_N10_2_the_decade_and_round_markers_move_on_and_left_of_the_queen_begins(engine: Driver, decade: int) -> None:
    score(engine, seat(), seat(), seat(), holder=1, decade=decade)
    # reading: "in this order" lets the markers move only after the cards are drawn.
    assert (engine.position()["decade"], engine.position()["round"]) == (decade, 10)
    finish_drawing(engine)
    assert (engine.position()["decade"], engine.position()["round"]) == (decade + 1, 0)
    assert engine.position()["pending"] == [on_turn(2)]
    assert engine.position()["queen"] == 1


def test_N10_2_without_cards_to_draw_the_decade_changes_at_once(engine: Driver) -> None:
    hands = all_cards_held()
    score(engine, *(seat(cards=hand) for hand in hands), deck=[])
    assert engine.decision() == ("turn", 1)
    assert (engine.position()["decade"], engine.position()["round"]) == (2, 0)


def test_N10_2_a_deck_of_one_card_serves_only_the_first(engine: Driver) -> None:
    hands = all_cards_held()
    hands[2].remove("tribute")
    score(engine, *(seat(cards=hand) for hand in hands), deck=["tribute"])
    assert engine.decision() == ("keep_card", 0)
    engine.play("keep_card", card="tribute")
    assert engine.decision() == ("turn", 1)


def test_N10_2_an_intrigue_works_at_the_change_of_decade(engine: Driver) -> None:
    held = ["intrigue"]
    top = ("dowry", "liaison", "tribute")
    score(engine, seat(cards=held), seat(), seat(), deck=deck(*top, held=held))
    engine.play("keep_all")
    assert sorted(engine.seat(0)["cards"]) == sorted(top)
    assert engine.decision() == ("keep_card", 1)


def test_N10_2_tiles_money_titles_and_knights_stay(engine: Driver) -> None:
    land = estate("Cff", "mff", knights=[(1, 0, 1)])
    mine = seat(estate=land, money=17, title="earl", tiles={"field": 2}, bribes=3)
    score(engine, mine, seat(), seat())
    finish_drawing(engine)
    after = engine.seat(0)
    assert (after["money"], after["title"], after["tiles"]["field"], after["bribes"]) == (17, "earl", 2, 3)
    assert after["estate"]["knights"] == [{"at": [1, 0], "seat": 1}]


def finish_game(engine: Driver, *seats: Json) -> Json:
    """The last turn of the third decade; seat 0 holds the queen and takes taxes worth nothing."""
    engine.load(table(*seats, round=9, queen=0, decade=3))
    answer = engine.play_all(TAXES, END)
    assert answer
    outcome: Json = engine.ok("outcome")
    return outcome


def test_N10_3_after_the_third_scoring_liaisons_count_and_the_game_ends(engine: Driver) -> None:
    enclosed = estate("fff", "fCf", "fff", origin=(1, 1))
    outcome = finish_game(engine, seat(cards=["liaison", "liaison", "tribute"]), seat(estate=enclosed), seat())
    assert outcome["over"] is True
    assert outcome["points"] == [1 + 6, 3, 0]
    position = engine.position()
    assert position["pending"] == []
    assert position["decade"] == 3
    assert [each["sources"]["liaisons"] for each in position["seats"]] == [6, 0, 0]
    assert outcome["sources"] == [each["sources"] for each in position["seats"]]


def test_N10_3_liaisons_bring_nothing_at_earlier_scorings(engine: Driver) -> None:
    score(engine, seat(cards=["liaison"]), seat(), seat())
    assert engine.seat(0)["points"] == 1


@pytest.mark.parametrize(
    ("points", "money", "ranking"),
    [
        ([9, 20, 15], [0, 0, 0], [[1], [2], [0]]),
        ([9, 10, 10], [0, 5, 7], [[2], [1], [0]]),
        ([9, 10, 10], [5, 5, 5], [[0, 1, 2]]),
        ([9, 10, 3], [6, 5, 50], [[0], [1], [2]]),
        ([9, 10, 4, 4], [5, 5, 8, 8], [[0, 1], [2, 3]]),
        ([2, 10, 3, 3], [0, 5, 8, 9], [[1], [3], [2], [0]]),
        ([0, 30, 20, 20, 30], [0, 1, 1, 1, 2], [[4], [1], [2, 3], [0]]),
    ],
)
def test_N10_3_ranking_by_points_then_money(
    engine: Driver, points: list[int], money: list[int], ranking: list[list[int]]
) -> None:
    """Seat 0 gets one more point for the queen."""
    seats = [seat(points=p, money=m, taxed=False) for p, m in zip(points, money, strict=True)]
    outcome = finish_game(engine, *seats)
    assert outcome["points"] == [points[0] + 1, *points[1:]]
    assert outcome["ranking"] == ranking


def test_N10_3_liaisons_decide_the_winner(engine: Driver) -> None:
    outcome = finish_game(engine, seat(points=4), seat(points=3, cards=["liaison"]), seat())
    assert outcome["ranking"] == [[1], [0], [2]]
