"""What every registered game owes its contract, shown by random self-play."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import islice

import pytest

from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import IllegalMove
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record, encode_record
from noblemen_gui.games import GAMES

from .playing import final_state, moments

GAMES_AND_SEATS = [(name, seats) for name in GAMES.names for seats in GAMES.rules(name).seat_counts]
every_table = pytest.mark.parametrize(("name", "players"), GAMES_AND_SEATS)
SEEDS = range(3)

# Decisions by which something hidden becomes public by rule: how many tiles were chosen (N3.5, N11.1).
DISCLOSING = {"noblemen": {"choose_tiles"}}


def through_json(data: object) -> object:
    return json.loads(json.dumps(data))


@every_table
def test_no_contradiction_arises_in_play(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    for seed in range(8):
        for moment in moments(rules, players, seed):
            assert moment.moves, "a decision without a legal move"
            assert rules.contradictions(moment.state) == []


@pytest.mark.parametrize("name", GAMES.names)
def test_every_kind_of_decision_and_move_occurs(name: str) -> None:
    rules = GAMES.rules(name)
    decisions: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for players in rules.seat_counts:
        for seed in range(30):
            for moment in moments(rules, players, seed):
                decisions[rules.decision(moment.state) or ""] += 1
                types[rules.move_type(moment.move)] += 1
    assert set(rules.move_types) <= set(types), f"decisions {dict(decisions)}, moves {dict(types)}"


@every_table
def test_legal_moves_are_distinct_and_exactly_those_not_refused(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    for seed in SEEDS:
        seen: dict[object, None] = {}
        for moment in moments(rules, players, seed):
            legal = dict.fromkeys(moment.moves)
            assert len(legal) == len(moment.moves)
            assert all(rules.refusal(moment.state, move) is None for move in legal)
            for move in islice(reversed(seen), 60):
                assert (rules.refusal(moment.state, move) is None) == (move in legal), move
            seen.update(legal)


@every_table
def test_old_clones_never_change(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    kept = [(rules.clone(moment.state), rules.encode_state(moment.state)) for moment in moments(rules, players, 5)]
    for clone, encoded in kept:
        assert rules.encode_state(clone) == encoded


@every_table
def test_positions_and_moves_survive_json_at_every_step(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    for moment in moments(rules, players, 6):
        again = rules.decode_state(through_json(rules.encode_state(moment.state)))
        assert again == moment.state
        assert list(rules.legal_moves(again)) == list(moment.moves)
        assert rules.decode_move(through_json(rules.encode_move(moment.move))) == moment.move


@every_table
def test_a_loaded_position_goes_on_identically(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    for moment in moments(rules, players, 7):
        again = rules.decode_state(through_json(rules.encode_state(moment.state)))
        here = rules.clone(moment.state)
        assert rules.apply(again, moment.move) == rules.apply(here, moment.move)
        assert again == here


@every_table
def test_a_sampled_state_has_the_same_view_and_legal_moves(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    for number, moment in enumerate(moments(rules, players, 8)):
        for seat in range(players):
            view = rules.view(moment.state, seat)
            assert rules.decode_view(through_json(rules.encode_view(view))) == view
            dealt = rules.sample(view, number)
            assert rules.contradictions(dealt) == []
            assert rules.view(dealt, seat) == view
            if seat == moment.seat:
                assert list(rules.legal_moves(dealt)) == list(moment.moves)


@every_table
def test_what_a_seat_cannot_see_changes_nothing_for_it(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    differed = 0
    for number, moment in enumerate(moments(rules, players, 9)):
        if rules.decision(moment.state) in DISCLOSING[name]:
            continue
        for seat in range(players):
            view = rules.view(moment.state, seat)
            first, second = rules.sample(view, 2 * number), rules.sample(view, 2 * number + 1)
            differed += rules.encode_state(first) != rules.encode_state(second)
            if rules.refusal(first, moment.move) or rules.refusal(second, moment.move):
                continue
            seen = seen_by(rules, first, moment.move, seat), seen_by(rules, second, moment.move, seat)
            if rules.to_move(first) is not None:  # the end of a game discloses everything
                assert seen[0] == seen[1]
    assert differed > 100


def seen_by(rules: AnyRules, state: object, move: object, seat: int) -> list[object]:
    """Return the events as a seat sees them, up to the first that shows the seat itself something new."""
    seen: list[object] = []
    for event in rules.apply(state, move):
        concerns = rules.encode_event(event)
        if rules.reveals(event) and seat in (concerns.get("seat"), concerns.get("to")):
            break
        seen.append(rules.encode_event(rules.redact(event, seat)))
    return seen


@every_table
def test_moves_that_leave_a_seat_the_same_view_look_the_same_to_it(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    compared: Counter[str] = Counter()
    for number, moment in enumerate(moments(rules, players, 14)):
        for seat in range(players):
            if seat == moment.seat:
                continue
            here = after(rules, moment.state, moment.move, seat)
            other = rules.sample(rules.view(moment.state, seat), number)
            for move in alike(rules, moment.move, rules.legal_moves(other)):
                there = after(rules, other, move, seat)
                if here[0] == there[0]:
                    assert here[1] == there[1], move
                    compared[rules.move_type(move)] += move != moment.move
    assert compared >= Counter(SECRETIVE[name])


# Moves in which something is secret, and fields of moves that all may know though no view has them.
SECRETIVE = {"noblemen": ("choose_tiles", "keep_card", "swap")}
OPEN_FIELDS = {"noblemen": {"court": ("cards",), "play_card": ("card",)}}


def alike(rules: AnyRules, move: object, others: Sequence[object]) -> list[object]:
    """Return some moves of the same type as a move that agree with it in what all may know."""
    kind = rules.move_type(move)
    same_kind = [other for other in others if rules.move_type(other) == kind]
    known = OPEN_FIELDS[rules.name].get(kind, ())
    wanted = rules.encode_move(move)
    found = [other for other in same_kind if all(rules.encode_move(other)[name] == wanted[name] for name in known)]
    return found[:: len(found) // 6 + 1]


def after(rules: AnyRules, state: object, move: object, seat: int) -> tuple[object, list[object]]:
    """Return the view of a seat after a move and the events of it as the seat sees them."""
    changed = rules.clone(state)
    events = rules.apply(changed, move)
    return rules.encode_view(rules.view(changed, seat)), [
        rules.encode_event(rules.redact(event, seat)) for event in events
    ]


@every_table
def test_a_view_tells_nothing_that_sampling_changes(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    for number, moment in enumerate(islice(moments(rules, players, 10), 0, None, 7)):
        for seat in range(players):
            view = rules.view(moment.state, seat)
            other = rules.view(rules.sample(view, number), seat)
            assert rules.encode_view(other) == rules.encode_view(view)


@every_table
def test_undo_and_redo_restore_every_state(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    match = Match.new(rules, players, 11, {})
    for moment in moments(rules, players, 11):
        before = rules.encode_state(match.state)
        match.play(moment.move)
        after = rules.encode_state(match.state)
        match.undo(practice=True)
        assert rules.encode_state(match.state) == before
        match.redo()
        assert rules.encode_state(match.state) == after
    replayed = Match.from_record(rules, decode_record(through_json(encode_record(match.record())), rules))
    assert replayed.state == match.state


@every_table
def test_undo_stops_where_something_hidden_was_seen_or_another_seat_decided(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    match = Match.new(rules, players, 12, {})
    outcomes: Counter[bool] = Counter()
    for moment in moments(rules, players, 12):
        events = match.play(moment.move)
        closed = any(rules.reveals(event) for event in events) or match.to_move != moment.seat
        outcomes[closed] += 1
        assert (match.undo_refusal() is not None) == closed
        if closed:
            before = rules.encode_state(match.state)
            with pytest.raises(IllegalMove):
                match.undo()
            assert rules.encode_state(match.state) == before
    assert min(outcomes.values()) > 10


GAME_OF_ANOTHER_PROCESS = """
import hashlib, json, sys
sys.path.insert(0, sys.argv[1])
from tests.contract.playing import final_state
from noblemen_gui.games import GAMES
rules = GAMES.rules(sys.argv[2])
state = rules.encode_state(final_state(rules, int(sys.argv[3]), 13))
print(hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest())
"""


@every_table
def test_the_same_seed_gives_the_same_game_in_other_processes(
    name: str, players: int, request: pytest.FixtureRequest
) -> None:
    root = str(request.config.rootpath)
    digests = set()
    for hash_seed in ("0", "1", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        words = [sys.executable, "-c", GAME_OF_ANOTHER_PROCESS, root, name, str(players)]
        digests.add(subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout)
    assert len(digests) == 1
    assert len(digests.pop()) == 65


@every_table
def test_a_finished_game_is_ranked_by_points(name: str, players: int) -> None:
    rules = GAMES.rules(name)
    for seed in SEEDS:
        outcome = rules.outcome(final_state(rules, players, seed))
        assert outcome.over
        order = [seat for rank in outcome.ranking for seat in rank]
        assert sorted(order) == list(range(players))
        points = [outcome.points[seat] for seat in order]
        assert points == sorted(points, reverse=True)
        for total, sources in zip(outcome.points, outcome.sources, strict=True):
            assert sum(sources.values()) == total
