"""The scripts that draw: numbers, recolouring, pieces within pieces, lands and crests told apart, the icons."""

import os
from itertools import combinations
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from PIL import Image

from build_scripts.art.canvas import Canvas, number
from build_scripts.art.icons import ICO_SIZES, PNG_SIZES, write_icons
from build_scripts.art.palette import CRESTS, KNIGHT, TRIM, multiplied
from build_scripts.art.pieces import ART, exchange, lay, recoloured
from noblemen_gui.ui.sight import SIGHTS, seen

LANDS = ("field", "grove", "fountain", "meadow")
# Just visible side by side; the eye tells apart what differs by more, in brightness or in hue.
LEAST_DIFFERENCE = 30


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (-0.001, "0"), (2.346, "2.35"), (-3.5, "-3.5"), (100, "100")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_multiplying_by_white_changes_nothing_and_by_a_tint_darkens() -> None:
    assert multiplied("#c23a42", "#ffffff") == "#c23a42"
    assert multiplied("#fff", "#74b8f8") == "#74b8f8"
    assert multiplied("#808080", "#ff0080") == "#800040"


def test_recolouring_leaves_other_colours_and_gradient_names() -> None:
    text = '<path fill="#E2513C" stroke="#3a2616"/><circle fill="url(#g1)"/>'
    expected = '<path fill="#3f86cc" stroke="#3a2616"/><circle fill="url(#g1)"/>'
    assert recoloured(text, exchange({"#e2513c": "#3f86cc"})) == expected


def test_a_laid_piece_keeps_its_own_gradients() -> None:
    canvas = Canvas()
    own = canvas.linear(["#000000", "#ffffff"], (0, 0), (1, 1))
    canvas.rect((0, 0), (10, 10), own)
    lay(canvas, "coin", (128, 128), 100)
    lay(canvas, "coin", (50, 50), 40)
    text = canvas.svg()
    names = [line.split('"')[1] for line in canvas.definitions]
    assert names == [f"g{k + 1}" for k in range(len(names))]
    assert text.count("<g ") == text.count("</g>")


def average(name: str, sight: str) -> pygame.Color:
    surface = pygame.Surface((64, 64))
    surface.blit(pygame.image.load_sized_svg(ART / "noblemen" / f"{name}.svg", (64, 64)), (0, 0))
    return pygame.transform.average_color(seen(surface, sight))  # type: ignore[return-value]


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_lands_stay_apart_for_colour_blind_eyes(sight: str) -> None:
    colours = {land: average(f"tile-{land}", sight) for land in LANDS}
    for one in LANDS:
        for other in LANDS:
            if one < other:
                difference = max(abs(colours[one][k] - colours[other][k]) for k in range(3))
                assert difference >= LEAST_DIFFERENCE, (one, other)


def test_crests_differ_in_outline_not_only_in_colour() -> None:
    outlines = {}
    for crest in CRESTS:
        surface = pygame.image.load_sized_svg(ART / "noblemen" / f"crest-{crest}.svg", (64, 64))
        outlines[crest] = pygame.mask.from_surface(surface, 200)
    assert set(outlines) == set(TRIM)
    for one in CRESTS:
        for other in CRESTS:
            if one < other:
                both = outlines[one].overlap_area(outlines[other], (0, 0))
                apart = outlines[one].count() + outlines[other].count() - 2 * both
                assert apart > 120, (one, other)


def test_icons_for_every_desktop(tmp_path: Path) -> None:
    paths = write_icons(tmp_path)
    assert {path.name for path in paths} == {
        *(f"noblemen-{size}.png" for size in PNG_SIZES),
        "noblemen.ico",
        "noblemen.icns",
    }
    for size in PNG_SIZES:
        with Image.open(tmp_path / f"noblemen-{size}.png") as picture:
            assert picture.size == (size, size)
    with Image.open(tmp_path / "noblemen.ico") as ico:
        assert ico.info["sizes"] == {(size, size) for size in ICO_SIZES}
    with Image.open(tmp_path / "noblemen.icns") as icns:
        assert (512, 512, 2) in icns.info["sizes"]


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_knights_stay_apart_for_colour_blind_eyes(sight: str) -> None:
    """Their crests differ in shape; their bodies shall differ a little too, in brightness or in hue."""
    bodies = pygame.Surface((len(CRESTS), 1))
    for x, crest in enumerate(CRESTS):
        bodies.set_at((x, 0), KNIGHT[crest])
    colours = [seen(bodies, sight).get_at((x, 0)) for x in range(len(CRESTS))]
    for one, other in combinations(range(len(CRESTS)), 2):
        difference = max(abs(colours[one][k] - colours[other][k]) for k in range(3))
        assert difference >= LEAST_DIFFERENCE, (CRESTS[one], CRESTS[other])
