"""N8: the masquerade ball."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from .driver import Driver
from .positions import canonical, deck, estate, same_moves, seat, table

Json = dict[str, Any]

THRESHOLDS = {"duke": 14, "marquess": 10, "earl": 6, "viscount": 2, "baron": 0}
POINTS = {"duke": 7, "marquess": 5, "earl": 3, "viscount": 1, "baron": 0}
PLAIN_COURT: Json = {"type": "court", "bribes": 0, "cards": []}


def start_ball(engine: Driver, *seats: Json, holder: int = 0, **fields: Any) -> None:
    """Let the queen's holder idle and end its turn one space before the first ball."""
    engine.load(table(*seats, **{"round": 3, "queen": holder, "to_move": holder, **fields}))
    engine.play_all({"type": "idle"}, {"type": "end_turn"})


def line(fountains: int) -> Json:
    """A seat whose estate is worth exactly this prestige."""
    return seat("C" + "o" * fountains)


def attend(engine: Driver, count: int) -> None:
    """All seats hand in nothing."""
    for _ in range(count):
        engine.ok("play", move=PLAIN_COURT)


def spaces(engine: Driver) -> list[int]:
    return [each["prestige"] for each in engine.position()["seats"]]


def titles(engine: Driver) -> list[str | None]:
    return [each["title"] for each in engine.position()["seats"]]


def test_N8_1_all_titles_return(engine: Driver) -> None:
    start_ball(engine, seat(title="duke"), seat(title="earl"), seat())
    assert titles(engine) == [None, None, None]


@pytest.mark.parametrize(("holder", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_N8_2_from_the_queens_holder_clockwise(engine: Driver, holder: int, order: list[int]) -> None:
    start_ball(engine, seat(), seat(), seat(), seat(), holder=holder)
    seen = []
    for _ in range(4):
        assert engine.decision()[0] == "court"
        seen.append(engine.decision()[1])
        engine.ok("play", move=PLAIN_COURT)
    assert seen == order


@pytest.mark.parametrize(
    ("mine", "theirs", "prestige"),
    [
        (estate("C"), estate("C"), 0),
        (estate("Coo"), estate("C"), 2),
        (estate("Coo", "moo"), estate("C"), 4 + 2),
        (estate("Cooo", "mooo"), estate("C"), 6 + 4),
        (estate("Coo", "moo", knights=[(1, 0, 1)]), estate("C"), 4),
        (estate("Co"), estate("Coo", "moo", knights=[(1, 0, 0)]), 1 + 2),
        (estate("Co"), estate("Cooo", "mooo", knights=[(1, 0, 0), (2, 0, 0)]), 1 + 4),
        (estate("Co"), estate("Cff", "mff", knights=[(1, 0, 0)]), 1),
        (estate("Co"), estate("Coo", "moo", knights=[(1, 0, 2)]), 1),
        (estate("Po"), estate("C"), 1 + 2),
        (estate("PfP"), estate("C"), 4),
        (estate("CfHg"), estate("C"), 0),
    ],
)
def test_N8_2_prestige_of_the_estate(engine: Driver, mine: Json, theirs: Json, prestige: int) -> None:
    start_ball(engine, seat(estate=mine), seat(estate=theirs), seat())
    engine.ok("play", move=PLAIN_COURT)
    assert spaces(engine)[0] == prestige


def test_N8_2_court_lists_every_way_of_handing_in(engine: Driver) -> None:
    cards = ["blackmail", "blackmail", "intrigue", "tribute"]
    start_ball(engine, seat(bribes=2, cards=cards), seat(), seat())
    hands = [
        ["blackmail"] * black + ["intrigue"] * intrigue + ["tribute"] * tribute
        for black, intrigue, tribute in product(range(3), range(2), range(2))
    ]
    expected = [{"type": "court", "bribes": bribes, "cards": hand} for bribes in range(3) for hand in hands]
    assert len(expected) == 36
    assert canonical(engine.legal()) == canonical(expected)
    engine.refuses_move("court", bribes=3, cards=[])
    engine.refuses_move("court", bribes=0, cards=["tribute", "tribute"])
    engine.refuses_move("court", bribes=0, cards=["tribute", "blackmail"])


@pytest.mark.parametrize(
    ("bribes", "cards", "prestige"),
    [
        (0, [], 2),
        (2, [], 4),
        (0, ["blackmail"], 5),
        (0, ["blackmail", "blackmail"], 8),
        (0, ["liaison"], 3),
        (0, ["intrigue", "liaison"], 4),
        (2, ["blackmail", "blackmail", "intrigue", "liaison"], 12),
    ],
)
def test_N8_2_value_of_what_is_handed_in(engine: Driver, bribes: int, cards: list[str], prestige: int) -> None:
    held = ["blackmail", "blackmail", "intrigue", "liaison"]
    start_ball(engine, {**line(2), "bribes": 2, "cards": held}, seat(), seat(), deck=deck(held=held))
    before = engine.position()
    engine.play("court", bribes=bribes, cards=cards)
    after = engine.position()
    assert after["seats"][0]["prestige"] == prestige
    assert after["seats"][0]["bribes"] == 2 - bribes
    assert after["bribes"] == before["bribes"] + bribes
    assert after["deck"] == before["deck"] + cards
    assert len(after["seats"][0]["cards"]) == 4 - len(cards)


def test_N8_2_court_is_asked_with_nothing_to_hand_in(engine: Driver) -> None:
    start_ball(engine, seat(), seat(), seat())
    same_moves(engine.legal(), PLAIN_COURT)


def test_N8_2_a_taken_space_gives_way_to_the_next_lower_free_one(engine: Driver) -> None:
    start_ball(engine, line(5), line(5), line(5), line(4), line(6))
    attend(engine, 5)
    # The highest seat decides first; nobody has taken a title, so the spaces are still there.
    assert spaces(engine) == [5, 4, 3, 2, 6]


def test_N8_2_space_zero_holds_any_number(engine: Driver) -> None:
    start_ball(engine, line(1), line(1), line(1), line(0), line(3))
    attend(engine, 4)
    assert spaces(engine) == [1, 0, 0, 0, 0]


def test_N8_2_later_seats_see_what_earlier_ones_did(engine: Driver) -> None:
    start_ball(engine, {**line(3), "bribes": 2}, line(5), seat())
    engine.play("court", bribes=2, cards=[])
    assert engine.view(1)["seats"][0]["prestige"] == 5
    assert engine.view(1)["seats"][0]["bribes"] == 0
    engine.ok("play", move=PLAIN_COURT)
    assert spaces(engine)[1] == 4


@pytest.mark.parametrize("space", range(18))
def test_N8_3_titles_the_space_reaches(engine: Driver, space: int) -> None:
    start_ball(engine, line(space), seat(), seat())
    attend(engine, 3)
    reached = [title for title, threshold in THRESHOLDS.items() if space >= threshold]
    if len(reached) == 1:
        assert engine.decision() == ("turn", 1)
        assert engine.seat(0)["title"] == "baron"
    else:
        assert engine.decision() == ("take_title", 0)
        same_moves(engine.legal(), *({"type": "take_title", "title": title} for title in reached))


def test_N8_3_the_space_counts_and_not_the_sum(engine: Driver) -> None:
    start_ball(engine, line(6), line(6), seat())
    attend(engine, 3)
    engine.play("take_title", title="viscount")
    assert engine.decision() == ("turn", 1)
    assert titles(engine) == ["viscount", "baron", "baron"]


def test_N8_3_from_the_highest_space_down(engine: Driver) -> None:
    start_ball(engine, line(3), line(8), line(14), line(5))
    attend(engine, 4)
    order = []
    while engine.decision()[0] == "take_title":
        order.append(engine.decision()[1])
        engine.play("take_title", title=best(engine.legal()))
    # Seat 0 finds the second viscount of four seats and could also be baron.
    assert order == [2, 1, 3, 0]
    assert titles(engine) == ["viscount", "earl", "duke", "viscount"]


def best(moves: list[Json]) -> str:
    return max((str(move["title"]) for move in moves), key=lambda title: THRESHOLDS[title])


def test_N8_3_a_title_that_is_gone_cannot_be_taken(engine: Driver) -> None:
    start_ball(engine, line(8), line(7), line(14))
    attend(engine, 3)
    engine.play("take_title", title="duke")
    engine.play("take_title", title="earl")
    same_moves(engine.legal(), {"type": "take_title", "title": "viscount"}, {"type": "take_title", "title": "baron"})
    engine.refuses_move("take_title", title="earl")
    engine.refuses_move("take_title", title="marquess")


def test_N8_3_a_lower_title_may_be_taken(engine: Driver) -> None:
    start_ball(engine, line(14), line(2), seat())
    attend(engine, 3)
    engine.play("take_title", title="viscount")
    # Only baron is left for seat 1: it happens by itself.
    assert engine.decision() == ("turn", 1)
    assert titles(engine) == ["viscount", "baron", "baron"]


def test_N8_3_equal_on_zero_all_become_barons_by_themselves(engine: Driver) -> None:
    start_ball(engine, seat(), seat(), seat())
    attend(engine, 3)
    assert engine.decision() == ("turn", 1)
    assert titles(engine) == ["baron", "baron", "baron"]


def test_N8_3_titles_are_null_until_taken_and_points_come_when_all_have(engine: Driver) -> None:
    start_ball(engine, line(14), line(10), line(6))
    attend(engine, 3)
    engine.play("take_title", title="duke")
    assert titles(engine) == ["duke", None, None]
    engine.play("take_title", title="marquess")
    assert [each["sources"]["titles"] for each in engine.position()["seats"]] == [0, 0, 0]
    assert spaces(engine) == [14, 10, 6]
    engine.play("take_title", title="earl")
    assert [each["sources"]["titles"] for each in engine.position()["seats"]] == [7, 5, 3]


def test_N8_4_points_of_all_five_titles(engine: Driver) -> None:
    start_ball(engine, line(0), line(3), line(7), line(12), line(15))
    attend(engine, 5)
    for title in ("duke", "marquess", "earl", "viscount"):
        engine.play("take_title", title=title)
    assert [each["sources"]["titles"] for each in engine.position()["seats"]] == [0, 1, 3, 5, 7]
    assert engine.seat(4)["points"] == 7
    assert engine.seat(0)["points"] == 2


def test_N8_4_prestige_returns_the_marker_moves_and_play_goes_on_left_of_the_queen(engine: Driver) -> None:
    start_ball(engine, line(3), line(1), seat(), seat(), holder=2)
    attend(engine, 4)
    answer = engine.ok("play", move={"type": "take_title", "title": "viscount"})
    assert answer["to_move"] == 3
    after = engine.position()
    assert [each["prestige"] for each in after["seats"]] == [0, 0, 0, 0]
    assert (after["round"], after["queen"]) == (5, 2)


def test_N8_4_after_the_second_ball_the_marker_stands_on_locked(engine: Driver) -> None:
    start_ball(engine, seat(), seat(), seat(), round=7)
    attend(engine, 3)
    assert engine.position()["round"] == 9


def test_N8_titles_of_the_ball_give_their_discount(engine: Driver) -> None:
    start_ball(engine, line(1), {**line(14), "money": 6}, seat())
    attend(engine, 3)
    engine.play("take_title", title="duke")
    engine.play("build", building="palace", at=[0, 0])
    assert engine.seat(1)["money"] == 0


def test_N8_a_ball_can_be_stopped_and_loaded_at_every_decision(engine: Driver) -> None:
    start_ball(engine, {**line(7), "bribes": 3}, line(7), line(2), line(0))
    script: list[Json] = [
        {"type": "court", "bribes": 3, "cards": []},
        PLAIN_COURT,
        PLAIN_COURT,
        PLAIN_COURT,
        {"type": "take_title", "title": "earl"},
        {"type": "take_title", "title": "viscount"},
    ]
    other = Driver()
    for move in script:
        position = engine.position()
        other.load(position)
        assert other.position() == position
        assert other.ok("legal") == engine.ok("legal")
        assert other.ok("play", move=move) == engine.ok("play", move=move)
    assert other.position() == engine.position()
