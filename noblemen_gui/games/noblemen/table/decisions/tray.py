"""What will lie behind the looking seat's screen: tiles by kind and scandal cards, with what a choice adds."""

from __future__ import annotations

from noblemen_gui.games.noblemen.rules.material import TILES
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_card
from noblemen_gui.games.noblemen.table.decisions.halo import draw_halo
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Rect

KINDS = (0, 2, 1, 3)


def draw_tray(canvas: Canvas, rect: Rect, model: TableModel, gained: int | None, lit: bool = False) -> None:
    """Draw the oak tray; the gained card is lit, the whole tray while a card is carried."""
    if lit:
        draw_halo(canvas, rect, 14)
    canvas.piece("oak", rect, active=lit)
    inner = rect.inset(max(16.0, canvas.view.px(28)), 10)
    share = 0.26 if canvas.view.wide else 0.0
    words, rest = inner.cut_left(inner.w * share, 8) if share else (Rect(), inner)
    if share:
        upper, lower = words.rows(2)
        canvas.text(_("Your screen"), upper, "label", "cream", align="left")
        canvas.text(_("after this choice"), lower, "caption", "gilt", align="left")
    tiles, cards = rest.columns((11, 9), 24)
    for kind, place in zip(KINDS, tiles.columns(4, 12), strict=True):
        draw_tile_count(canvas, place, kind, model.own.tiles[kind])
    canvas.fill(Rect(cards.x - 13, inner.y + 4, 1.6, inner.h - 8), "bronze")
    _draw_cards(canvas, cards, (*model.own.cards, *(() if gained is None else (gained,))), gained is not None)


def draw_tile_count(canvas: Canvas, place: Rect, kind: int, count: int) -> None:
    """Draw a kind of tile with how many there are."""
    size = min(place.h * 0.84, place.w - 18, 64)
    tile = place.place(size, size, 0.3, 1)
    canvas.image(f"tile-{TILES[kind]}", tile, grey=not count, alpha=255 if count else 110)
    badge = Rect.around((tile.right, tile.y + 5), max(30.0, size * 0.5))
    canvas.piece("badge", badge)
    canvas.text(str(count), badge.move(0, -1), "number", "ink")


def _draw_cards(canvas: Canvas, area: Rect, cards: tuple[int, ...], last_is_new: bool) -> None:
    if not cards:
        return
    width = area.h * RATIO
    step = min(width + 10, (area.w - width) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        place = Rect(area.x + number * step, area.y, width, area.h)
        if last_is_new and number == len(cards) - 1:
            draw_halo(canvas, place.inset(-3), 8)
            canvas.fill(place.inset(-3), "glow-edge", radius=7)
        draw_card(canvas, place, card, words=False)
