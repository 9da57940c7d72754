"""What developers do, as a table: each command's purpose, its environment and the Python calls it makes."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

from environment import LOCKS, ROOT, Environment, SetupError

DEVELOP = Environment(ROOT / ".venv", LOCKS / "dev.lock", editable=True)
BENCH = Environment(ROOT / ".venv-bench", LOCKS / "bench.lock")

Steps = list[list[str]]


@dataclass(frozen=True)
class Task:
    """A line of the table: what it is for, the Python calls it makes in order, and the environment they run in."""

    purpose: str
    steps: Callable[[list[str]], Steps]
    environment: Environment = DEVELOP


def play(arguments: list[str]) -> Steps:
    # With nothing else to do, the game shows itself in the terminal where there is no display for its window.
    return [["-m", "noblemen_gui", *(arguments or ["play", "--anywhere"])]]


def test(arguments: list[str]) -> Steps:
    return [["-m", "pytest", "-n", "auto", "--dist", "loadgroup", *arguments]]


def check(arguments: list[str]) -> Steps:
    return [
        ["-m", "ruff", "check", *arguments],
        ["-m", "ruff", "format", "--check", *arguments],
        ["-m", "mypy", "noblemen_gui", "build_scripts"],
    ]


def bench(arguments: list[str]) -> Steps:
    return [[str(script), *arguments] for script in sorted((ROOT / "build_scripts").glob("bench_*.py"))]


def package(arguments: list[str]) -> Steps:
    return [[str(ROOT / "build_scripts" / "make_installers.py"), *arguments]]


def gallery(arguments: list[str]) -> Steps:
    return [[str(ROOT / "build_scripts" / "gallery.py"), *arguments]]


def train(arguments: list[str]) -> Steps:
    script = str(ROOT / "build_scripts" / "train.py")
    return [[script, "--seats", seats, *arguments] for seats in ("4", "3", "5")]


TASKS = {
    "play": Task("start the game", play),
    "test": Task("run the tests; what follows goes to pytest, as in: test -k knight", test),
    "check": Task("lint, format and types, exactly as continuous integration does", check),
    "bench": Task("measure the rules beside Catanatron, the client beside a bare window and Pioneers", bench, BENCH),
    "gallery": Task("render the pictures of the README and the store pages", gallery),
    "train": Task("learn the rivals' weights by self-play for each number of seats; resumes where it stopped", train),
    "package": Task("build the installers of this system; --smoke installs, plays and removes what was built", package),
}


def usage() -> str:
    width = max(map(len, TASKS))
    lines = [f"  {name:<{width}}  {task.purpose}" for name, task in TASKS.items()]
    return "\n".join(["usage: dev.py COMMAND [ARGUMENTS]", "", *lines])


def run(task: Task, arguments: list[str]) -> int:
    """All steps, even after a failed one, so that one call shows everything there is to mend."""
    variables = os.environ | {"PYTHONPATH": str(ROOT)}
    calls = [[str(task.environment.python), *step] for step in task.steps(arguments)]
    statuses = [subprocess.run(call, cwd=ROOT, env=variables).returncode for call in calls]
    return next((status for status in statuses if status), 0)


def main(arguments: list[str]) -> int:
    """The command line's status: 2 for a command that does not exist, 1 for an environment that cannot be made."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(usage())
        return 0
    if not arguments or arguments[0] not in TASKS:
        if arguments:
            print(f"There is no command called {arguments[0]!r}.\n", file=sys.stderr)
        print(usage(), file=sys.stderr)
        return 2
    task = TASKS[arguments[0]]
    try:
        task.environment.prepare()
        return run(task, arguments[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
