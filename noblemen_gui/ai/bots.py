"""Seats for other programs: each speaks the engine protocol over its standard input and output."""

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from noblemen_gui.ai.levels import LEVELS
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.core.errors import GameError

HELLO_SECONDS = 30.0  # a program may load a lot before its first answer
GOODBYE_SECONDS = 1.0
LONGEST_ANSWER = 1 << 20

REFUSED = "error"
NOT_OFFERED = "move not offered"
SILENT = "no answer in time"


class BotFailure(GameError):
    """A program that cannot take a seat at all."""


def split_command(text: str) -> list[str]:
    """Return the program and its arguments; the path of a file may hold blanks."""
    if Path(text).is_file():
        return [str(Path(text).absolute())]
    try:
        return shlex.split(text, posix=os.name != "nt")
    except ValueError:
        raise BotFailure(f"The command line {text!r} has an open quotation mark.") from None


class Bot:
    """A player that is another program; where it fails the first move is played and the fault counted."""

    def __init__(self, command: str, rules: AnyRules, seed: int) -> None:
        self._command = command
        self._rules = rules
        self._seed = seed
        self._owed = 0  # answers to earlier questions that came too late and may still arrive
        self.faults: Counter[str] = Counter()
        self._process = _start(command)
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        assert self._process.stdin is not None and self._process.stdout is not None
        # A program that does not read or write must not hold up the match, so both ends have a thread.
        self._threads = [
            threading.Thread(target=_write_all, args=(self._process.stdin, self._requests), daemon=True),
            threading.Thread(target=_read_all, args=(self._process.stdout, self._answers), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._greet()

    def choose(self, view: Any, moves: Sequence[Any], budget: Budget) -> Any:
        """Return the program's move, or the first one if it has no good answer."""
        rules = self._rules
        offered = [rules.encode_move(move) for move in moves]
        request = {
            "cmd": "choose",
            "level": LEVELS[-1],  # an engine with several levels plays its best, other programs pass this over
            "ms": budget.ms,
            "seed": self._seed,
            "view": rules.encode_view(view),
            "moves": offered,
        }
        answer = self._ask(request, 2 * budget.ms / 1000 + 1)
        fault = _fault(answer, offered)
        if fault is not None:
            self.faults[fault] += 1
            return moves[0]
        assert answer is not None
        return moves[offered.index(answer["move"])]

    def close(self) -> None:
        """End the program, gently if it listens."""
        self._requests.put(b'{"cmd":"quit"}\n')
        self._requests.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        _kill(self._process)
        for thread in self._threads:
            thread.join(GOODBYE_SECONDS)

    def _greet(self) -> None:
        answer = self._ask({"cmd": "hello"}, HELLO_SECONDS)
        if answer is None or answer.get("ok") is not True:
            self.close()
            raise BotFailure(f"The program {self._command!r} did not answer 'hello' as the engine protocol asks.")

    def _ask(self, request: Json, seconds: float) -> Json | None:
        """Return the answer, None if there is none in time; what is not an object counts as refused."""
        self._requests.put(json.dumps(request, separators=(",", ":")).encode("ascii") + b"\n")
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                self._owed += 1
                return None
            if line is None:
                self._answers.put(None)  # the program ended; the next question will see it too
                return {"ok": False}
            if not self._owed:
                return _parsed(line)
            self._owed -= 1


def _fault(answer: Json | None, offered: list[Json]) -> str | None:
    if answer is None:
        return SILENT
    if answer.get("ok") is not True:
        return REFUSED
    return None if answer.get("move") in offered else NOT_OFFERED


def _parsed(line: bytes) -> Json:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return {"ok": False}
    return answer if isinstance(answer, dict) else {"ok": False}


def _start(command: str) -> subprocess.Popen[bytes]:
    words = split_command(command)
    if not words:
        raise BotFailure("A seat has no name.")
    try:
        # A session of its own, so that whatever the program starts ends with it.
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BotFailure(f"The program {command!r} cannot be started: {why}.") from None


def _kill(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


def _write_all(pipe: IO[bytes], requests: "queue.SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while (line := requests.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _read_all(pipe: IO[bytes], answers: "queue.SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_ANSWER):
            answers.put(line)
    answers.put(None)
