"""The panels round the map: top bar, board, hand, actions, rivals, chronicle."""

from noblemen_gui.games.noblemen.table.panels.actions import ActionBar
from noblemen_gui.games.noblemen.table.panels.board import BoardPanel
from noblemen_gui.games.noblemen.table.panels.chronicle import Chronicle
from noblemen_gui.games.noblemen.table.panels.hand import HandPanel
from noblemen_gui.games.noblemen.table.panels.panel import Panel, Source
from noblemen_gui.games.noblemen.table.panels.rivals import RivalCards
from noblemen_gui.games.noblemen.table.panels.top_bar import TopBar

__all__ = ["ActionBar", "BoardPanel", "Chronicle", "HandPanel", "Panel", "RivalCards", "Source", "TopBar"]
