"""Writes the golden playthroughs anew: whole games with every event and what every seat could see at each step."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.simple import RandomPlayer
from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import Record, decode_record, encode_record
from noblemen_gui.games import GAMES

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
SEED = 1588


def digest(data: object) -> str:
    """Return a short fingerprint of JSON data."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def step_of(rules: AnyRules, match: Match, move: Any) -> dict[str, Any]:
    """Play a move and return all that can be observed of it."""
    seats = range(match.players)
    legal = [rules.encode_move(other) for other in rules.legal_moves(match.state)]
    step = {"seat": match.to_move, "decision": rules.decision(match.state), "legal": len(legal), "moves": digest(legal)}
    events = match.play(move)
    return step | {
        "move": rules.encode_move(move),
        "events": [rules.encode_event(event) for event in events],
        "seen": [digest([rules.encode_event(rules.redact(event, seat)) for event in events]) for seat in seats],
        "views": [digest(rules.encode_view(match.view(seat))) for seat in seats],
    }


def playthrough_of(record: Path) -> Path:
    """Return the file with the steps of a record."""
    return record.with_name(record.stem.replace("record", "playthrough") + ".jsonl")


def playthrough(rules: AnyRules, record: Record) -> list[dict[str, Any]]:
    """Play a record again and note every step."""
    match = Match.from_record(rules, replace(record, moves=[]))
    return [step_of(rules, match, rules.decode_move(move)) for move in record.moves]


def random_record(rules: AnyRules, players: int, seed: int) -> dict[str, Any]:
    """Play a random game and return its record, with the points in it."""
    match = Match.new(rules, players, seed, {})
    player = RandomPlayer(rules, seed)
    while match.to_move is not None:
        match.play(player.choose(None, rules.legal_moves(match.state), Budget()))
    return encode_record(match.record()) | {"client": {"outcome": list(match.outcome().points)}}


def main() -> None:
    """Write a playthrough of every record; what is missing of a record for each number of seats is played first."""
    for name in GAMES.names:
        rules = GAMES.rules(name)
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for players in rules.seat_counts:
            target = folder / f"record-v{rules.version}-{players}.noblemen"
            if not target.exists():  # a record that was once written stays as it is
                record = random_record(rules, players, SEED + players)
                target.write_text(json.dumps(record, separators=(",", ":")) + "\n", encoding="utf-8")
        for path in sorted(folder.glob("record-*.noblemen")):
            steps = playthrough(rules, decode_record(json.loads(path.read_text(encoding="utf-8")), rules))
            lines = [json.dumps(step, separators=(",", ":")) + "\n" for step in steps]
            playthrough_of(path).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
