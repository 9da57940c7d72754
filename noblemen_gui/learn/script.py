"""A lesson as data: steps with what the herald says, what is lit, the position, and what the learner is to do.

A file names `id`, `title`, `finale`, the learner's `seat` and its steps. A step has `id`, `title`, `say`, `topic`,
`lit`, `otherwise` (said when something else is tried that the rules would allow), perhaps a `position` (without one
the game goes on) and tasks. A task has `want` (patterns; a move that agrees with all fields of one of them does it),
`do` (what Next plays), perhaps its own `lit`, an `arrow` from one lit thing to another, and `then`: moves that follow
by themselves, of rivals for example.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Task:
    """One move that is asked for."""

    want: tuple[Json, ...]
    do: Json
    lit: tuple[str, ...]
    then: tuple[Json, ...] = ()
    arrow: tuple[str, ...] = ()

    def met_by(self, move: Json) -> bool:
        """Tell whether an encoded move does what is asked."""
        return any(all(move.get(name) == value for name, value in pattern.items()) for pattern in self.want)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn."""

    id: str
    title: str
    say: str
    otherwise: str
    topic: str
    position: Json | None
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """A whole lesson."""

    id: str
    title: str
    finale: str
    seat: int
    steps: tuple[Step, ...]

    def messages(self) -> Iterator[str]:
        """Yield every text that translators see."""
        yield from (self.title, self.finale)
        for step in self.steps:
            yield from (step.title, step.say, step.otherwise)


def read_script(file: Path) -> Script:
    """Read a lesson."""
    data = tomllib.loads(file.read_text("utf-8"))
    steps = tuple(_step(step) for step in data["step"])
    return Script(data["id"], data["title"], data["finale"], data["seat"], steps)


def _step(data: Json) -> Step:
    tasks = tuple(
        Task(
            tuple(task["want"]),
            task["do"],
            tuple(task.get("lit", data["lit"])),
            tuple(task.get("then", ())),
            tuple(task.get("arrow", ())),
        )
        for task in data["task"]
    )
    return Step(data["id"], data["title"], data["say"], data["otherwise"], data["topic"], data.get("position"), tasks)
