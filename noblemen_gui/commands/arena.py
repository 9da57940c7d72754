"""`noblemen arena`: seat-rotated matches between levels of play and other programs, on all cores."""

import argparse
import contextlib
import json
import signal
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from types import FrameType

from noblemen_gui.ai import levels
from noblemen_gui.ai.arena import Contest, check
from noblemen_gui.ai.arena_file import append_game, open_games, read_games, without_record
from noblemen_gui.ai.arena_pool import cores, play_games
from noblemen_gui.ai.arena_report import report
from noblemen_gui.ai.arena_seats import REFERENCES, read_seats
from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.core.contract import Json
from noblemen_gui.games import GAMES

BAR_WIDTH = 30
LONGEST_MS = 600_000


class _PrintBots(argparse.Action):
    """Prints the page for authors of programs that want a seat."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print the page and stop."""
        print(files("noblemen_gui.engine").joinpath("bots.md").read_text(encoding="utf-8"))
        parser.exit()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say who plays, how often, how long, and where the results go."""
    known = ", ".join((*levels.LEVELS, *REFERENCES))
    parser.add_argument(
        "--seats",
        required=True,
        metavar="PLAYER,PLAYER,…",
        help=f"who plays: {known}, or the command line of a program; commas between them",
    )
    parser.add_argument("--games", type=_whole(1, 10_000_000), default=100, help="how many games (default: 100)")
    parser.add_argument("--game", choices=GAMES.names, default=GAMES.names[0], help="which game")
    parser.add_argument("--ms", type=_whole(0, LONGEST_MS), help="time per decision for all; otherwise each its own")
    parser.add_argument("--seed", type=_whole(0, SEED_LIMIT - 1), default=0, help="another seed, other games")
    parser.add_argument(
        "--out", type=Path, help="file to which finished games are added and from which a match goes on"
    )
    parser.add_argument(
        "--jobs", type=_whole(1, 1024), default=cores(), help="how many games at once (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--help-bots", action=_PrintBots, nargs=0, help="print the page for authors of programs")


class _whole:  # noqa: N801 - used as the type of an argument, and named in its error message
    """Reads a whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self._least, self._most = least, most

    def __call__(self, text: str) -> int:
        """Return the number."""
        with contextlib.suppress(ValueError):
            if self._least <= int(text) <= self._most:
                return int(text)
        raise argparse.ArgumentTypeError(f"a whole number from {self._least} to {self._most} was expected")


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print what it shows."""
    contest = Contest(arguments.game, tuple(read_seats(arguments.seats)), arguments.seed, arguments.ms)
    check(contest)
    with _orderly_end():
        games = _play(contest, arguments)
    figures = report(contest, games.values())
    print(json.dumps(figures, indent=2) if arguments.json else "\n".join(_lines(figures)))
    return 0


@contextlib.contextmanager
def _orderly_end() -> Iterator[None]:
    """Let a request to end close processes and programs first."""

    def leave(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _play(contest: Contest, arguments: argparse.Namespace) -> dict[int, Json]:
    total, out = arguments.games, arguments.out
    games = read_games(out, contest, total) if out else {}
    missing = [number for number in range(total) if number not in games]
    bar = _Bar(total)
    with contextlib.ExitStack() as stack:
        file = stack.enter_context(open_games(out)) if out else None
        bar.show(len(games))
        results = stack.enter_context(contextlib.closing(play_games(contest, missing, arguments.jobs)))
        for game in results:
            if file:
                append_game(file, game)
            games[game["number"]] = without_record(game)
            bar.show(len(games))
    bar.end()
    return games


class _Bar:
    """How far the match is: a bar in a terminal, a line for each tenth elsewhere."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._drawn = sys.stderr is not None and sys.stderr.isatty()
        self._tenth = -1

    def show(self, done: int) -> None:
        """Draw the bar."""
        if self._drawn:
            filled = BAR_WIDTH * done // self._total
            bar = "#" * filled + "·" * (BAR_WIDTH - filled)
            print(f"\r[{bar}] {done}/{self._total}", end="", file=sys.stderr, flush=True)
        elif done * 10 // self._total > self._tenth:
            self._tenth = done * 10 // self._total
            print(f"{done}/{self._total} games", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the bar's line."""
        if self._drawn:
            print(file=sys.stderr)


def _lines(figures: Json) -> Iterator[str]:
    """Yield the report as it is read in a terminal."""
    ms = "each player's own time" if figures["ms"] is None else f"{figures['ms']} ms a decision"
    yield f"{figures['games']} games, {len(figures['seats'])} seats, {ms}, seed {figures['seed']}"
    yield f"wins by seat: {_numbers(figures['wins_by_seat'])}   points of the winners: {figures['winner_points']:.1f}"
    if figures["blunders"]:
        yield f"blunders: {_counts(figures['blunders'], figures['games'])}"
    for player in figures["players"]:
        yield ""
        yield from _player_lines(player, figures["games"])


def _player_lines(player: Json, games: int) -> Iterator[str]:
    low, high = player["interval"]
    seats = "1 seat" if player["seats"] == 1 else f"{player['seats']} seats"
    yield f"{player['name']} ({seats})"
    yield (
        f"  wins      {player['win_share']:.1%}, 95 % interval {low:.1%} to {high:.1%}, "
        f"even is {player['even_share']:.1%}; by seat {_numbers(player['wins_by_seat'])}"
    )
    yield f"  points    {player['points']:.1f}: {', '.join(f'{name} {n:.1f}' for name, n in player['sources'].items())}"
    for label, name in (("decision", "decision_ms"), ("turn", "turn_ms")):
        times = player[name]
        yield f"  {label:<9} median {times['median']:.1f} ms, 95 % {times['p95']:.1f} ms, longest {times['max']:.1f} ms"
    if player["faults"]:
        yield f"  faults    {_counts(player['faults'], games)} (the first move was played instead)"
    if player["blunders"]:
        yield f"  blunders  {_counts(player['blunders'], games)}"


def _numbers(values: list[float]) -> str:
    return " / ".join(f"{value:g}" for value in (round(value, 2) for value in values))


def _counts(counts: dict[str, int], games: int) -> str:
    return ", ".join(f"{name} {count} ({count / max(games, 1):.2f} a game)" for name, count in counts.items())
