"""The curtain between two people at one table: it hides everything until the next one says to be there."""

from __future__ import annotations

from noblemen_gui.locale import _
from noblemen_gui.scenes import stage
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.telling import EVERYBODY, told_of
from noblemen_gui.ui import App, Button, Canvas, Layer, Rect, Scene, Tween, text

PART_MS = 700
LONGEST_LINE = 680.0


class CurtainScene(Scene):
    """Opaque from its first frame on; it tells what happened in public since this person's last decision."""

    def __init__(self, app: App, session: GameSession) -> None:
        super().__init__(app)
        self.session = session
        self.seat = session.match.to_move or 0
        self.plan = session.plans[self.seat]
        self.open_share = 0.0
        self.plaque = self.head = self.news = Rect()
        self.ground = Layer(self._paint_ground, opaque=True)
        self.keys = {"space": self.part, "enter": self.part}

    def back(self) -> None:
        """Only the next player parts the curtain."""

    def layout(self) -> None:
        """Lay out the plaque: name, what happened meanwhile, and the button."""
        self.ground.stale()
        view = self.view
        wide = view.rect.part(0.281, 0.306, 0.438, 0.593)
        self.plaque = wide if view.wide else view.rect.place(620, min(470, view.height - 180), 0.5, 0.68)
        inner = self.plaque.inset(max(24, view.px(56)), max(16, view.px(26)))
        self.head, rest = inner.cut_top(max(124.0, view.px(252)), 2)
        foot, self.news = rest.cut_bottom(max(56.0, view.px(84)), max(8, view.px(46)))
        button = Button(foot.place(min(foot.w, 500), foot.h), _("Open the curtain"), self.part, kind="red",
                        role="primary", name="part", lit=True, tip=_("Nobody else should be looking."))  # fmt: skip
        self.controls = [button] if not self.open_share else []

    def enter(self) -> None:
        """A chime calls the next player."""
        self.app.audio.play("turn")
        self.set_focus(self.find("part"))

    def part(self) -> None:
        """Draw the halves aside, then show the table to the one who sits there now."""
        if not self.open_share:
            self.session.part_curtain()
            self.open_share = 0.001
            self.app.audio.play("card")
            self.relayout()
            self.timeline.play(Tween(PART_MS, self._slide, "in-out-cubic", self._gone), "own")

    def _slide(self, share: float) -> None:
        self.open_share = max(0.001, share)
        self.invalidate()

    def _gone(self) -> None:
        if self in self.app.scenes:
            self.app.pop()

    # drawing

    def paint(self, canvas: Canvas) -> None:
        """Draw the closed stage; while it opens, the halves over the bare table, never over a hand of tiles."""
        if not self.open_share:
            self.ground.draw(canvas, self.view.rect)
            return
        canvas.cover("oak-table", self.view.rect)
        stage.draw_cloth(canvas, self.view.width / 2 * self.open_share)

    def _paint_ground(self, canvas: Canvas) -> None:
        stage.draw_cloth(canvas, 0)
        stage.draw_frame(canvas)
        if not self.view.compact:
            stage.draw_guards(canvas, self.plan.crest, self.plaque)
        stage.draw_ropes(canvas, self.plaque)
        canvas.piece("parchment", self.plaque, radius=14)
        canvas.corners(self.plaque.inset(8), max(44.0, self.view.px(96)))
        self._paint_head(canvas)
        self._paint_news(canvas)
        key = self.plaque.centre[0] - 34, self.plaque.bottom - max(24, self.view.px(44))
        if self.view.wide:
            canvas.key_cap(_("Space"), key)

    def _paint_head(self, canvas: Canvas) -> None:
        view = self.view
        crest = max(96.0, view.px(220))
        canvas.image(f"crest-{self.plan.crest}", Rect.around((self.plaque.centre[0], self.plaque.y + 4), crest))
        words = Rect(
            self.head.x, self.plaque.y + crest * 0.52, self.head.w, self.head.bottom - self.plaque.y - crest * 0.52
        )
        name, line = words.rows((3, 2))
        canvas.text(self.plan.name, name, "scene-title", "ink")
        canvas.text(_("it is your turn; the others look away."), line, "cartouche", "muted")
        divider = Rect.around((self.head.centre[0], self.head.bottom + 6), min(420, self.head.w), max(14, view.px(34)))
        canvas.image("panel-divider", divider)

    def _paint_news(self, canvas: Canvas) -> None:
        """Draw as many of the last lines as there is room for, each with its crest."""
        view, face = self.view, self.view.font("log")
        title, room = self.news.cut_top(max(18.0, view.px(24)))[1].cut_top(30, 4)
        room = room.place(min(room.w, LONGEST_LINE), room.h)
        step = max(30.0, text.line_height(face, view.scale) + 4)
        most = max(1, int(room.h // step))
        lines = [(seat, text.shorten(line, face, room.w - 40, view.scale)) for seat, line in self.news_lines()[-most:]]
        if lines:
            canvas.text(_("While you were away"), title, "small-label", "ink")
        for number, (seat, line) in enumerate(lines):
            row = Rect(room.x, room.y + number * step, room.w, step)
            if seat is not None:
                canvas.image(f"crest-{self.session.plans[seat].crest}", row.place(28, 28, 0))
            canvas.text(line, row.cut_left(38)[1], "log", "ink", align="left")

    def news_lines(self) -> list[tuple[int | None, str]]:
        """Return the public lines since this seat decided last, each with whom it is about."""
        steps = self.session.match.steps
        last = max((number for number, step in enumerate(steps) if step.seat == self.seat), default=-1)
        return [line for step in steps[last + 1 :] for line in told_of(self.session, step, EVERYBODY)]


def create(app: App, session: GameSession) -> CurtainScene:
    return CurtainScene(app, session)
