"""The engine's lines as bytes: ends of lines, the longest line, and what is no text at all."""

import io
import json
from typing import Any

import pytest

from noblemen_gui.engine.server import LONGEST_LINE, serve

HELLO = b'{"cmd":"hello"}'


def answers(source: bytes) -> list[dict[str, Any]]:
    sink = io.BytesIO()
    serve(io.BytesIO(source), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def padded(length: int) -> bytes:
    return HELLO[:-1] + b" " * (length - len(HELLO)) + b"}"


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
@pytest.mark.parametrize(("length", "ok"), [(len(HELLO), True), (LONGEST_LINE, True), (LONGEST_LINE + 1, False)])
def test_a_line_may_be_as_long_as_promised_however_it_ends(length: int, ok: bool, end: bytes) -> None:
    assert [answer["ok"] for answer in answers(padded(length) + end)] == [ok]


@pytest.mark.parametrize("tail", [b"x", b"\r", b"\r\r", b" " * LONGEST_LINE])
def test_a_line_that_is_too_long_is_answered_once_and_the_next_one_is_read(tail: bytes) -> None:
    found = answers(padded(LONGEST_LINE) + tail + b"}\n" + HELLO + b"\n")
    assert [answer["ok"] for answer in found] == [False, True]
    assert found[0]["reason"] == "The line is longer than 1 MiB."


@pytest.mark.parametrize("line", [b"", b"\xff\xfe", b"\x00", b'{"cmd":"hello"\xe9}'])
def test_what_is_no_text_is_a_bad_request(line: bytes) -> None:
    assert [answer.get("error") for answer in answers(line + b"\n" + HELLO)] == ["bad_request", None]


def test_nothing_is_answered_after_quit() -> None:
    assert answers(b'{"cmd":"quit"}\n' + HELLO + b"\n") == [{"ok": True}]
