"""Choosing a number of bribe markers: buying some, or handing some in with taxes and land."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from noblemen_gui.games.noblemen.rules.legal import most_bribes
from noblemen_gui.games.noblemen.rules.material import BRIBE_PRICE
from noblemen_gui.games.noblemen.rules.moves import Bribe, Land, Move, Taxes
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Canvas, RoundButton


class Asked(NamedTuple):
    """What the sheet asks for: its words, the limits, what a number brings, and the move."""

    heading: str
    sentence: str
    icon: str
    least: int
    most: int
    result: Callable[[int], str]
    move: Callable[[int], Move]


class AmountSheet(Sheet):
    """A number between two limits with its sum, confirmed as one move."""

    width = 820.0
    height = 430.0

    def __init__(self, host: TableHost, asked: Asked, start: int | None = None) -> None:
        super().__init__(host)
        self.asked = asked
        self.number = max(asked.least, min(asked.most, asked.least if start is None else start))
        self.keys |= {
            "enter": self.accept,
            "left": lambda: self.change(-1),
            "right": lambda: self.change(1),
            "-": lambda: self.change(-1),
            "+": lambda: self.change(1),
        }

    def heading(self) -> str:
        """Return which action this is."""
        return self.asked.heading

    def sentence(self) -> str:
        """Return what the number does."""
        return self.asked.sentence

    def change(self, by: int) -> None:
        """Choose a smaller or larger number."""
        number = max(self.asked.least, min(self.asked.most, self.number + by))
        if number != self.number:
            self.number = number
            self.app.audio.play("purse")
            self.relayout()

    def accept(self) -> None:
        """Make the move."""
        self.finish(self.asked.move(self.number))

    def fill(self) -> None:
        """Lay out the stepper and the answer."""
        row = self.body.cut_top(min(90, self.body.h))[0].place(300, 64)
        self.controls.append(
            RoundButton(
                row.place(60, 60, 0), "minus", lambda: self.change(-1), name="less", tip=_("One fewer"),
                reason=None if self.number > self.asked.least else _("Not fewer than this."),
            )
        )  # fmt: skip
        self.controls.append(
            RoundButton(
                row.place(60, 60, 1), "plus", lambda: self.change(1), name="more", tip=_("One more"),
                reason=None if self.number < self.asked.most else _("Not more than this."),
            )
        )  # fmt: skip
        left, right = self.foot.columns((2, 3), 20)
        label = self.asked.result(self.number)
        self.controls += [
            self.leave_button(left),
            Button(right, label, self.accept, kind="gold", lines=2, name="confirm", lit=True),
        ]

    def paint_body(self, canvas: Canvas) -> None:
        """Draw the number with the purses it stands for."""
        row = self.body.cut_top(min(90, self.body.h))[0].place(300, 64)
        canvas.text(str(self.number), row.place(120, 64), "total", "ink")
        rest = self.body.cut_top(min(90, self.body.h), 8)[1]
        size = min(64.0, rest.h, rest.w / max(1, self.asked.most) - 6)
        if size < 12:
            return
        width = self.asked.most * (size + 6) - 6
        for index, place in enumerate(rest.place(width, size).columns(max(1, self.asked.most), 6)):
            canvas.image(self.asked.icon, place, grey=index >= self.number, alpha=255 if index < self.number else 90)


def _price(count: int) -> str:
    words = ngettext_(
        "Buy {count} bribe: −£{price}, {count} point", "Buy {count} bribes: −£{price}, {count} points", count
    )
    return words.format(count=count, price=BRIBE_PRICE * count)


def bribe_scene(host: TableHost) -> AmountSheet:
    """Buy bribe markers (N6.3)."""
    most = most_bribes(host.model.state, host.model.seat)
    asked = Asked(
        _("Bribe the royals"),
        _("£2 and one point for each bribe."),
        "bribe",
        1,
        most,
        _price,
        Bribe,
    )  # fmt: skip
    return AmountSheet(host, asked, start=most)


def taxes_scene(host: TableHost) -> AmountSheet:
    """Collect taxes, handing in bribe markers (N6.4)."""
    model = host.model
    income = model.tax_income
    asked = Asked(
        _("Collect taxes"),
        _("Your land brings £{income}. Each bribe handed in brings £1 more.").format(income=income),
        "bribe",
        0,
        model.own.bribes,
        lambda n: _("Collect £{total}").format(total=income + n),
        Taxes,
    )
    return AmountSheet(host, asked)


def land_scene(host: TableHost) -> AmountSheet:
    """Acquire land, handing in bribe markers (N6.5)."""
    model = host.model
    income = model.land_income
    asked = Asked(
        _("Acquire land"),
        _("Your groves bring {income} tiles. Each bribe handed in brings one more.").format(income=income),
        "bribe",
        0,
        model.own.bribes,
        lambda n: ngettext_("Draw {count} tile", "Draw {count} tiles", income + n).format(count=income + n),
        Land,
    )
    return AmountSheet(host, asked)
