"""The herald's speech: a parchment with the herald, a title, a sentence or two, dots for the steps and buttons."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Canvas, Rect, Svg, View, Widget, text
from noblemen_gui.ui.buttons import Kind
from noblemen_gui.ui.theme import Face

SENTENCE = 25
# Where there is no list of topics, a book beside the title opens the rules.
BOOK = 50.0
TAIL = 26.0
CAP = 30.0
# Steps in which a free place for a speech is looked for, and what it costs to lie on something.
SEARCH = 40.0
LIT_COST = 1e6
SOFT_COST = 6.0


@dataclass(frozen=True, slots=True)
class Spoken:
    """What is said: `blame` marks that something was refused; step and steps are counted from 1, 0 shows none."""

    title: str
    words: str
    blame: bool = False
    step: int = 0
    steps: int = 0


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the parts of a speech lie inside its rectangle."""

    rect: Rect
    herald: Rect
    title: Rect
    words: Rect
    dots: Rect
    foot: Rect


def sentence_face(view: View) -> Face:
    """Return the type of what the herald says."""
    return Face("Sans-Regular", view.text_size(SENTENCE))


def frame(view: View, spoken: Spoken) -> Frame:
    """Measure a speech at the window's top left corner; the smallest windows show no more than the herald's head."""
    edge = max(16.0, view.px(28))
    width = 400.0 if view.compact else max(500.0, view.px(716))
    figure = 0.0 if view.compact else max(130.0, view.px(204))
    left = edge + (figure + edge * 0.6 if figure else 0)
    column = width - left - edge
    face = sentence_face(view)
    lines = len(text.wrap(spoken.words, face, column, view.scale))
    title_height = max(40.0, view.px(54))
    y = edge * 0.7
    indent = 0.0 if figure else title_height + 8
    title = Rect(left + indent, y, column - indent - (0 if view.wide else BOOK), title_height)
    words = Rect(left, title.bottom + 10, column, lines * text.line_height(face, view.scale) + 4)
    dots = Rect(left, words.bottom + 8, column, 26 if spoken.steps else 0)
    foot = Rect(left, dots.bottom + 8, column, max(46.0, view.px(60)))
    height = max(foot.bottom + edge * 0.8, figure * 1.06 + edge)
    foot = foot.move(0, height - edge * 0.8 - foot.bottom)
    head = Rect(edge * 0.6, height - figure * 1.06 - edge * 0.5, figure + edge * 0.5, figure * 1.06)
    herald = head if figure else Rect(edge, y, title_height, title_height)
    return Frame(Rect(0, 0, width, height), herald, title, words, dots, foot)


def moved(found: Frame, to: Rect) -> Frame:
    """Return the same parts at another place."""
    dx, dy = to.x, to.y
    parts = (found.herald, found.title, found.words, found.dots, found.foot)
    return Frame(to, *(part.move(dx, dy) for part in parts))


def free_place(
    view: View, size: Rect, wanted: tuple[float, float], keep: Sequence[Rect], rather: Sequence[Rect]
) -> Rect:
    """Return the place nearest to the wanted centre that lies on nothing to keep clear, and on little else."""
    room = view.rect.inset(8)
    spare_x, spare_y = max(0.0, room.w - size.w), max(0.0, room.h - size.h)
    columns, rows = int(spare_x // SEARCH) + 2, int(spare_y // SEARCH) + 2
    places = [
        Rect(room.x + spare_x * i / (columns - 1), room.y + spare_y * j / (rows - 1), size.w, size.h)
        for i in range(columns)
        for j in range(rows)
    ]

    best, least = places[0], math.inf
    for away, place in sorted(((math.dist(place.centre, wanted), place) for place in places), key=itemgetter(0)):
        if away >= least:
            break
        covered = sum(_shared(place, other) for other in keep)
        cost = away + LIT_COST * covered + SOFT_COST * math.sqrt(sum(_shared(place, other) for other in rather))
        if cost < least:
            best, least = place, cost
    return best


def _shared(one: Rect, other: Rect) -> float:
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0


class Speech(Widget):
    """The parchment itself; clicks on it go nowhere else."""

    focusable = False

    def __init__(self, found: Frame, spoken: Spoken, towards: Rect | None = None) -> None:
        super().__init__(found.rect, name="speech")
        self.frame = found
        self.spoken = spoken
        self.towards = towards

    def draw(self, canvas: Canvas) -> None:
        """Draw the parchment with its words and the herald."""
        found, spoken = self.frame, self.spoken
        self._draw_tail(canvas)
        canvas.piece("parchment", found.rect, radius=12)
        canvas.image("herald", found.herald)
        canvas.text(spoken.title, found.title, "primary", "ink", align="left")
        canvas.fill(Rect(found.words.x, found.title.bottom + 1, found.words.w, 2), "#A8854A")
        colour = "bad" if spoken.blame else "ink"
        canvas.text(
            spoken.words, found.words.inset(-1, -3), sentence_face(canvas.view), colour, align="left", lines=12, down=0
        )
        if spoken.steps:
            self._draw_dots(canvas)

    def _draw_tail(self, canvas: Canvas) -> None:
        """Draw the point of the speech on the side of what it speaks of, if that lies beside it."""
        if self.towards is None:
            return
        rect, at = self.rect, self.towards.centre
        if rect.y + 40 < at[1] < rect.bottom - 40 and not rect.contains(at):
            left = at[0] < rect.x
            place = Rect(rect.x - TAIL + 3 if left else rect.right - 3, at[1] - TAIL, TAIL, 2 * TAIL)
            canvas.vector(("speech-tail", left), place, lambda svg: _tail(svg, left))

    def _draw_dots(self, canvas: Canvas) -> None:
        spoken, row = self.spoken, self.frame.dots
        words = _("{step} of {steps}").format(step=spoken.step, steps=spoken.steps)
        told = canvas.text(words, row, "caption", "muted", align="right")
        room = min(row.w - told.w - 16, 26.0 * spoken.steps)
        canvas.vector(
            ("lesson-dots", spoken.step, spoken.steps), Rect(row.x, row.y, room, row.h), lambda svg: _dots(svg, spoken)
        )


def _tail(svg: Svg, left: bool) -> None:
    tip, base = (1.5, svg.w) if left else (svg.w - 1.5, 0.0)
    points = [(base, 8.0), (tip, svg.h / 2), (base, svg.h - 8)]
    svg.polygon(points, "#F3E6C4")
    svg.polyline(points, "#4A2F14", 3.4)
    svg.polyline(points, "#C08A2B", 1.8)


def _dots(svg: Svg, spoken: Spoken) -> None:
    step = svg.w / spoken.steps
    radius = min(8.0, step * 0.34)
    for index in range(spoken.steps):
        here = index == spoken.step - 1
        fill = "#A81F34" if here else "#B07C22" if index < spoken.step else "#F7EBCB"
        centre = step * (index + 0.5), svg.h / 2
        svg.circle(centre, radius * (1.2 if here else 1), fill, line="#5A3A0E", width=1.8)


class KeyedButton(Button):
    """A button that shows its key."""

    def __init__(
        self, rect: Rect, label: str, action: Callable[[], None], key: str, *, kind: Kind = "parchment", name: str,
        tip: str = "", reason: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(rect, label, action, kind=kind, name=name, tip=tip, reason=reason)
        self.hotkey = key

    def draw(self, canvas: Canvas) -> None:
        """Draw the face, the word and the key cap at its right."""
        kind = self.kind if self.enabled else "disabled"
        rect = self.face_rect
        canvas.piece("button", rect, face=f"{kind}-hover" if self.hovered and self.enabled else kind)
        words = rect.inset(10, 4).cut_right(CAP, 4)[1]
        canvas.text(self.label, words.move(0, -1), self.role, "ink" if self.enabled else "disabled-text")
        canvas.key_cap(self.hotkey, (rect.right - 8 - CAP, rect.centre[1]), dark=not self.enabled)


class Strip(Widget):
    """The speech over a scene that needs the window for itself: one band at the top."""

    focusable = False

    def __init__(self, rect: Rect, herald: Rect, words: Rect, spoken: Spoken) -> None:
        super().__init__(rect, name="speech")
        self.herald, self.words, self.spoken = herald, words, spoken

    def draw(self, canvas: Canvas) -> None:
        """Draw the band."""
        canvas.piece("parchment", self.rect, radius=12)
        canvas.image("herald", self.herald)
        colour = "bad" if self.spoken.blame else "ink"
        canvas.text(self.spoken.words, self.words, "body", colour, align="left", lines=4)
