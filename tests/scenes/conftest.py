"""What the tests of screens share: an application in memory, folders of the test's own, and no process of rivals."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from noblemen_gui import locale
from noblemen_gui.ui import offscreen
from noblemen_gui.ui.app import App
from tests.ui.conftest import own_folders, pixels

__all__ = ["app", "open_app", "own_folders", "pixels"]


@pytest.fixture
def open_app(pixels: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., App]]:
    """Opens applications without a screen; rivals do not think, and afterwards English is spoken again.

    Steps of these tests do not draw: what is drawn, the audit of layouts looks at.
    """
    monkeypatch.setattr(App, "draw", lambda self: False)
    for module in ("new_game", "table"):
        monkeypatch.setattr(f"noblemen_gui.scenes.{module}.thinker", lambda: None)

    def opened(size: tuple[int, int] = (1280, 720), language: str = "en", scale: int = 100) -> App:
        return offscreen.open_app(size, language, scale, pixels)

    yield opened
    locale.set_language("en")


@pytest.fixture
def app(open_app: Callable[..., App]) -> App:
    return open_app()
