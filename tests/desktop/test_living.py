"""What happens to a program on a desktop: killed, resized, without sound or screen, among damaged files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .window import Desktop

RIVALS = ("human", "page", "page")
GONE = "There is no display to open a window on; “noblemen demo” plays a game in the terminal.\n"


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [(int(line.split()[0]), int(line.split()[1])) for line in listed.splitlines()]
    own = [child for child, parent in pairs if parent == pid]
    return own + [grandchild for child in own for grandchild in children(child)]


def runs(pid: int) -> bool:
    """Whether a process is there and not only its name."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def begin_turn(desktop: Desktop) -> None:
    """Resume the prepared game, keep a card, and lay a tile."""
    desktop.start()
    desktop.choose("resume")
    desktop.wait_for("KeepCardScene")
    desktop.press("1", "Return")
    desktop.wait_for_turn()
    made = desktop.moves()
    desktop.press("1")
    desktop.wait(lambda: desktop.look().carrying, "a tile in the hand")
    desktop.press("Return")
    desktop.wait_for_moves(made + 1)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc here")
def test_killed_in_the_middle_it_resumes_at_the_same_decision_and_leaves_no_process(desktop: Desktop) -> None:
    desktop.prepare(RIVALS)
    begin_turn(desktop)
    before, started = desktop.match(), children(desktop.process.pid if desktop.process else 0)
    assert started, "rivals think in a process of their own"
    desktop.kill()
    desktop.process = None
    desktop.wait(lambda: not any(map(runs, started)), "the rivals' process to end")
    desktop.start()
    desktop.choose("resume")
    after = desktop.wait_for_turn()
    assert after.state == before.state
    assert "end_turn" not in desktop.look().disabled


def test_rivals_go_on_when_their_process_is_killed(desktop: Desktop) -> None:
    desktop.prepare(("page", "page", "human"))
    desktop.start()
    desktop.choose("resume")
    desktop.wait(lambda: children(desktop.process.pid), "the rivals' process")  # type: ignore[union-attr]
    for pid in children(desktop.process.pid):  # type: ignore[union-attr]
        os.kill(pid, 9)
    desktop.wait_for("KeepCardScene")
    assert desktop.moves() == 2


def test_a_new_size_is_laid_out_at_once_and_remembered(desktop: Desktop) -> None:
    desktop.prepare(RIVALS)
    begin_turn(desktop)
    small = desktop.look().places["expand"]
    desktop.resize(1600, 900)
    assert desktop.look().places["expand"] != small
    desktop.click("end_turn")
    desktop.wait_for_turn()
    desktop.press("F10")
    desktop.wait_for("PauseScene")
    desktop.click("quit")
    assert desktop.end() == ""
    desktop.start()
    assert desktop.look().window[2:] == [1600, 900]


@pytest.mark.parametrize("driver", ["nonsense", "alsa"])
def test_without_a_sound_device_the_game_is_silent(desktop: Desktop, driver: str) -> None:
    desktop.start(SDL_AUDIODRIVER=driver)
    desktop.choose("new_game")
    desktop.wait_for("NewGameScene")
    desktop.press("Escape")
    desktop.wait_for("TitleScene")
    desktop.click("quit")
    assert desktop.end() == ""
    assert "Traceback" not in desktop.log


def test_a_damaged_game_is_set_aside_and_its_copy_offered(desktop: Desktop) -> None:
    desktop.prepare(RIVALS)
    begin_turn(desktop)
    made, path = desktop.moves(), desktop.saved()
    desktop.kill()
    assert path is not None
    path.write_text('{"game": "nob', encoding="utf-8")
    desktop.start(str(path), until="Dialog")
    assert [file.suffix for file in desktop.games.iterdir() if "nob" in file.read_text()] != [".noblemen"]
    desktop.click("answer1")
    desktop.wait_for_turn()
    assert desktop.moves() == made - 1


def test_a_file_from_elsewhere_is_opened(desktop: Desktop) -> None:
    desktop.prepare(RIVALS)
    path = desktop.saved()
    assert path is not None
    elsewhere = path.rename(desktop.home / "a game.noblemen")
    desktop.start(str(elsewhere), until="KeepCardScene")


def test_computers_play_a_whole_game_in_the_window(desktop: Desktop) -> None:
    desktop.start("--demo", "--players", "3", "--seed", "5", "--levels", "greedy,random", until="TableScene")
    desktop.wait_for("ResultsScene", patience=180)
    assert desktop.saved() is None
    assert "Traceback" not in desktop.log


@pytest.mark.parametrize("display", ["", ":4711"])
def test_without_a_display_it_says_so_in_one_sentence(desktop: Desktop, display: str) -> None:
    variables = desktop.variables(DISPLAY=display)
    del variables["SDL_VIDEODRIVER"]
    said = subprocess.run(
        [sys.executable, "-m", "noblemen_gui"], env=variables, capture_output=True, text=True, timeout=60
    )
    assert (said.returncode, said.stdout, said.stderr) == (1, "", GONE)


def test_odd_sizes_break_nothing(desktop: Desktop) -> None:
    desktop.prepare(RIVALS)
    begin_turn(desktop)
    desktop.resize(300, 200)
    desktop.resize(5000, 1000)
    desktop.resize(1280, 720)
    desktop.click("end_turn")
    desktop.wait_for_turn()
    assert "Traceback" not in desktop.log


def test_full_screen_and_back(desktop: Desktop) -> None:
    desktop.start()
    small = desktop.look().places["new_game"]
    desktop.press("F11")
    desktop.wait(lambda: desktop.look().places["new_game"] != small, "the layout of the full screen")
    desktop.press("F11")
    desktop.wait(lambda: desktop.look().places["new_game"] == small, "the layout of the window")
    assert desktop.look().window == [0, 0, 1280, 720]


def test_where_nothing_can_be_written_it_says_so_and_the_game_goes_on(desktop: Desktop) -> None:
    nowhere = {f"XDG_{name}_HOME": f"/dev/null/{name}" for name in ("DATA", "CONFIG", "STATE", "CACHE")}
    desktop.start(HOME="/dev/null", **nowhere)
    desktop.choose("new_game")
    desktop.wait_for("NewGameScene")
    desktop.choose("begin")
    desktop.wait_for("KeepCardScene")
    desktop.press("1", "Return")
    desktop.wait_for("Dialog")
    desktop.click("answer0")
    desktop.wait_for("TableScene")
