"""The file of finished games, a JSON line each: a match that was interrupted goes on where it stopped."""

import json
from pathlib import Path
from typing import IO

from noblemen_gui.ai.arena import Contest
from noblemen_gui.core.contract import Json
from noblemen_gui.core.errors import BadRequest


def read_games(path: Path, contest: Contest, games: int) -> dict[int, Json]:
    """Return the finished games of this match by number; lines of other matches and torn lines are passed over."""
    key = contest.key()
    found: dict[int, Json] = {}
    try:
        with path.open(encoding="utf-8", errors="replace") as lines:
            for line in lines:
                game = _parsed(line)
                if game.get("match") == key and 0 <= game.get("number", -1) < games:
                    found[game["number"]] = without_record(game)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadRequest(f"The file {path} cannot be read: {error.strerror}.") from None
    return found


def open_games(path: Path) -> IO[bytes]:
    """Open the file to append games, on a line of their own even where the last one was torn."""
    try:
        file = path.open("ab+")
    except OSError as error:
        raise BadRequest(f"The file {path} cannot be written: {error.strerror}.") from None
    if file.tell() > 0:
        file.seek(-1, 2)
        if file.read(1) != b"\n":
            file.write(b"\n")
    return file


def append_game(file: IO[bytes], game: Json) -> None:
    """Write a finished game at once, so that it survives whatever happens next."""
    file.write(json.dumps(game, separators=(",", ":")).encode("ascii") + b"\n")
    file.flush()


def without_record(game: Json) -> Json:
    """Drop the moves, which no report needs."""
    return {name: part for name, part in game.items() if name != "record"}


def _parsed(line: str) -> Json:
    try:
        game = json.loads(line)
    except ValueError:
        return {}
    return game if isinstance(game, dict) else {}
