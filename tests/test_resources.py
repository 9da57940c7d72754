"""Art and sounds are found in a checkout, in an installed wheel and in a packaged folder alike."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from noblemen_gui import resources

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel of this checkout installs."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def test_a_checkout_has_them_beside_the_package() -> None:
    assert resources.path("art") == ROOT / "art"


def test_a_missing_folder_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="portraits"):
        resources.path("portraits")


@pytest.mark.parametrize("folder", ["art", "sounds"])
def test_a_wheel_carries_every_file_the_game_shows_or_plays(installed: Path, folder: str) -> None:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", folder]
    ours = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    packed = installed / "noblemen_gui" / "_data"
    assert ours
    # Pictures of the game are for its pages, not for the game.
    assert [file for file in ours if (packed / file).is_file() == file.startswith("art/gallery/")] == []


def test_a_wheel_finds_its_own(installed: Path) -> None:
    code = "from noblemen_gui import resources; print(resources.path('art'))"
    outside = os.environ | {"PYTHONPATH": str(installed)}
    found = subprocess.run([sys.executable, "-c", code], cwd="/", env=outside, capture_output=True, text=True)
    assert found.stdout.strip() == str(installed / "noblemen_gui" / "_data" / "art")


def test_a_wheel_has_both_commands(installed: Path) -> None:
    (entry_points,) = installed.glob("*.dist-info/entry_points.txt")
    text = entry_points.read_text(encoding="utf-8")
    assert "[console_scripts]\nnoblemen = noblemen_gui.__main__:main" in text
    assert "[gui_scripts]\nnoblemen-window = noblemen_gui.__main__:window" in text
