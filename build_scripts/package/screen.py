"""A screen of our own (Xvfb) whose pixels can be read, and a hand at its keyboard and mouse (xdotool)."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .watching import SmokeError, quietly

SIZE = (1920, 1080)
DEPTH = 4  # bytes of a pixel
STEP = 16  # pixels between those that are looked at
NEEDED = ("Xvfb", "xdotool")


class Screen:
    """Xvfb keeps its pixels in a file, so that looking at them costs nothing."""

    def __init__(self, display: str, pixels: Path) -> None:
        self.display = display
        self._pixels = pixels

    def colours(self) -> int:
        """How many colours are seen on a coarse grid: one on an empty screen, hundreds on a drawn one."""
        width, height = SIZE
        found: set[bytes] = set()
        with self._pixels.open("rb") as file:
            start = file.seek(0, os.SEEK_END) - width * height * DEPTH
            # Only the lines that are looked at: whoever waits for a window must not take the processor from it.
            for y in range(0, height, STEP):
                file.seek(start + y * width * DEPTH)
                line = file.read(width * DEPTH)
                found.update(line[x : x + 3] for x in range(0, len(line), STEP * DEPTH))
        return len(found)

    def variables(self) -> dict[str, str]:
        return {"DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}

    def has_window(self, window_class: str) -> bool:
        """Whether a visible window is of a class, by which desktops know whose it is."""
        return bool(self._xdotool("search", "--onlyvisible", "--class", f"^{window_class}$").strip())

    def click(self, x: int, y: int) -> None:
        self._xdotool("mousemove", str(x), str(y), "click", "1")

    def lift(self, x: int, y: int) -> None:
        """Press the button and move a little, by which a program knows that something is dragged."""
        self._xdotool("mousemove", str(x), str(y), "mousedown", "1")
        for step in range(1, 6):
            self._xdotool("mousemove", str(x), str(y - 6 * step))

    def drop(self, x: int, y: int) -> None:
        """Come near, then there, then let go: a hand does not jump."""
        self._xdotool("mousemove", str(x - 8), str(y - 8), "mousemove", str(x), str(y))
        time.sleep(0.2)
        self._xdotool("mouseup", "1")

    def _xdotool(self, *words: str) -> str:
        return quietly(["xdotool", *words], os.environ | {"DISPLAY": self.display})


@contextmanager
def own_screen() -> Iterator[Screen]:
    """Xvfb on the first display that is free."""
    missing = [name for name in NEEDED if not shutil.which(name)]
    if missing:
        raise SmokeError(f"Playing in a window needs {' and '.join(missing)} (packages xvfb and xdotool).")
    with tempfile.TemporaryDirectory(prefix="noblemen-screen-") as folder:
        read, write = os.pipe()
        options = ["-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", folder, "-nolisten", "tcp"]
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), *options], pass_fds=[write], stderr=subprocess.DEVNULL
        )
        os.close(write)
        try:
            with os.fdopen(read) as told:
                number = told.readline().strip()
            yield Screen(f":{number}", Path(folder, "Xvfb_screen0"))
        finally:
            server.terminate()
            server.wait()


@contextmanager
def running(command: list[str], variables: dict[str, str]) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that is closed at the end if it has not closed itself."""
    with subprocess.Popen(command, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
