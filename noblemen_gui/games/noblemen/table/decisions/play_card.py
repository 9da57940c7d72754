"""One of your scandal cards, large: what it does, whether it can be played now, and its choices."""

from __future__ import annotations

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import CASTLE, INHERITANCE, VICARS_FAVOUR
from noblemen_gui.games.noblemen.rules.moves import PlayCard
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_card
from noblemen_gui.games.noblemen.table.decisions.card_worth import gains
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Rect

LINE = 64.0


class PlayCardScene(Sheet):
    """The card at the left, what it would bring now at the right."""

    width = 920.0
    height = 680.0

    def __init__(self, host: TableHost, card: int) -> None:
        super().__init__(host)
        self.card = card

    def heading(self) -> str:
        """Return the card's name."""
        return _(names.CARDS[self.card])

    def sentence(self) -> str:
        """Return the rule that holds for all of them."""
        return _("At most one scandal card a turn, before or after the action.")

    def reason(self) -> str | None:
        """Say why it cannot be played now; None if it can."""
        model = self.model
        if model.card_moves(self.card):
            return None
        tiles = (1, 0, 0, 0) if self.card == VICARS_FAVOUR else None
        at = min(model.own.estate.tiles) if self.card == INHERITANCE else None
        if at is not None and self._may_play and model.state.offer[CASTLE]:
            return _("There is no place for it in the estate.")
        found = model.refusal(PlayCard(self.card, at, tiles))
        return found.sentence(_) if found else None

    @property
    def _may_play(self) -> bool:
        """Tell whether a card may be played in this turn at all."""
        return self.model.deciding and self.model.decision == "turn" and not self.model.state.pending[-1].carded

    def play(self) -> None:
        """Play the card; one that needs a place or tiles asks for them."""
        if self.card == VICARS_FAVOUR:
            self.app.pop()
            self.host.open("vicars_favour")
        elif self.card == INHERITANCE:
            self.app.pop()
            self.host.open("place_card", card=self.card)
        else:
            self.app.audio.play("card-snap")
            self.finish(PlayCard(self.card))

    def fill(self) -> None:
        """Lay out the answer."""
        left, right = self.foot.columns((2, 3), 20)
        reason = self.reason()
        play = Button(
            right, _("Play this card"), self.play, kind="gold", name="confirm", lines=2, reason=reason, lit=True
        )
        self.controls += [self.leave_button(left), play]

    def paint_body(self, canvas: Canvas) -> None:
        """Draw the card and what it would bring, or why it cannot be played."""
        height = self.body.h - 8
        card, rest = self.body.cut_left(height * RATIO, 32)
        draw_card(canvas, card.place(height * RATIO, height), self.card)
        reason = self.reason()
        if reason is not None:
            words = rest.place(rest.w, min(rest.h, 150))
            canvas.piece("bubble", words, tone="red")
            canvas.text(reason, words.inset(22, 10), "sentence", "cream", lines=5)
            return
        lines = gains(self.model, self.card)
        box = rest.place(rest.w, min(rest.h, 60 + LINE * len(lines) + 16))
        canvas.piece("cartouche", box)
        head, below = box.inset(22, 14).cut_top(36, 4)
        canvas.text(_("Played now it brings"), head, "label", "ink", align="left")
        for line, row in zip(lines, below.rows(len(lines), 4), strict=True):
            size = min(52.0, row.h)
            place = row.place(size, size, 0)
            canvas.image(line.art, place)
            canvas.text(line.words, Rect(place.right + 14, row.y, row.right - place.right - 14, row.h), "label", "wine",
                        align="left", lines=2)  # fmt: skip
