"""Plays many random games on all cores with the check for contradictions after every move."""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter

from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.simple import RandomPlayer
from noblemen_gui.games import GAMES


def play(task: tuple[str, int, int]) -> tuple[Counter[str], str | None]:
    """Play one game; return how often each decision and type of move occurred, and what went wrong."""
    name, players, seed = task
    rules = GAMES.rules(name)
    state = rules.new_game(players, seed, {})
    player = RandomPlayer(rules, seed)
    met: Counter[str] = Counter()
    while (decision := rules.decision(state)) is not None:
        move = player.choose(None, rules.legal_moves(state), Budget())
        met.update((f"decision {decision}", f"move {rules.move_type(move)}"))
        rules.apply(state, move)
        if wrong := rules.contradictions(state):
            return met, f"{name}, {players} seats, seed {seed}: {wrong[0]}"
    return met, None


def report(met: Counter[str]) -> list[str]:
    """Print how often everything occurred; return what never did, for then this was not the whole game."""
    for kind, count in sorted(met.items()):
        print(f"{count:12,} {kind}")
    wanted = {f"move {move}" for name in GAMES.names for move in GAMES.rules(name).move_types}
    return [f"There was no {kind}." for kind in sorted(wanted - met.keys())]


def main() -> int:
    """Play the games, show progress, and say what occurred."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    tables = [(name, players) for name in GAMES.names for players in GAMES.rules(name).seat_counts]
    tasks = [(*tables[number % len(tables)], number) for number in range(arguments.games)]
    met: Counter[str] = Counter()
    failures: list[str] = []
    start = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        for done, (found, failure) in enumerate(pool.imap_unordered(play, tasks, chunksize=20), start=1):
            met += found
            failures += [failure] if failure else []
            if done % 100 == 0 or done == len(tasks):
                sys.stderr.write(f"\r{done} of {len(tasks)} games")
    sys.stderr.write("\n")
    failures += report(met)
    print(f"{len(tasks):,} games in {time.monotonic() - start:.0f} s, {len(failures)} failures")
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
