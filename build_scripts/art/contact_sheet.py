"""A sheet of every piece at 24, 64 and 256 pixels on light and dark, also as colour-blind eyes see it."""

import argparse
from pathlib import Path

import pygame

from .pieces import ART

SIZES = (24, 64, 256)
GROUNDS = ("#efdfb8", "#3a2314")
# What each of red, green and blue becomes, in thousandths of the three channels seen (without gamma).
SIGHTS = {
    "deuteranopia": ((625, 375, 0), (700, 300, 0), (0, 300, 700)),
    "protanopia": ((567, 433, 0), (558, 442, 0), (0, 242, 758)),
}
_GAP = 12


def sheet(paths: list[Path], columns: int = 6, sizes: tuple[int, ...] = SIZES) -> pygame.Surface:
    """All the pieces in a grid; each cell shows every size on both grounds."""
    width, height = sum(sizes) + _GAP * (len(sizes) + 1), max(sizes) + 2 * _GAP
    rows = -(-len(paths) // columns)
    surface = pygame.Surface((columns * 2 * width, rows * height))
    for k, path in enumerate(paths):
        for side, ground in enumerate(GROUNDS):
            corner = ((k % columns * 2 + side) * width, k // columns * height)
            _cell(surface.subsurface((*corner, width, height)), path, ground, sizes)
    return surface


def _cell(surface: pygame.Surface, path: Path, ground: str, sizes: tuple[int, ...]) -> None:
    surface.fill(ground)
    x = _GAP
    for size in sizes:
        piece = pygame.image.load_sized_svg(path, (size, size))
        surface.blit(piece, piece.get_rect(center=(x + size // 2, surface.get_height() // 2)))
        x += size + _GAP


def seen(surface: pygame.Surface, sight: str) -> pygame.Surface:
    """The picture as an eye without one kind of cone sees it."""
    result = pygame.Surface(surface.get_size())
    for channel, shares in enumerate(SIGHTS[sight]):
        for source, share in enumerate(shares):
            result.blit(_channel(surface, source, channel, share), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result


def _channel(surface: pygame.Surface, source: int, target: int, share: int) -> pygame.Surface:
    """One channel alone, weighted, moved to another one."""
    grey = surface.convert(24)
    mask = [0, 0, 0]
    mask[source] = 255
    grey.fill(mask, special_flags=pygame.BLEND_RGB_MULT)
    pixels = bytearray(pygame.image.tobytes(grey, "RGB"))
    moved = bytearray(len(pixels))
    moved[target::3] = bytes(value * share // 1000 for value in pixels[source::3])
    return pygame.image.frombytes(bytes(moved), surface.get_size(), "RGB")


def main() -> None:
    """Write the sheet as a PNG."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.art.contact_sheet", description=__doc__)
    parser.add_argument("target", type=Path, help="the PNG to write")
    parser.add_argument("names", nargs="*", help="beginnings of names (all pieces by default)")
    parser.add_argument("--sight", choices=sorted(SIGHTS), help="simulate colour blindness")
    wanted = parser.parse_args()
    pygame.display.init()
    pygame.display.set_mode((1, 1), pygame.HIDDEN)
    chosen = [path for path in sorted(ART.glob("*/*.svg")) if path.stem.startswith(tuple(wanted.names) or ("",))]
    picture = sheet(chosen)
    pygame.image.save(seen(picture, wanted.sight) if wanted.sight else picture, wanted.target)


if __name__ == "__main__":
    main()
