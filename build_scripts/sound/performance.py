"""How a piece is performed: rubato, touch and phrasing, in a small room, round in a circle so that it loops."""

from collections.abc import Iterator

import numpy as np

from . import lute, recorder, struck
from .levels import CODING_MARGIN, MUSIC_MEAN, MUSIC_PEAK, amplitude, mean_loudness, peak
from .score import BEATS_PER_BAR, Note, accompaniment, bars_of, melody
from .tunes import PIECES, Passage
from .waves import RATE, Wave, noise, samples, times

BEAT = 60 / 70
BREATHS = {-1: 1.12, -2: 1.03}  # the last bars of a strain are a little broader
ROLL = 0.028  # seconds between the notes of a rolled chord
LEAD_IN = 0.2  # seconds before the first note, so that a loop meets where all is quiet
GRID = 4_096  # samples; a length that divides well is transformed quickly
UNEVEN = 0.007  # a player's timing, in seconds
RING = {"tune": 0.35, "inner": 0.2, "bass": 0.25}
GAINS = {"tune": 0.5, "inner": 0.2, "bass": 0.38}
FORCES = {"tune": 3, "inner": 1, "bass": 2}
PANS = {"tune": 0.08, "inner": -0.1, "bass": -0.16, "recorder": 0.24, "tabor": -0.3}
RECORDER_GAIN, TABOR_GAIN = 0.34, 0.5
TABOR_BARS = (((0.0, 1.0), (2.0, 0.6), (3.0, 0.7)), ((0.0, 0.9), (2.0, 0.65), (3.0, 0.45), (3.5, 0.55)))
ROOM_SECONDS, ROOM_DECAY, ROOM_LEVEL = 0.5, 0.45, 0.05


class Stage:
    """Two channels of a fixed length that go round: what rings beyond the end is heard at the beginning."""

    def __init__(self, seconds: float) -> None:
        self.sound = np.zeros((-(-samples(seconds) // GRID) * GRID, 2))

    def add(self, start: float, wave: Wave, gain: float, pan: float) -> None:
        """Place a wave at a time, between left (-1) and right (1)."""
        places = (round((start + LEAD_IN) * RATE) + np.arange(len(wave))) % len(self.sound)
        angle = (pan + 1) * np.pi / 4
        self.sound[places] += gain * wave[:, None] * (np.cos(angle), np.sin(angle))

    def in_a_room(self) -> Wave:
        """Return the sound with the short, dark echo of a panelled room, going round as well."""
        clock = times(ROOM_SECONDS)
        size, fall = len(self.sound), 10 ** (-3 * clock / ROOM_DECAY)
        hertz = np.fft.rfftfreq(size, 1 / RATE)
        darkness = 1 / (1 + (hertz / 2_500.0) ** 2) * hertz / (hertz + 150.0)
        wet = np.empty_like(self.sound)
        for channel in range(2):
            echo = np.fft.rfft(noise(ROOM_SECONDS, 17 + channel) * fall * (clock > 0.007), size)
            wet[:, channel] = np.fft.irfft(np.fft.rfft(self.sound[:, channel]) * echo * darkness, size)
        return self.sound + ROOM_LEVEL * wet


def bar_lines(passages: tuple[Passage, ...]) -> Wave:
    """Return when each bar starts, in seconds, and when the last one ends."""
    bars = [bars_of(passage.strain) for passage in passages]
    lengths = [BREATHS.get(bar - count, 1.0) for count in bars for bar in range(count)]
    return np.concatenate([np.zeros(1), np.cumsum(lengths)]) * BEAT * BEATS_PER_BAR


def phrasing(note: Note) -> float:
    """Return a gentle arch over every four bars, with the bar's first beat leaning forward."""
    arch = np.sin(np.pi * (note.beat % 16) / 16)
    return float(0.85 + 0.2 * arch) * (1.06 if note.beat % BEATS_PER_BAR == 0 else 1.0)


def notes_of(passage: Passage) -> Iterator[Note]:
    """Yield all notes of a passage."""
    yield from melody(passage.strain)
    yield from accompaniment(passage.strain, passage.texture)


class Performance:
    """One rendering of a piece; the same piece is always played alike."""

    def __init__(self, passages: tuple[Passage, ...]) -> None:
        self.passages = passages
        self.lines = bar_lines(passages)
        self.stage = Stage(float(self.lines[-1]))
        self.chance = np.random.default_rng(1588)

    def play(self) -> Wave:
        """Play all passages one after the other and return two channels."""
        bar = 0
        for passage in self.passages:
            for note in sorted(notes_of(passage), key=lambda note: (note.beat, note.key)):
                self.play_note(note, passage, bar)
            self.beat_tabor(passage, bar)
            bar += bars_of(passage.strain)
        return self.stage.in_a_room()

    def seconds(self, bar: int, beat: float) -> float:
        """Return the time of a beat counted from a bar line."""
        return float(np.interp(bar + beat / BEATS_PER_BAR, np.arange(len(self.lines)), self.lines))

    def play_note(self, note: Note, passage: Passage, bar: int) -> None:
        """Play one note on the instrument that has it."""
        start = self.seconds(bar, note.beat) + self.chance.normal(0.0, UNEVEN)
        length = self.seconds(bar, note.beat + note.beats) - start
        loud = passage.loud * phrasing(note) * self.chance.uniform(0.92, 1.08)
        if note.part == "tune" and passage.tune == "recorder":
            wave = recorder.blow(note.key, 0.93 * length, bar)
            self.stage.add(start, wave, RECORDER_GAIN * loud, PANS["recorder"])
            return
        rolled = ROLL * note.order if passage.texture in ("roll", "calm") else 0.0
        wave = lute.pluck(note.key, length + RING[note.part], FORCES[note.part])
        self.stage.add(start + rolled, wave, GAINS[note.part] * loud, PANS[note.part])

    def beat_tabor(self, passage: Passage, bar: int) -> None:
        """Beat long, short, short through a passage, with a small flourish in every second bar."""
        for index in range(bars_of(passage.strain) if passage.tabor else 0):
            for beat, force in TABOR_BARS[index % 2]:
                start = self.seconds(bar + index, beat) + self.chance.normal(0.0, UNEVEN)
                wave = struck.tabor(force, index)
                self.stage.add(start, wave, TABOR_GAIN * passage.tabor, PANS["tabor"])


def music(name: str) -> Wave:
    """Render one piece, two channels, at its final level."""
    sound = Performance(PIECES[name]).play()
    return sound * amplitude(min(MUSIC_MEAN - mean_loudness(sound), MUSIC_PEAK - CODING_MARGIN - peak(sound)))
