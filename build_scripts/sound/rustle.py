"""Noises that are rubbed, crumpled, poured or dropped: straw, leaves, paper, cloth, mail, water."""

import numpy as np

from .struck import LINK, strike
from .waves import RATE, Wave, envelope, filtered, noise, samples, times


def brush(seconds: float, low: float, high: float, attack: float, decay: float, seed: int) -> Wave:
    """Stroke something: noise in a band that swells and fades."""
    return filtered(noise(seconds, seed), low, high) * envelope(seconds, attack, decay)


def crackle(seconds: float, low: float, high: float, grains: int, grain: float, seed: int) -> Wave:
    """Crumple something: many tiny bursts that become rarer and weaker towards the end."""
    chance = np.random.default_rng(seed)
    total = np.zeros(samples(seconds + grain))
    for start in seconds * chance.random(grains) ** 1.6:
        burst = chance.standard_normal(samples(grain)) * envelope(grain, grain / 12, grain)
        first = int(start * RATE)
        total[first : first + len(burst)] += chance.uniform(0.2, 1.0) * (1 - start / seconds) * burst
    return filtered(total, low, high)


def jingle(seconds: float, links: int, seed: int) -> Wave:
    """Shake a shirt of mail: little iron rings that touch at random."""
    chance = np.random.default_rng(seed)
    total = np.zeros(samples(seconds + 0.1))
    for start in seconds * chance.beta(1.4, 2.2, links):
        ring = strike(LINK, chance.uniform(0.7, 1.35)) * chance.uniform(0.15, 1.0)
        first = int(start * RATE)
        total[first : first + len(ring)] += ring
    return total


def drop(hertz: float, rise: float, seconds: float) -> Wave:
    """Let a drop fall into water: the bubble under it sings upwards as it closes."""
    clock = times(seconds)
    sweep = hertz * (1 + rise * (clock / seconds) ** 1.4)
    return np.sin(np.cumsum(2 * np.pi * sweep) / RATE) * envelope(seconds, 0.004, seconds * 1.3)
