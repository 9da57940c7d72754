"""Gives each test a fresh engine; NOBLEMEN_SPEC_TRANSPORT=process runs all of them over a real process."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from .driver import Driver, InProcess, Subprocess


@pytest.fixture
def engine() -> Iterator[Driver]:
    over_process = os.environ.get("NOBLEMEN_SPEC_TRANSPORT") == "process"
    driver = Driver(Subprocess() if over_process else InProcess())
    yield driver
    driver.close()


@pytest.fixture
def program() -> Iterator[Driver]:
    """The engine as a separate program, always."""
    driver = Driver(Subprocess())
    yield driver
    driver.close()
