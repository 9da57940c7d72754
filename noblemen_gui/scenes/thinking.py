"""Lets rivals think in a process of their own, one question at a time, and never leaves a game without an answer."""

from __future__ import annotations

import atexit
import json
import logging
import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from noblemen_gui.ai.levels import TABLE, make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.ai.worker import Answer, Worker
from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.learn.words import Said
from noblemen_gui.locale import N_
from noblemen_gui.scenes.session import SeatPlan

# Who decides at once, here, when the process could not.
STAND_IN = "random"
NO_HINT = N_("No advice comes to mind just now.")

log = logging.getLogger(__name__)


class Hint(NamedTuple):
    """What the strongest rival would do for a person, and why; no move when it found none."""

    move: Any | None
    said: Said


class WorkerThinker:
    """Asks the worker on behalf of a seat; only what that seat may know travels."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._ticket = 0
        self._question: tuple[AnyRules, int, Any, Sequence[Any]] | None = None

    def ask(self, rules: AnyRules, plan: SeatPlan, view: Any, moves: Sequence[Any]) -> None:
        """Begin to think; a single legal move needs no thought."""
        told = rules.encode_view(view)
        seed = decision_seed(plan.seed, told)
        self._question = rules, seed, view, moves
        self._ticket += 1
        if len(moves) > 1:
            manner = plan.manner or None
            encoded = [rules.encode_move(move) for move in moves]
            ms = TABLE[plan.level].ms
            self._worker.ask(self._ticket, rules.name, plan.level, seed, manner, told, encoded, ms)

    def poll(self) -> Any | None:
        """Return the move when it has been found."""
        answer = self._worker.poll()
        if self._question is None:
            return None
        rules, seed, view, moves = self._question
        if len(moves) == 1:
            return self._settle(moves[0])
        if answer is None or answer.ticket != self._ticket:
            return None
        return self._settle(self._move(rules, answer, moves) or stand_in(rules, seed, view, moves))

    def ask_hint(self, rules: AnyRules, view: Any, moves: Sequence[Any]) -> None:
        """Begin to think for a person about a decision; poll_hint answers, cancel forgets it."""
        told = rules.encode_view(view)
        seed = decision_seed(0, told)
        self._question = rules, seed, view, moves
        self._ticket += 1
        self._worker.ask_hint(self._ticket, rules.name, seed, told, [rules.encode_move(move) for move in moves])

    def poll_hint(self) -> Hint | None:
        """Return the hint when it has been found; say it with `hint.said.sentence(_)`."""
        answer = self._worker.poll()
        if self._question is None or answer is None or answer.ticket != self._ticket:
            return None
        rules = self._question[0]
        self._question = None
        if answer.move is None or answer.reason is None:
            log.warning("There is no hint: %s", answer.error or answer.move)
            return Hint(None, Said(NO_HINT))
        return Hint(rules.decode_move(answer.move), Said(*answer.reason))

    def cancel(self) -> None:
        """Forget the question at once."""
        self._question = None
        self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        self._question = None
        self._worker.close()

    def _settle(self, move: Any) -> Any:
        self._question = None
        return move

    def _move(self, rules: AnyRules, answer: Answer, moves: Sequence[Any]) -> Any | None:
        move = rules.decode_move(answer.move) if answer.move is not None else None
        if move in moves:
            return move
        log.warning("A rival had no answer and decides at random: %s", answer.error or answer.move)
        return None


def decision_seed(seed: int, view: Json) -> int:
    """A seed for one decision: the same position asked again, after a resumed game too, gets the same answer."""
    return (seed + zlib.crc32(json.dumps(view, sort_keys=True).encode())) % SEED_LIMIT


def stand_in(rules: AnyRules, seed: int, view: Any, moves: Sequence[Any]) -> Any:
    """A legal move at once, whatever happened to the process."""
    return make_player(STAND_IN, rules, seed).choose(view, moves, Budget())


@cache
def thinker() -> WorkerThinker:
    """The one thinker of this program, started when it is first needed."""
    made = WorkerThinker()
    atexit.register(made.close)
    return made
