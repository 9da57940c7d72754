"""The whole interface without a screen: for pictures, for tests and for the audit of layouts."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pygame

from noblemen_gui.settings import Settings, SettingsFile
from noblemen_gui.ui.app import App
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.window import Window


def open_app(
    size: tuple[int, int] = (1920, 1080), language: str = "en", scale: int = 100, cache: Path | None = None
) -> App:
    """An application that draws into memory: its options are the defaults, nothing of the player's is touched."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    folder = Path(tempfile.mkdtemp(prefix="noblemen-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = SettingsFile(folder / "settings.json")
    file.save(Settings(language=language, interface_scale=scale, sound=False))
    pygame.display.quit()
    return App(file, Window("Noblemen", (0, 0, *size), False), cache or folder)


def settle(app: App, steps: int = 4) -> pygame.Surface:
    """Finish all movement and draw; the surface is the window's own."""
    for _ in range(steps):
        app.scene.timeline.settle()
        app.step(16, [])
    app.invalidate()
    app.draw()
    return app.window.surface


def problems(app: App) -> list[str]:
    """What the audit finds wrong in the top scene as it is laid out now."""
    audit = Audit(app.view.rect)
    surface = pygame.Surface(app.window.size).convert()
    app.scene.draw(Canvas(surface, app.view, app.kit, audit=audit))
    return audit.problems()
