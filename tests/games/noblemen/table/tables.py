"""Tables for tests: a session of people and quick rivals, in a position or some decisions into a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record, encode_record
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.table.scene import TableScene
from noblemen_gui.learn.words import Said
from noblemen_gui.scenes import table as tables
from noblemen_gui.scenes.session import CRESTS, DEFAULT_NAMES, GameSession, SeatPlan
from noblemen_gui.ui import App, Pointer
from noblemen_gui.ui.geometry import Point


class QuickThinker:
    """Answers at once, in this process."""

    def ask(self, rules: AnyRules, plan: SeatPlan, view: Any, moves: Sequence[Any]) -> None:
        self.answer = make_player("page", rules, plan.seed).choose(view, moves, Budget())

    def poll(self) -> Any | None:
        return self.answer

    def ask_hint(self, rules: AnyRules, view: Any, moves: Sequence[Any]) -> None:
        self.answer = moves[0]

    def poll_hint(self) -> tuple[Any | None, Said] | None:
        return self.answer, Said("1 point.")

    def cancel(self) -> None:
        """Nothing is under way."""


def plans(players: int, humans: Sequence[int]) -> list[SeatPlan]:
    return [
        SeatPlan(DEFAULT_NAMES[seat], CRESTS[seat], seat % 2 == 0, "human" if seat in humans else "page", seed=seat)
        for seat in range(players)
    ]


@cache
def played(players: int, seed: int, decisions: int, decision: str) -> Json:
    """The record of a game after some decisions, where seat 0 is asked for a decision of a kind."""
    match = Match.new(RULES, players, seed, {})
    seats = [make_player("squire", RULES, seat) for seat in range(players)]
    while len(match.steps) < decisions or match.to_move != 0 or RULES.decision(match.state) != decision:
        seat = match.to_move
        assert seat is not None, "the game has ended before"
        match.play(seats[seat].choose(match.view(seat), RULES.legal_moves(match.state), Budget()))
    return encode_record(match.record())


def some_way_in(players: int = 4, decisions: int = 120, decision: str = "turn") -> GameSession:
    match = Match.from_record(RULES, decode_record(played(players, 5, decisions, decision), RULES))
    return GameSession(match, plans(players, (0,)), None, QuickThinker())


def from_position(position: Json, humans: Sequence[int] = (0,)) -> GameSession:
    match = Match.from_position(RULES, position)
    return GameSession(match, plans(match.players, humans), None, QuickThinker())


def open_table(app: App, session: GameSession) -> TableScene:
    """Push the session's table and let its movements end."""
    scene = tables.table_scene(app, session)
    assert isinstance(scene, TableScene)
    app.settings.own_speed = app.settings.rival_speed = "off"
    app.push(scene)
    scene.timeline.settle()
    return scene


def drag(app: App, start: Point, end: Point) -> None:
    app.step(16, [Pointer("move", start), Pointer("down", start, "left")])
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    app.step(16, [Pointer("move", middle), Pointer("move", end)])
    app.step(16, [Pointer("up", end, "left")])


def click(app: App, *points: Point) -> None:
    for at in points:
        app.step(16, [Pointer("move", at), Pointer("down", at, "left"), Pointer("up", at, "left")])
