"""Speaks up once for each thing that happens for the first time in a first game, and can be silenced."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from noblemen_gui.learn.words import Said

# What the learner saw before, the events as the learner may see them, what the learner sees now; None: nothing new.
Detector = Callable[[Any, Sequence[Any], Any], Mapping[str, object] | None]


@dataclass(frozen=True, slots=True)
class Hint:
    """What is said the first time, what is lit while it is read, and where the rules tell more."""

    say: str
    topic: str
    lit: tuple[str, ...]
    noticed: Detector


class Herald:
    """Remembers what has been said; `heard` is kept by the client from game to game."""

    def __init__(self, hints: Mapping[str, Hint], heard: Collection[str] = (), *, silent: bool = False) -> None:
        self._hints = hints
        self.heard = set(heard)
        self.silent = silent
        self._facts: Mapping[str, object] = {}

    def notice(self, before: Any, events: Sequence[Any], after: Any) -> str | None:
        """Return the id of the first hint that is new and due, and count it as heard."""
        if self.silent:
            return None
        for name, hint in self._hints.items():
            if name not in self.heard and (facts := hint.noticed(before, events, after)) is not None:
                self.heard.add(name)
                self._facts = facts
                return name
        return None

    def said(self, name: str) -> Said:
        """Return the sentence of the hint that was noticed last."""
        return Said(self._hints[name].say, self._facts)

    def topic(self, name: str) -> str:
        """Return where the rules tell more of a hint."""
        return self._hints[name].topic

    def lit(self, name: str) -> tuple[str, ...]:
        """Return what a hint speaks of."""
        return self._hints[name].lit

    def silence(self) -> None:
        """Say nothing more in this game; for good is the client's option."""
        self.silent = True
