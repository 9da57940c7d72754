"""Thinks in a process of its own, so that a window goes on drawing: ask, poll each frame, cancel at once."""

import contextlib
import logging
import multiprocessing
import os
import signal
import time
import traceback
from ctypes import c_longlong
from dataclasses import dataclass, replace
from typing import Any

from noblemen_gui.ai.brain import Reason, brain_of
from noblemen_gui.ai.levels import TABLE, make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.contract import Json
from noblemen_gui.core.errors import GameError
from noblemen_gui.games import GAMES

HINT_LEVEL = "chancellor"
CANCEL_SECONDS = 0.5  # a cancelled process that still thinks after this is replaced
PATIENCE_SECONDS = 20.0  # beyond twice the budget, whatever is thinking has lost its way
GOODBYE_SECONDS = 1.0
NOBODY = 0
NO_PROCESS = "The computer player's process could not be started."
_READY = "ready"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question: a move in the protocol's form, or one sentence on why there is none."""

    ticket: int
    move: Json | None = None
    reason: Reason | None = None  # only for hints
    error: str | None = None


@dataclass(frozen=True, slots=True)
class _Question:
    """All that travels to the process: a view and never the true state."""

    number: int
    ticket: int
    game: str
    level: str
    seed: int
    manner: str | None
    view: Json
    moves: list[Json] | None
    ms: int
    explain: bool


class Worker:
    """One question at a time; no call here waits for the process."""

    def __init__(self) -> None:
        # Spawned, so that it is the same on every system, in a packaged program and beside a window's threads.
        self._context = multiprocessing.get_context("spawn")
        self._numbers = 0
        self._waiting: _Question | None = None  # not yet sent
        self._thinking: _Question | None = None  # sent and not yet answered, perhaps cancelled
        self._wanted = self._context.RawValue(c_longlong, NOBODY)
        self._deadline = float("inf")
        self._ready = False
        self._start()

    def ask(
        self,
        ticket: int,
        game: str,
        level: str,
        seed: int,
        manner: str | None,
        view: Json,
        moves: list[Json] | None,
        ms: int,
        *,
        explain: bool = False,
    ) -> None:
        """Ask for a move by a seed for this decision; an earlier question is cancelled; without moves: all legal."""
        self.cancel()
        if self._pipe.closed:
            self._start()
        self._numbers += 1
        self._waiting = _Question(self._numbers, ticket, game, level, seed, manner, view, moves, ms, explain)
        self._send()

    def ask_hint(
        self, ticket: int, game: str, seed: int, view: Json, moves: list[Json] | None, ms: int = TABLE[HINT_LEVEL].ms
    ) -> None:
        """Ask what the strongest level would do, and why; the answer has the reason too."""
        self.ask(ticket, game, HINT_LEVEL, seed, None, view, moves, ms, explain=True)

    @property
    def busy(self) -> bool:
        """Tell whether an answer is still to come."""
        return self._waiting is not None or self._is_wanted(self._thinking)

    def poll(self) -> Answer | None:
        """Return the answer if it is there; call it each frame, it also replaces a process that is lost."""
        if self._pipe.closed:
            lost, self._waiting = self._waiting, None
            return Answer(lost.ticket, error=NO_PROCESS) if lost else None
        try:
            answer = self._receive()
        except (EOFError, OSError):
            answer = self._replace("The computer player stopped unexpectedly.")
        if answer is None and time.monotonic() > self._deadline:
            answer = self._replace("The computer player took too long.")
        self._send()
        return answer

    def cancel(self) -> None:
        """Forget the question; no answer to it will come."""
        self._waiting = None
        if self._is_wanted(self._thinking):
            self._wanted.value = NOBODY
            self._deadline = time.monotonic() + CANCEL_SECONDS

    def close(self) -> None:
        """End the process."""
        self.cancel()
        self._pipe.close()
        if self._process.pid is not None:
            self._process.kill()
            self._process.join(GOODBYE_SECONDS)

    def _is_wanted(self, question: _Question | None) -> bool:
        return question is not None and question.number == self._wanted.value

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_serve, args=(theirs, self._wanted), daemon=True)
        try:
            self._process.start()
        except OSError as error:  # no memory, or no more processes allowed: every question gets that for an answer
            _log.error("The process of the computer players cannot be started: %s", error)
            self._pipe.close()
        theirs.close()
        self._ready = False

    def _send(self) -> None:
        """Send the question only to a process that is there to read it, so that a full pipe never holds us up."""
        if self._waiting is None or self._thinking is not None or not self._ready:
            return
        question, self._waiting = self._waiting, None
        self._thinking = question
        self._wanted.value = question.number
        self._deadline = time.monotonic() + 2 * question.ms / 1000 + PATIENCE_SECONDS
        with contextlib.suppress(OSError):  # a process that died just now is noticed by the next poll
            self._pipe.send(question)

    def _receive(self) -> Answer | None:
        while self._pipe.poll():
            message = self._pipe.recv()
            if message == _READY:
                self._ready = True
                continue
            wanted = self._is_wanted(self._thinking)
            self._idle()
            if wanted:
                return self._checked(message)
        return None

    def _checked(self, message: tuple[Answer, str]) -> Answer:
        answer, details = message
        if details:
            _log.error("A computer player failed:\n%s", details)
        return answer

    def _idle(self) -> None:
        self._thinking = None
        self._wanted.value = NOBODY
        self._deadline = float("inf")

    def _replace(self, error: str) -> Answer | None:
        """Start anew; a question that was still wanted gets the error as its answer."""
        lost = self._thinking if self._is_wanted(self._thinking) else None
        self._idle()
        self._pipe.close()
        self._process.kill()
        _log.warning("The process of the computer players is replaced: %s", error)
        if self._ready:
            self._start()
        else:  # it did not even begin: try again with the next question, not with every frame
            lost, self._waiting = self._waiting, None
        return Answer(lost.ticket, error=error) if lost else None


def _serve(pipe: Any, wanted: Any) -> None:
    """Answer questions until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window's process decides what an interruption means
    if hasattr(os, "nice"):
        os.nice(5)  # the window comes first
    with contextlib.suppress(EOFError, OSError):
        pipe.send(_READY)
        while True:
            question: _Question = pipe.recv()
            pipe.send(_answered(question, wanted))


def _answered(question: _Question, wanted: Any) -> tuple[Answer, str]:
    """Return the answer, and for the log what went wrong; a move without its reason is still an answer."""
    try:
        answer, view = _thought(question, wanted)
    except GameError as error:
        return Answer(question.ticket, error=error.reason), ""
    except Exception as error:
        sentence = f"The computer player could not decide ({type(error).__name__})."
        return Answer(question.ticket, error=sentence), traceback.format_exc()
    return _explained(answer, question, view) if question.explain else (answer, "")


def _explained(answer: Answer, question: _Question, view: Any) -> tuple[Answer, str]:
    rules = GAMES.rules(question.game)
    try:
        reason = brain_of(rules).explain(view, rules.decode_move(answer.move))
    except Exception:
        return answer, traceback.format_exc()
    return replace(answer, reason=reason), ""


def _thought(question: _Question, wanted: Any) -> tuple[Answer, Any]:
    rules = GAMES.rules(question.game)
    view = rules.decode_view(question.view)
    if question.moves is None:
        moves = rules.legal_moves(rules.sample(view, 0))
    else:
        moves = [rules.decode_move(move) for move in question.moves]
    player = make_player(question.level, rules, question.seed, question.manner)
    move = player.choose(view, moves, Budget(question.ms, lambda: bool(wanted.value != question.number)))
    return Answer(question.ticket, rules.encode_move(move)), view
