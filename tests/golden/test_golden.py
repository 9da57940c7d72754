"""Whole games as they were once played, step by step, and records of the first format: both stay as they are."""

import json
import sys
from pathlib import Path

import pytest

from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import NewerVersion
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import Record, decode_record, encode_record
from noblemen_gui.games import GAMES

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent.parent / "build_scripts"))
from golden import playthrough, playthrough_of  # noqa: E402

RECORDS = sorted(FOLDER.glob("*/record-*.noblemen"))
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def read(path: Path) -> tuple[AnyRules, Record]:
    rules = GAMES.rules(path.parent.name)
    return rules, decode_record(json.loads(path.read_text(encoding="utf-8")), rules)


@every_record
def test_a_game_goes_as_it_went(path: Path) -> None:
    rules, record = read(path)
    steps = playthrough_of(path).read_text(encoding="utf-8").splitlines()
    for number, (found, step) in enumerate(zip(playthrough(rules, record), steps, strict=True)):
        assert json.loads(json.dumps(found)) == json.loads(step), f"step {number}"


@every_record
def test_an_old_record_opens_and_ends_as_it_ended(path: Path) -> None:
    rules, record = read(path)
    match = Match.from_record(rules, record)
    assert match.to_move is None
    assert list(match.outcome().points) == record.client["outcome"]


@every_record
def test_a_record_of_this_version_is_written_again_as_it_was(path: Path) -> None:
    rules, record = read(path)
    if record.version < rules.version:
        pytest.skip("a newer version writes its own form")
    again = encode_record(Match.from_record(rules, record).record())
    assert json.dumps(again, separators=(",", ":")) + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES.names)
def test_old_records_hold_every_form_of_every_move(name: str) -> None:
    rules = GAMES.rules(name)
    moves = [move for path in RECORDS if path.parent.name == name for move in read(path)[1].moves]
    assert {move["type"] for move in moves} == set(rules.move_types)
    assert FORMS[name] <= {(move["type"], *sorted(move.keys() - {"type"})) for move in moves}


# The moves that have fields which may be left out, with them and without.
FORMS = {
    "noblemen": {
        ("build", "at", "building"),
        ("build", "at", "building", "folly"),
        ("play_card", "card"),
        ("play_card", "at", "card"),
        ("play_card", "card", "tiles"),
        ("knight", "at", "seat"),
        ("knight", "at", "from", "seat"),
    }
}


def test_a_record_of_a_newer_version_is_said_to_be_one() -> None:
    rules = GAMES.rules("noblemen")
    data = json.loads(RECORDS[0].read_text(encoding="utf-8")) | {"version": rules.version + 1}
    with pytest.raises(NewerVersion, match="newer version"):
        decode_record(data, rules)
