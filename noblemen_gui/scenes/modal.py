"""The large panel of scenes that lie over another one: velvet, gilt, a title in gold and a row of buttons below."""

from __future__ import annotations

from noblemen_gui.ui import App, Canvas, Layer, Rect, Scene

FOOT = 76


class PanelScene(Scene):
    """Subclasses give a `title` and lay out in `body` and `foot`, which `frame()` measures."""

    modal = True
    widest = 1740.0
    highest = 1004.0
    down = 0.5
    head_height = 138.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ground = Layer(self._paint_ground)
        self.panel = self.head = self.body = self.foot = Rect()

    def title(self) -> str:
        raise NotImplementedError

    def frame(self) -> None:
        """Measure panel, head, body and foot for the present view."""
        view = self.view
        margin = max(10.0, view.px(38))
        room = view.rect.inset(margin)
        self.panel = room.place(min(room.w, self.widest), min(room.h, self.highest), 0.5, self.down)
        inner = self.panel.inset(max(28.0, view.px(64)), max(20.0, view.px(24)))
        self.head, rest = inner.cut_top(max(58.0, view.px(self.head_height)))
        self.foot, self.body = rest.cut_bottom(max(52.0, view.px(FOOT)), max(12.0, view.px(16)))
        self.ground.stale()

    def paint(self, canvas: Canvas) -> None:
        self.ground.draw(canvas, self.view.rect)

    def paint_panel(self, canvas: Canvas) -> None:
        """Draw what lies on the panel and seldom changes."""

    def _paint_ground(self, canvas: Canvas) -> None:
        canvas.piece("velvet", self.panel)
        canvas.corners(self.panel.inset(4), max(64.0, self.view.px(120)))
        tall = self.head.h > 100
        title = self.head.cut_top(self.head.h * 0.7)[0] if tall else self.head
        canvas.gilded(self.title(), title.inset(self.view.px(80), 0))
        if tall:
            line = self.head.cut_bottom(self.head.h * 0.3)[0]
            canvas.image("panel-divider", line.place(self.view.px(520), self.view.px(42)))
        self.paint_panel(canvas)
