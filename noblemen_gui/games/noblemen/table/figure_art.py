"""Draws the small estates and rows of pieces that illustrate the rules, with the art and code of the table itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noblemen_gui.games.noblemen.learn.figures import estate_figure, piece_figure
from noblemen_gui.games.noblemen.rules.material import CARDS
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_card
from noblemen_gui.games.noblemen.table.estate_art import draw_estate
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.ui import Canvas, Rect, View

# Whoever owns the estate of a figure, and the rival whose knight stands on it.
PLAYERS = (Player("", "lion", True, ""), Player("", "ship", False, ""))
CELL = 76.0
PIECE = 92.0
CARD = 148.0
GAP = 10.0
# Pieces that are named by their kind, and the art that shows the kind.
ART = {"tile": "tile-{}", "area": "area-{}", "title": "title-{}-lord"}
PLAIN = {"knight": "knight-lion", "castle": "castle-lion", "palace": "palace-lion"}


def figure_size(view: View, data: Mapping[str, Any], width: float) -> tuple[float, float]:
    """Return how large a figure is drawn where there is so much room."""
    if "estate" in data:
        rows = data["estate"]
        columns = max(map(len, rows))
        cell = min(max(44.0, view.px(CELL)), width / columns)
        return columns * cell, len(rows) * cell + cell * 0.3
    pieces = piece_figure(dict(data))
    height = max(56.0, view.px(CARD if any(piece.startswith("card") for piece in pieces) else PIECE))
    wanted = sum(_ratio(piece) for piece in pieces) * height + GAP * (len(pieces) - 1)
    return min(width, wanted), height * min(1.0, width / wanted)


def draw_figure(canvas: Canvas, rect: Rect, data: Mapping[str, Any]) -> None:
    """Draw a figure as the table draws such things."""
    if "estate" in data:
        draw_estate(canvas, rect, estate_figure(data), PLAYERS[0], PLAYERS)
        return
    pieces = piece_figure(dict(data))
    for piece, place in zip(pieces, rect.columns([_ratio(piece) for piece in pieces], GAP), strict=True):
        _draw_piece(canvas, place, piece)


def _ratio(piece: str) -> float:
    """Return a piece's width by its height."""
    return RATIO if piece.startswith("card") or piece == "scandal-back" else 1.0


def _draw_piece(canvas: Canvas, place: Rect, piece: str) -> None:
    kind, _colon, detail = piece.partition(":")
    if kind == "card":
        draw_card(canvas, place, CARDS.index(detail), words=False)
        return
    if kind == "tile":
        canvas.fill(place.fit(1).inset(-2), "outline")
    canvas.image(ART[kind].format(detail) if detail else PLAIN.get(piece, piece), place)
