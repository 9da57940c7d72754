"""N6.2: building castles, palaces, chapels and follies."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import FOLLIES, deck, estate, same_moves, seat, table

Json = dict[str, Any]


def spots(engine: Driver, building: str) -> list[list[int]]:
    return sorted(move["at"] for move in engine.legal_of("build", building=building))


@pytest.mark.parametrize(
    ("title", "discount"), [("duke", 3), ("marquess", 2), ("earl", 1), ("viscount", 0), ("baron", 0)]
)
@pytest.mark.parametrize(
    ("building", "at", "price"), [("castle", [2, 0], 6), ("chapel", [2, 0], 4), ("palace", [0, 0], 9)]
)
def test_N6_2_price_less_the_titles_discount(
    engine: Driver, title: str, discount: int, building: str, at: list[int], price: int
) -> None:
    cost = price - discount
    engine.load(table(seat("Cfm", title=title, money=cost - 1)))
    assert not engine.legal_of("build", building=building)
    engine.refuses_move("build", building=building, at=at)
    engine.load(table(seat("Cfm", title=title, money=cost)))
    engine.play("build", building=building, at=at)
    assert engine.seat(0)["money"] == 0


@pytest.mark.parametrize(("title", "cost"), [("duke", 9), ("marquess", 10), ("earl", 11), ("viscount", 12)])
def test_N6_2_the_discount_holds_for_follies(engine: Driver, title: str, cost: int) -> None:
    engine.load(table(seat("Cffff", "mffff", title=title, money=cost)))
    engine.play("build", building="folly", folly="two_manors", at=[0, 1])
    assert engine.seat(0)["money"] == 0


def test_N6_2_a_price_is_never_below_zero(engine: Driver) -> None:
    prices = {"castle": [1] * 5, "chapel": [0] * 5, "palace": [2] * 4, "folly": 1}
    for building, at in (("castle", [2, 0]), ("chapel", [2, 0]), ("palace", [0, 0])):
        engine.load(table(seat("Cfm", title="duke", money=0), options={"prices": prices}))
        engine.play("build", building=building, at=at)
        assert engine.seat(0)["money"] == 0


@pytest.mark.parametrize(("building", "plural"), [("castle", "castles"), ("chapel", "chapels"), ("palace", "palaces")])
def test_N6_2_only_what_stands_on_the_board(engine: Driver, building: str, plural: str) -> None:
    engine.load(table(seat("Cfm", money=99), board={plural: 0}))
    assert not engine.legal_of("build", building=building)
    engine.load(table(seat("Cfm", money=99), board={plural: 1}))
    stock = engine.position()["stock"]
    for move in engine.legal_of("build", building=building)[:1]:
        engine.ok("play", move=move)
    after = engine.position()
    assert after["board"][plural] == 0
    assert after["stock"][plural] == stock[plural]


@pytest.mark.parametrize(
    ("plural", "building", "left", "price"),
    [
        ("castles", "castle", 1, 8),
        ("castles", "castle", 5, 4),
        ("chapels", "chapel", 2, 5),
        ("palaces", "palace", 1, 10),
    ],
)
def test_N6_2_the_price_follows_from_how_many_are_left(
    engine: Driver, plural: str, building: str, left: int, price: int
) -> None:
    engine.load(table(seat("Cfm", money=50), players=5, board={plural: left}))
    engine.ok("play", move=engine.legal_of("build", building=building)[0])
    assert engine.seat(0)["money"] == 50 - price


def test_N6_2a_castle_not_beside_castle_or_palace_in_eight_directions(engine: Driver) -> None:
    for first in "CP":
        engine.load(table(seat(first + "mm", "mmm", "mmm", money=20)))
        assert spots(engine, "castle") == [[0, 2], [1, 2], [2, 0], [2, 1], [2, 2]]
        for at in ([1, 0], [0, 1], [1, 1]):
            engine.refuses_move("build", building="castle", at=at)


def test_N6_2a_castle_beside_chapel_and_folly_is_allowed(engine: Driver) -> None:
    engine.load(table(seat("CfHm", "ffff", "ffff", money=20)))
    assert spots(engine, "castle") == [[3, 0]]
    engine.load(table(seat("Cf2m", "ffff", "ffff", money=20)))
    assert spots(engine, "castle") == [[3, 0]]


def test_N6_2a_castle_needs_an_empty_meadow(engine: Driver) -> None:
    engine.load(table(seat("CfHfg", "..o..", money=20)))
    assert spots(engine, "castle") == []
    for at in ([2, 0], [3, 0], [4, 0], [2, 1], [5, 0]):
        engine.refuses_move("build", building="castle", at=at)


def test_N6_2a_a_rivals_castle_does_not_matter(engine: Driver) -> None:
    engine.load(table(seat("Cfm", money=20), seat("CfC"), seat("CfC")))
    assert spots(engine, "castle") == [[2, 0]]


def test_N6_2a_castle_goes_from_the_board_to_the_estate(engine: Driver) -> None:
    engine.load(table(seat("Cfm", money=20)))
    before = engine.position()
    engine.play("build", building="castle", at=[2, 0])
    after = engine.position()
    assert after["board"]["castles"] == before["board"]["castles"] - 1
    assert after["stock"] == before["stock"]
    assert {"at": [2, 0], "kind": "castle"} in after["seats"][0]["estate"]["buildings"]


def test_N6_2b_palace_replaces_a_castle_and_brings_the_queen(engine: Driver) -> None:
    engine.load(table(seat("CfCmm", money=20), seat(), seat(), queen=2))
    before = engine.position()
    assert spots(engine, "palace") == [[0, 0], [2, 0]]
    engine.refuses_move("build", building="palace", at=[4, 0])
    engine.play("build", building="palace", at=[2, 0])
    after = engine.position()
    assert after["queen"] == 0
    assert after["board"]["palaces"] == before["board"]["palaces"] - 1
    assert after["board"]["castles"] == before["board"]["castles"]
    assert after["stock"]["castles"] == before["stock"]["castles"] + 1
    buildings = after["seats"][0]["estate"]["buildings"]
    assert sorted((each["at"], each["kind"]) for each in buildings) == [([0, 0], "castle"), ([2, 0], "palace")]
    assert engine.decision() == ("turn", 0)


def test_N6_2b_palace_needs_a_castle(engine: Driver) -> None:
    engine.load(table(seat("Pfm", money=20)))
    assert spots(engine, "palace") == []
    engine.refuses_move("build", building="palace", at=[0, 0])
    engine.refuses_move("build", building="palace", at=[2, 0])


def test_N6_2b_palace_while_holding_the_queen(engine: Driver) -> None:
    engine.load(table(seat(money=20), seat(), seat(), queen=0))
    engine.play("build", building="palace", at=[0, 0])
    assert engine.position()["queen"] == 0


def test_N6_2c_chapel_not_beside_chapel_in_eight_directions(engine: Driver) -> None:
    engine.load(table(seat("CHmm", "mmmm", "mmmm", money=20)))
    assert spots(engine, "chapel") == [[0, 2], [1, 2], [2, 2], [3, 0], [3, 1], [3, 2]]


def test_N6_2c_chapel_beside_anything_else_is_allowed(engine: Driver) -> None:
    engine.load(table(seat("Cm2f", "ffff", "ffff", money=20)))
    assert spots(engine, "chapel") == [[1, 0]]
    engine.load(table(seat("Pm", money=20)))
    assert spots(engine, "chapel") == [[1, 0]]


def test_N6_2c_chapel_brings_a_scandal_card(engine: Driver) -> None:
    top = ("dowry", "liaison", "whitehall", "tribute")
    engine.load(table(seat("Cm", money=20), seat(), seat(), deck=deck(*top)))
    before = engine.position()
    engine.play("build", building="chapel", at=[1, 0])
    assert engine.decision() == ("keep_card", 0)
    same_moves(engine.legal(), *({"type": "keep_card", "card": card} for card in top[:3]))
    engine.play("keep_card", card="liaison")
    after = engine.position()
    assert after["seats"][0]["cards"] == ["liaison"]
    assert after["deck"] == [*before["deck"][3:], "dowry", "whitehall"]
    assert after["board"]["chapels"] == before["board"]["chapels"] - 1
    assert engine.decision() == ("turn", 0)


MANORS = ["Cffff", "mffff"]
FORESTS = ["Cgggg", "mgggg"]
GARDENS = ["Coooo", "moooo"]
ONE_EACH = ["Cff..", "mff..", "mgg..", "mggoo", "mmmoo"]


@pytest.mark.parametrize(
    ("rows", "folly"),
    [(FORESTS, "two_forests"), (MANORS, "two_manors"), (GARDENS, "two_gardens"), (ONE_EACH, "one_each")],
)
def test_N6_2d_each_folly_needs_its_areas(engine: Driver, rows: list[str], folly: str) -> None:
    engine.load(table(seat(*rows, money=12)))
    moves = engine.legal_of("build", building="folly")
    assert {move["folly"] for move in moves} == {folly}
    for other in set(FOLLIES) - {folly}:
        engine.refuses_move("build", building="folly", folly=other, at=[0, 1])
    engine.play("build", building="folly", folly=folly, at=[0, 1])
    after = engine.position()
    assert folly not in after["board"]["follies"]
    assert len(after["board"]["follies"]) == 3
    assert {"at": [0, 1], "kind": "folly", "folly": folly} in after["seats"][0]["estate"]["buildings"]
    assert (after["seats"][0]["points"], after["seats"][0]["sources"]["follies"]) == (12, 12)


@pytest.mark.parametrize("rows", [["Cff", "mff"], ["Cgg", "mgg"], ["Coo", "moo"], ["Cff", "mff", "mgg", "mgg"]])
def test_N6_2d_too_few_areas(engine: Driver, rows: list[str]) -> None:
    engine.load(table(seat(*rows, money=50)))
    assert not engine.legal_of("build", building="folly")


def test_N6_2d_overlapping_areas_are_two(engine: Driver) -> None:
    engine.load(table(seat("Cfff", "mfff", money=12)))
    same_moves(
        engine.legal_of("build", building="folly"),
        {"type": "build", "building": "folly", "folly": "two_manors", "at": [0, 1]},
    )


def test_N6_2d_knights_do_not_matter(engine: Driver) -> None:
    land = estate(*MANORS, knights=[(1, 0, 1), (3, 0, 2)])
    engine.load(table(seat(estate=land, money=12), seat(), seat()))
    engine.play("build", building="folly", folly="two_manors", at=[0, 1])


def test_N6_2d_own_knights_elsewhere_do_not_count(engine: Driver) -> None:
    mine = seat("Cff", "mff", money=12)
    theirs = seat(estate=estate("Cff", "mff", knights=[(1, 0, 0)]))
    engine.load(table(mine, theirs, seat()))
    assert not engine.legal_of("build", building="folly")


def test_N6_2d_any_empty_meadow_will_do(engine: Driver) -> None:
    engine.load(table(seat("Cffff", "mffff", "mHm..", money=12)))
    assert spots(engine, "folly") == [[0, 1], [0, 2], [2, 2]]


@pytest.mark.parametrize(("built", "points"), [("", 12), ("1", 10), ("13", 8), ("134", 6)])
def test_N6_2d_points_by_the_number_built_by_anyone(engine: Driver, built: str, points: int) -> None:
    other = ["Cgggg", "mgggg", "moooo", "moooo", "mff..", "mff.."]
    rival = [("m" if i > len(built) or i == 0 else built[i - 1]) + row[1:] for i, row in enumerate(other)]
    rival[0] = "C" + other[0][1:]
    engine.load(table(seat(*MANORS, money=12), seat(*rival)))
    engine.play("build", building="folly", folly="two_manors", at=[0, 1])
    assert engine.seat(0)["points"] == points


def test_N6_2d_a_built_folly_is_gone(engine: Driver) -> None:
    engine.load(table(seat(*MANORS, money=30), seat("Cffff", "2ffff")))
    assert not engine.legal_of("build", building="folly")
    engine.refuses_move("build", building="folly", folly="two_manors", at=[0, 1])
