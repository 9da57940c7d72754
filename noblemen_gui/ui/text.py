"""Text: fonts, measuring, wrapping, fitting into a rectangle without going below the floor, rendered lines kept."""

from __future__ import annotations

import importlib.util
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from noblemen_gui.ui.geometry import Size
from noblemen_gui.ui.theme import TEXT_FLOOR, Face, Rgb

ELLIPSIS = "…"
# A script of sizes between the wanted one and the floor is enough; every pixel would fill the cache.
SHRINK_STEPS = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.6, 0.5, 0.4)


class Fitted(NamedTuple):
    """Lines that fit a rectangle, the face they need, the size they take, and whether something had to be cut."""

    lines: tuple[str, ...]
    face: Face
    width: float
    height: float
    line_height: float
    cut: bool


@cache
def font_file(family: str) -> Path:
    """The file of `Serif-Black`, `Sans-Regular`, … in the font packages."""
    kind, weight = family.split("-")
    spec = importlib.util.find_spec(f"font_source_{kind.lower()}_pro")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"The font Source {kind} Pro is missing; install the game again.")
    return Path(spec.submodule_search_locations[0]) / "files" / f"Source{kind}Pro-{weight}.ttf"


@lru_cache(maxsize=160)
def font(family: str, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_file(family), pixels)


def device_font(face: Face, scale: float) -> pygame.font.Font:
    return font(face.family, max(1, round(face.size * scale)))


@lru_cache(maxsize=8192)
def measure(text: str, face: Face, scale: float = 1.0) -> Size:
    """Width and height of one line in logical pixels."""
    w, h = device_font(face, scale).size(text)
    return w / scale, h / scale


def line_height(face: Face, scale: float = 1.0) -> float:
    return device_font(face, scale).get_linesize() / scale


@lru_cache(maxsize=2048)
def wrap(text: str, face: Face, width: float, scale: float = 1.0) -> tuple[str, ...]:
    """Lines no wider than the width as far as words allow; line breaks in the text are kept."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and measure(longer, face, scale)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, width: float, height: float, lines: int = 1, scale: float = 1.0) -> Fitted:
    """The largest form of the text, at most of the face's size, that the rectangle and number of lines hold."""
    floor = min(TEXT_FLOOR, face.size)
    fitted = None
    for step in SHRINK_STEPS:
        smaller = Face(face.family, max(floor, face.size * step))
        fitted = _set(text, smaller, width, lines, scale)
        if fitted.width <= width + 0.5 and fitted.height <= height + 0.5 and len(fitted.lines) <= lines:
            return fitted
        if smaller.size <= floor:
            break
    assert fitted is not None
    return _cut(fitted, width, height, lines, scale)


def _set(text: str, face: Face, width: float, lines: int, scale: float) -> Fitted:
    broken = wrap(text, face, width, scale) if lines > 1 or "\n" in text else (text,)
    return _measured(broken, face, scale, cut=False)


def _measured(lines: tuple[str, ...], face: Face, scale: float, *, cut: bool) -> Fitted:
    sizes = [measure(line, face, scale) for line in lines]
    step = line_height(face, scale)
    return Fitted(lines, face, max(w for w, _ in sizes), step * (len(lines) - 1) + sizes[-1][1], step, cut)


def _cut(fitted: Fitted, width: float, height: float, lines: int, scale: float) -> Fitted:
    room = max(1, min(lines, 1 + int((height - fitted.line_height) / fitted.line_height + 0.05)))
    kept = list(fitted.lines[:room])
    if len(fitted.lines) > room:
        kept[-1] += ELLIPSIS
    shortened = tuple(shorten(line, fitted.face, width, scale) for line in kept)
    return _measured(shortened, fitted.face, scale, cut=True)


def shorten(line: str, face: Face, width: float, scale: float = 1.0) -> str:
    """As much of a line as fits, with an ellipsis if that is not all."""
    while len(line) > 2 and measure(line, face, scale)[0] > width:
        line = line.removesuffix(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
    return line


@lru_cache(maxsize=3000)
def rendered(line: str, family: str, pixels: int, colour: Rgb) -> pygame.Surface:
    """One line's pixels, kept since the same words are drawn again and again."""
    return font(family, pixels).render(line, True, colour)


def forget() -> None:
    """Drop every kept line and measure, when the scale or the language has changed."""
    for kept in (measure, wrap, fit, rendered):
        kept.cache_clear()
