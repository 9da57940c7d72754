"""Looking through a game: the table as it was after any decision, one step at a time, with nothing to decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from noblemen_gui.core.errors import Refusal
from noblemen_gui.core.match import NOTHING_TO_UNDO, Match, Step
from noblemen_gui.games.noblemen.table.animate import animation
from noblemen_gui.games.noblemen.table.outside import Outside, Session, Waiting
from noblemen_gui.games.noblemen.table.panels import Panel
from noblemen_gui.games.noblemen.table.panels.actions import ActionBar
from noblemen_gui.games.noblemen.table.scene import TableScene
from noblemen_gui.learn.words import Said
from noblemen_gui.locale import _
from noblemen_gui.ui import App, Button, Canvas, Event, RoundButton, Scene, Slider


class Past:
    """A session as it was after some of its decisions; nobody decides in it."""

    waiting_for: Waiting = "rival"
    humans: list[int] = []  # noqa: RUF012  (nobody can sit down in the past)

    def __init__(self, session: Session, at: int) -> None:
        self.match = Match(session.match.rules, session.match.state, session.match.record())
        self.plans = session.plans
        self.viewer = session.viewer
        self.session = session
        self.go_to(at)

    def go_to(self, at: int) -> None:
        """Stand after so many decisions."""
        steps = self.session.match.steps
        self.at = max(0, min(len(steps), at))
        self.match.steps = steps[: self.at]
        self.match.state = steps[self.at].before if self.at < len(steps) else self.session.match.state

    @property
    def length(self) -> int:
        """Return how many decisions there are."""
        return len(self.session.match.steps)

    def view(self) -> Any:
        """Return what the looking seat knew then."""
        return self.match.view(self.viewer)

    def legal_moves(self) -> Sequence[Any]:
        """Nothing can be done in the past."""
        return ()

    def seen(self, events: Sequence[Any], viewer: int | None = None) -> list[Any]:
        """Return events as a seat may see them."""
        return self.session.seen(events, viewer)

    def play(self, move: Any) -> Step:
        """The past does not change."""
        raise NotImplementedError

    def rival_move(self) -> Any | None:
        """Nobody decides."""
        return None

    def part_curtain(self) -> None:
        """Nobody sits down."""

    def ask_hint(self) -> None:
        """Nobody asks."""

    def hint(self) -> tuple[Any | None, Said] | None:
        """Nobody answers."""
        return None

    def undo_refusal(self) -> Refusal | None:
        """Nothing is taken back."""
        return NOTHING_TO_UNDO

    def undo(self) -> Step:
        """The past does not change."""
        raise NotImplementedError

    def redo(self) -> Step:
        """The past does not change."""
        raise NotImplementedError

    def close(self) -> None:
        """The session itself goes on or has ended elsewhere."""


class ReplayBar(Panel):
    """Steps back and forth in the place of the action bar."""

    def build(self) -> None:
        """Lay out the slider between the steps, and the way out."""
        table = self.host
        assert isinstance(table, ReplayScene)
        past = table.past
        leave, rest = self.rect.inset(18, 6).cut_right(max(150.0, self.rect.w * 0.16), 18)
        size = min(56.0, self.rect.h)
        middle = rest.place(rest.w, size)
        back, middle = middle.cut_left(size, 12)
        on, middle = middle.cut_right(size, 12)
        first = _("This is the beginning.") if not past.at else None
        last = _("This is the end.") if past.at == past.length else None
        self.controls = [
            RoundButton(
                back, "left", partial(table.step, -1), name="back", tip=_("One decision back (←)"), reason=first
            ),
            Slider(middle, past.at, table.go_to, high=max(1, past.length), step=1, live=False, name="place"),
            RoundButton(on, "right", partial(table.step, 1), name="on", tip=_("One decision on (→)"), reason=last),
            Button(leave.place(leave.w, min(64, self.rect.h)), _("Close"), table.back, kind="dark", name="leave"),
        ]

    def paint(self, canvas: Canvas) -> None:
        """Draw the tray below them."""
        canvas.piece("oak", self.rect)


class ReplayScene(TableScene):
    """The table of a game that is looked through."""

    looks_back = True

    def __init__(self, app: App, session: Session, outside: Outside, at: int) -> None:
        self.past = Past(session, at)
        super().__init__(app, self.past, outside)
        self.keys |= {
            "left": partial(self.step, -1),
            "right": partial(self.step, 1),
            "home": partial(self.go_to, 0),
            "end": partial(self.go_to, self.past.length),
        }

    def layout(self) -> None:
        """Put the steps in the place of the actions."""
        super().layout()
        bar = ReplayBar(self.regions.actions, self.view, self, self.model)
        self.panels = [bar if isinstance(panel, ActionBar) else panel for panel in self.panels]
        self.controls = [self.map, *self.panels]
        self._name_place()

    def _name_place(self) -> None:
        place = _("Decision {number} of {all}").format(number=self.past.at, all=self.past.length)
        self.map.ribbon = place

    def _show_ribbon(self) -> None:
        self._name_place()
        self.map.changed()

    def step(self, by: int) -> None:
        """Go one decision back, or show the next one as it happened."""
        self.timeline.skip()
        steps = self.past.session.match.steps
        if by > 0 and self.past.at < len(steps):
            done = steps[self.past.at]
            self.past.go_to(self.past.at + 1)
            shown = animation(self, self.past.seen(done.events), False, self.refresh, self.tell)
            self.timeline.play(shown, "rivals")
        elif by < 0:
            self.go_to(self.past.at - 1)

    def go_to(self, at: int) -> None:
        """Show the table after so many decisions."""
        self.timeline.skip()
        self.past.go_to(at)
        self.refresh()
        self.tell()
        self.map.walk = [float(seat.points) for seat in self.model.state.seats]
        self.invalidate()

    def handle(self, event: Event) -> bool:
        """Every key and click does what it says, also while something moves."""
        return Scene.handle(self, event)

    def tick(self, ms: float) -> None:
        """Nothing goes on by itself."""
        self.notice.advance(ms)

    def back(self) -> None:
        """Esc: home from a rival's estate, then out."""
        if self.drawer:
            self.open_drawer(self.drawer)
        elif not self.map.at_home:
            self.show_estate(self.model.seat)
        else:
            self.app.pop()

    def action(self, name: str) -> None:
        """There is nothing to do in the past."""

    def end_turn(self) -> None:
        """There is nothing to end."""
