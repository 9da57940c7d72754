"""Renders the pictures of the README and the store pages into art/gallery: `python build_scripts/gallery.py`."""

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from noblemen_gui.scenes import picture

FOLDER = Path(__file__).resolve().parents[1] / "art" / "gallery"
LARGEST_TOGETHER = 3_000_000
COLOURS = 256
FULL = (1920, 1080)
# Ordered dithering: thresholds of a square of four by four, in steps of a channel.
PATTERN = 12 * (np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) / 15 - 0.5)


class Shot(NamedTuple):
    """A picture: its file, the screen it shows, the window's size, and whether it has wide smooth shades."""

    name: str
    screen: str
    size: tuple[int, int] = FULL
    smooth: bool = False


SHOTS = (
    Shot("table", "laying"),
    Shot("table-1280x720", "table", (1280, 720)),
    Shot("table-3840x2160", "laying", (3840, 2160)),
    *(Shot(screen.replace("_", "-"), screen, smooth=True) for screen in ("title", "new_game", "ball", "results")),
    *(Shot(screen, screen) for screen in ("options", "help")),
)


def reduced(surface: pygame.Surface, smooth: bool) -> Image.Image:
    """The picture in 256 colours of its own, spread so that rare ones (a purple knight) are kept."""
    full = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    palette = full.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=4)
    return (scattered(full) if smooth else full).quantize(palette=palette, dither=Image.Dither.NONE)


def scattered(picture: Image.Image) -> Image.Image:
    """A regular pattern laid over it, so that shades do not end in edges; chance would double the file."""
    w, h = picture.size
    pattern = np.tile(PATTERN, (-(-h // 4), -(-w // 4)))[:h, :w, None]
    return Image.fromarray(np.clip(np.asarray(picture) + pattern, 0, 255).astype(np.uint8))


def render(folder: Path) -> list[Path]:
    """Write all pictures and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for shot in SHOTS:
        paths.append(folder / f"{shot.name}.png")
        reduced(picture.take(shot.screen, shot.size, "en", 100), shot.smooth).save(paths[-1], optimize=True)
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
