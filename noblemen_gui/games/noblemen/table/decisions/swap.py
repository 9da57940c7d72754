"""Swapping two hidden tiles for one of the bag (N5.1)."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import TILES
from noblemen_gui.games.noblemen.rules.moves import Swap
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.decisions.tile_face import KINDS, ChosenTile, TileFace
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Point, Rect, Svg

GIVEN = 2


class SwapScene(Sheet):
    """The hand at the left, the bag at the right, and between them what goes there and what comes back."""

    width = 1120.0
    height = 640.0

    def __init__(self, host: TableHost, give: tuple[int, ...] = ()) -> None:
        super().__init__(host)
        self.given = list(give)
        self.take: int | None = None
        self.keys |= {str(number + 1): partial(self.add, kind) for number, kind in enumerate(KINDS)}
        self.keys |= {str(number + 5): partial(self.choose_take, kind) for number, kind in enumerate(KINDS)}
        self.keys |= {"backspace": self.take_back, "delete": self.take_back}

    def heading(self) -> str:
        """Return what happens here."""
        return _("Swap two tiles for one")

    def sentence(self) -> str:
        """Return how it works."""
        return _("Two of your tiles go into the bag; you take one of a kind that it holds.")

    # what is chosen

    def add(self, kind: int) -> None:
        """Give one more of a kind; when two are chosen already, begin anew with this one."""
        if len(self.given) >= GIVEN:
            self.given = []
        if self.given.count(kind) < self.model.own.tiles[kind]:
            self.given.append(kind)
        self.relayout()

    def remove(self, kind: int) -> None:
        """Keep one of a kind after all."""
        if kind in self.given:
            self.given.remove(kind)
            self.relayout()

    def take_back(self) -> None:
        """Undo the last choice."""
        if self.take is not None:
            self.choose_take(self.take)
        elif self.given:
            self.remove(self.given[-1])

    def choose_take(self, kind: int) -> None:
        """Take this kind; the same again takes none."""
        if self._take_reason(kind) is None:
            self.take = None if self.take == kind else kind
            self.relayout()

    def _drop_given(self, kind: int, at: Point) -> bool:
        if not self.middle.contains(at) or len(self.given) >= GIVEN:
            return False
        self.add(kind)
        return True

    def _drop_taken(self, kind: int, at: Point) -> bool:
        if not self.middle.contains(at):
            return False
        self.take = kind
        self.relayout()
        return True

    @property
    def move(self) -> Swap | None:
        """Return the swap that is chosen, once it is whole."""
        if len(self.given) != GIVEN or self.take is None:
            return None
        first, second = sorted(self.given)
        return Swap((first, second), self.take)

    def accept(self) -> None:
        """Make the swap."""
        if self.move is not None:
            self.finish(self.move)

    def _take_reason(self, kind: int) -> str | None:
        bag = self.model.view.bag_has
        return None if bag is None or bag[kind] else _("The bag holds none.")

    # layout

    def fill(self) -> None:
        """Lay out hand, middle, bag and the answer."""
        self.hand, self.middle, self.bag = self.body.columns((5, 3, 5), 18)
        for number, (kind, place) in enumerate(zip(KINDS, self._faces(self.hand), strict=True)):
            self.controls.append(self._give_face(number, kind, place))
        for number, (kind, place) in enumerate(zip(KINDS, self._faces(self.bag), strict=True)):
            self.controls.append(self._take_face(number, kind, place))
        self._lay_out_middle()
        left, right = self.foot.columns((2, 3), 20)
        reason = None if self.move else _("Choose two tiles to give and one to take.")
        label = _("Swap for {tile}").format(tile=_(names.TILES[self.take])) if self.take is not None else _("Swap")
        self.controls += [
            self.leave_button(left),
            Button(right, label, self.accept, kind="gold", lines=2, name="confirm", reason=reason, lit=True),
        ]

    def _faces(self, area: Rect) -> list[Rect]:
        cells = area.cut_top(36)[1].grid(2, 2, 12)
        side = min(cells[0].w, cells[0].h - 32)
        return [cell.place(side, side + 32) for cell in cells]

    def _give_face(self, number: int, kind: int, place: Rect) -> TileFace:
        held = self.model.own.tiles[kind]
        return TileFace(
            place, kind, held - self.given.count(kind), add=partial(self.add, kind), remove=partial(self.remove, kind),
            drop=partial(self._drop_given, kind), reason=None if held else _("You have none."), key=str(number + 1),
            name=f"give-{TILES[kind]}", lit=kind in self.given,
        )  # fmt: skip

    def _take_face(self, number: int, kind: int, place: Rect) -> TileFace:
        choose = partial(self.choose_take, kind)
        return TileFace(
            place, kind, None, add=choose, remove=choose, drop=partial(self._drop_taken, kind),
            reason=self._take_reason(kind), key=str(number + 5), name=f"take-{TILES[kind]}", lit=self.take == kind,
        )  # fmt: skip

    def _lay_out_middle(self) -> None:
        inner = self.middle.inset(14, 10)
        size = min(84.0, inner.w / 2 - 8, inner.h * 0.26)
        pair = inner.place(2 * size + 12, size, 0.5, 0.18)
        self.slots = pair.columns(2, 12)
        self.taken = inner.place(size, size, 0.5, 0.92)
        self.arrow = Rect.around((inner.centre[0], (pair.bottom + self.taken.y) / 2), 44, 60)
        for number, (kind, place) in enumerate(zip(self.given, self.slots, strict=False)):
            self.controls.append(ChosenTile(place, kind, number, partial(self.remove, kind)))
        if self.take is not None:
            self.controls.append(ChosenTile(self.taken, self.take, GIVEN, partial(self.choose_take, self.take)))

    # drawing

    def paint_body(self, canvas: Canvas) -> None:
        """Draw the captions and the way of the tiles."""
        for area, words in ((self.hand, _("Give two")), (self.bag, _("Take one"))):
            canvas.text(words, area.cut_top(32)[0], "label", "ink")
        lifted = any(isinstance(control, TileFace) and control.lifted for control in self.controls)
        canvas.piece("slot-lit" if lifted else "slot", self.middle, lit=lifted)
        for place in (*self.slots, self.taken):
            canvas.vector("swap-slot", place, _empty)
        canvas.vector("swap-arrow", self.arrow, _arrow)


def _empty(svg: Svg) -> None:
    svg.frame(2, "#D3BB88", line="bronze", width=2, radius=8, opacity=0.6)


def _arrow(svg: Svg) -> None:
    x, low = svg.w / 2, svg.h - 4
    svg.path(f"M{x} 4V{low}M{x - 16} {low - 18}L{x} {low}L{x + 16} {low - 18}", line="#8A5A16", width=6)
    svg.path(f"M{x} 4V{low}M{x - 16} {low - 18}L{x} {low}L{x + 16} {low - 18}", line="#F0CF72", width=3)
