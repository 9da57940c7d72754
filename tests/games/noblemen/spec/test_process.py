"""The engine as a program: lines, bytes, the end of input, its help, and the same game in every process."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from .driver import Driver, Subprocess, check_shape
from .stranger import play_game

Json = dict[str, Any]

COMMAND = [sys.executable, "-m", "noblemen_gui", "engine"]


def talk(data: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *arguments], input=data, capture_output=True, timeout=60, check=False)


def requests(*parts: Json) -> bytes:
    return b"".join(json.dumps(part).encode() + b"\n" for part in parts)


def answers(result: subprocess.CompletedProcess[bytes]) -> list[Json]:
    return [check_shape(line) for line in result.stdout.decode("utf-8").splitlines()]


def test_end_of_input_ends_with_status_zero() -> None:
    result = talk(b"")
    assert (result.returncode, result.stdout) == (0, b"")


def test_quit_is_answered_and_ends_with_status_zero() -> None:
    result = talk(requests({"cmd": "quit"}, {"cmd": "hello"}))
    assert result.returncode == 0
    assert answers(result) == [{"ok": True}]


def test_one_answer_a_line_in_order_and_nothing_else() -> None:
    result = talk(
        requests({"cmd": "hello"}, {"cmd": "legal"}, {"cmd": "new", "game": "noblemen"}, {"cmd": "legal"}, {"cmd": "?"})
    )
    found = answers(result)
    assert [answer["ok"] for answer in found] == [True, False, True, True, False]
    assert (found[0]["protocol"], found[1]["error"], found[4]["error"]) == (1, "no_game", "bad_request")
    assert result.stdout.endswith(b"\n")
    assert result.returncode == 0


def test_a_last_line_without_its_end_is_answered() -> None:
    assert answers(talk(b'{"cmd":"hello"}'))[0]["ok"] is True


def test_answers_are_flushed_one_by_one(program: Driver) -> None:
    assert program.ok("hello")["protocol"] == 1
    assert program.new(3)["to_move"] == 0
    assert program.decision() == ("choose_tiles", 0)


def test_quit_ends_the_program(program: Driver) -> None:
    assert program.ask("quit") == {"ok": True}
    assert isinstance(program.transport, Subprocess)
    out, _, status = program.transport.finish()
    assert (out, status) == (b"", 0)


BYTES = {
    "blank": b"",
    "spaces": b"   ",
    "not utf-8": b'{"cmd":"\xff\xfe"}',
    "bytes": bytes(range(11, 256)),
    "nul": b"\x00\x00",
    "half a character": b'{"cmd":"hello\xc3"}',
    "huge": b'{"cmd":"hello","x":"' + b"y" * (1 << 20) + b'"}',
    "huge and not json": b"[" * (2 << 20),
    "nan": b'{"cmd":"hello","x":NaN}',
    "surrogate": b'{"cmd":"\\udfff"}',
}


@pytest.mark.parametrize("name", BYTES)
def test_bad_bytes_are_a_bad_request_and_the_engine_goes_on(name: str) -> None:
    result = talk(BYTES[name] + b"\n" + requests({"cmd": "hello"}))
    found = answers(result)
    assert [answer["ok"] for answer in found] == [False, True]
    assert found[0]["error"] == "bad_request"
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr


def test_line_ends_of_windows_are_understood() -> None:
    result = talk(b'{"cmd":"hello"}\r\n{"cmd":"legal"}\r\n')
    assert [answer["ok"] for answer in answers(result)] == [True, False]


def test_a_flood_of_noise_gets_as_many_answers_as_lines() -> None:
    chance = random.Random(11)
    noise = [bytes(chance.choice(range(32, 256)) for _ in range(chance.randrange(40))) for _ in range(300)]
    found = answers(talk(b"".join(line + b"\n" for line in noise) + requests({"cmd": "hello"})))
    assert len(found) == 301
    assert not any(answer["ok"] for answer in found[:-1])
    assert found[-1]["ok"] is True


def spoken(hash_seed: str) -> list[str]:
    """Every answer of a whole game, in a process with its own hash seed."""
    transport = Subprocess({"PYTHONHASHSEED": hash_seed})
    driver = Driver(transport)
    heard: list[str] = []
    send = transport.send

    def listen(line: str) -> str:
        heard.append(send(line))
        return heard[-1]

    transport.send = listen  # type: ignore[method-assign]
    play_game(driver, players=3, seed=5)
    driver.close()
    return heard


def test_the_same_seed_and_moves_give_the_same_game_in_every_process() -> None:
    first, second = spoken("0"), spoken("4711")
    assert len(first) > 100
    assert first == second


def words(value: Any) -> Iterable[str]:
    """The names of the fields in an event."""
    if isinstance(value, dict):
        yield from value


def test_help_lists_every_event_with_its_fields() -> None:
    result = talk(b"", "--help")
    page = result.stdout.decode("utf-8")
    assert result.returncode == 0
    driver = Driver()
    missing = set()
    for seed in range(3):
        for event in play_game(driver, players=4, seed=seed).events:
            missing |= {name for name in (event["event"], *words(event)) if name not in page}
    assert not missing


def test_help_lists_every_request_and_error() -> None:
    page = talk(b"", "--help").stdout.decode("utf-8")
    for name in (
        *("hello", "new", "load", "record", "position", "view", "legal", "play", "choose", "outcome", "quit"),
        *("bad_request", "illegal_move", "bad_position", "no_game", "game_over", "first_game", "prices", "track"),
    ):
        assert name in page
