"""The table itself: the map, the panels round it, dragging and keys, and what is shown at this moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from noblemen_gui.games.noblemen.learn import topic_of
from noblemen_gui.games.noblemen.rules.estate import cell, coordinates
from noblemen_gui.games.noblemen.rules.moves import Build, Move, Place
from noblemen_gui.games.noblemen.table import decisions, flow, telling
from noblemen_gui.games.noblemen.table.animate_stage import Director
from noblemen_gui.games.noblemen.table.carrying import Carrying
from noblemen_gui.games.noblemen.table.drops import Drops
from noblemen_gui.games.noblemen.table.estate_map import EstateMap, Sheet
from noblemen_gui.games.noblemen.table.estate_map_marks import Spot, spot_rect
from noblemen_gui.games.noblemen.table.guide import Guide
from noblemen_gui.games.noblemen.table.layout import Regions, regions
from noblemen_gui.games.noblemen.table.map_things import MapThings
from noblemen_gui.games.noblemen.table.model import Player, TableModel
from noblemen_gui.games.noblemen.table.notice import Notice
from noblemen_gui.games.noblemen.table.outside import Outside, Session
from noblemen_gui.games.noblemen.table.panels import Panel, Source
from noblemen_gui.games.noblemen.table.panels.arrangement import arrange
from noblemen_gui.games.noblemen.table.panels.chronicle import Chronicle, Line
from noblemen_gui.games.noblemen.table.panels.map_buttons import MapButtons
from noblemen_gui.games.noblemen.table.running import Running
from noblemen_gui.games.noblemen.table.shortcuts import shortcuts
from noblemen_gui.games.noblemen.table.tips import tip
from noblemen_gui.locale import _
from noblemen_gui.ui import App, Canvas, Event, Key, Layer, Point, Pointer, Rect, Scene, Seal, Sprite, Tween, Widget
from noblemen_gui.ui.dialog import confirm
from noblemen_gui.ui.drag import Drag
from noblemen_gui.ui.widget import flat

RIBBON_MS = 320
SHIMMER_MS = 1400
REST_MS = 300
MUSIC = "music-table"


class TableScene(Scene):
    """Shows a session from the looking seat's side and turns what hands do into moves."""

    drag: Drag
    looks_back = False

    def __init__(self, app: App, session: Session, outside: Outside, guide: Guide | None = None) -> None:
        super().__init__(app)
        self.session = session
        self.outside = outside
        self.guide = guide
        self.players = [Player(plan.name, plan.crest, plan.lady, plan.level) for plan in session.plans]
        self.model = self._model()
        self.map = EstateMap(self.model, app.settings)
        self.panels: list[Panel] = []
        self.drawer = ""
        self.drops = Drops(self)
        self.drag = Drag(self, self.drops)
        self.carrying = Carrying(self)
        self.map_things = MapThings(self.map)
        self.notice = Notice(self)
        self.running = Running(self)
        self.wood = Layer(self._paint_wood, opaque=True)
        self.regions = Regions.nowhere()
        self._rests: tuple[int, float] = (-1, 0.0)
        self.keys = shortcuts(self)

    # what is shown

    def _model(self) -> TableModel:
        settings = self.app.settings
        return TableModel(self.session.view(), self.players, self.session.legal_moves(), settings.closed_screens)

    def refresh(self) -> None:
        """Show what is true now to the looking seat."""
        before = self.model
        self.model = self._model()
        if before.seat != self.model.seat:
            self.map.seat = self.model.seat
            self.relayout()
            self.tell()
        self.map.unlight()
        home = self.model.deciding and self.model.decision in ("turn", "expand")
        self.map.show(self.model, self.model.seat if home and not before.deciding else None)
        for panel in self.panels:
            panel.show(self.model)
        self._show_ribbon()
        self._shimmer()
        self.carrying.lead()

    def _shimmer(self) -> None:
        """When nothing but ending is left, the seal shimmers twice and then stays lit."""
        for control in flat(self.panels):
            if isinstance(control, Seal) and control.lit:
                self.timeline.play(Tween(SHIMMER_MS, control.shimmer, "linear"), "interface")

    def tell(self) -> None:
        """Let the chronicle say what the looking seat knows of all that has happened."""
        for panel in self.panels:
            if isinstance(panel, Chronicle):
                panel.tell(self.lines())

    def lines(self) -> list[Line]:
        """Return the whole chronicle."""
        return telling.lines(self.session, self.players)

    def _show_ribbon(self) -> None:
        sentence = flow.asked(self.model)
        if sentence == self.map.ribbon:
            return
        self.map.ribbon = sentence
        self.timeline.play(Tween(RIBBON_MS, self._unroll, "out-cubic"), "interface")

    def _unroll(self, share: float) -> None:
        self.map.ribbon_width = share
        self.invalidate(Rect(self.map.rect.x, self.map.rect.y, self.map.rect.w, 130))

    # layout

    def layout(self) -> None:
        """Lay out map and panels for the window; the map keeps its zoom if its place stays the same."""
        self.wood.stale()
        self.regions = regions(self.view, len(self.players) - 1)
        covered = self.regions.drawer.w if self.drawer else 0
        self.map.arrange(Sheet(self.regions.map, self.regions.frame, self.regions.cells, covered), self.view)
        self.map.redraw()
        self.map.ribbon = flow.asked(self.model)
        self.map.ribbon_width = 1.0
        self.panels = arrange(self.regions, self.view, self, self.drawer)
        self.controls = [self.map, *self.panels]
        self.tell()

    @property
    def covered(self) -> Rect:
        """Return what lies under an open drawer."""
        return self.regions.drawer if self.drawer else Rect()

    def open_drawer(self, name: str) -> None:
        """Open a drawer of a small window, or close it if it is open."""
        self.drawer = "" if name == self.drawer else name
        self.relayout()

    def enter(self) -> None:
        """The table is on top again; crests walk to where their seats' points are by now."""
        self.app.audio.music(MUSIC)
        self.refresh()
        director = Director(self, own=True)
        for seat, holder in enumerate(self.model.state.seats):
            if self.map.walk[seat] != holder.points:
                self.timeline.play(director.walk(seat, holder.points), "own")

    def leave(self) -> None:
        """The table is closed; the game is on disk."""
        self.session.close()

    # drawing

    def paint(self, canvas: Canvas) -> None:
        """Draw the oak."""
        self.wood.draw(canvas, self.view.rect)

    def _paint_wood(self, canvas: Canvas) -> None:
        canvas.cover("oak-table", self.view.rect)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw the sentence that says why not."""
        self.notice.draw(canvas, self.map.sheet.parchment)

    # time and input

    def tick(self, ms: float) -> None:
        """Let the game go on."""
        self.notice.advance(ms)
        self._count_rest(ms)
        self._look_for_hint()
        self.running.advance()

    def handle(self, event: Event) -> bool:
        """A click or key finishes what moves; while something is carried, keys move it."""
        pressed = isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down")
        if pressed and self.timeline.skip() and not self.model.deciding:
            return True
        if isinstance(event, Key) and self.carrying.key(event.combo):
            return True
        used = super().handle(event)
        if isinstance(event, Pointer) and self._hovered is self.map and not self.drag.carrying:
            self._watch(self.map_things.region(event.at))
        return used

    def back(self) -> None:
        """Esc: close the drawer, come home from a rival's estate, decline a knight, or pause."""
        if self.drawer:
            self.open_drawer(self.drawer)
        elif self.model.deciding and self.model.decision == "knight":
            self.end_turn()
        elif not self.map.at_home:
            self.show_estate(self.model.seat)
        else:
            self.menu()

    # what the panels ask for

    def play(self, move: Move) -> bool:
        """Make a decision for the looking seat, unless a guide wants another."""
        refusal = self.guide.refusal(move) if self.guide else None
        if refusal is not None:
            self.say(refusal)
            return False
        self.notice.hide()
        self.running.play(move, own=True)
        return True

    def _play(self, move: Move) -> None:
        self.play(move)

    def action(self, name: str) -> None:
        """An action plate was pressed or its number key: carry, open a sheet, or do it."""
        plate = self.find(name)
        if not plate.enabled:
            self.app.audio.play("error")
            self.say(plate.hint)
        elif name in flow.SHEETS:
            self.open(name)
        elif name == "idle":
            self.play(flow.IDLE)
        else:
            self.carrying.begin(name)

    def open(self, name: str, **details: Any) -> None:
        """Open a decision or sheet by name, or take something into the hand."""
        match name:
            case "carry":
                self.carrying.pick(details["payload"], details["home"])
            case "place_card":
                self.carrying.pick(("card", details["card"]), self.anchor(f"cards:{self.model.seat}") or self.map.rect)
            case "help":
                topic = details.get("topic") or topic_of(self.thing_at(self.app.pointer))
                self.outside.help(topic, self.model.state.board)
            case "look_back":
                self.outside.look_back(self.session)
            case "chronicle":
                places = telling.places(self.session, self.players)
                self.app.push(decisions.open(name, self, lines=self.lines(), places=places))
            case _:
                self.app.push(decisions.open(name, self, **details))

    def show_estate(self, seat: int) -> None:
        """Bring a seat's estate to the map; the same again brings one's own back."""
        wanted = self.model.seat if seat == self.map.seat else seat
        if self.drawer:
            self.open_drawer(self.drawer)
        self.turn_map(wanted)

    def next_estate(self) -> None:
        """Bring the next seat's estate to the map, round and round."""
        self.turn_map((self.map.seat + 1) % len(self.players))

    def turn_map(self, seat: int) -> None:
        """Show a seat's estate on the map, and the way home beside it."""
        self.map.show(self.model, seat)
        for panel in self.panels:
            if isinstance(panel, MapButtons):
                panel.show(self.model)

    def end_turn(self) -> None:
        """The seal: an expand is done, a knight declined, or the turn over; ending early may be asked about."""
        seal = self.find("end_turn")
        move = flow.ending(self.model)
        if not seal.enabled:
            self.app.audio.play("error")
            self.say(seal.hint)
        elif self.app.settings.confirmations and flow.worth_asking(self.model):
            body = _("A rival’s area is free for your knight.")
            self.app.push(confirm(self.app, _("Set no knight?"), body, _("No knight"), partial(self._play, move)))
        else:
            self.play(move)

    def taking_back(self) -> tuple[str | None, str | None]:
        """Say why nothing can be taken back, and why nothing can be done again; None where it can."""
        return self.running.taking_back()

    def undo(self) -> None:
        """Take back a step."""
        self.running.undo()

    def redo(self) -> None:
        """Do a step again."""
        self.running.redo()

    def zoom(self, by: int) -> None:
        """Show the map larger or smaller."""
        self.map.zoom(by)

    def menu(self) -> None:
        """Open the pause scene."""
        self.outside.pause()

    def tell_about(self, thing: str) -> None:
        """Say what a thing of the table is and does now."""
        self.notice.say(tip(self.model, thing))

    def say(self, sentence: str) -> None:
        """Show a line that says why something is not possible."""
        if not (self.guide and self.guide.refused(sentence)):
            self.notice.say(sentence)

    def ask_hint(self) -> None:
        """Ask what a strong player would do here."""
        if self.model.deciding:
            self.session.ask_hint()
            self.notice.say(_("The chancellor is thinking …"))
        else:
            self.say(_("It is another player's turn."))

    def _look_for_hint(self) -> None:
        """Say what the chancellor would do and why, and light its place."""
        found = self.session.hint()
        if found is not None:
            move, said = found
            self.notice.say(said.sentence(_))
            self.map.light([Spot(self.model.seat, move.at, move)] if isinstance(move, Place | Build) else [])

    # what dragging asks for

    def sources(self) -> Sequence[Source]:
        """Return what the panels offer, the topmost first."""
        return [source for panel in reversed(self.panels) for source in panel.sources()]

    def panel_target(self, payload: tuple[Any, ...], at: Point) -> str | None:
        """Return the target of a panel under a point."""
        found = (panel.target_at(payload, at) for panel in reversed(self.panels))
        return next((target for target in found if target), None)

    def rest_on(self, at: Point) -> None:
        """Remember over whose card a piece hovers; after a moment its estate comes to the map."""
        seat = next((seat for seat in self.model.rivals if self._card(seat).contains(at)), -1)
        if seat != self._rests[0]:
            self._rests = seat, 0.0

    def _card(self, seat: int) -> Rect:
        return self.anchor(f"card:{seat}") or Rect()

    def _count_rest(self, ms: float) -> None:
        seat, rested = self._rests
        if seat < 0 or not self.drag.carrying:
            self._rests = -1, 0.0
            return
        self._rests = seat, rested + ms
        if rested < REST_MS <= rested + ms and self.map.seat != seat:
            self.turn_map(seat)

    # what movement asks for

    def anchor(self, name: str) -> Rect | None:
        """Return where something lies on the table now."""
        return next((place for panel in reversed(self.panels) if (place := panel.anchor(name))), None)

    def landmarks(self) -> dict[str, Rect]:
        """Return controls, the panels' anchors, the map's first cell, its lit places and the keyboard's among them."""
        anchors = {name: rect for panel in self.panels for name, rect in panel.anchors.items()}
        lit = {"lit:{},{}".format(*coordinates(spot.at)): spot_rect(self.map.grid, spot) for spot in self.map.here()}
        cursor = {"cursor": spot_rect(self.map.grid, self.map.cursor)} if self.map.cursor else {}
        return super().landmarks() | anchors | lit | cursor | {"cell": self.map.grid.rect(cell(0, 0))}

    def add(self, sprite: Sprite) -> None:
        """Put a sprite on the table."""
        self.sprites.add(sprite)

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite off the table."""
        self.sprites.remove(sprite)

    def sound(self, name: str) -> None:
        """Play a sound."""
        if name:
            self.app.audio.play(name)

    # what help asks for

    def thing_at(self, at: Point) -> str:
        """Return the name of the thing under the pointer, or of the one that has the focus."""
        over: list[Widget] = [widget for widget in reversed(list(flat(self.controls))) if widget.hit(at)]
        focused = [self.focus] if self.focus and self.app.keyboard_in_use else []
        on_map = self.map_things.region(at)
        over += [on_map] if on_map else []
        return next((widget.thing for widget in [*focused, *over] if widget.thing), "")
