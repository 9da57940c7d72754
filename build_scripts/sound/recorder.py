"""A recorder: a few harmonics on a wavering pitch, a breath of noise and a soft chiff where a note starts."""

import numpy as np

from .pitch import hertz_of
from .waves import RATE, Wave, envelope, filtered, noise, smooth_step, times

HARMONICS = (1.0, 0.11, 0.16, 0.035, 0.03, 0.01)
VIBRATO_HERTZ, VIBRATO_CENTS, VIBRATO_DELAY = 4.6, 7.0, 0.35
ATTACK, RELEASE, SCOOP_CENTS = 0.045, 0.09, 22.0
BREATH, CHIFF = 0.025, 0.05


def phase_of(hertz: float, clock: Wave) -> Wave:
    """Return the phase of a note that is scooped from just below and wavers once it has settled."""
    waver = VIBRATO_CENTS * smooth_step((clock - VIBRATO_DELAY) / 0.5) * np.sin(2 * np.pi * VIBRATO_HERTZ * clock)
    cents = waver - SCOOP_CENTS * np.exp(-clock / 0.018)
    return np.cumsum(2 * np.pi * hertz * 2 ** (cents / 1200)) / RATE


def blow(key: int, seconds: float, seed: int = 0) -> Wave:
    """Blow one note that lasts `seconds` and a short release."""
    hertz, whole = hertz_of(key), seconds + RELEASE
    clock = times(whole)
    phase = phase_of(hertz, clock)
    tone = sum((strength * np.sin(k * phase) for k, strength in enumerate(HARMONICS, 1)), np.zeros(len(clock)))
    shape = smooth_step(clock / ATTACK) * smooth_step((whole - clock) / RELEASE)
    swell = 0.86 + 0.14 * np.sin(np.pi * np.clip(clock / whole, 0, 1))
    air = filtered(noise(whole, seed + key), hertz * 0.9, 3_600.0)
    start = envelope(whole, 0.008, 0.09)
    return (tone + BREATH * air) * shape * swell + CHIFF * start * filtered(air, 1_500.0, 4_500.0)
