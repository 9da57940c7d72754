"""What few games need: house rules for prices and length, a seed, closed screens and practice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from noblemen_gui.games.noblemen.rules.board import PRICES, TRACK
from noblemen_gui.locale import N_, _
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.scenes.seating import Seating, seed_of
from noblemen_gui.settings import Settings
from noblemen_gui.ui import App, Button, Canvas, Rect, Segments, TextField, Toggle, Widget

SHORT = ("start", "plain", "plain", "ball", "plain", "plain", "locked", "scoring")
LONG = (*TRACK[:9], "plain", "plain", "plain", "ball", *TRACK[9:])
ROW = 76
LONGEST_SEED = 20


class House(NamedTuple):
    """A house rule: its label and what it does to the options of the game."""

    label: str
    option: dict[str, Any]


def _priced(change: int) -> dict[str, Any]:
    prices = {
        name: [max(1, price + change) for price in usual] if isinstance(usual, list) else usual + change
        for name, usual in PRICES.items()
    }
    return {"prices": prices} if change else {}


PRICE_RULES = (
    House(N_("Cheap"), _priced(-1)),
    House(N_("As printed"), _priced(0)),
    House(N_("Dear"), _priced(1)),
)
LENGTHS = (
    House(N_("Short"), {"track": list(SHORT)}),
    House(N_("Usual"), {}),
    House(N_("Long"), {"track": list(LONG)}),
)
USUAL = 1


def chosen(rules: tuple[House, ...], options: dict[str, Any]) -> int:
    """Which of the house rules the options follow; options made elsewhere count as usual here."""
    return next(
        (index for index, rule in enumerate(rules) if rule.option and rule.option.items() <= options.items()), USUAL
    )


def summary(seating: Seating, settings: Settings) -> str:
    """What was chosen, in one line."""
    house = [
        _(rule.label)
        for table in (PRICE_RULES, LENGTHS)
        if (rule := table[chosen(table, seating.options)]) is not table[USUAL]
    ]
    parts = [
        _("House rules: {rules}").format(rules=", ".join(house) or _("none")),
        _("Seed: {seed}").format(seed=_("by chance") if seating.seed is None else seating.seed),
        _("Screens: closed") if settings.closed_screens else _("Screens: open"),
    ]
    if settings.practice:
        parts.append(_("Practice"))
    return " · ".join(parts)


class MoreScene(PanelScene):
    """The options that stay shut; everything takes effect at once."""

    widest = 1120.0
    highest = 760.0

    def __init__(self, app: App, seating: Seating) -> None:
        super().__init__(app)
        self.seating = seating
        self.rows: list[tuple[str, str, Rect]] = []

    def title(self) -> str:
        return _("More")

    def layout(self) -> None:
        self.frame()
        self.rows = []
        makers: list[tuple[str, str, Callable[[Rect], Widget]]] = [
            (_("Prices"), _("House rule: a pound less or more"), self._prices),
            (_("Length"), _("House rule: rounds and balls in a decade"), self._length),
            (_("Seed"), _("The same seed deals the same game"), self._seed),
            (_("Closed screens"), _("Rivals’ money and tiles stay hidden"), partial(self._toggle, "closed_screens")),
            (_("Practice"), _("Everything may be taken back"), partial(self._toggle, "practice")),
        ]
        height = min(ROW + 10.0, self.body.h / len(makers))
        for index, (label, note, make) in enumerate(makers):
            row = Rect(self.body.x, self.body.y + index * height, self.body.w, height)
            words, control = row.columns((0.5, 0.5), 16)
            self.rows.append((label, note, words))
            self.controls.append(make(control.inset(0, max(4.0, (height - 52) / 2))))
        self.controls.append(Button(self.foot.place(260, self.foot.h), _("Done"), self.back, kind="red", name="done"))

    def paint_panel(self, canvas: Canvas) -> None:
        for label, note, words in self.rows:
            head, told = words.inset(0, words.h * 0.08).rows(2)
            canvas.text(label, head, "subheading", "cream", align="left")
            canvas.text(note, told, "caption", "gilt", align="left")

    def back(self) -> None:
        self.app.save_settings()
        super().back()

    def _prices(self, place: Rect) -> Widget:
        return self._segments(place, "prices", PRICE_RULES)

    def _length(self, place: Rect) -> Widget:
        return self._segments(place, "length", LENGTHS)

    def _segments(self, place: Rect, name: str, rules: tuple[House, ...]) -> Widget:
        labels = [_(rule.label) for rule in rules]
        picked = chosen(rules, self.seating.options)
        return Segments(place, labels, picked, lambda index: self._choose(rules, index), name=name)

    def _choose(self, rules: tuple[House, ...], index: int) -> None:
        for rule in rules:
            for option in rule.option:
                self.seating.options.pop(option, None)
        self.seating.options.update(rules[index].option)

    def _seed(self, place: Rect) -> Widget:
        value = "" if self.seating.seed is None else str(self.seating.seed)
        return TextField(place, value, self._set_seed, name="seed", longest=LONGEST_SEED, hint=_("by chance"))

    def _set_seed(self, text: str) -> None:
        self.seating.seed = seed_of(text)

    def _toggle(self, name: str, place: Rect) -> Widget:
        settings = self.app.settings
        return Toggle(
            place.place(92, 46, 0), getattr(settings, name), lambda on: setattr(settings, name, on), name=name
        )


def create(app: App, seating: Seating) -> MoreScene:
    return MoreScene(app, seating)
