"""The games at the table: a game is a folder here and a line in this registry."""

from noblemen_gui.core.registry import Registry

GAMES = Registry({"noblemen": "noblemen_gui.games.noblemen.rules"})
