"""Whatever is struck (wood, stone, metal, bells, a drum): tables of modes that ring and die away."""

import numpy as np

from .waves import Wave, envelope, filtered, noise, smooth_step, times

# Each mode: frequency in hertz, strength, seconds until it has fallen by 60 dB.
Modes = tuple[tuple[float, float, float], ...]

WOOD: Modes = (
    (410.0, 1.0, 0.11),
    (655.0, 0.6, 0.09),
    (1_080.0, 0.55, 0.07),
    (1_790.0, 0.35, 0.05),
    (2_650.0, 0.2, 0.035),
)
BLOCK: Modes = ((196.0, 1.0, 0.2), (331.0, 0.7, 0.14), (562.0, 0.3, 0.09), (910.0, 0.12, 0.05))
CLOTH: Modes = ((92.0, 1.0, 0.1), (139.0, 0.7, 0.08), (214.0, 0.35, 0.05))
STONE: Modes = (
    (168.0, 1.0, 0.16),
    (301.0, 0.8, 0.12),
    (547.0, 0.55, 0.1),
    (1_213.0, 0.35, 0.06),
    (2_390.0, 0.2, 0.04),
)
TROWEL: Modes = (
    (1_430.0, 0.6, 0.22),
    (2_310.0, 1.0, 0.28),
    (3_740.0, 0.6, 0.2),
    (5_120.0, 0.35, 0.14),
    (7_300.0, 0.15, 0.1),
)
COIN: Modes = (
    (3_420.0, 0.5, 0.3),
    (4_870.0, 1.0, 0.36),
    (4_902.0, 0.5, 0.34),
    (7_160.0, 0.7, 0.26),
    (9_480.0, 0.35, 0.18),
    (12_300.0, 0.15, 0.1),
)
LINK: Modes = ((4_150.0, 0.7, 0.05), (5_900.0, 1.0, 0.06), (8_250.0, 0.6, 0.04))
# Hum, prime, minor third, fifth, nominal and above, as ratios; the beating pairs keep the bell alive.
BELL: Modes = (
    (0.5, 0.55, 2.6),
    (0.502, 0.25, 2.4),
    (1.0, 0.7, 1.9),
    (1.19, 0.6, 1.6),
    (1.194, 0.3, 1.5),
    (1.5, 0.28, 1.1),
    (2.0, 1.0, 1.2),
    (2.51, 0.3, 0.7),
    (2.66, 0.25, 0.6),
    (3.01, 0.35, 0.5),
    (4.17, 0.22, 0.3),
    (5.43, 0.1, 0.2),
)
SKIN: Modes = (
    (104.0, 1.0, 0.34),
    (165.0, 0.6, 0.22),
    (222.0, 0.45, 0.17),
    (276.0, 0.3, 0.12),
    (303.0, 0.25, 0.1),
)


def strike(modes: Modes, pitch: float = 1.0, length: float = 1.0, mallet: float = 0.001) -> Wave:
    """Strike a table of modes; a softer mallet takes longer to let go."""
    clock = times(1.1 * length * max(decay for _, _, decay in modes))
    total = np.zeros(len(clock))
    for index, (hertz, strength, decay) in enumerate(modes):
        wave = np.sin(2 * np.pi * hertz * pitch * clock + index)
        total += strength * wave * 10 ** (-3 * clock / (decay * length))
    return total * smooth_step(clock / mallet) * smooth_step((clock[-1] - clock) / 0.01)


def tabor(force: float, seed: int) -> Wave:
    """Beat a small drum: skin, stick and the gut snare that buzzes with it."""
    skin = strike(SKIN, mallet=0.003)
    seconds = 0.2
    snare = filtered(noise(seconds, seed), 900.0, 4_200.0) * envelope(seconds, 0.004, 0.16)
    skin[: len(snare)] += 0.12 * force * snare[: len(skin)]
    return force * skin
