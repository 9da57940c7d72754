"""Run in a window of its own: a tile dragged over a full estate late in a five-seat game while a rival thinks.

Prints one line of JSON: the milliseconds of the drag's frames and of bare frames, turn about, and of new sizes.
Saves the game to the file it is given, so that others can open the same table.
"""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from itertools import cycle, islice
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from noblemen_gui import saves
from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.worker import Worker
from noblemen_gui.core.match import Match
from noblemen_gui.games import GAMES
from noblemen_gui.games.noblemen.rules.moves import Place
from noblemen_gui.games.noblemen.table.scene import TableScene
from noblemen_gui.scenes import table
from noblemen_gui.scenes.session import CRESTS, DEFAULT_NAMES, GameSession, SeatPlan
from noblemen_gui.settings import Settings, SettingsFile
from noblemen_gui.ui import App, Pointer
from noblemen_gui.ui.events import Resize
from noblemen_gui.ui.window import Window

SIZE = (1920, 1080)
OTHER_SIZES = ((1280, 720), (1600, 900))
SCALES = (125, 100)
SEATS, SEED, LEVEL = 5, 12, "page"
ROUNDS, FRAMES = 20, 30
LONG_MS = 600_000


def late_game() -> GameSession:
    """The turn of a whole game at which somebody with tiles to lay has the largest estate; that seat is a person."""
    rules = GAMES.rules("noblemen")
    match = Match.new(rules, SEATS, SEED, {})
    players = [make_player(LEVEL, rules, seat) for seat in range(SEATS)]
    found = (0, 0)
    while (seat := match.to_move) is not None:
        own = match.state.seats[seat]
        legal = rules.legal_moves(match.state)
        if rules.decision(match.state) == "turn" and any(isinstance(move, Place) for move in legal):
            found = max(found, (len(own.estate.tiles), len(match.steps)))
        match.play(players[seat].choose(match.view(seat), legal, Budget()))
    record = match.record()
    match = Match.from_record(rules, replace(record, moves=record.moves[: found[1]]))
    plans = [
        SeatPlan(name, crest, level="human" if seat == match.to_move else LEVEL)
        for seat, (name, crest) in enumerate(zip(DEFAULT_NAMES, CRESTS, strict=True))
    ]
    match.client["seats"] = [asdict(plan) for plan in plans]
    return GameSession(match, plans, None, None)


def open_table(folder: Path) -> tuple[App, TableScene]:
    file = SettingsFile(folder / "settings.json")
    file.save(Settings(language="en", interface_scale=100, sound=False))
    app = App(file, Window("Noblemen", (0, 0, *SIZE), False), folder / "pixels")
    scene = table.table_scene(app, late_game())
    assert isinstance(scene, TableScene)
    app.push(scene)
    return app, scene


def think(session: GameSession) -> Worker:
    """A rival that thinks as long as the measurement takes."""
    worker = Worker()
    rules, match = session.rules, session.match
    view = rules.encode_view(match.view(session.viewer))
    moves = [rules.encode_move(move) for move in rules.legal_moves(match.state)]
    worker.ask(1, rules.name, "chancellor", 1, None, view, moves, LONG_MS)
    while worker._thinking is None:
        worker.poll()
        time.sleep(0.01)
    return worker


def lift_tile(app: App, scene: TableScene) -> list[tuple[float, float]]:
    """Take the first tile of the hand; return a way over the whole estate."""
    kind = next(kind for kind, count in enumerate(scene.model.own.tiles) if count)
    place = scene.anchor(f"hand:{kind}")
    assert place is not None
    app.step(16, [Pointer("down", place.centre, "left")])
    assert scene.drag.carrying, "no tile could be lifted"
    area = scene.map.grid.around([*scene.map.estate.tiles, *scene.map.estate.frontier])
    across = [area.x + area.w * part / 23 for part in range(24)]
    rows = [area.y + area.h * part / 5 for part in range(6)]
    return [(x, y) for number, y in enumerate(rows) for x in (across if number % 2 == 0 else across[::-1])]


def timed(action: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    begun = clock()
    action()
    return (clock() - begun) * 1000


def measure_drag(app: App, way: list[tuple[float, float]]) -> dict[str, list[float]]:
    """Frames of the drag and of a bare copy, so many of each in turn, so that both meet the same weather."""
    background = pygame.Surface(SIZE).convert()
    background.blit(app.window.surface, (0, 0))
    points, spent = cycle(way), {"drag": [0.0], "bare": [0.0]}

    def bare() -> None:
        app.window.surface.blit(background, (0, 0))
        pygame.display.flip()

    for _ in range(ROUNDS):
        app.invalidate()
        app.draw()
        for at in islice(points, FRAMES):
            spent["drag"].append(timed(partial(app.step, 16, [Pointer("move", at)])))
        for _frame in range(FRAMES):
            spent["bare"].append(timed(bare))
    return {name: times[1:] for name, times in spent.items()}


def measure_sizes(app: App) -> dict[str, list[float]]:
    """New sizes and scales, each for the first time and again, by the processor: other programs do not count."""

    def resize(size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.step(16, [Resize(*size)])

    def scale(percent: int) -> None:
        app.settings.interface_scale = percent
        app.apply_settings()
        app.step(16, [])

    sizes = [*OTHER_SIZES, SIZE]
    spent = {}
    for name in ("first", "again"):
        spent[f"{name} size"] = [timed(partial(resize, size), time.thread_time) for size in sizes]
        spent[f"{name} scale"] = [timed(partial(scale, percent), time.thread_time) for percent in SCALES]
    return spent


def main(keep: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="noblemen-bench-") as folder:
        app, scene = open_table(Path(folder))
        app.running = True
        saves.write(keep, scene.session.match.record())
        for _ in range(60):
            app.step(16, [])
        worker = think(scene.session)  # type: ignore[arg-type]
        way = lift_tile(app, scene)
        for at in way:  # everything has been drawn once
            app.step(16, [Pointer("move", at)])
        result = measure_drag(app, way)
        worker.close()
        scene.drag.cancel()
        result |= measure_sizes(app)
    json.dump(result, sys.stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
