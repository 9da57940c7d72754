"""The ball's panels as they are drawn: a seat's prestige by part, what others handed in, and the honours at the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import TITLE_POINTS, TITLES
from noblemen_gui.games.noblemen.table.decisions.ball_controls import (
    TITLE_COLUMNS,
    card_places,
    draw_handed_card,
    named,
)
from noblemen_gui.games.noblemen.table.decisions.ball_story import Account, BallStory
from noblemen_gui.games.noblemen.table.model import Player, TableModel
from noblemen_gui.locale import N_, _, ngettext_
from noblemen_gui.ui import Canvas, Rect, Svg


class Part(NamedTuple):
    """A part of an estate's prestige: its art (with the crest where it wears one), its words, what each brings."""

    art: str
    none: str
    words: Callable[[int], str]
    each: int


LEDGER = (
    Part("tile-fountain", N_("No fountain yet"), lambda n: ngettext_("{count} fountain", "{count} fountains", n), 1),
    Part("area-garden", N_("No free garden"), lambda n: ngettext_("{count} garden", "{count} gardens", n), 2),
    Part(
        "knight-{crest}",
        N_("No knight in a garden"),
        lambda n: ngettext_("{count} knight in a garden", "{count} knights in gardens", n),
        2,
    ),
    Part("palace-{crest}", N_("No palace yet"), lambda n: ngettext_("{count} palace", "{count} palaces", n), 2),
)
TWO_LINES = 48.0
LIGHTS = 46


def panel(canvas: Canvas, rect: Rect, title: str, crest: str = "") -> Rect:
    """Draw a parchment panel with its heading and return the room below."""
    canvas.piece("parchment", rect)
    inner = rect.inset(22, 12)
    head, rest = inner.cut_top(40, 2)
    if crest:
        canvas.image(f"crest-{crest}", head.place(36, 36, 1))
    canvas.text(title, head.cut_right(44)[1] if crest else head, "heading", "ink", align="left")
    canvas.fill(Rect(inner.x, head.bottom, inner.w, 1.4), "#A8741F")
    return rest.cut_top(4)[1]


def draw_ledger(canvas: Canvas, rect: Rect, title: str, player: Player, account: Account) -> None:
    """Draw a seat's prestige: the estate's parts, the estate, what is handed in, the sum."""
    inner = panel(canvas, rect, title, player.crest)
    total, rest = inner.cut_bottom(max(48.0, canvas.view.px(74)), 6)
    sums, rest = rest.cut_bottom(max(52.0, canvas.view.px(72)), 4)
    for part, value, row in zip(LEDGER, account.parts, rest.rows(len(LEDGER), 2), strict=True):
        count = value // part.each
        words = part.words(count).format(count=count) if value else _(part.none)
        _draw_part(canvas, row, part.art.format(crest=player.crest), words, part.each, value)
    canvas.fill(Rect(sums.x, sums.y - 2, sums.w, 1.4), "#A8741F")
    estate, handed = sums.rows(2)
    _draw_sum(canvas, estate, _("Estate"), str(account.estate), "ink")
    _draw_sum(canvas, handed, _("Handed in"), "…" if account.bribes is None else f"+{account.handed_in}", "wine")
    canvas.vector("ball-total", total, _total)
    canvas.image("prestige", total.inset(10, 4).place(total.h - 8, total.h - 8, 0))
    canvas.text(_("Total"), total.inset(total.h + 14, 2), "heading", "cream", align="left")
    canvas.text(str(account.total), total.inset(20, 0), "total", "gilt", align="right")


def _draw_part(canvas: Canvas, row: Rect, art: str, words: str, each: int, value: int) -> None:
    size = min(50.0, row.h)
    canvas.image(art, row.place(size, size, 0), grey=not value, alpha=255 if value else 150)
    number, body = row.cut_left(size + (14 if canvas.view.wide else 8))[1].cut_right(52 if canvas.view.wide else 38)
    if row.h >= TWO_LINES:
        upper, lower = body.rows(2)
        canvas.text(words, upper, "sentence", "ink", align="left", down=1)
        canvas.text(_("{count} each").format(count=each), lower, "log", "muted", align="left", down=0)
    else:
        canvas.text(words, body, "sentence", "ink", align="left")
    canvas.text(f"+{value}" if value else "0", number, "count", "ink" if value else "muted", align="right")


def _draw_sum(canvas: Canvas, row: Rect, words: str, value: str, colour: str) -> None:
    canvas.text(words, row, "label", colour, align="left")
    canvas.text(value, row, "count", colour, align="right")


def draw_handed_in(canvas: Canvas, rect: Rect, player: Player, account: Account) -> None:
    """Draw what another seat has handed in, for everybody saw it."""
    inner = panel(canvas, rect, _("Handed in by {name}").format(name=player.name), player.crest)
    if account.bribes is None:
        canvas.text("…", inner, "score", "muted")
        return
    if not account.bribes and not account.cards:
        canvas.text(_("Nothing: {name} keeps it all.").format(name=player.name), inner, "sentence", "muted", lines=2)
        return
    purses, area = inner.inset(0, 6).cut_top(max(48.0, inner.h * 0.22), 8)
    if account.bribes:
        _draw_purses(canvas, purses if account.cards else inner, account.bribes)
    draw_cards(canvas, area, account.cards)


def _draw_purses(canvas: Canvas, area: Rect, count: int) -> None:
    size = min(area.h, 76.0, area.w / max(1, count) - 4)
    for place in area.place(count * (size + 4), size).columns(count):
        canvas.image("bribe", place)


def draw_cards(canvas: Canvas, area: Rect, cards: Sequence[int]) -> None:
    """Draw cards that have been handed in, with their names where there is room."""
    for card, place in zip(cards, card_places(area, len(cards)), strict=True):
        draw_handed_card(canvas, place, card, given=True)
    draw_card_names(canvas, area, cards)


def draw_card_names(canvas: Canvas, area: Rect, cards: Sequence[int]) -> None:
    """Draw the names of cards below them, if there is room."""
    if not cards or len(cards) > 4 or not named(area):
        return
    for card, cell, place in zip(cards, area.columns(len(cards), 10), card_places(area, len(cards)), strict=True):
        below = Rect(cell.x - 4, place.bottom + 4, cell.w + 8, 46)
        canvas.text(_(names.CARDS[card]), below, "caption", "ink", lines=2, down=0)


def draw_title_heads(canvas: Canvas, row: Rect) -> None:
    """Draw what the columns of the titles mean."""
    _first, *columns = row.inset(6, 0).columns(TITLE_COLUMNS)
    for art, place in zip(("prestige", "victory-point", "icon-build"), columns, strict=False):
        size = min(36.0, place.h)
        canvas.image(art, place.place(size, size))
    canvas.text(_("left"), columns[-1].inset(-8, 0), "log", "muted")


def draw_honours(canvas: Canvas, rect: Rect, model: TableModel, story: BallStory) -> None:
    """Draw who took which title for how many points, the highest first."""
    order = sorted(story.titles, key=lambda seat: story.titles[seat])
    width = min(320.0, rect.w / max(1, len(order)) - 16)
    row = rect.place(len(order) * (width + 16) - 16, min(rect.h, 560))
    for seat, place in zip(order, row.columns(len(order), 16), strict=True):
        space = story.counted[seat].space if seat in story.counted else None
        _draw_honour(canvas, place, model.players[seat], story.titles[seat], space, seat == model.seat)


def _draw_honour(canvas: Canvas, rect: Rect, player: Player, title: int, space: int | None, own: bool) -> None:
    if own:
        canvas.piece("slot-lit", rect.inset(-5), lit=True)
    canvas.piece("parchment", rect)
    inner = rect.inset(14, 12)
    head, rest = inner.cut_top(40, 4)
    canvas.image(f"crest-{player.crest}", head.place(36, 36, 0))
    canvas.text(player.name, head.cut_left(42)[1], "name", "ink")
    points, rest = rest.cut_bottom(max(44.0, rest.h * 0.15), 4)
    stands, rest = rest.cut_bottom(28, 2)
    rank, picture = rest.cut_bottom(40, 4)
    side = "lady" if player.lady else "lord"
    canvas.image(f"title-{TITLES[title]}-{side}", picture)
    canvas.text(_((names.LADIES if player.lady else names.LORDS)[title]), rank, "heading", "wine")
    if space is not None:
        canvas.text(_("space {space}").format(space=space), stands, "caption", "muted")
    row = points.place(min(points.w, 150), points.h)
    canvas.vector("ball-total", row, _total)
    canvas.image("victory-point", row.inset(10, 5).place(row.h - 10, row.h - 10, 0))
    canvas.text(
        f"+{TITLE_POINTS[title]}" if TITLE_POINTS[title] else "0", row.inset(18, 2), "score", "gilt", align="right"
    )


def draw_lights(canvas: Canvas, rect: Rect) -> None:
    """Draw the candle lights of the hall, out of focus."""
    canvas.vector("ball-lights", rect, _lights)


def _lights(svg: Svg) -> None:
    chance = random.Random(8)
    for _number in range(LIGHTS):
        x, y = chance.uniform(40, svg.w - 40), svg.h * chance.random() ** 1.6
        radius, strength = chance.uniform(3, 13), chance.uniform(0.1, 0.4)
        glow = svg.radial(
            ((0, "#FFE6B0", strength), (0.55, "candle", strength * 0.6), (1, "candle", 0)), (x, y), radius
        )
        svg.circle((x, y), radius, glow)


def _total(svg: Svg) -> None:
    ground = svg.linear(("#4A2152", "ball", "ball-dark"), (0, 0), (svg.w * 0.3, svg.h))
    svg.frame(1.5, ground, line="#0A0502", width=3, radius=10)
    svg.frame(3.5, line="#D9A93A", width=1.6, radius=8)
