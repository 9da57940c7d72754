"""Where the table's regions lie, for each of the three size classes of the design; spare room goes to the map."""

from __future__ import annotations

from dataclasses import dataclass

from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.view import View


@dataclass(frozen=True, slots=True)
class Regions:
    """The table's regions; `board`, `rivals` and `chronicle` are narrow rails or empty where there is no room."""

    top: Rect
    board: Rect
    map: Rect
    hand: Rect
    actions: Rect
    rivals: Rect
    chronicle: Rect
    drawer: Rect
    frame: float  # width of the graduated frame round the map, 0 for none
    cells: tuple[float, ...]  # sizes of a place, largest first

    @classmethod
    def nowhere(cls) -> Regions:
        """Return regions before there is a window to lay them out in."""
        return cls(*(Rect(),) * 8, 0, (1,))


STEPS = (90.0, 76.0, 64.0, 52.0, 44.0, 36.0)
MEDIUM_STEPS = (60.0, 52.0, 44.0, 38.0, 32.0)
COMPACT_STEPS = (56.0, 50.0, 44.0, 38.0, 32.0)


def regions(view: View, rivals: int) -> Regions:
    """Return the regions for a view and a number of rivals."""
    return {"wide": _wide, "medium": _medium, "compact": _compact}[view.size_class](view, rivals)


def _wide(view: View, rivals: int) -> Regions:
    px = view.px
    top, rest = view.rect.cut_top(px(76))
    inner = rest.inset(px(12))
    board, inner = inner.cut_left(px(420), px(12))
    right, middle = inner.cut_right(px(420), px(12))
    actions, middle = middle.cut_bottom(px(130), px(12))
    hand, field = middle.cut_bottom(px(142), px(12))
    card, apart = (212, 222) if rivals < 4 else (158, 166)
    cards, chronicle = right.cut_top(px(apart * (rivals - 1) + card), px(12))
    steps = tuple(view.px(step) for step in STEPS)
    return Regions(top, board, field, hand, actions, cards, chronicle, Rect(), px(28), steps)


def _medium(view: View, rivals: int) -> Regions:
    top, rest = view.rect.cut_top(56)
    inner = Rect(8, rest.y + 8, view.width - 16, rest.h - 16)
    right, left = inner.cut_right(216, 10)
    actions, upper = left.cut_bottom(84, 10)
    board, middle = upper.cut_left(272, 10)
    hand, field = middle.cut_bottom(96, 8)
    card, apart = (184, 190) if rivals < 4 else (130, 136)
    cards, chronicle = right.cut_top(apart * (rivals - 1) + card, 8)
    return Regions(top, board, field, hand, actions, cards, chronicle, Rect(), 22, MEDIUM_STEPS)


def _compact(view: View, _rivals: int) -> Regions:
    top, rest = view.rect.cut_top(52)
    inner = Rect(6, rest.y + 8, view.width - 12, rest.h - 12)
    actions, upper = inner.cut_bottom(68, 8)
    board, upper = upper.cut_left(60, 8)
    right, middle = upper.cut_right(60, 8)
    hand, field = middle.cut_bottom(80, 8)
    drawer = Rect(middle.x, middle.y, 424, middle.h)
    return Regions(top, board, field, hand, actions, right, Rect(), drawer, 0, COMPACT_STEPS)
