"""Written music: melodies and basses as text, harmony as chord names, and the notes a lutenist makes of them."""

from collections.abc import Iterator
from dataclasses import dataclass

from .pitch import ACCIDENTALS, LETTERS, key_of

BEATS_PER_BAR = 4
VALUES = {"w": 4.0, "h": 2.0, "q": 1.0, "e": 0.5, "s": 0.25}
QUALITIES = {"": (0, 4, 7), "m": (0, 3, 7)}
INNER_LOWEST, INNER_HIGHEST = 50, 67
INNER_BELOW_TUNE, INNER_ABOVE_BASS = 3, 4  # closer than that a lute sounds muddy

# What a hand does with two beats of harmony: offset in beats and which voices sound (b bass, 0 and 1 inner, rolled up).
TEXTURES = {
    "bare": ((0.0, "b"),),
    "roll": ((0.0, "b01"),),
    "calm": ((0.0, "b"), (1.0, "01")),
    "walk": ((0.0, "b"), (0.5, "0"), (1.0, "1")),
    "flow": ((0.0, "b"), (0.5, "0"), (1.0, "1"), (1.5, "0")),
}


@dataclass(frozen=True, slots=True)
class Note:
    """One note: when (in beats), for how long, which key, and whether tune, inner voice or bass."""

    beat: float
    beats: float
    key: int
    part: str
    order: int = 0  # place in a rolled chord, lowest first


@dataclass(frozen=True, slots=True)
class Strain:
    """A section of music: tune, bass and two chords a bar; bars are parted by strokes."""

    tune: str
    bass: str
    chords: str


def read_line(text: str) -> Iterator[tuple[float, float, int | None]]:
    """Yield beat, length and key (None for a rest); a note value holds until the next one, a dot adds half of it."""
    beat, value = 0.0, 1.0
    for bar in text.split("|"):
        start = beat
        for word in bar.split():
            if word.rstrip(".") in VALUES:
                value = VALUES[word.rstrip(".")] * (1.5 if word.endswith(".") else 1.0)
                continue
            yield beat, value, None if word == "r" else key_of(word)
            beat += value
        if beat - start != BEATS_PER_BAR:
            raise ValueError(f"A bar of {beat - start} beats: {bar.strip()}")


def chord_tones(name: str) -> frozenset[int]:
    """Return the pitch classes of a chord such as "Dm", "Bb" or "A"."""
    quality = "m" if name.endswith("m") else ""
    root = name.removesuffix("m").lower()
    return frozenset((LETTERS[root[0]] + ACCIDENTALS[root[1:]] + step) % 12 for step in QUALITIES[quality])


def harmony(strain: Strain) -> list[frozenset[int]]:
    """Return the chord of every half bar."""
    return [chord_tones(name) for bar in strain.chords.split("|") for name in bar.split()]


def keys_during(line: str, start: float, end: float) -> list[int]:
    """Return the keys of a line that sound between two beats."""
    return [key for beat, value, key in read_line(line) if key is not None and beat < end and beat + value > start]


def inner_voices(tones: frozenset[int], tune: list[int], bass: list[int], before: tuple[int, int]) -> tuple[int, int]:
    """Choose two chord tones between bass and tune that move as little as possible and are not the same tone twice."""
    floor = max([INNER_LOWEST, *(key + INNER_ABOVE_BASS for key in bass)])
    ceiling = min([INNER_HIGHEST, *(key - INNER_BELOW_TUNE for key in tune)])
    keys = [key for key in range(floor, max(ceiling, floor + 9) + 1) if key % 12 in tones]
    pairs = [(low, high) for low in keys for high in keys if 3 <= high - low <= 9]
    sung = {key % 12 for key in tune}

    def effort(pair: tuple[int, int]) -> int:
        missing = len(tones - sung - {pair[0] % 12, pair[1] % 12})
        return abs(pair[0] - before[0]) + abs(pair[1] - before[1]) + 12 * missing

    return min(pairs, key=effort)


def accompaniment(strain: Strain, texture: str) -> Iterator[Note]:
    """Yield bass and inner voices, each ringing until the harmony changes."""
    inner = (57, 62)
    for index, tones in enumerate(harmony(strain)):
        start, end = 2.0 * index, 2.0 * index + 2.0
        bass = keys_during(strain.bass, start, end)
        inner = inner_voices(tones, keys_during(strain.tune, start, end), bass, inner)
        keys = {"0": inner[0], "1": inner[1]} | ({"b": bass[0]} if bass else {})
        for offset, voices in TEXTURES[texture] if bass else ():
            for order, voice in enumerate(voices):
                part = "bass" if voice == "b" else "inner"
                yield Note(start + offset, end - start - offset, keys[voice], part, order)


def melody(strain: Strain) -> Iterator[Note]:
    """Yield the tune; where it falls together with a rolled chord it is the chord's last note."""
    for beat, value, key in read_line(strain.tune):
        if key is not None:
            yield Note(beat, value, key, "tune", 2)


def bars_of(strain: Strain) -> int:
    """Return how many bars a strain has."""
    return strain.tune.count("|") + 1
