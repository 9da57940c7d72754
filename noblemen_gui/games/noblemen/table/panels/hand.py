"""Behind the screen: the looking seat's hidden tiles, money, bribes, knights and cards, and the swap."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import CARDS, FIELD, FOUNTAIN, GROVE, MEADOW, TILES
from noblemen_gui.games.noblemen.rules.moves import Swap
from noblemen_gui.games.noblemen.table.panels.panel import Panel, Region, Source
from noblemen_gui.games.noblemen.table.panels.top_bar import title_name
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Point, Pressable, Rect, Svg

SHOWN_ORDER = (FIELD, GROVE, FOUNTAIN, MEADOW)
# Shares of the width for four kinds of tiles, a gap, money, bribes, knights and cards; more for words if tight.
SHARES = {True: (*(1.15,) * 4, 0.2, 1, 1, 1, 2.5), False: (*(1.3,) * 4, 0.2, 0.9, 0.9, 0.9, 1.9)}
CARD_RATIO = 180 / 252
MOST_LAYERS = 3


class Stack(Pressable):
    """A pile with a count: tiles of a kind, coins, bribes, knights."""

    def __init__(
        self, rect: Rect, art: str, count: int, caption: str, action: partial[None], *, name: str, badge: str = "",
        layers: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name)
        self.art, self.count, self.caption, self.badge, self.layers = art, count, caption, badge, layers

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, the count on a badge and the caption below."""
        rect = self.face_rect
        words, picture = rect.cut_bottom(26) if self.caption else (Rect(), rect)
        square = picture.inset(3).fit(1)
        for layer in range(min(self.count, self.layers), 0, -1):
            canvas.vector("tile-below", square.move(2.5 * layer, 2.5 * layer), _tile_below)
        canvas.image(self.art, square, grey=not self.count, alpha=255 if self.count else 90)
        if self.caption:
            canvas.text(self.caption, words.inset(-6, -1), "caption", "cream")
        if self.badge:
            width = max(30.0, canvas.measure(self.badge, "number")[0] + 14)
            place = Rect.around((square.right - 2, square.y + 11), width, 30)
            canvas.piece("badge", place)
            canvas.text(self.badge, place.move(0, -1), "number", "ink")


class HandCard(Pressable):
    """One card of the hand."""

    sound = "card"

    def __init__(self, rect: Rect, width: float, card: int, number: int, action: partial[None]) -> None:
        super().__init__(rect, action, name=f"hand-card-{number}")
        self.card, self.width = card, width

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole card, though the next one may cover a part of it."""
        rect = self.face_rect
        rect = Rect(rect.x, rect.y, self.width, rect.h)
        canvas.image("scandal-front", rect)
        canvas.image(f"card-{CARDS[self.card].replace('_', '-')}", rect.scaled(0.66).move(0, rect.h * 0.05))


class SwapButton(Pressable):
    """Two tiles for one, drawn above the word."""

    def __init__(self, rect: Rect, action: partial[None], reason: str | None) -> None:
        super().__init__(rect, action, name="swap", reason=reason)

    def draw(self, canvas: Canvas) -> None:
        """Draw the two tiles, the one, and the word."""
        rect = self.face_rect
        canvas.piece("button", rect, face="parchment" if self.enabled else "disabled")
        words, picture = rect.inset(4, 5).cut_bottom(27)
        colour = "ink" if self.enabled else "disabled-text"
        canvas.text(_("Swap"), words, "small-label", colour)
        size = min(picture.h, picture.w / 2.7)
        row = picture.place(size * 2.6, size)
        draw = canvas.image if self.enabled else canvas.disabled_image
        draw("tile-grove", Rect(row.x, row.y, size, size).scaled(0.78).move(-2, -2))
        draw("tile-meadow", Rect(row.x, row.y, size, size).scaled(0.78).move(size * 0.24, size * 0.14))
        x, y = row.x + size * 1.42, row.centre[1]
        for dy in (-5, 5):
            canvas.line((x - 3, y + dy), (x + 3, y), colour, 2.5)
        draw("tile-field", Rect(row.x + size * 1.62, row.y, size, size).scaled(0.9))


class HandPanel(Panel):
    """Tiles, money, bribes, knights, cards, swap."""

    def build(self) -> None:
        """Lay out from left to right."""
        own = self.model.own
        inner = self.rect.inset(12, 9)
        self.screen, rest = inner.cut_left(min(inner.h * 0.8, 92), max(8, self.view.px(18)))
        swap, rest = rest.cut_right(max(84.0, self.view.px(92)), max(6, self.view.px(14)))
        self._add_swap(swap)
        places = rest.columns(SHARES[self.view.wide], max(4, self.view.px(10)))
        self.divider = places[4]
        self._add_tiles(places[:4])
        self._add_pile(places[5], "coin", own.money, f"£{own.money}", "money")
        self._add_pile(places[6], "bribe", own.bribes, f"×{own.bribes}", "bribes")
        knight = f"knight-{self.model.players[self.model.seat].crest}"
        self._add_pile(places[7], knight, own.knights, f"×{own.knights}", "knights")
        self._add_cards(places[8])
        self.anchors[f"tiles:{self.model.seat}"] = places[1]
        self.anchors["screen"] = self.screen

    def _add_tiles(self, places: list[Rect]) -> None:
        for kind, place in zip(SHOWN_ORDER, places, strict=True):
            count = self.model.own.tiles[kind]
            payload, art = ("tile", kind), f"tile-{TILES[kind]}"
            carry = partial(self.host.open, "carry", payload=payload, home=place)
            caption = "" if self.view.compact else _(names.TILES[kind])
            stack = Stack(
                place, art, count, caption, carry, name=f"hand-{TILES[kind]}", badge=str(count), layers=MOST_LAYERS
            )
            self.add(stack, f"hand:{TILES[kind]}")
            self.anchors[f"hand:{kind}"] = place
            if count:
                self.lifted.append(Source(place, payload, art))

    def _add_pile(self, place: Rect, art: str, count: int, amount: str, name: str) -> None:
        caption, badge = ("", amount) if self.view.compact else (amount, "")
        show = partial(self.host.tell_about, name)
        self.add(Stack(place, art, count, caption, show, name=f"pile-{name}", badge=badge), name)
        self.anchors[f"{name}:{self.model.seat}"] = place
        if name == "knights" and self.model.decision == "knight" and self.model.deciding and self.model.own.knights:
            self.lifted.append(Source(place, ("knight",), art))

    def _add_cards(self, area: Rect) -> None:
        """Lay the cards side by side, overlapping when they are many."""
        cards = self.model.own.cards
        self.anchors[f"cards:{self.model.seat}"] = area
        if not cards:
            self.add(Region(area, "no-cards"), "cards")
        width = area.h * CARD_RATIO
        step = min(width + 4, (area.w - width) / max(1, len(cards) - 1)) if cards else 0
        for number, card in enumerate(cards):
            seen = width if number == len(cards) - 1 else min(width, step)
            place = Rect(area.x + number * step, area.y, seen, area.h)
            show = partial(self.host.open, "card", card=card)
            self.add(HandCard(place, width, card, number, show), f"card:{CARDS[card]}")
            self.lifted.append(Source(place, ("card", card), f"card-{CARDS[card].replace('_', '-')}"))

    def _add_swap(self, place: Rect) -> None:
        reason = None if self.model.can(Swap) else _("A swap needs two hidden tiles in your turn.")
        self.add(SwapButton(place, partial(self.host.open, "swap"), reason), "swap")

    def target_at(self, payload: tuple[object, ...], at: Point) -> str | None:
        """Tiles dropped on the swap button begin a swap."""
        swap = next((control for control in self.controls if control.name == "swap"), None)
        return "swap" if swap and payload[0] == "tile" and swap.rect.contains(at) and swap.enabled else None

    def paint(self, canvas: Canvas) -> None:
        """Draw the oak tray and the screen with crest and title."""
        canvas.piece("oak", self.rect)
        canvas.vector("screen", self.screen, _screen)
        crest = self.model.players[self.model.seat].crest
        title = title_name(self.model, self.model.seat)
        words, shield = self.screen.inset(2, 8).cut_bottom(27)
        if self.view.wide and canvas.measure(title, "rank")[0] <= words.w:
            canvas.image(f"crest-{crest}", shield.inset(4))
            canvas.text(title, words, "rank", "cream")
        else:
            canvas.image(f"crest-{crest}", self.screen.inset(8))
        if not self.model.own.cards:
            place = self.anchors[f"cards:{self.model.seat}"]
            canvas.image("scandal-back", place.place(place.h * CARD_RATIO, place.h, 0), grey=True, alpha=60)
        canvas.fill(Rect(self.divider.centre[0], self.divider.y + 6, 2, self.divider.h - 12), "bronze")


def _screen(svg: Svg) -> None:
    """Draw the folding screen: velvet in a gilt frame with a fold at each side."""
    svg.frame(1, svg.down("velvet-light", "velvet", "velvet-dark"), line="gold", width=2.4, radius=3)
    for x in (svg.w * 0.12, svg.w * 0.88):
        svg.polyline(((x, 4), (x, svg.h - 4)), "velvet-dark", 2, 0.8)
    svg.frame(5, line="gilt", width=1)


def _tile_below(svg: Svg) -> None:
    svg.frame(1, "#C9B184", line="#2A180D", width=1.4)
