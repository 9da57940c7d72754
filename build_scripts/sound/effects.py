"""The recipes of all effects: which voices sound when and how strongly, and how loud the whole is meant to be."""

from zlib import crc32

from .levels import EFFECT_LOUDNESS, mastered
from .struck import BELL, BLOCK, CLOTH, COIN, STONE, TROWEL, WOOD
from .voices import Blow, Brush, Crackle, Drop, Jingle, Pluck, Struck, Tabor, Voice
from .waves import Wave, mixed

# Each layer: start in seconds, gain, voice.
Recipe = tuple[tuple[float, float, Voice], ...]

# What is heard all the time is softer, what is heard once in a while may stand out.
ACCENTS = {"click": -3.0, "lift": -3.0, "points": -1.0, "win": 2.0, "ball-fanfare": 2.0, "queen": 1.0}

TILE: Recipe = (
    (0.0, 1.0, Struck(WOOD, 1.0)),
    (0.0, 0.7, Struck(CLOTH, mallet=0.004)),
    (0.0, 0.16, Brush(0.05, 700, 3_500, 0.002, 0.05)),
)
CHINK: Recipe = ((0.0, 1.0, Struck(COIN)), (0.0, 0.12, Brush(0.02, 3_000, 9_000, 0.001, 0.02)))


def beats(gain: float, *strokes: tuple[float, float]) -> Recipe:
    """Beat the tabor at (start, force)."""
    return tuple((start, gain, Tabor(force)) for start, force in strokes)


def pipes(gain: float, *notes: tuple[float, str, float]) -> Recipe:
    """Blow the recorder: (start, note, seconds)."""
    return tuple((start, gain, Blow(note, seconds)) for start, note, seconds in notes)


def chord(start: float, gain: float, seconds: float, notes: str, apart: float = 0.03) -> Recipe:
    """Roll a chord on the lute, from the lowest string up."""
    return tuple((start + apart * place, gain, Pluck(note, seconds)) for place, note in enumerate(notes.split()))


RECIPES: dict[str, Recipe] = {
    "tile-field": (
        *TILE,
        (0.02, 0.55, Crackle(0.22, 2_600, 8_000, 42, 0.012)),
        (0.01, 0.14, Brush(0.25, 2_500, 7_000, 0.03, 0.25)),
    ),
    "tile-grove": (
        *TILE,
        (0.02, 0.5, Crackle(0.34, 1_300, 5_200, 60, 0.03)),
        (0.03, 0.2, Brush(0.36, 1_200, 4_500, 0.08, 0.34)),
    ),
    "tile-fountain": (
        *TILE,
        (0.05, 0.6, Drop(620.0)),
        (0.15, 0.38, Drop(880.0, 0.7, 0.09)),
        (0.23, 0.16, Drop(1_180.0, 0.6, 0.07)),
    ),
    "tile-meadow": (
        *TILE,
        (0.0, 0.3, Brush(0.2, 3_200, 9_000, 0.05, 0.18)),
        (0.09, 0.22, Brush(0.24, 2_600, 7_500, 0.06, 0.2)),
    ),
    "lift": (
        (0.0, 0.5, Struck(WOOD, 1.35, 0.6)),
        (0.0, 0.5, Brush(0.14, 900, 4_200, 0.05, 0.16)),
    ),
    "drop-back": (
        (0.0, 0.35, Brush(0.16, 700, 3_200, 0.09, 0.12)),
        (0.14, 0.8, Struck(WOOD, 0.8, 0.9)),
        (0.14, 0.7, Struck(CLOTH, mallet=0.004)),
    ),
    "build": (
        (0.0, 0.5, Struck(TROWEL, 1.0)),
        (0.13, 0.38, Struck(TROWEL, 1.03, 0.8)),
        (0.3, 1.0, Struck(STONE, mallet=0.002)),
        (0.3, 0.5, Crackle(0.2, 900, 4_500, 40, 0.015)),
        (0.31, 0.4, Struck(CLOTH, 0.9)),
    ),
    "chapel": (
        (0.0, 0.35, Struck(STONE, 1.1, 0.8, 0.002)),
        (0.1, 1.0, Struck(BELL, 830.0, 0.6)),
        (0.1, 0.15, Brush(0.02, 2_000, 7_000, 0.001, 0.02)),
    ),
    "church-bell": (
        (0.0, 1.0, Struck(BELL, 392.0, 1.15, 0.002)),
        (0.0, 0.12, Brush(0.03, 1_000, 5_000, 0.001, 0.03)),
    ),
    "coin": (*CHINK, (0.075, 0.45, Struck(COIN, 1.04, 0.7))),
    "coins": (
        *CHINK,
        (0.085, 0.8, Struck(COIN, 0.93)),
        (0.165, 0.6, Struck(COIN, 1.07, 0.9)),
        (0.225, 0.3, Struck(COIN, 0.98, 0.6)),
    ),
    "card": (
        (0.0, 0.8, Brush(0.24, 1_400, 6_500, 0.12, 0.16)),
        (0.0, 0.25, Crackle(0.2, 2_000, 7_000, 26, 0.01)),
        (0.2, 0.35, Brush(0.05, 250, 1_800, 0.003, 0.05)),
    ),
    "card-snap": (
        (0.0, 0.35, Brush(0.13, 1_600, 6_500, 0.1, 0.05)),
        (0.12, 1.0, Brush(0.05, 900, 6_000, 0.001, 0.035)),
        (0.12, 0.5, Struck(WOOD, 1.7, 0.5)),
        (0.123, 0.4, Struck(CLOTH, 1.3)),
    ),
    "purse": (
        (0.0, 1.0, Struck(CLOTH, 0.95, 1.2, 0.004)),
        (0.0, 0.4, Brush(0.12, 200, 1_200, 0.004, 0.12)),
        (0.012, 0.16, Struck(COIN, 0.72, 0.3)),
        (0.05, 0.12, Struck(COIN, 0.8, 0.3)),
        (0.08, 0.09, Struck(COIN, 0.69, 0.3)),
        (0.19, 0.34, Crackle(0.13, 1_200, 4_200, 46, 0.008)),
        (0.19, 0.2, Brush(0.16, 1_500, 4_800, 0.11, 0.06)),
    ),
    "knight": (
        (0.0, 0.5, Jingle(0.26, 30)),
        (0.16, 1.0, Struck(CLOTH, 0.85, 1.2, 0.003)),
        (0.16, 0.5, Struck(BLOCK, 0.7, 0.6)),
        (0.17, 0.22, Brush(0.1, 400, 2_500, 0.003, 0.09)),
        (0.2, 0.35, Jingle(0.22, 16)),
    ),
    "queen": (
        *chord(0.0, 0.5, 1.4, "f3 c4"),
        *pipes(0.5, (0.0, "f5", 0.3), (0.34, "a5", 0.62)),
        (0.32, 0.45, Pluck("a4", 1.1)),
    ),
    "ball-fanfare": (
        *beats(0.8, (0.0, 1.0), (0.42, 0.6), (0.63, 0.7), (0.84, 1.0), (1.68, 1.0)),
        *pipes(0.45, (0.0, "d5", 0.34), (0.42, "d5", 0.16), (0.63, "e5", 0.16)),
        *pipes(0.45, (0.84, "f#5", 0.36), (1.26, "g5", 0.36), (1.68, "a5", 0.95)),
        *pipes(0.35, (0.0, "a4", 0.76), (0.84, "d5", 0.76), (1.68, "f#5", 0.95)),
        *chord(0.0, 0.45, 1.2, "d3 a3"),
        *chord(0.84, 0.45, 0.7, "d3 a3"),
        *chord(1.26, 0.45, 0.7, "g2 b3"),
        *chord(1.68, 0.45, 1.8, "d3 a3 d4 f#4"),
    ),
    "error": (
        (0.0, 1.0, Struck(BLOCK, 1.0, 0.7, 0.003)),
        (0.13, 0.8, Struck(BLOCK, 0.89, 0.7, 0.003)),
        (0.0, 0.25, Struck(CLOTH, 1.2)),
    ),
    "turn": (
        (0.0, 0.8, Pluck("d5", 1.2)),
        (0.14, 0.9, Pluck("a5", 1.2)),
        (0.14, 0.12, Struck(BELL, 880.0, 0.5)),
    ),
    "seal": (
        (0.0, 0.8, Brush(0.2, 180, 900, 0.07, 0.16)),
        (0.03, 0.25, Crackle(0.18, 700, 3_000, 34, 0.012)),
        (0.1, 0.8, Struck(CLOTH, 0.9, 1.2, 0.006)),
        (0.1, 0.3, Struck(BLOCK, 0.9, 0.5, 0.004)),
    ),
    "click": ((0.0, 1.0, Struck(WOOD, 1.5, 0.7)), (0.0, 0.3, Struck(CLOTH, 1.5))),
    "area": (
        *chord(0.0, 0.7, 1.3, "d4 a4 d5 f#5", 0.07),
        (0.28, 0.5, Pluck("a5", 1.2)),
        (0.28, 0.22, Struck(BELL, 1_174.0, 0.45)),
    ),
    "points": ((0.0, 1.0, Pluck("a5", 0.4)), (0.0, 0.25, Struck(WOOD, 1.6, 0.6))),
    "title": (
        *chord(0.0, 0.6, 0.9, "g2 d4 b4"),
        *pipes(0.35, (0.0, "b5", 0.2), (0.24, "c6", 0.16), (0.42, "d6", 0.75)),
        *chord(0.42, 0.6, 1.5, "g2 d3 b3 g4"),
    ),
    "decade": (
        *beats(0.9, (0.0, 0.9), (0.43, 0.6), (0.645, 0.7), (0.86, 1.0)),
        *chord(0.86, 0.55, 1.8, "d2 d3 a3 f4 d5", 0.04),
        (0.86, 0.2, Struck(BELL, 587.3, 0.8)),
    ),
    "win": (
        *beats(0.7, (0.0, 0.9), (0.6, 0.8), (0.8, 0.6), (1.2, 1.0), (2.4, 1.0)),
        *pipes(0.45, (0.0, "a5", 0.5), (0.6, "b5", 0.14), (0.8, "c#6", 0.3), (1.2, "d6", 0.5)),
        *pipes(0.45, (1.8, "b5", 0.22), (2.1, "c#6", 0.22), (2.4, "d6", 1.3)),
        *pipes(0.32, (0.0, "f#5", 0.5), (0.6, "g5", 0.5), (1.2, "f#5", 0.5), (1.8, "e5", 0.52), (2.4, "f#5", 1.3)),
        *chord(0.0, 0.5, 0.9, "d3 a3 d4"),
        *chord(0.6, 0.5, 0.9, "e3 e4 g4"),
        *chord(1.2, 0.5, 0.9, "b2 d4 f#4"),
        *chord(1.8, 0.5, 0.9, "a2 e4 a4"),
        *chord(2.4, 0.5, 2.4, "d2 a2 d3 a3 d4 f#4 a4 d5", 0.045),
        (2.4, 0.2, Struck(BELL, 587.3, 1.0)),
    ),
    "scoring": (
        (0.0, 0.3, Brush(0.12, 2_200, 7_000, 0.06, 0.08)),
        (0.13, 0.35, Brush(0.16, 2_000, 6_500, 0.04, 0.14)),
        (0.13, 0.2, Crackle(0.12, 2_500, 7_000, 24, 0.008)),
        (0.3, 0.7, Pluck("d4", 0.9)),
        (0.34, 0.6, Pluck("a4", 0.9)),
    ),
}


def effect(name: str) -> Wave:
    """Render one effect at its final level."""
    layers = (
        (start, gain, voice.render(crc32(f"{name} {index}".encode())))
        for index, (start, gain, voice) in enumerate(RECIPES[name])
    )
    return mastered(mixed(layers), EFFECT_LOUDNESS + ACCENTS.get(name, 0.0))
