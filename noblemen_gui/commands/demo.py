"""`noblemen demo`: whole games between computer seats in the terminal, with an account and the score sheet."""

import argparse
import sys
from collections import Counter
from importlib import import_module
from typing import Any

from noblemen_gui.ai.levels import LEVELS, make_player
from noblemen_gui.ai.player import Budget, Player
from noblemen_gui.core.chance import SEED_LIMIT, below
from noblemen_gui.core.contract import AnyRules, Outcome
from noblemen_gui.core.errors import BadRequest
from noblemen_gui.core.match import Match
from noblemen_gui.games import GAMES

NAMES = ("Arabella", "Walter", "Bess", "Hugh", "Cecily")
DEFAULT_LEVELS = ("courtier", "squire", "page")
BAR_WIDTH = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Offer the number of seats and games, the seed and the levels."""
    parser.add_argument("--game", default=GAMES.names[0], help="which game (default: %(default)s)")
    parser.add_argument("--players", type=int, default=4, help="number of seats (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same game (default: %(default)s)")
    parser.add_argument("--games", type=int, default=1, help="how many games; several show a summary")
    parser.add_argument("--levels", default=None, help=f"levels of the seats, by commas: {', '.join(LEVELS)}")


def run(arguments: argparse.Namespace) -> int:
    """Play and tell."""
    rules = GAMES.rules(arguments.game)
    if not 0 <= arguments.seed < SEED_LIMIT or arguments.games < 1:
        raise BadRequest("The seed must be 0 or more, and at least one game must be played.")
    levels = levels_of(arguments.levels, arguments.players)
    Match.new(rules, arguments.players, arguments.seed, {})  # a wrong number of seats is said before anything else
    if arguments.games == 1:
        tell_game(rules, levels, arguments.seed)
    else:
        _summarise_games(rules, levels, arguments.seed, arguments.games)
    return 0


def levels_of(given: str | None, players: int) -> list[str]:
    """Repeat the levels for all seats; without any, those take turns that decide quickly."""
    named = given.split(",") if given else list(DEFAULT_LEVELS)
    for level in named:
        if level not in LEVELS:
            raise BadRequest(f"There is no level called {level!r}; there are {', '.join(LEVELS)}.")
    return [named[seat % len(named)] for seat in range(players)]


def _players(rules: AnyRules, levels: list[str], seed: int) -> list[Player]:
    seeds = []
    for _ in levels:
        drawn, seed = below(seed, SEED_LIMIT)
        seeds.append(drawn)
    return [make_player(level, rules, own) for level, own in zip(levels, seeds, strict=True)]


def play_game(rules: AnyRules, levels: list[str], seed: int, teller: Any = None) -> Match:
    """Play one game; a teller gets the events of every move."""
    match = Match.new(rules, len(levels), seed, {})
    players = _players(rules, levels, seed)
    while (seat := match.to_move) is not None:
        move = players[seat].choose(match.view(seat), rules.legal_moves(match.state), Budget())
        events = match.play(move)
        if teller is not None:
            for line in teller.lines(events):
                print(line)
    return match


def tell_game(rules: AnyRules, levels: list[str], seed: int) -> Match:
    """Play one game, print its account and its score sheet, and return it."""
    seats = [f"{name} ({level})" for name, level in zip(NAMES, levels, strict=False)]
    print(f"{rules.name.capitalize()}, seed {seed}: {', '.join(seats)}\n")
    teller = import_module(f"noblemen_gui.games.{rules.name}.chronicle").Teller(NAMES)
    match = play_game(rules, levels, seed, teller)
    print()
    _print_sheet(match.outcome(), levels)
    return match


def _print_sheet(outcome: Outcome, levels: list[str]) -> None:
    sources = list(outcome.sources[0])
    widths = [max(len(source), 3) for source in sources]
    head = "  ".join(source.rjust(width) for source, width in zip(sources, widths, strict=True))
    print(f"{'rank':4}  {'seat':20}  {head}  {'total':>5}")
    for rank, seats in enumerate(outcome.ranking, start=1):
        for seat in seats:
            row = "  ".join(
                str(outcome.sources[seat][source]).rjust(width) for source, width in zip(sources, widths, strict=True)
            )
            print(f"{rank:4}  {f'{NAMES[seat]} ({levels[seat]})':20}  {row}  {outcome.points[seat]:5}")


def _summarise_games(rules: AnyRules, levels: list[str], seed: int, games: int) -> None:
    wins: Counter[int] = Counter()
    points: Counter[int] = Counter()
    for played in range(games):
        outcome = play_game(rules, levels, seed + played).outcome()
        for seat in outcome.ranking[0]:
            wins[seat] += 1
        for seat, total in enumerate(outcome.points):
            points[seat] += total
        _show_progress(played + 1, games)
    print(f"{games} games, seeds {seed} to {seed + games - 1}")
    for seat, level in enumerate(levels):
        print(f"{f'{NAMES[seat]} ({level})':20}  {wins[seat]:5} won  {points[seat] / games:6.1f} points on average")


def _show_progress(done: int, games: int) -> None:
    if sys.stderr.isatty() or done == games:
        filled = BAR_WIDTH * done // games
        end = "\n" if done == games else ""
        bar = "█" * filled + "·" * (BAR_WIDTH - filled)
        print(f"\r{bar} {done} of {games} games", end=end, file=sys.stderr, flush=True)
