"""How far a player has come: the step of each lesson, and what the herald has said already; a small file of its own."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, dataclass, field
from pathlib import Path

log = logging.getLogger(__name__)

FILE = "learning.json"


@dataclass(slots=True)
class Learning:
    """Lessons that were begun and not finished, by their step, and the hints that were heard."""

    lessons: dict[str, int] = field(default_factory=dict)
    heard: list[str] = field(default_factory=list)


class LearningFile:
    """Reads and writes it beside the options; whatever is wrong with the file costs only what it remembers."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def load(self) -> Learning:
        """Return what is remembered; entries of the wrong kind count as not there."""
        try:
            raw = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return Learning()
        except (OSError, ValueError, RecursionError) as error:
            log.warning("How far the lessons have come cannot be read: %s", error)
            return Learning()
        lessons, heard = (raw.get("lessons"), raw.get("heard")) if isinstance(raw, dict) else (None, None)
        return Learning(
            {name: step for name, step in lessons.items() if type(step) is int and step > 0}
            if isinstance(lessons, dict)
            else {},
            [name for name in heard if isinstance(name, str)] if isinstance(heard, list) else [],
        )

    def save(self, learning: Learning) -> None:
        """Write it beside and rename; a full disk is no reason to stop a lesson."""
        part = self.path.with_suffix(".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(asdict(learning), indent=1), encoding="utf-8")
            part.replace(self.path)
        except OSError as error:
            log.warning("How far the lessons have come cannot be written: %s", error)

    def keep_step(self, lesson: str, step: int) -> None:
        """Remember the step at which to go on; 0 means from the beginning."""
        learning = self.load()
        learning.lessons.pop(lesson, None)
        if step:
            learning.lessons[lesson] = step
        self.save(learning)

    def keep_heard(self, heard: set[str]) -> None:
        """Remember what the herald has said."""
        learning = self.load()
        learning.heard = sorted(heard)
        self.save(learning)
