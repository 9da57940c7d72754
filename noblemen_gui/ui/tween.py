"""Movement by time: tweens, sequences and a timeline that obeys the player's pace and can always be skipped."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, Protocol

Pace = Literal["interface", "own", "rivals"]
Speed = Literal["off", "fast", "normal", "slow"]

# How long a designed millisecond lasts.
STRETCH: dict[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}


def _out_back(t: float) -> float:
    overshoot = 1.70158
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


EASINGS: dict[str, Callable[[float], float]] = {
    "linear": lambda t: t,
    "out-quad": lambda t: 1 - (1 - t) ** 2,
    "in-out-quad": lambda t: 2 * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 2 / 2,
    "out-cubic": lambda t: 1 - (1 - t) ** 3,
    "in-out-cubic": lambda t: 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2,
    "out-back": _out_back,
    "sine": lambda t: (1 - math.cos(2 * math.pi * t)) / 2,
}


class Animation(Protocol):
    """Something that takes time. `advance` returns the milliseconds it did not need, or None while it goes on."""

    def advance(self, ms: float) -> float | None: ...

    def finish(self) -> None: ...


class Tween:
    """Calls `apply` with a value that runs from 0 to 1, eased; the last call is always exactly the end."""

    def __init__(
        self, ms: float, apply: Callable[[float], None], ease: str = "out-quad", then: Callable[[], None] | None = None
    ) -> None:
        self.ms = ms
        self.elapsed = 0.0
        self._apply = apply
        self._ease = EASINGS[ease]
        self._then = then

    def advance(self, ms: float) -> float | None:
        self.elapsed += ms
        if self.elapsed < self.ms:
            self._apply(self._ease(self.elapsed / self.ms))
            return None
        self.finish()
        return self.elapsed - self.ms

    def finish(self) -> None:
        self._apply(self._ease(1.0))
        if self._then:
            self._then()


class Wait:
    """Lets time pass."""

    def __init__(self, ms: float) -> None:
        self.ms = ms

    def advance(self, ms: float) -> float | None:
        self.ms -= ms
        return None if self.ms > 0 else -self.ms

    def finish(self) -> None:
        self.ms = 0


class Call:
    """Does something at its moment in a sequence."""

    def __init__(self, action: Callable[[], None]) -> None:
        self._action = action

    def advance(self, ms: float) -> float | None:
        self.finish()
        return ms

    def finish(self) -> None:
        self._action()


class Sequence:
    """One after the other."""

    def __init__(self, *parts: Animation) -> None:
        self._parts = list(parts)

    def advance(self, ms: float) -> float | None:
        while self._parts:
            rest = self._parts[0].advance(ms)
            if rest is None:
                return None
            self._parts.pop(0)
            ms = rest
        return ms

    def finish(self) -> None:
        while self._parts:
            self._parts.pop(0).finish()


class Together:
    """All at once; each may begin a little later than the one before."""

    def __init__(self, *parts: Animation, apart: float = 0) -> None:
        self._parts: list[Animation] = [Sequence(Wait(index * apart), part) for index, part in enumerate(parts)]

    def advance(self, ms: float) -> float | None:
        rests = [(part, part.advance(ms)) for part in self._parts]
        self._parts = [part for part, rest in rests if rest is None]
        return None if self._parts else min((rest for _, rest in rests if rest is not None), default=ms)

    def finish(self) -> None:
        for part in self._parts:
            part.finish()
        self._parts = []


class Loop:
    """Breathing: `apply` runs from 0 to 1 again and again until it is stopped; skipping does not end it."""

    def __init__(self, ms: float, apply: Callable[[float], None], ease: str = "sine") -> None:
        self.ms = ms
        self.elapsed = 0.0
        self._apply = apply
        self._ease = EASINGS[ease]

    def advance(self, ms: float) -> float | None:
        self.elapsed = (self.elapsed + ms) % self.ms
        self._apply(self._ease(self.elapsed / self.ms))
        return None

    def finish(self) -> None:
        self._apply(0.0)


class Timeline:
    """Runs a scene's animations. `speed_of` tells the player's choice for a pace, `still` whether motion is reduced."""

    def __init__(self, speed_of: Callable[[Pace], Speed], still: Callable[[], bool]) -> None:
        self._speed_of = speed_of
        self._still = still
        self._running: list[tuple[Animation, Pace]] = []

    @property
    def running(self) -> bool:
        """Whether anything moves at all: then frames come at full speed."""
        return bool(self._running)

    @property
    def busy(self) -> bool:
        """Whether something a player would wait for is under way (hovering and breathing do not count)."""
        return any(pace != "interface" and not isinstance(part, Loop) for part, pace in self._running)

    def play(self, animation: Animation, pace: Pace = "own") -> None:
        """Start it now; with the pace switched off it is finished before this returns."""
        if self._stretch(pace) == 0:
            animation.finish()
        else:
            self._running.append((animation, pace))

    def stop(self, animation: Animation) -> None:
        """Drop it where it is, without its end."""
        self._running = [(part, pace) for part, pace in self._running if part is not animation]

    def skip(self) -> bool:
        """Finish what a player may be waiting for; false when there was nothing."""
        waited = [entry for entry in self._running if entry[1] != "interface" and not isinstance(entry[0], Loop)]
        self._running = [entry for entry in self._running if entry not in waited]
        for animation, _ in waited:
            animation.finish()
        return bool(waited)

    def settle(self) -> None:
        """Finish everything, also what finishing starts: for pictures and tests."""
        for _ in range(1000):
            ended = [entry for entry in self._running if not isinstance(entry[0], Loop)]
            if not ended:
                return
            self._running = [entry for entry in self._running if entry not in ended]
            for animation, _ in ended:
                animation.finish()

    def advance(self, ms: float) -> None:
        for entry in list(self._running):
            animation, pace = entry
            stretch = self._stretch(pace)
            if stretch == 0 and not isinstance(animation, Loop):
                animation.finish()
                done: float | None = 0.0
            else:
                done = animation.advance(ms / (stretch or 1))
            if done is not None and entry in self._running:
                self._running.remove(entry)

    def _stretch(self, pace: Pace) -> float:
        return 0.0 if self._still() else STRETCH[self._speed_of(pace)]
