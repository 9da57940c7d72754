"""The log file takes what would otherwise frighten the player, and does not grow without end."""

import logging
import threading

import pytest

from noblemen_gui import logs


@pytest.fixture(autouse=True)
def started(log_home: None) -> None:
    logs.start()


def test_a_quiet_run_leaves_no_file() -> None:
    assert not logs.file().exists()


def test_a_failed_thread_is_logged_and_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    failing = threading.Thread(target=lambda: 1 / 0, name="worker")
    failing.start()
    failing.join()
    text = logs.file().read_text(encoding="utf-8")
    assert "Thread worker failed" in text
    assert "ZeroDivisionError" in text
    assert capsys.readouterr().err == ""


def test_old_lines_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "FILE_SIZE", 2_000)
    logs.start()
    for number in range(300):
        logging.getLogger("test").warning("line %d", number)
    files = sorted(logs.file().parent.iterdir())
    assert len(files) == 1 + logs.OLD_FILES
    assert all(file.stat().st_size <= 2_000 for file in files)
    assert "line 299" in logs.file().read_text(encoding="utf-8")
