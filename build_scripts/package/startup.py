"""How long the packaged game takes to its title, beside the packaged bare window and the game from source."""

import statistics
import tempfile
import time
from pathlib import Path

from .facts import Application
from .freezing import CLEAN, Frozen, PackagingError
from .screen import Screen, own_screen, running
from .smoke import account
from .watching import wait_until

SLOWEST_RATIO = 4.0
RUNS = 8
DRAWN = 60  # colours on a coarse grid: a title has hundreds, an empty or half-drawn window a few


def compare_starts(app: Application, frozen: Frozen) -> None:
    """Print three medians, and refuse a game that keeps players waiting."""
    starts = {
        "bare": ([str(frozen.bare / "bare_window")], 2),
        "game": ([str(frozen.game / app.window_program)], DRAWN),
        "source": ([str(CLEAN.python), "-m", "noblemen_gui"], DRAWN),
    }
    with own_screen() as screen, tempfile.TemporaryDirectory() as folder:
        variables = account(Path(folder)) | screen.variables()
        # In turn, so that whatever else the machine does slows all of them; the first round fills caches.
        rounds = [{name: one_start(screen, *start, variables) for name, start in starts.items()} for _ in range(RUNS)]
    bare, game, source = (statistics.median(seconds[name] for seconds in rounds[1:]) for name in starts)
    print(f"From the start to the title: packaged {game:.2f} s, from source {source:.2f} s, bare window {bare:.2f} s.")
    print(f"The packaged game takes {game / bare:.1f} times as long as the packaged bare window.")
    if game > SLOWEST_RATIO * bare:
        raise PackagingError(f"The start is too slow: at most {SLOWEST_RATIO} times the bare window's is allowed.")


def one_start(screen: Screen, command: list[str], colours: int, variables: dict[str, str]) -> float:
    wait_until(lambda: screen.colours() == 1, "the window before to disappear", 10)
    begin = time.monotonic()
    with running(command, variables):
        wait_until(lambda: screen.colours() >= colours, f"{command[0]} to draw", 30, 0.01)
        return time.monotonic() - begin
