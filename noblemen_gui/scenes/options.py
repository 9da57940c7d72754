"""The options: everything at once in three panels, or one panel at a time where there is less room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from noblemen_gui import locale
from noblemen_gui.locale import N_, _
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.scenes.sample import draw_sample, draw_tiles
from noblemen_gui.settings import SPEEDS, restored
from noblemen_gui.ui import App, Button, Canvas, Rect, Segments, Slider, Tabs, Toggle
from noblemen_gui.ui.dialog import confirm
from noblemen_gui.ui.view import largest_percent

SCALES = (75, 200, 25)
SPEED_NAMES = {"off": N_("Off"), "fast": N_("Fast"), "normal": N_("Normal"), "slow": N_("Slow")}


class Option(NamedTuple):
    """A row: the field of the settings it changes, what it is called, a note beside it or else a tooltip, and so on."""

    field: str
    label: str
    note: str = ""
    kind: str = "toggle"
    key: str = ""
    tip: str = ""


class Page(NamedTuple):
    """A panel of options."""

    heading: str
    icon: str
    options: tuple[Option, ...]


PAGES = (
    Page(N_("Display"), "card-intrigue", (
        Option("full_screen", N_("Window"), "", "window", "F11", N_("F11 changes it in every scene")),
        Option("interface_scale", N_("Interface size"), "", "scale", "", N_("How large everything is drawn")),
        Option("tile_letters", N_("Letters on the land"), N_("for eyes that mix up colours")),
        Option("dark_outlines", N_("Darker outlines"), N_("tiles, pieces and focus")),
        Option("herald", N_("The herald’s hints"), N_("in first games, once each")),
        Option("language", N_("Language"), "", "language", "", N_("It is spoken at once")),
    )),
    Page(N_("Pace"), "icon-pace", (
        Option("own_speed", N_("Your own moves"), "", "speed", "", N_("How fast your pieces move")),
        Option("rival_speed", N_("Rivals’ moves"), N_("a click always skips"), "speed"),
        Option("reduce_motion", N_("Less motion"), N_("nothing flies, nothing breathes")),
        Option("auto_end_turn", N_("Turn ends by itself"), N_("when nothing is left to do")),
        Option("show_payout", N_("Tell what a move brings"), N_("before you let go")),
        Option("confirmations", N_("Ask before what is final"), N_("ending early, leaving, deleting")),
    )),
    Page(N_("Sound and table"), "herald", (
        Option("music_volume", N_("Music"), "", "volume", "", N_("How loud the lute plays")),
        Option("effects_volume", N_("Effects"), "", "volume", "", N_("How loud tiles, coins and seals are")),
        Option("sound", N_("Sound"), "", "toggle", "M", N_("Everything silent, or not")),
        Option("closed_screens", N_("Closed screens"), N_("rivals’ money and tiles stay hidden")),
        Option("practice", N_("Practice"), N_("undo everything; the result is marked")),
        Option("curtain", N_("Curtain between people"), N_("nobody sees another’s hand")),
    )),
)  # fmt: skip
RING = 8  # between words and control, for the ring of the focus
# The shares of height that rows of a kind take.
HEIGHTS = {"toggle": 1.0, "window": 1.4, "language": 1.4, "speed": 1.4, "scale": 1.4, "volume": 1.3}


class OptionsScene(PanelScene):
    """Everything takes effect at once and is kept at once; Esc closes."""

    head_height = 118.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = 0
        self.keys = {"m": self._toggle_sound}
        self.panels: list[tuple[Rect, Page, list[tuple[Rect, Option]]]] = []
        self.sample = Rect()

    def enter(self) -> None:
        if self.focus is None:
            self.set_focus(self.find("done"))

    def title(self) -> str:
        return _("Options")

    def layout(self) -> None:
        self.frame()
        body = self.body
        if self.view.wide:
            self.sample, body = body.cut_bottom(self.view.px(104), self.view.px(16))
            self.panels = [
                (place, page, self._rows(page, place, 1))
                for place, page in zip(body.columns(len(PAGES), self.view.px(20)), PAGES, strict=True)
            ]
        else:
            tabs, body = body.cut_top(46)
            labels = [_(page.heading) for page in PAGES]
            self.controls.append(Tabs(tabs.inset(12, 0), labels, self.page, self._turn, name="pages"))
            self.panels = [(body, PAGES[self.page], self._rows(PAGES[self.page], body, 2))]
            self.sample = self._spare_cell(body)
        for _place, _page, rows in self.panels:
            for row, option in rows:
                self.controls.append(self._control(option, row))
        self._lay_foot()

    def _rows(self, page: Page, panel: Rect, columns: int) -> list[tuple[Rect, Option]]:
        """Where each option lies: below the heading of its panel, or in two columns of equal rows."""
        inner = panel.inset(max(18, self.view.px(30)), max(12, self.view.px(12)))
        if columns == 1:
            inner = inner.cut_top(self.view.px(66))[1].cut_bottom(self.view.px(8))[1]
            return list(zip(inner.rows([HEIGHTS[option.kind] for option in page.options]), page.options, strict=True))
        return list(zip(self._cells(page, inner), page.options, strict=False))

    def _cells(self, page: Page, inner: Rect) -> list[Rect]:
        rows = -(-len(page.options) // 2)
        return [cell for column in inner.columns(2, 48) for cell in column.rows(rows, 6)]

    def _spare_cell(self, body: Rect) -> Rect:
        """The place that is left over on a page with an odd number of options: the sample lies there."""
        page = PAGES[self.page]
        cells = self._cells(page, body.inset(max(18, self.view.px(30)), max(12, self.view.px(12))))
        return cells[-1] if len(cells) > len(page.options) else Rect()

    def _block(self, row: Rect) -> tuple[Rect, Rect]:
        """The line of words of a row and the control below it, in the middle of the row."""
        words, control = max(28, self.view.px(36)), max(44, self.view.px(52))
        gap = max(0, min(RING, row.h - words - control))
        return row.place(row.w, min(row.h, words + gap + control)).cut_top(words, gap)

    # controls

    def _control(self, option: Option, row: Rect) -> Toggle | Segments | Slider:
        control = self._made(option, row)
        control.tip = _(option.note or option.tip)
        control.reason = self._reason(option)
        return control

    def _reason(self, option: Option) -> str | None:
        """Why an option has no effect while another one is as it is."""
        if self.app.audio.missing and (option.kind == "volume" or option.field == "sound"):
            return _("No sound device was found.")
        if option.kind == "volume" and not self.app.settings.sound:
            return _("The sound is off.")
        if option.kind == "speed" and self.app.settings.reduce_motion:
            return _("With less motion nothing moves, fast or slow.")
        return None

    def _made(self, option: Option, row: Rect) -> Toggle | Segments | Slider:
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
        place = self._block(row)[1]
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
        place = self._block(row)[1]
        return Slider(
            place, self.app.percent, partial(self._set, option.field), low=low, high=high, step=step, limit=limit,
            live=False, ticks=True, name=option.field,
        )  # fmt: skip

    def _volume(self, option: Option, row: Rect) -> Slider:
        value = int(getattr(self.app.settings, option.field))
        place = self._block(row)[1]
        return Slider(place, value, partial(self._set, option.field), name=option.field)

    def _lay_foot(self) -> None:
        height = self.foot.h
        done = self.foot.place(max(220, self.view.px(380)), height)
        tip = _("Everything takes effect at once.")
        self.controls.append(Button(done, _("Done"), self.back, kind="gold", role="primary", name="done", tip=tip))
        reset = self.foot.place(max(220, self.view.px(290)), height * 0.82, 0.04)
        tip = _("As they were at first; language and window stay")
        self.controls.append(
            Button(reset, _("Restore defaults"), self._ask_reset, kind="dark", name="reset", lines=2, tip=tip)
        )

    # changes

    def _set(self, field: str, value: Any) -> None:
        """Take it over at once; only a change of language or scale needs a new layout."""
        setattr(self.app.settings, field, value)
        self.app.save_settings()
        if field in ("language", "interface_scale"):
            self.app.apply_settings()
            return
        self.app.apply_sound()
        if field in ("sound", "reduce_motion"):
            self.relayout()
        else:
            self.ground.stale()
            self.invalidate()

    def _toggle_sound(self) -> None:
        self._set("sound", not self.app.settings.sound)

    def _set_full_screen(self, full: bool) -> None:
        if full != self.app.window.full_screen:
            self.app.toggle_full_screen()

    def _turn(self, page: int) -> None:
        self.page = page
        self.relayout()

    def _ask_reset(self) -> None:
        body = _("All options but the language and the window become what they were at first.")
        self.app.push(confirm(self.app, _("Restore defaults"), body, _("Restore"), self._reset))

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
            draw = draw_sample if self.view.wide else draw_tiles
            draw(canvas, self.sample, self.app.settings)
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
        line = self._block(row)[0]
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
        height = max(27, self.view.px(35))
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
