"""The plain tree search: better than chance, the same for the same seed, cancelled at once, blind to what is hidden."""

import time

from noblemen_gui.ai import mcts
from noblemen_gui.ai.mcts import MctsPlayer
from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.simple import RandomPlayer
from noblemen_gui.core.match import Match
from noblemen_gui.games.noblemen.rules import RULES

# The last decade, before its last ball: short playouts, and much to win or lose by the next few decisions.
LATE = {
    "players": 3,
    "decade": 3,
    "round": 6,
    "queen": 2,
    "seats": [
        {"money": 12, "bribes": 2, "tiles": {"field": 3, "grove": 2, "fountain": 3, "meadow": 2}, "cards": ["tribute"]}
        for _ in range(3)
    ],
}


def late_game() -> Match:
    return Match.from_position(RULES, LATE)


def points_of_the_first_seat(search: bool, seed: int) -> int:
    match = late_game()
    players = [RandomPlayer(RULES, seed + seat) for seat in range(3)]
    first = MctsPlayer(RULES, seed) if search else players[0]
    while (seat := match.to_move) is not None:
        player = first if seat == 0 else players[seat]
        match.play(player.choose(match.view(seat), RULES.legal_moves(match.state), Budget()))
    points = match.outcome().points
    return points[0] - max(points[1:])


def test_it_beats_random_play() -> None:
    seeds = range(8)
    search = sum(points_of_the_first_seat(True, seed) for seed in seeds)
    chance = sum(points_of_the_first_seat(False, seed) for seed in seeds)
    assert search - chance > 3 * len(seeds)


def test_without_a_clock_the_choice_depends_only_on_view_and_seed() -> None:
    match = late_game()
    view, moves = match.view(0), RULES.legal_moves(match.state)
    choices = [MctsPlayer(RULES, 5).choose(view, moves, Budget()) for _ in range(2)]
    dealt_anew = RULES.sample(view, 99)
    choices.append(MctsPlayer(RULES, 5).choose(RULES.view(dealt_anew, 0), moves, Budget()))
    assert len(set(choices)) == 1
    assert RULES.encode_state(dealt_anew) != RULES.encode_state(match.state)


def test_it_keeps_its_time_and_stops_when_cancelled() -> None:
    match = late_game()
    view, moves = match.view(0), RULES.legal_moves(match.state)
    start = time.perf_counter()
    MctsPlayer(RULES, 5).choose(view, moves, Budget(100))
    assert 0.1 <= time.perf_counter() - start < 0.5
    start = time.perf_counter()
    assert MctsPlayer(RULES, 5).choose(view, moves, Budget(600_000, lambda: True)) in moves
    assert time.perf_counter() - start < 0.1


def test_a_shared_win_counts_for_each_who_shares_it() -> None:
    match = late_game()
    assert match.outcome().ranking[0] == (0, 1, 2)
    assert MctsPlayer(RULES, 1)._rewards(match.state) == [1 / 6] * 3


def test_every_playout_is_one_visit_of_the_root() -> None:
    match = late_game()
    player, root = MctsPlayer(RULES, 3), mcts._Node(0)
    moves = RULES.legal_moves(match.state)
    for _ in range(len(moves) + 20):
        player._play_out(root, match.view(0), moves)
    assert root.visits == sum(child.visits for child in root.children.values()) == len(moves) + 20
    assert set(root.children) == set(moves)
    assert all(child.available >= child.visits for child in root.children.values())
