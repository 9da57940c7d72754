"""What the smoke test stands on: run a program, wait for something to happen, say what was seen."""

import subprocess
import time
from collections.abc import Callable

PATIENCE = 120.0


class SmokeError(Exception):
    """What did not work as a player would expect, in a sentence."""


def quietly(command: list[str], variables: dict[str, str] | None = None, said: str = "") -> str:
    """Run a program with something to read, return its answer, and show that only if it fails."""
    done = subprocess.run(
        command, env=variables, input=said, capture_output=True, text=True, encoding="utf-8", errors="replace"
    )
    if done.returncode != 0:
        raise SmokeError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def wait_until(done: Callable[[], object], what: str, patience: float = PATIENCE, pause: float = 0.1) -> None:
    end = time.monotonic() + patience
    while not done():
        if time.monotonic() > end:
            raise SmokeError(f"Waited {patience:.0f} seconds for {what}, in vain.")
        time.sleep(pause)


def say(sentence: str) -> None:
    print(sentence, flush=True)
