"""Writes the golden playthroughs anew: whole games with every event and what every seat could see at each step."""

import hashlib
import json
from pathlib import Path
from typing import Any

from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.simple import RandomPlayer
from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import encode_record
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


def playthrough(rules: AnyRules, players: int, seed: int) -> tuple[Match, list[dict[str, Any]]]:
    """Play a random game and note every step."""
    match = Match.new(rules, players, seed, {})
    player = RandomPlayer(rules, seed)
    steps = []
    while match.to_move is not None:
        move = player.choose(None, rules.legal_moves(match.state), Budget())
        steps.append(step_of(rules, match, move))
    return match, steps


def main() -> None:
    """Write a playthrough and a record for every game and number of seats."""
    for name in GAMES.names:
        rules = GAMES.rules(name)
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for players in rules.seat_counts:
            match, steps = playthrough(rules, players, SEED + players)
            lines = "\n".join(json.dumps(step, separators=(",", ":")) for step in steps)
            (folder / f"playthrough-{players}.jsonl").write_text(lines + "\n", encoding="utf-8")
            record = encode_record(match.record()) | {"client": {"outcome": list(match.outcome().points)}}
            target = folder / f"record-v{rules.version}-{players}.noblemen"
            if not target.exists():
                target.write_text(json.dumps(record, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
