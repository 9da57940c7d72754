"""The engine protocol: any program can host, check or play a game over JSON Lines."""

from noblemen_gui.engine.server import Engine, serve

__all__ = ["Engine", "serve"]
