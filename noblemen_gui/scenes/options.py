"""The options: everything at once in three panels, or one panel at a time where there is less room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from noblemen_gui import locale
from noblemen_gui.locale import N_, _
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.scenes.sample import draw_sample
from noblemen_gui.settings import SPEEDS, restored
from noblemen_gui.ui import App, Button, Canvas, Rect, Segments, Slider, Tabs, Toggle
from noblemen_gui.ui.view import largest_percent

SCALES = (75, 200, 25)
SPEED_NAMES = {"off": N_("Off"), "fast": N_("Fast"), "normal": N_("Normal"), "slow": N_("Slow")}


class Option(NamedTuple):
    """A row: the field of the settings it changes, what it is called, a note, and the kind of control."""

    field: str
    label: str
    note: str = ""
    kind: str = "toggle"
    key: str = ""


class Page(NamedTuple):
    """A panel of options."""

    heading: str
    icon: str
    options: tuple[Option, ...]


PAGES = (
    Page(N_("Display"), "card-intrigue", (
        Option("full_screen", N_("Window"), "", "window", "F11"),
        Option("interface_scale", N_("Interface size"), "", "scale"),
        Option("tile_letters", N_("Letters on the land"), N_("for eyes that mix up colours")),
        Option("dark_outlines", N_("Darker outlines"), N_("tiles, pieces and focus")),
        Option("language", N_("Language"), "", "language"),
    )),
    Page(N_("Pace"), "icon-pace", (
        Option("own_speed", N_("Your own moves"), "", "speed"),
        Option("rival_speed", N_("Rivals’ moves"), N_("a click always skips"), "speed"),
        Option("reduce_motion", N_("Less motion"), N_("nothing flies, nothing breathes")),
        Option("auto_end_turn", N_("Turn ends by itself"), N_("when nothing is left to do")),
        Option("show_payout", N_("Tell what a move brings"), N_("before you let go")),
        Option("confirmations", N_("Ask before what is final"), N_("ending early, leaving, deleting")),
    )),
    Page(N_("Sound and table"), "herald", (
        Option("music_volume", N_("Music"), "", "volume"),
        Option("effects_volume", N_("Effects"), "", "volume"),
        Option("sound", N_("Sound"), "", "toggle", "M"),
        Option("closed_screens", N_("Closed screens"), N_("rivals’ money and tiles stay hidden")),
        Option("practice", N_("Practice"), N_("undo everything; the result is marked")),
        Option("curtain", N_("Curtain between people"), N_("nobody sees another’s hand")),
    )),
)  # fmt: skip
# The shares of height that rows of a kind take.
HEIGHTS = {"toggle": 1.0, "window": 1.25, "language": 1.25, "speed": 1.25, "scale": 1.25, "volume": 1.15}


class OptionsScene(PanelScene):
    """Everything takes effect at once and is kept at once; Esc closes."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = 0
        self.keys = {"m": self._toggle_sound}
        self.panels: list[tuple[Rect, Page, list[tuple[Rect, Option]]]] = []
        self.sample = Rect()

    def title(self) -> str:
        return _("Options")

    def layout(self) -> None:
        self.frame()
        body = self.body
        if self.view.wide:
            self.sample, body = body.cut_bottom(self.view.px(116), self.view.px(16))
            self.panels = [
                (place, page, self._rows(page, place, 1))
                for place, page in zip(body.columns(len(PAGES), self.view.px(20)), PAGES, strict=True)
            ]
        else:
            self.sample = Rect()
            tabs, body = body.cut_top(46)
            labels = [_(page.heading) for page in PAGES]
            self.controls.append(Tabs(tabs.inset(12, 0), labels, self.page, self._turn, name="pages"))
            self.panels = [(body, PAGES[self.page], self._rows(PAGES[self.page], body, 2))]
        for _place, _page, rows in self.panels:
            for row, option in rows:
                self.controls.append(self._control(option, row))
        self._lay_foot()

    def _rows(self, page: Page, panel: Rect, columns: int) -> list[tuple[Rect, Option]]:
        inner = panel.inset(max(18, self.view.px(30)), max(8, self.view.px(12)))
        if columns == 1:
            inner = inner.cut_top(self.view.px(66))[1]
        half = -(-len(page.options) // columns)
        rows: list[tuple[Rect, Option]] = []
        for index, column in enumerate(inner.columns(columns, 40)):
            options = page.options[index * half : (index + 1) * half]
            shares = [HEIGHTS[option.kind] for option in options]
            missing = sum(HEIGHTS[option.kind] for option in page.options[:half]) - sum(shares)
            spare = [missing] if columns > 1 and missing > 0 else []
            rows += list(zip(column.rows([*shares, *spare], 6), options, strict=False))
        return rows

    # controls

    def _control(self, option: Option, row: Rect) -> Toggle | Segments | Slider:
        kinds: dict[str, Callable[[Option, Rect], Toggle | Segments | Slider]] = {
            "toggle": self._toggle, "window": self._window, "language": self._language, "speed": self._speed,
            "scale": self._scale, "volume": self._volume,
        }  # fmt: skip
        return kinds[option.kind](option, row)

    def _toggle(self, option: Option, row: Rect) -> Toggle:
        place = row.place(max(72, self.view.px(92)), max(38, self.view.px(46)), 1.0)
        value = bool(getattr(self.app.settings, option.field))
        return Toggle(place, value, partial(self._set, option.field), name=option.field)

    def _segments(
        self, row: Rect, option: Option, labels: list[str], chosen: int, pick: Callable[[int], None]
    ) -> Segments:
        place = row.cut_bottom(max(40, self.view.px(52)))[0]
        return Segments(place, labels, chosen, pick, name=option.field)

    def _window(self, option: Option, row: Rect) -> Segments:
        labels = [_("In a window"), _("Full screen")]
        full = self.app.window.full_screen
        return self._segments(row, option, labels, int(full), lambda index: self._set_full_screen(bool(index)))

    def _language(self, option: Option, row: Rect) -> Segments:
        codes = list(locale.LANGUAGES)
        chosen = codes.index(locale.language())
        names = list(locale.LANGUAGES.values())
        return self._segments(row, option, names, chosen, lambda index: self._set(option.field, codes[index]))

    def _speed(self, option: Option, row: Rect) -> Segments:
        chosen = SPEEDS.index(getattr(self.app.settings, option.field))
        labels = [_(SPEED_NAMES[speed]) for speed in SPEEDS]
        return self._segments(row, option, labels, chosen, lambda index: self._set(option.field, SPEEDS[index]))

    def _scale(self, option: Option, row: Rect) -> Slider:
        low, high, step = SCALES
        limit = largest_percent(*self.app.window.size)
        place = row.cut_bottom(max(44, self.view.px(52)))[0]
        return Slider(
            place, self.app.percent, partial(self._set, option.field), low=low, high=high, step=step, limit=limit,
            live=False, ticks=True, name=option.field,
        )  # fmt: skip

    def _volume(self, option: Option, row: Rect) -> Slider:
        value = int(getattr(self.app.settings, option.field))
        place = row.cut_bottom(max(44, self.view.px(52)))[0]
        return Slider(place, value, partial(self._set, option.field), name=option.field)

    def _lay_foot(self) -> None:
        height = self.foot.h
        done = self.foot.place(max(220, self.view.px(380)), height)
        self.controls.append(Button(done, _("Done"), self.back, kind="gold", role="primary", name="done"))
        reset = self.foot.place(max(220, self.view.px(290)), height * 0.82, 0.04)
        self.controls.append(Button(reset, _("Restore defaults"), self._reset, kind="dark", name="reset", lines=2))

    # changes

    def _set(self, field: str, value: Any) -> None:
        """Take it over at once; only a change of language or scale needs a new layout."""
        setattr(self.app.settings, field, value)
        self.app.save_settings()
        if field in ("language", "interface_scale"):
            self.app.apply_settings()
        else:
            self.app.apply_sound()
            self.ground.stale()
            self.invalidate()

    def _toggle_sound(self) -> None:
        self._set("sound", not self.app.settings.sound)
        self.relayout()

    def _set_full_screen(self, full: bool) -> None:
        if full != self.app.window.full_screen:
            self.app.toggle_full_screen()

    def _turn(self, page: int) -> None:
        self.page = page
        self.relayout()

    def _reset(self) -> None:
        """Everything but the language, the window and who played last."""
        self.app.settings = restored(self.app.settings)
        self.app.save_settings()
        self.app.apply_settings()

    # drawing

    def paint_panel(self, canvas: Canvas) -> None:
        for place, page, rows in self.panels:
            canvas.piece("parchment", place)
            if self.view.wide:
                self._paint_heading(canvas, place, page)
            for row, option in rows:
                self._paint_row(canvas, row, option)
        if self.sample.h:
            draw_sample(canvas, self.sample, self.app.settings.tile_letters)
        self._paint_foot(canvas)

    def _paint_heading(self, canvas: Canvas, place: Rect, page: Page) -> None:
        px = self.view.px
        canvas.image(page.icon, Rect.around((place.x + px(46), place.y + px(40)), px(52)))
        words = Rect(place.x + px(82), place.y + px(12), place.w - px(110), px(56))
        canvas.text(_(page.heading), words, "heading", align="left")
        canvas.fill(Rect(place.x + px(24), place.y + px(70), place.w - px(48), 2), "#A8854A")

    def _paint_row(self, canvas: Canvas, row: Rect, option: Option) -> None:
        if option.kind == "toggle":
            self._paint_toggle_row(canvas, row, option)
            return
        control = (
            max(40, self.view.px(52)) if option.kind in ("window", "language", "speed") else max(44, self.view.px(52))
        )
        line = row.cut_bottom(control, 2)[1]
        line = line.cut_bottom(min(line.h, max(26, self.view.px(32))))[0]
        taken = canvas.text(_(option.label), line, "label", align="left")
        rest = Rect(taken.right + 12, line.y, line.right - taken.right - 12, line.h)
        if option.key:
            canvas.key_cap(option.key, (rest.right - 46, rest.centre[1]))
        elif option.kind in ("scale", "volume"):
            canvas.text(self._value(option), rest, "count", align="right")
        elif option.note:
            canvas.text(_(option.note), rest, "caption", "muted", align="right")

    def _paint_toggle_row(self, canvas: Canvas, row: Rect, option: Option) -> None:
        words = row.cut_right(max(72, self.view.px(92)), 14)[1]
        if option.key:
            canvas.key_cap(option.key, (words.right - 34, words.centre[1]))
            words = words.cut_right(44)[1]
        if not option.note:
            canvas.text(_(option.label), words, "label", align="left", lines=2)
            return
        height = max(26, self.view.px(31))
        block = words.place(words.w, 2 * height)
        upper, lower = block.rows(2)
        canvas.text(_(option.label), upper, "label", align="left")
        canvas.text(_(option.note), lower, "caption", "muted", align="left")

    def _value(self, option: Option) -> str:
        if option.kind == "volume":
            return f"{getattr(self.app.settings, option.field)} %"
        limit = largest_percent(*self.app.window.size)
        if limit < SCALES[1]:
            return _("{percent} % (at most {limit} % here)").format(percent=min(self.app.percent, limit), limit=limit)
        return f"{self.app.percent} %"

    def _paint_foot(self, canvas: Canvas) -> None:
        done = self.foot.place(max(220, self.view.px(380)), self.foot.h)
        cap = canvas.key_cap(_("Esc"), (done.right + 24, self.foot.centre[1]), dark=True)
        rest = Rect(
            cap.right + 20, self.foot.y, self.foot.right - cap.right - 20 - max(24, self.view.px(40)), self.foot.h
        )
        canvas.text(_("Everything takes effect at once."), rest, "sentence", "cream", align="right", lines=2)


def create(app: App) -> OptionsScene:
    return OptionsScene(app)
