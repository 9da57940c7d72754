"""The score sheet of the results: a row for each seat by rank, a column for each source, a gold pill for the most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from noblemen_gui.games.noblemen.learn.advice import TIPS
from noblemen_gui.games.noblemen.names import SOURCES
from noblemen_gui.locale import _, pgettext_
from noblemen_gui.scenes.results_ornaments import medal, pill, winner_row
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.telling import title_of
from noblemen_gui.ui import Canvas, Rect, View, Widget, text
from noblemen_gui.ui.theme import TEXT_FLOOR, Face

ICONS = {
    "queen": "queen", "bribes": "bribe", "church": "church", "idle": "icon-idle", "follies": "folly",
    "titles": "coronet-duke", "buildings": "castle", "cards": "scandal-back", "liaisons": "card-liaison",
}  # fmt: skip
EDGE = 10


def ranked(ranking: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Ranks and seats, best first; after two who share a rank the next one is left out."""
    ranks = accumulate((len(seats) for seats in ranking), initial=1)
    return [(rank, seat) for rank, seats in zip(ranks, ranking, strict=False) for seat in seats]


class Head(Widget):
    """The head of a column; its tooltip tells how points come from there."""

    focusable = False

    def __init__(self, rect: Rect, icon: str, label: str, *, with_words: bool, tip: str, name: str) -> None:
        super().__init__(rect, name=name, tip=tip if with_words else f"{label}. {tip}".strip())
        self.icon = icon
        self.label = label if with_words else ""

    def draw(self, canvas: Canvas) -> None:
        words, picture = self.rect.cut_bottom(28 if self.label else 0)
        canvas.image(self.icon, picture.inset(0, 3))
        if self.label:
            canvas.text(self.label, words, "small-label", "ink")


class Sheet:
    """Measures and paints the sheet of a finished game; `heads()` are its only controls."""

    def __init__(self, view: View, session: GameSession, width: float) -> None:
        self.view = view
        self.session = session
        self.outcome = session.match.outcome()
        self.order = ranked(self.outcome.ranking)
        self.row = max(38.0, view.px(72 if len(self.order) < 5 else 60))
        self.head = max(46.0, view.px(104))
        self.rect = Rect(0, 0, width, self.head + self.row * len(self.order) + 2 * EDGE)

    def put(self, rect: Rect) -> None:
        """Lie there from now on."""
        self.rect = rect

    def heads(self) -> list[Widget]:
        """One for each source, and one for the sum."""
        _names, columns, total = self._columns()
        labels = {source: _(label) for source, label in SOURCES.items()}
        # The words of the rules are too long for a column here.
        labels |= {"bribes": pgettext_("column", "Bribes"), "idle": pgettext_("column", "Idle")}
        smallest = Face(self.view.font("small-label").family, TEXT_FLOOR)
        longest = max(text.measure(label, smallest, self.view.scale)[0] for label in labels.values())
        with_words = longest <= columns[0].w
        heads = [
            Head(column, ICONS[source], labels[source], with_words=with_words, tip=_(TIPS[source]), name=source)
            for column, source in zip(columns, SOURCES, strict=True)
        ]
        points = Head(total, "victory-point", _("Points"), with_words=with_words, tip="", name="points")
        return [*heads, points]

    def _columns(self) -> tuple[Rect, list[Rect], Rect]:
        """The heads of the names' column, of each source's and of the total's."""
        inner = self.rect.inset(max(12.0, self.view.px(22)), EDGE).cut_top(self.head - 6)[0]
        names, rest = inner.cut_left(max(172.0, self.view.px(244), self._names_width()))
        total, rest = rest.cut_right(max(72.0, self.view.px(130)))
        return names, rest.columns(len(SOURCES)), total

    def _names_width(self) -> float:
        """What medal, crest and the longest name take."""
        face, scale = self.view.font("name"), self.view.scale
        longest = max(text.measure(plan.name, face, scale)[0] for plan in self.session.plans)
        return 2 * self._disc + 22 + longest

    @property
    def _disc(self) -> float:
        return min(self.row - 8, 50.0)

    def paint(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.rect)
        if self.session.practice:
            names = self._columns()[0]
            canvas.text(_("Practice game"), names, "rank", "wine", align="left", lines=2)
        top = self.rect.y + EDGE + self.head - 4
        for place, (rank, seat) in enumerate(self.order):
            row = Rect(self.rect.x, top + place * self.row, self.rect.w, self.row)
            canvas.fill(Rect(row.x + 20, row.y, row.w - 40, 2 if place == 0 else 1), "#A8854A")
            self._paint_row(canvas, row, rank, seat)

    def _paint_row(self, canvas: Canvas, row: Rect, rank: int, seat: int) -> None:
        names, columns, total = self._columns()
        if rank == 1:
            canvas.vector("winner-row", row.inset(8, 3), winner_row)
        self._paint_name(canvas, Rect(names.x, row.y, names.w, row.h), rank, seat)
        for column, source in zip(columns, SOURCES, strict=True):
            value = self.outcome.sources[seat][source]
            place = Rect(column.x, row.y, column.w, row.h)
            if value and value == max(given[source] for given in self.outcome.sources):
                canvas.vector("pill", place.place(min(64, column.w - 4), min(44, row.h - 8)), pill)
            canvas.text(str(value) if value else "–", place, "count", "ink" if value else "muted")
        canvas.text(str(self.outcome.points[seat]), Rect(total.x, row.y, total.w, row.h), "score", "ink")

    def _paint_name(self, canvas: Canvas, place: Rect, rank: int, seat: int) -> None:
        plan = self.session.plans[seat]
        size = self._disc
        disc, rest = place.cut_left(size, 4)
        canvas.vector(("medal", min(rank, 4)), disc.place(size, size), lambda svg: medal(svg, rank))
        canvas.text(str(rank), disc, "label", "ink")
        crest, words = rest.cut_left(size, 8)
        canvas.image(f"crest-{plan.crest}", crest.place(size, size))
        if place.h < 56:
            canvas.text(plan.name, words, "name", "ink", align="left")
            return
        name, title = words.inset(0, max(2.0, (place.h - 58) / 2)).rows((1.15, 1))
        canvas.text(plan.name, name, "name", "ink", align="left")
        canvas.text(title_of(self.session, seat), title, "rank", "muted", align="left")
