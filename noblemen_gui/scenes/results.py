"""The end of a game: the winner's banner, the score sheet by source, points over time, and ways on."""

from __future__ import annotations

from noblemen_gui import scenes
from noblemen_gui.games.noblemen.learn.advice import advice
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.scenes.banners import ON_VELVET, paint_banner, paint_garden, paint_rod
from noblemen_gui.scenes.course import course
from noblemen_gui.scenes.new_game import start
from noblemen_gui.scenes.results_chart import Chart
from noblemen_gui.scenes.results_ornaments import petals, rays, wreath
from noblemen_gui.scenes.results_sheet import Sheet
from noblemen_gui.scenes.seating import again
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.telling import players_of, title_of
from noblemen_gui.ui import App, Button, Canvas, Event, Layer, Pointer, Rect, Scene, Widget
from noblemen_gui.ui.dialog import notice

HERALD = 92


class ResultsScene(Scene):
    """Enter plays again, Esc goes to the title; a click on the chart looks through the game from there."""

    def __init__(self, app: App, session: GameSession) -> None:
        super().__init__(app)
        self.session = session
        self.outcome = session.match.outcome()
        self.spaces = course(session)
        self.ground = Layer(self._paint_ground, opaque=True)
        self.title = self.banner = self.herald = Rect()
        self.sheet = Sheet(self.view, session, 0)
        self.keys = {"enter": self._enter}
        self._greeted = False

    @property
    def winner(self) -> int:
        return self.outcome.ranking[0][0]

    def enter(self) -> None:
        if self.focus is None:
            self.set_focus(self.find("again"))
        self.app.audio.music("music-title")
        if not self._greeted:
            self.app.audio.play("win")
        self._greeted = True

    def back(self) -> None:
        self.app.replace(scenes.make("title", self.app))

    # layout

    def layout(self) -> None:
        self.ground.stale()
        view = self.view
        inner = view.rect.inset(max(24.0, view.px(60)), max(22.0, view.px(32)))
        self.banner = Rect()
        if not view.compact:
            place, inner = inner.cut_left(max(250.0, view.px(420)), max(16.0, view.px(30)))
            self.banner = place.cut_top(view.px(80))[1].cut_bottom(view.px(110))[1]
        self.title, inner = inner.cut_top(max(44.0, view.px(96)))
        foot, inner = inner.cut_bottom(max(46.0, view.px(72)), max(8.0, view.px(16)))
        gap = max(8.0, view.px(16))
        self.sheet = Sheet(view, self.session, inner.w)
        sheet, chart = inner.cut_top(self.sheet.rect.h, gap)
        self.sheet.put(sheet)
        self.herald = Rect()
        if view.wide and self.advice():
            self.herald, chart = chart.cut_top(max(76.0, view.px(HERALD)), gap)
        self.controls += self.sheet.heads()
        self.controls.append(Chart(chart, self.spaces, players_of(self.session), self.look_through))
        self._lay_foot(foot)

    def advice(self) -> list[str]:
        """What the herald says to the only person at the table."""
        if len(self.session.humans) != 1:
            return []
        names = tuple(plan.name for plan in self.session.plans)
        said = advice(self.outcome, self.session.match.state, self.session.humans[0], names)
        return [one.sentence(_) for one in said]

    def _lay_foot(self, foot: Rect) -> None:
        look = Button(
            Rect(), _("Look through the game"), self.look_through, name="look", lines=2,
            tip=_("Every decision once more, from the first one"),
        )  # fmt: skip
        heard = Button(
            Rect(), _("Advice"), self._tell_advice, icon="herald", name="advice", tip=_("What would have brought more")
        )
        play = Button(
            Rect(), _("Play again"), self.play_again, kind="red", role="primary", lit=True, name="again",
            tip=_("The same seats, another deal"),
        )  # fmt: skip
        title = Button(Rect(), _("Title"), self.back, name="title", tip=_("To the title"))
        told = bool(self.advice()) and not self.herald.w
        buttons: list[tuple[float, Widget]] = [
            (1.2, look),
            *([(0.9, heard)] if told else []),
            (1.3, play),
            (0.8, title),
        ]
        places = foot.columns([share for share, _button in buttons], max(10.0, self.view.px(30)))
        for (_share, button), place in zip(buttons, places, strict=True):
            button.rect = place
            self.controls.append(button)

    # painting

    def paint(self, canvas: Canvas) -> None:
        self.ground.draw(canvas, self.view.rect)

    def _paint_ground(self, canvas: Canvas) -> None:
        paint_garden(canvas)
        canvas.vector("petals", self.view.rect.inset(30), petals)
        canvas.gilded(self._headline(), self.title)
        if self.banner.w:
            self._paint_banner(canvas)
        self.sheet.paint(canvas)
        if self.herald.w:
            self._paint_herald(canvas)

    def _paint_herald(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.herald)
        inner = self.herald.inset(max(12.0, self.view.px(22)), 6)
        picture, words = inner.cut_left(inner.h * 1.1, 14)
        canvas.image("herald", picture)
        canvas.text(" ".join(self.advice()), words, "body", "ink", align="left", lines=3)

    def _headline(self) -> str:
        names = [self.session.plans[seat].name for seat in self.outcome.ranking[0]]
        if len(names) > 1:
            return _("{names} share the Queen’s favour").format(names=" & ".join(names))
        return _("{name} wins the Queen’s favour").format(name=names[0])

    def _paint_banner(self, canvas: Canvas) -> None:
        view, rect, plan = self.view, self.banner, self.session.plans[self.winner]
        rod = max(34.0, view.px(60))
        paint_rod(canvas, Rect(rect.x - view.px(40), rect.y - rod / 2 - 6, rect.w + view.px(80), rod))
        paint_banner(canvas, rect, plan.crest)
        size = min(rect.w * 0.86, rect.h * 0.46)
        middle = rect.centre[0], rect.y + size * 0.56
        canvas.vector("rays", Rect.around(middle, size * 1.04), rays)
        canvas.vector("wreath", Rect.around(middle, size * 0.9), wreath)
        canvas.image(f"crest-{plan.crest}", Rect.around(middle, size * 0.54))
        canvas.image("crown", Rect.around((middle[0], middle[1] - size * 0.36), size * 0.34))
        words = rect.inset(rect.w * 0.1, 0).cut_top(size * 1.08)[1].cut_bottom(rect.h * 0.17)[1]
        name, title, points, told = words.rows((1.3, 0.7, 1.2, 1.3))
        canvas.gilded(plan.name, name)
        canvas.text(title_of(self.session, self.winner), title, "tag-line", "#FFE9B8")
        star, number = points.place(min(points.w, points.h * 2.4), points.h).cut_left(points.h, 8)
        canvas.image("victory-point", star)
        canvas.text(str(self.outcome.points[self.winner]), number, "total", "#FFE9A8", align="left")
        canvas.text(self._lead(), told, "sentence", ON_VELVET, lines=3)
        self._paint_court(canvas, plan.crest)

    def _paint_court(self, canvas: Canvas, crest: str) -> None:
        foot = self.banner.bottom + self.view.px(86)
        knight, queen = self.view.px(178), self.view.px(236)
        for side in (-1, 1):
            at = self.banner.centre[0] + side * knight * 0.68, foot - self.view.px(24) - knight / 2
            canvas.image(f"knight-{crest}", Rect.around(at, knight), flip=(side > 0, False))
        canvas.image("queen", Rect.around((self.banner.centre[0], foot - queen / 2), queen))

    def _lead(self) -> str:
        """How the winner's points are told; nobody is behind when all share the victory."""
        if self.session.practice:
            return _("points in a practice game")
        rest = [seat for seats in self.outcome.ranking[1:] for seat in seats]
        if not rest:
            return _("points")
        ahead = self.outcome.points[self.winner] - self.outcome.points[rest[0]]
        name = self.session.plans[rest[0]].name
        return ngettext_("points, {n} ahead of {name}", "points, {n} ahead of {name}", ahead).format(n=ahead, name=name)

    # what can be done

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind in ("move", "leave"):
            chart = self.find("chart")
            if isinstance(chart, Chart):
                chart.point_at(event.at)
        return super().handle(event)

    def _enter(self) -> None:
        if self.focus is not None:
            self.focus.activate()
        else:
            self.play_again()

    def _tell_advice(self) -> None:
        self.app.push(notice(self.app, _("Advice"), " ".join(self.advice())))

    def look_through(self, step: int = 0) -> None:
        scenes.open("table", self.app, session=self.session, at=step)

    def play_again(self) -> None:
        """The same seats, another deal."""
        start(self.app, self.session.rules, again(self.session))


def create(app: App, session: GameSession) -> ResultsScene:
    return ResultsScene(app, session)
