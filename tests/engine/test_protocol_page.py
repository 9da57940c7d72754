"""The page for the protocol's readers tells of everything the engine can answer."""

import re
import subprocess
import sys
from dataclasses import fields
from importlib.resources import files

from noblemen_gui.engine.server import Engine
from noblemen_gui.games.noblemen.rules.codec import MOVE_TYPES, event_name
from noblemen_gui.games.noblemen.rules.events import Event

PAGE = files("noblemen_gui.engine").joinpath("protocol.md").read_text(encoding="utf-8")


def test_every_request_and_move_is_on_the_page() -> None:
    for command in Engine()._commands:
        assert f'"cmd":"{command}"' in PAGE
    for name in MOVE_TYPES:
        assert f'"type":"{name}"' in PAGE


def test_every_event_is_on_the_page_with_its_fields() -> None:
    for kind in Event.__subclasses__():
        row = re.search(rf"^\| `{event_name(kind)}` \|([^|]*)\|", PAGE, re.MULTILINE)
        assert row is not None, kind
        named = set(re.findall(r"`(\w+)`", row[1])) - {"folly"}
        known = {field.name for field in fields(kind)} - {"seat"}
        assert named == {"from" if name == "origin" else name for name in known}, kind


def test_help_prints_the_page() -> None:
    words = [sys.executable, "-m", "noblemen_gui", "engine", "--help"]
    assert subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip() == PAGE.strip()
