"""What a game brings along to be taught: lessons, rules by topic, hints, and how their pictures are drawn."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Protocol, cast

from noblemen_gui.learn.herald import Hint
from noblemen_gui.learn.script import Script
from noblemen_gui.learn.topics import Topic
from noblemen_gui.ui import Canvas, Rect, View

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


def teaching(game: str = USUAL_GAME) -> Teaching:
    """Return how a game is taught."""
    return cast("Teaching", importlib.import_module(f"noblemen_gui.games.{game}.learn"))


def figures(game: str = USUAL_GAME) -> Figures:
    """Return how the figures of a game's rules are drawn."""
    return cast("Figures", importlib.import_module(f"noblemen_gui.games.{game}.table.figure_art"))
