"""What a match shows by player: win shares with intervals, points and their sources, time, faults and blunders."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, sqrt
from typing import Any

from noblemen_gui.ai.arena import Contest
from noblemen_gui.core.contract import Json

Z_95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def report(contest: Contest, games: Iterable[Json]) -> Json:
    """Return the whole match in figures; the order in which the games ended does not matter."""
    played = sorted(games, key=lambda game: int(game["number"]))
    names = list(dict.fromkeys(entrant.name for entrant in contest.entrants))
    seats = len(contest.entrants)
    return contest.key() | {
        "games": len(played),
        "wins_by_seat": [round(sum(_win(game, seat) for game in played), 4) for seat in range(seats)],
        "winner_points": _mean([max(_points_of_winners(game)) for game in played]),
        "blunders": _plain_blunders(played),
        "players": [_player(contest, name, played) for name in names],
    }


def _player(contest: Contest, name: str, games: list[Json]) -> Json:
    """Return the figures of one player; sitting more than once it collects the wins of all its seats."""
    places = [
        (game, seat)
        for game in games
        for seat, entrant in enumerate(game["lineup"])
        if contest.entrants[entrant].name == name
    ]
    seated = sum(entrant.name == name for entrant in contest.entrants)
    wins = sum(_win(game, seat) for game, seat in places)
    by_seat = [sum(_win(game, at) for game, at in places if at == seat) for seat in range(len(contest.entrants))]
    return {
        "name": name,
        "seats": seated,
        "wins": round(wins, 4),
        "win_share": wins / len(games) if games else 0.0,
        "interval": list(wilson(wins, len(games))),
        "even_share": seated / len(contest.entrants),
        "wins_by_seat": [round(won, 4) for won in by_seat],
        "points": _mean([game["points"][seat] for game, seat in places]),
        "sources": _mean_sources([game["sources"][seat] for game, seat in places]),
        "decision_ms": _times([spent for game, seat in places for spent in game["decision_ms"][seat]]),
        "turn_ms": _times([spent for game, seat in places for spent in game["turn_ms"][seat]]),
        "faults": _total([game["faults"][seat] for game, seat in places]),
        "blunders": _total([_blunders_of(game, seat) for game, seat in places]),
    }


def _win(game: Json, seat: int) -> float:
    """Return the seat's part of the win: a win shared by k seats counts 1/k for each."""
    winners = game["ranking"][0]
    return 1 / len(winners) if seat in winners else 0.0


def _points_of_winners(game: Json) -> list[int]:
    return [game["points"][seat] for seat in game["ranking"][0]]


def _blunders_of(game: Json, seat: int) -> dict[str, int]:
    return {name: count[seat] for name, count in game["blunders"].items() if isinstance(count, list)}


def _plain_blunders(games: list[Json]) -> dict[str, int]:
    """Return what the game's module counts for the table as a whole."""
    plain = [{name: n for name, n in game["blunders"].items() if not isinstance(n, list)} for game in games]
    return _total(plain)


def _total(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for count in counts:
        for name, number in count.items():
            total[name] += number  # unlike update() this keeps what never happened, as a zero
    return dict(sorted(total.items()))


def _mean_sources(sources: list[dict[str, int]]) -> dict[str, float]:
    return {name: _mean([of_seat[name] for of_seat in sources]) for name in (sources[0] if sources else {})}


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0


def _times(spent: list[float]) -> dict[str, Any]:
    """Return median, 95th percentile and maximum, by nearest rank."""
    ordered = sorted(spent)
    return {
        "median": _percentile(ordered, 50),
        "p95": _percentile(ordered, 95),
        "max": ordered[-1] if ordered else 0.0,
    }


def _percentile(ordered: list[float], percent: int) -> float:
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)] if ordered else 0.0
