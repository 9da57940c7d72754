"""The voices a recipe may call for: each is a small value that renders itself with a seed."""

from dataclasses import dataclass
from typing import Protocol

from . import lute, recorder, rustle, struck
from .pitch import key_of
from .waves import Wave, unit_peak


class Voice(Protocol):
    """Anything that can be sounded."""

    def render(self, seed: int) -> Wave:
        """Return the sound with a peak of about 1; the seed decides about noise only."""
        ...


@dataclass(frozen=True, slots=True)
class Struck:
    """A struck object at a relative pitch (or, for bells, at its strike note in hertz)."""

    modes: struck.Modes
    pitch: float = 1.0
    length: float = 1.0
    mallet: float = 0.001

    def render(self, seed: int) -> Wave:
        return unit_peak(struck.strike(self.modes, self.pitch, self.length, self.mallet))


@dataclass(frozen=True, slots=True)
class Tabor:
    """One beat of the drum."""

    force: float = 1.0

    def render(self, seed: int) -> Wave:
        return unit_peak(struck.tabor(self.force, seed))


@dataclass(frozen=True, slots=True)
class Pluck:
    """One note of the lute."""

    note: str
    seconds: float = 1.5
    force: int = 2

    def render(self, seed: int) -> Wave:
        return unit_peak(lute.pluck(key_of(self.note), self.seconds, self.force))


@dataclass(frozen=True, slots=True)
class Blow:
    """One note of the recorder."""

    note: str
    seconds: float

    def render(self, seed: int) -> Wave:
        return unit_peak(recorder.blow(key_of(self.note), self.seconds, seed))


@dataclass(frozen=True, slots=True)
class Brush:
    """A stroke of noise between two frequencies."""

    seconds: float
    low: float
    high: float
    attack: float
    decay: float

    def render(self, seed: int) -> Wave:
        return unit_peak(rustle.brush(self.seconds, self.low, self.high, self.attack, self.decay, seed))


@dataclass(frozen=True, slots=True)
class Crackle:
    """Many tiny bursts of noise between two frequencies."""

    seconds: float
    low: float
    high: float
    grains: int
    grain: float

    def render(self, seed: int) -> Wave:
        return unit_peak(rustle.crackle(self.seconds, self.low, self.high, self.grains, self.grain, seed))


@dataclass(frozen=True, slots=True)
class Jingle:
    """Iron rings touching."""

    seconds: float
    links: int

    def render(self, seed: int) -> Wave:
        return unit_peak(rustle.jingle(self.seconds, self.links, seed))


@dataclass(frozen=True, slots=True)
class Drop:
    """A drop of water."""

    hertz: float
    rise: float = 0.9
    seconds: float = 0.11

    def render(self, seed: int) -> Wave:
        return unit_peak(rustle.drop(self.hertz, self.rise, self.seconds))
