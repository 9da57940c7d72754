"""The options' live sample: what tiles, a plate, a payout and a line of the chronicle look like now."""

from __future__ import annotations

from noblemen_gui.games.noblemen.rules.material import TILES
from noblemen_gui.games.noblemen.table.estate_art import tile_letter
from noblemen_gui.locale import _
from noblemen_gui.settings import Settings
from noblemen_gui.ui import Canvas, Rect

LANDS = ("field", "grove", "fountain", "meadow")


def draw_sample(canvas: Canvas, rect: Rect, settings: Settings) -> None:
    """All of it, in a strip."""
    px = canvas.view.px
    canvas.piece("parchment", rect)
    inner = rect.inset(px(30), px(12))
    label, rest = inner.cut_left(px(190))
    canvas.text(_("How it looks"), label, "label", align="left", lines=2)
    tiles, plate, bubble, line = rest.columns((1.1, 1.2, 0.9, 1.15), px(28))
    draw_tiles(canvas, tiles, settings)
    _plate(canvas, plate.place(plate.w, 64))
    _payout(canvas, bubble.place(bubble.w, px(68)))
    canvas.image("crest-rose", line.place(px(34), px(34), 0))
    sentence = _("{name} gives 3 tiles to the Church: 3 points.").format(name="Bess")
    canvas.text(sentence, line.cut_left(px(34), 10)[1], "log", align="left", lines=3)


def draw_tiles(canvas: Canvas, rect: Rect, settings: Settings) -> None:
    """The four lands alone."""
    side = min(rect.h, rect.w / len(LANDS), 104)
    row = rect.place(side * len(LANDS), side, 0)
    canvas.fill(row.inset(-3), "#3A2410", radius=4)
    for land, cell in zip(LANDS, row.columns(len(LANDS)), strict=True):
        canvas.image(f"tile-{land}", cell.inset(2 if settings.dark_outlines else 0))
        if settings.tile_letters:
            badge = cell.place(32, 32, 0.95, 0.95)
            canvas.piece("badge", badge)
            canvas.text(tile_letter(TILES.index(land)), badge.move(0, -1), "number")


def _plate(canvas: Canvas, rect: Rect) -> None:
    px = canvas.view.px
    canvas.fill(rect.inset(-8), "oak-dark", radius=8)
    canvas.piece("plate-lit", rect, active=True, trim="#C23A42")
    crest, rest = rect.inset(px(14), 4).cut_left(px(54), 8)
    canvas.image("crest-lion", crest.fit(1))
    score, names = rest.cut_right(px(96), 4)
    name, rank = names.inset(0, 2).rows(2)
    canvas.text("Arabella", name, "name", "cream", align="left")
    canvas.text(_("Countess"), rank, "rank", "gilt", align="left")
    star, number = score.columns(2)
    canvas.image("victory-point", star.fit(1))
    canvas.text("34", number, "score", "cream")


def _payout(canvas: Canvas, rect: Rect) -> None:
    canvas.piece("bubble", rect, tip=60)
    body = rect.cut_bottom(16)[1].inset(12, 4)
    coin, amount, area, words = body.columns((0.8, 1, 0.9, 2.4), 4)
    canvas.image("coin", coin.fit(1))
    canvas.text("+£1", amount, "count", "bubble-text", align="left")
    canvas.image("area-manor", area.fit(1))
    canvas.text(_("Manor") + " +£2", words, "sentence", "bubble-text", align="left")
