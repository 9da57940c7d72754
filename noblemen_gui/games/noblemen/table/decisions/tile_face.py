"""Tiles that are chosen: a kind of land to take from, and a single tile that has been chosen."""

from __future__ import annotations

from collections.abc import Callable

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import FIELD, FOUNTAIN, GROVE, MEADOW, TILES
from noblemen_gui.games.noblemen.table.decisions.lifted import Liftable
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Point, Rect

# In the order in which the rules name them.
KINDS = (FIELD, GROVE, FOUNTAIN, MEADOW)
CARRIED = 76.0


class TileFace(Liftable):
    """A kind of land; a click or a drop takes one, + and − do so while it has the focus."""

    sound = "lift"

    def __init__(
        self, rect: Rect, kind: int, left: int | None, *, add: Callable[[], None], remove: Callable[[], None],
        drop: Callable[[Point], bool] | None, reason: str | None, key: str = "", name: str = "", lit: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(rect, add, drop, name=name or f"tile-{TILES[kind]}", tip=_(names.TILES[kind]), reason=reason)
        self.kind = kind
        self.left = left
        self.hotkey = key
        self.lit = lit
        self._remove = remove

    def key(self, combo: str) -> bool:
        """Take one more or put one back."""
        if combo == "+" and self.enabled:
            self.activate()
        elif combo == "-":
            self._remove()
        return combo in ("+", "-")

    def draw(self, canvas: Canvas) -> None:
        """Draw the slot, the land, how many are left, and the key."""
        rect = self.face_rect
        canvas.piece("slot-lit" if self.lit else "slot", rect, lit=self.lit)
        label, picture = rect.inset(8).cut_bottom(28, 4)
        place = picture.fit(1)
        some = self.left is None or self.left > 0
        canvas.image(f"tile-{TILES[self.kind]}", place, grey=not some, alpha=255 if some else 120)
        canvas.text(_(names.TILES[self.kind]), label, "action", "ink")
        if self.left is not None and some:
            badge = Rect.around((place.right - 6, place.y + 8), 40)
            canvas.piece("badge", badge)
            canvas.text(str(self.left), badge.move(0, -1), "price", "ink")
        if self.hotkey and place.w > 90:
            canvas.key_cap(self.hotkey, (place.x + 6, place.bottom - 22))

    def carried_rect(self) -> Rect:
        """Return a tile's size."""
        return Rect.around(self.rect.centre, CARRIED)

    def draw_carried(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the tile as it is carried."""
        canvas.image(f"tile-{TILES[self.kind]}", rect)


class ChosenTile(Liftable):
    """A tile that has been chosen; a click puts it back, and so does a drop elsewhere."""

    sound = "lift"

    def __init__(
        self,
        rect: Rect,
        kind: int,
        number: int,
        remove: Callable[[], None],
        drop: Callable[[Point], bool] | None = None,
    ) -> None:
        super().__init__(rect, remove, drop, name=f"chosen-{number}", tip=_("Put one back"))
        self.kind = kind

    def draw(self, canvas: Canvas) -> None:
        """Draw the tile."""
        canvas.image(f"tile-{TILES[self.kind]}", self.face_rect, alpha=90 if self.lifted else 255)

    def draw_carried(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the tile as it is carried."""
        canvas.image(f"tile-{TILES[self.kind]}", rect)
