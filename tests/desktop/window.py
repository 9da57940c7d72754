"""The program in a real window on a screen of its own, with a hand at its mouse and keyboard.

The hand looks before it acts: where things are is told by the program itself (`NOBLEMEN_PLACES`, see
noblemen_gui/ui/landmarks.py), what was decided stands in the saved game. Nothing sleeps for a fixed time.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from package.screen import Screen

from noblemen_gui import saves
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record
from noblemen_gui.games import GAMES
from noblemen_gui.scenes.session import CRESTS, DEFAULT_NAMES, GameSession, SeatPlan

PATIENCE = 40.0
PLACES = {"DATA": "data", "CONFIG": "config", "STATE": "state", "CACHE": "cache"}
# What a test wants unless it says otherwise: no movement to wait for, and a window in the screen's corner.
OPTIONS = {"own_speed": "off", "rival_speed": "off", "window": [0, 0, 1280, 720], "interface_scale": 100}


@dataclass(frozen=True)
class Seen:
    """What the program said last about its screen."""

    scenes: list[str]
    window: list[int]
    moving: bool
    carrying: bool
    focus: str
    disabled: list[str]
    places: dict[str, list[int]]

    @property
    def scene(self) -> str:
        return self.scenes[-1] if self.scenes else ""

    def middle(self, name: str) -> tuple[int, int]:
        """The middle of a place, in pixels of the screen."""
        x, y, w, h = self.places[name]
        return self.window[0] + x + w // 2, self.window[1] + y + h // 2

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """The middle of a cell of the estate that is shown, in pixels of the screen."""
        left, top, w, h = self.places["cell"]
        return self.window[0] + left + x * w + w // 2, self.window[1] + top + y * h + h // 2

    def lit(self) -> list[str]:
        """The places where what is carried may go."""
        return [name for name in self.places if name.startswith("lit:")]


class Desktop:
    """A screen and the home of a player who sits there; the program is started and started again on it."""

    def __init__(self, screen: Screen, home: Path) -> None:
        self.screen = screen
        self.home = home
        self.process: subprocess.Popen[str] | None = None
        self.told = home / "places.json"
        self.options()

    # the player's files

    @property
    def games(self) -> Path:
        return self.home / "data" / "noblemen" / "games"

    @property
    def log(self) -> str:
        file = self.home / "state" / "noblemen" / "log" / "noblemen.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def options(self, **changed: object) -> None:
        """Choose options before the program starts."""
        file = self.home / "config" / "noblemen" / "settings.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(OPTIONS | changed), encoding="utf-8")

    def saved(self) -> Path | None:
        """The game that was saved last."""
        files = sorted(self.games.glob("*.noblemen"), key=lambda file: file.stat().st_mtime_ns)
        return files[-1] if files else None

    def record(self, path: Path | None = None) -> dict[str, Any]:
        """What stands in a saved game, the latest if none is named."""
        path = path or self.saved()
        assert path is not None, "no game was saved"
        record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return record

    def moves(self) -> int:
        """How many decisions are on disk."""
        return len(self.record()["moves"]) if self.saved() else 0

    def match(self, path: Path | None = None) -> Match:
        """A saved game, the latest if none is named, replayed."""
        data = self.record(path)
        rules = GAMES.rules(data["game"])
        return Match.from_record(rules, decode_record(data, rules))

    def prepare(self, levels: Sequence[str], seed: int = 7, first_game: bool = True) -> None:
        """Save a game that has just begun, with people or rivals at its seats."""
        plans = [SeatPlan(DEFAULT_NAMES[seat], CRESTS[seat], level=level) for seat, level in enumerate(levels)]
        with saves.elsewhere(self.games):
            GameSession.new(GAMES.rules("noblemen"), plans, {"first_game": first_game}, seed, None)

    # the program

    def variables(self, **more: str) -> dict[str, str]:
        own = {f"XDG_{name}_HOME": str(self.home / place) for name, place in PLACES.items()}
        told = {"NOBLEMEN_PLACES": str(self.told), "HOME": str(self.home), "LANGUAGE": "en"}
        return os.environ | self.screen.variables() | own | told | more

    def start(self, *words: str, until: str = "TitleScene", **variables: str) -> None:
        """Start the program and wait for the scene it opens with."""
        self.told.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "noblemen_gui", *words],
            env=self.variables(**variables), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.wait_for(until)

    def end(self) -> str:
        """Wait until the program has ended; return what it said on the terminal."""
        assert self.process is not None
        said, _ = self.process.communicate(timeout=PATIENCE)
        return said

    def kill(self) -> None:
        """As hard as it gets: no handler of the program runs."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)

    def close(self) -> None:
        if self.process and self.process.poll() is None:
            self.kill()

    # looking

    def look(self) -> Seen:
        try:
            return Seen(**json.loads(self.told.read_text(encoding="utf-8")))
        except FileNotFoundError:
            return Seen([], [0, 0, 0, 0], True, False, "", [], {})

    def wait(self, done: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
        """Until something is so; a program that ended meanwhile is not waited for."""
        end = time.monotonic() + patience
        while not done():
            if self.process and self.process.poll() is not None:
                raise AssertionError(f"The program ended while {what} was awaited: {self.end()}\n{self.log}")
            if time.monotonic() > end:
                raise AssertionError(f"Waited in vain for {what}; seen: {self.look()}\n{self.log}")
            time.sleep(0.02)

    def wait_for(self, scene: str, patience: float = PATIENCE) -> Seen:
        """Until a scene is the top one and nothing moves."""
        self.wait(lambda: self.look().scene == scene and not self.look().moving, f"the scene {scene}", patience)
        return self.look()

    def wait_for_moves(self, count: int) -> None:
        self.wait(lambda: self.moves() >= count, f"decision {count} to be saved")

    def wait_for_place(self, name: str) -> None:
        self.wait(lambda: name in self.look().places, f"the place {name}")

    def wait_for_turn(self) -> Match:
        """Until the table asks a person for an action or a tile; return the game as it stands."""
        self.wait(self.asks, "a person's turn")
        return self.match()

    def asks(self) -> bool:
        """Whether the table waits for a person's action."""
        seen = self.look()
        return seen.scene == "TableScene" and not seen.moving and {"expand", "end_turn"} - set(seen.disabled) != set()

    # hand

    def hand(self, *words: object) -> None:
        command = ["xdotool", *map(str, words)]
        variables = os.environ | {"DISPLAY": self.screen.display}
        subprocess.run(command, env=variables, check=True, capture_output=True, timeout=PATIENCE)

    def press(self, *keys: str) -> None:
        self.hand("key", "--delay", 40, *keys)

    def resize(self, width: int, height: int) -> None:
        """Pull the window to another size."""
        found = subprocess.run(
            ["xdotool", "search", "--class", "noblemen"], env=self.variables(), capture_output=True, text=True
        )
        self.hand("windowsize", found.stdout.split()[0], width, height)
        self.wait(lambda: self.look().window[2:] == [width, height], "the new size")

    def choose(self, name: str) -> None:
        """By keyboard: bring the focus to a control and press it."""
        while self.look().focus != name:
            before = self.look().focus
            self.press("Tab")
            self.wait(lambda: self.look().focus != before, "the focus to go on")  # noqa: B023
        self.press("Return")

    def click(self, place: str | tuple[int, int], button: int = 1) -> None:
        self.hand("mousemove", *self._point(place), "click", button)

    def drag(self, start: str | tuple[int, int], end: str | tuple[int, int]) -> None:
        """Press, wait until something is lifted, carry it on, and let go."""
        (x, y), (to_x, to_y) = self._point(start), self._point(end)
        self.hand("mousemove", x, y, "mousedown", 1)
        self.wait(lambda: self.look().carrying, "something to be lifted")
        way = [(x + (to_x - x) * part // 3, y + (to_y - y) * part // 3) for part in (1, 2, 3)]
        self.hand(*(word for at in way for word in ("mousemove", *at, "sleep", 0.03)), "mouseup", 1)
        self.wait(lambda: not self.look().carrying, "it to be let go")

    def _point(self, place: str | tuple[int, int]) -> tuple[int, int]:
        if isinstance(place, str):
            self.wait_for_place(place)
            return self.look().middle(place)
        return place
