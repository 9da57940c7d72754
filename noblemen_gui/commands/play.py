"""`noblemen play`, or just `noblemen`: opens the window at the title, at a saved game, or at a demonstration."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from typing import Any

from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.core.errors import BadRequest

NO_DISPLAY = "There is no display to open a window on; “noblemen demo” plays a game in the terminal."
USUAL_PLAYERS = 4
USUAL_LEVELS = "courtier,squire"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Offer a saved game, or a demonstration with its seats and seed."""
    start = parser.add_mutually_exclusive_group()
    start.add_argument("game", nargs="?", type=Path, help="a saved game to go on with")
    start.add_argument("--demo", action="store_true", help="watch a game that only computers play")
    parser.add_argument("--players", type=int, help="number of seats of the demonstration (default: 4)")
    parser.add_argument("--levels", help="levels of its seats, by commas, as in “noblemen demo”")
    parser.add_argument("--seed", type=int, help="the same seed gives the same set-up (default: by chance)")
    parser.add_argument(
        "--anywhere", action="store_true", help="without a display, tell a game in the terminal and save its picture"
    )


def run(arguments: argparse.Namespace) -> int:
    """Until the player quits."""
    check(arguments)
    shown = demonstration(arguments)
    # pygame greets on the terminal unless it is told not to.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from noblemen_gui.scenes import client
    from noblemen_gui.ui.window import NoDisplay

    try:
        return client.start(arguments.game, shown)
    except NoDisplay:
        if arguments.anywhere:
            return tell()
        raise BadRequest(NO_DISPLAY) from None


def check(arguments: argparse.Namespace) -> None:
    """Say what is wrong before a window opens."""
    if not arguments.demo and (arguments.players, arguments.levels, arguments.seed) != (None, None, None):
        raise BadRequest("Players, levels and seed belong to --demo; your own game is set up in the window.")
    if arguments.seed is not None and not 0 <= arguments.seed < SEED_LIMIT:
        raise BadRequest(f"The seed must be a number from 0 to {SEED_LIMIT - 1}.")
    if arguments.game is not None and not arguments.game.is_file():
        raise BadRequest(f"There is no file {arguments.game}.")


def demonstration(arguments: argparse.Namespace) -> dict[str, Any] | None:
    """The levels of the seats and the seed of the demonstration, if one is wanted."""
    if not arguments.demo:
        return None
    # Only here: whoever waits for the title needs no rules and no rivals yet.
    from noblemen_gui.commands import demo
    from noblemen_gui.games import GAMES

    seats = GAMES.rules(GAMES.names[0]).seat_counts
    players = USUAL_PLAYERS if arguments.players is None else arguments.players
    if players not in seats:
        raise BadRequest(f"{seats[0]} to {seats[-1]} seats can play, not {players}.")
    seed = secrets.randbelow(SEED_LIMIT) if arguments.seed is None else arguments.seed
    return {"levels": demo.levels_of(arguments.levels or USUAL_LEVELS, players), "seed": seed}


def tell() -> int:
    """Where there is no display: a whole game in the terminal, and a picture of its table."""
    from noblemen_gui.commands import demo, shot
    from noblemen_gui.games import GAMES
    from noblemen_gui.scenes import picture

    print("There is no display to open a window on, so this is a demonstration in the terminal.\n")
    rules = GAMES.rules(GAMES.names[0])
    match = demo.tell_game(rules, demo.levels_of(USUAL_LEVELS, USUAL_PLAYERS), secrets.randbelow(SEED_LIMIT))
    path = picture_path()
    shot.save(picture.take("table", (1920, 1080), "en", 100, match), path)
    print(f"\nWhat the table looked like at the end of this game is in {path}")
    return 0


def picture_path() -> Path:
    """In the folder of pictures if there is one, otherwise among what may be thrown away."""
    import tempfile

    import platformdirs

    pictures = platformdirs.user_pictures_path()
    folder = pictures if pictures.is_dir() and os.access(pictures, os.W_OK) else Path(tempfile.gettempdir())
    return folder / "noblemen.png"
