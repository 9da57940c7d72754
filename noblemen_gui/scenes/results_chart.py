"""Points over time: a line for each seat, told apart by colour, dash and crest; a place on it can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.locale import _
from noblemen_gui.scenes.course import Space, dashes, gains
from noblemen_gui.scenes.saved_summary import decade_name
from noblemen_gui.ui import Canvas, Point, Rect, Svg, Widget

LINES: dict[str, tuple[str, tuple[float, ...]]] = {
    "lion": ("#B02A34", ()),
    "ship": ("#2F6FB0", (18, 8)),
    "rose": ("#7C3FA8", (4, 8)),
    "stag": ("#2F7A3C", (16, 6, 4, 6)),
    "oak": ("#9A6A10", (30, 6)),
}
# A lower chart has no room for its heading.
LOW = 250
ICONS = {"ball": "mask", "scoring": "castle"}


class Chart(Widget):
    """The pointer or the arrow keys name what each seat got on a space; Enter or a click looks at the game there."""

    def __init__(
        self, rect: Rect, spaces: Sequence[Space], players: Sequence[Player], look: Callable[[int], None]
    ) -> None:
        super().__init__(rect, name="chart")
        self.spaces = list(spaces)
        self.players = list(players)
        self.asked: int | None = None
        self._look = look
        self.top = max(20, 20 * (1 + max(max(space.points) for space in spaces) // 20))
        inner = rect.inset(24, 12)
        self.head, inner = inner.cut_top(36 if rect.h > LOW else 0)
        icons, inner = inner.cut_top(30)
        feet, inner = inner.cut_bottom(28)
        self.labels, inner = inner.cut_right(112)
        self.plot = inner.cut_left(46)[1].cut_top(4)[1]
        self.icons = Rect(self.plot.x, icons.y, self.plot.w, icons.h)
        self.feet = Rect(self.plot.x, feet.y, self.plot.w, feet.h)

    # places

    def x(self, index: int) -> float:
        return self.plot.x + self.plot.w * index / max(1, len(self.spaces) - 1)

    def y(self, points: float) -> float:
        return self.plot.bottom - self.plot.h * points / self.top

    def ask(self, index: int | None) -> None:
        if index != self.asked:
            self.asked = index
            self.changed()

    def point_at(self, at: Point) -> None:
        """The pointer is there."""
        if not self.plot.inset(-10, -30).contains(at):
            self.ask(None)
            return
        share = (at[0] - self.plot.x) / max(1, self.plot.w)
        self.ask(max(0, min(len(self.spaces) - 1, round(share * (len(self.spaces) - 1)))))

    def press(self, at: Point) -> None:
        self.point_at(at)

    def activate(self) -> None:
        if self.asked is not None:
            self._look(self.spaces[self.asked].step)

    def key(self, combo: str) -> bool:
        steps = {"left": -1, "right": 1}
        if combo in steps:
            start = len(self.spaces) - 1 if self.asked is None else self.asked + steps[combo]
            self.ask(max(0, min(len(self.spaces) - 1, start)))
        return combo in steps

    # drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.rect)
        if self.head.h:
            taken = canvas.text(_("Points over time"), self.head, "subheading", "ink", align="left")
            room = self.head.cut_left(taken.w, 40)[1]
            told = _("A click looks through the game from there.")
            canvas.text(told, room, "caption", "muted", align="right")
        canvas.vector(("chart-ground", tuple(self.spaces)), self.plot, self._ground)
        self._axes(canvas)
        for player, points in self._series():
            canvas.vector(
                ("chart-line", player.crest, tuple(points), self.top), self.plot, partial(self._line, player, points)
            )
        self._ends(canvas)
        if self.asked is not None:
            self._answer(canvas, self.asked)

    def _series(self) -> list[tuple[Player, list[int]]]:
        return [(player, [space.points[seat] for space in self.spaces]) for seat, player in enumerate(self.players)]

    def _ground(self, svg: Svg) -> None:
        last = max(1, len(self.spaces) - 1)
        for decade, (start, end) in enumerate(self._decades()):
            x, w = svg.w * start / last, svg.w * (end - start) / last
            svg.rect(x, 0, w, svg.h, "#F3E2B4" if decade % 2 else "#FFFAF0", opacity=0.75)
        for step in range(6):
            y = svg.h * step / 5
            svg.path(f"M0 {y:.1f}H{svg.w}", line="#A8854A", width=1.2, opacity=0.55)
        for index, space in enumerate(self.spaces):
            if space.kind in ICONS:
                x = svg.w * index / last
                svg.path(dashes([(x, 0), (x, svg.h)], (5, 5)), line="#7C3F98" if space.kind == "ball" else "#A8741F")

    def _decades(self) -> list[tuple[int, int]]:
        """First and last space of each decade."""
        starts = [i for i, s in enumerate(self.spaces) if i == 0 or s.decade != self.spaces[i - 1].decade]
        return list(zip(starts, [*starts[1:], len(self.spaces) - 1], strict=True))

    def _line(self, player: Player, points: Sequence[int], svg: Svg) -> None:
        last = max(1, len(points) - 1)
        at = [(svg.w * i / last, svg.h - svg.h * value / self.top) for i, value in enumerate(points)]
        if len(at) == 1:
            at.append((svg.w, at[0][1]))
        colour, pattern = LINES[player.crest]
        svg.path(dashes(at, ()), line="#FFFDF4", width=8, opacity=0.85)
        svg.path(dashes(at, pattern), line=colour, width=4.4)

    def _axes(self, canvas: Canvas) -> None:
        for step in range(6):
            value = self.top * step // 5
            if step % 2 == 0 or self.plot.h > 150:
                place = Rect(self.plot.x - 48, self.y(value) - 12, 40, 24)
                canvas.text(str(value), place, "number", "ink", align="right")
        for start, end in self._decades():
            room = Rect(self.x(start), self.feet.y, max(0, self.x(end) - self.x(start)), self.feet.h)
            if room.w > 90:
                canvas.text(decade_name(self.spaces[start].decade), room, "small-label", "ink")
        for index, space in enumerate(self.spaces):
            if space.kind in ICONS:
                canvas.image(ICONS[space.kind], Rect.around((self.x(index), self.icons.centre[1]), self.icons.h + 4))

    def _ends(self, canvas: Canvas) -> None:
        """The crests at the lines' ends, pushed apart where they would overlap and tied to their line."""
        row = max(24.0, min(34.0, self.labels.h / len(self.players)))
        order = sorted(range(len(self.players)), key=lambda seat: -self.spaces[-1].points[seat])
        y = self.plot.y - row
        for place, seat in enumerate(order):
            end = self.y(self.spaces[-1].points[seat])
            y = min(max(end - row / 2, y + row), self.plot.bottom - row * (len(order) - place) + 4)
            crest, number = Rect(self.labels.x + 26, y, self.labels.w - 26, row).cut_left(row, 6)
            self._tie(canvas, end, crest)
            canvas.image(f"crest-{self.players[seat].crest}", crest.inset(1))
            canvas.text(str(self.spaces[-1].points[seat]), number, "count", "ink", align="left")

    def _tie(self, canvas: Canvas, end: float, crest: Rect) -> None:
        middle = crest.centre[1]
        area = Rect(self.plot.right + 4, min(end, middle) - 2, crest.x - self.plot.right - 6, abs(end - middle) + 4)
        falls = middle > end
        canvas.vector(("tie", falls), area, lambda svg: _tie(svg, falls))

    def _answer(self, canvas: Canvas, index: int) -> None:
        space = self.spaces[index]
        x = self.x(index)
        canvas.fill(Rect(x - 1.5, self.plot.y - 4, 3, self.plot.h + 4), "#5C2C78")
        width, height = 84.0 * len(self.players) + 96, 84.0
        left = x - width - 16 if x - width - 16 > self.rect.x else x + 16
        box = Rect(left, min(self.plot.y + 4, self.rect.bottom - height - 8), width, height)
        canvas.piece("bubble", box, tone="dark")
        picture, inner = box.inset(16, 8).cut_left(52, 12)
        canvas.image(ICONS.get(space.kind, "icon-pace"), picture.fit(1))
        head, row = inner.rows(2)
        canvas.text(space_name(space), head, "small-label", "gilt", align="left")
        for player, gain, place in zip(
            self.players, gains(self.spaces, index), row.columns(len(self.players)), strict=True
        ):
            crest, number = place.cut_left(30, 4)
            canvas.image(f"crest-{player.crest}", crest.fit(1))
            canvas.text(f"+{gain}", number, "count", "cream", align="left")


def _tie(svg: Svg, falls: bool) -> None:
    start, end = (2, svg.h - 2) if falls else (svg.h - 2, 2)
    svg.path(f"M0 {start}L{svg.w} {end}", line="#7A5A2C", width=1.6)


def space_name(space: Space) -> str:
    """Where on the track that was."""
    names = {
        "ball": _("{decade}, ball {nth}"),
        "scoring": _("{decade}, building scoring"),
    }
    return names.get(space.kind, _("{decade}, round {nth}")).format(decade=decade_name(space.decade), nth=space.nth)
