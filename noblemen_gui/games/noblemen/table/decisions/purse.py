"""A bribe marker that is handed in or bought, or not."""

from __future__ import annotations

from collections.abc import Callable

from noblemen_gui.ui import Canvas, Pressable, Rect


class Purse(Pressable):
    """A purse in its slot, ticked when it is given."""

    sound = "purse"

    def __init__(
        self, rect: Rect, number: int, given: bool, choose: Callable[[], None], *, tip: str = "",
        reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, choose, name=f"bribe-{number}", tip=tip, reason=reason)
        self.given = given

    def draw(self, canvas: Canvas) -> None:
        """Draw slot, purse and tick."""
        rect = self.face_rect
        canvas.piece("slot-lit" if self.given else "slot", rect, lit=self.given)
        canvas.image("bribe", rect.inset(rect.w * 0.1), grey=not self.given, alpha=255 if self.given else 130)
        if self.given:
            canvas.image("badge-tick", Rect.around((rect.right - 5, rect.y + 6), max(22.0, rect.w * 0.34)))
