"""Which panels the table has in a window of this size, and where."""

from __future__ import annotations

from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.layout import Regions
from noblemen_gui.games.noblemen.table.panels.actions import ActionBar
from noblemen_gui.games.noblemen.table.panels.board import BoardPanel
from noblemen_gui.games.noblemen.table.panels.chronicle import Chronicle
from noblemen_gui.games.noblemen.table.panels.hand import HandPanel
from noblemen_gui.games.noblemen.table.panels.map_buttons import MapButtons
from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.games.noblemen.table.panels.rails import BoardRail, RivalRail
from noblemen_gui.games.noblemen.table.panels.rivals import RivalCards
from noblemen_gui.games.noblemen.table.panels.top_bar import TopBar
from noblemen_gui.ui import Rect, View

MAP_BUTTONS_WIDTH = 46.0


def arrange(where: Regions, view: View, host: TableHost, drawer: str) -> list[Panel]:
    """Return the panels from the lowest to the topmost."""
    model = host.model
    panels: list[Panel] = [
        MapButtons(_beside(where), view, host, model),
        HandPanel(where.hand, view, host, model),
        ActionBar(where.actions, view, host, model),
        TopBar(where.top, view, host, model),
    ]
    if not view.compact:
        return [
            *panels,
            RivalCards(where.rivals, view, host, model),
            BoardPanel(where.board, view, host, model),
            Chronicle(where.chronicle, view, host, model),
        ]
    panels += [BoardRail(where.board, view, host, model), RivalRail(where.rivals, view, host, model)]
    return [*panels, Drawer(where.drawer, view, host, model)] if drawer else panels


class Drawer(BoardPanel):
    """A part of the board that lies over the map and the hand of a small window."""

    def build(self) -> None:
        """Lay out the sections of the drawer that is open."""
        self.drawer = self.host.drawer
        super().build()


def _beside(where: Regions) -> Rect:
    inner = where.map.inset(where.frame + 16)
    return Rect(inner.right - MAP_BUTTONS_WIDTH, inner.y + inner.h * 0.16, MAP_BUTTONS_WIDTH, inner.h * 0.8)
