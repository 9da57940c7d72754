"""The process that thinks for the window: it answers, is cancelled at once, and is replaced when it is lost."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from noblemen_gui.ai.brain import brain_of
from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.worker import Answer, Worker
from noblemen_gui.core.contract import Json
from noblemen_gui.games.noblemen.rules import RULES

LONG = 600_000


def state_in_play() -> Any:
    """A turn in the first decade, with something to think about."""
    state = RULES.new_game(4, 3, RULES.complete_options({"first_game": True}))
    player = make_player("random", RULES, 1)
    while RULES.decision(state) != "turn":
        seat = RULES.to_move(state)
        assert seat is not None
        RULES.apply(state, player.choose(RULES.view(state, seat), RULES.legal_moves(state), Budget()))
    return state


def view_of(state: Any) -> Json:
    seat = RULES.to_move(state)
    assert seat is not None
    return RULES.encode_view(RULES.view(state, seat))


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()
    assert multiprocessing.active_children() == []


def answer_of(worker: Worker, seconds: float = 30) -> Answer:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = worker.poll()
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer")


def test_the_answer_is_what_the_level_chooses_here(worker: Worker) -> None:
    state = state_in_play()
    worker.ask(7, "noblemen", "squire", 5, None, view_of(state), None, 0)
    view = RULES.decode_view(view_of(state))
    expected = make_player("squire", RULES, 5).choose(view, RULES.legal_moves(state), Budget())
    assert answer_of(worker) == Answer(7, RULES.encode_move(expected))
    assert not worker.busy


def test_only_moves_that_are_given_are_considered(worker: Worker) -> None:
    worker.ask(1, "noblemen", "random", 5, None, view_of(state_in_play()), [{"type": "idle"}], 0)
    assert answer_of(worker).move == {"type": "idle"}


def test_a_hint_is_a_legal_move_and_says_why(worker: Worker) -> None:
    state = state_in_play()
    worker.ask_hint(2, "noblemen", 1, view_of(state), None, 200)
    answer = answer_of(worker)
    move = RULES.decode_move(answer.move)
    assert move in RULES.legal_moves(state)
    assert answer.reason == brain_of(RULES).explain(RULES.decode_view(view_of(state)), move)


def test_errors_come_back_as_values_and_the_process_goes_on(worker: Worker) -> None:
    worker.ask(1, "noblemen", "emperor", 5, None, view_of(state_in_play()), None, 0)
    assert "level" in (answer_of(worker).error or "")
    worker.ask(2, "noblemen", "random", 5, None, {"game": "noblemen"}, None, 0)
    assert answer_of(worker).error
    worker.ask(3, "noblemen", "random", 5, None, view_of(state_in_play()), None, 0)
    assert answer_of(worker).move


def test_a_cancelled_question_is_never_answered_and_the_next_one_soon(worker: Worker) -> None:
    view = view_of(state_in_play())
    worker.ask(1, "noblemen", "chancellor", 5, None, view, None, LONG)
    for _ in range(20):
        assert worker.poll() is None or not worker.busy
        time.sleep(0.01)
    worker.cancel()
    assert not worker.busy
    worker.ask(2, "noblemen", "random", 5, None, view, [{"type": "idle"}], 0)
    assert answer_of(worker) == Answer(2, {"type": "idle"})


def test_a_killed_process_is_an_error_and_a_new_one_answers(worker: Worker) -> None:
    view = view_of(state_in_play())
    worker.ask(1, "noblemen", "random", 5, None, view, None, 0)
    answer_of(worker)
    worker.ask(2, "noblemen", "random", 5, None, view, None, 0)
    for child in multiprocessing.active_children():
        child.kill()
        child.join()
    answer = answer_of(worker)
    # It may have answered just before its end; then the end is noticed afterwards.
    assert answer.ticket == 2 and (answer.move or "unexpectedly" in (answer.error or ""))
    worker.ask(3, "noblemen", "random", 5, None, view, [{"type": "idle"}], 0)
    answer = answer_of(worker)
    if answer.error:
        worker.ask(3, "noblemen", "random", 5, None, view, [{"type": "idle"}], 0)
        answer = answer_of(worker)
    assert answer == Answer(3, {"type": "idle"})


@pytest.mark.skipif(os.name == "nt", reason="a process cannot be halted by a signal here")
def test_a_process_that_does_not_hear_the_cancel_is_replaced(worker: Worker) -> None:
    view = view_of(state_in_play())
    worker.ask(1, "noblemen", "random", 5, None, view, None, 0)
    answer_of(worker)
    (stopped,) = multiprocessing.active_children()
    assert stopped.pid is not None
    os.kill(stopped.pid, signal.SIGSTOP)
    worker.ask(2, "noblemen", "random", 5, None, view, None, 0)
    worker.cancel()
    start = time.monotonic()
    worker.ask(3, "noblemen", "random", 5, None, view, [{"type": "idle"}], 0)
    assert answer_of(worker) == Answer(3, {"type": "idle"})
    assert time.monotonic() - start >= 0.5
    assert stopped not in multiprocessing.active_children()


def test_no_call_waits_for_the_process(worker: Worker) -> None:
    view = view_of(state_in_play())
    spent = []
    for ticket in range(20):
        start = time.monotonic()
        worker.ask(ticket, "noblemen", "chancellor", 5, None, view, None, LONG)
        worker.poll()
        spent.append(time.monotonic() - start)
        time.sleep(0.02)
    assert sorted(spent)[len(spent) // 2] < 0.01


def test_without_a_process_every_question_is_answered_by_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(process: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", refuse)
    worker = Worker()
    worker.ask(5, "noblemen", "page", 1, None, view_of(state_in_play()), None, 1000)
    answer = worker.poll()
    assert answer is not None
    assert (answer.ticket, answer.move) == (5, None)
    assert worker.poll() is None
    worker.close()
