"""The smoke test: installs what was built, uses it as a player would, removes it, and looks for what is left."""

import json
import os
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from environment import ROOT

from .client import Client, Hand
from .facts import Application
from .freezing import DIST
from .installing import installed, upgrade
from .screen import own_screen
from .smoke_window import play_by_hand, show_title, watch
from .watching import SmokeError, quietly, say

PLACES = {"DATA": ".local/share", "CONFIG": ".config", "STATE": ".local/state", "CACHE": ".cache"}
LANGUAGES = ("en", "de", "it")
OLD_RECORDS = ROOT / "tests" / "golden"


def smoke(app: Application) -> None:
    """Install, speak, open old games, play, upgrade, remove; by hand where a screen of our own can be had."""
    with tempfile.TemporaryDirectory(prefix="noblemen-smoke-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        variables = account(home)
        with installed(app, home) as program:
            speak(app, program, variables)
            open_old_games(app, program, variables)
            play(app, program.with_name(app.window_program + program.suffix), home, variables)
        if sys.platform == "linux":
            expect_only_own_files(app, home)
            start_portable(app, home, variables)
    say("The smoke test passed.")


def account(home: Path) -> dict[str, str]:
    """The variables of a player's account of its own, so that nothing of the tester's is touched."""
    own = {f"XDG_{name}_HOME": str(home / place) for name, place in PLACES.items()}
    # Nothing of the checkout may help: neither its modules nor its environment.
    rest = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return rest | own | {"HOME": str(home), "LANGUAGE": "en"}


def speak(app: Application, program: Path, variables: dict[str, str]) -> None:
    """The terminal: version, languages, every game, a whole game, computer players in processes of their own."""
    if quietly([str(program), "--version"], variables).split()[-1] != app.version:
        raise SmokeError("The program tells another version than its package.")
    if len({quietly([str(program), "rules", "--lang", language], variables) for language in LANGUAGES}) < 3:
        raise SmokeError("The program does not speak its three languages.")
    say(f"It speaks {', '.join(LANGUAGES)}.")
    for game in ask(program, variables, {"cmd": "hello"})[0]["games"]:
        quietly([str(program), "demo", "--game", game, "--seed", "7"], variables)
        say(f"Played a whole game of {game} in the terminal.")
        arena = ["arena", "--game", game, "--seats", "page,squire,page", "--games", "2", "--jobs", "2", "--ms", "20"]
        quietly([str(program), *arena], variables)
        say(f"Played two games of {game} at once, in processes of their own.")


def open_old_games(app: Application, program: Path, variables: dict[str, str]) -> None:
    """Games saved by older versions open and end as they ended then."""
    records = sorted(OLD_RECORDS.glob(f"*/record-*.{app.file_ending}"))
    for path in records:
        record = json.loads(path.read_text(encoding="utf-8"))
        *_, outcome = ask(program, variables, {"cmd": "load", "record": record}, {"cmd": "outcome"})
        if outcome["points"] != record["client"]["outcome"]:
            raise SmokeError(f"{path.name} ended otherwise when it was saved: {outcome}")
    say(f"Opened {len(records)} games of older versions.")


def play(app: Application, window: Path, home: Path, variables: dict[str, str]) -> None:
    """In the window: on the machine's own screen, or by hand where we can have one to ourselves."""
    old = json.loads(next(OLD_RECORDS.glob("*/record-*")).read_text(encoding="utf-8"))
    unfinished = old | {"moves": old["moves"][: len(old["moves"]) // 2]}
    if sys.platform != "linux":
        watch(Client(window, home, variables), unfinished)
        return
    with own_screen() as screen:
        client = Client(window, home, variables | screen.variables())
        watch(client, unfinished)
        play_by_hand(Hand(client, screen), app.window_class, lambda: upgrade(app))


def start_portable(app: Application, home: Path, variables: dict[str, str]) -> None:
    """Nothing is installed now: the archive is unpacked somewhere and started by its script."""
    folder = home / "a folder with spaces"
    with tarfile.open(next(DIST.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    with own_screen() as screen:
        show_title(Client(next(folder.glob("*/start.sh")), home, variables | screen.variables()))
    say("The portable archive shows its title, too.")


def ask(program: Path, variables: dict[str, str], *requests: object) -> list[dict[str, Any]]:
    """The engine's answers to requests, one line each."""
    said = "".join(json.dumps(request) + "\n" for request in requests)
    return [json.loads(line) for line in quietly([str(program), "engine"], variables, said).splitlines()]


def expect_only_own_files(app: Application, home: Path) -> None:
    """After removal there is nothing but the player's: games, options, log, and drawings kept ready."""
    places = [home / place / app.program for place in PLACES.values()]
    files = [path for path in home.rglob("*") if path.is_file()]
    strange = [str(path) for path in files if not any(path.is_relative_to(place) for place in places)]
    if strange:
        raise SmokeError(f"Files where none should be: {', '.join(strange)}")
    games = [path for path in files if path.suffix == f".{app.file_ending}"]
    if not games:
        raise SmokeError("The games are gone.")
    say(f"Left are the player's own files, {len(games)} saved game among them.")
