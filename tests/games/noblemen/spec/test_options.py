"""The options of a game: first game, prices and the track."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import PRICES, TRACK, seat, table

Json = dict[str, Any]


def prices(**changes: Any) -> Json:
    return {"prices": {**PRICES, **changes}}


GOOD: list[Json] = [
    {},
    {"first_game": True},
    prices(),
    prices(castle=[0, 0, 0, 0, 0]),
    prices(castle=[99, 99, 99, 99, 99], folly=99),
    prices(folly=0),
    {"track": TRACK},
    {"track": ["start", "plain", "plain", "scoring"]},
    {"track": ["start", "ball", "locked", "scoring"]},
    {"track": ["start", "locked", "locked", "scoring"]},
    {"track": ["start", *["plain"] * 38, "scoring"]},
    {"first_game": True, **prices(), "track": TRACK},
]


@pytest.mark.parametrize("options", GOOD)
def test_options_are_taken_and_kept(engine: Driver, options: Json) -> None:
    engine.ok("new", game="noblemen", players=3, options=options)
    position = engine.position()
    for name, value in options.items():
        assert position["options"][name] == value
    other = Driver()
    other.load(position)
    assert other.position() == position


BAD: list[Json] = [
    {"firstgame": True},
    {"first_game": None},
    {"first_game": 0},
    {"prices": None},
    {"prices": []},
    {"prices": 4},
    prices(castle=[4, 5, 6, 7]),
    prices(castle=[4, 5, 6, 7, 8, 9]),
    prices(chapel=[2, 3, 4, 5]),
    prices(palace=[7, 8, 9, 10, 11]),
    prices(palace=[7, 8, 9]),
    prices(castle=[4, 5, 6, 8, 7]),
    prices(castle=[-1, 5, 6, 7, 8]),
    prices(castle=[4, 5, 6, 7, 100]),
    prices(castle=[4, 5, 6, 7, 8.5]),
    prices(castle=[4, 5, 6, 7, "8"]),
    prices(castle=[True, 5, 6, 7, 8]),
    prices(castle={"0": 4}),
    prices(castle=5),
    prices(folly=-1),
    prices(folly=100),
    prices(folly="12"),
    prices(folly=True),
    prices(folly=[12]),
    prices(folly=None),
    prices(tower=[1, 2, 3]),
    {"track": None},
    {"track": "start"},
    {"track": []},
    {"track": ["start", "plain", "scoring"]},
    {"track": ["start", *["plain"] * 39, "scoring"]},
    {"track": ["plain", "plain", "plain", "scoring"]},
    {"track": ["start", "plain", "plain", "plain"]},
    {"track": ["start", "start", "plain", "scoring"]},
    {"track": ["start", "scoring", "plain", "scoring"]},
    {"track": ["start", "dance", "plain", "scoring"]},
    {"track": ["start", 1, "plain", "scoring"]},
    {"track": ["start", None, "plain", "scoring"]},
    {"track": ["start", ["plain"], "plain", "scoring"]},
]


@pytest.mark.parametrize("options", BAD)
def test_bad_options_are_a_bad_request(engine: Driver, options: Json) -> None:
    engine.load(table(seat(money=5)))
    engine.refuses("bad_request", cmd="new", game="noblemen", players=3, options=options)


@pytest.mark.parametrize("options", BAD)
def test_bad_options_in_a_position_are_refused(engine: Driver, options: Json) -> None:
    engine.load(table(seat(money=5)))
    # reading: an unknown option is a bad request, a contradiction a bad position; within a position either will do.
    engine.refuses("bad_request", "bad_position", cmd="load", position=table(seat(), options=options))


def test_prices_of_ones_own_are_paid(engine: Driver) -> None:
    own = {"castle": [1, 2, 3, 20, 40], "chapel": [0, 0, 0, 7, 7], "palace": [0, 0, 9, 11], "folly": 5}
    for title, building, at, board, cost in (
        ("baron", "castle", [2, 0], {"castles": 3}, 3),
        ("baron", "castle", [2, 0], {"castles": 1}, 40),
        ("earl", "castle", [2, 0], {"castles": 2}, 19),
        ("duke", "castle", [2, 0], {"castles": 3}, 0),
        ("baron", "chapel", [2, 0], {"chapels": 3}, 0),
        ("marquess", "chapel", [2, 0], {"chapels": 2}, 5),
        ("baron", "palace", [0, 0], {"palaces": 2}, 9),
        ("baron", "palace", [0, 0], {"palaces": 1}, 11),
    ):
        engine.load(table(seat("Cfm", title=title, money=cost), board=board, options={"prices": own}))
        engine.play("build", building=building, at=at)
        assert engine.seat(0)["money"] == 0
    engine.load(table(seat("Cffff", "mffff", money=5), options={"prices": own}))
    engine.play("build", building="folly", folly="two_manors", at=[0, 1])
    assert engine.seat(0)["money"] == 0


def test_round_is_the_index_into_the_tracks_own_ring(engine: Driver) -> None:
    track = ["start", *["plain"] * 38, "scoring"]
    engine.load(table(seat(), round=38, options={"track": track}))
    assert engine.position()["round"] == 38
    engine.refuses("bad_position", cmd="load", position=table(seat(), round=40, options={"track": track}))
    engine.refuses("bad_position", cmd="load", position=table(seat(), round=39, options={"track": track}))


def test_a_missing_option_is_the_boards_own_value(engine: Driver) -> None:
    engine.load(table(seat("Cfm", money=6), options={"track": ["start", "plain", "plain", "scoring"]}))
    engine.play("build", building="castle", at=[2, 0])
    assert engine.seat(0)["money"] == 0
