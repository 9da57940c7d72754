"""What a player does, for tests: clicks, keys, typed words and drags, by the names of controls."""

import json
import os
from dataclasses import asdict
from pathlib import Path

from noblemen_gui import saves
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record
from noblemen_gui.games import GAMES
from noblemen_gui.scenes.session import CRESTS, DEFAULT_NAMES, GameSession, SeatPlan
from noblemen_gui.ui import App, Point
from noblemen_gui.ui.events import Key, Pointer, Text

RULES = GAMES.rules("noblemen")
RECORDS = Path(__file__).resolve().parent.parent / "golden" / "noblemen"
# A game was last played then, as the computer counts seconds.
MOMENT = 1_790_000_000.0


def press(app: App, *combos: str) -> None:
    for combo in combos:
        app.step(16, [Key(combo)])


def click_at(app: App, at: Point) -> None:
    app.step(16, [Pointer("move", at), Pointer("down", at, "left"), Pointer("up", at, "left")])


def click(app: App, name: str) -> None:
    click_at(app, app.scene.find(name).rect.centre)


def type_in(app: App, words: str) -> None:
    app.step(16, [Text(letter) for letter in words])


def drag(app: App, start: Point, end: Point) -> None:
    """Press, move in steps, let go, and wait until everything lies still."""
    app.step(16, [Pointer("move", start), Pointer("down", start, "left")])
    for share in (0.1, 0.4, 0.7, 1.0):
        at = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        app.step(16, [Pointer("move", at)])
    app.step(16, [Pointer("up", end, "left")])
    rest(app)


def rest(app: App) -> None:
    for _ in range(20):
        app.step(50, [])


def focused(app: App) -> str:
    return app.scene.focus.name if app.scene.focus else ""


def tab_to(app: App, name: str) -> None:
    """Reach a control by the Tab key alone."""
    for _ in range(len(app.scene.focusable())):
        if focused(app) == name:
            return
        press(app, "tab")
    assert focused(app) == name


def a_record(seats: int, moves: int | None = None, **client: object) -> dict[str, object]:
    """A whole game as it was once played, or its beginning, with a person in the first seat."""
    data: dict[str, object] = json.loads((RECORDS / f"record-v1-{seats}.noblemen").read_text("utf-8"))
    made = data["moves"]
    assert isinstance(made, list)
    plans = [
        SeatPlan(name, crest, seat % 2 == 0, "squire" if seat else "human")
        for seat, (name, crest) in enumerate(zip(DEFAULT_NAMES[:seats], CRESTS, strict=False))
    ]
    data["client"] = {"seats": [asdict(plan) for plan in plans], "finished": moves is None} | client
    data["moves"] = made[:moves]
    return data


def a_session(seats: int, **client: object) -> GameSession:
    """A finished game."""
    match = Match.from_record(RULES, decode_record(a_record(seats, **client), RULES))
    return GameSession.of_match(match, None, None)


def save(name: str, record: dict[str, object] | str, age: float = 0) -> Path:
    """A file in the list of games, so many seconds old."""
    path = saves.folder() / f"{name}{saves.ENDING}"
    path.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    os.utime(path, (MOMENT - age, MOMENT - age))
    return path
