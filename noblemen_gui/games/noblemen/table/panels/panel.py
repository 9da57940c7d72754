"""What every panel of the table is: it shows a model, offers things to lift, takes drops, and names places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.games.noblemen.table.tips import tip
from noblemen_gui.ui import Canvas, Layer, Point, Rect, View, Widget


class Source(NamedTuple):
    """A thing that can be lifted: where it lies, what it is, and its picture."""

    rect: Rect
    payload: tuple[Any, ...]
    art: str


class Region(Widget):
    """A part of a panel that is only looked at; it has a tooltip."""

    focusable = False

    def __init__(self, rect: Rect, name: str) -> None:
        super().__init__(rect, name=name)

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing: the panel has drawn it."""


class Panel(Widget):
    """Subclasses `build` their controls, sources and anchors, and `paint` what lies below the controls."""

    focusable = False

    def __init__(self, rect: Rect, view: View, host: TableHost, model: TableModel) -> None:
        super().__init__(rect, name=type(self).__name__)
        self.view = view
        self.host = host
        self.model = model
        self.controls: list[Widget] = []
        self.anchors: dict[str, Rect] = {}
        self.lifted: list[Source] = []
        self.ground = Layer(self.paint)
        self._fill()

    @property
    def children(self) -> Sequence[Widget]:
        """Return the controls inside."""
        return self.controls

    def show(self, model: TableModel) -> None:
        """Show what is true now; the focus stays on the control of the same name."""
        focused = next((control.name for control in self.controls if control.focused), "")
        self.model = model
        self.controls, self.anchors, self.lifted = [], {}, []
        self._fill()
        for control in self.controls:
            control.scene = self.scene
            if self.scene and focused and control.name == focused:
                self.scene.focus = control
        self.ground.stale()
        self.changed()

    def _fill(self) -> None:
        """Build, and take away what lies under an open drawer."""
        self.build()
        covered = self.host.covered
        if covered.w and self.rect != covered:
            self.controls = [control for control in self.controls if not control.rect.overlaps(covered)]
            self.lifted = [source for source in self.lifted if not source.rect.overlaps(covered)]

    def add(self, control: Widget, thing: str) -> None:
        """Add a control that stands for a thing of the table; its tooltip says what that is and does now."""
        control.thing = thing
        control.tip = control.tip or tip(self.model, thing)
        self.controls.append(control)

    def build(self) -> None:
        """Fill `controls`, `anchors` and `lifted` for the model."""
        raise NotImplementedError

    def paint(self, canvas: Canvas) -> None:
        """Draw what lies below the controls."""
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground from its kept pixels, then the controls."""
        self.ground.draw(canvas, self.rect.inset(-10))
        for control in self.controls:
            control.render(canvas)

    def sources(self) -> list[Source]:
        """Return what can be lifted here."""
        return self.lifted

    def target_at(self, payload: tuple[Any, ...], at: Point) -> str | None:
        """Return the drop target under a point for something carried."""
        return None

    def anchor(self, name: str) -> Rect | None:
        """Return the place from which or to which things fly."""
        return self.anchors.get(name)
