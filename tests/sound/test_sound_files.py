"""The sound files in the repository: all there, small, even in level, never clipped, and the music loops."""

from pathlib import Path

import numpy as np
import pytest

from build_scripts.sound.effects import ACCENTS, RECIPES
from build_scripts.sound.levels import (
    EFFECT_LOUDNESS,
    EFFECT_PEAK,
    MUSIC_MEAN,
    MUSIC_PEAK,
    loudness,
    mean_loudness,
    peak,
)
from build_scripts.sound.ogg import decode
from build_scripts.sound.tunes import PIECES
from build_scripts.sound.waves import RATE, Wave, samples

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
EFFECTS = (
    *("tile-field", "tile-grove", "tile-fountain", "tile-meadow", "lift", "drop-back", "click", "error"),
    *("build", "chapel", "church-bell", "coin", "coins", "card", "card-snap", "purse", "knight", "queen", "seal"),
    *("turn", "area", "points", "title", "decade", "scoring", "ball-fanfare", "win"),
)
SHORTEST_MUSIC = {"music-table": 180.0, "music-ball": 60.0, "music-title": 45.0}
# What a hand does must be heard at once; what is heard rarely may take its time.
LONG_EFFECTS = {"queen", "ball-fanfare", "church-bell", "chapel", "turn", "area", "title", "decade", "win", "scoring"}


def read(name: str) -> Wave:
    return decode(SOUNDS / f"{name}.ogg")


def level(wave: Wave) -> float:
    return 20 * float(np.log10(np.sqrt(np.mean(wave**2)) + 1e-9))


@pytest.fixture(scope="module", params=sorted(SHORTEST_MUSIC))
def piece(request: pytest.FixtureRequest) -> tuple[str, Wave]:
    return request.param, read(request.param)


def test_the_folder_holds_exactly_the_sounds_of_the_recipes() -> None:
    assert {path.stem for path in SOUNDS.glob("*.ogg")} == {*EFFECTS, *SHORTEST_MUSIC}
    assert {*RECIPES, *PIECES} == {*EFFECTS, *SHORTEST_MUSIC}


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.ogg")) < 6_000_000


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_keeps_its_level(name: str) -> None:
    wave = read(name)
    assert wave.ndim == 1
    assert EFFECT_PEAK - 7 < peak(wave) <= EFFECT_PEAK
    assert loudness(wave) == pytest.approx(EFFECT_LOUDNESS + ACCENTS.get(name, 0.0), abs=1.5)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_speaks_at_once_and_ends_in_silence(name: str) -> None:
    wave = read(name)
    assert len(wave) / RATE < (5.0 if name in LONG_EFFECTS else 0.6)
    onset = int(np.argmax(np.abs(wave) > 0.1 * np.max(np.abs(wave))))
    assert onset / RATE < 0.06
    assert level(wave[-64:]) < peak(wave) - 40


def test_no_effect_but_the_quietest_touches_stands_apart() -> None:
    heard = [loudness(read(name)) for name in EFFECTS if ACCENTS.get(name, 0.0) > -3.0]
    assert max(heard) - min(heard) < 4.5


def test_music_is_long_stereo_and_ten_decibels_below_the_effects(piece: tuple[str, Wave]) -> None:
    name, wave = piece
    assert wave.shape[1] == 2
    assert len(wave) / RATE >= SHORTEST_MUSIC[name]
    assert peak(wave) <= MUSIC_PEAK
    assert mean_loudness(wave) == pytest.approx(MUSIC_MEAN, abs=2.0)


def test_music_loops_without_a_step_or_a_gap(piece: tuple[str, Wave]) -> None:
    _, wave = piece
    around = np.concatenate([wave[-samples(0.5) :], wave[: samples(0.5)]])
    steps = np.abs(np.diff(around, axis=0)).max(axis=1)
    seam = len(around) // 2 - 1
    assert steps[seam] <= 2 * np.percentile(steps, 95)
    before, after = level(wave[-samples(0.05) :]), level(wave[: samples(0.05)])
    assert abs(before - after) < 12
    assert max(before, after) < level(wave) - 3


def test_music_never_falls_silent_nor_shouts(piece: tuple[str, Wave]) -> None:
    _, wave = piece
    span = samples(2.0)
    levels = [level(wave[start : start + span]) for start in range(0, len(wave) - 2 * span, span)]
    assert min(levels) > level(wave) - 14
    assert max(levels) < level(wave) + 7
