"""Somebody who stands beside a scene and those over it: a herald with a word to say, drawn last and asked first."""

from __future__ import annotations

from noblemen_gui.ui.events import Event, Key
from noblemen_gui.ui.scene import Scene


class Companion(Scene):
    """Lies over the scene that has it as `companion`, and over those above it that `keep_company`.

    It takes what is meant for its own controls and its own `keys`; everything else goes to the scene below.
    """

    @property
    def shown(self) -> bool:
        """Tell whether there is something to see and to press now."""
        return True

    def handle(self, event: Event) -> bool:
        """Keys other than its own are for the scene below: Tab, arrows and Esc stay there."""
        if isinstance(event, Key):
            action = self.keys.get(event.combo)
            if action:
                action()
            return action is not None
        return super().handle(event)
