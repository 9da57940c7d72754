"""The raw material of all sounds: time axes, noise, filters, envelopes and mixing, as plain numpy arrays."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

RATE = 44_100


def samples(seconds: float) -> int:
    """Return how many samples last `seconds`."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Wave:
    """Return the time of every sample, starting at zero."""
    return np.arange(samples(seconds)) / RATE


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise of unit variance, always the same for one seed."""
    return np.random.default_rng(seed).standard_normal(samples(seconds))


def filtered(wave: Wave, low: float, high: float) -> Wave:
    """Keep what lies between two frequencies, with shoulders of about 12 dB an octave."""
    size = len(wave) + samples(0.02)
    hertz = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    response = 1 / np.sqrt((1 + (low / hertz) ** 4) * (1 + (hertz / high) ** 4))
    return np.fft.irfft(np.fft.rfft(wave, size) * response, size)[: len(wave)]


def smooth_step(axis: Wave) -> Wave:
    """Rise from 0 to 1 along a raised cosine while the axis goes from 0 to 1."""
    return 0.5 - 0.5 * np.cos(np.pi * np.clip(axis, 0, 1))


def envelope(seconds: float, attack: float, decay: float) -> Wave:
    """Rise within `attack` seconds, then fall by 60 dB in `decay` seconds, silent at the end."""
    clock = times(seconds)
    fall = 10 ** (-3 * np.maximum(clock - attack, 0) / decay)
    return smooth_step(clock / attack) * fall * smooth_step((seconds - clock) / min(0.02, seconds / 4))


def mixed(layers: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Add layers of (start in seconds, gain, wave) into one wave."""
    placed = [(round(start * RATE), gain, wave) for start, gain, wave in layers]
    total = np.zeros(max(start + len(wave) for start, _, wave in placed))
    for start, gain, wave in placed:
        total[start : start + len(wave)] += gain * wave
    return total


def unit_peak(wave: Wave) -> Wave:
    """Scale a wave so that its largest sample is 1."""
    return wave / max(float(np.max(np.abs(wave))), 1e-12)
