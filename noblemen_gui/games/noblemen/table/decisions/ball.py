"""The masquerade ball: prestige counted seat by seat, bribes and cards handed in, titles taken (N8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.ball import (
    counted_before,
    estate_prestige,
    free_space,
    handed_in_prestige,
    titles_left,
    titles_within_reach,
)
from noblemen_gui.games.noblemen.rules.events import BallEnded, Event
from noblemen_gui.games.noblemen.rules.material import (
    BLACKMAIL,
    CARDS,
    TITLE_DISCOUNTS,
    TITLE_POINTS,
    TITLE_PRESTIGE,
)
from noblemen_gui.games.noblemen.rules.moves import TAKE_TITLES, Court
from noblemen_gui.games.noblemen.table.decisions import ball_track
from noblemen_gui.games.noblemen.table.decisions.base import Decision
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_card
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Canvas, Pressable, Rect, RoundButton, Row, Tabs

MUSIC = "music-ball"
LEDGER = (
    ("tile-fountain", "{count} fountain", "{count} fountains", 1),
    ("area-garden", "{count} garden", "{count} gardens", 2),
    ("knight", "{count} knight in gardens", "{count} knights in gardens", 2),
    ("palace", "{count} palace", "{count} palaces", 2),
)


class HandCard(Pressable):
    """A card of the hand that is handed in, or not."""

    sound = "card"

    def __init__(
        self, rect: Rect, card: int, number: int, given: bool, toggle: partial[None], reason: str | None
    ) -> None:
        tip = f"{_(names.CARDS[card])}: +{3 if card == BLACKMAIL else 1}"
        super().__init__(rect, toggle, name=f"card-{number}-{CARDS[card]}", tip=tip, reason=reason)
        self.card = card
        self.given = given

    def draw(self, canvas: Canvas) -> None:
        """Draw the card with what it brings, ticked when it is handed in."""
        rect = self.face_rect.fit(RATIO)
        draw_card(canvas, rect, self.card, words=False)
        size = max(34.0, rect.w * 0.3)
        badge = Rect.around((rect.x + size * 0.35, rect.y + size * 0.6), size)
        canvas.piece("badge", badge)
        canvas.text(f"+{3 if self.card == BLACKMAIL else 1}", badge, "number", "ink")
        if self.given:
            canvas.image("badge-tick", Rect.around((rect.right - 6, rect.y + 6), size))


class BallScene(Decision):
    """Open during a whole ball; what the looking seat decides is live, the rest is watched."""

    must = True

    def __init__(self, host: TableHost) -> None:
        super().__init__(host)
        self.bribes = 0
        self.given: set[int] = set()
        self.page = 0
        self.ended = False
        self.keys |= {"enter": self.accept, "tab": self.step_aside}
        self.keys |= {"+": lambda: self.change_bribes(1), "-": lambda: self.change_bribes(-1)}

    def enter(self) -> None:
        """The court plays its pavane."""
        self.app.audio.music(MUSIC)

    # what is decided

    @property
    def counting(self) -> bool:
        """Tell whether the looking seat counts now."""
        return self.model.deciding and self.model.decision == "court"

    @property
    def choosing(self) -> bool:
        """Tell whether the looking seat takes a title now."""
        return self.model.deciding and self.model.decision == "take_title"

    @property
    def cards(self) -> tuple[int, ...]:
        """Return the cards that are to be handed in, in order."""
        return tuple(card for number, card in enumerate(self.model.own.cards) if number in self.given)

    @property
    def total(self) -> int:
        """Return the looking seat's sum with what it hands in."""
        return sum(estate_prestige(self.model.state, self.model.seat)) + handed_in_prestige(self.bribes, self.cards)

    @property
    def space(self) -> int:
        """Return the space that the sum reaches."""
        return free_space(self.model.state, self.model.seat, self.total)

    def change_bribes(self, by: int) -> None:
        """Hand in more or fewer bribes."""
        number = max(0, min(self.model.own.bribes, self.bribes + by))
        if number != self.bribes and self.counting:
            self.bribes = number
            self.app.audio.play("purse")
            self.relayout()

    def toggle_card(self, number: int) -> None:
        """Hand a card in, or keep it."""
        self.given ^= {number}
        self.relayout()

    def accept(self) -> None:
        """Claim the space, or leave when all titles are taken."""
        if self.ended:
            self.app.pop()
        elif self.counting:
            self.decide(Court(self.bribes, self.cards))

    def tick(self, ms: float) -> None:
        """Rivals count and choose while the ball is open."""
        self.host.tick(ms)

    def give_nothing(self) -> None:
        """Count without handing anything in."""
        self.decide(Court(0, ()))

    def decide(self, move: Court) -> None:
        """Make the decision; the ball goes on."""
        self.bribes, self.given = 0, set()
        self.host.play(move)
        self.relayout()

    def take(self, title: int) -> None:
        """Take a title; the ball goes on."""
        self.host.play(TAKE_TITLES[title])
        self.relayout()

    def observe(self, events: Sequence[Event]) -> None:
        """Something happened at the ball; after its end everybody may look until they go on."""
        self.ended = self.ended or any(isinstance(event, BallEnded) for event in events)
        self.relayout()

    # layout

    def lay_out(self) -> None:
        """Measure the panels, then lay out what can be decided."""
        view = self.view
        room = view.rect.inset(max(8.0, view.px(98)), max(8.0, view.px(44)))
        self.panel = room
        inner = room.inset(max(16.0, view.px(56)), max(10.0, view.px(22)))
        self.head, rest = inner.cut_top(max(84.0, view.px(130)), view.px(6))
        self.foot, rest = rest.cut_bottom(max(54.0, view.px(80)), max(8.0, view.px(26)))
        if view.compact:
            tabs, rest = rest.cut_top(44, 8)
            labels = (_("Track and titles"), _("Your prestige"))
            self.controls.append(Tabs(tabs, labels, self.page, self._turn_page, name="pages"))
        self._measure(rest)
        if self._shows(1):
            self._lay_out_hand()
        if self._shows(0):
            self._lay_out_titles()
        self._lay_out_foot()

    def _turn_page(self, page: int) -> None:
        self.page = page
        self.relayout()

    def _shows(self, page: int) -> bool:
        return not self.view.compact or self.page == page

    def _measure(self, rest: Rect) -> None:
        view = self.view
        if view.compact:
            self.bands, self.track = Rect(), rest.cut_top(128)[0]
            self.titles = rest.cut_top(128, 8)[1]
            self.ledger, self.hand = rest.columns((5, 6), 12)
            return
        upper, lower = rest.cut_top(view.px(190), view.px(20))
        self.bands, below = upper.cut_top(max(34.0, view.px(40)), 6)
        self.track = below.cut_top(view.px(92))[0]
        self.ledger, self.hand, self.titles = lower.columns((470, 570, 530), view.px(20))

    def _lay_out_hand(self) -> None:
        inner = self.hand.inset(18, 12).cut_top(44)[1]
        self.bribe_row, self.card_row = inner.cut_top(max(74.0, inner.h * 0.26), 6)
        reason = None if self.counting else _("You count when your turn comes.")
        steps = self.bribe_row.cut_right(170)[0]
        fewer = None if self.bribes else _("None is handed in.")
        more = None if self.bribes < self.model.own.bribes else _("You have no more bribes.")
        self.controls += [
            RoundButton(
                steps.place(50, 50, 0), "minus", partial(self.change_bribes, -1), name="less", reason=reason or fewer
            ),
            RoundButton(
                steps.place(50, 50, 1), "plus", partial(self.change_bribes, 1), name="more", reason=reason or more
            ),
        ]
        cards = self.model.own.cards
        area = self.card_row.cut_top(34)[1]
        for number, place in enumerate(_card_places(area, len(cards))):
            toggle = partial(self.toggle_card, number)
            self.controls.append(HandCard(place, cards[number], number, number in self.given, toggle, reason))

    def _lay_out_titles(self) -> None:
        inner = self.titles.inset(12, 8)
        inner = inner if self.view.compact else inner.cut_top(44)[1]
        left = titles_left(self.model.state)
        mine = titles_within_reach(self.model.state, self.model.seat) if self.choosing else []
        for title, place in enumerate(inner.rows(len(left), 4)):
            reason = None if title in mine else self._title_reason(title, left[title])
            chosen = title in mine or (self.counting and title == ball_track.title_of(self.space))
            self.controls.append(
                Row(place, f"title-{title}", partial(self._draw_title, title, left[title]), partial(self.take, title),
                    chosen=chosen, reason=reason)
            )  # fmt: skip

    def _title_reason(self, title: int, left: int) -> str:
        if not left:
            return _("Nobody else can take this title any more.")
        return _("From {prestige} prestige on; taken when all have counted.").format(prestige=TITLE_PRESTIGE[title])

    def _lay_out_foot(self) -> None:
        if self.ended:
            place = self.foot.place(min(self.foot.w, 420), self.foot.h)
            self.controls.append(
                Button(place, _("Go on"), self.accept, kind="gold", role="primary", name="close", lit=True)
            )
        elif self.counting:
            left, right = self.foot.place(min(self.foot.w, 860), self.foot.h).columns((2, 3), 20)
            self.controls += [
                Button(left, _("Hand in nothing"), self.give_nothing, kind="dark", name="nothing", lines=2),
                Button(right, _("Claim space {space}").format(space=self.space), self.accept, kind="gold",
                       role="primary", name="confirm", lit=True),
            ]  # fmt: skip

    # drawing

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw the hall, the track and the ledgers."""
        canvas.piece("velvet", self.panel, tone="ball")
        canvas.corners(self.panel.inset(4), max(56.0, self.view.px(110)))
        title, line = self.head.cut_top(self.head.h * 0.66)
        canvas.gilded(_("Masquerade Ball"), title)
        canvas.text(self._says(), line, "rank", "cream")
        if not self.view.compact:
            for across in (0.2, 0.8):
                canvas.image("mask", self.head.place(self.head.h * 1.2, self.head.h, across))
        if self._shows(0):
            self._paint_track(canvas)
            self._paint_panel(canvas, self.titles, "" if self.view.compact else _("Titles on offer"))
        if self._shows(1):
            self._paint_ledger(canvas)
            self._paint_hand(canvas)

    def _says(self) -> str:
        if self.counting:
            return _("Count your prestige and hand in what you like.")
        if self.choosing:
            return _("Take a title that your space reaches.")
        seat = self.model.to_move
        if seat is None:
            return _("The Queen receives her court. All titles are granted anew.")
        return _("{name} decides.").format(name=self.model.players[seat].name)

    def _paint_track(self, canvas: Canvas) -> None:
        wrap = self.view.compact
        if not wrap:
            ball_track.draw_bands(canvas, self.bands, self.track)
        ball_track.draw_track(canvas, self.track, wrap, self.space if self.counting else None)
        for seat in self._standing():
            space = self.model.state.seats[seat].prestige
            self._paint_crest(canvas, seat, space)
        if self.counting:
            self._paint_crest(canvas, self.model.seat, self.space)

    def _paint_crest(self, canvas: Canvas, seat: int, space: int) -> None:
        place = ball_track.cell_of(self.track, space, self.view.compact)
        zero = [other for other in self._standing() if self.model.state.seats[other].prestige == 0]
        shift = 16 * zero.index(seat) if space == 0 and seat in zero else 0
        size = max(34.0, min(place.w * 1.1, place.h * 0.6))
        canvas.image(
            f"crest-{self.model.players[seat].crest}",
            Rect.around((place.centre[0] + shift, place.y + size * 0.55), size),
        )

    def _standing(self) -> list[int]:
        """Return the seats that have counted."""
        model = self.model
        if model.decision == "court" and model.to_move is not None:
            return counted_before(model.state, model.to_move)
        return list(range(len(model.players)))

    def _paint_panel(self, canvas: Canvas, rect: Rect, title: str) -> Rect:
        canvas.piece("parchment", rect)
        inner = rect.inset(20, 12)
        canvas.text(title, inner.cut_top(40)[0], "heading", "ink", align="left")
        return inner.cut_top(48)[1]

    def _paint_ledger(self, canvas: Canvas) -> None:
        inner = self._paint_panel(canvas, self.ledger, _("Your prestige"))
        parts = estate_prestige(self.model.state, self.model.seat)
        total, rest = inner.cut_bottom(max(52.0, self.view.px(72)), 8)
        rows = rest.rows(len(LEDGER) + 1, 2)
        for (art, one, many, each), value, row in zip(LEDGER, parts, rows, strict=False):
            count = value // each
            canvas.image(art, row.place(min(44, row.h), min(44, row.h), 0))
            words = ngettext_(one, many, count).format(count=count)
            canvas.text(words, row.cut_left(54)[1].cut_right(44)[1], "caption", "ink", align="left", lines=2)
            canvas.text(
                f"+{value}" if value else "0", row.cut_right(60)[0], "count", "ink" if value else "muted", align="right"
            )
        handed = handed_in_prestige(self.bribes, self.cards)
        canvas.text(_("Handed in"), rows[-1], "sentence", "wine", align="left")
        canvas.text(f"+{handed}", rows[-1].cut_right(60)[0], "count", "wine", align="right")
        canvas.piece("velvet", total, tone="ball")
        canvas.image("prestige", total.inset(8).place(total.h - 16, total.h - 16, 0))
        canvas.text(_("Total"), total.inset(total.h + 8, 4), "label", "cream", align="left")
        canvas.text(str(self.total), total.inset(20, 2), "score", "gilt", align="right")

    def _paint_hand(self, canvas: Canvas) -> None:
        self._paint_panel(canvas, self.hand, _("Hand in to the court"))
        words, steps = self.bribe_row.cut_right(170)[1], self.bribe_row.cut_right(170)[0]
        caption, purses = words.cut_top(28)
        canvas.text(_("Bribes: +1 each"), caption, "sentence", "ink", align="left")
        count = max(1, self.model.own.bribes)
        size = min(purses.h, purses.w / count - 2, 60)
        for index in range(self.model.own.bribes):
            place = Rect(purses.x + index * (size + 2), purses.y, size, size)
            canvas.image("bribe", place, grey=index >= self.bribes, alpha=255 if index < self.bribes else 110)
        canvas.text(str(self.bribes), steps.place(60, 50), "score", "ink")
        caption = self.card_row.cut_top(30)[0]
        canvas.text(_("Scandal cards: blackmail +3, any other +1"), caption, "sentence", "ink", align="left", lines=2)

    def _draw_title(self, title: int, left: int, canvas: Canvas, rect: Rect) -> None:
        lady = self.model.players[self.model.seat].lady
        label = _((names.LADIES if lady else names.LORDS)[title])
        rank = ("duke", "marquess", "earl", "viscount", "baron")[title]
        size = min(rect.h, 52, rect.w * 0.11)
        canvas.image(f"coronet-{rank}", rect.place(size, size, 0))
        ink = "ink"
        rest = rect.cut_left(size + 6)[1]
        name, numbers = rest.columns((5, 7), 2)
        canvas.text(label, name, "small-label", ink, align="left")
        values = (f"{TITLE_PRESTIGE[title]}+", f"{TITLE_POINTS[title]}", f"−£{TITLE_DISCOUNTS[title]}", f"×{left}")
        for words, place in zip(values, numbers.columns((10, 7, 11, 8)), strict=True):
            canvas.text(words if words != "−£0" else "–", place, "number", ink)


def _card_places(area: Rect, count: int) -> list[Rect]:
    """Return places for a hand of cards in one or two rows, as large as fits."""
    if not count:
        return []
    rows = 1 if count <= 4 else 2
    columns = -(-count // rows)
    cells = area.grid(columns, rows, 10)
    height = min(cells[0].h, cells[0].w / RATIO, 210)
    return [cell.place(height * RATIO, height) for cell in cells[:count]]
