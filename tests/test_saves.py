"""Games on disk: nothing is lost, whatever happens to a file."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from noblemen_gui import saves
from noblemen_gui.core.errors import NewerVersion
from noblemen_gui.core.match import Match
from noblemen_gui.games import GAMES

RULES = GAMES.rules("noblemen")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    yield saves.folder()


def a_game(moves: int = 0) -> Match:
    match = Match.new(RULES, 3, 1, {"first_game": True})
    for _ in range(moves):
        match.play(RULES.legal_moves(match.state)[-1])
    return match


def test_a_written_game_is_read_again_and_the_one_before_is_kept() -> None:
    path = saves.new_path()
    saves.write(path, a_game(3).record())
    saves.write(path, a_game(4).record())
    assert saves.read(path, GAMES.rules).state == a_game(4).state
    before = json.loads(path.with_suffix(saves.BEFORE).read_text())
    assert len(before["moves"]) == 3
    assert sorted(file.suffix for file in path.parent.iterdir()) == [".before", ".noblemen"]


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"game":"chess"}', '{"game":"noblemen","version":1,"moves":[{"type":"idle"}]}', "\x00" * 50],
)
def test_a_damaged_file_is_set_aside_and_the_copy_before_is_offered(content: str) -> None:
    path = saves.new_path()
    saves.write(path, a_game(3).record())
    saves.write(path, a_game(4).record())
    path.write_text(content)
    with pytest.raises(saves.DamagedGame) as caught:
        saves.read(path, GAMES.rules)
    assert caught.value.aside.read_text() == content
    assert not path.exists()
    assert caught.value.before is not None
    again = saves.restore_before(caught.value.before)
    assert saves.read(again, GAMES.rules).state == a_game(3).state


def test_a_game_of_a_newer_version_is_left_untouched() -> None:
    path = saves.new_path()
    saves.write(path, a_game().record())
    text = path.read_text().replace('"version":1', '"version":2', 1)
    path.write_text(text)
    with pytest.raises(NewerVersion):
        saves.read(path, GAMES.rules)
    assert path.read_text() == text


def test_deleting_can_be_undone_until_the_bin_is_emptied(home: Path) -> None:
    path = saves.new_path()
    saves.write(path, a_game(2).record())
    gone = saves.delete(path)
    assert saves.games() == []
    assert saves.read(saves.bring_back(gone), GAMES.rules).state == a_game(2).state
    saves.delete(path)
    saves.empty_bin()
    assert list(home.iterdir()) == []


def test_renaming_changes_the_title_only() -> None:
    path = saves.new_path()
    saves.write(path, a_game(2).record())
    saves.rename(path, "  An evening at Hardwick ")
    (game,) = saves.games()
    assert game.title == "An evening at Hardwick"
    assert saves.read(path, GAMES.rules).state == a_game(2).state


def test_the_latest_game_comes_first() -> None:
    first, second = saves.new_path(0.0), saves.new_path(86400.0)
    for age, path in ((100, second), (200, first)):
        saves.write(path, a_game().record())
        os.utime(path, (time.time() - age,) * 2)
    assert [game.path for game in saves.games()] == [second, first]


WRITER = """
import sys
from pathlib import Path
from noblemen_gui import saves
from noblemen_gui.core.match import Match
from noblemen_gui.games import GAMES
rules = GAMES.rules("noblemen")
match = Match.new(rules, 3, 1, {"first_game": True})
path = Path(sys.argv[1])
print("ready", flush=True)
while match.to_move is not None:
    match.play(rules.legal_moves(match.state)[-1])
    saves.write(path, match.record())
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill outright")
def test_a_process_killed_at_any_moment_leaves_a_whole_game() -> None:
    for delay in (0.01, 0.03, 0.05, 0.08):
        path = saves.new_path()
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        while not path.exists():
            time.sleep(0.002)
        time.sleep(delay)
        process.kill()
        process.wait()
        process.stdout.close()
        assert saves.read(path, GAMES.rules).steps
        path.unlink()


def test_a_game_is_called_as_the_player_says_or_by_who_plays() -> None:
    path = saves.new_path()
    match = a_game()
    saves.write(path, match.record())
    assert saves.games()[0].title == path.stem
    match.client["seats"] = [{"name": "Ida"}, {"name": "Hugh"}, "damaged"]
    saves.write(path, match.record())
    assert saves.games()[0].title == "Ida, Hugh"
    saves.rename(path, "Hardwick")
    assert saves.games()[0].title == "Hardwick"
    saves.rename(path, " ")
    assert saves.games()[0].title == "Ida, Hugh"


def test_the_latest_game_that_is_not_finished_is_gone_on_with() -> None:
    assert saves.unfinished() is None
    for age, finished in ((300, False), (200, False), (100, True)):
        path = saves.new_path(float(age))
        match = a_game()
        match.client["finished"] = finished
        saves.write(path, match.record())
        os.utime(path, (time.time() - age,) * 2)
    saves.new_path().write_text("{")
    game = saves.unfinished()
    assert game is not None
    assert 190 < time.time() - game.saved_at < 290


def test_a_disk_that_is_full_leaves_the_old_game_and_nothing_half_written(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saves.new_path()
    saves.write(path, a_game(3).record())

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched, pytest.raises(OSError, match="No space"):
        patched.setattr(os, "fsync", full)
        saves.write(path, a_game(4).record())
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert saves.read(path, GAMES.rules).state == a_game(3).state


def test_a_folder_that_cannot_be_made_holds_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    assert saves.games() == []
    assert saves.unfinished() is None
    with pytest.raises(OSError):
        saves.write(saves.new_path(), a_game().record())
