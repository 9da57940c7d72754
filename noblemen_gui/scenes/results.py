"""The end of a game: the winner's banner, the score sheet by source, points over time, and ways on."""

from __future__ import annotations

from noblemen_gui import scenes
from noblemen_gui.games.noblemen.names import SOURCES
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.scenes.banners import ON_VELVET, paint_banner, paint_garden, paint_rod
from noblemen_gui.scenes.course import course
from noblemen_gui.scenes.results_chart import Chart
from noblemen_gui.scenes.results_ornaments import medal, pill, rays, wreath
from noblemen_gui.scenes.seating import again
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.telling import players_of, title_of
from noblemen_gui.ui import App, Button, Canvas, Event, Layer, Pointer, Rect, Scene

ICONS = {
    "queen": "queen", "bribes": "bribe", "church": "church", "idle": "icon-idle", "follies": "folly",
    "titles": "coronet-duke", "buildings": "castle", "cards": "scandal-back", "liaisons": "card-liaison",
}  # fmt: skip


class ResultsScene(Scene):
    """Enter plays again, Esc goes to the title; a click on the chart looks through the game from there."""

    def __init__(self, app: App, session: GameSession) -> None:
        super().__init__(app)
        self.session = session
        self.outcome = session.match.outcome()
        self.order = [(rank, seat) for rank, seats in enumerate(self.outcome.ranking, 1) for seat in seats]
        self.spaces = course(session)
        self.ground = Layer(self._paint_ground, opaque=True)
        self.title = self.banner = self.sheet = Rect()
        self.keys = {"enter": self._enter}

    @property
    def winner(self) -> int:
        return self.outcome.ranking[0][0]

    def enter(self) -> None:
        self.app.audio.music("music-title")
        self.app.audio.play("win")

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
        row = self._row_height()
        self.sheet, chart = inner.cut_top(self._head_height() + row * len(self.order) + 18, max(8.0, view.px(16)))
        self.controls.append(Chart(chart, self.spaces, players_of(self.session), self.look_through))
        self._lay_foot(foot)

    def _row_height(self) -> float:
        return max(38.0, self.view.px(72 if len(self.order) < 5 else 60))

    def _head_height(self) -> float:
        return max(44.0, self.view.px(104))

    def _lay_foot(self, foot: Rect) -> None:
        look, play, title = foot.columns((1.1, 1.3, 0.8), max(10.0, self.view.px(30)))
        self.controls += [
            Button(look, _("Look through the game"), self.look_through, name="look", lines=2),
            Button(play, _("Play again"), self.play_again, kind="red", role="primary", lit=True, name="again"),
            Button(title, _("Title"), self.back, name="title"),
        ]

    # painting

    def paint(self, canvas: Canvas) -> None:
        self.ground.draw(canvas, self.view.rect)

    def _paint_ground(self, canvas: Canvas) -> None:
        paint_garden(canvas)
        canvas.gilded(self._headline(), self.title)
        if self.banner.w:
            self._paint_banner(canvas)
        self._paint_sheet(canvas)

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
        rest = [seat for _rank, seat in self.order if seat not in self.outcome.ranking[0]]
        if not rest:
            return _("points")
        ahead = self.outcome.points[self.winner] - self.outcome.points[rest[0]]
        name = self.session.plans[rest[0]].name
        if self.session.practice:
            return _("points in a practice game")
        return ngettext_("points, {n} ahead of {name}", "points, {n} ahead of {name}", ahead).format(n=ahead, name=name)

    # the sheet

    def _columns(self) -> tuple[Rect, list[Rect], Rect]:
        """The names' column, one for each source, and the total's, as high as the sheet."""
        inner = self.sheet.inset(max(12.0, self.view.px(22)), 8)
        names, rest = inner.cut_left(max(172.0, self.view.px(236)))
        total, rest = rest.cut_right(max(72.0, self.view.px(130)))
        return names, rest.columns(len(SOURCES)), total

    def _paint_sheet(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.sheet)
        _names, columns, total = self._columns()
        head = self._head_height()
        with_words = min(column.w for column in columns) > 84
        heads = [*zip(columns, ICONS.values(), SOURCES.values(), strict=True), (total, "victory-point", _("Points"))]
        for column, icon, label in heads:
            top = column.cut_top(head - 8)[0]
            picture, words = top.cut_top(top.h * 0.6) if with_words else (top, Rect())
            canvas.image(icon, picture.inset(0, 3))
            if with_words:
                canvas.text(_(label), words, "small-label", "ink")
        canvas.fill(Rect(self.sheet.x + 20, self.sheet.y + head, self.sheet.w - 40, 2), "#A8854A")
        for place, (rank, seat) in enumerate(self.order):
            y = self.sheet.y + head + 6 + place * self._row_height()
            self._paint_row(canvas, Rect(self.sheet.x, y, self.sheet.w, self._row_height()), rank, seat)

    def _paint_row(self, canvas: Canvas, row: Rect, rank: int, seat: int) -> None:
        names, columns, total = self._columns()
        if rank == 1:
            canvas.piece("slot-lit", row.inset(10, 2), lit=True)
        self._paint_name(canvas, Rect(names.x, row.y, names.w, row.h), rank, seat)
        best = {source: max(given[source] for given in self.outcome.sources) for source in SOURCES}
        for column, source in zip(columns, SOURCES, strict=True):
            value = self.outcome.sources[seat][source]
            place = Rect(column.x, row.y, column.w, row.h)
            if value and value == best[source]:
                canvas.vector("pill", place.place(min(64, column.w - 4), min(44, row.h - 6)), pill)
            canvas.text(str(value) if value else "–", place, "count", "ink" if value else "muted")
        canvas.text(str(self.outcome.points[seat]), Rect(total.x, row.y, total.w, row.h), "score", "ink")

    def _paint_name(self, canvas: Canvas, place: Rect, rank: int, seat: int) -> None:
        plan = self.session.plans[seat]
        size = min(place.h - 6, 50.0)
        disc, rest = place.cut_left(size, 4)
        canvas.vector(("medal", min(rank, 4)), disc.place(size, size), lambda svg: medal(svg, rank))
        canvas.text(str(rank), disc, "label", "ink")
        crest, words = rest.cut_left(size, 8)
        canvas.image(f"crest-{plan.crest}", crest.place(size, size))
        if place.h < 56:
            canvas.text(plan.name, words, "name", "ink", align="left")
            return
        name, title = words.inset(0, 5).rows((1.15, 1))
        canvas.text(plan.name, name, "name", "ink", align="left")
        canvas.text(title_of(self.session, seat), title, "rank", "muted", align="left")

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

    def look_through(self, step: int = 0) -> None:
        scenes.open("replay", self.app, session=self.session, at=step)

    def play_again(self) -> None:
        self.app.replace(scenes.make("title", self.app))
        scenes.open("new_game", self.app, seating=again(self.session))


def create(app: App, session: GameSession) -> ResultsScene:
    return ResultsScene(app, session)
