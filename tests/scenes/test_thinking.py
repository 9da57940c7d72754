"""The thinker of the table: it answers for rivals and gives a person a hint with its reason."""

import time
from collections.abc import Iterator

import pytest

from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.scenes.thinking import Hint, WorkerThinker


@pytest.fixture
def thinker() -> Iterator[WorkerThinker]:
    thinker = WorkerThinker()
    yield thinker
    thinker.close()


def hint_of(thinker: WorkerThinker, seconds: float = 60) -> Hint:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        hint = thinker.poll_hint()
        if hint is not None:
            return hint
        time.sleep(0.005)
    raise AssertionError("no hint")


def test_a_hint_is_one_of_the_moves_offered_and_a_whole_sentence(thinker: WorkerThinker) -> None:
    state = RULES.new_game(4, 3, RULES.complete_options({"first_game": True}))
    seat = RULES.to_move(state)
    assert seat is not None
    moves = RULES.legal_moves(state)
    thinker.ask_hint(RULES, RULES.view(state, seat), moves)
    hint = hint_of(thinker)
    assert hint.move in moves
    assert "{" not in hint.said.sentence()
    assert thinker.poll_hint() is None


def test_a_hint_that_is_no_longer_wanted_never_comes(thinker: WorkerThinker) -> None:
    state = RULES.new_game(4, 3, RULES.complete_options({"first_game": True}))
    seat = RULES.to_move(state)
    assert seat is not None
    thinker.ask_hint(RULES, RULES.view(state, seat), RULES.legal_moves(state))
    thinker.cancel()
    assert thinker.poll_hint() is None
    assert not thinker._worker.busy
