"""The client's budgets as ratios in one run: frames of a drag, start, memory, rest, and new sizes."""

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from client_bench.processes import at_rest, median_start, printed
from environment import ROOT
from package.screen import NEEDED, Screen, own_screen

HERE = ROOT / "build_scripts"
GAME = [sys.executable, "-m", "noblemen_gui"]
BARE = [sys.executable, str(HERE / "package" / "bare_window.py")]
PIONEERS = shutil.which("pioneers") or shutil.which("pioneers", path="/usr/games")
FRAME_MS = 1000 / 60
# How many colours on a coarse grid mean that a program has drawn itself.
TITLE_DRAWN, BARE_DRAWN, PIONEERS_DRAWN = 60, 2, 20


@dataclass(frozen=True)
class Line:
    """One budget: what was measured, the goal, and whether it is reached; without a verdict it is only told."""

    what: str
    measured: str
    goal: str = ""
    reached: bool | None = None


def drag_lines(spent: dict[str, list[float]]) -> list[Line]:
    """A tile dragged over a full estate while a rival thinks, beside bare copies in the same minute."""
    drag, bare = spent["drag"], spent["bare"]
    within, weather = (sum(ms <= FRAME_MS for ms in times) / len(times) for times in (drag, bare))
    ratio = statistics.fmean(drag) / statistics.fmean(bare)
    return [
        Line("drag: frames within 1/60 s", f"{within:.1%}", "at least 99%", within >= 0.99),
        Line("  of bare copies, for the machine's mood", f"{weather:.1%}"),
        Line("drag: a frame beside a bare copy", f"{ratio:.2f}x", "at most 4", ratio <= 4),
        Line("  milliseconds", f"{statistics.fmean(drag):.1f} / {statistics.fmean(bare):.1f}"),
    ]


def size_lines(spent: dict[str, list[float]]) -> list[Line]:
    """New sizes and scales of the table, the first time and again: the slowest of each, in the processor's time."""
    names = ("first size", "again size", "first scale", "again scale")
    return [
        Line(f"re-lay, {name}", f"{max(spent[name]):.0f} ms", "at most 300 ms", max(spent[name]) <= 300)
        for name in names
    ]


def start_lines(screen: Screen, variables: dict[str, str], runs: int) -> list[Line]:
    """From the start of the process to the title, with drawings kept from the last time and without."""
    cache = Path(variables["XDG_CACHE_HOME"])
    bare = median_start(screen, BARE, variables, BARE_DRAWN, runs, lambda: None)
    warm = median_start(screen, GAME, variables, TITLE_DRAWN, runs, lambda: None)
    cold = median_start(screen, GAME, variables, TITLE_DRAWN, runs, lambda: shutil.rmtree(cache, ignore_errors=True))
    return [
        Line("start to the title beside a bare window", f"{warm / bare:.2f}x", "at most 4", warm <= 4 * bare),
        Line("  the very first time (nothing kept on disk)", f"{cold / bare:.2f}x"),
        Line("  seconds: title, first time, bare", f"{warm:.2f}, {cold:.2f}, {bare:.2f}"),
    ]


def rest_lines(screen: Screen, variables: dict[str, str], game: Path) -> list[Line]:
    """Memory and processor time at the title and at the table, beside Pioneers at its first window."""
    title = at_rest(screen, GAME, variables, TITLE_DRAWN)
    table = at_rest(screen, [*GAME, str(game)], variables, TITLE_DRAWN)
    lines = [
        Line("at rest: title and table, of a core", f"{title.percent_of_a_core:.1f}%, {table.percent_of_a_core:.1f}%",
             "about 0", max(title.percent_of_a_core, table.percent_of_a_core) < 1),
        Line("resident memory: title and table", f"{title.megabytes:.0f} MB, {table.megabytes:.0f} MB"),
    ]  # fmt: skip
    if PIONEERS is None:
        return [*lines, Line("memory beside Pioneers", "skipped: the package pioneers is not installed")]
    theirs = at_rest(screen, [PIONEERS], variables, PIONEERS_DRAWN)
    ratio = table.megabytes / theirs.megabytes
    told = f"{theirs.megabytes:.0f} MB, {theirs.percent_of_a_core:.1f}% of a core"
    return [
        *lines,
        Line("table beside Pioneers", f"{ratio:.2f}x", "at most 1.5", ratio <= 1.5),
        Line("  Pioneers", told),
    ]


def measure(runs: int) -> list[Line]:
    """Everything on a screen of its own and in a home of its own."""
    with own_screen() as screen, tempfile.TemporaryDirectory(prefix="noblemen-bench-") as folder:
        home = Path(folder)
        own = {f"XDG_{name}_HOME": str(home / name) for name in ("DATA", "CONFIG", "STATE", "CACHE")}
        paths = {"HOME": folder, "PYTHONPATH": os.pathsep.join([str(ROOT), str(HERE)])}
        variables = os.environ | screen.variables() | own | paths
        settings = home / "CONFIG" / "noblemen" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"window": [0, 0, 1920, 1080], "interface_scale": 100, "sound": False}))
        game = home / "late.noblemen"
        command = [sys.executable, str(HERE / "client_bench" / "table_frames.py"), str(game)]
        spent = json.loads(printed(command, variables))
        return [
            *drag_lines(spent),
            *size_lines(spent),
            *rest_lines(screen, variables, game),  # before the starts: what is drawn at leisure is kept for them
            *start_lines(screen, variables, runs),
        ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--starts", type=int, default=5, help="how often each program is started (default 5)")
    arguments, _ = parser.parse_known_args()  # the others are for the other benchmarks
    missing = [program for program in NEEDED if not shutil.which(program)]
    if missing:
        print(f"The client is not measured: {', '.join(missing)} not installed here.")
        return 0
    lines = measure(arguments.starts)
    for line in lines:
        verdict = {None: "", True: "reached", False: "MISSED"}[line.reached]
        print(f"{line.what:44} {line.measured:>22}  {line.goal:14} {verdict}".rstrip())
    return 1 if any(line.reached is False for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
