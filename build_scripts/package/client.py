"""The installed program in a window: started, looked at by what it tells of itself, and played by hand."""

import json
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .screen import Screen
from .watching import PATIENCE, SmokeError

Seen = dict[str, Any]
NOTHING: Seen = {"scenes": [""], "moving": True, "disabled": [], "places": {}}


class Client:
    """The window program with the files of one player; it tells where things are if it is asked to."""

    def __init__(self, program: Path, home: Path, variables: dict[str, str]) -> None:
        self.program = program
        self._games = home / ".local/share/noblemen/games"
        self.settings = home / ".config/noblemen/settings.json"
        self._log = home / ".local/state/noblemen/log/noblemen.log"
        self._told = home / ".cache/noblemen/places.json"
        self._told.parent.mkdir(parents=True, exist_ok=True)
        self._variables = variables | {"NOBLEMEN_PLACES": str(self._told)}
        self._process: subprocess.Popen[bytes] | None = None

    # the program

    def start(self, *words: str) -> None:
        self._told.unlink(missing_ok=True)
        self._process = subprocess.Popen([str(self.program), *words], env=self._variables)

    def kill(self) -> None:
        """As hard as a power cut."""
        if self._process:
            self._process.kill()
            self._process.wait()

    def wait_for_end(self) -> None:
        assert self._process
        if self._process.wait(PATIENCE) != 0:
            raise SmokeError(f"The window ended with {self._process.returncode}:\n{self.log()}")

    # the player's files

    def game(self) -> Path:
        """The game that was saved last."""
        files = sorted(self._games.glob("*.noblemen"), key=lambda file: file.stat().st_mtime_ns)
        if not files:
            raise SmokeError("No game was saved.")
        return files[-1]

    def moves(self) -> list[Any]:
        """Every decision that is on disk."""
        return moves_in(self.game())

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    # looking

    def look(self) -> Seen:
        """What the program said last about its screen."""
        if not self._told.exists():
            return NOTHING
        seen: Seen = json.loads(self._told.read_text(encoding="utf-8"))
        return seen

    def wait_until(self, done: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
        """Wait for something; a program that ended, or complained in its log, is not waited for."""
        end = time.monotonic() + patience
        while not done():
            if self._process and self._process.poll() is not None:
                raise SmokeError(f"The program ended while {what} was awaited.\n{self.log()}")
            self.expect_clean_log()
            if time.monotonic() > end:
                seen = {key: value for key, value in self.look().items() if key != "places"}
                raise SmokeError(f"Waited in vain for {what}; seen: {seen}\n{self.log()}")
            time.sleep(0.05)

    def wait_for(self, scene: str) -> Seen:
        """Until a scene is the top one and nothing moves."""
        self.wait_until(lambda: self.look()["scenes"][-1] == scene and not self.look()["moving"], f"the scene {scene}")
        return self.look()

    def wait_for_moves(self, count: int) -> None:
        self.wait_until(lambda: len(self.moves()) >= count, f"decision {count} to be saved")

    def expect_clean_log(self) -> None:
        """A rival that could not think, a picture that is missing: whatever went wrong stands in the log."""
        log = self.log()
        if "WARNING" in log or "ERROR" in log:
            raise SmokeError(f"The log tells of trouble:\n{log}")


class Hand:
    """Mouse and keyboard at a client's window; it looks before it acts."""

    def __init__(self, client: Client, screen: Screen) -> None:
        self.client = client
        self.screen = screen

    def wait_for(self, name: str) -> None:
        """Until something is there and may be used."""
        self.client.wait_until(lambda: self.is_ready(name), f"{name} to be there")

    def click(self, name: str) -> None:
        self.wait_for(name)
        self.screen.click(*self._middle(name))

    def drag_to_lit_place(self, name: str) -> None:
        """Lift something, and let it go on the first place that is lit for it."""
        self.wait_for(name)
        x, y = self._middle(name)
        self.screen.lift(x, y)
        self.client.wait_until(self._lit, "places to be lit")
        self.screen.drop(*self._middle(self._lit()[0]))

    def is_ready(self, name: str) -> bool:
        seen = self.client.look()
        return name in seen["places"] and name not in seen["disabled"] and not seen["moving"]

    def _lit(self) -> Sequence[str]:
        return [name for name in self.client.look()["places"] if name.startswith("lit:")]

    def _middle(self, name: str) -> tuple[int, int]:
        """In pixels of the screen."""
        seen = self.client.look()
        x, y, w, h = seen["places"][name]
        return seen["window"][0] + x + w // 2, seen["window"][1] + y + h // 2


def moves_in(game: Path) -> list[Any]:
    """Every decision in a saved game."""
    return list(json.loads(game.read_text(encoding="utf-8"))["moves"])
