"""The tooltip: after a moment over a control, or on it by keyboard, its hint stands in a bubble beside it."""

from __future__ import annotations

from noblemen_gui.ui import text
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.view import View
from noblemen_gui.ui.widget import Widget

DELAY_MS = 400
WIDEST = 380
PADDING = 14
TIP = 16


class Tooltip:
    """Knows the control it waits on; `shown` once the delay is over."""

    def __init__(self) -> None:
        self.widget: Widget | None = None
        self.waited = 0.0
        self.shown = False

    def watch(self, widget: Widget | None) -> bool:
        """Look at another control (or none); true when what is shown changes."""
        if widget is self.widget:
            return False
        before = self.shown
        self.widget, self.waited, self.shown = widget, 0.0, False
        return before

    @property
    def waiting(self) -> bool:
        return self.widget is not None and not self.shown and bool(self.widget.hint)

    def advance(self, ms: float) -> bool:
        """True at the moment when it appears."""
        if not self.waiting:
            return False
        self.waited += ms
        self.shown = self.waited >= DELAY_MS
        return self.shown

    def area(self, view: View) -> Rect | None:
        """Where it stands: above the control if there is room, otherwise below."""
        if not self.shown or self.widget is None or not self.widget.hint:
            return None
        face = view.font("sentence")
        lines = text.wrap(self.widget.hint, face, WIDEST, view.scale)
        w = max(text.measure(line, face, view.scale)[0] for line in lines) + 2 * PADDING
        h = len(lines) * text.line_height(face, view.scale) + PADDING + TIP + 4
        x = self.widget.rect.centre[0] - w / 2
        above = self.widget.rect.y - h - 4
        y = above if above > 4 else self.widget.rect.bottom + 4
        return Rect(x, y, w, h).clamp(view.rect.inset(4))

    def draw(self, canvas: Canvas) -> None:
        area = self.area(canvas.view)
        if area is None or self.widget is None:
            return
        up = area.y > self.widget.rect.y
        tip = min(area.w - 28, max(28, self.widget.rect.centre[0] - area.x))
        canvas.piece("bubble", area, tip=round(tip), up=up, tone="green" if self.widget.enabled else "dark")
        body = area.move(0, TIP if up else 0).inset(PADDING, 0)
        body = Rect(body.x, body.y, body.w, area.h - TIP)
        canvas.text(self.widget.hint, body, "sentence", "bubble-text", align="left", lines=12)
