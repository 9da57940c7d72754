"""Decision scenes for tests: opened over a table that only notes what it is asked, in moments of real games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.events import BuildingScored, Event
from noblemen_gui.games.noblemen.rules.material import BLACKMAIL, INTRIGUE, SECRET_MARRIAGE, TRIBUTE, VICARS_FAVOUR
from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.rules.state import Pending, State
from noblemen_gui.games.noblemen.table import decisions
from noblemen_gui.games.noblemen.table.model import Player, TableModel
from noblemen_gui.ui import Canvas, Key, Pointer, Scene, offscreen
from noblemen_gui.ui.app import App

PLAYERS = (
    Player("Arabella", "lion", True, "human"),
    Player("Walter", "ship", False, "squire"),
    Player("Bess", "rose", True, "squire"),
    Player("Hugh", "stag", False, "squire"),
    Player("Cecily", "oak", True, "squire"),
)
SIZES = [((1920, 1080), 100), ((1600, 900), 100), ((1280, 720), 100), ((1024, 640), 100), ((1920, 1080), 200)]


class Host(Scene):
    """A table that only notes what it is asked."""

    def __init__(self, app: App, state: State) -> None:
        super().__init__(app)
        seat = RULES.to_move(state) or 0
        self.model = TableModel(RULES.view(state, seat), PLAYERS[: state.players], RULES.legal_moves(state))
        self.played: list[Move] = []

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(self.view.rect, "oak")

    def refresh(self) -> None: ...

    def play(self, move: Move) -> None:
        assert move in self.model.legal
        self.played.append(move)

    def open(self, name: str, **details: object) -> None: ...

    def action(self, name: str) -> None: ...

    def show_estate(self, seat: int) -> None: ...

    def end_turn(self) -> None: ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def menu(self) -> None: ...

    def say(self, sentence: str) -> None: ...


def played(players: int) -> Iterator[tuple[State, list[Event]]]:
    state = RULES.new_game(players, 5, {})
    seats = [make_player("squire", RULES, seed) for seed in range(players)]
    events: list[Event] = []
    while (seat := RULES.to_move(state)) is not None:
        yield state, events
        move = seats[seat].choose(RULES.view(state, seat), RULES.legal_moves(state), Budget())
        events = RULES.apply(state, move)


def _fits(name: str, state: State, events: list[Event]) -> bool:
    if name == "scoring":
        return any(isinstance(event, BuildingScored) for event in events)
    decision = RULES.decision(state)
    if name in ("choose_tiles", "keep_card", "court", "take_title"):
        return decision == name
    holder = state.seats[RULES.to_move(state) or 0]
    unused = not state.pending[-1].acted and not holder.taxed and not holder.landed
    return decision == "turn" and unused and holder.money > 3 and sum(holder.tiles) > 2


@cache
def moment(name: str, players: int) -> tuple[State, list[Event]]:
    """Return a state of a real game in which this decision is asked or this sheet can be opened."""
    found = next((state.clone(), list(events)) for state, events in played(players) if _fits(name, state, events))
    PREPARED.get(name, lambda _state: None)(found[0])
    return found


def rich(state: State) -> None:
    """Let whoever decides have bribes, cards and tiles."""
    holder = state.seats[RULES.to_move(state) or 0]
    holder.bribes, holder.tiles = 7, (3, 2, 2, 1)
    holder.cards = (BLACKMAIL, INTRIGUE, SECRET_MARRIAGE, VICARS_FAVOUR)


def _raided(state: State) -> None:
    """Let a rival of whoever decides have a knight set there."""
    rich(state)
    seat = RULES.to_move(state) or 0
    state.pending = (*state.pending, Pending("give_tiles", seat, to=state.after(seat)))


PREPARED: dict[str, Callable[[State], None]] = {
    "court": rich,
    "taxes": rich,
    "land": rich,
    "church": rich,
    "swap": rich,
    "vicars_favour": rich,
    "give_tiles": _raided,
}
TOLD = [(0, "Arabella lays land: +£2, 1 tile drawn."), (None, "The ball is over."), (1, "Walter idles: 1 point. " * 9)]


def opened(name: str, players: int = 4, size: tuple[int, int] = (1280, 720), language: str = "en", scale: int = 100,
           cache_folder: Path | None = None) -> tuple[App, Host, Any]:  # fmt: skip
    state, events = moment(name, players)
    details: dict[str, Any] = {
        "scoring": {"events": events},
        "new_decade": {"decade": 2},
        "card": {"card": TRIBUTE},
        "chronicle": {"lines": TOLD * 12},
    }.get(name, {})
    app = offscreen.open_app(size, language, scale, cache_folder)
    host = Host(app, state)
    app.push(host)
    scene = decisions.open(name, host, **details)
    app.push(scene)
    return app, host, scene


def press(app: App, *combos: str) -> None:
    for combo in combos:
        app.step(16, [Key(combo)])


def click(app: App, scene: Scene, name: str) -> None:
    at = scene.find(name).rect.centre
    app.step(16, [Pointer("move", at), Pointer("down", at, "left"), Pointer("up", at, "left")])


def drag(app: App, start: tuple[float, float], end: tuple[float, float]) -> None:
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    app.step(16, [Pointer("move", start), Pointer("down", start, "left"), Pointer("move", middle)])
    app.step(16, [Pointer("move", end)])
    app.step(16, [Pointer("up", end, "left")])


def with_intrigue(state: State) -> State:
    """Return the state with an intrigue in the hand of whoever decides."""
    state = state.clone()
    rich(state)
    return state
