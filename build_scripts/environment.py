"""Virtual environments made from a lock of exact versions, prepared once and then only looked at."""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "build_scripts" / "locks"

OFFLINE = re.compile(
    r"connection broken|connection error|failed to connect|could not fetch url|timed out|max retries", re.I
)
NOT_FOUND = re.compile(r"No matching distribution found for (\S+)")

# Every lock is complete, so nothing but its lines is ever fetched.
PIP_INSTALL = ["-m", "pip", "install", "--no-deps", "--no-input", "--disable-pip-version-check", "--retries", "2"]
PIP_INSTALL += ["--prefer-binary", "--progress-bar", "off"]


class SetupError(Exception):
    """Why an environment could not be made, in a sentence that says what to do."""


def pinned(lock: Path) -> list[str]:
    """Every `name==version` line of a lock and of the locks it includes."""
    lines: list[str] = []
    for line in lock.read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            lines += pinned(lock.parent / line.removeprefix("-r ").strip())
        elif line and not line.startswith("#"):
            lines.append(line)
    return lines


@dataclass(frozen=True)
class Environment:
    """A folder with a Python of its own, the packages of one lock and, if wanted, this project in place."""

    folder: Path
    lock: Path
    editable: bool = False

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        return self.folder / "prepared"

    @property
    def log(self) -> Path:
        return self.folder / "install.log"

    def fingerprint(self) -> str:
        """Changes whenever what should be installed, or where, changes."""
        parts = [str(self.folder), *pinned(self.lock)]
        if self.editable:
            project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
            parts += [str(project["project"]), str(project["tool"]["hatch"])]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def is_ready(self) -> bool:
        with contextlib.suppress(OSError):
            return self.python.exists() and self.stamp.read_text(encoding="utf-8") == self.fingerprint()
        return False

    def prepare(self) -> None:
        """Make or renew the environment unless it is as the lock says."""
        if self.is_ready():
            return
        try:
            with only_one_at_a_time(self.folder):
                if not self.is_ready():
                    self._make()
        except OSError as error:
            raise SetupError(
                f"{self.folder} could not be prepared ({error}). See that this checkout may be written to and that "
                "its disk has room, then run this command again."
            ) from None

    def _make(self) -> None:
        if not self._is_whole():
            create(self.folder)
        wanted = pinned(self.lock)
        say(f"Installing {len(wanted)} packages into {self.folder.name}, exact versions from {self.lock.name}.")
        self._pip(["-r", str(self.lock)], Progress(len(wanted)))
        if self.editable:
            say("Installing this checkout in place.")
            self._pip(["--no-build-isolation", "-e", str(ROOT)], Progress(0))
        self.stamp.write_text(self.fingerprint(), encoding="utf-8")
        say(f"{self.folder.name} is ready.")

    def _is_whole(self) -> bool:
        """Whether its Python still runs and has pip: not so after a broken first attempt or a system upgrade."""
        if not self.python.exists():
            return False
        return subprocess.run([self.python, "-m", "pip", "--version"], capture_output=True).returncode == 0

    def _pip(self, arguments: list[str], progress: "Progress") -> None:
        command = [str(self.python), *PIP_INSTALL, *arguments]
        said = []
        with (
            self.log.open("a", encoding="utf-8") as log,
            subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace"
            ) as process,
        ):
            for line in process.stdout or ():
                log.write(line)
                said.append(line)
                progress.hear(line)
        progress.end()
        if process.returncode != 0:
            raise SetupError(explain("".join(said), self.log))


class Progress:
    """Turns the installer's talk into a count of packages; its own words go to the log only."""

    HEARD = re.compile(
        r"(?:Collecting |Requirement already satisfied: |Ignoring |Processing \S*[/\\])([\w.]+(?:-[a-z]+)*)"
    )

    def __init__(self, expected: int) -> None:
        self.expected = expected
        self.seen: set[str] = set()
        self.on_one_line = sys.stdout.isatty()

    def hear(self, line: str) -> None:
        heard = self.HEARD.match(line)
        name = heard[1].replace("_", "-") if heard else ""
        if self.expected and name and name not in self.seen:
            self.seen.add(name)
            self._show(name)
        elif self.expected and line.startswith("Installing collected packages"):
            self._show("unpacking")

    def end(self) -> None:
        if self.on_one_line and self.seen:
            print(flush=True)

    def _show(self, what: str) -> None:
        text = f"  {len(self.seen):2}/{self.expected} {what}"
        print(f"\r{text:<60}" if self.on_one_line else text, end="" if self.on_one_line else "\n", flush=True)


def create(folder: Path) -> None:
    """A new empty environment, in place of whatever was there."""
    say(f"Making {folder.name} with Python {sys.version_info.major}.{sys.version_info.minor}.")
    shutil.rmtree(folder, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(folder)], capture_output=True, text=True)
    if made.returncode == 0:
        return
    said = made.stdout + made.stderr
    if re.search(r"ensurepip|No module named '?venv", said):
        raise SetupError(
            "This Python cannot make virtual environments. On Debian and Ubuntu install the package python3-venv "
            "(sudo apt install python3-venv); elsewhere install Python from python.org. Then run this command again."
        )
    raise SetupError(f"The folder {folder} could not be made: {said.strip().splitlines()[-1]}")


def explain(said: str, log: Path) -> str:
    """What the installer's failure means for the person who waits for it."""
    missing = NOT_FOUND.search(said)
    if OFFLINE.search(said):
        return (
            "The package registry cannot be reached, so the packages could not be fetched. Check the network "
            "(or the registry that pip is configured for) and run this command again; it goes on where it stopped."
        )
    if missing:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        return (
            f"The registry has no {missing[1]} for Python {version} on this system. Remove the folder "
            f"{log.parent.name} and try another Python from 3.11 to 3.14. The details are in {log}."
        )
    return f"The packages could not be installed; the installer's own words are in {log}."


def say(sentence: str) -> None:
    print(sentence, flush=True)


@contextlib.contextmanager
def only_one_at_a_time(folder: Path) -> Iterator[None]:
    """Two calls at once must not install into the same folder: the second waits for the first."""
    with folder.with_name(folder.name + ".lock").open("a+", encoding="utf-8") as held:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield
