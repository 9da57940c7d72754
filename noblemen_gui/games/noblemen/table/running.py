"""What happens next at the table: rivals are asked, decisions open, moves are shown, great events get their scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from noblemen_gui.core.errors import GameError
from noblemen_gui.core.match import NOTHING_TO_REDO, Step
from noblemen_gui.games.noblemen.rules import events as happened
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.table import decisions, flow
from noblemen_gui.games.noblemen.table.animate import animation
from noblemen_gui.games.noblemen.table.decisions.ball import BallScene
from noblemen_gui.locale import _
from noblemen_gui.ui.tween import Call, Wait
from noblemen_gui.ui.tween import Sequence as InOrder

if TYPE_CHECKING:
    from noblemen_gui.games.noblemen.table.scene import TableScene

AUTO_END_MS = 700
BALL_MS = 900
BALL = ("court", "take_title")


class Running:
    """Asked at every tick; does one thing at a time and waits while something moves."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._next: list[Callable[[], None]] = []

    # making moves

    def play(self, move: Move, own: bool) -> None:
        """Carry a decision out and show it; what is still moving is finished first."""
        self.table.timeline.skip()
        step = self.table.session.play(move)
        self.show(step, own)

    def show(self, step: Step, own: bool) -> None:
        """Show a decision that was made: at the ball in its scene, otherwise on the table."""
        table = self.table
        events = table.session.seen(step.events)
        guide = table.guide
        told = Call(lambda: guide.happened(step)) if guide else Wait(0)
        ball = self.ball
        if ball is not None:
            table.refresh()
            ball.observe(events)
            ball.timeline.play(InOrder(told, Wait(0 if own else BALL_MS)), "rivals")
        else:
            shown = animation(table, events, own, table.refresh, table.tell)
            called = Wait(0) if own else Call(self._call_to_turn)
            table.timeline.play(InOrder(shown, told, called), "own" if own else "rivals")
        self._next += list(self._scenes_of(events))

    def _call_to_turn(self) -> None:
        """A chime tells the person at the table that the rivals are done."""
        if self.table.session.waiting_for == "human":
            self.table.app.audio.play("turn")

    def _scenes_of(self, events: Sequence[Event]) -> Iterator[Callable[[], None]]:
        """Yield what opens the scenes that tell of great events, in their order."""
        kinds = {type(event) for event in events}
        if happened.BallOpened in kinds:
            yield self._open_ball
        if happened.BuildingScored in kinds:
            yield partial(self.table.open, "scoring", events=events)
        for event in events:
            if isinstance(event, happened.DecadeBegan) and event.decade > 1:
                yield partial(self.table.open, "new_decade", decade=event.decade)

    # what comes next

    @property
    def ball(self) -> BallScene | None:
        """Return the ball if it is going on."""
        return next((scene for scene in self.table.app.scenes if isinstance(scene, BallScene)), None)

    def advance(self) -> None:
        """Do the next thing unless something is still moving or another scene has the word."""
        top = self.table.app.scene
        ball = self.ball
        if top is not self.table and (top is not ball or ball.ended):
            return
        if self.table.timeline.busy or top.timeline.busy:
            return
        if self._next:
            self._next.pop(0)()
        else:
            self._go_on()

    def _go_on(self) -> None:
        table, session = self.table, self.table.session
        if table.guide and table.guide.goes_on():
            return
        match session.waiting_for:
            case "end":
                table.outside.results(session)
            case "rival":
                self._ask_rival()
            case "curtain":
                table.outside.curtain(session)
            case "human":
                self._ask_human()

    def _ask_rival(self) -> None:
        if self.table.model.decision in BALL and self.ball is None:
            self._open_ball()
            return
        move = self.table.session.rival_move()
        if move is not None:
            self.play(move, own=False)

    def _ask_human(self) -> None:
        """Open the scene of a decision that has one; the others are made on the table."""
        table = self.table
        if table.model.seat != table.session.viewer:
            table.refresh()
        if table.model.decision in BALL:
            if self.ball is None:
                self._open_ball()
            return
        name = flow.SCENES.get(table.model.decision or "")
        if name is not None:
            table.open(name)
        elif table.app.settings.auto_end_turn:
            self._end_by_itself()

    def _open_ball(self) -> None:
        if self.ball is None:
            self.table.app.push(decisions.open("ball", self.table, events=self._ball_so_far()))

    def _ball_so_far(self) -> list[Event]:
        """Return what happened at this ball before its scene opens: a game may be taken up in the middle of it."""
        session = self.table.session
        events = [event for step in session.match.steps for event in session.seen(step.events)]
        return events[max((n for n, event in enumerate(events) if isinstance(event, happened.BallOpened)), default=0) :]

    def _end_by_itself(self) -> None:
        """End an expand or a turn in which nothing but swaps is left, after a moment in which it can be seen."""
        move = flow.nothing_left(self.table.model)
        if move is not None:
            end = Call(partial(self._end, move))
            self.table.timeline.play(InOrder(Wait(AUTO_END_MS), end), "own")

    def _end(self, move: Move) -> None:
        if move in self.table.model.legal:
            self.table.play(move)

    # taking back

    def taking_back(self) -> tuple[str | None, str | None]:
        """Say why nothing can be taken back, and why nothing can be done again; None where it can."""
        session = self.table.session
        undo = session.undo_refusal()
        redo = None if session.match.can_redo else NOTHING_TO_REDO
        return undo.sentence(_) if undo else None, redo.sentence(_) if redo else None

    def undo(self) -> None:
        """Take the last decision back, or say why not."""
        self.table.timeline.skip()
        refusal = self.table.session.undo_refusal()
        if refusal is not None:
            self.table.say(refusal.sentence(_))
            return
        self.table.session.undo()
        self.look_again()
        self.table.app.audio.play("drop-back")

    def redo(self) -> None:
        """Make the decision again that was taken back, or say why not."""
        self.table.timeline.skip()
        try:
            step = self.table.session.redo()
        except GameError as error:
            self.table.say(_(error.reason))
            return
        self.show(step, own=True)

    def look_again(self) -> None:
        """Show the game as it is now, without what was still to be shown."""
        self._next.clear()
        self.table.refresh()
        self.table.tell()
        self.table.map.walk = [float(seat.points) for seat in self.table.model.state.seats]
