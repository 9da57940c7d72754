"""One seat of a new game as a banner: where its parts lie in every size of window, and what stands on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from noblemen_gui.ai.levels import TABLE
from noblemen_gui.games.noblemen.rules.board import FIRST_SEAT_MONEY
from noblemen_gui.locale import N_, _
from noblemen_gui.scenes.banners import ON_VELVET, paint_banner
from noblemen_gui.scenes.seat_controls import Choice, CrestButton, Spinner
from noblemen_gui.scenes.seating import RIVALS, Seating
from noblemen_gui.ui import Canvas, Rect, RoundButton, TextField, View, Widget
from noblemen_gui.ui.view import SizeClass


class Manner(NamedTuple):
    """A way in which a rival plays, with its picture and its words."""

    name: str
    icon: str
    label: str
    note: str


MANNERS = (
    Manner("any", "icon-dice", N_("Any manner"), N_("as it comes")),
    Manner("builder", "icon-build", N_("Builder"), N_("castles, chapels, palaces")),
    Manner("favourite", "prestige", N_("Favourite"), N_("the Queen and high titles")),
    Manner("churchman", "church", N_("Churchman"), N_("gifts and small gains")),
    Manner("raider", "knight", N_("Raider"), N_("knights on your best land")),
)
# Heights of the parts from above; what a smaller window has no room for is told by tooltips.
STACKS: dict[SizeClass, dict[str, float]] = {
    "wide": {
        "crest": 128, "money": 28, "name": 58, "sex": 84, "level": 62, "pips": 36, "summary": 30, "manners": 56,
        "manner": 28, "note": 28,
    },
    "medium": {
        "crest": 66, "money": 27, "name": 42, "sex": 42, "level": 42, "pips": 22, "summary": 27, "manners": 36,
        "manner": 28,
    },
    "compact": {
        "crest": 54, "money": 27, "name": 40, "sex": 38, "level": 40, "pips": 22, "manners": 40,
    },
}  # fmt: skip
POINT = 58
LINE = 26  # the least a line of words needs
MOST_LETTERS = 14


class SeatBanner:
    """Lays out and paints seat number `seat`; every change goes to the seating and then to `changed`."""

    def __init__(
        self, rect: Rect, view: View, seating: Seating, seat: int, changed: Callable[[], None], *, may_leave: bool
    ) -> None:
        self.rect = rect
        self.view = view
        self.seating = seating
        self.seat = seat
        self.plan = seating.plans[seat]
        self.changed = changed
        self.may_leave = may_leave
        self.parts = stack(rect, view)
        self.slack = 6 if view.compact else 12

    def controls(self) -> list[Widget]:
        """What can be pressed, in the order of the Tab key."""
        found = [*self._crest(), self._name(), *self._sexes(), self._level()]
        if not self.plan.human:
            found += self._manners()
        if self.may_leave:
            found.append(self._leave())
        return found

    def paint(self, canvas: Canvas) -> None:
        paint_banner(canvas, self.rect, self.plan.crest)
        money = money_line(self.seat, len(self.seating.plans))
        canvas.text(money, self.parts["money"].inset(-self.slack, 0), "caption", ON_VELVET)
        if self.plan.human:
            self._paint_human(canvas)
        else:
            self._paint_rival(canvas)

    def _paint_human(self, canvas: Canvas) -> None:
        top, bottom = self.parts["pips"], list(self.parts.values())[-1]
        room = Rect(top.x, top.y, top.w, bottom.bottom - top.y)
        crown, words = room.cut_top(0 if self.view.compact else min(72, room.h * 0.4), self.view.px(14))
        if crown.h:
            canvas.image("crown", crown.fit(1))
        canvas.text(self._person(), words.inset(self.slack if self.view.compact else 0, 0), "caption", ON_VELVET,
                    lines=5, down=0 if crown.h else 0.3)  # fmt: skip

    def _person(self) -> str:
        """What a person should know about this seat; a small banner has room for the first sentence only."""
        several = sum(plan.human for plan in self.seating.plans) > 1
        told = _("A curtain falls between people.") if several else _("A person at this table.")
        if self.view.wide and not several:
            told += " " + _("A second one gets a curtain between turns.")
        return told

    def _paint_rival(self, canvas: Canvas) -> None:
        level = TABLE[self.plan.level]
        strength = RIVALS.index(self.plan.level) + 1
        row = self.parts["pips"].fit(len(RIVALS) * 1.1)
        for index, place in enumerate(row.columns(len(RIVALS))):
            canvas.image("pip-on" if index < strength else "pip-off", place)
        if "summary" in self.parts:
            canvas.text(_(level.summary), self.parts["summary"].inset(-self.slack, 0), "rank", ON_VELVET)
        if "manner" not in self.parts:
            return
        manner = manner_of(self.plan.manner)
        canvas.text(_(manner.label), self.parts["manner"].inset(-self.slack, 0), "small-label", ON_VELVET)
        if "note" in self.parts:
            canvas.text(_(manner.note), self.parts["note"].inset(-self.slack, 0), "caption", ON_VELVET)

    # controls

    def _crest(self) -> list[Widget]:
        place = self.parts["crest"].fit(1)
        size = max(34.0, self.view.px(46))
        reach = min(self.parts["crest"].w / 2 - size / 2, place.w / 2 + size * 0.62)
        x, y = place.centre
        arrow = {-1: Rect.around((x - reach, y), size), 1: Rect.around((x + reach, y), size)}
        tip = _("Another crest and colour")
        return [
            RoundButton(arrow[-1], "left", lambda: self._turn_crest(-1), name=self._named("crest-left"), tip=tip),
            CrestButton(place, self.plan.crest, lambda: self._turn_crest(1), name=self._named("crest"), tip=tip),
            RoundButton(arrow[1], "right", lambda: self._turn_crest(1), name=self._named("crest-right"), tip=tip),
        ]

    def _name(self) -> Widget:
        return TextField(
            self.parts["name"], self.plan.name, self._set_name, name=self._named("name"), longest=MOST_LETTERS,
            role="label", hint=_("Name"), icon="" if self.view.compact else "icon-quill",
            tip=_("Click to change the name"),
        )  # fmt: skip

    def _sexes(self) -> list[Widget]:
        words = self.view.wide
        return [
            Choice(
                place, icon, partial(self._set_lady, lady), chosen=self.plan.lady == lady,
                name=self._named(icon), tip=label, label=label if words else "", ticked=True,
            )
            for place, icon, label, lady in zip(
                self.parts["sex"].columns(2, 8), ("lord", "lady"), (_("Lord"), _("Lady")), (False, True), strict=True
            )
        ]  # fmt: skip

    def _level(self) -> Widget:
        label = _("Human") if self.plan.human else _(TABLE[self.plan.level].label)
        tip = _("Who decides here") if self.plan.human else _(TABLE[self.plan.level].summary)
        return Spinner(self.parts["level"], label, self._turn_level, name=self._named("level"), tip=tip)

    def _manners(self) -> list[Widget]:
        row = self.parts["manners"]
        if "manner" not in self.parts:
            return [self._manner_spinner(row)]
        width = min(row.w, row.h * len(MANNERS) + 3 * (len(MANNERS) - 1))
        places = row.place(width, row.h).columns(len(MANNERS), 3)
        chosen = manner_of(self.plan.manner)
        return [
            Choice(
                place, f"knight-{self.plan.crest}" if manner.icon == "knight" else manner.icon,
                partial(self._set_manner, manner), chosen=manner == chosen,
                name=self._named(manner.name), tip=f"{_(manner.label)}: {_(manner.note)}",
            )
            for place, manner in zip(places, MANNERS, strict=True)
        ]  # fmt: skip

    def _manner_spinner(self, row: Rect) -> Widget:
        """Five plates in a narrow banner would be too small to hit."""
        manner = manner_of(self.plan.manner)
        return Spinner(row, _(manner.label), self._turn_manner, name=self._named("manner"), tip=_(manner.note))

    def _leave(self) -> Widget:
        place = Rect.around((self.rect.right - 5, self.rect.y + 22), 32)
        leave = self._then(lambda: self.seating.leave(self.seat))
        return RoundButton(
            place, "close", leave, face="dark", name=self._named("leave"), tip=_("This seat stays empty")
        )

    # changes

    def _named(self, part: str) -> str:
        return f"seat{self.seat}-{part}"

    def _then(self, change: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            change()
            self.changed()

        return act

    def _turn_crest(self, step: int) -> None:
        self._then(lambda: self.seating.turn_crest(self.seat, step))()

    def _turn_level(self, step: int) -> None:
        self._then(lambda: self.seating.turn_level(self.seat, step))()

    def _set_name(self, name: str) -> None:
        self.plan.name = name

    def _set_lady(self, lady: bool) -> None:
        self._then(lambda: self.seating.change(self.seat, lady=lady))()

    def _turn_manner(self, step: int) -> None:
        index = MANNERS.index(manner_of(self.plan.manner))
        self._set_manner(MANNERS[(index + step) % len(MANNERS)])

    def _set_manner(self, manner: Manner) -> None:
        name = "" if manner is MANNERS[0] else manner.name
        self._then(lambda: self.seating.change(self.seat, manner=name))()


def stack(rect: Rect, view: View) -> dict[str, Rect]:
    """The parts of a banner one below the other, the room left over shared out as gaps."""
    share = view.u if view.wide else 1.0
    heights = {name: max(min(height, LINE), height * share) for name, height in STACKS[view.size_class].items()}
    side = 11 if view.compact else max(26.0, view.px(32))
    inner = rect.inset(side, 0).cut_bottom(POINT * (1 if view.wide else 0.75))[1].cut_top(6)[1]
    gap = max(0.0, (inner.h - sum(heights.values())) / len(heights))
    parts, y = {}, inner.y + gap / 2
    for name, height in heights.items():
        parts[name] = Rect(inner.x, y, inner.w, height)
        y += height + gap
    return parts


def manner_of(name: str) -> Manner:
    return next((manner for manner in MANNERS if manner.name == name), MANNERS[0])


def money_line(seat: int, seats: int) -> str:
    """What a seat begins with: the first moves first, the last holds the Queen."""
    money = FIRST_SEAT_MONEY + seat
    if seat == 0:
        return _("£{money}, first to move").format(money=money)
    if seat == seats - 1:
        return _("£{money} and the Queen").format(money=money)
    return f"£{money}"
