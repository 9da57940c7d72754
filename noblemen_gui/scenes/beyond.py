"""What lies beyond a game's table: pause, help, results, and the curtain between people."""

from __future__ import annotations

from typing import Any

from noblemen_gui import scenes
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.ui import App


class Beyond:
    """Opens the client's other scenes for a table."""

    def __init__(self, app: App) -> None:
        self.app = app

    def pause(self) -> None:
        scenes.open("pause", self.app)

    def help(self, topic: str, board: Any) -> None:
        scenes.open("help", self.app, topic=topic, board=board)

    def results(self, session: Any) -> None:
        self.app.pop()
        scenes.open("results", self.app, session=session)

    def look_back(self, session: Any) -> None:
        scenes.open("table", self.app, session=session, at=len(session.match.steps))

    def curtain(self, session: GameSession) -> None:
        """Let the curtain fall, unless the players did away with it."""
        if self.app.settings.curtain:
            scenes.open("curtain", self.app, session=session)
        else:
            session.part_curtain()
