"""Runs a lesson at the real rules: checks what the learner does, does it for them, goes back, knows no game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import Refusal
from noblemen_gui.core.match import Match
from noblemen_gui.learn.script import Json, Script, Step, Task


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was made, by whom and what came of it; the table animates from it."""

    seat: int
    move: Any
    events: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of a move that was tried: refused with a reason, or played with all that followed by itself."""

    refusal: Refusal | None = None
    played: list[Played] = field(default_factory=list)

    @property
    def accepted(self) -> bool:
        """Tell whether the move was made."""
        return self.refusal is None


class Lesson:
    """A learner's place in a lesson; `progress` is all that has to be kept to go on later."""

    def __init__(self, script: Script, rules: AnyRules, progress: int = 0) -> None:
        self.script = script
        self.rules = rules
        self._starts: dict[int, Any] = {}
        self._following: list[Json] = []
        self._go_to(min(max(progress, 0), len(script.steps) - 1))

    @property
    def progress(self) -> int:
        """Return the number of the step."""
        return self._number

    @property
    def step(self) -> Step:
        """Return the step that is being learned."""
        return self.script.steps[self._number]

    @property
    def task(self) -> Task | None:
        """Return the move that is asked for, or None when nothing is asked now."""
        if self._following or self._tasks_done == len(self.step.tasks):
            return None
        return self.step.tasks[self._tasks_done]

    @property
    def tasks_done(self) -> int:
        """Return how many of the step's tasks have been done."""
        return self._tasks_done

    @property
    def following(self) -> Any | None:
        """Return the move that follows by itself now, of a rival for example."""
        return self.rules.decode_move(self._following[0]) if self._following else None

    @property
    def lit(self) -> tuple[str, ...]:
        """Return the names of what is lit."""
        return self.task.lit if self.task else ()

    @property
    def step_done(self) -> bool:
        """Tell whether all that the step asks has been done; `advance` then goes on."""
        return self._tasks_done == len(self.step.tasks) and not self._following

    @property
    def done(self) -> bool:
        """Tell whether the last step is done."""
        return self.step_done and self._number == len(self.script.steps) - 1

    def wanted(self) -> list[Any]:
        """Return the legal moves that do what is asked."""
        return [move for move in self.rules.legal_moves(self.match.state) if self._asked(move)]

    def refusal(self, move: Any) -> Refusal | None:
        """Say why the learner cannot make a move now: the rules forbid it or the step asks for another."""
        refusal = self.rules.refusal(self.match.state, move)
        if refusal is None and not self._asked(move):
            return Refusal("lesson", self.step.otherwise)
        return refusal

    def play(self, move: Any) -> Played:
        """Make the move that is asked for, or the one that follows by itself."""
        if self._following:
            del self._following[0]
        elif (task := self.task) is not None:
            self._following = list(task.then)
            self._tasks_done += 1
        seat = self.match.to_move
        assert seat is not None
        return Played(seat, move, self.match.play(move))

    def try_move(self, move: Any) -> Trial:
        """Make the learner's move if the rules allow it and the step asks for it, and all that follows by itself."""
        refusal = self.refusal(move)
        return Trial(refusal) if refusal else Trial(played=self._do(move))

    def next(self) -> Trial:
        """Do for the learner what is left of the step, or go on when it is done."""
        played: list[Played] = []
        if self.step_done:
            self.advance()
        else:
            while (task := self.task) is not None:
                played += self._do(self.rules.decode_move(task.do))
        return Trial(played=played)

    def advance(self) -> None:
        """Go to the next step once this one is done."""
        if self.step_done and not self.done:
            goes_on = self.rules.encode_state(self.match.state)
            self._begin(self._number + 1, self.script.steps[self._number + 1].position or goes_on)

    def back(self) -> None:
        """Take back what was done in this step, or go to the beginning of the one before."""
        self._go_to(self._number if self._tasks_done else max(self._number - 1, 0))

    def _asked(self, move: Any) -> bool:
        return self.task is not None and self.task.met_by(self.rules.encode_move(move))

    def _do(self, move: Any) -> list[Played]:
        played = [self.play(move)]
        while self.following is not None:
            played.append(self.play(self.following))
        return played

    def _begin(self, number: int, start: Any) -> None:
        self.match = Match.from_position(self.rules, start)
        self._starts[number] = start
        self._number, self._tasks_done, self._following = number, 0, []

    def _go_to(self, number: int) -> None:
        """Begin a step again, or for the first time: what leads to it from the last prepared position is played."""
        first = number
        while first not in self._starts and self.script.steps[first].position is None:
            first -= 1
        self._begin(first, self._starts.get(first) or self.script.steps[first].position)
        while self._number < number:
            self.next()
            self.advance()
