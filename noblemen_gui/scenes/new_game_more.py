"""What few games need: house rules for prices and length, a seed, closed screens and practice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from noblemen_gui.locale import _
from noblemen_gui.scenes.house_rules import HOUSE_RULES, USUAL, choose, chosen
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.scenes.seating import Seating, seed_of
from noblemen_gui.settings import Settings
from noblemen_gui.ui import App, Button, Canvas, Rect, Segments, TextField, Toggle, Widget

ROW = 92
LONGEST_SEED = 20


def summary(seating: Seating, settings: Settings) -> str:
    """What was chosen, in one line."""
    house = [
        _(rules[index].label)
        for kind, rules in HOUSE_RULES.items()
        if (index := chosen(kind, seating.options)) != USUAL
    ]
    parts = [
        _("House rules: {rules}").format(rules=", ".join(house) or _("none")),
        _("Seed: {seed}").format(seed=_("by chance") if seating.seed is None else seating.seed),
        _("Screens: closed") if settings.closed_screens else _("Screens: open"),
    ]
    if settings.practice:
        parts.append(_("Practice"))
    return " · ".join(parts)


class Line(NamedTuple):
    """A row of the sheet: what it is called, what it means, and its control."""

    label: str
    note: str
    make: Callable[[Rect, str], Widget]


class MoreScene(PanelScene):
    """The options that stay shut; everything takes effect at once."""

    widest = 1120.0
    highest = 800.0
    down = 0.8  # it opens upwards from the strip

    def __init__(self, app: App, seating: Seating) -> None:
        super().__init__(app)
        self.seating = seating
        self.rows: list[tuple[Line, Rect]] = []

    def title(self) -> str:
        return _("More")

    def enter(self) -> None:
        if self.focus is None:
            self.set_focus(self.find("prices"))

    def _lines(self) -> list[Line]:
        return [
            Line(_("Prices"), _("House rule: a pound less or more"), partial(self._segments, "prices")),
            Line(_("Length"), _("House rule: rounds and balls in a decade"), partial(self._segments, "length")),
            Line(_("Seed"), _("The same seed deals the same game"), self._seed),
            Line(
                _("Closed screens"), _("Rivals’ money and tiles stay hidden"), partial(self._toggle, "closed_screens")
            ),
            Line(_("Practice"), _("Everything may be taken back"), partial(self._toggle, "practice")),
        ]

    def layout(self) -> None:
        self.frame()
        lines = self._lines()
        sheet = self.body.inset(max(16.0, self.view.px(28)), max(6.0, self.view.px(12)))
        height = min(float(ROW), sheet.h / len(lines))
        self.rows = [
            (line, row)
            for line, row in zip(lines, sheet.place(sheet.w, height * len(lines)).rows(len(lines)), strict=True)
        ]
        for line, row in self.rows:
            control = row.columns((0.54, 0.46), 16)[1]
            self.controls.append(line.make(control.place(control.w, 50), line.note))
        done = self.foot.place(max(220.0, self.view.px(300)), self.foot.h)
        tip = _("Everything takes effect at once.")
        self.controls.append(Button(done, _("Done"), self.back, kind="gold", role="primary", name="done", tip=tip))

    def paint_panel(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.body)
        for index, (line, row) in enumerate(self.rows):
            words = row.columns((0.54, 0.46), 16)[0]
            head, told = words.place(words.w, min(words.h, max(54.0, self.view.px(64)))).rows(2)
            canvas.text(line.label, head, "label", align="left")
            canvas.text(line.note, told, "caption", "muted", align="left")
            if index:
                canvas.fill(Rect(row.x, row.y, row.w, 1), "parchment-edge")

    def back(self) -> None:
        self.app.save_settings()
        super().back()

    def _segments(self, kind: str, place: Rect, tip: str) -> Widget:
        labels = [_(rule.label) for rule in HOUSE_RULES[kind]]
        options = self.seating.options
        pick = partial(self._choose, kind)
        return Segments(place, labels, chosen(kind, options), pick, name=kind, tip=tip)

    def _choose(self, kind: str, index: int) -> None:
        choose(kind, index, self.seating.options)

    def _seed(self, place: Rect, tip: str) -> Widget:
        value = "" if self.seating.seed is None else str(self.seating.seed)
        return TextField(
            place, value, self._set_seed, name="seed", longest=LONGEST_SEED, hint=_("by chance"), icon="icon-quill",
            tip=tip,
        )  # fmt: skip

    def _set_seed(self, text: str) -> None:
        self.seating.seed = seed_of(text)

    def _toggle(self, field: str, place: Rect, tip: str) -> Widget:
        settings = self.app.settings
        put = partial(setattr, settings, field)
        return Toggle(place.place(92, 46, 0), getattr(settings, field), put, name=field, tip=tip)


def create(app: App, seating: Seating) -> MoreScene:
    return MoreScene(app, seating)
