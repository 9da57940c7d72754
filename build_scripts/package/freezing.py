"""Makes the folder that runs without Python, and a bare window the same way to hold it against."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from environment import LOCKS, ROOT, Environment

from .facts import HERE, Application
from .welcome import write_welcome

BUILD = ROOT / "build"
DIST = ROOT / "dist"
RESOURCES = BUILD / "resources"

# Nothing but what a player's machine needs and the packager: whatever else is installed may end up in the folder.
CLEAN = Environment(ROOT / ".venv-package", LOCKS / "package.lock")

LARGEST_RATIO = 1.6


class PackagingError(Exception):
    """Why there is no package, in a sentence that says what to do."""


@dataclass(frozen=True)
class Frozen:
    """The game's folder and the bare window's."""

    game: Path
    bare: Path


def freeze(app: Application) -> Frozen:
    """Build both folders in the clean environment."""
    CLEAN.prepare()
    write_resources(app)
    return Frozen(freeze_one("noblemen", app.program), freeze_one("bare_window", "bare_window"))


def write_resources(app: Application) -> None:
    """Icons in every form, the installer's picture, and the version as Windows shows it in a file's properties."""
    # Run for itself, as the icons' drawing keeps a module of its own for the rest of its process.
    command = [sys.executable, "-m", "build_scripts.art.icons", str(RESOURCES)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    if sys.platform == "win32":
        write_welcome(RESOURCES / "welcome.bmp")
    numbers = ", ".join([*app.version.split("."), "0"])
    (RESOURCES / "version.txt").write_text(app.filled("windows/version.txt.in", NUMBERS=numbers), encoding="utf-8")


def freeze_one(spec: str, name: str) -> Path:
    """Run one recipe and return the folder it makes."""
    folders = ["--distpath", str(BUILD / "frozen"), "--workpath", str(BUILD / "work")]
    command = [str(CLEAN.python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *folders]
    said = subprocess.run(
        [*command, str(HERE / f"{spec}.spec")],
        cwd=ROOT,
        env=os.environ | {"NOBLEMEN_RESOURCES": str(RESOURCES), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
    )
    if said.returncode != 0:
        raise PackagingError(f"PyInstaller could not build {name}:\n{said.stdout}{said.stderr}")
    return BUILD / "frozen" / name


def compare_sizes(frozen: Frozen) -> None:
    """Print both sizes and the largest files, and refuse a folder that carries more than it uses."""
    sizes = sizes_in(frozen.game)
    game, bare = sum(sizes.values()), sum(sizes_in(frozen.bare).values())
    print(f"The game's folder is {megabytes(game)}, the bare window's {megabytes(bare)}: {game / bare:.2f} times.")
    print("The ten largest files:")
    for path, size in sorted(sizes.items(), key=lambda entry: -entry[1])[:10]:
        print(f"  {megabytes(size):>8}  {path.relative_to(frozen.game)}")
    if game > LARGEST_RATIO * bare:
        raise PackagingError(f"The folder is too large: at most {LARGEST_RATIO} times the bare window's is allowed.")


def sizes_in(folder: Path) -> dict[Path, int]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path: path.stat().st_size for path in files}


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
