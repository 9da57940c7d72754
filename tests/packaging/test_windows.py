"""The Windows installer: compiled for real, in three languages; installed, upgraded and removed where Wine is."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from package import windows
from package.facts import Application
from package.watching import wait_until
from package.welcome import SIZE, write_welcome
from PIL import Image

# Debian keeps the program that needs no 32-bit parts out of the path.
WINE = shutil.which("wine64") or shutil.which("wine64", path="/usr/lib/wine")
LOCAL = "drive_c/users/{user}/AppData/Local"


@pytest.fixture
def folder(stand_in: Path, app: Application) -> Path:
    """The stand-in with the names that programs have on Windows."""
    for name in (app.program, app.window_program):
        (stand_in / name).rename(stand_in / f"{name}.exe")
    (stand_in / "LICENSE.txt").touch()
    return stand_in


@pytest.fixture
def installer(tmp_path: Path, app: Application, folder: Path, icons: Path, need: Callable[..., None]) -> Path:
    need("makensis")
    target = tmp_path / "noblemen-setup.exe"
    # A 64-bit installer, which Debian's makensis can make and a Wine without 32-bit parts can run.
    options = ["-XTarget amd64-unicode"] if sys.platform == "linux" else []
    write_welcome(icons / "welcome.bmp")
    windows.compile_installer(app, folder, icons, target, *options)
    return target


def test_the_script_compiles_without_a_warning(installer: Path) -> None:
    assert installer.read_bytes().startswith(b"MZ")


def test_the_picture_fits_the_pages_of_the_installer(tmp_path: Path) -> None:
    write_welcome(tmp_path / "welcome.bmp")
    with Image.open(tmp_path / "welcome.bmp") as picture:
        assert picture.size == (2 * SIZE[0], 2 * SIZE[1])
        assert len(picture.getcolors(1 << 24) or []) > 1000


def test_every_sentence_is_there_in_three_languages() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    told = Counter(re.findall(r"^LangString (\w+) \$\{LANG_(?:ENGLISH|GERMAN|ITALIAN)\}", script, re.MULTILINE))
    assert set(told.values()) == {3}
    assert set(told) == set(re.findall(r"\$\((\w+)\)", script))


def test_the_zip_has_one_folder_at_its_top(
    app: Application, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "DIST", tmp_path)
    with zipfile.ZipFile(windows.zip_folder(app, folder)) as archive:
        names = archive.namelist()
    assert {name.split("/")[0] for name in names} == {f"{app.name} {app.version}"}
    assert f"{app.name} {app.version}/{app.window_program}.exe" in names


@pytest.mark.skipif(not WINE, reason="Wine is not installed here")
def test_it_installs_upgrades_and_removes_itself(
    tmp_path: Path, app: Application, installer: Path, request: pytest.FixtureRequest
) -> None:
    machine = Machine(tmp_path / "wine")
    request.addfinalizer(machine.scrap)
    game = machine.local / "noblemen" / "games" / "friday.noblemen"
    place = machine.local / "Programs" / app.name
    machine.run(installer, "/S")
    assert {path.name for path in place.iterdir()} >= {"_internal", f"{app.window_program}.exe", "uninstall.exe"}
    assert f"{app.name}.Game" in machine.registry(rf"HKCU\Software\Classes\.{app.file_ending}")
    assert f"{app.window_program}.exe" in machine.registry(rf"HKCU\Software\Classes\{app.name}.Game")
    assert app.version in machine.registry(rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{app.id}")
    assert machine.menu(app.name)

    game.parent.mkdir(parents=True)
    for path in (game, place / "_internal" / "of-the-older-version.dll", place / "notes of the player.txt"):
        path.touch()
    machine.run(installer, "/S")
    assert not (place / "_internal" / "of-the-older-version.dll").exists()
    assert (place / "_internal" / "library.so").exists()

    machine.run(place / "uninstall.exe", "/S")
    wait_until(lambda: not (place / "uninstall.exe").exists(), "the uninstaller", 30)
    wait_until(lambda: not machine.menu(app.name), "the menu entry to go", 30)
    assert [path.name for path in place.iterdir()] == ["notes of the player.txt"]
    assert game.exists()
    assert machine.registry(rf"HKCU\Software\Classes\.{app.file_ending}") == ""


class Machine:
    """A Windows of its own in a folder."""

    def __init__(self, folder: Path) -> None:
        # No menus, no shortcuts on the desktop of whoever runs the tests, no screen.
        own = {"WINEPREFIX": str(folder), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "winemenubuilder.exe=d"}
        self.variables = {key: value for key, value in os.environ.items() if key != "DISPLAY"} | own
        self.folder = folder
        self.run("wineboot", "--init")
        self.local = next(folder.glob(LOCAL.format(user="[!P]*")))

    def run(self, *words: str | Path) -> str:
        assert WINE
        done = subprocess.run([WINE, *words], env=self.variables, capture_output=True, text=True, timeout=120)
        return done.stdout if done.returncode == 0 else ""

    def scrap(self) -> None:
        """It takes the room of a whole system."""
        self.run("wineboot", "--shutdown")
        shutil.rmtree(self.folder, ignore_errors=True)

    def registry(self, key: str) -> str:
        return self.run("reg", "query", key, "/s")

    def menu(self, name: str) -> list[Path]:
        return list(self.folder.glob(f"drive_c/users/*/AppData/Roaming/Microsoft/Windows/Start Menu/**/{name}.lnk"))
