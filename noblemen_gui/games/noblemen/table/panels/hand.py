"""Behind the screen: the looking seat's hidden tiles, money, bribes, knights and cards, and the swap."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import CARDS, TILES
from noblemen_gui.games.noblemen.rules.moves import Swap
from noblemen_gui.games.noblemen.table.panels.panel import Panel, Source
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Point, Pressable, Rect


class Stack(Pressable):
    """A pile with a count: tiles of a kind, coins, bribes, knights."""

    def __init__(
        self, rect: Rect, art: str, count: str, caption: str, action: partial[None], *, name: str, tip: str,
        reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name, tip=tip, reason=reason)
        self.art, self.count, self.caption = art, count, caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, the count on a badge and the caption below."""
        rect = self.face_rect
        words, picture = rect.cut_bottom(26) if self.caption else (Rect(), rect)
        square = picture.inset(2).fit(1)
        canvas.image(self.art, square, grey=self.count == "0", alpha=255 if self.count != "0" else 110)
        if self.count:
            width = max(30.0, canvas.measure(self.count, "number")[0] + 14)
            badge = Rect.around((square.right - 4, square.y + 12), width, 30)
            canvas.piece("badge", badge)
            canvas.text(self.count, badge.move(0, -1), "number", "ink")
        if self.caption:
            canvas.text(self.caption, words.inset(-8, 0), "caption", "cream")


class HandCard(Pressable):
    """One card of the hand, a part of the fan."""

    sound = "card"

    def __init__(self, rect: Rect, card: int, number: int, action: partial[None]) -> None:
        super().__init__(rect, action, name=f"hand-card-{number}", tip=_(names.CARDS[card]))
        self.card = card

    def draw(self, canvas: Canvas) -> None:
        """Draw the card small."""
        rect = self.face_rect
        canvas.image("scandal-front", rect)
        canvas.image(f"card-{CARDS[self.card].replace('_', '-')}", rect.scaled(0.62))


class HandPanel(Panel):
    """Tiles, money, bribes, knights, cards, swap."""

    def build(self) -> None:
        """Lay out from left to right."""
        seat, own = self.model.seat, self.model.own
        inner = self.rect.inset(12, 8)
        screen, rest = inner.cut_left(min(inner.h * 0.82, 92), 12)
        self.screen = screen
        swap, rest = rest.cut_right(max(84.0, self.view.px(96)), 10)
        self._add_swap(swap)
        weights = [*(1.15,) * 4, 0.2, 1, 1, 1, 2.4]
        places = rest.columns(weights, 8)
        self.divider = places[4]
        self._add_tiles(places[:4])
        self._add_pile(places[5], "coin", f"£{own.money}", _("Money"), "money", _("Your money"))
        self._add_pile(
            places[6], "bribe", str(own.bribes), _("Bribes"), "bribes", _("Your bribes: one prestige each at a ball")
        )
        crest = self.model.players[seat].crest
        self._add_pile(places[7], f"knight-{crest}", str(own.knights), _("Knights"), "knights", _("Knights in supply"))
        self._add_cards(places[8])
        self.anchors[f"tiles:{seat}"] = places[1]

    def _add_tiles(self, places: list[Rect]) -> None:
        for kind, place in enumerate(places):
            count = self.model.own.tiles[kind]
            payload = ("tile", kind)
            carry = partial(self.host.open, "carry", payload=payload, home=place)
            caption = "" if self.view.compact else _(names.TILES[kind])
            tip = f"{_(names.TILES[kind])} ({count})"
            stack = Stack(place, f"tile-{TILES[kind]}", str(count), caption, carry, name=f"hand-{TILES[kind]}", tip=tip)
            self.controls.append(stack)
            self.anchors[f"hand:{kind}"] = place
            if count:
                self.lifted.append(Source(place, payload, f"tile-{TILES[kind]}"))

    def _add_pile(self, place: Rect, art: str, count: str, caption: str, name: str, tip: str) -> None:
        words = "" if self.view.compact else caption
        nothing = partial(self.host.say, tip)
        self.controls.append(Stack(place, art, count, words, nothing, name=f"pile-{name}", tip=f"{tip}: {count}"))
        self.anchors[f"{name}:{self.model.seat}"] = place
        if name == "knights" and self.model.decision == "knight" and self.model.deciding and self.model.own.knights:
            self.lifted.append(Source(place, ("knight",), art))

    def _add_cards(self, area: Rect) -> None:
        cards = self.model.own.cards
        self.anchors[f"cards:{self.model.seat}"] = area
        height = area.h - 4
        width = min(height * 180 / 252, area.w / max(1, len(cards)) - 2)
        for number, card in enumerate(cards):
            place = Rect(area.x + number * (width + 2), area.y + 2, width, height)
            show = partial(self.host.open, "card", card=card)
            self.controls.append(HandCard(place, card, number, show))
            self.lifted.append(Source(place, ("card", card), f"card-{CARDS[card].replace('_', '-')}"))

    def _add_swap(self, place: Rect) -> None:
        reason = None if self.model.can(Swap) else _("A swap needs two hidden tiles in your turn.")
        tip = _("Swap two of your tiles for one of the bag")
        swap = Button(
            place,
            _("Swap"),
            partial(self.host.open, "swap"),
            name="swap",
            tip=tip,
            reason=reason,
            lines=2,
            role="action",
        )
        self.controls.append(swap)

    def target_at(self, payload: tuple[object, ...], at: Point) -> str | None:
        """Tiles dropped on the swap button begin a swap."""
        swap = next(control for control in self.controls if control.name == "swap")
        return "swap" if payload[0] == "tile" and swap.rect.contains(at) and swap.enabled else None

    def paint(self, canvas: Canvas) -> None:
        """Draw the oak tray and the screen with the crest."""
        canvas.piece("oak", self.rect)
        canvas.image("player-screen", self.screen)
        crest = self.model.players[self.model.seat].crest
        canvas.image(f"crest-{crest}", self.screen.scaled(0.56))
        if not self.model.own.cards:
            place = self.anchors[f"cards:{self.model.seat}"]
            canvas.text(_("No scandal cards"), place, "caption", "cream", lines=2)
        canvas.fill(Rect(self.divider.centre[0], self.divider.y + 6, 2, self.divider.h - 12), "bronze")
