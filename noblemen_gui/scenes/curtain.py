"""The curtain between two people at one table: it hides everything until the next one says to be there."""

from __future__ import annotations

from noblemen_gui.locale import _
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.telling import EVERYBODY, lines_of, title_of
from noblemen_gui.ui import App, Button, Canvas, Layer, Rect, Scene, Tween

PART_MS = 700
MOST_LINES = 6
# Width by height of the drawings that are stretched.
CLOTH = 600 / 1080
VALANCE = 480 / 220


class CurtainScene(Scene):
    """Opaque from its first frame on; it tells what happened in public since this person's last decision."""

    def __init__(self, app: App, session: GameSession) -> None:
        super().__init__(app)
        self.session = session
        self.seat = session.match.to_move or 0
        self.open_share = 0.0
        self.plaque = Rect()
        self.cloth = Layer(self._paint_cloth, opaque=True)
        self.keys = {"space": self.part, "enter": self.part}

    def back(self) -> None:
        """Only the next player parts the curtain."""

    def layout(self) -> None:
        self.cloth.stale()
        view = self.view
        self.plaque = view.rect.part(0.281, 0.306, 0.438, 0.593) if view.wide else view.rect.place(660, 480, 0.5, 0.6)
        inner = self.plaque.inset(max(20, view.px(40)), max(16, view.px(30)))
        self.head, rest = inner.cut_top(max(110.0, view.px(170)), 8)
        foot, self.news = rest.cut_bottom(max(58.0, view.px(84)), 12)
        label = _("I am {name}").format(name=self.session.plans[self.seat].name)
        button = Button(foot.place(min(foot.w, 460), foot.h), label, self.part, kind="red", role="primary", name="part",
                        lit=True, tip=_("Nobody else should be looking."))  # fmt: skip
        self.controls = [button] if not self.open_share else []

    def enter(self) -> None:
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
        """Draw the closed cloth; while it parts, the halves over the oak of the table, never over a hand of tiles."""
        if not self.open_share:
            self.cloth.draw(canvas, self.view.rect)
            self._paint_plaque(canvas)
            return
        canvas.cover("oak-table", self.view.rect)
        self._paint_halves(canvas, self.view.width / 2 * self.open_share)

    def _paint_cloth(self, canvas: Canvas) -> None:
        canvas.fill(self.view.rect, "velvet-dark")
        self._paint_halves(canvas, 0)
        self._paint_valance(canvas)

    def _paint_halves(self, canvas: Canvas, aside: float) -> None:
        view = self.view
        half = Rect(0, 0, view.width / 2 + 2, view.height)
        canvas.stretch("curtain", half.move(-aside, 0), CLOTH)
        canvas.stretch("curtain", half.move(view.width / 2 - 2 + aside, 0), CLOTH, mirrored=True)

    def _paint_valance(self, canvas: Canvas) -> None:
        """Hang the valance in as many even pieces as the window is wide."""
        height = max(90.0, self.view.px(190))
        pieces = max(1, round(self.view.width / (height * VALANCE)))
        for place in Rect(0, 0, self.view.width, height).columns(pieces):
            canvas.stretch("valance", place.inset(-1, 0), VALANCE)

    def _paint_plaque(self, canvas: Canvas) -> None:
        plan = self.session.plans[self.seat]
        canvas.piece("parchment", self.plaque, radius=14)
        canvas.corners(self.plaque.inset(8), max(44.0, self.view.px(72)))
        crest, words = self.head.cut_left(self.head.h, 18)
        canvas.image(f"crest-{plan.crest}", crest.inset(4))
        name, rank = words.rows((3, 2))
        canvas.text(_("It is {name}’s turn").format(name=plan.name), name, "heading", "ink", align="left", lines=2)
        canvas.text(title_of(self.session, self.seat), rank, "rank", "muted", align="left", down=0)
        self._paint_news(canvas)

    def _paint_news(self, canvas: Canvas) -> None:
        lines = self.news_lines()[-MOST_LINES:]
        for line, row in zip(lines, self.news.rows(MOST_LINES, 2), strict=False):
            canvas.text(line, row, "log", "ink", align="left", lines=2)

    def news_lines(self) -> list[str]:
        """Return the public lines since this seat decided last."""
        steps = self.session.match.steps
        last = max((number for number, step in enumerate(steps) if step.seat == self.seat), default=-1)
        return [line for step in steps[last + 1 :] for line in lines_of(self.session, step, EVERYBODY)]


def create(app: App, session: GameSession) -> CurtainScene:
    return CurtainScene(app, session)
