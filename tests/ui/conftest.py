"""What the interface's tests share: an application in memory, and files that touch nobody's home."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from noblemen_gui import locale
from noblemen_gui.ui import offscreen
from noblemen_gui.ui.app import App


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))


@pytest.fixture(scope="session")
def pixels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pixels")


@pytest.fixture
def open_app(pixels: Path) -> Iterator[Callable[..., App]]:
    """Opens applications that draw into memory; afterwards English is spoken again."""

    def opened(size: tuple[int, int] = (1280, 720), language: str = "en", scale: int = 100) -> App:
        return offscreen.open_app(size, language, scale, pixels)

    yield opened
    locale.set_language("en")
