"""What every test stands on: no window, no sound card, no file of the person who runs the tests."""

import logging
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

HOMES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
home = pytest.StashKey[Path]()

settings.register_profile("house", deadline=None, print_blob=True)
settings.register_profile("ci", settings.get_profile("house"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[home] = Path(tempfile.mkdtemp(prefix="noblemen-tests-"))
    os.environ |= {name: str(config.stash[home] / name) for name in HOMES}
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    # Messages are compared in English unless a test asks for another language.
    os.environ["LANGUAGE"] = "en"


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[home], ignore_errors=True)


@pytest.fixture
def log_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A log folder of the test's own; what starting the log changes in the process is put back."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for owner, name in ((threading, "excepthook"), (sys, "unraisablehook"), (logging, "raiseExceptions")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    monkeypatch.setattr(logging.root, "handlers", [])
    yield
    for handler in logging.root.handlers:
        handler.close()
