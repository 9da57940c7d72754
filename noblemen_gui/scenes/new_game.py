"""A new game: banners on a rod are the seats, in the order in which they play; below lie the evening's options."""

from __future__ import annotations

from noblemen_gui import scenes
from noblemen_gui.core.contract import AnyRules
from noblemen_gui.games import GAMES
from noblemen_gui.locale import _
from noblemen_gui.scenes.banners import ON_VELVET, ghost, paint_banner, paint_garden, paint_rod
from noblemen_gui.scenes.new_game_more import summary
from noblemen_gui.scenes.seat_banner import SeatBanner
from noblemen_gui.scenes.seat_controls import MorePlate
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
    TextField,
    Toggle,
)

HIGHEST_BANNER = 660


class NewGameScene(Scene):
    """Everything is kept in `seating`; a change lays the screen out anew."""

    def __init__(self, app: App, seating: Seating | None = None) -> None:
        super().__init__(app)
        self.rules = GAMES.rules(GAMES.names[0])
        self.seating = seating or Seating.recalled(app.settings.last_game, self.rules.seat_counts)
        self.ground = Layer(self._paint_ground, opaque=True)
        self.banners: list[SeatBanner] = []
        self.title = self.rod = self.strip = self.foot = self.free = Rect()
        self.drag = Drag(self, self)
        self.lifted: int | None = None
        self._home = 0
        self.keys = {"enter": self._enter, "ctrl+left": lambda: self._shift(-1), "ctrl+right": lambda: self._shift(1)}

    def enter(self) -> None:
        thinker()  # rivals are awake before the first move
        if self.focus is None:
            self.set_focus(self.find("begin"))

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
        _herald, toggle, _words, more = self._strip_parts()
        tip = _("Everyone begins with three tiles of each land; nobody chooses.")
        place = toggle.place(84, 44)
        told = "" if self.view.compact else summary(self.seating, self.app.settings)
        self.controls += [
            Toggle(place, self.seating.first_game, self._set_first_game, name="first_game", tip=tip),
            MorePlate(more, _("More"), told, self._more, tip=_("House rules, seed, closed screens, practice")),
        ]

    def _strip_parts(self) -> tuple[Rect, Rect, Rect, Rect]:
        """The herald, the toggle of the first game, its words, and the way to more."""
        inner = self.strip.inset(max(10.0, self.view.px(22)), max(6.0, self.view.px(12)))
        first, more = inner.columns(
            {"wide": (1, 0.94), "medium": (0.5, 1), "compact": (1, 0.5)}[self.view.size_class], 24
        )
        herald, first = first.cut_left(max(50.0, self.view.px(84)), max(8.0, self.view.px(20)))
        toggle, words = first.cut_left(84, max(12.0, self.view.px(22)))
        return herald, toggle, words, more

    def _lay_foot(self) -> None:
        back, begin = self._foot_ends()
        self.controls += [
            Button(
                back.inset(0, self.view.px(6)), _("Back"), self.back, kind="dark", name="back", tip=_("To the title")
            ),
            Button(
                begin, _("Begin the game"), self.begin, kind="red", role="primary", lit=True, name="begin",
                tip=_("With these seats, in this order"),
            ),
        ]  # fmt: skip

    def _foot_ends(self) -> tuple[Rect, Rect]:
        back, rest = self.foot.cut_left(max(150.0, self.view.px(210)))
        return back, rest.cut_right(max(300.0, self.view.px(432)))[0]

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
                canvas.vector("ghost", banner.rect, ghost)
            else:
                banner.paint(canvas)
        self._paint_strip(canvas)
        self._paint_foot(canvas)

    def _paint_free(self, canvas: Canvas) -> None:
        canvas.vector("ghost", self.free, ghost)
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
        herald, _toggle, words, more = self._strip_parts()
        canvas.image("herald", herald)
        head, told = words.rows(2) if self.view.wide else (words, Rect())
        canvas.text(_("First game"), head, "subheading", "ink", align="left")
        if told.w:
            sentence = _("Everyone begins with three tiles of each land; nobody chooses.")
            canvas.text(sentence, told, "caption", "muted", align="left")
        canvas.fill(Rect(more.x - 14, self.strip.y + 14, 2, self.strip.h - 28), "#A8854A")

    def _paint_foot(self, canvas: Canvas) -> None:
        back, begin = self._foot_ends()
        middle = Rect(back.right + 14, self.foot.y, begin.x - back.right - 28, self.foot.h)
        cap = canvas.key_cap(_("Esc"), (middle.x, middle.centre[1]), dark=True)
        width = max(30, canvas.measure(_("Enter"), "key")[0] + 16)
        enter = canvas.key_cap(_("Enter"), (middle.right - width, middle.centre[1]), dark=True)
        room = Rect(cap.right + 12, middle.y, enter.x - cap.right - 24, middle.h)
        told = _("Drag a banner, or press Ctrl and an arrow key, to change the order.")
        canvas.text(told, room, "caption", "cream", lines=2)

    # changes

    def _enter(self) -> None:
        """On a name Enter begins, as it does where nothing has the focus."""
        if self.focus is None or isinstance(self.focus, TextField):
            self.begin()
        elif self.focus.enabled:
            self.focus.activate()

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
        self._remember()
        start(self.app, self.rules, self.seating)

    def _remember(self) -> None:
        self.app.settings.last_game = self.seating.remembered()
        self.app.save_settings()

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
        self._home = self.lifted or 0
        carried.home = self.places()[self._home]
        return False  # it flies to its place on the rod

    def released(self, carried: Carried) -> None:
        """What was not dropped hangs where it hung before."""
        if self.lifted is not None and self.lifted != self._home:
            self.seating.move(self.lifted, self._home)
        self.lifted = None
        self.relayout()

    def _seat_lifted(self, seat: int) -> None:
        assert self.lifted is not None
        self.seating.move(self.lifted, seat)
        self.lifted = seat
        self.relayout()


def start(app: App, rules: AnyRules, seating: Seating) -> None:
    """Deal and sit down at the table; the title lies under it."""
    session = seating.begin(rules, thinker(), practice=app.settings.practice)
    app.replace(scenes.make("title", app))
    scenes.open("table", app, session=session)


def _paint_lifted(canvas: Canvas, rect: Rect, crest: str, name: str) -> None:
    paint_banner(canvas, rect, crest)
    size = rect.w * 0.42
    canvas.image(f"crest-{crest}", Rect.around((rect.centre[0], rect.y + rect.h * 0.2), size))
    canvas.text(name, rect.part(0.1, 0.36, 0.8, 0.1), "heading", ON_VELVET)


def create(app: App, seating: Seating | None = None) -> NewGameScene:
    return NewGameScene(app, seating)
