"""What a game brings along to be taught: lessons, rules by topic, hints, and how their pictures are drawn."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from noblemen_gui.learn.herald import Hint
from noblemen_gui.learn.script import Script
from noblemen_gui.learn.topics import Topic
from noblemen_gui.ui import App, Canvas, Rect, Scene, View

USUAL_GAME = "noblemen"


class Teaching(Protocol):
    """The package `learn` of a game."""

    HINTS: Mapping[str, Hint]

    def topics(self, board: Any = ...) -> list[Topic]:
        """Return the rules by topic, with the numbers of a board."""

    def lessons(self) -> list[Script]:
        """Return the lessons in the order in which they are taken."""


class Figures(Protocol):
    """The module `table.figure_art` of a game."""

    def figure_size(self, view: View, data: Mapping[str, Any], width: float) -> tuple[float, float]:
        """Return how large a figure is drawn where there is so much room."""

    def draw_figure(self, canvas: Canvas, rect: Rect, data: Mapping[str, Any]) -> None:
        """Draw a figure as the table draws such things."""


class TaughtTable(Protocol):
    """The module `table.taught` of a game; the table is a scene whose inside only the game knows."""

    def open_table(self, app: App, session: Any, outside: Any, guide: Any) -> Scene:
        """Return the table of a session, with a guide beside it."""

    def bring(self, table: Any, names: Sequence[str]) -> None:
        """Turn pages so that these things can be seen."""

    def carry_out(self, table: Any, move: Any) -> None:
        """Make a move for the learner."""

    def come_back(self, table: Any) -> None:
        """Close what was opened over the table."""

    def look_again(self, table: Any) -> None:
        """Show the session's game as it is now."""

    def spot(self, table: Any, name: str) -> Rect | None:
        """Return where a thing lies that a lesson or a hint names."""


def teaching(game: str = USUAL_GAME) -> Teaching:
    """Return how a game is taught."""
    return cast("Teaching", importlib.import_module(f"noblemen_gui.games.{game}.learn"))


def figures(game: str = USUAL_GAME) -> Figures:
    """Return how the figures of a game's rules are drawn."""
    return cast("Figures", importlib.import_module(f"noblemen_gui.games.{game}.table.figure_art"))


def taught_table(game: str = USUAL_GAME) -> TaughtTable:
    """Return what lessons and hints need of a game's table."""
    return cast("TaughtTable", importlib.import_module(f"noblemen_gui.games.{game}.table.taught"))
