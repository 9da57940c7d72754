"""Any text, any JSON and any half-right request: an answer each time, and nothing changed by a refusal."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from .driver import Driver
from .positions import seat, table

Json = dict[str, Any]

COMMANDS = ("hello", "new", "load", "record", "position", "view", "legal", "play", "choose", "outcome", "undo")
WORDS = (
    *("field", "grove", "fountain", "meadow", "castle", "chapel", "palace", "folly", "two_manors", "one_each"),
    *("tribute", "dowry", "vicars_favour", "inheritance", "cunning_stroke", "intrigue", "baron", "duke", "noblemen"),
    *("place", "build", "swap", "bribe", "taxes", "land", "donate", "idle", "play_card", "end_turn", "done", "knight"),
    *("no_knight", "give_tiles", "court", "take_title", "keep_card", "keep_all", "choose_tiles", "random", "greedy"),
    *("turn", "expand", "start", "plain", "ball", "locked", "scoring"),
)
KEYS = (
    *("type", "at", "tile", "tiles", "count", "bribes", "cards", "card", "give", "take", "building", "folly", "seat"),
    *("from", "title", "game", "players", "seed", "options", "prices", "track", "first_game", "position", "record"),
    *("move", "moves", "view", "level", "ms", "seats", "estate", "knights", "buildings", "pending", "decision", "bag"),
    *("deck", "stock", "board", "queen", "decade", "round", "church", "rng", "money", "points", "sources", "kind"),
    *("acted", "carded", "laid", "to", "to_move", "version", "prestige", "taxed", "landed", "start", "field", "grove"),
)

numbers = st.one_of(st.integers(-2, 12), st.integers(), st.floats(), st.just(2**64))
scalars = st.one_of(st.none(), st.booleans(), numbers, st.sampled_from(WORDS), st.text(max_size=6))
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(KEYS), st.text(max_size=4)), inner, max_size=5),
    ),
    max_leaves=14,
)
objects = st.dictionaries(st.sampled_from(KEYS), values, max_size=6)
lines = st.text(st.characters(exclude_characters="\n\r"), max_size=60)


def started() -> Driver:
    driver = Driver()
    driver.load(
        table(
            seat(
                "Cfmgg", ".mmgg", tiles={"field": 3, "grove": 2}, cards=["dowry", "vicars_favour"], money=30, bribes=2
            ),
            seat("Cff", "mff", tiles={"meadow": 3}),
        )
    )
    return driver


def survives(driver: Driver, line: str) -> Json:
    """The line is answered; a refusal changed nothing; the engine goes on."""
    before = driver.ok("position"), driver.ok("record")
    answer = driver.line(line)
    if not answer["ok"]:
        assert (driver.ok("position"), driver.ok("record")) == before
    assert driver.ok("hello")["protocol"] == 1
    return answer


@given(lines)
@settings(max_examples=300, deadline=None)
def test_any_text_is_answered(line: str) -> None:
    assert survives(started(), line)["ok"] is False


@given(values)
@settings(max_examples=300, deadline=None)
def test_any_json_is_answered(value: Any) -> None:
    assert survives(started(), json.dumps(value))["ok"] is False


@given(st.sampled_from(COMMANDS), objects)
@settings(max_examples=600, deadline=None)
def test_any_request_is_answered(cmd: str, fields: Json) -> None:
    survives(started(), json.dumps({**fields, "cmd": cmd}))


@given(st.sampled_from(WORDS), objects)
@settings(max_examples=600, deadline=None)
def test_any_move_is_accepted_exactly_when_it_is_legal(kind: str, fields: Json) -> None:
    driver = started()
    move = {**fields, "type": kind}
    legal = driver.legal()
    answer = survives(driver, json.dumps({"cmd": "play", "move": move}))
    if answer["ok"]:
        assert move in legal


@given(st.data())
@settings(max_examples=400, deadline=None)
def test_a_legal_move_with_one_thing_changed(data: st.DataObject) -> None:
    driver = started()
    legal = driver.legal()
    move = dict(data.draw(st.sampled_from(legal)))
    key = data.draw(st.sampled_from([*sorted(move), "extra"]))
    move[key] = data.draw(values)
    answer = survives(driver, json.dumps({"cmd": "play", "move": move}))
    same = [each for each in legal if json.dumps(each, sort_keys=True) == json.dumps(move, sort_keys=True)]
    assert answer["ok"] == bool(same)


def paths(value: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a value."""
    found = [so_far] if so_far else []
    if isinstance(value, dict):
        return found + [path for key, part in value.items() for path in paths(part, (*so_far, key))]
    if isinstance(value, list):
        return found + [path for index, part in enumerate(value) for path in paths(part, (*so_far, index))]
    return found


def replaced(value: Any, path: tuple[Any, ...], part: Any) -> Any:
    """The value with the part at the path changed."""
    if not path:
        return part
    copy = value.copy()
    copy[path[0]] = replaced(value[path[0]], path[1:], part)
    return copy


@given(st.data())
@settings(max_examples=600, deadline=None)
def test_a_position_with_one_thing_changed(data: st.DataObject) -> None:
    driver = started()
    position = driver.position()
    path = data.draw(st.sampled_from(paths(position)))
    changed = replaced(position, path, data.draw(values))
    answer = survives(driver, json.dumps({"cmd": "load", "position": changed}))
    if answer["ok"]:
        for number in range(len(driver.position()["seats"])):
            driver.ok("view", seat=number)
        goes_on(driver, data, moves=4)


def goes_on(driver: Driver, data: st.DataObject, moves: int) -> None:
    """What was loaded can be played, and every position it leads to can be loaded again."""
    for _ in range(moves):
        answer = driver.ask("legal")
        if not answer["ok"]:
            assert answer["error"] == "game_over"
            return
        driver.ok("play", move=data.draw(st.sampled_from(answer["moves"])))
        position = driver.position()
        driver.load(position)
        assert driver.position() == position


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_record_with_one_thing_changed(data: st.DataObject) -> None:
    driver = started()
    driver.play_all({"type": "play_card", "card": "dowry"}, {"type": "idle"}, {"type": "end_turn"})
    record = driver.ok("record")["record"]
    changed = replaced(record, data.draw(st.sampled_from(paths(record))), data.draw(values))
    survives(driver, json.dumps({"cmd": "load", "record": changed}))


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_view_with_one_thing_changed(data: st.DataObject) -> None:
    driver = started()
    view, moves = driver.view(0), driver.legal()[::7]
    changed = replaced(view, data.draw(st.sampled_from(paths(view))), data.draw(values))
    request = {"cmd": "choose", "level": "greedy", "ms": 0, "seed": 1, "view": changed, "moves": moves}
    answer = survives(driver, json.dumps(request))
    if answer["ok"]:
        assert answer["move"] in moves
