"""Programs on the bench's screen: how long they take to draw, how much memory they hold, and what they do at rest."""

import os
import statistics
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from package.screen import Screen, running
from package.watching import wait_until

SETTLE_SECONDS = 6.0
REST_SECONDS = 8.0


@dataclass(frozen=True)
class Rest:
    """What a program holds and does when nobody touches it."""

    megabytes: float
    percent_of_a_core: float


def start_time(screen: Screen, command: list[str], variables: dict[str, str], colours: int) -> float:
    """Seconds from the start to a screen of so many colours."""
    wait_until(lambda: screen.colours() == 1, "the window before to disappear", 20)
    begun = time.monotonic()
    with running(command, variables):
        wait_until(lambda: screen.colours() >= colours, f"{command[0]} to draw", 60, 0.005)
        return time.monotonic() - begun


def median_start(
    screen: Screen, command: list[str], variables: dict[str, str], colours: int, runs: int, before: Callable[[], None]
) -> float:
    """The first run, which fills the system's caches, does not count; `before` is done before each."""
    times = []
    for _ in range(runs + 1):
        before()
        times.append(start_time(screen, command, variables, colours))
    return statistics.median(times[1:])


def at_rest(screen: Screen, command: list[str], variables: dict[str, str], colours: int) -> Rest:
    """Start a program, let it come to rest, and look at it for a while."""
    wait_until(lambda: screen.colours() == 1, "the window before to disappear", 20)
    with running(command, variables) as process:
        wait_until(lambda: screen.colours() >= colours, f"{command[0]} to draw", 60)
        time.sleep(SETTLE_SECONDS)
        before = _processor_seconds(process.pid)
        time.sleep(REST_SECONDS)
        spent = _processor_seconds(process.pid) - before
        return Rest(_resident_megabytes(process.pid), 100 * spent / REST_SECONDS)


def _resident_megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def printed(command: list[str], variables: dict[str, str]) -> str:
    """What a measuring program printed."""
    done = subprocess.run(command, env=variables, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout
