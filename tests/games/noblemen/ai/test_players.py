"""What holds for every level: it sees only its view, repeats itself, keeps its time and stops at once."""

import itertools
import random
from collections import Counter

import pytest

from noblemen_gui.ai import search
from noblemen_gui.ai.levels import LEVELS, TABLE, make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.search import Searcher, Skill
from noblemen_gui.core.errors import BadRequest
from noblemen_gui.games.noblemen.ai import BRAIN
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.material import CHAPEL
from noblemen_gui.games.noblemen.rules.state import Seat, State, changed
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


def with_other_secrets(state: State, seat: int, seed: int) -> State:
    """The same game for the eyes of a seat: everything it cannot see is dealt anew, by other means than its own."""
    rng = random.Random(seed)
    other = RULES.clone(state)
    other.rng = rng.getrandbits(64)
    shown = 3 if RULES.decision(state) == "keep_card" else 0
    rivals = [holder for number, holder in enumerate(other.seats) if number != seat]
    cards = [card for holder in rivals for card in holder.cards] + list(other.deck[shown:])
    rng.shuffle(cards)
    for holder in rivals:
        holder.cards = tuple(sorted(cards.pop() for _ in holder.cards))
    other.deck = (*other.deck[:shown], *cards)
    for _ in range(60):
        _exchange_tile(other, rng.choice(rivals), rng)
    return other


def _exchange_tile(state: State, rival: Seat, rng: random.Random) -> None:
    """Exchange a rival's hidden tile for another of the bag, if the bag still holds the same kinds afterwards."""
    own, taken = rng.randrange(4), rng.randrange(4)
    if own != taken and rival.tiles[own] and state.bag[taken] > 1 and state.bag[own]:
        rival.tiles = changed(changed(rival.tiles, own, -1), taken, 1)
        state.bag = changed(changed(state.bag, own, 1), taken, -1)


@pytest.mark.parametrize("level", [*THINKING, "random", "greedy"])
def test_what_a_seat_cannot_see_changes_nothing(level: str) -> None:
    differing = 0
    for state in positions("squire", 4, 11):
        seat = state.pending[-1].seat
        expected = choice(level, state)
        for seed in (1, 2):
            other = with_other_secrets(state, seat, seed)
            differing += [h.tiles for h in other.seats] != [h.tiles for h in state.seats] and other.deck != state.deck
            assert choice(level, other) == expected
    assert differing > 20


def test_the_chancellor_too_sees_only_its_view() -> None:
    steps = [state for state, _ in game("squire", 4, 11)[:-1]]
    by_decision = {RULES.decision(state): state for state in steps if len(RULES.legal_moves(state)) > 1}
    assert by_decision.keys() >= {"turn", "expand", "court", "keep_card", "choose_tiles"}
    for state in by_decision.values():
        other = with_other_secrets(state, state.pending[-1].seat, 77)
        assert RULES.encode_state(other) != RULES.encode_state(state)
        assert choice("chancellor", other) == choice("chancellor", state)


def test_the_choice_depends_on_the_seed_only_where_plans_are_nearly_equal() -> None:
    states = positions("squire", 4, 3)
    assert any(choice("page", state, 1) != choice("page", state, 2) for state in states)


def asked(state: State, budget: Budget) -> object:
    view, moves = RULES.view(state, state.pending[-1].seat), RULES.legal_moves(state)
    move = make_player("chancellor", RULES, 1).choose(view, moves, budget)
    assert move in moves
    return move


def early_turn() -> State:
    turns = (state for state, _ in game("squire", 5, 3) if state.decade == 1 and RULES.decision(state) == "turn")
    return next(state for state in turns if not state.pending[-1].acted)


@pytest.mark.parametrize("after", [1, 20, 60])
def test_a_cancelled_chancellor_answers_without_another_thought(after: int) -> None:
    answers: list[bool] = []

    def cancelled() -> bool:
        answers.append(len(answers) + 1 >= after)
        return answers[-1]

    asked(early_turn(), Budget(600_000, cancelled))
    assert len(answers) == after
    assert answers.count(True) == 1


@pytest.mark.parametrize("ms", [1, 30, 90])
def test_a_chancellor_keeps_its_time(ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(search, "perf_counter", lambda: next(ticks) / 1000)  # each look at the clock takes 1 ms
    asked(early_turn(), Budget(ms))
    assert next(ticks) <= ms + 2


@pytest.mark.parametrize("manner", BRAIN.manners)
def test_every_manner_plays_legal_moves(manner: str) -> None:
    for state in positions("squire", 4, 3)[::3]:
        seat = RULES.to_move(state)
        assert seat is not None
        moves = RULES.legal_moves(state)
        assert make_player("courtier", RULES, 1, manner).choose(RULES.view(state, seat), moves, Budget()) in moves


def seen_of_manners(games: int) -> dict[str, Counter[str]]:
    """What people see of each manner in games of all four at one table: what was built, set, given and bought."""
    manners = BRAIN.manners[1:]
    seen: dict[str, Counter[str]] = {manner: Counter() for manner in manners}
    for number in range(games):
        state = RULES.new_game(4, 7000 + number // 4, {})
        seated = [manners[(number + seat) % 4] for seat in range(4)]
        seats = [Searcher(RULES, number, Skill("learned", width=3, samples=1), manner) for manner in seated]
        while (seat := RULES.to_move(state)) is not None:
            move = seats[seat].choose(RULES.view(state, seat), RULES.legal_moves(state), Budget())
            seen[seated[seat]][RULES.move_type(move)] += 1
            RULES.apply(state, move)
        for manner, holder, sources in zip(seated, state.seats, RULES.outcome(state).sources, strict=True):
            seen[manner].update(sources)
            seen[manner]["castle"] += len(holder.estate.buildings) - holder.estate.count_buildings(CHAPEL)
    return seen


def test_manners_show_in_play() -> None:
    seen = seen_of_manners(8)

    def fonder(thing: str, *manners: str) -> bool:
        others = [counts[thing] for manner, counts in seen.items() if manner not in manners]
        return sum(seen[manner][thing] for manner in manners) / len(manners) > sum(others) / len(others)

    assert fonder("castle", "builder", "raider")
    assert fonder("knight", "raider")
    assert fonder("church", "churchman")
    assert fonder("bribes", "favourite")


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


GIVEN_AWAY = {"castle": [0] * 5, "chapel": [0] * 5, "palace": [0] * 4, "folly": 0}


@pytest.mark.parametrize(
    "options",
    [
        {"track": ["start", "ball", "ball", "scoring"], "prices": GIVEN_AWAY},
        {"track": ["start", "plain", "plain", "scoring"]},
        {"track": ["start", "locked", "ball", "locked", "scoring"], "first_game": True},
    ],
)
def test_the_levels_play_on_other_boards_too(options: dict[str, object]) -> None:
    state = RULES.new_game(3, 1, RULES.complete_options(options))
    seats = [make_player(level, RULES, 1) for level in THINKING]
    while (seat := RULES.to_move(state)) is not None:
        view, moves = RULES.view(state, seat), RULES.legal_moves(state)
        move = seats[seat].choose(view, moves, Budget())
        template, facts = BRAIN.explain(view, move)
        assert move in moves
        assert "{" not in template.format(**facts)
        RULES.apply(state, move)
    assert max(holder.points for holder in state.seats) > 0
