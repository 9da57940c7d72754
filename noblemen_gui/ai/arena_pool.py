"""Plays the games of a match on several processes at once and hands them over as they end."""

import multiprocessing
import os
import signal
import traceback
from collections.abc import Generator, Iterator, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from noblemen_gui.ai.arena import Contest, play_game
from noblemen_gui.core.contract import Json
from noblemen_gui.core.errors import GameError

LAST_SECONDS = 5.0


def cores() -> int:
    """Return how many processes this machine lets us keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_games(contest: Contest, numbers: Sequence[int], jobs: int) -> Generator[Json, None, None]:
    """Play the numbered games; with one job in this process, otherwise in processes that always end with us."""
    if jobs <= 1 or len(numbers) <= 1:
        yield from (play_game(contest, number) for number in numbers)
        return
    hands = [_Hand(contest) for _ in range(min(jobs, len(numbers)))]
    try:
        yield from _hand_out(hands, list(numbers))
    finally:
        for hand in hands:
            hand.stop()
        for hand in hands:
            hand.join()


class _Hand:
    """One of the processes and our end of its pipe."""

    def __init__(self, contest: Contest) -> None:
        # Spawned, so that it is the same on every system and in a packaged program.
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(theirs, contest), daemon=True)
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        """Ask the process to end; it closes the programs that have seats."""
        self.pipe.close()
        self.process.terminate()

    def join(self) -> None:
        """Wait for its end."""
        self.process.join(LAST_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _hand_out(hands: list[_Hand], numbers: list[int]) -> Iterator[Json]:
    waiting = list(reversed(numbers))
    for hand in hands:
        hand.pipe.send(waiting.pop())
    left = len(numbers)
    while left:
        ready = wait([hand.pipe for hand in hands])
        for hand in (hand for hand in hands if hand.pipe in ready):
            game = _received(hand)
            if waiting:
                hand.pipe.send(waiting.pop())
            left -= 1
            yield game


def _received(hand: _Hand) -> Json:
    try:
        kind, content = hand.pipe.recv()
    except (EOFError, OSError):
        raise RuntimeError("A process of the arena ended by itself.") from None
    if kind == "refused":
        raise GameError(content)
    if kind == "failed":
        raise RuntimeError(content)
    game: Json = content
    return game


def _serve(pipe: Any, contest: Contest) -> None:
    """Play games as they are asked for, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process decides what an interruption means
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            pipe.send(_played(contest, pipe.recv()))
    except (EOFError, OSError):
        return


def _played(contest: Contest, number: int) -> tuple[str, Json | str]:
    try:
        return "game", play_game(contest, number)
    except GameError as error:
        return "refused", error.reason
    except Exception:
        return "failed", traceback.format_exc()


def _leave(_signal: int, _frame: FrameType | None) -> None:
    raise SystemExit
