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
RUNS = 5
DRAWN = 60  # colours on a coarse grid: a title has hundreds, an empty or half-drawn window a few


def compare_starts(app: Application, frozen: Frozen) -> None:
    """Print three medians, and refuse a game that keeps players waiting."""
    source = [str(CLEAN.python), "-m", "noblemen_gui"]
    with own_screen() as screen, tempfile.TemporaryDirectory() as folder:
        variables = account(Path(folder)) | screen.variables()
        bare = median_start(screen, [str(frozen.bare / "bare_window")], variables, 2)
        game = median_start(screen, [str(frozen.game / app.window_program)], variables, DRAWN)
        unpacked = median_start(screen, source, variables, DRAWN)
    print(
        f"From the start to the title: packaged {game:.2f} s, from source {unpacked:.2f} s, bare window {bare:.2f} s."
    )
    print(f"The packaged game takes {game / bare:.1f} times as long as the packaged bare window.")
    if game > SLOWEST_RATIO * bare:
        raise PackagingError(f"The start is too slow: at most {SLOWEST_RATIO} times the bare window's is allowed.")


def median_start(screen: Screen, command: list[str], variables: dict[str, str], colours: int) -> float:
    """The first run fills caches and is not counted: players start the game more than once."""
    return statistics.median([one_start(screen, command, variables, colours) for _ in range(RUNS + 1)][1:])


def one_start(screen: Screen, command: list[str], variables: dict[str, str], colours: int) -> float:
    wait_until(lambda: screen.colours() == 1, "the window before to disappear", 10)
    begin = time.monotonic()
    with running(command, variables):
        wait_until(lambda: screen.colours() >= colours, f"{command[0]} to draw", 30, 0.005)
        return time.monotonic() - begin
