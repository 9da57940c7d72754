"""The vector art in the repository: all there, drawn by its scripts, readable at every size, joining without a seam."""

import os
import re
from functools import cache
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from build_scripts.art.areas import RADIUS
from build_scripts.art.manifest import DRAWN, VARIANTS, tile_name
from build_scripts.art.palette import CRESTS
from build_scripts.art.titles import PERSONS, RANKS

ART = Path(__file__).resolve().parents[2] / "art"
FILES = sorted(ART.glob("*/*.svg"))
LANDS = ("field", "grove", "fountain", "meadow")
CARDS = (
    *("blackmail", "cunning-stroke", "dowry", "inheritance", "intrigue", "liaison", "secret-marriage", "tribute"),
    *("vicars-favour", "whitehall"),
)
WANTED = {
    *(tile_name(land, variant) for land in LANDS for variant in range(VARIANTS)),
    *(f"area-{area}" for area in ("manor", "forest", "garden")),
    *(
        "hedge-across",
        "hedge-down",
        "castle",
        "palace",
        "chapel",
        "folly",
        "knight",
        "queen",
        "lord",
        "lady",
        "herald",
        "crown",
    ),
    *(f"{kind}-{crest}" for kind in ("crest", "knight", "castle", "palace") for crest in CRESTS),
    *(f"coronet-{rank}" for rank in RANKS),
    *(f"title-{rank}-{person}" for rank in RANKS for person in PERSONS),
    *(f"card-{card}" for card in CARDS),
    *("scandal-back", "scandal-front", "coin", "bribe", "mask", "player-screen", "victory-point", "prestige"),
    *("icon-expand", "icon-build", "icon-taxes", "icon-land", "church", "icon-idle"),
    *("icon-lock", "icon-start", "icon-undo", "icon-redo", "icon-book", "icon-quill", "icon-dice", "icon-pace"),
    *("badge-tick", "pip-on", "pip-off", "knob"),
    *("oak-table", "parchment", "curtain", "valance", "tassel", "wax-seal", "compass"),
    *("panel-corner", "panel-divider", "icon", "title-scene"),
}
FORBIDDEN = re.compile(
    r"<(text|filter|mask|clipPath|pattern|use|symbol|image|style|script)\b|rgba\(|hsl\(|paint-order|mix-blend|href"
    r"|#[0-9a-fA-F]{8}\b|objectBoundingBox"
)
Colour = tuple[int, int, int]


@cache
def raster(name: str, size: int) -> pygame.Surface:
    """Draw a piece so that its shorter side has this many pixels."""
    path = next(path for path in FILES if path.stem == name)
    width, height = map(int, re.findall(r'viewBox="0 0 (\d+) (\d+)"', path.read_text(encoding="utf-8"))[0])
    short = min(width, height)
    return pygame.image.load_sized_svg(path, (size * width // short, size * height // short))


def edge(name: str, side: str, size: int = 256) -> list[Colour]:
    surface = raster(name, size)
    last = size - 1
    places = {
        "left": [(0, k) for k in range(size)],
        "right": [(last, k) for k in range(size)],
        "top": [(k, 0) for k in range(size)],
        "bottom": [(k, last) for k in range(size)],
    }
    return [tuple(surface.get_at(place))[:3] for place in places[side]]  # type: ignore[misc]


def mean_difference(one: list[Colour], other: list[Colour]) -> float:
    total = sum(abs(a - b) for left, right in zip(one, other, strict=True) for a, b in zip(left, right, strict=True))
    return total / (3 * len(one))


def test_every_wanted_piece_is_there_once() -> None:
    names = [path.stem for path in FILES]
    assert set(names) >= WANTED
    assert len(names) == len(set(names)), "pieces are found by name, so a name may stand in one folder only"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_only_features_that_the_rasteriser_knows(path: Path) -> None:
    assert FORBIDDEN.search(path.read_text(encoding="utf-8")) is None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_gradients_are_measured_in_user_space_and_all_defined(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    gradients = re.findall(r"<(?:linear|radial)Gradient [^>]*>", text)
    assert all('gradientUnits="userSpaceOnUse"' in gradient for gradient in gradients)
    assert set(re.findall(r"url\(#(\w+)\)", text)) <= set(re.findall(r'id="(\w+)"', text))


@pytest.mark.parametrize("size", [24, 64, 256])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_piece_shows_something_at_every_size(path: Path, size: int) -> None:
    surface = raster(path.stem, size)
    box = surface.get_bounding_rect(min_alpha=64)
    assert max(box.size) >= size * 0.7, "a piece fills its box"
    solid = pygame.mask.from_surface(surface, 64).count()
    assert solid >= 0.05 * box.width * box.height


@pytest.mark.parametrize("place", sorted(DRAWN))
def test_scripts_draw_exactly_the_committed_files(place: str) -> None:
    assert DRAWN[place]().svg() == (ART / f"{place}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("land", LANDS)
@pytest.mark.parametrize("sides", [("right", "left"), ("bottom", "top")], ids=["across", "down"])
def test_tiles_of_a_kind_join_without_a_seam_in_any_variant(land: str, sides: tuple[str, str]) -> None:
    names = [tile_name(land, variant) for variant in range(VARIANTS)]
    for first in names:
        for second in names:
            assert mean_difference(edge(first, sides[0]), edge(second, sides[1])) < 6, (first, second)


@pytest.mark.parametrize("land", LANDS)
def test_a_tile_covers_its_cell(land: str) -> None:
    for variant in range(VARIANTS):
        assert pygame.mask.from_surface(raster(tile_name(land, variant), 64), 250).count() == 64 * 64


@pytest.mark.parametrize("land", LANDS)
def test_variants_differ_inside(land: str) -> None:
    middles = {
        pygame.image.tobytes(raster(tile_name(land, variant), 64).subsurface((16, 16, 32, 32)), "RGB")
        for variant in range(VARIANTS)
    }
    assert len(middles) == VARIANTS


@pytest.mark.parametrize("land", ["field", "grove", "fountain"])
def test_four_corners_make_one_disc(land: str) -> None:
    """Going round the meeting point of four tiles, the ring is as dark in every tile."""
    tile = raster(tile_name(land, 0), 256)
    middle = round((RADIUS - 3) * 0.7071)
    rings = [tile.get_at((x, y)) for x in (middle, 255 - middle) for y in (middle, 255 - middle)]
    spans = [max(ring[k] for ring in rings) - min(ring[k] for ring in rings) for k in range(3)]
    assert max(spans) < 40
