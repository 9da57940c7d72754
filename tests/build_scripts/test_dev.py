"""The developer's command: its table, its statuses, and its answer to a Python that is too old."""

import subprocess
import sys
from pathlib import Path

import pytest
import tasks
from environment import ROOT, Environment

DEV = ROOT / "build_scripts" / "dev.py"


class Here(Environment):
    """The environment that runs these tests: nothing to prepare."""

    @property
    def python(self) -> Path:
        return Path(sys.executable)

    def prepare(self) -> None:
        pass


def put(monkeypatch: pytest.MonkeyPatch, *codes: str) -> None:
    here = Here(ROOT, ROOT)
    task = tasks.Task("try something", lambda arguments: [["-c", code, *arguments] for code in codes], here)
    monkeypatch.setitem(tasks.TASKS, "probe", task)


def test_a_too_old_python_is_told_so_in_one_sentence() -> None:
    code = f"import sys, runpy; sys.version_info = (3, 9, 2); runpy.run_path({str(DEV)!r}, run_name='__main__')"
    old = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert old.returncode == 1
    assert "needs Python 3.11 or newer, and this is 3.9" in old.stderr
    assert old.stderr.count("\n") == 1


@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), ([], 2), (["paly"], 2)])
def test_the_table_is_shown(words: list[str], status: int) -> None:
    shown = subprocess.run([sys.executable, DEV, *words], capture_output=True, text=True)
    assert shown.returncode == status
    assert all(name in shown.stdout + shown.stderr for name in tasks.TASKS)


def test_a_command_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert tasks.main(["paly"]) == 2
    assert "There is no command called 'paly'." in capsys.readouterr().err


def test_further_words_go_through(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, "import sys; sys.exit(sys.argv[1:] != ['-k', 'knight'])")
    assert tasks.main(["probe", "-k", "knight"]) == 0
    assert tasks.main(["probe", "-k", "queen"]) == 1


def test_every_step_runs_and_the_first_failure_is_the_status(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    put(monkeypatch, "import sys; sys.exit(3)", f"open({str(seen)!r}, 'w').close()")
    assert tasks.main(["probe"]) == 3
    assert seen.exists()
