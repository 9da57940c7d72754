"""The building scoring, building by building: enclosed ones count, open ones show what is missing (N10.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from noblemen_gui.games.noblemen.rules.estate import AROUND, Estate
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.material import FOLLY
from noblemen_gui.games.noblemen.table import estate_map_ground as ground
from noblemen_gui.games.noblemen.table.decisions import scoring_art as art
from noblemen_gui.games.noblemen.table.decisions.base import Decision
from noblemen_gui.games.noblemen.table.decisions.halo import draw_halo
from noblemen_gui.games.noblemen.table.decisions.scoring_seat import SeatCard
from noblemen_gui.games.noblemen.table.decisions.tally import Scored, Tally, missing_land
from noblemen_gui.games.noblemen.table.estate_art import Grid, building_art, estate_grid, fitting_cell, paint_estate
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.panels.top_bar import ROMAN, title_name
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Call, Canvas, Key, Layer, Pointer, Rect, Row, Sprite, Together, Tween, Wait, fly
from noblemen_gui.ui import Event as Input
from noblemen_gui.ui import Sequence as InOrder

BUILDING_MS = 500.0
FLIGHT_MS = 380.0
APART_MS = 40.0
SEAT_MS = 600.0
FAREWELL_MS = 3500.0
TOKEN = 40.0
MOST_TOKENS = 6
VEIL = 96
EXAMPLES_NEED = 270.0


class LedgerRow(Row):
    """A building in the ledger; under the pointer it lights its building on the map."""

    lights: Callable[[bool], None]

    def set_hovered(self, hovered: bool) -> None:
        """Light the building, or no longer."""
        super().set_hovered(hovered)
        self.lights(hovered)


class ScoringScene(Decision):
    """Plays through the buildings from the Queen's holder clockwise; Space goes on, End shows all."""

    modal = False

    def __init__(self, host: TableHost, events: Sequence[Event]) -> None:
        super().__init__(host)
        self.tally = Tally(events, host.model.state)
        self.number = 0
        self.hovered_row: int | None = None
        self.by_itself = True
        self.walk = [float(points) for points in self.tally.before]
        self.sheet = Layer(self._paint_sheet, opaque=True)
        self.keys |= {"space": self.go_on, "right": self.go_further, "left": self.go_back, "end": self.show_all}

    @property
    def scored(self) -> list[Scored]:
        """Return all buildings that count."""
        return self.tally.buildings

    @property
    def current(self) -> Scored:
        """Return the building that is counted."""
        return self.scored[self.number]

    @property
    def last(self) -> bool:
        """Tell whether everything is counted."""
        return self.number >= len(self.scored) - 1

    @property
    def looked_at(self) -> Scored:
        """Return the building that is lit: the one under the pointer or the focus, otherwise the one counted."""
        if self.hovered_row is not None:
            return self.scored[self.hovered_row]
        focused = self.focus.name if self.focus and self.app.keyboard_in_use else ""
        return self.scored[int(focused.removeprefix("building-"))] if focused.startswith("building-") else self.current

    # the course

    def enter(self) -> None:
        """Begin to count by itself."""
        super().enter()
        self.app.audio.play("scoring")
        self._count()

    def _count(self) -> None:
        """Let the points of the present building fly, then go to the next unless a player leads."""
        scored = self.current
        goal = float(self.tally.points(scored.seat, self.number))
        start = self.walk[scored.seat]
        walk = Tween(BUILDING_MS, lambda share: self._walk(scored.seat, start + (goal - start) * share))
        ends_seat = self.last or self.scored[self.number + 1].seat != scored.seat
        rest = Wait(SEAT_MS if ends_seat else 0)
        shown = InOrder(Together(walk, self._tokens(scored)), rest, Call(self._next_by_itself))
        self.timeline.play(shown, "rivals")

    def _tokens(self, scored: Scored) -> Together:
        start = self.grid.rect(scored.at)
        end = self.plates.get(scored.seat, start).centre
        flights = []
        for _number in range(min(scored.amount, MOST_TOKENS)):
            token = Sprite("victory-point", Rect.around(start.centre, TOKEN))
            gone = partial(self.sprites.remove, token)
            flights.append(InOrder(Call(partial(self._add, token)), fly(token, end, FLIGHT_MS, arc=50, then=gone)))
        return Together(*flights, apart=APART_MS)

    def _add(self, token: Sprite) -> None:
        self.sprites.add(token)

    def _walk(self, seat: int, points: float) -> None:
        self.walk[seat] = points
        for line in (self.map, self.top):
            self.invalidate(line)

    def _next_by_itself(self) -> None:
        if not self.by_itself:
            return
        if not self.last:
            self._show(self.number + 1)
        elif self.unwatched:
            self.leave_after(FAREWELL_MS)

    def _go_to(self, number: int) -> None:
        """A player leads: count another building."""
        self.timeline.skip()
        self._show(number)

    def _show(self, number: int) -> None:
        """Count a building; whatever comes after it is not counted yet."""
        self.sprites.clear()
        self.number = number
        self.walk = [float(self.tally.points(seat, number - 1)) for seat in range(len(self.walk))]
        self.app.audio.play("points" if self.current.amount else "click")
        self.relayout()
        self._count()

    def go_on(self) -> None:
        """Look at the next building, or leave after the last."""
        self.by_itself = False
        if self.last:
            self.app.pop()
        else:
            self._go_to(self.number + 1)

    def go_further(self) -> None:
        """Look at the next building, if there is one."""
        if not self.last:
            self.go_on()

    def go_back(self) -> None:
        """Look at the building before."""
        self.by_itself = False
        if self.number:
            self._go_to(self.number - 1)

    def show_all(self) -> None:
        """Count all at once."""
        self.by_itself = False
        if not self.last:
            self._go_to(len(self.scored) - 1)
        self.timeline.skip()

    def look_at(self, number: int) -> None:
        """Go to a building: by its row, or by the card of its seat."""
        self.by_itself = False
        self._go_to(number)

    def back(self) -> None:
        """Esc leaves: everything has been counted already."""
        self.app.pop()

    def handle(self, event: Input) -> bool:
        """Any other key and any click beside the controls hurries."""
        used = super().handle(event)
        if used or not (isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down")):
            return used
        self.go_further()
        return True

    # layout

    def lay_out(self) -> None:
        """Lay out plates above, seats at the left, the map, the ledger at the right and the steps below."""
        view = self.view
        self.sheet.stale()
        self.hovered_row = None
        self.top, rest = view.rect.cut_top(max(52.0, view.px(76)))
        room = rest.inset(max(8.0, view.px(12)))
        self.ledger, rest = room.cut_right(max(350.0, view.px(420)), 12)
        self.seats, rest = (Rect(), rest) if view.compact else rest.cut_left(max(216.0, view.px(420)), 12)
        steps, self.map = rest.cut_bottom(max(60.0, view.px(86)), max(8.0, view.px(14)))
        self.frame = 0.0 if view.compact else max(22.0, view.px(28))
        self._lay_out_plates()
        self._lay_out_steps(steps)
        self._lay_out_rows()
        self.grid = self._grid()

    def _lay_out_plates(self) -> None:
        players = self.model.players
        self.title, rest = self.top.inset(12, 0).cut_right(self.view.width * 0.2, 12)
        self.plates = dict(enumerate(rest.inset(0, 5).columns(len(players), 10)))
        if not self.seats.w:
            return
        for seat, place in zip(self.tally.order, self.seats.rows(len(self.tally.order), 10), strict=True):
            self.controls.append(SeatCard(place, self, seat, partial(self.look_at, self.tally.of(seat)[-1])))

    def _lay_out_steps(self, steps: Rect) -> None:
        back, on, everything = steps.columns((3, 5, 3), 12)
        first = None if self.number else _("This is the first building.")
        label = _("Go on") if self.last else _("Next building")
        self.controls += [
            Button(back, _("One back"), self.go_back, kind="dark", name="back", lines=2, reason=first),
            Button(on, label, self.go_on, kind="gold", role="primary", name="confirm", lines=2, lit=True,
                   tip=_("Space, → or a click")),
            Button(everything, _("All at once"), self.show_all, kind="dark", name="all", lines=2,
                   reason=_("This is the last building.") if self.last else None),
        ]  # fmt: skip

    def _lay_out_rows(self) -> None:
        inner = self.ledger.inset(16, 14).cut_top(52)[1]
        self.foot, inner = inner.cut_bottom(max(118.0, self.view.px(150)), 8)
        mine = self.tally.of(self.current.seat)
        lines = len(mine) + bool(self._follies())
        height = min(92.0, inner.h / max(1, lines) - 6)
        for line, index in enumerate(mine):
            place = Rect(inner.x, inner.y + line * (height + 6), inner.w, height)
            shown = index <= self.number
            row = LedgerRow(place, f"building-{index}", partial(self._draw_row, index), partial(self.look_at, index),
                            chosen=index == self.number, reason=None if shown else _("Not counted yet."))  # fmt: skip
            row.lights = partial(self._light, index if shown else None)
            self.controls.append(row)
        self.folly_row = Rect(inner.x, inner.y + len(mine) * (height + 6), inner.w, height)
        below = inner.y + lines * (height + 6)
        self.examples = Rect(inner.x, below + 8, inner.w, inner.bottom - below - 8)

    def _light(self, index: int | None, hovered: bool) -> None:
        self.hovered_row = index if hovered else None
        self.invalidate(self.map)

    def _follies(self) -> int:
        estate = self.model.state.seats[self.current.seat].estate
        return sum(building >= FOLLY for building in estate.buildings.values())

    def _grid(self) -> Grid:
        """Return a grid on which the whole estate and everything round its buildings has room."""
        seat = self.current.seat
        estate = self.model.state.seats[seat].estate
        near = [self.scored[index].at + step for index in self.tally.of(seat) for step in AROUND]
        cells = [*estate.tiles, *near]
        inner = self.map.inset(self.frame + 14)
        room = inner.cut_top(max(64.0, self.view.px(104)))[1].cut_bottom(art.BUBBLE_HEIGHT * 0.6)[1]
        whole = Estate(dict.fromkeys(cells, 0), {}, {}, {}, frozenset(), estate.land)
        return estate_grid(self.view, room, whole, min(max(60.0, self.view.px(90)), fitting_cell(room, cells)))

    # drawing

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw the plates, the estate that is counted, and its ledger."""
        canvas.cover("oak-table", self.view.rect)
        self._paint_top(canvas)
        self.sheet.draw(canvas, self.map)
        self._paint_map(canvas)
        self._paint_ledger(canvas)

    def _paint_top(self, canvas: Canvas) -> None:
        canvas.fill(self.top, "oak")
        canvas.fill(Rect(self.top.x, self.top.bottom - 3, self.top.w, 3), "bronze")
        for seat, place in self.plates.items():
            queen, active = self.model.state.queen == seat, seat == self.current.seat
            art.draw_plate(canvas, place, self.model.players[seat], title_name(self.model, seat),
                           round(self.walk[seat]), active=active, queen=queen)  # fmt: skip
        decade = max(1, min(3, self.model.state.decade - (self.model.to_move is not None)))
        upper, lower = self.title.rows(2)
        canvas.text(_("Building scoring"), upper, "small-label", "gilt", align="right")
        canvas.text(_("Decade {number}").format(number=ROMAN[decade]), lower, "caption", "cream", align="right")

    def _paint_sheet(self, canvas: Canvas) -> None:
        ground.paint_sheet(canvas, self.map, self.view.u, decorated=not self.view.compact)
        ground.paint_frame(canvas, self.map, self.frame)

    def _paint_estate(self, canvas: Canvas) -> None:
        player = self.model.players[self.current.seat]
        estate = self.model.state.seats[self.current.seat].estate
        letters = self.app.settings.tile_letters
        paint_estate(canvas, self.grid, estate, player, self.model.players, letters=letters)

    def _paint_map(self, canvas: Canvas) -> None:
        looked = self.looked_at
        estate = self.model.state.seats[looked.seat].estate
        region = art.region_of(self.grid, looked.at)
        inner = self.map.inset(self.frame)
        self._paint_estate(canvas)
        canvas.fill(inner, "#1A0E06", VEIL)
        if looked.enclosed:
            draw_halo(canvas, region.inset(-4))
        with canvas.clipped(region):
            self.sheet.draw(canvas, self.map)
            self._paint_estate(canvas)
        counted = [self.scored[index] for index in self.tally.of(looked.seat) if index <= self.number]
        art.draw_counted(canvas, self.grid, [scored for scored in counted if scored is not looked])
        art.draw_looked_at(canvas, self.grid, estate, looked)
        self._paint_ribbon(canvas)
        missing = len(missing_land(estate, looked.at))
        art.draw_bubble(canvas, inner, region, looked.sum(missing), looked.enclosed)
        self._paint_crests(canvas)

    def _paint_ribbon(self, canvas: Canvas) -> None:
        inner = self.map.inset(self.frame)
        height = max(56.0, self.view.px(84))
        ribbon = inner.cut_top(height + 20)[0].place(min(inner.w * 0.9, 640), height)
        canvas.piece("ribbon", ribbon)
        words = _("The buildings of {name}").format(name=self.model.players[self.current.seat].name)
        canvas.text(words, ribbon.inset(ribbon.h, 0).cut_top(ribbon.h * 0.8)[0], "ribbon", "cream", lines=2)

    def _paint_crests(self, canvas: Canvas) -> None:
        places = ground.track_places(self.map, self.frame)
        for seat, points in enumerate(self.walk) if places else ():
            place = places[round(points) % ground.TRACK]
            before = sum(round(other) == round(points) for other in self.walk[:seat])
            centre = place.centre[0] + 9 * before, place.centre[1] - 9 * before
            canvas.image(f"crest-{self.model.players[seat].crest}", Rect.around(centre, 42 * self.frame / 28))

    def _paint_ledger(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.ledger)
        seat = self.current.seat
        player = self.model.players[seat]
        head = self.ledger.inset(20, 14).cut_top(44)[0]
        canvas.text(player.name, head.cut_right(52)[1], "heading", "ink", align="left")
        canvas.image(f"crest-{player.crest}", head.place(44, 44, 1))
        if self._follies():
            self._paint_follies(canvas, self.folly_row.inset(10, 4))
        if self.examples.h >= EXAMPLES_NEED:
            room = self.examples.cut_bottom(min(self.examples.h, 290))[0]
            art.draw_examples(canvas, room, self.model.players, player)
        upper, middle, plate = self.foot.rows((3, 3, 5), 2)
        self._paint_sum(canvas, upper, _("before"), str(self.tally.before[seat]), "muted")
        counted = self.tally.counted(seat, self.number)
        self._paint_sum(canvas, middle, _("buildings"), f"+{counted}", "wine")
        canvas.piece("plate", plate, active=True)
        size = plate.h - 10
        canvas.image("victory-point", plate.inset(10, 5).place(size, size, 0))
        canvas.text(player.name, plate.inset(size + 18, 2).cut_right(50)[1], "label", "cream", align="left")
        total = str(self.tally.points(seat, self.number))
        canvas.text(total, plate.inset(18, 0), "total" if self.view.wide else "score", "gilt", align="right")

    def _paint_sum(self, canvas: Canvas, row: Rect, words: str, value: str, colour: str) -> None:
        canvas.text(words, row.inset(10, 0), "sentence", colour, align="left")
        canvas.text(value, row.inset(10, 0), "count", "ink" if colour == "muted" else colour, align="right")

    def _paint_follies(self, canvas: Canvas, rect: Rect) -> None:
        count = self._follies()
        words = ngettext_("{count} folly", "{count} follies", count).format(count=count)
        self._paint_line(canvas, rect, "folly", words, _("counted when they were built"), "0", grey=False)

    def _draw_row(self, index: int, canvas: Canvas, rect: Rect) -> None:
        scored, shown = self.scored[index], index <= self.number
        estate = self.model.state.seats[scored.seat].estate
        picture = building_art(scored.building, self.model.players[scored.seat])
        reason = scored.reason(len(missing_land(estate, scored.at)))
        amount = str(scored.amount) if shown else ""
        self._paint_line(canvas, rect, picture, scored.words(), reason, amount, grey=not (scored.enclosed and shown))

    def _paint_line(
        self, canvas: Canvas, rect: Rect, picture: str, words: str, reason: str, amount: str, *, grey: bool
    ) -> None:
        size = min(rect.h, 64)
        canvas.image(picture, rect.place(size, size, 0), grey=grey)
        value, body = rect.cut_left(size + 8)[1].cut_right(40, 4)
        if rect.h >= 74:
            upper, lower = body.rows((4, 6))
            canvas.text(words, upper, "action", "ink", align="left")
            canvas.text(reason, lower, "caption", "muted", align="left", lines=2, down=0.3)
        elif rect.h >= 50:
            upper, lower = body.rows(2)
            canvas.text(words, upper, "action", "ink", align="left")
            canvas.text(reason, lower, "caption", "muted", align="left")
        else:
            canvas.text(words, body, "action", "ink", align="left")
        canvas.text(amount, value, "score" if rect.h > 50 else "count", "bad" if amount == "0" else "ink")
