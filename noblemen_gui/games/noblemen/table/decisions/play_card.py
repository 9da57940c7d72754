"""One of your scandal cards, large: what it does, whether it can be played now, and its choices."""

from __future__ import annotations

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import INHERITANCE, VICARS_FAVOUR
from noblemen_gui.games.noblemen.rules.moves import PlayCard
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.decisions.card_art import RATIO, draw_card
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas


class PlayCardScene(Sheet):
    """The card at the left, its answer at the right."""

    width = 760.0
    height = 560.0

    def __init__(self, host: TableHost, card: int) -> None:
        super().__init__(host)
        self.card = card
        self.keys |= {"enter": self.play}

    def heading(self) -> str:
        """Return the card's name."""
        return _(names.CARDS[self.card])

    def sentence(self) -> str:
        """Return why it cannot be played now, if so."""
        return self._reason() or _("At most one scandal card a turn, before or after the action.")

    def _reason(self) -> str | None:
        if self.model.card_moves(self.card):
            return None
        tiles = (1, 0, 0, 0) if self.card == VICARS_FAVOUR else None
        at = min(self.model.own.estate.tiles) if self.card == INHERITANCE else None
        found = self.model.refusal(PlayCard(self.card, at, tiles))
        return found.sentence(_) if found else None

    def play(self) -> None:
        """Play the card; one that needs a place or tiles asks for them."""
        if self._reason() is not None:
            return
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
        self.controls += [
            self.leave_button(left),
            Button(right, _("Play this card"), self.play, kind="gold", name="confirm", lines=2, reason=self._reason()),
        ]

    def paint_body(self, canvas: Canvas) -> None:
        """Draw the card."""
        draw_card(canvas, self.body.place(self.body.h * RATIO, self.body.h), self.card)
