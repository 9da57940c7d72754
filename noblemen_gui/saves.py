"""Games on disk: every record is written whole or not at all, the one before it is kept, damaged ones are set aside."""

import contextlib
import json
import os
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.core.errors import GameError, NewerVersion
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import Record, decode_record, encode_record

ENDING = ".noblemen"
BEFORE = ".before"  # the record as it was one decision earlier
DAMAGED = ".damaged"
DELETED = ".deleted"
WRITING = ".writing"
LARGEST_FILE = 16 << 20


class DamagedGame(GameError):
    """A file that cannot be read as a game; it has been set aside."""

    def __init__(self, reason: str, aside: Path, before: Path | None) -> None:
        super().__init__(reason)
        self.aside = aside
        self.before = before


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What the list of games shows of one file."""

    path: Path
    record: Json
    saved_at: float

    @property
    def client(self) -> Json:
        """Return what the client wrote into the record."""
        client = self.record.get("client")
        return client if isinstance(client, dict) else {}

    @property
    def given_title(self) -> str:
        """Return the name given by the player, if there is one."""
        title = self.client.get("title")
        return title if isinstance(title, str) else ""

    @property
    def title(self) -> str:
        """Return the name given by the player, or who plays, or else the file's name."""
        return self.given_title or self.usual_title

    @property
    def usual_title(self) -> str:
        """Return who plays, or else the file's name."""
        seats = self.client.get("seats")
        names = [seat.get("name") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
        return ", ".join(name for name in names if isinstance(name, str)) or self.path.stem

    @property
    def finished(self) -> bool:
        """Tell whether the record says that nobody is to move any more."""
        return self.client.get("finished") is True

    @property
    def before(self) -> Path | None:
        """Return the copy from one decision earlier, if there is one."""
        path = self.path.with_suffix(BEFORE)
        return path if path.exists() else None


_elsewhere: list[Path] = []


@contextlib.contextmanager
def elsewhere(place: Path) -> Iterator[None]:
    """Within it games are kept in another place than the player's: for pictures of a prepared list."""
    _elsewhere.append(place)
    try:
        yield
    finally:
        _elsewhere.pop()


def folder() -> Path:
    """Return the folder of games, made when first needed; where it cannot be made, it is as good as empty."""
    path = _elsewhere[-1] if _elsewhere else user_data_path("noblemen", appauthor=False) / "games"
    with contextlib.suppress(OSError):
        path.mkdir(parents=True, exist_ok=True)
    return path


def new_path(now: float | None = None) -> Path:
    """Return a path for a new game, named by its date."""
    stamp = time.strftime("%Y-%m-%d %H%M%S", time.localtime(now))
    path = folder() / f"{stamp}{ENDING}"
    number = 2
    while path.exists():
        path = folder() / f"{stamp} ({number}){ENDING}"
        number += 1
    return path


def write(path: Path, record: Record) -> None:
    """Write a record so that either the old or the new one is there whatever happens; keep the one before."""
    text = json.dumps(encode_record(record), ensure_ascii=False, separators=(",", ":"))
    temporary = path.with_suffix(WRITING)
    _write_whole(temporary, text)
    if path.exists():
        _keep_before(path)
    temporary.replace(path)
    _flush_folder(path.parent)


def _write_whole(path: Path, text: str) -> None:
    """Write a file down to the disk, or leave none."""
    try:
        with path.open("w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def _keep_before(path: Path) -> None:
    """Give the old record a second name, so that it never disappears from its first one."""
    before = path.with_suffix(BEFORE)
    second = path.with_suffix(".linking")
    with contextlib.suppress(OSError):
        second.unlink(missing_ok=True)
        try:
            os.link(path, second)
        except OSError:  # a file system without links
            second.write_bytes(path.read_bytes())
        second.replace(before)


def _flush_folder(path: Path) -> None:
    """Make the renaming last through a power cut, where the system can."""
    with contextlib.suppress(OSError, AttributeError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(path: Path, rules_of: Callable[[object], AnyRules]) -> Match:
    """Read and replay a game; a damaged file is set aside and named, together with the copy before it."""
    try:
        data = _data(path)
        rules = rules_of(data.get("game"))
        return Match.from_record(rules, decode_record(data, rules))
    except NewerVersion:
        raise
    except GameError as error:
        raise _set_aside(path, error.reason) from None
    except (ValueError, RecursionError):
        raise _set_aside(path, "The file is not a record of a game.") from None


def _data(path: Path) -> Json:
    if path.stat().st_size > LARGEST_FILE:
        raise ValueError("too large")
    data = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(data, dict):
        raise ValueError("not an object")
    return data


def _set_aside(path: Path, reason: str) -> DamagedGame:
    aside = path
    if path.parent == folder():  # files from elsewhere are never moved
        aside = _free(path.with_suffix(DAMAGED))
        path.replace(aside)
    before = path.with_suffix(BEFORE)
    return DamagedGame(reason, aside, before if before.exists() else None)


def restore_before(before: Path) -> Path:
    """Make the copy before a damaged file the game again."""
    path = before.with_suffix(ENDING)
    before.replace(path)
    return path


def games() -> list[SavedGame]:
    """Return all games, the latest first; what cannot be read is listed with an empty record."""
    found = []
    for path in folder().glob(f"*{ENDING}"):
        with contextlib.suppress(OSError):
            found.append(SavedGame(path, _glance(path), path.stat().st_mtime))
    return sorted(found, key=lambda game: game.saved_at, reverse=True)


def unfinished() -> SavedGame | None:
    """Return the latest game that can be gone on with."""
    return next((game for game in games() if game.record and not game.finished), None)


def _glance(path: Path) -> Json:
    try:
        return _data(path)
    except (OSError, ValueError, RecursionError):
        return {}


def rename(path: Path, title: str) -> None:
    """Give a game another title; the file keeps its name."""
    data = _data(path)
    client = data.get("client")
    data["client"] = (client if isinstance(client, dict) else {}) | {"title": title.strip()}
    temporary = path.with_suffix(WRITING)
    _write_whole(temporary, json.dumps(data, ensure_ascii=False, separators=(",", ":")))
    times = path.stat()
    temporary.replace(path)
    os.utime(path, (times.st_atime, times.st_mtime))


def delete(path: Path) -> Path:
    """Take a game out of the list and return where it waits to be brought back."""
    gone = _free(path.with_suffix(DELETED))
    path.replace(gone)
    return gone


def bring_back(gone: Path) -> Path:
    """Undo a deletion."""
    stem = re.sub(r" \(\d+\)$", "", gone.stem)
    path = _free(gone.with_name(stem + ENDING))
    gone.replace(path)
    return path


def empty_bin() -> None:
    """Remove deleted games for good."""
    for gone in folder().glob(f"*{DELETED}"):
        with contextlib.suppress(OSError):
            gone.unlink()
            gone.with_suffix(BEFORE).unlink(missing_ok=True)


def _free(path: Path) -> Path:
    """Return the path, or one like it with a number if it is taken."""
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return free
