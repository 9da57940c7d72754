"""The screens of the game by name; each is a module here with `create(app, **details)`, loaded when it is opened."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from noblemen_gui.ui.app import App
    from noblemen_gui.ui.scene import Scene


def make(name: str, app: App, **details: Any) -> Scene:
    """The scene of that name (`title`, `new_game`, `table`, …) with its details, not yet opened."""
    module = importlib.import_module(f"{__name__}.{name}")
    return cast("Scene", module.create(app, **details))


def open(name: str, app: App, **details: Any) -> Scene:
    """Open the scene above the present one."""
    scene = make(name, app, **details)
    app.push(scene)
    return scene
