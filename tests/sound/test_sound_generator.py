"""The generator of sounds: the same every time, in tune, the true source of the files, and sound in its harmony."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from build_scripts.sound import lute, recorder, tunes
from build_scripts.sound.effects import RECIPES, effect
from build_scripts.sound.levels import amplitude, limited, loudness, peak
from build_scripts.sound.ogg import decode, encode
from build_scripts.sound.performance import Performance
from build_scripts.sound.pitch import hertz_of, key_of
from build_scripts.sound.score import Strain, accompaniment, bars_of, harmony, keys_during, read_line
from build_scripts.sound.tunes import PIECES, Passage
from build_scripts.sound.waves import RATE, Wave, noise, times

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
SHORT = [name for name in RECIPES if not {"win", "ball-fanfare", "title", "decade", "church-bell"} & {name}]
STRAINS = {name: strain for name, strain in vars(tunes).items() if isinstance(strain, Strain)}
ACCOMPANIED = [passage for piece in PIECES.values() for passage in piece if passage.texture != "bare"]
PERFECT = ({0}, {7})


def strongest(wave: Wave, near: float) -> float:
    """Return the frequency of the strongest partial within a semitone of a note."""
    size = 1 << 18
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    strength = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), size))
    strength[(hertz < near / 1.06) | (hertz > near * 1.06)] = 0
    return float(hertz[np.argmax(strength)])


@pytest.mark.parametrize("name", SHORT)
def test_an_effect_is_always_the_same_and_is_what_the_file_holds(name: str) -> None:
    wave = effect(name)
    assert effect(name).tobytes() == wave.tobytes()
    stored = decode(SOUNDS / f"{name}.ogg")
    assert len(stored) == len(wave)
    assert np.corrcoef(stored, wave)[0, 1] > 0.9


def test_a_file_is_the_same_byte_for_byte() -> None:
    wave = effect("click")
    data = encode(wave)
    assert encode(wave) == data
    assert len(decode(data)) == len(wave)


def test_different_sounds_are_told_apart() -> None:
    lands = [effect(f"tile-{land}") for land in ("field", "grove", "fountain", "meadow")]
    shapes = [np.abs(np.fft.rfft(wave, 1 << 14))[200:4000] for wave in lands]
    likeness = np.corrcoef(shapes)[np.triu_indices(4, 1)]
    assert likeness.max() < 0.9


@pytest.mark.parametrize("note", ["d2", "g3", "a4", "c#5", "g5"])
def test_the_lute_is_in_tune_and_dies_away(note: str) -> None:
    wave, hertz = lute.pluck(key_of(note), 1.2), hertz_of(key_of(note))
    assert abs(1200 * np.log2(strongest(wave, hertz) / hertz)) < 4
    early, late = wave[: RATE // 4], wave[RATE // 2 : 3 * RATE // 4]
    assert np.mean(late**2) < 0.3 * np.mean(early**2)


@pytest.mark.parametrize("note", ["g4", "d5", "a5", "d6"])
def test_the_recorder_is_in_tune_and_holds(note: str) -> None:
    wave, hertz = recorder.blow(key_of(note), 1.0), hertz_of(key_of(note))
    assert abs(1200 * np.log2(strongest(wave, hertz) / hertz)) < 6
    assert np.mean(wave[RATE // 2 : 3 * RATE // 4] ** 2) > 0.6 * np.mean(wave[RATE // 10 : RATE // 4] ** 2)


def test_fifths_and_thirds_are_nearly_pure() -> None:
    def cents(low: str, high: str) -> float:
        return 1200 * float(np.log2(hertz_of(key_of(high)) / hertz_of(key_of(low))))

    assert cents("d4", "a4") == pytest.approx(702, abs=4)
    assert cents("f4", "a4") == pytest.approx(386, abs=8)
    assert cents("a4", "a5") == pytest.approx(1200)


def test_loudness_follows_gain_and_the_ear() -> None:
    def tone(hertz: float) -> Wave:
        return 0.1 * np.sin(2 * np.pi * hertz * times(0.5))

    assert loudness(tone(1_000) / 2) == pytest.approx(loudness(tone(1_000)) - 6.02, abs=0.01)
    assert loudness(tone(50)) < loudness(tone(1_000)) < loudness(tone(4_000))


def test_the_limiter_never_lets_a_peak_through_and_leaves_quiet_sound_alone() -> None:
    wave = 0.3 * noise(0.2, 1)
    assert peak(limited(wave, amplitude(-12))) <= -12 + 1e-6
    assert np.allclose(limited(wave / 100, amplitude(-12)), wave / 100)


@pytest.mark.parametrize("name", STRAINS)
def test_tune_bass_and_chords_of_a_strain_fit(name: str) -> None:
    strain = STRAINS[name]
    chords = harmony(strain)
    assert len(chords) == 2 * bars_of(strain) == 2 * (strain.bass.count("|") + 1)
    for line, grid in ((strain.bass, 1), (strain.tune, 4)):
        strong = [(beat, key) for beat, _, key in read_line(line) if key is not None and beat % grid == 0]
        assert [key for beat, key in strong if key % 12 not in chords[int(beat // 2)]] == []


@pytest.mark.parametrize("name", STRAINS)
def test_tune_and_bass_never_run_in_fifths_or_octaves(name: str) -> None:
    strain = STRAINS[name]
    beats = [beat for beat, _, key in read_line(strain.tune) if key is not None]
    outer = [(keys_during(strain.tune, beat, beat + 0.1), keys_during(strain.bass, beat, beat + 0.1)) for beat in beats]
    pairs = [(tune[0], bass[0]) for tune, bass in outer if bass]
    for before, after in pairwise(pairs):
        moved = before[0] != after[0] and before[1] % 12 != after[1] % 12
        spans = {(tune - bass) % 12 for tune, bass in (before, after)}
        assert not (moved and spans in PERFECT), (before, after)


@pytest.mark.parametrize("passage", ACCOMPANIED)
def test_inner_voices_keep_clear_of_the_tune_and_within_the_chord(passage: Passage) -> None:
    chords = harmony(passage.strain)
    for note in accompaniment(passage.strain, passage.texture):
        assert note.key % 12 in chords[int(note.beat // 2)]
        if note.part == "inner":
            start = note.beat // 2 * 2
            assert all(key - note.key >= 3 for key in keys_during(passage.strain.tune, start, start + 2))


def test_a_bar_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(ValueError, match=r"3\.0 beats"):
        list(read_line("q d5 e5 f5"))


def test_a_performance_is_always_the_same_and_rings_round() -> None:
    passages = (Passage(tunes.FAREWELL, "roll"),)
    sound = Performance(passages).play()
    assert Performance(passages).play().tobytes() == sound.tobytes()
    steps = np.abs(np.diff(np.concatenate([sound[-500:], sound[:500]]), axis=0)).max(axis=1)
    assert steps[499] <= np.percentile(steps, 99)
    assert np.abs(sound[0]).max() > 0  # the last chord still rings there
