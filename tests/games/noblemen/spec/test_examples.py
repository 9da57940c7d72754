"""The eight worked examples of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import deck, estate, same_moves, seat, table

Json = dict[str, Any]

PLAIN_COURT: Json = {"type": "court", "bribes": 0, "cards": []}


def test_example_1_expand_with_a_forest_and_a_fountain(engine: Driver) -> None:
    land = ("Cffo", "mggo")
    engine.load(table(seat(*land, tiles={"grove": 2, "fountain": 1}, money=3), seat(), seat(), queen=2))
    for tile, at in (("grove", [1, 2]), ("grove", [2, 2]), ("fountain", [4, 0])):
        engine.play("place", tile=tile, at=at)
    engine.play("done")
    assert sum(engine.seat(0)["tiles"].values()) == 4
    assert engine.seat(0)["money"] == 3
    assert engine.position()["queen"] == 2


def test_example_2_taxes_of_eleven_pounds(engine: Driver) -> None:
    theirs = estate("Cff", "mff", knights=[(1, 0, 0)])
    engine.load(table(seat("Cfffff", "mff...", money=0), seat(estate=theirs), seat()))
    engine.play("taxes", bribes=0)
    assert engine.seat(0)["money"] == 11


def test_example_3_land_of_ten_tiles(engine: Driver) -> None:
    mine = estate("Cggggg", "mgg...", knights=[(1, 0, 1)])
    engine.load(table(seat(estate=mine, bribes=3), seat(), seat()))
    engine.play("land", bribes=3)
    assert sum(engine.seat(0)["tiles"].values()) == 10


def test_example_4_gifts_to_the_church(engine: Driver) -> None:
    church = {"field": 3, "fountain": 2, "meadow": 2}
    rest = {"field": 9, "grove": 9, "fountain": 9, "meadow": 9}
    engine.load(table(seat(tiles={"grove": 3, "fountain": 1}), seat(tiles=rest), church=church))
    engine.play("donate", tiles={"grove": 3, "fountain": 1})
    assert engine.seat(0)["points"] == 4
    engine.play("end_turn")
    same_moves(engine.legal_of("donate"), {"type": "donate", "tiles": {"meadow": 1}})


def ball_with_spaces_nine_and_ten_taken(engine: Driver) -> None:
    mine = seat("Pooo", "moo.", bribes=1, cards=["tribute"])
    others = [seat("C" + "o" * 9), seat("C" + "o" * 10)]
    engine.load(
        table(*others, mine, round=3, queen=0, deck=deck(held=["tribute"])),
    )
    engine.play_all({"type": "idle"}, {"type": "end_turn"}, PLAIN_COURT, PLAIN_COURT)
    assert [each["prestige"] for each in engine.position()["seats"]] == [9, 10, 0]
    assert engine.decision() == ("court", 2)


@pytest.mark.parametrize(("bribes", "cards", "space"), [(1, ["tribute"], 11), (0, [], 8)])
def test_example_5_space_on_the_prestige_track(engine: Driver, bribes: int, cards: list[str], space: int) -> None:
    ball_with_spaces_nine_and_ten_taken(engine)
    engine.play("court", bribes=bribes, cards=cards)
    assert engine.seat(2)["prestige"] == space


def test_example_5_a_sum_of_two_where_space_two_is_taken_makes_a_baron(engine: Driver) -> None:
    engine.load(table(seat("Coo"), seat("Coo"), seat(), round=3, queen=0))
    engine.play_all({"type": "idle"}, {"type": "end_turn"}, PLAIN_COURT, PLAIN_COURT)
    assert engine.seat(1)["prestige"] == 1
    engine.ok("play", move=PLAIN_COURT)
    engine.play("take_title", title="baron")
    assert engine.decision() == ("turn", 1)
    assert [each["title"] for each in engine.position()["seats"]] == ["baron", "baron", "baron"]


def test_example_6_titles_with_four_seats(engine: Driver) -> None:
    engine.load(table(*(seat("C" + "o" * space) for space in (11, 10, 9, 1)), round=3, queen=0))
    engine.play_all({"type": "idle"}, {"type": "end_turn"}, *[PLAIN_COURT] * 4)
    for title in ("marquess", "earl", "viscount"):
        assert {"type": "take_title", "title": title} in engine.legal()
        engine.play("take_title", title=title)
    assert [each["title"] for each in engine.position()["seats"]] == ["marquess", "earl", "viscount", "baron"]
    assert engine.decision() == ("turn", 1)


def test_example_7_scoring_of_thirteen(engine: Driver) -> None:
    # An enclosed castle with one chapel, a palace with two, an open castle with a chapel, and a folly.
    land = estate(
        "fffffffff..",
        "fCffHPffHC.",
        "ffHfffHfff.",
        "2ffffffffff",
        origin=(1, 1),
    )
    engine.load(table(seat(), seat(estate=land), seat(), round=9, queen=0))
    engine.play_all({"type": "idle"}, {"type": "end_turn"})
    assert engine.seat(1)["points"] == 13


def test_example_8_prices_with_a_title(engine: Driver) -> None:
    engine.load(table(seat(title="marquess", money=6), players=4))
    engine.play("build", building="palace", at=[0, 0])
    assert engine.seat(0)["money"] == 0
    engine.load(table(seat("Cm", title="duke", money=0), players=5))
    engine.play("build", building="chapel", at=[1, 0])
    assert engine.seat(0)["money"] == 0
