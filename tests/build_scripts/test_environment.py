"""Environments are made once from their lock, and every reason why not is a sentence that says what to do."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import environment
import pytest
from environment import Environment, Progress, SetupError, explain, pinned


def write_lock(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with nothing locked: made for real, without a network."""
    folder = tmp_path_factory.mktemp("checkout")
    made = Environment(folder / "venv", write_lock(folder, "some.lock", "# nothing\n"))
    assert not made.is_ready()
    made.prepare()
    return made


def test_a_prepared_environment_runs_and_is_not_made_again(
    prepared: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    stamped = prepared.stamp.stat().st_mtime_ns
    prepared.prepare()
    assert prepared.stamp.stat().st_mtime_ns == stamped
    assert capsys.readouterr().out == ""
    code = "import sys; print(sys.prefix)"
    where = subprocess.run([prepared.python, "-c", code], capture_output=True, text=True).stdout.strip()
    assert Path(where) == prepared.folder


def test_a_changed_lock_makes_it_stale(prepared: Environment, tmp_path: Path) -> None:
    assert prepared.is_ready()
    changed = Environment(prepared.folder, write_lock(tmp_path, "some.lock", "platformdirs==4.0.0\n"))
    assert not changed.is_ready()


def test_a_moved_checkout_makes_it_stale(prepared: Environment, tmp_path: Path) -> None:
    moved = Environment(prepared.folder.rename(tmp_path / "moved"), prepared.lock)
    ready = moved.is_ready()
    moved.folder.rename(prepared.folder)
    assert not ready


def test_an_unreachable_registry_is_said_and_leaves_no_stamp(
    prepared: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in os.environ if name.startswith("PIP_") or name.lower().endswith("_proxy")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    wanting = Environment(prepared.folder, write_lock(tmp_path, "some.lock", "platformdirs==4.0.0\n"))
    with pytest.raises(SetupError, match="registry cannot be reached"):
        wanting.prepare()
    assert not wanting.is_ready()
    assert "127.0.0.1" in wanting.log.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script stands in for a Python without the module")
@pytest.mark.parametrize("complaint", ["No module named venv", "because ensurepip is not available"])
def test_a_python_without_venv_is_told_what_to_install(
    complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = tmp_path / "python"
    bare.write_text(f"#!/bin/sh\necho '{complaint}'\nexit 1\n")
    bare.chmod(bare.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "executable", str(bare))
    with pytest.raises(SetupError, match="python3-venv"):
        environment.create(tmp_path / "venv")


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    lock = write_lock(tmp_path, "some.lock", "# nothing\n")
    with pytest.raises(SetupError, match=r"could not be prepared .*may be written to"):
        Environment(lock / "no folder" / "venv", lock).prepare()


def test_a_package_that_does_not_exist_is_named() -> None:
    said = "ERROR: Could not find a version\nERROR: No matching distribution found for pygame-ce==2.5.8\n"
    assert "pygame-ce==2.5.8" in explain(said, Path("venv/install.log"))


def test_anything_else_points_to_the_log() -> None:
    assert str(Path("venv/install.log")) in explain("OSError: disk full", Path("venv/install.log"))


def test_a_lock_includes_other_locks(tmp_path: Path) -> None:
    write_lock(tmp_path, "base.lock", "# base\na==1\n")
    assert pinned(write_lock(tmp_path, "more.lock", "-r base.lock\n\nb==2\n")) == ["a==1", "b==2"]


def test_progress_counts_packages_once(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(3)
    progress.hear("Collecting pygame-ce==2.5.8 (from -r runtime.lock)")
    progress.hear("  Downloading something")
    progress.hear("Processing /some/where/pygame_ce-2.5.8-cp311-linux.whl (from -r /some/where/runtime.lock (line 2))")
    progress.hear("Ignoring colorama: markers do not match")
    progress.hear("Requirement already satisfied: ruff==0.17.5 in /some/where")
    assert capsys.readouterr().out.split() == ["1/3", "pygame-ce", "2/3", "colorama", "3/3", "ruff"]
