"""The rules' speed beside Catanatron's: random four-seat games of both, turn about in one run, as ratios."""

import argparse
import random
import statistics
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.simple import RandomPlayer as NoblemenPlayer
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.legal import DECISIONS

SEATS = 4
DECISIONS_GOAL = 2.0
COPY_GOAL = 1 / 4
SNAPSHOT_EVERY = 20
COPIES = 2_000


@dataclass
class Tally:
    """What one side did within one round; `thinking` is legal moves and apply only, choosing is not in it."""

    decisions: int = 0
    games: int = 0
    thinking: float = 0.0
    playing: float = 0.0
    copying: float = 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.thinking

    @property
    def games_per_second(self) -> float:
        return self.games / self.playing

    @property
    def copy_time(self) -> float:
        return self.copying / COPIES


class Side(Protocol):
    """One of the two games measured."""

    snapshots: list[Any]

    def play(self, seed: int, tally: Tally) -> None:
        """Play a whole random game and add it to the tally."""

    def copy(self, snapshot: Any) -> object:
        """Return an independent copy of a position."""


@dataclass
class Noblemen:
    """This project's rules, through their contract as every player of them uses it."""

    snapshots: list[Any] = field(default_factory=list)
    decisions: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    copy = staticmethod(RULES.clone)

    def play(self, seed: int, tally: Tally) -> None:
        state = RULES.new_game(SEATS, seed, {})
        player, budget = NoblemenPlayer(RULES, seed), Budget()
        while RULES.to_move(state) is not None:
            self.decisions[RULES.decision(state) or ""] += 1
            begun = perf_counter()
            legal = RULES.legal_moves(state)
            listed = perf_counter()
            move = player.choose(None, legal, budget)
            chosen = perf_counter()
            RULES.apply(state, move)
            tally.thinking += listed - begun + perf_counter() - chosen
            tally.decisions += 1
            self.moves[RULES.move_type(move)] += 1
            if tally.decisions % SNAPSHOT_EVERY == 0:
                self.snapshots.append(RULES.clone(state))


@dataclass
class Catanatron:
    """The yardstick: applying an action also lists the next ones; it is spared its own check of legality."""

    snapshots: list[Any] = field(default_factory=list)

    def play(self, seed: int, tally: Tally) -> None:
        game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            action = game.state.current_player().decide(game, game.state.playable_actions)
            begun = perf_counter()
            game.execute(action, validate_action=False)
            tally.thinking += perf_counter() - begun
            tally.decisions += 1
            if tally.decisions % SNAPSHOT_EVERY == 0:
                self.snapshots.append(game.state.copy())

    def copy(self, snapshot: Any) -> object:
        return snapshot.copy()


def measure(side: Side, seconds: float, first_seed: int) -> Tally:
    """Play whole games for about so long, then copy positions from all over them."""
    tally = Tally()
    side.snapshots.clear()
    while tally.playing < seconds:
        begun = perf_counter()
        side.play(first_seed + tally.games, tally)
        tally.playing += perf_counter() - begun
        tally.games += 1
    sample = random.Random(first_seed).choices(side.snapshots, k=COPIES)
    begun = perf_counter()
    for snapshot in sample:
        side.copy(snapshot)
    tally.copying = perf_counter() - begun
    return tally


def report(ours: list[Tally], theirs: list[Tally]) -> bool:
    """Print medians over the rounds, ratios taken round by round; tell whether both goals are reached."""
    rows: list[tuple[str, Callable[[Tally], float], str]] = [
        ("decisions/s", lambda tally: tally.decisions_per_second, f"at least {DECISIONS_GOAL:g}"),
        ("games/s", lambda tally: tally.games_per_second, ""),
        ("µs a copy", lambda tally: tally.copy_time * 1e6, f"at most {COPY_GOAL:g}"),
    ]
    ratios = []
    print(f"{'':12} {'Noblemen':>12} {'Catanatron':>12} {'ratio':>8}  goal")
    for name, value, goal in rows:
        here, there = [value(tally) for tally in ours], [value(tally) for tally in theirs]
        ratios.append(statistics.median(a / b for a, b in zip(here, there, strict=True)))
        print(f"{name:12} {statistics.median(here):12,.1f} {statistics.median(there):12,.1f} {ratios[-1]:8.2f}  {goal}")
    return ratios[0] >= DECISIONS_GOAL and ratios[2] <= COPY_GOAL


def report_counts(side: Noblemen) -> bool:
    """Print how often everything occurred: a run that never met a kind of move measures another game."""
    kinds = (("decisions", DECISIONS, side.decisions), ("moves", RULES.move_types, side.moves))
    for title, names, counts in kinds:
        print(f"{title}: " + ", ".join(f"{name} {counts[name]:,}" for name in names))
    missed = sorted({name for _, names, counts in kinds for name in names if not counts[name]})
    if missed:
        print(f"Never met, so this run is not the whole game (try more rounds): {', '.join(missed)}")
    return not missed


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=8, help="how often the two take turns (default 8)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each plays in a round (default 1)")
    arguments = parser.parse_args()
    noblemen, catanatron = Noblemen(), Catanatron()
    ours, theirs = [], []
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
        ours.append(measure(noblemen, arguments.seconds, number * 10_000))
        theirs.append(measure(catanatron, arguments.seconds, number * 10_000))
    complete = report_counts(noblemen)
    reached = report(ours, theirs)
    print("Both goals are reached." if reached else "A goal is missed.")
    return 0 if complete and reached else 1


if __name__ == "__main__":
    sys.exit(main())
