"""Areas that scroll: any controls below each other, and lists of rows of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.widget import Widget

BAR = 14
NOTCH = 60.0


class ScrollArea(Widget):
    """Shows a part of `content`: controls laid out from the area's top left as if there were room for all.

    `height` is the content's whole height; `paint` draws what lies below the controls, given the shift.
    """

    focusable = False
    captures = True

    def __init__(
        self, rect: Rect, content: Sequence[Widget], height: float, *, name: str = "scroll",
        paint: Callable[[Canvas, float], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, name=name)
        self.content = list(content)
        self.height = height
        self.offset = 0.0
        self._paint = paint
        for widget in self.content:
            widget.clip = rect

    @property
    def children(self) -> Sequence[Widget]:
        return self.content

    @property
    def room(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.height - self.rect.h)

    def scroll_to(self, offset: float) -> None:
        offset = max(0.0, min(self.room, offset))
        shift = self.offset - offset
        if shift:
            self.offset = offset
            for widget in self.content:
                widget.rect = widget.rect.move(0, shift)
            self.changed()

    def wheel(self, notches: float) -> bool:
        self.scroll_to(self.offset - notches * NOTCH)
        return self.room > 0

    def drag(self, at: Point) -> None:
        """The bar follows the pointer."""
        if self.room and at[0] > self.rect.right - 2 * BAR:
            self.scroll_to((at[1] - self.rect.y) / self.rect.h * self.room)

    def press(self, at: Point) -> None:
        self.drag(at)

    def reveal(self, child: Widget) -> None:
        above, below = self.rect.y - child.rect.y, child.rect.bottom - self.rect.bottom
        if above > 0:
            self.scroll_to(self.offset - above)
        elif below > 0:
            self.scroll_to(self.offset + below)

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.rect):
            if self._paint:
                self._paint(canvas, -self.offset)
            for widget in self.content:
                widget.render(canvas)
        if self.room:
            bar = Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)
            share = self.rect.h / self.height
            canvas.piece("scroll-bar", bar, start=round(self.offset / self.room, 3), share=round(share, 3))


class Row(Widget):
    """A row of a list: `draw_row` draws its contents, `choose` is told when it is clicked or confirmed."""

    def __init__(
        self, rect: Rect, name: str, draw_row: Callable[[Canvas, Rect], None], choose: Callable[[], None], *,
        chosen: bool = False, tip: str = "", reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, name=name, tip=tip, reason=reason)
        self._draw_row = draw_row
        self._choose = choose
        self.chosen = chosen

    def activate(self) -> None:
        if self.scene:
            self.scene.app.audio.play("click")
        self._choose()

    def draw(self, canvas: Canvas) -> None:
        face = "disabled" if not self.enabled else "chosen" if self.chosen else "hover" if self.hovered else ""
        canvas.piece("row", self.rect, face=face)
        self._draw_row(canvas, self.rect.inset(10, 4))
