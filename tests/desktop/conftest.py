"""A screen for each process of the tests, and a new player's home on it for each test."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from package.screen import NEEDED, Screen, own_screen

from .window import Desktop


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    missing = [program for program in NEEDED if not shutil.which(program)]
    if missing:
        pytest.skip(f"not installed here: {', '.join(missing)}")
    with own_screen() as shown:
        yield shown


@pytest.fixture(scope="session")
def pixels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pixels")


@pytest.fixture
def desktop(screen: Screen, tmp_path: Path, pixels: Path) -> Iterator[Desktop]:
    """Drawings are kept from test to test, as they are on a player's computer."""
    (tmp_path / "cache").symlink_to(pixels)
    player = Desktop(screen, tmp_path)
    yield player
    player.close()
