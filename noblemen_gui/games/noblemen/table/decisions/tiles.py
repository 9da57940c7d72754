"""Choosing hidden tiles by kind: start tiles, gifts to the Church, tiles for a forest, tiles for the vicar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.legal import church_room
from noblemen_gui.games.noblemen.rules.material import TILES, VICARS_FAVOUR
from noblemen_gui.games.noblemen.rules.moves import ChooseTiles, Donate, GiveTiles, Move, PlayCard, Tiles
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Canvas, Pressable, Rect, RoundButton

KINDS = range(len(TILES))


class TileFace(Pressable):
    """A tile that is taken when it is clicked; what is chosen of it stands on a badge."""

    sound = "lift"

    def __init__(
        self, rect: Rect, kind: int, chosen: int, limit: int, add: Callable[[], None], reason: str | None
    ) -> None:
        super().__init__(rect, add, name=f"tile-{TILES[kind]}", tip=_(names.TILES[kind]), reason=reason)
        self.kind = kind
        self.chosen = chosen
        self.limit = limit

    def draw(self, canvas: Canvas) -> None:
        """Draw the slot, the land and how many of how many."""
        rect = self.face_rect
        canvas.piece("slot-lit" if self.chosen else "slot", rect, lit=bool(self.chosen))
        label, picture = rect.inset(8).cut_bottom(28, 4)
        canvas.image(f"tile-{TILES[self.kind]}", picture.fit(1), grey=self.limit == 0, alpha=255 if self.limit else 120)
        canvas.text(_(names.TILES[self.kind]), label, "action", "ink")
        if self.chosen:
            badge = Rect.around((rect.right - 12, rect.y + 12), 44)
            canvas.piece("badge", badge)
            canvas.text(str(self.chosen), badge.move(0, -1), "count", "ink")


class TilePicker(Sheet):
    """Counts of tiles within limits by kind and in sum, confirmed as one move."""

    def __init__(
        self, host: TableHost, *, heading: str, sentence: Callable[[Tiles], str], limits: Tiles, least: int, most: int,
        confirm: Callable[[Tiles], str], move: Callable[[Tiles], Move], must: bool = False,
        start: Tiles = (0, 0, 0, 0), full: str = "",
    ) -> None:  # fmt: skip
        super().__init__(host)
        self.must = must
        self.chosen = list(start)
        self._heading, self._sentence = heading, sentence
        self._limits, self._least, self._most = limits, least, most
        self._answer, self._move, self._full = confirm, move, full
        self.keys |= {"enter": self.accept} | {str(kind + 1): partial(self.add, kind) for kind in KINDS}

    @property
    def tiles(self) -> Tiles:
        """Return what is chosen."""
        a, b, c, d = self.chosen
        return (a, b, c, d)

    def heading(self) -> str:
        """Return what is chosen here."""
        return self._heading

    def sentence(self) -> str:
        """Return what the choice brings."""
        return self._sentence(self.tiles)

    def add(self, kind: int) -> None:
        """Take one more tile of a kind."""
        if self._add_reason(kind) is None:
            self.chosen[kind] += 1
            self.relayout()

    def remove(self, kind: int) -> None:
        """Put one tile of a kind back."""
        if self.chosen[kind]:
            self.chosen[kind] -= 1
            self.relayout()

    def accept(self) -> None:
        """Make the move if it is one."""
        if self._reason() is None:
            self.finish(self._move(self.tiles))

    def _add_reason(self, kind: int) -> str | None:
        if sum(self.chosen) >= self._most:
            return ngettext_(
                "Only {count} tile can be chosen.", "Only {count} tiles can be chosen.", self._most
            ).format(count=self._most)
        if self.chosen[kind] >= self._limits[kind]:
            return self._full or _("There are no more of this kind.")
        return None

    def _reason(self) -> str | None:
        missing = self._least - sum(self.chosen)
        if missing > 0:
            return ngettext_("Choose {count} more tile.", "Choose {count} more tiles.", missing).format(count=missing)
        return None

    def fill(self) -> None:
        """Lay out four tiles with their steppers, and the answer."""
        for kind, column in zip(KINDS, self.body.columns(4, 20), strict=True):
            stepper, face = column.cut_bottom(52, 10)
            side = min(face.w, face.h - 32)
            place = face.place(side, side + 32)
            reason = self._add_reason(kind)
            limit = self._limits[kind]
            self.controls.append(TileFace(place, kind, self.chosen[kind], limit, partial(self.add, kind), reason))
            less = RoundButton(
                stepper.place(48, 48, 0.12), "minus", partial(self.remove, kind), name=f"less-{TILES[kind]}",
                tip=_("Put one back"), reason=None if self.chosen[kind] else _("None is chosen."),
            )  # fmt: skip
            more = RoundButton(
                stepper.place(48, 48, 0.88), "plus", partial(self.add, kind), name=f"more-{TILES[kind]}",
                tip=_("Choose one more"), reason=reason,
            )  # fmt: skip
            self.controls += [less, more]
        left, right = self.foot.columns((2, 3), 20)
        answer = Button(
            right, self._answer(self.tiles), self.accept, kind="gold", lines=2, name="confirm", reason=self._reason()
        )
        self.controls += [self.leave_button(left), answer]

    def paint_body(self, canvas: Canvas) -> None:
        """Draw how many are chosen of how many, between the steppers."""
        for kind, column in zip(KINDS, self.body.columns(4, 20), strict=True):
            stepper, _face = column.cut_bottom(52, 10)
            words = f"{self.chosen[kind]} / {self._limits[kind]}"
            canvas.text(words, stepper.place(72, 40), "number", "ink")


def choose_tiles_scene(host: TableHost) -> TilePicker:
    """Choose the start tiles (N3.5)."""
    return TilePicker(
        host,
        heading=_("Choose your first land"),
        sentence=lambda tiles: _("Up to three of each kind; {count} more come from the bag at random.").format(
            count=12 - sum(tiles)
        ),
        limits=(3, 3, 3, 3),
        least=0,
        most=12,
        confirm=lambda tiles: ngettext_("Take {count} tile", "Take {count} tiles", sum(tiles)).format(count=sum(tiles)),
        move=ChooseTiles,
        must=True,
        full=_("At most three of a kind."),
    )


def church_scene(host: TableHost, tiles: Tiles = (0, 0, 0, 0)) -> TilePicker:
    """Give tiles to the Church (N6.6)."""
    model = host.model
    limits = tuple(min(held, room) for held, room in zip(model.own.tiles, church_room(model.state), strict=True))
    return TilePicker(
        host,
        heading=_("Give to the Church"),
        sentence=lambda _tiles: _("One point for each tile. The Church takes three of each kind a decade."),
        limits=(limits[0], limits[1], limits[2], limits[3]),
        least=1,
        most=sum(limits),
        confirm=_give_label,
        move=Donate,
        start=tiles,
        full=_("You have no more, or the Church takes no more of this kind."),
    )


def _give_label(tiles: Tiles) -> str:
    count = sum(tiles)
    return ngettext_("Give {count} tile: {count} point", "Give {count} tiles: {count} points", count).format(
        count=count
    )


def vicar_scene(host: TableHost) -> TilePicker:
    """Put tiles into the bag by the favour of the vicar (N9.2)."""
    return TilePicker(
        host,
        heading=_("Favour of the Vicar"),
        sentence=lambda _tiles: _("One to four tiles go into the bag, one point each."),
        limits=host.model.own.tiles,
        least=1,
        most=4,
        confirm=_give_label,
        move=lambda tiles: PlayCard(VICARS_FAVOUR, None, tiles),
    )


def give_tiles_scene(host: TableHost) -> TilePicker:
    """Give two tiles for a raided forest (N6.2a)."""
    model = host.model
    taker = model.players[model.state.pending[-1].to].name
    return TilePicker(
        host,
        heading=_("A knight in your forest"),
        sentence=lambda _tiles: _("{name} receives two of your tiles. You choose which.").format(name=taker),
        limits=model.own.tiles,
        least=2,
        most=2,
        confirm=lambda _tiles: _("Hand over two tiles"),
        move=GiveTiles,
        must=True,
    )
