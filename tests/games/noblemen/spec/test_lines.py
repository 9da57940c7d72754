"""The protocol's errors: broken lines, wrong types, malformed and illegal moves change nothing and stop nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .driver import Driver
from .positions import seat, table

Json = dict[str, Any]

MEBIBYTE = 1 << 20


def loaded(engine: Driver) -> Json:
    engine.load(
        table(seat("Cfm", tiles={"field": 3, "grove": 1}, cards=["tribute", "vicars_favour"], money=20, bribes=2))
    )
    return engine.position()


BROKEN = [
    "",
    " ",
    "\t",
    "hello",
    "{",
    "}",
    "{]",
    "[]",
    "3",
    "null",
    "true",
    '"hello"',
    '[{"cmd":"hello"}]',
    "{}",
    '{"cmd":}',
    "{'cmd':'hello'}",
    '{"cmd":"hello"',
    '{"cmd":"hello"}}',
    '{"cmd":"hello"}{"cmd":"hello"}',
    '{"cmd":"hello",}',
    '{"cmd":null}',
    '{"cmd":true}',
    '{"cmd":1}',
    '{"cmd":["hello"]}',
    '{"cmd":{"hello":1}}',
    '{"cmd":"Hello"}',
    '{"cmd":"undo"}',
    '{"cmd":""}',
    '{"cmd":"\\ud800"}',
    '{"command":"hello"}',
    '{"cmd":"new","game":"noblemen","seed":NaN}',
    '{"cmd":"new","game":"noblemen","seed":Infinity}',
    '{"cmd":"new","game":"noblemen","seed":-Infinity}',
    '{"cmd":"hello","x":NaN}',
    '{"cmd":"new","game":"noblemen","seed":1e400}',
    '{"cmd":"new","game":"noblemen","seed":' + "9" * 5000 + "}",
    "\x00",
    '{"cmd":"hel\x00lo"}',
    "\ufeff",
    "[" * 100_000,
    '{"a":' * 50_000,
    '{"cmd":"play","move":' + "[" * 100_000 + "]" * 100_000 + "}",
]


@pytest.mark.parametrize("text", BROKEN, ids=[repr(text[:40]) for text in BROKEN])
def test_a_broken_line_is_a_bad_request_and_the_engine_goes_on(engine: Driver, text: str) -> None:
    before = loaded(engine)
    answer = engine.line(text)
    assert (answer["ok"], answer.get("error")) == (False, "bad_request")
    assert engine.position() == before
    assert engine.ok("hello")["protocol"] == 1


def test_a_line_over_one_mebibyte_is_refused(engine: Driver) -> None:
    before = loaded(engine)
    for text in (
        '{"cmd":"hello"' + " " * MEBIBYTE + "}",
        "x" * (3 * MEBIBYTE),
        json.dumps({"cmd": "hello", "pad": "é" * (MEBIBYTE // 2 + 10)}, ensure_ascii=False),
    ):
        assert engine.line(text)["error"] == "bad_request"
    assert engine.position() == before


def test_a_line_of_one_mebibyte_is_still_read(engine: Driver) -> None:
    start = '{"cmd":"hello"'
    text = start + " " * (MEBIBYTE - len(start) - 1) + "}"
    assert len(text) == MEBIBYTE
    assert engine.line(text)["ok"] is True


def test_spaces_around_a_request_do_not_matter(engine: Driver) -> None:
    assert engine.line('  {"cmd" : "hello"}\t')["ok"] is True


MALFORMED: list[Any] = [
    None,
    1,
    "idle",
    [],
    {},
    {"type": None},
    {"type": 3},
    {"type": "dance"},
    {"type": "Idle"},
    {"type": "bribe"},
    {"type": "bribe", "count": True},
    {"type": "bribe", "count": "1"},
    {"type": "bribe", "count": None},
    {"type": "bribe", "count": [1]},
    {"type": "bribe", "count": 1.5},
    {"type": "taxes"},
    {"type": "taxes", "bribes": False},
    {"type": "taxes", "bribes": "0"},
    {"type": "land", "bribes": None},
    {"type": "place", "tile": "field"},
    {"type": "place", "at": [3, 0]},
    {"type": "place", "tile": 1, "at": [3, 0]},
    {"type": "place", "tile": "field", "at": [3]},
    {"type": "place", "tile": "field", "at": [3, 0, 0]},
    {"type": "place", "tile": "field", "at": "3,0"},
    {"type": "place", "tile": "field", "at": {"x": 3, "y": 0}},
    {"type": "place", "tile": "field", "at": [True, 0]},
    {"type": "place", "tile": "field", "at": ["3", "0"]},
    {"type": "place", "tile": "field", "at": None},
    {"type": "build", "building": "castle"},
    {"type": "build", "at": [2, 0]},
    {"type": "build", "building": 7, "at": [2, 0]},
    {"type": "donate"},
    {"type": "donate", "tiles": []},
    {"type": "donate", "tiles": ["field"]},
    {"type": "donate", "tiles": {"field": True}},
    {"type": "donate", "tiles": {"field": "1"}},
    {"type": "donate", "tiles": {"field": None}},
    {"type": "swap", "give": ["field", "field"]},
    {"type": "swap", "take": "meadow"},
    {"type": "swap", "give": "field", "take": "meadow"},
    {"type": "swap", "give": {"field": 2}, "take": "meadow"},
    {"type": "swap", "give": [1, 2], "take": "meadow"},
    {"type": "swap", "give": ["field", "field"], "take": ["meadow"]},
    {"type": "play_card"},
    {"type": "play_card", "card": 3},
    {"type": "play_card", "card": ["tribute"]},
]


@pytest.mark.parametrize("move", MALFORMED, ids=json.dumps)
def test_a_malformed_move_is_a_bad_request(engine: Driver, move: Any) -> None:
    loaded(engine)
    engine.refuses("bad_request", move=move)


def test_a_missing_move_is_a_bad_request(engine: Driver) -> None:
    loaded(engine)
    engine.refuses("bad_request")


ILLEGAL: list[Json] = [
    {"type": "end_turn"},
    {"type": "done"},
    {"type": "no_knight"},
    {"type": "keep_all"},
    {"type": "keep_card", "card": "tribute"},
    {"type": "court", "bribes": 0, "cards": []},
    {"type": "take_title", "title": "baron"},
    {"type": "choose_tiles", "tiles": {}},
    {"type": "give_tiles", "tiles": {"field": 2}},
    {"type": "knight", "seat": 1, "at": [0, 0]},
    {"type": "bribe", "count": 0},
    {"type": "bribe", "count": 6},
    {"type": "bribe", "count": -1},
    {"type": "bribe", "count": 10**30},
    {"type": "taxes", "bribes": 3},
    {"type": "taxes", "bribes": -1},
    {"type": "land", "bribes": 99},
    {"type": "place", "tile": "field", "at": [9, 9]},
    {"type": "place", "tile": "field", "at": [0, 0]},
    {"type": "place", "tile": "field", "at": [10**30, 0]},
    {"type": "place", "tile": "meadow", "at": [3, 0]},
    {"type": "build", "building": "castle", "at": [1, 0]},
    {"type": "build", "building": "castle", "at": [0, 0]},
    {"type": "build", "building": "folly", "folly": "two_manors", "at": [2, 0]},
    {"type": "donate", "tiles": {"field": 4}},
    {"type": "donate", "tiles": {}},
    {"type": "donate", "tiles": {"field": 1, "grove": 0}},
    # reading: a number below zero is still a whole number, as in {"type": "bribe", "count": -1} above.
    {"type": "donate", "tiles": {"field": -1}},
    {"type": "donate", "tiles": {"meadow": 1}},
    {"type": "swap", "give": ["grove", "field"], "take": "meadow"},
    {"type": "swap", "give": ["grove", "grove"], "take": "meadow"},
    {"type": "play_card", "card": "whitehall"},
    {"type": "play_card", "card": "liaison"},
]


@pytest.mark.parametrize("move", ILLEGAL, ids=json.dumps)
def test_a_well_formed_move_that_is_not_legal_is_illegal(engine: Driver, move: Json) -> None:
    loaded(engine)
    engine.refuses("illegal_move", move=move)


REFUSED: list[Json] = [
    # reading: whether these are malformed or merely illegal is not said; they equal no legal move, so they are refused.
    {"type": "idle", "extra": 1},
    {"type": "bribe", "count": 1, "bribes": 0},
    {"type": "play_card", "card": "tribute", "at": [1, 0]},
    {"type": "play_card", "card": "vicars_favour"},
    {"type": "build", "building": "castle", "at": [2, 0], "folly": "two_manors"},
    {"type": "build", "building": "folly", "at": [2, 0]},
    {"type": "build", "building": "tower", "at": [2, 0]},
    {"type": "place", "tile": "lake", "at": [3, 0]},
    {"type": "donate", "tiles": {"lake": 1}},
    {"type": "donate", "tiles": {"field": 1, "castle": 1}},
    {"type": "swap", "give": ["field"], "take": "meadow"},
    {"type": "swap", "give": ["field", "field", "field"], "take": "meadow"},
    {"type": "swap", "give": ["field", "field"], "take": "lake"},
    {"type": "play_card", "card": "ace"},
]


@pytest.mark.parametrize("move", REFUSED, ids=json.dumps)
def test_a_move_is_accepted_only_if_it_equals_a_legal_one(engine: Driver, move: Json) -> None:
    loaded(engine)
    engine.refuses("illegal_move", "bad_request", move=move)


@pytest.mark.parametrize("number", [-1, 3, 99, True, "1", None, 1.5, [1]])
@pytest.mark.parametrize("cmd", ["view", "play"])
def test_a_seat_that_does_not_exist_is_a_bad_request(engine: Driver, cmd: str, number: Any) -> None:
    loaded(engine)
    if cmd == "play" and number is None:
        return
    engine.refuses("bad_request", cmd=cmd, seat=number, move={"type": "idle"})


def test_view_needs_a_seat(engine: Driver) -> None:
    loaded(engine)
    engine.refuses("bad_request", cmd="view")


def test_order_of_keys_in_a_move_does_not_matter(engine: Driver) -> None:
    loaded(engine)
    assert engine.line('{"move":{"count":1,"type":"bribe"},"cmd":"play"}')["ok"] is True
