"""Any screen as a picture, drawn without a window: for documents, tests and the pages of a shop."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, cast

import pygame

from noblemen_gui import saves, scenes
from noblemen_gui.core.errors import BadRequest
from noblemen_gui.core.match import Match
from noblemen_gui.games.noblemen.rules.estate import coordinates
from noblemen_gui.games.noblemen.rules.material import TILES, TRIBUTE
from noblemen_gui.games.noblemen.table import decisions
from noblemen_gui.games.noblemen.table.drops_payout import parts_of
from noblemen_gui.scenes import moments
from noblemen_gui.scenes.table import table_scene
from noblemen_gui.ui import App, Pointer, offscreen

if TYPE_CHECKING:
    from noblemen_gui.games.noblemen.table.scene import TableScene

# Screens that need no game, the first by itself and the others over it; screens of a game without the table;
# states of the table; what lies over it. Decisions lie over it too.
WITHOUT_GAME = ("title", "new_game", "options", "load", "about", "learn", "help")
WITHOUT_TABLE = ("results", "curtain", "replay")
TABLES = ("table", "laying", "expand", "knight")
OVER_TABLE = ("pause",)
SCENES = (*WITHOUT_GAME, *WITHOUT_TABLE, *OVER_TABLE)
# Where in the sample a screen looks best: mostly in a turn with everything still to do. None is at its end.
SAMPLE_TURN = 235
SAMPLE_MOMENTS = {"ball": 186, **dict.fromkeys(("scoring", "take_title", "give_tiles", "knight", *WITHOUT_TABLE))}
# The saved games of the list: title and decisions made, the latest first, each a day before the one above it.
SAVED_GAMES = (("A rainy Sunday", 262), ("Rematch with Walter", 140), ("Bess’s birthday", None), ("First steps", 60))
SAVED_AT, DAY = 1_793_550_600, 86_400


def take(
    screen: str, size: tuple[int, int], language: str, scale: int, match: Match | None = None, cache: Path | None = None
) -> pygame.Surface:
    """The screen's pixels; a game screen without a game shows the sample."""
    check(screen)
    with TemporaryDirectory(prefix="noblemen-") as folder, saves.elsewhere(Path(folder)):
        app = offscreen.open_app(size, language, scale, cache)
        app.settings.sound = True  # as it is shown, not as it is heard
        open_screen(app, screen, match)
        return offscreen.settle(app).copy()


def check(screen: str) -> None:
    """Say which screens there are if there is none of this name."""
    if screen not in names():
        raise BadRequest(f"There is no screen “{screen}”. There are: {', '.join(names())}, art.")


def names() -> list[str]:
    """The screens that this program has."""
    present = [name for name in SCENES if importlib.util.find_spec(f"noblemen_gui.scenes.{name}")]
    return [*present, *TABLES, *sorted(decisions.NAMES)]


def open_screen(app: App, screen: str, match: Match | None = None) -> None:
    """Put the screen on the stack, with what lies below it."""
    if screen in WITHOUT_GAME:
        _open_title(app, screen)
    else:
        _open_game(app, screen, match or _sample(screen))


def _open_title(app: App, screen: str) -> None:
    if screen == "load":
        _save_games()
    app.push(scenes.make("title", app))
    if screen != "title":
        scenes.open(screen, app)


def _save_games() -> None:
    """Fill the list of games: the sample as it was on several evenings."""
    record = moments.sample_record()
    for number, (title, made) in enumerate(SAVED_GAMES):
        match = moments.replayed(record, made)
        match.client["title"] = title
        path = saves.folder() / f"{number}{saves.ENDING}"
        saves.write(path, match.record())
        os.utime(path, (SAVED_AT - number * DAY,) * 2)


def _sample(screen: str) -> Match:
    return moments.replayed(moments.sample_record(), SAMPLE_MOMENTS.get(screen, SAMPLE_TURN))


def _open_game(app: App, screen: str, match: Match) -> None:
    shown = moments.moment(screen, match)
    session = moments.session_at(shown, asked=screen not in ("table", "scoring"))
    if screen in WITHOUT_TABLE:
        app.push(scenes.make(screen, app, session=session))
        return
    table = cast("TableScene", table_scene(app, session))
    app.push(table)
    if screen == "scoring":
        table.open(screen, events=shown.steps[-1].events)
        return
    # What is asked opens by itself.
    offscreen.settle(app)
    if screen in OVER_TABLE:
        scenes.open(screen, app)
    elif screen == "laying":
        _carry_a_tile(app, table)
    elif screen not in TABLES and app.scene is table:
        table.open(screen, **_details(screen, table))


def _details(screen: str, table: TableScene) -> dict[str, Any]:
    """What some sheets want to be told."""
    if screen == "card":
        return {"card": next(iter(table.model.own.cards), TRIBUTE)}
    return {"decade": table.model.state.decade} if screen == "new_decade" else {}


def _carry_a_tile(app: App, table: TableScene) -> None:
    """Hold a tile over the place where it would bring most."""
    model = table.model
    places = [(kind, at, move) for kind in range(len(TILES)) for at, move in model.places(kind).items()]
    # Of equal places the lowest on the map: its bubble hides nothing.
    best = max(places, key=lambda place: (len(parts_of(model, place[2])), coordinates(place[1])[1]), default=None)
    kind, at, _move = best or (0, 0, None)
    control = table.find(f"hand-{TILES[kind]}")
    if not places or control is None:
        raise BadRequest("There is no tile to lay at this moment of the game.")
    start, place = control.rect.centre, table.map.grid.rect(at).centre
    app.step(16, [Pointer("move", start), Pointer("down", start, "left"), Pointer("up", start, "left")])
    app.step(16, [Pointer("move", place)])
