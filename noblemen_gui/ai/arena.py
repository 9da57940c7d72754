"""Plays one game of a match between players of any kind and tells how it went; seats rotate from game to game."""

import importlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from noblemen_gui.ai.arena_seats import Entrant, close, faults
from noblemen_gui.ai.player import Budget, Player
from noblemen_gui.core.chance import SEED_LIMIT, below
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.core.errors import BadRequest, GameError
from noblemen_gui.core.record import Record, encode_record
from noblemen_gui.games import GAMES

MILLISECONDS = 1000


@dataclass(frozen=True, slots=True)
class Contest:
    """What is the same in all games of a match; two runs with equal contests play the same games."""

    game: str
    entrants: tuple[Entrant, ...]
    seed: int = 0
    ms: int | None = None  # for every seat; without it each player has its own

    @property
    def rules(self) -> AnyRules:
        """Return the rules of the game that is played."""
        return GAMES.rules(self.game)

    def key(self) -> Json:
        """Return what tells this match from others in a file of results."""
        return {
            "game": self.game,
            "version": self.rules.version,
            "seats": [entrant.name for entrant in self.entrants],
            "seed": self.seed,
            "ms": self.ms,
        }

    def lineup(self, number: int) -> list[int]:
        """Return which entrant sits on each seat in a game."""
        count = len(self.entrants)
        return [(seat + number) % count for seat in range(count)]


def check(contest: Contest) -> None:
    """Refuse a match that could not be played: too many seats, an unknown manner, a program that does not start."""
    counts = contest.rules.seat_counts
    if len(contest.entrants) not in counts:
        raise BadRequest(f"seats: {counts.start} to {counts.stop - 1} were expected, not {len(contest.entrants)}.")
    for entrant in dict.fromkeys(contest.entrants):
        close(entrant.player(contest.rules, 0))


def derived(seed: int, *numbers: int) -> int:
    """Return a seed of its own for each combination of numbers."""
    mixed, _ = below(seed, SEED_LIMIT)
    for number in numbers:
        mixed, _ = below((mixed + number) % SEED_LIMIT, SEED_LIMIT)
    return mixed


def play_game(contest: Contest, number: int) -> Json:
    """Play a game of the match to its end; games that differ only by who sits where share the deal."""
    rules, lineup = contest.rules, contest.lineup(number)
    deal = derived(contest.seed, number // len(lineup))
    table = _Table(rules, deal, len(lineup))
    players: list[Player] = []
    try:
        for seat, entrant in enumerate(lineup):
            seed = derived(contest.seed, number, seat + 1)
            players.append(contest.entrants[entrant].player(rules, seed))
        table.play(players, [Budget(_ms(contest, entrant)) for entrant in lineup])
        return {"match": contest.key(), "number": number, "lineup": lineup} | table.result(players)
    finally:
        for player in players:
            close(player)


def _ms(contest: Contest, entrant: int) -> int:
    return contest.entrants[entrant].own_ms if contest.ms is None else contest.ms


class _Table:
    """One game in progress with its clocks."""

    def __init__(self, rules: AnyRules, seed: int, seats: int) -> None:
        self._rules = rules
        options = rules.complete_options({})
        self._state = rules.new_game(seats, seed, options)
        self._record = Record(rules.name, rules.version, seats, options, seed, [])
        self._decisions: list[list[float]] = [[] for _ in range(seats)]
        self._turns: list[list[float]] = [[] for _ in range(seats)]

    def play(self, players: Sequence[Player], budgets: Sequence[Budget]) -> None:
        """Ask the players until the game is over; decisions of a seat in a row make a turn."""
        rules, state, before = self._rules, self._state, None
        while (seat := rules.to_move(state)) is not None:
            moves = rules.legal_moves(state)
            view = rules.view(state, seat)
            start = time.perf_counter()
            move = players[seat].choose(view, moves, budgets[seat])
            self._clock(seat, (time.perf_counter() - start) * MILLISECONDS, same_turn=seat == before)
            self._carry_out(move)
            before = seat

    def _clock(self, seat: int, spent: float, *, same_turn: bool) -> None:
        self._decisions[seat].append(spent)
        if same_turn:
            self._turns[seat][-1] += spent
        else:
            self._turns[seat].append(spent)

    def _carry_out(self, move: Any) -> None:
        refusal = self._rules.refusal(self._state, move)
        if refusal is not None:
            raise GameError(f"A player made a move that is not allowed: {refusal.sentence()}")
        self._record.moves.append(self._rules.encode_move(move))
        self._rules.apply(self._state, move)

    def result(self, players: Sequence[Player]) -> Json:
        """Return how the game went, ready to be written as JSON."""
        outcome = self._rules.outcome(self._state)
        return {
            "points": list(outcome.points),
            "sources": [dict(sources) for sources in outcome.sources],
            "ranking": [list(seats) for seats in outcome.ranking],
            "decision_ms": _rounded(self._decisions),
            "turn_ms": _rounded(self._turns),
            "faults": [faults(player) for player in players],
            "blunders": _blunders(self._rules, self._record),
            "record": encode_record(self._record),
        }


def _rounded(times: list[list[float]]) -> list[list[float]]:
    return [[round(spent, 2) for spent in of_seat] for of_seat in times]


def _blunders(rules: AnyRules, record: Record) -> Json:
    """Ask the game's own judgement of play, if it has one: counts by name, whole or by seat."""
    name = f"noblemen_gui.games.{rules.name}.ai.blunders"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        return {}
    return dict(module.count(rules, record))
