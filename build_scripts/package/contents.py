"""What goes into the packaged folder besides Python itself: every module, drawing, sound, font and catalogue."""

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from environment import ROOT

HERE = Path(__file__).resolve().parent
PACKAGE = ROOT / "noblemen_gui"
PROGRAM = HERE / "program.py"
BARE = HERE / "bare_window.py"

# The game never speaks to a network nor to these parts of Python; OpenSSL alone would be a tenth of the whole folder.
UNUSED = ["_hashlib", "_ssl", "numpy", "pydoc", "setuptools", "ssl", "tkinter", "unittest"]

# Debug symbols are most of Python on Linux. Elsewhere they are not in the files.
STRIP = sys.platform == "linux"

# Modules lie beside each other as files: with an archive the game would reach its title later than from source.
NO_ARCHIVE = True

FAMILY = re.compile(r'"(Serif|Sans)-([A-Z]\w+)"')
LEFT_OUT = {".py", ".pyc", ".typed", ".pot"}


def modules() -> list[str]:
    """Every module of the package: commands and games are found by name at run time, so no import shows them."""
    return sorted(
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for file in PACKAGE.rglob("*.py")
    ) + [f"font_source_{kind}_pro" for kind in ("sans", "serif")]


def data() -> list[tuple[str, str]]:
    """Files and the folders they go to, as PyInstaller wants them."""
    return [(str(file), folder.as_posix()) for file, folder in [*own_data(), *media(), *fonts()]]


def own_data() -> Iterator[tuple[Path, Path]]:
    """What lies between the modules: catalogues, weights, the protocol's page."""
    for file in PACKAGE.rglob("*"):
        if file.is_file() and file.suffix not in LEFT_OUT and "__pycache__" not in file.parts:
            yield file, file.parent.relative_to(ROOT)


def media() -> Iterator[tuple[Path, Path]]:
    """Art and sounds, which a checkout keeps beside the package and everybody else inside it."""
    for file in [*(ROOT / "art").rglob("*.svg"), *(ROOT / "sounds").rglob("*.ogg")]:
        yield file, Path("noblemen_gui/_data") / file.parent.relative_to(ROOT)


def fonts() -> Iterator[tuple[Path, Path]]:
    """The faces that the code names and the licence beside them: the font packages have four times as many."""
    for kind, weights in families().items():
        package = f"font_source_{kind.lower()}_pro"
        spec = importlib.util.find_spec(package)
        assert spec and spec.origin, f"{package} is not installed"
        folder = Path(spec.origin).parent / "files"
        for name in ["LICENSE.txt", *(f"Source{kind}Pro-{weight}.ttf" for weight in sorted(weights))]:
            yield folder / name, Path(package, "files")


def families() -> dict[str, set[str]]:
    """The faces that the code names, by kind."""
    found: dict[str, set[str]] = {"Serif": set(), "Sans": set()}
    for file in PACKAGE.rglob("*.py"):
        for kind, weight in FAMILY.findall(file.read_text(encoding="utf-8")):
            found[kind].add(weight)
    return found
