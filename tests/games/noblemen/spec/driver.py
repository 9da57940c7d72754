"""Talks to the engine in JSON Lines, in this process or in another one, and checks the shape of every answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from typing import Any, Protocol

from noblemen_gui.engine import Engine

Json = dict[str, Any]

ERRORS = frozenset({"bad_request", "illegal_move", "bad_position", "no_game", "game_over"})
PATIENCE_SECONDS = 60.0


class Transport(Protocol):
    """Anything that answers one line with one line."""

    def send(self, line: str) -> str: ...

    def close(self) -> None: ...


class InProcess:
    """The engine as an object of this process: fast, the usual way."""

    def __init__(self) -> None:
        self._engine = Engine()

    def send(self, line: str) -> str:
        return self._engine.answer(line)

    def close(self) -> None:
        pass


class Subprocess:
    """The engine as a program of its own, behind its standard input and output."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "noblemen_gui", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {})},
        )

    def send(self, line: str) -> str:
        return self.send_bytes(line.encode("utf-8", "surrogatepass")).decode("utf-8")

    def send_bytes(self, line: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        watchdog = threading.Timer(PATIENCE_SECONDS, self.process.kill)
        watchdog.start()
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            return self.process.stdout.readline()
        finally:
            watchdog.cancel()

    def finish(self) -> tuple[bytes, bytes, int]:
        """Close the input and return what was still written to output and error, and the exit status."""
        try:
            out, err = self.process.communicate(timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            out, err = self.process.communicate()
        return out, err, self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


def check_shape(line: str) -> Json:
    """Parse an answer and insist on what every answer has."""
    assert "\n" not in line.rstrip("\n"), "an answer is one line"
    answer = json.loads(line)
    assert isinstance(answer, dict)
    assert isinstance(answer["ok"], bool)
    if not answer["ok"]:
        assert answer["error"] in ERRORS
        assert isinstance(answer["reason"], str)
        assert answer["reason"].strip()
        assert "Traceback" not in answer["reason"]
        assert "could not answer" not in answer["reason"], "an error that nobody foresaw"
    return answer


class Driver:
    """One conversation with an engine."""

    def __init__(self, transport: Transport | None = None) -> None:
        self.transport: Transport = transport if transport is not None else InProcess()

    def line(self, line: str) -> Json:
        """Send any line whatever."""
        return check_shape(self.transport.send(line))

    def ask(self, cmd: str, /, **fields: Any) -> Json:
        """Send a request and return the answer, good or bad."""
        return self.line(json.dumps({"cmd": cmd, **fields}))

    def ok(self, cmd: str, /, **fields: Any) -> Json:
        """Send a request that has to succeed."""
        answer = self.ask(cmd, **fields)
        assert answer["ok"], answer
        return answer

    def load(self, position: Json) -> Json:
        return self.ok("load", position=position)

    def new(self, players: int = 3, seed: int = 0, **options: Any) -> Json:
        return self.ok("new", game="noblemen", players=players, seed=seed, options=options)

    def position(self) -> Json:
        position: Json = self.ok("position")["position"]
        return position

    def view(self, seat: int) -> Json:
        view: Json = self.ok("view", seat=seat)["view"]
        return view

    def seat(self, seat: int) -> Json:
        found: Json = self.position()["seats"][seat]
        return found

    def legal(self) -> list[Json]:
        moves: list[Json] = self.ok("legal")["moves"]
        return moves

    def legal_of(self, kind: str, **fields: Any) -> list[Json]:
        """The legal moves of one type, optionally only those with the given fields."""
        wanted = {"type": kind, **fields}
        return [move for move in self.legal() if all(move.get(key) == value for key, value in wanted.items())]

    def decision(self) -> tuple[str, int]:
        answer = self.ok("legal")
        return answer["decision"], answer["to_move"]

    def play(self, kind: str, /, **fields: Any) -> list[Json]:
        """Play a move and return its events."""
        events: list[Json] = self.ok("play", move={"type": kind, **fields})["events"]
        return events

    def play_seen_by(self, seat: int, kind: str, /, **fields: Any) -> list[Json]:
        """Play a move and return its events as a seat may see them."""
        events: list[Json] = self.ok("play", move={"type": kind, **fields}, seat=seat)["events"]
        return events

    def play_all(self, *moves: Json) -> list[Json]:
        """Play moves one after the other and return all their events."""
        return [event for move in moves for event in self.ok("play", move=move)["events"]]

    def refuses(self, *errors: str, cmd: str = "play", **fields: Any) -> None:
        """Send a request that must fail with one of the errors and change nothing."""
        before = self.ask("position")
        answer = self.ask(cmd, **fields)
        assert not answer["ok"], f"accepted: {fields}"
        assert answer["error"] in errors, answer
        assert self.ask("position") == before

    def refuses_move(self, kind: str, /, **fields: Any) -> None:
        """A well-formed move that is not in `legal`."""
        self.refuses("illegal_move", move={"type": kind, **fields})

    def close(self) -> None:
        self.transport.close()
