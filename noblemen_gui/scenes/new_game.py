"""A new game: banners on a rod are the seats, in the order in which they play; below lie the evening's options."""

from __future__ import annotations

from noblemen_gui import scenes
from noblemen_gui.games import GAMES
from noblemen_gui.locale import _
from noblemen_gui.scenes.banners import ON_VELVET, banner_outline, paint_banner, paint_garden, paint_rod
from noblemen_gui.scenes.new_game_more import summary
from noblemen_gui.scenes.seat_banner import SeatBanner
from noblemen_gui.scenes.seating import Seating
from noblemen_gui.scenes.session import CRESTS
from noblemen_gui.scenes.thinking import thinker
from noblemen_gui.ui import (
    App,
    Button,
    Canvas,
    Carried,
    Drag,
    Layer,
    Point,
    Rect,
    RoundButton,
    Scene,
    Sprite,
    Svg,
    TextField,
    Toggle,
)

HIGHEST_BANNER = 660


class NewGameScene(Scene):
    """Everything is kept in `seating`; a change lays the screen out anew."""

    def __init__(self, app: App, seating: Seating | None = None) -> None:
        super().__init__(app)
        self.rules = GAMES.rules(GAMES.names[0])
        self.seating = seating or Seating.usual()
        self.ground = Layer(self._paint_ground, opaque=True)
        self.banners: list[SeatBanner] = []
        self.title = self.rod = self.strip = self.foot = self.free = Rect()
        self.drag = Drag(self, self)
        self.lifted: int | None = None
        self._home = 0
        self.keys = {"enter": self._enter, "ctrl+left": lambda: self._shift(-1), "ctrl+right": lambda: self._shift(1)}

    def enter(self) -> None:
        thinker()  # rivals are awake before the first move

    # layout

    def layout(self) -> None:
        self.ground.stale()
        self._measure()
        self._hang()
        self._lay_strip()
        self._lay_foot()

    def _measure(self) -> None:
        view = self.view
        inner = view.rect.inset(max(30.0, view.px(78)), max(20.0, view.px(24)))
        self.title, rest = inner.cut_top(max(46.0, view.px(110)))
        rod_height = max(34.0, view.px(60))
        rod, rest = rest.cut_top(rod_height)
        self.rod = rod.inset(-max(14.0, view.px(40)), 0)
        self.foot, rest = rest.cut_bottom(max(48.0, view.px(78)), max(6.0, view.px(14)))
        self.strip, rest = rest.cut_bottom(max(58.0, view.px(100)), view.px(44))
        self.wall = Rect(rest.x, self.rod.centre[1] + 6, rest.w, min(HIGHEST_BANNER, rest.bottom - self.rod.centre[1]))

    def places(self) -> list[Rect]:
        """Where banners hang: five places whatever the number of seats."""
        return self.wall.columns(len(CRESTS), max(8.0, self.view.px(16)))

    def _hang(self) -> None:
        plans, counts = self.seating.plans, self.rules.seat_counts
        may_leave = len(plans) > counts.start
        places = self.places()
        self.banners = [
            SeatBanner(places[seat], self.view, self.seating, seat, self.relayout, may_leave=may_leave)
            for seat in range(len(plans))
        ]
        for banner in self.banners:
            if banner.seat != self.lifted:
                self.controls += banner.controls()
        self.free = Rect()
        if len(plans) < counts.stop - 1:
            self.free = places[len(plans)]
            middle = Rect.around((self.free.centre[0], self.free.y + self.free.h * 0.47), max(56.0, self.view.px(92)))
            self.controls.append(
                RoundButton(middle, "plus", self._join, face="gold", name="join", tip=_("Another seat"))
            )

    def _lay_strip(self) -> None:
        first, more = self._strip_parts()
        toggle = first.cut_left(max(60.0, self.view.px(112)))[1].place(84, 44, 0)
        tip = _("Everyone begins with three tiles of each land; nobody chooses.")
        self.controls.append(Toggle(toggle, self.seating.first_game, self._set_first_game, name="first_game", tip=tip))
        place = more.cut_right(more.w - self._more_width(), 12)[1] if not self.view.compact else more
        self.controls.append(Button(place.inset(0, 4), _("More"), self._more, icon="icon-dice", name="more"))

    def _more_width(self) -> float:
        return max(180.0, self.view.px(230))

    def _strip_parts(self) -> tuple[Rect, Rect]:
        inner = self.strip.inset(max(10.0, self.view.px(20)), max(6.0, self.view.px(10)))
        left, right = inner.columns((1.06, 0.94) if not self.view.compact else (0.74, 0.26), 16)
        return left, right

    def _lay_foot(self) -> None:
        back, rest = self.foot.cut_left(max(150.0, self.view.px(210)))
        begin = rest.cut_right(max(300.0, self.view.px(432)))[0]
        self.controls += [
            Button(back.inset(0, self.view.px(6)), _("Back"), self.back, kind="dark", name="back"),
            Button(begin, _("Begin the game"), self.begin, kind="red", role="primary", lit=True, name="begin"),
        ]

    # painting

    def paint(self, canvas: Canvas) -> None:
        self.ground.draw(canvas, self.view.rect)

    def _paint_ground(self, canvas: Canvas) -> None:
        paint_garden(canvas)
        canvas.gilded(_("A New Game"), self.title)
        paint_rod(canvas, self.rod)
        if self.free.w:
            self._paint_free(canvas)
        for banner in self.banners:
            if banner.seat == self.lifted:
                canvas.vector("ghost", banner.rect, _ghost)
            else:
                banner.paint(canvas)
        self._paint_strip(canvas)
        self._paint_foot(canvas)

    def _paint_free(self, canvas: Canvas) -> None:
        canvas.vector("ghost", self.free, _ghost)
        taken = {plan.crest for plan in self.seating.plans}
        crest = next(crest for crest in CRESTS if crest not in taken)
        size = self.view.px(128)
        place = Rect.around((self.free.centre[0], self.free.y + self.free.h * 0.24), size)
        canvas.image(f"crest-{crest}", place, alpha=120)
        words = self.free.part(0.06, 0.58, 0.88, 0.24)
        canvas.text(_("Another seat"), words.cut_top(36)[0], "label", ON_VELVET)
        canvas.text(_("Three to five may play."), words.cut_top(38)[1], "caption", ON_VELVET, lines=3, down=0)

    def _paint_strip(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.strip, radius=12)
        first, more = self._strip_parts()
        canvas.image("herald", first.cut_left(max(56.0, self.view.px(104)))[0].inset(2))
        words = first.cut_left(max(60.0, self.view.px(112)) + 100)[1]
        head, told = words.rows((0.5, 0.5)) if self.view.wide else (words, Rect())
        canvas.text(_("First game"), head, "subheading", "ink", align="left")
        if told.w:
            sentence = _("Everyone begins with three tiles of each land; nobody chooses.")
            canvas.text(sentence, told, "caption", "muted", align="left")
        if not self.view.compact:
            room = more.cut_left(self._more_width(), 16)[1]
            canvas.text(summary(self.seating, self.app.settings), room, "caption", "muted", align="left", lines=3)

    def _paint_foot(self, canvas: Canvas) -> None:
        view = self.view
        middle = self.foot.cut_left(max(150.0, view.px(210)), 12)[1].cut_right(max(300.0, view.px(432)), 12)[1]
        cap = canvas.key_cap(_("Esc"), (middle.x, middle.centre[1]), dark=True)
        width = canvas.measure(_("Enter"), "key")[0] + 16
        enter = canvas.key_cap(_("Enter"), (middle.right - width, middle.centre[1]), dark=True)
        room = Rect(cap.right + 12, middle.y, enter.x - cap.right - 24, middle.h)
        told = _("Drag a banner to change the order of play.")
        canvas.text(told, room, "caption", "cream", lines=2)

    # changes

    def _enter(self) -> None:
        if isinstance(self.focus, TextField):
            self.set_focus(None)
        elif self.focus is not None and self.focus.enabled:
            self.focus.activate()
        else:
            self.begin()

    def _join(self) -> None:
        self.seating.join()
        self.relayout()

    def _set_first_game(self, value: bool) -> None:
        self.seating.first_game = value

    def _more(self) -> None:
        scenes.open("new_game_more", self.app, seating=self.seating)

    def _shift(self, step: int) -> None:
        """Move the seat whose control has the focus along the rod."""
        name = self.focus.name if self.focus else ""
        if not name.startswith("seat"):
            return
        seat, to = int(name[4]), max(0, min(len(self.seating.plans) - 1, int(name[4]) + step))
        self.seating.move(seat, to)
        self.relayout()
        same = next((widget for widget in self.focusable() if widget.name == f"seat{to}{name[5:]}"), None)
        self.set_focus(same)

    def begin(self) -> None:
        session = self.seating.begin(self.rules, thinker(), practice=self.app.settings.practice)
        title = scenes.make("title", self.app)
        self.app.replace(title)
        scenes.open("table", self.app, session=session)

    # dragging banners

    def lift(self, at: Point) -> Carried | None:
        on_control = any(widget.hit(at) for widget in self.controls)
        banner = next((banner for banner in self.banners if banner.rect.contains(at)), None)
        if on_control or banner is None:
            return None
        self.lifted = self._home = banner.seat
        crest, name = banner.plan.crest, banner.plan.name
        sprite = Sprite("", banner.rect, paint=lambda canvas, rect: _paint_lifted(canvas, rect, crest, name))
        self.relayout()
        return Carried(banner.seat, sprite, banner.rect)

    def hover(self, carried: Carried, at: Point) -> int | None:
        """The banners make room while one is carried along the rod."""
        if self.lifted is None or not self.wall.inset(-40).contains(at):
            return None
        centre = carried.sprite.rect.centre[0]
        places = self.places()[: len(self.seating.plans)]
        seat = min(range(len(places)), key=lambda index: abs(places[index].centre[0] - centre))
        if seat != self.lifted:
            self._seat_lifted(seat)
        return seat

    def drop(self, carried: Carried, target: int | None, at: Point) -> bool:
        if target is None and self.lifted is not None:
            self._seat_lifted(self._home)
        carried.home = self.places()[self.lifted or 0]
        return False  # it flies to its place on the rod

    def released(self, carried: Carried) -> None:
        self.lifted = None
        self.relayout()

    def _seat_lifted(self, seat: int) -> None:
        assert self.lifted is not None
        self.seating.move(self.lifted, seat)
        self.lifted = seat
        self.relayout()


def _paint_lifted(canvas: Canvas, rect: Rect, crest: str, name: str) -> None:
    paint_banner(canvas, rect, crest)
    size = rect.w * 0.42
    canvas.image(f"crest-{crest}", Rect.around((rect.centre[0], rect.y + rect.h * 0.2), size))
    canvas.text(name, rect.part(0.1, 0.36, 0.8, 0.1), "heading", ON_VELVET)


def _ghost(svg: Svg) -> None:
    shape = banner_outline(svg.w, svg.h)
    svg.path(shape, "#140A06", opacity=0.58)
    svg.path(shape, line="cream", width=2.6, opacity=0.55)


def create(app: App, seating: Seating | None = None) -> NewGameScene:
    return NewGameScene(app, seating)
