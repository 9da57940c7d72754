"""The sections of the board that are only looked at: rewards of the follies, gifts to the Church, prestige so far."""

from __future__ import annotations

from collections.abc import Callable

from noblemen_gui.games.noblemen.rules.material import (
    AREAS,
    FIELD,
    FOLLY,
    FOLLY_NEEDS,
    FOLLY_REWARDS,
    FOUNTAIN,
    GROVE,
    MEADOW,
    TILES,
    TITLE_PRESTIGE,
)
from noblemen_gui.games.noblemen.table.model import Player, TableModel
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Rect, Svg

LAST_PRESTIGE = 30
GIFTS = 3
KINDS = (FIELD, GROVE, FOUNTAIN, MEADOW)


def folly_owner(model: TableModel, folly: int) -> Player | None:
    """Return who has built a folly; None while it stands on the board."""
    if folly in model.state.follies:
        return None
    owners = (
        seat for seat, holder in enumerate(model.state.seats) if FOLLY + folly in holder.estate.buildings.values()
    )
    return next((model.players[seat] for seat in owners), None)


def draw_needs(canvas: Canvas, rect: Rect, folly: int) -> None:
    """Draw the areas that a folly needs, side by side."""
    needed = [area for area, count in FOLLY_NEEDS[folly].items() for _number in range(count)]
    size = min(rect.h, rect.w / len(needed))
    for area, place in zip(needed, rect.place(size * len(needed), size).columns(len(needed)), strict=True):
        canvas.image(f"area-{AREAS[area]}", place.inset(1))


def draw_discount(canvas: Canvas, rect: Rect, model: TableModel) -> None:
    """Draw the heading of the buildings and what the looking seat's title saves."""
    left, right = rect.columns((4, 5), 6)
    canvas.text(_("Buildings"), left, "heading", "ink", align="left")
    if model.discount:
        words = _("you pay £{discount} less").format(discount=model.discount)
        canvas.text(words, right, "caption", "muted", align="right", lines=2)


def draw_follies(canvas: Canvas, rect: Rect, model: TableModel) -> None:
    """Draw the price and the rewards in the order in which they go."""
    head = rect.cut_top(36)[0]
    words, pills = head.columns((10, 13), 4)
    price = model.listed_price(FOLLY, 0)
    canvas.text(_("Follies £{price}").format(price=price), words, "small-label", "ink", align="left")
    used = len(FOLLY_REWARDS) - len(model.state.follies)
    for index, (reward, place) in enumerate(zip(FOLLY_REWARDS, pills.columns(4, 5), strict=True)):
        pill = place.place(place.w, min(30, place.h))
        canvas.vector(("pill", index < used), pill, _used_pill if index < used else _pill)
        canvas.text(str(reward), pill, "number", "muted" if index < used else "ink")
        if index < used:
            canvas.line((pill.x + 8, pill.bottom - 6), (pill.right - 8, pill.y + 6), "wine", 3)


def _pill(svg: Svg) -> None:
    svg.frame(1.5, svg.down("#FFF3C0", "#E9BF52"), line="#8A5A16", width=2, radius=svg.h / 2 - 2)


def _used_pill(svg: Svg) -> None:
    svg.frame(1.5, "#C9B184", line="#8A6A3A", width=2, radius=svg.h / 2 - 2)


def draw_church(canvas: Canvas, rect: Rect, model: TableModel) -> None:
    """Draw what the Church has been given this decade, and what it still takes."""
    head, row = rect.cut_top(32, 4)
    canvas.image("church", head.place(32, 32, 0))
    canvas.text(_("Gifts to the Church"), head.cut_left(38)[1], "small-label", "ink", align="left")
    groups = row.columns(len(KINDS), 8) if row.w > 3 * row.h else row.rows(len(KINDS), 6)
    for kind, group in zip(KINDS, groups, strict=True):
        size = min(group.h, group.w / GIFTS)
        for index, place in enumerate(group.place(size * GIFTS, size, 0).columns(GIFTS)):
            given = index < model.state.church[kind]
            canvas.vector("gift", place.inset(0.5), _gift)
            canvas.image(f"tile-{TILES[kind]}", place.inset(2), grey=not given, alpha=255 if given else 70)


def _gift(svg: Svg) -> None:
    svg.frame(1, "parchment-light", line="#8A6A3A", width=1.2)


def draw_prestige(canvas: Canvas, rect: Rect, model: TableModel) -> None:
    """Draw where everybody's estate would stand at a ball now; the spaces that reach a title are gilt."""
    head, area = rect.cut_top(32, 4)
    canvas.image("prestige", head.place(30, 30, 0))
    canvas.text(_("Prestige so far"), head.cut_left(38)[1], "small-label", "ink", align="left")
    columns, rows = (16, 2) if area.w > 4 * area.h else (7, 5)
    cells = area.grid(columns, rows, 2)[: LAST_PRESTIGE + 1]
    values = [model.prestige_so_far(seat) for seat in range(len(model.players))]
    for space, place in enumerate(cells):
        canvas.vector(
            ("prestige-space", space in TITLE_PRESTIGE), place, _gilt_space if space in TITLE_PRESTIGE else _space
        )
        here = [seat for seat, value in enumerate(values) if min(value, LAST_PRESTIGE) == space]
        if not here:
            canvas.text(str(space), place.inset(-5, -4), "number", "ink")
        size = min(place.w + 2, place.h)
        for number, seat in enumerate(here):
            shift = (number - (len(here) - 1) / 2) * size * 0.36
            centre = place.centre[0] + shift, place.centre[1] + shift / 2
            canvas.image(f"crest-{model.players[seat].crest}", Rect.around(centre, size))


def _space(svg: Svg) -> None:
    svg.frame(0.8, "parchment-light", line="#A08250", width=1, radius=2)


def _gilt_space(svg: Svg) -> None:
    svg.frame(0.8, svg.down("#F6DC8C", "#E9BF52"), line="#8A5A16", width=1, radius=2)


DRAW: dict[str, Callable[[Canvas, Rect, TableModel], None]] = {
    "follies": draw_follies,
    "church": draw_church,
    "prestige": draw_prestige,
}
