"""How loud a sound is to the ear, and how a sound is brought to an even level below its ceiling."""

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from .waves import RATE, Wave, samples, smooth_step, times

EFFECT_PEAK = -12.0  # dB below full scale, after coding
MUSIC_PEAK = EFFECT_PEAK - 10.0
EFFECT_LOUDNESS = -24.0  # weighted dB of the loudest eighth of a second
MUSIC_MEAN = -42.0  # weighted dB over a whole piece; its peaks then lie 10 dB below those of the effects
CODING_MARGIN = 0.6  # Vorbis may lift a peak by a little
FAST = 0.125  # seconds over which the ear sums up a short sound
LIMITER_WINDOW = 0.003
ROUNDS = 12


def decibels(value: float) -> float:
    """Return an amplitude in dB below full scale."""
    return 20 * float(np.log10(max(value, 1e-9)))


def amplitude(level: float) -> float:
    """Return the amplitude of a level in dB."""
    return float(10 ** (level / 20))


def peak(wave: Wave) -> float:
    """Return the highest sample in dB below full scale, over all channels."""
    return decibels(float(np.max(np.abs(wave))))


def ear_weight(hertz: Wave) -> Wave:
    """Return the ear's weighting in the manner of broadcast meters: less bass, 4 dB more above 2 kHz."""
    bass = hertz**2 / (hertz**2 + 38.0**2)
    return bass * (1 + (amplitude(4.0) - 1) * hertz**4 / (hertz**4 + 1_500.0**4))


def power(wave: Wave) -> Wave:
    """Return the weighted power of every sample, summed over channels."""
    channels = np.atleast_2d(wave.T)
    length = channels.shape[1] + samples(FAST)
    padded = 1 << (length - 1).bit_length()  # a power of two is transformed quickly
    weight = ear_weight(np.asarray(np.fft.rfftfreq(padded, 1 / RATE), dtype=np.float64))
    heard = np.fft.irfft(np.fft.rfft(channels, padded) * weight, padded)[:, :length]
    return np.asarray((heard**2).mean(axis=0))


def loudness(wave: Wave) -> float:
    """Return the level of the loudest eighth of a second, in weighted dB."""
    summed = np.cumsum(np.concatenate([np.zeros(1), power(wave)]))
    window = samples(FAST)
    return decibels(float(np.sqrt(np.max(summed[window:] - summed[:-window]) / window)))


def mean_loudness(wave: Wave) -> float:
    """Return the level of a whole piece, in weighted dB."""
    return decibels(float(np.sqrt(power(wave).mean())))


def limited(wave: Wave, ceiling: float) -> Wave:
    """Turn peaks above the ceiling down, smoothly and ahead of time, so that nothing is ever clipped."""
    half = samples(LIMITER_WINDOW) // 2
    size = 2 * half + 1
    around = np.pad(np.abs(wave), 2 * half)
    highest = sliding_window_view(around, size).max(axis=1)
    gains = np.minimum(1.0, ceiling / np.maximum(highest, 1e-12))
    bell = np.hanning(size + 2)[1:-1]
    return wave * np.convolve(gains, bell / bell.sum(), mode="valid")


def trimmed(wave: Wave) -> Wave:
    """Take away what lies below hearing, the inaudible end, and any step at either end."""
    hertz = np.fft.rfftfreq(2 * len(wave), 1 / RATE)
    clean = np.fft.irfft(np.fft.rfft(wave, 2 * len(wave)) * hertz**2 / (hertz**2 + 30.0**2))[: len(wave)]
    audible = np.flatnonzero(np.abs(clean) > 0.001 * np.max(np.abs(clean)))
    clean = clean[: int(audible[-1]) + 1]
    clock = times(len(clean) / RATE)
    return clean * smooth_step((clock + 1 / RATE) / 0.001) * smooth_step((clock[-1] - clock) / 0.02)


def mastered(wave: Wave, target: float) -> Wave:
    """Bring a sound to a loudness, or as near to it as the ceiling allows without squeezing it hard."""
    ceiling = amplitude(EFFECT_PEAK - CODING_MARGIN)
    clean = trimmed(wave)
    gain, done = amplitude(target - loudness(clean)), clean
    hardest = 2.2 * ceiling / float(np.max(np.abs(clean)))
    for _ in range(ROUNDS):
        gain = min(gain, hardest)
        done = limited(gain * clean, ceiling)
        gain *= amplitude(target - loudness(done))
    return done
