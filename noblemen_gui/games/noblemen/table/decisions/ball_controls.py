"""What can be pressed at a ball: bribes and cards that are handed in, and titles that are taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import (
    BLACKMAIL,
    CARDS,
    TITLE_DISCOUNTS,
    TITLE_POINTS,
    TITLE_PRESTIGE,
    TITLES,
)
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_card
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Pressable, Rect, Svg

# Shares of a title's row: coronet and name, then prestige, points, discount and how many are left.
TITLE_COLUMNS = (52, 15, 9, 13, 11)
SMALLEST_NAMED = 150.0
NAME_HEIGHT = 46.0


def worth(card: int) -> int:
    """Return the prestige that a card brings when it is handed in."""
    return 3 if card == BLACKMAIL else 1


def named(area: Rect) -> bool:
    """Tell whether there is room for names below cards."""
    return area.h - NAME_HEIGHT >= SMALLEST_NAMED


def card_places(area: Rect, count: int) -> list[Rect]:
    """Return places for a hand of cards in one or two rows, as large as fits, with their names below where possible."""
    if not count:
        return []
    rows = 1 if count <= 4 else 2
    below = NAME_HEIGHT if rows == 1 and named(area) else 0
    cells = area.grid(-(-count // rows), rows, 10)
    height = min(cells[0].h - below, cells[0].w / RATIO, 232)
    return [cell.cut_top(cell.h - below)[0].place(height * RATIO, height, 0.5, 0) for cell in cells[:count]]


def draw_handed_card(canvas: Canvas, rect: Rect, card: int, given: bool) -> None:
    """Draw a card with what it brings, ticked when it is handed in."""
    place = rect.fit(RATIO)
    if given:
        canvas.piece("slot-lit", place.inset(-3), lit=True)
    draw_card(canvas, place, card, words=False)
    size = max(36.0, place.w * 0.29)
    badge = Rect.around((place.x + size * 0.22, place.y + place.h * 0.27), size)
    canvas.vector("worth", badge, _worth)
    canvas.text(f"+{worth(card)}", badge, "price", "white")
    if given:
        canvas.image("badge-tick", Rect.around((place.right - 6, place.y + 8), min(44.0, size)))


class HandCard(Pressable):
    """A card of the hand that is handed in, or not."""

    sound = "card"

    def __init__(
        self, rect: Rect, card: int, number: int, given: bool, toggle: Callable[[], None], reason: str | None
    ) -> None:
        tip = f"{_(names.CARDS[card])}: +{worth(card)}"
        super().__init__(rect, toggle, name=f"card-{number}-{CARDS[card]}", tip=tip, reason=reason)
        self.card = card
        self.given = given

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, a little higher when it is given."""
        draw_handed_card(canvas, self.face_rect.move(0, -4 if self.given else 0), self.card, self.given)


@dataclass(frozen=True, slots=True)
class TitleLook:
    """How a title's row looks: the title as somebody bears it, how many are left, and whose crests stand on it."""

    title: int
    name: str
    left: int
    holders: Sequence[str]
    lit: bool


class TitleRow(Pressable):
    """A title: what it needs, brings and saves; it can be chosen when it is one's turn to take one."""

    sound = "title"

    def __init__(self, rect: Rect, look: TitleLook, choose: Callable[[], None], tip: str, live: bool) -> None:
        super().__init__(rect, choose, name=f"title-{look.title}", tip=tip)
        self.look = look
        self.live = live
        self.focusable = live

    def activate(self) -> None:
        """Choose it if it is one's turn."""
        if self.live:
            super().activate()

    def draw(self, canvas: Canvas) -> None:
        """Draw the row: gold when it is chosen or within reach, pale when nobody can take it any more."""
        look, rect = self.look, self.face_rect if self.live else self.rect
        gone = not look.left
        canvas.vector(("title-row", look.lit, gone), rect, lambda svg: _row(svg, look.lit, gone))
        first, *columns = rect.inset(6, 0).columns(TITLE_COLUMNS)
        size = min(rect.h - 4, 52, first.w * 0.22)
        canvas.image(f"coronet-{TITLES[look.title]}", first.place(size, size, 0), grey=gone)
        canvas.text(look.name, first.cut_left(size + 6)[1], "action", "ink", align="left")
        discount = TITLE_DISCOUNTS[look.title]
        values = (
            (f"{TITLE_PRESTIGE[look.title]}+", "price"),
            (str(TITLE_POINTS[look.title]), "count"),
            (f"−£{discount}" if discount else "–", "caption"),
        )
        for (words, role), place in zip(values, columns, strict=False):
            canvas.text(words, place, role, "ink")
        self._last(canvas, columns[-1])

    def _last(self, canvas: Canvas, place: Rect) -> None:
        """Draw the crests of those who have taken it, otherwise how many are left."""
        if not self.look.holders:
            canvas.text(f"×{self.look.left}", place, "caption", "ink")
            return
        size = min(34.0, place.h)
        step = min(size + 2, (place.w + 14 - size) / max(1, len(self.look.holders) - 1))
        for number, crest in enumerate(reversed(self.look.holders)):
            canvas.image(
                f"crest-{crest}", Rect(place.right - size - number * step, place.centre[1] - size / 2, size, size)
            )


def _worth(svg: Svg) -> None:
    centre, radius = (svg.w / 2, svg.h / 2), svg.w / 2 - 2
    svg.circle((centre[0] + 1, centre[1] + 2), radius, "black", opacity=0.35)
    blue = svg.radial(("#4A7FC4", "#2A5596", "#1D3F78"), (centre[0] - 4, centre[1] - 6), radius * 1.6)
    svg.circle(centre, radius - 1, blue, line="#E9BF52", width=2)


def _row(svg: Svg, lit: bool, gone: bool) -> None:
    if lit:
        svg.frame(1.5, svg.down("#FFF3C0", "#F0CF72", "#E2B048"), line="#A8741F", width=3, radius=9)
        return
    svg.frame(1, "#E2D3AC" if gone else svg.down("#FFFBEC", "#F7EBCB"), line="#B8965A", width=1.2, radius=8)
