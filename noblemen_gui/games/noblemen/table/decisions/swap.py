"""Swapping two hidden tiles for one of the bag (N5.1)."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import TILES
from noblemen_gui.games.noblemen.rules.moves import Swap
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.decisions.tiles import KINDS, TileFace
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Rect


class SwapScene(Sheet):
    """Two kinds to give above, one kind to take below."""

    width = 980.0
    height = 640.0

    def __init__(self, host: TableHost, give: tuple[int, ...] = ()) -> None:
        super().__init__(host)
        self.give = [give.count(kind) for kind in KINDS]
        self.take: int | None = None
        self.keys |= {"enter": self.accept}

    def heading(self) -> str:
        """Return what happens here."""
        return _("Swap two tiles for one")

    def sentence(self) -> str:
        """Return how it works."""
        return _("Two of your tiles go into the bag; you take one of a kind that it holds.")

    def toggle_give(self, kind: int) -> None:
        """Give one more of a kind; when two are chosen already, begin anew with this one."""
        if sum(self.give) >= 2:
            self.give = [0, 0, 0, 0]
        if self.give[kind] < self.model.own.tiles[kind]:
            self.give[kind] += 1
        self.relayout()

    def choose_take(self, kind: int) -> None:
        """Take this kind."""
        self.take = kind
        self.relayout()

    @property
    def move(self) -> Swap | None:
        """Return the swap that is chosen, once it is whole."""
        given = tuple(kind for kind in KINDS for _n in range(self.give[kind]))
        if len(given) != 2 or self.take is None:
            return None
        return Swap((given[0], given[1]), self.take)

    def accept(self) -> None:
        """Make the swap."""
        if self.move is not None:
            self.finish(self.move)

    def _take_reason(self, kind: int) -> str | None:
        bag = self.model.view.bag_has
        return None if bag is None or bag[kind] else _("The bag holds none.")

    def fill(self) -> None:
        """Lay out both rows and the answer."""
        upper, lower = self._rows()
        for kind in KINDS:
            held = self.model.own.tiles[kind]
            reason = None if held else _("You have none.")
            give = partial(self.toggle_give, kind)
            face = TileFace(upper[kind], kind, self.give[kind], held, give, reason)
            face.name = f"give-{TILES[kind]}"
            taken = int(self.take == kind)
            take = TileFace(lower[kind], kind, taken, 1, partial(self.choose_take, kind), self._take_reason(kind))
            take.name = f"take-{TILES[kind]}"
            self.controls += [face, take]
        left, right = self.foot.columns((2, 3), 20)
        reason = None if self.move else _("Choose two tiles to give and one to take.")
        label = _("Swap for {tile}").format(tile=_(names.TILES[self.take])) if self.take is not None else _("Swap")
        self.controls += [
            self.leave_button(left),
            Button(right, label, self.accept, kind="gold", lines=2, name="confirm", reason=reason),
        ]

    def _rows(self) -> tuple[list[Rect], list[Rect]]:
        rows = self.body.rows(2, 12)
        found = []
        for row in rows:
            _caption, cells = row.cut_left(150, 12)
            side = min(cells.h, cells.w / 4 - 14 + 32)
            found.append([cell.place(min(cell.w, side - 30), side) for cell in cells.columns(4, 14)])
        return found[0], found[1]

    def paint_body(self, canvas: Canvas) -> None:
        """Draw the rows' captions."""
        for row, words in zip(self.body.rows(2, 12), (_("Give two"), _("Take one")), strict=True):
            canvas.text(words, row.cut_left(150, 12)[0], "label", "ink", lines=2)
