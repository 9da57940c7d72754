"""Keeping one of the cards looked at, or all of them with an intrigue (N9.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import CARDS, INTRIGUE
from noblemen_gui.games.noblemen.rules.moves import KEEP_ALL, KEEP_CARDS
from noblemen_gui.games.noblemen.table.decisions.base import Decision
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_back, draw_card
from noblemen_gui.games.noblemen.table.decisions.halo import draw_halo
from noblemen_gui.games.noblemen.table.decisions.lifted import Liftable
from noblemen_gui.games.noblemen.table.decisions.tray import draw_tray
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Point, Rect, Svg

LIFT = 26.0
PILE = 4


class CardFace(Liftable):
    """A card on offer; the chosen one is lifted and ticked."""

    sound = "card"
    radius = 16

    def __init__(
        self,
        rect: Rect,
        card: int,
        *,
        chosen: bool,
        choose: Callable[[], None],
        drop: Callable[[Point], bool],
        key: str,
    ) -> None:
        super().__init__(rect, choose, drop, name=f"card-{CARDS[card]}-{key}", tip=_(names.CARDS[card]))
        self.card = card
        self.chosen = chosen
        self.hotkey = key

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, lifted if it is chosen, and its key below."""
        rect = self.face_rect.move(0, -LIFT * canvas.view.u if self.chosen else 0)
        if self.chosen:
            draw_halo(canvas, rect, 12, 16)
        draw_card(canvas, rect, self.card, alpha=90 if self.lifted else 255, words=not self.lifted)
        if self.chosen:
            canvas.image("badge-tick", Rect.around((rect.right - 8, rect.y + 8), 52))
        if not canvas.view.compact:
            canvas.key_cap(self.hotkey, (rect.centre[0] - 15, self.rect.bottom + 26), dark=True)

    def draw_carried(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the card as it is carried."""
        draw_card(canvas, rect, self.card)


class IntrigueFace(Liftable):
    """The intrigue in the hand: dropped on the three it keeps them all."""

    sound = "card"

    def draw(self, canvas: Canvas) -> None:
        """Draw the card."""
        draw_card(canvas, self.face_rect, INTRIGUE, words=False, alpha=90 if self.lifted else 255)

    def draw_carried(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the card as it is carried."""
        draw_card(canvas, rect, INTRIGUE, words=False)


class KeepCardScene(Decision):
    """Up to three cards in a row, the pile at the left, an intrigue at the right, the screen below."""

    must = True

    def __init__(self, host: TableHost) -> None:
        super().__init__(host)
        self.shown = host.model.view.shown or ()
        self.chosen: int | None = None
        self.has_intrigue = INTRIGUE in host.model.own.cards
        self.keys |= {str(place + 1): partial(self.choose, place) for place in range(len(self.shown))}
        self.keys |= {"tab": self.step_aside, "a": self.keep_all}

    # what is decided

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
            self._keep(self.chosen)

    def _keep(self, place: int) -> None:
        self.app.audio.play("card-snap")
        self.finish(KEEP_CARDS[self.shown[place]])

    def keep_all(self) -> None:
        """Hand in the intrigue and keep all."""
        if self.has_intrigue:
            self.app.audio.play("card-snap")
            self.finish(KEEP_ALL)

    def _drop_card(self, place: int, at: Point) -> bool:
        """A card dropped below the others goes behind the screen."""
        if at[1] < self.row.bottom:
            return False
        self._keep(place)
        return True

    def _drop_intrigue(self, at: Point) -> bool:
        if not self.row.contains(at):
            return False
        self.keep_all()
        return True

    def confirm(self) -> None:
        """Enter on a card chooses it first."""
        if isinstance(self.focus, CardFace) and not self.focus.chosen:
            self.focus.activate()
        else:
            super().confirm()

    # layout

    def lay_out(self) -> None:
        """Lay out cards, intrigue and the answer."""
        view = self.view
        height = max(290.0, min(view.px(448), view.height * 0.5))
        self.middle = view.height * 0.42
        step = max(height * RATIO + 20, min(view.px(360), height * RATIO * 1.2))
        width = step * (len(self.shown) - 1) + height * RATIO
        self.row = Rect.around((view.width / 2, self.middle), width, height)
        self._lay_out_cards(height, step)
        height = max(64.0, view.px(112))
        aside = Rect(max(10.0, view.px(64)), 0, min(300, view.width * 0.19), 56)
        width = min(920, view.width - 2 * aside.right - 32)
        self.tray = Rect((view.width - width) / 2, view.height - height - max(8.0, view.px(34)), width, height)
        aside = aside.move(0, self.tray.centre[1] - 28)
        self.controls.append(Button(aside, _("Look at the table"), self.step_aside, kind="dark", name="aside", lines=2))
        answer = Rect.around(
            (view.width / 2, (self.row.bottom + self.tray.y) / 2 + view.px(20)), 480, max(56, view.px(84))
        )
        self.controls.append(self._answer(answer))
        self.intrigue = Rect()
        if self.has_intrigue:
            self._lay_out_intrigue()

    def _lay_out_cards(self, height: float, step: float) -> None:
        for place, card in enumerate(self.shown):
            face = Rect.around((self.row.x + height * RATIO / 2 + place * step, self.middle), height * RATIO, height)
            self.controls.append(
                CardFace(face, card, chosen=self.chosen == place, choose=partial(self.choose, place),
                         drop=partial(self._drop_card, place), key=str(place + 1))
            )  # fmt: skip

    def _answer(self, place: Rect) -> Button:
        if self.chosen is None:
            reason = _("Choose a card first.")
            return Button(
                place, _("Keep a card"), self.accept, kind="gold", role="primary", name="confirm", reason=reason
            )
        label = _("Keep {card}").format(card=_(names.CARDS[self.shown[self.chosen]]))
        return Button(place, label, self.accept, kind="gold", role="primary", name="confirm", lit=True)

    def _lay_out_intrigue(self) -> None:
        height = self._small_height
        centre = (self.row.right + self.view.width) / 2
        width = min(250.0, self.view.width - self.row.right - 28)
        self.intrigue = Rect.around((centre, self.row.y + height / 2 + 8), height * RATIO, height)
        face = IntrigueFace(self.intrigue, self.keep_all, self._drop_intrigue, name="intrigue",
                            tip=_("Hand in your Intrigue and keep all"))  # fmt: skip
        button = Rect.around((centre, self.row.bottom - 28), width, 60)
        self.controls += [face, Button(button, _("Keep all"), self.keep_all, name="keep_all", lines=2)]

    @property
    def _small_height(self) -> float:
        return min(max(130.0, self.view.px(240)), self.row.h * 0.56)

    # drawing

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw the ribbon, the pile, the words beside the cards and the screen."""
        view = self.view
        height = max(62, view.px(96))
        top = max(height / 2 + 6, min(view.px(130), self.row.y - height / 2 - LIFT * view.u - 4))
        ribbon = Rect.around((view.width / 2, top), min(view.width * 0.72, 780), height)
        canvas.piece("ribbon", ribbon)
        words = ribbon.inset(ribbon.h, 0).cut_top(ribbon.h * 0.8)[0]
        canvas.text(self._title(), words, "primary" if view.wide else "ribbon", "cream", lines=2)
        if not view.compact and len(self.shown) > 1:
            self._paint_pile(canvas)
        if self.has_intrigue:
            self._paint_intrigue_words(canvas)
        carried = any(isinstance(control, CardFace) and control.lifted for control in self.controls)
        gained = None if self.chosen is None else self.shown[self.chosen]
        draw_tray(canvas, self.tray, self.model, gained, lit=carried)

    def _paint_pile(self, canvas: Canvas) -> None:
        height = self._small_height
        centre = self.row.x / 2, self.row.y + height / 2 + 8
        for number in range(PILE, -1, -1):
            draw_back(canvas, Rect.around((centre[0] + 3 * number, centre[1] + 3 * number), height * RATIO, height))
        note = Rect(12, centre[1] + height / 2 + 22, self.row.x - 24, 84)
        canvas.text(_("The others go under the pile."), note, "sentence", "cream", lines=3, down=0)

    def _paint_intrigue_words(self, canvas: Canvas) -> None:
        room = Rect(self.row.right + 10, self.intrigue.bottom + 6, self.view.width - self.row.right - 20, 0)
        words = Rect(room.x, room.y, room.w, self.row.bottom - 64 - room.y)
        if words.h >= 50:
            canvas.text(_("or hand in your Intrigue"), words, "sentence", "cream", lines=3)
        if self.intrigue.x - self.row.right > 50:
            arrow = Rect(self.row.right + 14, self.intrigue.centre[1] - 18, self.intrigue.x - self.row.right - 28, 36)
            canvas.vector("keep-all-arrow", arrow, _arrow)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the keys beside what they press."""
        if self.aside or not self.view.wide:
            return
        answer, aside = self.find("confirm").rect, self.find("aside").rect
        canvas.key_cap(_("Enter"), (answer.right + 14, answer.centre[1]), dark=True)
        canvas.key_cap(_("Tab"), (aside.right + 14, aside.centre[1]), dark=True)
        if self.has_intrigue:
            button = self.find("keep_all").rect
            canvas.key_cap("A", (button.centre[0] - 15, button.bottom + 26), dark=True)

    def _title(self) -> str:
        """Return why cards are shown: a chapel was built, or a decade begins."""
        if any(pending.decision == "turn" for pending in self.model.state.pending[:-1]):
            return _("Your new chapel: keep one scandal")
        return _("Keep one scandal card")


def _arrow(svg: Svg) -> None:
    middle = svg.h / 2
    dashes = "".join(f"M{x} {middle}h8" for x in range(20, int(svg.w) - 4, 14))
    svg.path(dashes + f"M22 {middle - 12}L6 {middle}L22 {middle + 12}", line="gilt", width=3.4)
