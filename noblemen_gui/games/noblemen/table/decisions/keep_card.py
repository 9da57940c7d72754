"""Keeping one of the cards looked at, or all of them with an intrigue (N9.1)."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import CARDS, INTRIGUE
from noblemen_gui.games.noblemen.rules.moves import KEEP_ALL, KEEP_CARDS
from noblemen_gui.games.noblemen.table.decisions.base import Decision
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_back, draw_card
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Pressable, Rect

LIFT = 26.0


class CardFace(Pressable):
    """A card on offer; the chosen one is lifted and ticked."""

    sound = "card"
    radius = 16

    def __init__(self, rect: Rect, card: int, chosen: bool, choose: partial[None], key: str) -> None:
        super().__init__(rect, choose, name=f"card-{CARDS[card]}-{key}", tip=_(names.CARDS[card]))
        self.card = card
        self.chosen = chosen
        self.hotkey = key

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, lifted if it is chosen, and its key below."""
        rect = self.face_rect.move(0, -LIFT * canvas.view.u if self.chosen else 0)
        if self.chosen:
            canvas.piece("slot-lit", rect.inset(-2), lit=True)
        draw_card(canvas, rect, self.card)
        if self.chosen:
            canvas.image("badge-tick", Rect.around((rect.right - 8, rect.y + 8), 52))
        if not canvas.view.compact:
            canvas.key_cap(self.hotkey, (rect.centre[0] - 15, self.rect.bottom + 26), dark=True)


class KeepCardScene(Decision):
    """Up to three cards in a row, the pile at the left, an intrigue at the right."""

    must = True

    def __init__(self, host: TableHost) -> None:
        super().__init__(host)
        self.shown = host.model.view.shown or ()
        self.chosen: int | None = None
        self.has_intrigue = INTRIGUE in host.model.own.cards
        self.keys |= {str(place + 1): partial(self.choose, place) for place in range(len(self.shown))}
        self.keys |= {"enter": self.accept, "tab": self.step_aside, "a": self.keep_all}

    def choose(self, place: int) -> None:
        """Lift a card; the second time keep it."""
        if self.chosen == place:
            self.accept()
            return
        self.chosen = place
        self.app.audio.play("card")
        self.relayout()

    def accept(self) -> None:
        """Keep the lifted card."""
        if self.chosen is not None:
            self.app.audio.play("card-snap")
            self.finish(KEEP_CARDS[self.shown[self.chosen]])

    def keep_all(self) -> None:
        """Hand in the intrigue and keep all."""
        if self.has_intrigue:
            self.app.audio.play("card-snap")
            self.finish(KEEP_ALL)

    def lay_out(self) -> None:
        """Lay out cards, intrigue and the answer."""
        view = self.view
        height = max(300.0, min(view.px(448), view.height * 0.5))
        width = height * RATIO
        middle = view.height * 0.42
        step = max(width + 20, min(view.px(360), width * 1.2))
        for place, card in enumerate(self.shown):
            x = view.width / 2 + (place - (len(self.shown) - 1) / 2) * step
            face = Rect.around((x, middle), width, height)
            chosen = self.chosen == place
            self.controls.append(CardFace(face, card, chosen, partial(self.choose, place), str(place + 1)))
        answer = view.rect.place(min(480, view.width * 0.42), max(56, view.px(84)), 0.5, 0.83)
        self.controls.append(self._answer(answer))
        aside = view.rect.place(min(300, view.width * 0.24), 54, 0.02, 0.97)
        self.controls.append(Button(aside, _("Look at the table"), self.step_aside, kind="dark", name="aside", lines=2))
        if self.has_intrigue:
            self.controls.append(self._all_button(middle, height))

    def _answer(self, place: Rect) -> Button:
        if self.chosen is None:
            reason = _("Choose a card first.")
            return Button(
                place, _("Keep a card"), self.accept, kind="gold", role="primary", name="confirm", reason=reason
            )
        label = _("Keep {card}").format(card=_(names.CARDS[self.shown[self.chosen]]))
        return Button(place, label, self.accept, kind="gold", role="primary", name="confirm", lit=True)

    def _all_button(self, middle: float, height: float) -> Button:
        width = min(260.0, self.view.width * 0.2)
        place = Rect.around((self.view.width * 0.882, middle + height * 0.5), width, 60)
        return Button(
            place, _("Keep all"), self.keep_all, name="keep_all", tip=_("Hand in your Intrigue and keep all"), lines=2
        )

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw the ribbon, the pile and the intrigue that is held."""
        view = self.view
        ribbon = Rect.around((view.width / 2, max(54, view.px(130))), min(view.width * 0.62, 780), max(62, view.px(96)))
        canvas.piece("ribbon", ribbon)
        words = ribbon.inset(ribbon.h, 0).cut_top(ribbon.h * 0.78)[0]
        canvas.text(self._title(), words, "ribbon", "cream", lines=2)
        height = min(view.px(240), view.height * 0.26)
        middle = view.height * 0.42
        if not view.compact:
            draw_back(canvas, Rect.around((view.width * 0.117, middle - 40), height * RATIO, height))
            note = Rect.around((view.width * 0.117, middle + height * 0.5 + 10), view.width * 0.19, 76)
            canvas.text(_("The others go under the pile."), note, "sentence", "cream", lines=3)
        if self.has_intrigue:
            place = Rect.around((view.width * 0.882, middle - height * 0.28), height * RATIO, height)
            draw_card(canvas, place, INTRIGUE, words=False)

    def _title(self) -> str:
        return _("Keep one scandal card")
