"""How an estate is drawn: hedges part different lands only, and land of one kind does not look stamped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from noblemen_gui.games.noblemen.rules.estate import Estate, cell
from noblemen_gui.games.noblemen.rules.material import FIELD, GROVE, MEADOW
from noblemen_gui.games.noblemen.table.estate_art import VARIANTS, draw_estate, tile_art
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.ui import Canvas, Rect, offscreen

PLAYER = Player("Arabella", "lion", True, "human")


def hedges(tiles: dict[tuple[int, int], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    drawn: Counter[str] = Counter()
    monkeypatch.setattr(Canvas, "image", lambda self, name, rect, **look: drawn.update([name]))
    app = offscreen.open_app((1024, 640), cache=tmp_path)
    estate = Estate({cell(*at): tile for at, tile in tiles.items()}, {}, {}, {}, frozenset(), (0, 0, 0, 0))
    draw_estate(Canvas(app.window.surface, app.view, app.kit), Rect(0, 0, 600, 600), estate, PLAYER, [PLAYER])
    return Counter({name: count for name, count in drawn.items() if name.startswith("hedge-")})


def test_hedges_stand_between_different_lands_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    square = {(0, 0): FIELD, (1, 0): GROVE, (0, 1): FIELD, (1, 1): MEADOW}
    assert hedges(square, tmp_path, monkeypatch) == {"hedge-down": 2, "hedge-across": 1}
    assert not hedges(dict.fromkeys(square, FIELD), tmp_path, monkeypatch)


def test_variants_are_mixed_in_every_row_and_column() -> None:
    for line in range(-6, 7):
        row = {tile_art(FIELD, cell(x, line)) for x in range(-6, 7)}
        column = {tile_art(FIELD, cell(line, y)) for y in range(-6, 7)}
        assert min(len(row), len(column)) >= VARIANTS - 1
