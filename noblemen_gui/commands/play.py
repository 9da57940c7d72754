"""`noblemen play`, or just `noblemen`: opens the window at the title, or at a saved game."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", type=Path, help="a saved game to go on with")


def run(arguments: argparse.Namespace) -> int:
    """Until the player quits."""
    # pygame greets on the terminal unless it is told not to.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from noblemen_gui.scenes import client

    return client.start(arguments.game)
