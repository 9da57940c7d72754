"""Renders the pictures of the README and the store pages into art/gallery: `python build_scripts/gallery.py`."""

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from noblemen_gui.scenes import picture

FOLDER = Path(__file__).resolve().parents[1] / "art" / "gallery"
LARGEST_TOGETHER = 3_000_000
COLOURS = 256
FULL = (1920, 1080)


class Shot(NamedTuple):
    """A picture: its file, the screen it shows and the window's size."""

    name: str
    screen: str
    size: tuple[int, int] = FULL


SHOTS = (
    Shot("table", "laying"),
    Shot("table-1280x720", "table", (1280, 720)),
    Shot("table-3840x2160", "laying", (3840, 2160)),
    *(Shot(screen.replace("_", "-"), screen) for screen in ("title", "new_game", "ball", "results", "options", "help")),
)


def reduced(surface: pygame.Surface) -> Image.Image:
    """The picture in 256 colours of its own, spread so that rare ones (a purple knight) are kept."""
    full = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    return full.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)


def render(folder: Path) -> list[Path]:
    """Write all pictures and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for shot in SHOTS:
        paths.append(folder / f"{shot.name}.png")
        reduced(picture.take(shot.screen, shot.size, "en", 100)).save(paths[-1], optimize=True)
    return paths


def main() -> int:
    """Render, tell the sizes, and refuse a gallery that has grown too large."""
    parser = argparse.ArgumentParser(prog="gallery.py", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write (default: art/gallery)")
    paths = render(parser.parse_args().folder)
    total = sum(path.stat().st_size for path in paths)
    for path in paths:
        print(f"{path.stat().st_size / 1000:7.0f} kB  {path.name}")
    print(f"{total / 1000:7.0f} kB together")
    return 0 if total <= LARGEST_TOGETHER else 1


if __name__ == "__main__":
    sys.exit(main())
