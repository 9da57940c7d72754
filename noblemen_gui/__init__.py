"""Noblemen, a desktop client for the board game, with computer opponents."""

__version__ = "0.1.0"
