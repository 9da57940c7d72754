"""Readability as it is drawn: the contrast of every word and icon of every screen with the very pixels below it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from noblemen_gui.scenes import picture
from noblemen_gui.ui import Canvas, Layer, Rect, offscreen
from noblemen_gui.ui.theme import Face, Rgb, contrast, rgb

TEXT, ICON = 4.5, 3.0
SCREENS = ["title", "new_game", "options", "load", "about", "help", "table", "ball", "scoring", "results", "keep_card"]
SIZE = (1280, 720)
# Ground that varies (a gradient, grain) is taken at the worse quarter of its points.
WORSE = 0.25
UNEVEN = 110  # of 765
SMALLEST = 20  # what is smaller belongs to the small maps of rivals, which open large
# An outline or a rim is at least such a part of a piece.
OUTLINE = 32
ICONS = (
    *("crest-", "icon-", "coronet-", "title-", "knight", "queen", "coin", "bribe", "mask", "victory-point", "prestige"),
    *("church", "castle", "palace", "chapel", "folly", "area-", "badge-", "pip-on", "crown", "player-screen"),
)


class Drawn(NamedTuple):
    """What was drawn, and its contrast with its ground."""

    what: str
    contrast: float


def hex_of(colour: Rgb) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def points(surface: pygame.Surface, area: pygame.Rect, rows: int = 5) -> list[Rgb]:
    """The colours on a grid over the visible part of an area, where something opaque lies."""
    inside = area.clip(surface.get_clip())
    xs = range(inside.left, inside.right, max(1, inside.w // 24))
    ys = range(inside.top, inside.bottom, max(1, inside.h // rows))
    found = [surface.get_at((x, y)) for x in xs for y in ys]
    return [(colour.r, colour.g, colour.b) for colour in found if colour.a > 200]


def worse(values: list[float]) -> float:
    return sorted(values)[int(len(values) * WORSE)]


def even(grounds: list[Rgb]) -> bool:
    """Whether it is one ground: pieces on painted land and over an edge stand out by their outlines from some of it."""
    light = sorted(map(sum, grounds))
    return light[-1 - len(light) // 10] - light[len(light) // 10] < UNEVEN


def mixed(colour: Rgb, ground: Rgb, alpha: int) -> Rgb:
    r, g, b = (round(a * alpha / 255 + z * (1 - alpha / 255)) for a, z in zip(colour, ground, strict=True))
    return r, g, b


class Watch:
    """Notes words and icons while they are drawn."""

    def __init__(self) -> None:
        self.words: list[Drawn] = []
        self.icons: list[Drawn] = []

    def line(self, canvas: Canvas, line: str, face: Face, block: Rect, colour: str, alpha: int) -> None:
        # Lines are higher than letters, and a badge may end where the letters do.
        letters = Rect(block.x + block.w * 0.05, block.y + face.size * 0.3, block.w * 0.9, face.size * 0.6)
        grounds = points(canvas.surface, canvas.device(letters))
        seen = [contrast(hex_of(mixed(rgb(colour), ground, alpha)), hex_of(ground)) for ground in grounds]
        if seen and line.strip():
            self.words.append(Drawn(f"{line!r} in {colour} on {hex_of(grounds[len(grounds) // 2])}", worse(seen)))

    def icon(self, canvas: Canvas, name: str, rect: Rect, tint: str) -> None:
        """An icon is seen if either its light or its dark parts stand out from the ground."""
        area = canvas.device(rect)
        grounds = points(canvas.surface, area)
        parts = points(canvas.kit.assets.image(name, area.size, tint), pygame.Rect((0, 0), area.size), 24)
        if area.w >= SMALLEST and parts and grounds and even(grounds):
            lights = sorted(parts, key=sum)
            ends = lights[len(lights) // OUTLINE], lights[-1 - len(lights) // OUTLINE]
            seen = [max(contrast(hex_of(end), hex_of(ground)) for end in ends) for ground in grounds]
            self.icons.append(Drawn(f"{name} on {hex_of(grounds[len(grounds) // 2])}", worse(seen)))


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    write, show = Canvas._line, Canvas.image

    def writing(self: Canvas, line: str, face: Face, block: Rect, colour: str, *rest: Any) -> None:
        found.line(self, line, face, block, colour, rest[-1])
        write(self, line, face, block, colour, *rest)

    def showing(self: Canvas, name: str, rect: Rect, **look: Any) -> None:
        if name.startswith(ICONS) and not look.get("grey") and look.get("alpha", 255) == 255:
            found.icon(self, name, rect, look.get("tint", ""))
        show(self, name, rect, **look)

    # What a layer keeps is painted in its place, so that its ground is there.
    monkeypatch.setattr(Layer, "draw", lambda self, canvas, rect, alpha=255: self._paint(canvas))
    monkeypatch.setattr(Canvas, "_line", writing)
    monkeypatch.setattr(Canvas, "image", showing)
    return found


@pytest.fixture(scope="module")
def pixels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pixels")


def faint(drawn: list[Drawn], least: float) -> list[str]:
    return sorted({f"{each.contrast:.2f} {each.what}" for each in drawn if each.contrast < least})


@pytest.mark.parametrize("screen", SCREENS)
def test_words_and_icons_stand_out_from_what_lies_below(screen: str, watch: Watch, pixels: Path) -> None:
    app = offscreen.open_app(SIZE, cache=pixels)
    picture.open_screen(app, screen)
    offscreen.settle(app)
    watch.words.clear()
    watch.icons.clear()
    app.invalidate()
    app.draw()
    assert watch.words
    assert faint(watch.words, TEXT) == []
    assert faint(watch.icons, ICON) == []


def test_faint_words_and_icons_are_noticed(watch: Watch, pixels: Path) -> None:
    app = offscreen.open_app(SIZE, cache=pixels)
    picture.open_screen(app, "title")
    canvas = Canvas(app.window.surface, app.view, app.kit)
    place = Rect(100, 100, 300, 60)
    watch.words.clear()
    watch.icons.clear()
    for ground, ink in (("parchment", "parchment-edge"), ("parchment", "ink")):
        canvas.fill(place, ground)
        canvas.text("Queen", place, "heading", ink)
    for ground in ("parchment-light", "oak"):
        canvas.fill(place, ground)
        watch.icon(canvas, "parchment", place.fit(1), "")
    assert [each.contrast < TEXT for each in watch.words] == [True, False]
    assert [each.contrast < ICON for each in watch.icons] == [True, False]


def test_the_focus_ring_is_seen_on_every_ground() -> None:
    """White within dark blue: whatever lies below, one of the two stands out."""
    for value in range(256):
        ground = hex_of((value, value, value))
        assert max(contrast("focus", ground), contrast("focus-edge", ground)) >= ICON, ground
