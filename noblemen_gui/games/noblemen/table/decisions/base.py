"""What all decision scenes share: the table below them, a panel, an end by a move, and a look at the table."""

from __future__ import annotations

from functools import partial
from typing import cast

from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.table.decisions.lifted import Liftable
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _
from noblemen_gui.ui import Button, Call, Canvas, Event, Key, Pointer, Rect, Scene, Tween, Wait, Widget
from noblemen_gui.ui import Sequence as InOrder
from noblemen_gui.ui.widget import flat

BUTTON_HEIGHT = 64.0
RISE = 24.0
RISE_MS = 450.0
RETURN = 140.0
RETURN_MS = 220.0
# The names of the controls that answer a decision or close a sheet: what Enter presses.
ANSWERS = ("confirm", "close")


class Decision(Scene):
    """A scene over the table. One that `must` be answered cannot be left, but it steps aside to show the table."""

    modal = True
    must = False
    keeps_company = True

    def __init__(self, host: TableHost) -> None:
        super().__init__(host.app)
        self.host = host
        self.aside = False
        self.panel = Rect()
        self.keys = {"f1": lambda: host.open("help", topic=self.help_topic), "enter": self.confirm}
        self._below = RISE if self.modal else 0.0

    @property
    def model(self) -> TableModel:
        """Return what the table shows now."""
        return self.host.model

    @property
    def unwatched(self) -> bool:
        """Tell whether no person plays, so that nobody would close the scene."""
        return all(player.level != "human" for player in self.model.players)

    def leave_after(self, ms: float) -> None:
        """Close the scene by itself when it has been seen long enough."""
        self.timeline.play(InOrder(Wait(ms), Call(self._leave)), "rivals")

    def _leave(self) -> None:
        if self.app.scene is self:
            self.app.pop()

    @property
    def answer(self) -> Widget | None:
        """Return the control that answers the decision, if there is one now."""
        return next((widget for widget in flat(self.controls) if widget.name in ANSWERS), None)

    def finish(self, move: Move) -> None:
        """Close the scene and make the decision."""
        self.app.pop()
        self.host.play(move)

    def confirm(self) -> None:
        """Enter: press the labelled button that has the focus, otherwise the answer; say why if it is not possible."""
        if self.aside:
            self.step_aside()
            return
        pressed = self.focus if isinstance(self.focus, Button) else self.answer
        if pressed is None:
            return
        if pressed.enabled:
            pressed.activate()
        else:
            self.app.audio.play("error")
            self._watch(pressed, soon=True)

    def back(self) -> None:
        """Esc: leave, or look at the table if an answer is needed."""
        if self.must:
            self.step_aside()
        else:
            self.app.pop()

    def step_aside(self) -> None:
        """Show the table, or come back from it."""
        self.aside = not self.aside
        self.modal = not self.aside
        self.relayout()
        if not self.aside:
            self._climb(RETURN, RETURN_MS)

    # opening

    def enter(self) -> None:
        """Rise into place when it opens; the answer has the focus."""
        if self.focus is None and not self.aside:
            self.set_focus(self.answer)
        if self._below:
            self._climb(RISE, RISE_MS)

    def _climb(self, way: float, ms: float) -> None:
        self.timeline.play(Tween(ms, partial(self._rise, way), "out-cubic"), "own")

    def _rise(self, way: float, share: float) -> None:
        self._below = way * (1 - share)
        self.invalidate()

    def handle(self, event: Event) -> bool:
        """Whoever acts does not wait until the scene has risen."""
        if self._below and (isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down")):
            self.timeline.skip()
        if self._lets_go(event):
            return True
        return super().handle(event)

    def _lets_go(self, event: Event) -> bool:
        """Esc and the right button put back what is carried."""
        carried = self._pressed
        if not (isinstance(carried, Liftable) and carried.lifted):
            return False
        right = isinstance(event, Pointer) and (event.kind, event.button) == ("down", "right")
        if event != Key("escape") and not right:
            return False
        self._pressed = None
        carried.cancel()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw it, a little lower while it rises."""
        if self._below and not self.aside:
            x, y = canvas.origin
            lower = round(self._below * canvas.view.scale)
            canvas = Canvas(canvas.surface, canvas.view, canvas.kit, (x, y - lower), canvas.audit)
        super().draw(canvas)

    # layout and drawing

    def layout(self) -> None:
        """Lay out the decision, or the one button that brings it back; nothing stays in the hand."""
        self.sprites.clear()
        if self.aside:
            place = self.view.rect.place(min(420, self.view.width * 0.4), 58, 0.5, 0.98)
            self.controls = [Button(place, _("Back to the decision"), self.step_aside, kind="gold", name="back")]
        else:
            self.lay_out()

    def paint(self, canvas: Canvas) -> None:
        """Draw the decision, or the table itself."""
        if self.aside:
            cast(Scene, self.host).draw(canvas)
        else:
            self.paint_decision(canvas)

    def lay_out(self) -> None:
        """Fill `self.controls`."""
        raise NotImplementedError

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw what lies below the controls."""
        raise NotImplementedError


class Sheet(Decision):
    """A parchment panel in the middle with a heading, a sentence, room for controls and a row of buttons."""

    width = 920.0
    height = 520.0

    def heading(self) -> str:
        """Return the sheet's heading."""
        raise NotImplementedError

    def sentence(self) -> str:
        """Return one or two lines below the heading."""
        return ""

    def lay_out(self) -> None:
        """Measure the panel and let subclasses fill body and foot."""
        room = self.view.rect.inset(24, 16)
        self.panel = room.place(min(room.w, self.width), min(room.h, self.height))
        inner = self.panel.inset(44, 28)
        self.head, rest = inner.cut_top(100, 8)
        self.foot, self.body = rest.cut_bottom(BUTTON_HEIGHT, 16)
        self.fill()

    def fill(self) -> None:
        """Fill `self.controls` in `self.body` and `self.foot`."""
        raise NotImplementedError

    def icon(self) -> str:
        """Return the art beside the heading."""
        return ""

    def paint_decision(self, canvas: Canvas) -> None:
        """Draw the parchment with its words."""
        canvas.piece("parchment", self.panel)
        canvas.corners(self.panel.inset(6), 44)
        title, words = self.head.cut_top(48, 2)
        self._paint_heading(canvas, title)
        canvas.text(self.sentence(), words, "sentence", "muted", lines=2)
        self.paint_body(canvas)

    def _paint_heading(self, canvas: Canvas, row: Rect) -> None:
        art, size = self.icon(), 54.0
        room = row.place(row.w - 2 * size - 20, row.h)
        width = min(room.w, canvas.measure(self.heading(), "heading")[0])
        canvas.text(self.heading(), room, "heading", "ink")
        if art:
            canvas.image(art, Rect.around((row.centre[0] - width / 2 - size / 2 - 12, row.centre[1]), size))

    def paint_body(self, canvas: Canvas) -> None:
        """Draw what lies between the words and the buttons."""

    def leave_button(self, place: Rect) -> Button:
        """Return the button that leaves the sheet, or steps aside where an answer is needed."""
        if self.must:
            return Button(place, _("Look at the table"), self.step_aside, kind="dark", name="aside", lines=2)
        return Button(place, _("Cancel"), self.app.pop, kind="dark", name="cancel")
