"""Makes the icons that desktops want from the drawn icon: PNG in every size, .ico for Windows, .icns for macOS."""

import argparse
import os
from pathlib import Path

from PIL import Image

from .pieces import ART

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
NAME = "noblemen"


def rasterised(size: int) -> Image.Image:
    """The icon at one size."""
    # Packaging needs no window, and the machine that packages may have none.
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    surface = pygame.image.load_sized_svg(ART / "noblemen" / "icon.svg", (size, size))
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def write_icons(folder: Path) -> list[Path]:
    """Write all icons into a folder and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: rasterised(size) for size in PNG_SIZES}
    paths = [folder / f"{NAME}-{size}.png" for size in PNG_SIZES]
    for path, picture in zip(paths, pictures.values(), strict=True):
        picture.save(path)
    ico, icns = folder / f"{NAME}.ico", folder / f"{NAME}.icns"
    pictures[256].save(ico, sizes=[(size, size) for size in ICO_SIZES], append_images=list(pictures.values()))
    pictures[1024].save(icns, append_images=list(pictures.values()))
    return [*paths, ico, icns]


def main() -> None:
    """Write the icons where the command line says."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.art.icons", description=__doc__)
    parser.add_argument("folder", type=Path)
    for path in write_icons(parser.parse_args().folder):
        print(path)


if __name__ == "__main__":
    main()
