"""Whole games as they were once played, step by step, and records of the first format: both stay as they are."""

import json
import sys
from pathlib import Path

import pytest

from noblemen_gui.core.errors import NewerVersion
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record
from noblemen_gui.games import GAMES

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent.parent / "build_scripts"))
from golden import step_of  # noqa: E402

PLAYTHROUGHS = sorted(FOLDER.glob("*/playthrough-*.jsonl"))
RECORDS = sorted(FOLDER.glob("*/record-*.noblemen"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_game_goes_as_it_went(path: Path) -> None:
    rules = GAMES.rules(path.parent.name)
    players = int(path.stem.rsplit("-", 1)[1])
    match = Match.new(rules, players, 1588 + players, {})
    steps = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for number, step in enumerate(steps):
        found = json.loads(json.dumps(step_of(rules, match, rules.decode_move(step["move"]))))
        assert found == step, f"step {number}"
    assert match.to_move is None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_opens_and_ends_as_it_ended(path: Path) -> None:
    rules = GAMES.rules(path.parent.name)
    record = decode_record(json.loads(path.read_text(encoding="utf-8")), rules)
    match = Match.from_record(rules, record)
    assert list(match.outcome().points) == record.client["outcome"]


def test_a_record_of_a_newer_version_is_said_to_be_one() -> None:
    rules = GAMES.rules("noblemen")
    data = json.loads(RECORDS[0].read_text(encoding="utf-8")) | {"version": rules.version + 1}
    with pytest.raises(NewerVersion, match="newer version"):
        decode_record(data, rules)
