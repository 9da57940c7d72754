"""Tells another program what is on the screen and where, if it asks for that: so tests find their way in a window.

With `NOBLEMEN_PLACES=FILE` in the environment that file is kept up to date: the scenes from the lowest to the top one,
the window on the desktop, and of the top scene whether something moves, its focus, its disabled controls and its
places in pixels of the window.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from noblemen_gui.ui.widget import flat

if TYPE_CHECKING:
    from noblemen_gui.ui.app import App
    from noblemen_gui.ui.geometry import Rect

ASKED_BY = "NOBLEMEN_PLACES"


class Landmarks:
    """Called at every turn of the loop; writes only what changed, and only if somebody asked."""

    def __init__(self) -> None:
        wanted = os.environ.get(ASKED_BY)
        self._path = Path(wanted) if wanted else None
        self._told: dict[str, Any] = {}

    def tell(self, app: App) -> None:
        if self._path is None:
            return
        now = _seen(app)
        if now == self._told:
            return
        self._told = now
        part = self._path.with_suffix(".part")
        with contextlib.suppress(OSError):
            part.write_text(json.dumps(now), encoding="utf-8")
            part.replace(self._path)


def _seen(app: App) -> dict[str, Any]:
    scene = app.scene
    return {
        "scenes": [type(each).__name__ for each in app.scenes],
        "window": list(app.window.place()),
        "moving": scene.timeline.busy,
        "carrying": bool(scene.drag and scene.drag.carrying),
        "focus": scene.focus.name if scene.focus else "",
        "disabled": [widget.name for widget in flat(scene.controls) if widget.name and not widget.enabled],
        "places": {name: _pixels(rect, app.view.scale) for name, rect in _places(app).items()},
    }


def _places(app: App) -> dict[str, Rect]:
    """The places of the top scene, and those of the companion that lies over it."""
    return app.scene.landmarks() | (app.company.landmarks() if app.company else {})


def _pixels(rect: Rect, scale: float) -> list[int]:
    return [round(side * scale) for side in (rect.x, rect.y, rect.w, rect.h)]
