"""Choosing a number of bribe markers: buying some, or handing some in with taxes and land."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from noblemen_gui.games.noblemen.rules.legal import most_bribes
from noblemen_gui.games.noblemen.rules.material import BRIBE_PRICE, FIELD, GROVE
from noblemen_gui.games.noblemen.rules.moves import Bribe, Land, Move, Taxes
from noblemen_gui.games.noblemen.rules.state import on_areas
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.decisions.purse import Purse
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Canvas, Rect, RoundButton

LARGEST_PURSE = 72.0
SMALLEST_PURSE = 32.0


class Line(NamedTuple):
    """A line of the account: its art, its words and its value."""

    art: str
    words: str
    value: str


class Asked(NamedTuple):
    """What the sheet asks for: its words, the limits, the account of a number, and the move."""

    heading: str
    sentence: str
    icon: str
    least: int
    most: int
    account: Callable[[int], Sequence[Line]]
    result: Callable[[int], str]
    move: Callable[[int], Move]
    none: str


class AmountSheet(Sheet):
    """A number between two limits beside the account of what it brings, confirmed as one move."""

    width = 1040.0
    height = 560.0

    def __init__(self, host: TableHost, asked: Asked, start: int | None = None) -> None:
        super().__init__(host)
        self.asked = asked
        self.number = max(asked.least, min(asked.most, asked.least if start is None else start))
        steps = {"left": -1, "down": -1, "-": -1, "right": 1, "up": 1, "+": 1}
        self.keys |= {key: partial(self.change, step) for key, step in steps.items()}
        self.keys |= {str(number): partial(self.set_number, number) for number in range(10)}
        self.keys |= {"home": partial(self.set_number, asked.least), "end": partial(self.set_number, asked.most)}

    def heading(self) -> str:
        """Return which action this is."""
        return self.asked.heading

    def sentence(self) -> str:
        """Return what the number does."""
        return self.asked.sentence

    def icon(self) -> str:
        """Return the action's picture."""
        return self.asked.icon

    def change(self, by: int) -> None:
        """Choose a smaller or larger number."""
        self.set_number(self.number + by)

    def set_number(self, number: int) -> None:
        """Choose a number, as far as the limits allow."""
        number = max(self.asked.least, min(self.asked.most, number))
        if number != self.number:
            self.number = number
            self.app.audio.play("purse")
            self.relayout()

    def accept(self) -> None:
        """Make the move."""
        self.finish(self.asked.move(self.number))

    # layout

    def fill(self) -> None:
        """Lay out the purses, the stepper and the answer."""
        self.account, chooser = self.body.inset(0, 6).columns((6, 5), 24)
        self.chooser = chooser
        self.steps, self.purses = chooser.inset(14, 16).cut_bottom(64, 8)
        if self.asked.most:
            self._lay_out_steps()
            self._lay_out_purses()
        left, right = self.foot.columns((2, 3), 20)
        label = self.asked.result(self.number)
        self.controls += [
            self.leave_button(left),
            Button(right, label, self.accept, kind="gold", lines=2, name="confirm", lit=True),
        ]

    def _lay_out_steps(self) -> None:
        row = self.steps.place(min(260, self.steps.w), 64)
        fewer = None if self.number > self.asked.least else _("Not fewer than this.")
        more = None if self.number < self.asked.most else _("Not more than this.")
        self.controls += [
            RoundButton(row.place(60, 60, 0), "minus", partial(self.change, -1), name="less", tip=_("One fewer"),
                        reason=fewer),
            RoundButton(row.place(60, 60, 1), "plus", partial(self.change, 1), name="more", tip=_("One more"),
                        reason=more),
        ]  # fmt: skip

    def _lay_out_purses(self) -> None:
        """Lay out a purse for each bribe in as many rows as make them largest."""
        most = self.asked.most
        room = self.purses.cut_top(30)[1]
        sizes = [(min(room.w / -(-most // rows), room.h / rows) - 8, rows) for rows in range(1, 5)]
        size, rows = max(sizes)
        size = min(size, LARGEST_PURSE)
        if size < SMALLEST_PURSE:
            return
        across = -(-most // rows)
        block = room.place(across * (size + 8) - 8, rows * (size + 8) - 8)
        for number in range(most):
            x, y = block.x + number % across * (size + 8), block.y + number // across * (size + 8)
            wanted = number if number + 1 == self.number else number + 1
            purse = Purse(Rect(x, y, size, size), number, number < self.number, partial(self.set_number, wanted))
            self.controls.append(purse)

    # drawing

    def paint_body(self, canvas: Canvas) -> None:
        """Draw the account at the left, and the number with the purses it stands for at the right."""
        lines = self.asked.account(self.number)
        canvas.piece("cartouche", self.account)
        rows = self.account.inset(18, 12).rows([4] * (len(lines) - 1) + [5], 4)
        for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
            self._paint_line(canvas, row, line, last=number == len(lines) - 1)
        canvas.piece("cartouche", self.chooser)
        if not self.asked.most:
            canvas.text(self.asked.none, self.chooser.inset(24, 12), "sentence", "muted", lines=3)
            return
        canvas.text(_("Bribes"), self.purses.cut_top(28)[0], "label", "ink")
        canvas.text(f"{self.number} / {self.asked.most}", self.steps.place(110, 64), "score", "ink")

    def _paint_line(self, canvas: Canvas, row: Rect, line: Line, last: bool) -> None:
        size = min(row.h, 46)
        if last:
            canvas.fill(Rect(row.x, row.y - 3, row.w, 1.6), "#A8741F")
        canvas.image(line.art, row.place(size, size, 0))
        value, words = row.cut_left(size + 12)[1].cut_right(max(76.0, canvas.measure(line.value, "score")[0] + 4), 6)
        canvas.text(
            line.words, words, "label" if last else "sentence", "wine" if last else "ink", align="left", lines=2
        )
        canvas.text(line.value, value, "score" if last else "count", "wine" if last else "ink", align="right")


def _parts(model: TableModel, tile: int) -> tuple[int, int, int]:
    """Return the tiles of a kind, the free areas of it, and the own knights on others' areas of it."""
    estate = model.own.estate
    return estate.land[tile], estate.count_free_areas(tile), on_areas(model.state, model.seat, tile)


def _price(count: int) -> str:
    words = ngettext_(
        "Buy {count} bribe: −£{price}, {count} point", "Buy {count} bribes: −£{price}, {count} points", count
    )
    return words.format(count=count, price=BRIBE_PRICE * count)


def bribe_scene(host: TableHost) -> AmountSheet:
    """Buy bribe markers (N6.3)."""
    model = host.model
    most = most_bribes(model.state, model.seat)

    def account(count: int) -> list[Line]:
        money, held = model.own.money, model.own.bribes
        return [
            Line("coin", _("You have"), f"£{money}"),
            Line("coin", _("You pay"), f"−£{BRIBE_PRICE * count}"),
            Line("bribe", _("Your bribes"), f"{held} + {count}"),
            Line("victory-point", _("Points"), f"+{count}"),
            Line("coin", _("You keep"), f"£{money - BRIBE_PRICE * count}"),
        ]

    asked = Asked(
        _("Bribe the royals"), _("£2 and one point for each bribe."), "bribe", 1, most, account, _price, Bribe, ""
    )  # fmt: skip
    return AmountSheet(host, asked, start=most)


def taxes_scene(host: TableHost) -> AmountSheet:
    """Collect taxes, handing in bribe markers (N6.4)."""
    model = host.model
    income = model.tax_income
    fields, manors, knights = _parts(model, FIELD)

    def account(count: int) -> list[Line]:
        crest = model.players[model.seat].crest
        return [
            Line("tile-field", _("{count} × field").format(count=fields), f"£{fields}"),
            Line("area-manor", _("{count} × free manor").format(count=manors), f"£{2 * manors}"),
            Line(f"knight-{crest}", _("{count} × knight on a manor").format(count=knights), f"£{2 * knights}"),
            Line("bribe", _("{count} × bribe handed in").format(count=count), f"£{count}"),
            Line("coin", _("Taxes"), f"£{income + count}"),
        ]

    return AmountSheet(
        host,
        Asked(
            _("Collect taxes"),
            _("Your land brings £{income}. Each bribe handed in brings £1 more.").format(income=income),
            "icon-taxes",
            0,
            model.own.bribes,
            account,
            lambda n: _("Collect £{total}").format(total=income + n),
            Taxes,
            _("You have no bribes to hand in."),
        ),
    )


def land_scene(host: TableHost) -> AmountSheet:
    """Acquire land, handing in bribe markers (N6.5)."""
    model = host.model
    income = model.land_income
    groves, forests, knights = _parts(model, GROVE)
    bag = model.view.bag_count

    def drawn(count: int) -> int:
        return income + count if bag is None else min(bag, income + count)

    def account(count: int) -> list[Line]:
        crest = model.players[model.seat].crest
        return [
            Line("tile-grove", _("{count} × grove").format(count=groves), str(groves)),
            Line("area-forest", _("{count} × free forest").format(count=forests), str(2 * forests)),
            Line(f"knight-{crest}", _("{count} × knight in a forest").format(count=knights), str(2 * knights)),
            Line("bribe", _("{count} × bribe handed in").format(count=count), str(count)),
            Line("icon-land", _("Tiles"), str(drawn(count))),
        ]

    return AmountSheet(
        host,
        Asked(
            _("Acquire land"),
            _("Your groves bring {income} tiles. Each bribe handed in brings one more.").format(income=income),
            "icon-land",
            0,
            model.own.bribes,
            account,
            lambda n: ngettext_("Draw {count} tile", "Draw {count} tiles", drawn(n)).format(count=drawn(n)),
            Land,
            _("You have no bribes to hand in."),
        ),
    )
