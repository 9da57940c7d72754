"""A lute: two gut strings a course, summed from the modes of a plucked string and coloured by a small wooden body."""

from functools import cache

import numpy as np

from .pitch import hertz_of
from .waves import RATE, Wave, envelope, filtered, noise, samples, smooth_step, times

PLUCK_POINT = 0.17  # of the string's length, counted from the bridge
HIGHEST_PARTIAL = 8_000.0
MOST_PARTIALS = 36
COURSE_DETUNE = 0.00035
OCTAVE_COURSES_BELOW = 48  # low courses pair a bass string with a thin one an octave above
BODY = ((118.0, 0.30, 1.4), (236.0, 0.22, 1.1), (415.0, 0.25, 0.8), (690.0, 0.3, 0.6), (1_350.0, 0.5, 0.5))
SILENCE = 1e-4


def body_gain(hertz: Wave) -> Wave:
    """Return how strongly the body answers at some frequencies: a few broad bumps over a gentle slope."""
    octaves = np.log2(np.maximum(hertz, 20.0)[:, None] / np.array([centre for centre, _, _ in BODY]))
    widths = np.array([width for _, width, _ in BODY])
    heights = np.array([height for _, _, height in BODY])
    return np.asarray(0.6 + (heights * np.exp(-0.5 * (octaves / widths) ** 2)).sum(axis=1))


def string(hertz: float, seconds: float, softness: float) -> Wave:
    """Sum the modes of one plucked string; the finger's width and the gut take the highest ones away first."""
    count = int(min(MOST_PARTIALS, HIGHEST_PARTIAL / hertz))
    order = np.arange(1, count + 1)
    modes = hertz * order * np.sqrt(1 + 4e-5 * order**2)
    finger = np.exp(-((modes / softness) ** 1.2))
    strengths = np.sin(np.pi * PLUCK_POINT * order) / order * finger * body_gain(modes)
    damping = 1.5 + 0.0026 * hertz + (modes / 1_500.0) ** 1.5
    clock = times(seconds)
    total = np.zeros(len(clock))
    for mode, strength, loss in zip(modes, strengths, damping, strict=True):
        heard = min(len(clock), samples(np.log(max(abs(strength), SILENCE * 1.01) / SILENCE) / loss))
        part = clock[:heard]
        total[:heard] += strength * np.exp(-loss * part) * np.sin(2 * np.pi * mode * part)
    return total


def knock(seed: int) -> Wave:
    """Return the finger's touch: a very short, dull noise of skin and soundboard."""
    return filtered(noise(0.05, seed), 150.0, 1_600.0) * envelope(0.05, 0.002, 0.04)


@cache
def course(key: int, force: int) -> Wave:
    """Return a freely ringing course, plucked with a force from 1 (soft) to 3 (firm); do not change the result."""
    hertz, softness = hertz_of(key), 1_500.0 + 750.0 * force
    seconds = float(np.clip(4.2 - (key - 38) * 0.055, 1.6, 4.2))
    second = 2.0 if key < OCTAVE_COURSES_BELOW else 1.0
    total = string(hertz, seconds, softness)
    total += (0.35 if second > 1 else 0.8) * string(hertz * second * (1 + COURSE_DETUNE), seconds, softness)
    total /= np.sqrt(np.mean(total[: samples(0.1)] ** 2))  # a good hand makes all courses speak alike
    touch = knock(key)
    total[: len(touch)] += 0.05 * touch
    return total * smooth_step(times(seconds) / 0.0015)


def pluck(key: int, seconds: float, force: int = 2) -> Wave:
    """Pluck a course and damp it softly after `seconds`."""
    wave = course(key, force)
    length = min(len(wave), samples(seconds))
    left = np.arange(length, 0, -1) / RATE
    return wave[:length] * smooth_step(left / min(0.12, seconds / 2))
