"""The smoke test: installs what was built, uses it as a player would, removes it, and looks for what is left."""

import json
import os
import sys
import tempfile
from pathlib import Path

from .facts import Application
from .installing import installed
from .smoke_window import play_in_window
from .watching import SmokeError, quietly, say

PLACES = {"DATA": ".local/share", "CONFIG": ".config", "STATE": ".local/state", "CACHE": ".cache"}


def smoke(app: Application) -> None:
    """Install, speak, play, remove; the window is played in where a screen of our own can be had."""
    with tempfile.TemporaryDirectory(prefix="noblemen-smoke-") as folder:
        home = Path(folder)
        with installed(app, home) as program:
            speak(app, program, account(home))
            if sys.platform == "linux":
                play_in_window(app, program.with_name(app.window_program), home, account(home))
        if sys.platform == "linux":
            expect_only_own_files(app, home)
    say("The smoke test passed.")


def account(home: Path) -> dict[str, str]:
    """The variables of a player's account of its own, so that nothing of the tester's is touched."""
    own = {f"XDG_{name}_HOME": str(home / place) for name, place in PLACES.items()}
    # Nothing of the checkout may help: neither its modules nor its environment.
    rest = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return rest | own | {"HOME": str(home), "LANGUAGE": "en"}


def speak(app: Application, program: Path, variables: dict[str, str]) -> None:
    """The terminal's commands: version, every game, a whole game, computer players in processes of their own."""
    if quietly([str(program), "--version"], variables).split()[-1] != app.version:
        raise SmokeError("The program tells another version than its package.")
    for game in json.loads(quietly([str(program), "engine"], variables, '{"cmd":"hello"}\n'))["games"]:
        quietly([str(program), "demo", "--game", game, "--seed", "7"], variables)
        say(f"Played a whole game of {game} in the terminal.")


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
