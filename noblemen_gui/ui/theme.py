"""The look as data: palette, type roles, spacing, motion, and the pairs of colours that must stay legible."""

from __future__ import annotations

from typing import NamedTuple

Rgb = tuple[int, int, int]

TEXT_FLOOR = 18

PALETTE: dict[str, str] = {
    "ink": "#2B1D12",
    "muted": "#5C4326",
    "wine": "#6A0F20",
    "outline": "#2A1608",
    "bronze": "#8A6430",
    "parchment-light": "#FFF8E4",
    "parchment": "#EFDFB8",
    "parchment-edge": "#D4B67C",
    "oak-light": "#4C2F1B",
    "oak": "#3A2314",
    "oak-dark": "#2A180D",
    "oak-gap": "#1A0E06",
    "cream": "#F8ECD0",
    "gilt": "#F0CF72",
    "gold": "#E9BF52",
    "velvet-light": "#C83C4A",
    "velvet": "#96202E",
    "velvet-dark": "#6A101C",
    "bubble": "#2F5A35",
    "bubble-dark": "#1C3F24",
    "bubble-text": "#FFF3C4",
    "good": "#2F6B3C",
    "bad": "#8C1F30",
    "glow-core": "#FFFBE6",
    "glow-edge": "#FFC94A",
    "glow-halo": "#F09614",
    "ball-light": "#3D1A44",
    "ball": "#2B1132",
    "ball-dark": "#190A20",
    "candle": "#FFCF7A",
    "disabled": "#5E5348",
    "disabled-text": "#F0E6D4",
    "focus": "#FFFFFF",
    "focus-edge": "#1D3F78",
    "white": "#FFFFFF",
    "black": "#000000",
}

GOLD = ("#FFF3C0", "#E9BF52", "#B07C22", "#F0CF72", "#8A5A16")


class Face(NamedTuple):
    """A font's family and its size in logical pixels."""

    family: str
    size: float


# Sizes at 1920×1080. A family is the end of the font files' names.
TYPE: dict[str, Face] = {
    "game-title": Face("Serif-Black", 188),
    "scene-title": Face("Serif-Bold", 70),
    "heading": Face("Serif-Semibold", 30),
    "subheading": Face("Serif-Semibold", 26),
    "ribbon": Face("Serif-Semibold", 26),
    "primary": Face("Serif-Semibold", 34),
    "button": Face("Serif-Semibold", 26),
    "menu": Face("Serif-Semibold", 32),
    "label": Face("Serif-Semibold", 24),
    "name": Face("Serif-Semibold", 24),
    "action": Face("Serif-Semibold", 22),
    "small-label": Face("Serif-Semibold", 20),
    "rank": Face("Serif-It", 19),
    "cartouche": Face("Serif-SemiboldIt", 24),
    "tag-line": Face("Serif-SemiboldIt", 32),
    "total": Face("Sans-Bold", 52),
    "score": Face("Sans-Bold", 32),
    "count": Face("Sans-Bold", 24),
    "price": Face("Sans-Bold", 21),
    "number": Face("Sans-Bold", 18),
    "body": Face("Sans-Regular", 20),
    "sentence": Face("Sans-Semibold", 20),
    "caption": Face("Sans-Semibold", 19),
    "log": Face("Sans-Regular", 19),
    "key": Face("Sans-Semibold", 18),
}

STEP = 4
MARGIN = 12
GAP = 12
PADDING = 20
TARGET = 48

# Every text colour with every ground it is laid on; the first value is the contrast that must hold.
PAIRS: tuple[tuple[float, str, str], ...] = (
    (7.0, "ink", "parchment-light"),
    (7.0, "ink", "parchment"),
    (7.0, "ink", "parchment-edge"),
    (4.5, "ink", "gold"),
    (4.5, "muted", "parchment-light"),
    (4.5, "muted", "parchment"),
    (4.5, "muted", "parchment-edge"),
    (4.5, "wine", "parchment"),
    (4.5, "bad", "parchment"),
    (4.5, "good", "parchment"),
    (7.0, "cream", "oak"),
    (7.0, "cream", "oak-light"),
    (7.0, "cream", "oak-dark"),
    (4.5, "gilt", "oak-light"),
    (4.5, "gilt", "oak"),
    (7.0, "cream", "velvet-dark"),
    (4.5, "cream", "velvet"),
    # The lightest stop of velvet meets only the upper edge of letters that are large and bold.
    (3.0, "cream", "velvet-light"),
    (4.5, "bubble-text", "bubble"),
    (7.0, "bubble-text", "bubble-dark"),
    (4.5, "cream", "ball-light"),
    (4.5, "gilt", "ball-light"),
    (4.5, "disabled-text", "disabled"),
    (3.0, "focus", "focus-edge"),
    (3.0, "focus-edge", "parchment"),
    (3.0, "focus", "oak"),
)


def rgb(colour: str) -> Rgb:
    """The value of a palette name or of `#RRGGBB`."""
    value = PALETTE.get(colour, colour)
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


def hex_of(colour: str) -> str:
    """The `#RRGGBB` of a palette name or of itself."""
    return PALETTE.get(colour, colour)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21, as the web's accessibility guidelines count it."""
    light, dark = sorted((_luminance(rgb(one)), _luminance(rgb(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Rgb) -> float:
    linear = [_linear(value / 255) for value in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4
