"""What holds for every level: it sees only its view, repeats itself, keeps its time and stops at once."""

import time

import pytest

from noblemen_gui.ai.levels import LEVELS, TABLE, make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.errors import BadRequest
from noblemen_gui.games.noblemen.ai import BRAIN
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.state import State
from tests.games.noblemen.ai.positions import game, positions

THINKING = ("page", "squire", "courtier")


def choice(level: str, state: State, seed: int = 5) -> object:
    seat = RULES.to_move(state)
    assert seat is not None
    return make_player(level, RULES, seed).choose(RULES.view(state, seat), RULES.legal_moves(state), Budget())


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("random", "greedy", "page", "squire", "courtier", "chancellor")
    assert [name for name, level in TABLE.items() if level.offered] == ["page", "squire", "courtier", "chancellor"]


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_choice_is_legal_and_repeats_itself(level: str, players: int) -> None:
    for state in positions("squire", players, 3):
        move = choice(level, state)
        assert move in RULES.legal_moves(state)
        assert choice(level, state) == move


@pytest.mark.parametrize("level", THINKING)
def test_what_a_seat_cannot_see_changes_nothing(level: str) -> None:
    differing = 0
    for state in positions("squire", 4, 11):
        seat = RULES.to_move(state)
        assert seat is not None
        view = RULES.view(state, seat)
        expected = choice(level, state)
        for seed in (1, 2, 3):
            other = RULES.sample(view, seed)  # deck, bag, rivals' screens and random state dealt anew
            other.rng = seed
            differing += RULES.encode_state(other) != RULES.encode_state(state)
            assert choice(level, other) == expected
    assert differing


def test_the_chancellor_too_sees_only_its_view() -> None:
    state = next(s for s in positions("squire", 4, 11) if s.decade == 3 and RULES.decision(s) == "turn")
    seat = RULES.to_move(state)
    assert seat is not None
    other = RULES.sample(RULES.view(state, seat), 77)
    assert RULES.encode_state(other) != RULES.encode_state(state)
    assert choice("chancellor", other) == choice("chancellor", state)


def test_the_choice_depends_on_the_seed_only_where_plans_are_nearly_equal() -> None:
    states = positions("squire", 4, 3)
    assert any(choice("page", state, 1) != choice("page", state, 2) for state in states)


def test_a_cancelled_chancellor_answers_at_once() -> None:
    state = next(s for s in positions("squire", 5, 3) if s.decade == 1 and RULES.decision(s) == "turn")
    seat = RULES.to_move(state)
    assert seat is not None
    view, moves = RULES.view(state, seat), RULES.legal_moves(state)
    began = time.perf_counter()
    move = make_player("chancellor", RULES, 1).choose(view, moves, Budget(60_000, lambda: True))
    assert move in moves
    assert time.perf_counter() - began < 0.5


def test_a_chancellor_keeps_its_time() -> None:
    state = next(s for s in positions("squire", 4, 3) if s.decade == 1 and RULES.decision(s) == "turn")
    seat = RULES.to_move(state)
    assert seat is not None
    began = time.perf_counter()
    make_player("chancellor", RULES, 1).choose(RULES.view(state, seat), RULES.legal_moves(state), Budget(50))
    assert time.perf_counter() - began < 0.5


@pytest.mark.parametrize("manner", BRAIN.manners)
def test_every_manner_plays_legal_moves(manner: str) -> None:
    for state in positions("squire", 4, 3)[::3]:
        seat = RULES.to_move(state)
        assert seat is not None
        moves = RULES.legal_moves(state)
        assert make_player("courtier", RULES, 1, manner).choose(RULES.view(state, seat), moves, Budget()) in moves


def test_manners_show_in_play() -> None:
    states = positions("squire", 4, 3) + positions("squire", 4, 11)
    for manner in BRAIN.manners[1:]:
        plain = BRAIN.mind(4, "learned", "any")
        mind = BRAIN.mind(4, "learned", manner)
        assert any(mind.reply(state) != plain.reply(state) for state in states), manner


@pytest.mark.parametrize(("level", "manner"), [("duke", None), (None, None), ("squire", "shy"), ("squire", 3)])
def test_an_unknown_level_or_manner_is_refused(level: object, manner: object) -> None:
    with pytest.raises(BadRequest):
        make_player(level, RULES, 1, manner)


def test_a_squire_beats_greedy_players() -> None:
    wins = 0
    for seed in range(4):
        state = RULES.new_game(4, seed, {})
        levels = ["greedy"] * 4
        levels[seed % 4] = "squire"
        seats = [make_player(level, RULES, seed) for level in levels]
        while (seat := RULES.to_move(state)) is not None:
            RULES.apply(state, seats[seat].choose(RULES.view(state, seat), RULES.legal_moves(state), Budget()))
        wins += RULES.outcome(state).ranking[0] == (seed % 4,)
    assert wins >= 3


def test_games_between_squires_use_every_part_of_the_game() -> None:
    kinds = {RULES.move_type(move) for seed in (3, 11) for _, move in game("squire", 4, seed)[:-1]}
    assert kinds >= {"place", "build", "bribe", "taxes", "land", "donate", "play_card", "court", "take_title"}
