"""The picture on the first and last page of the Windows installer: the Queen and her castle, cut out of the title."""

import os
from pathlib import Path

from environment import ROOT
from PIL import Image

SIZE = (164, 314)  # what the installer's pages have room for, twice of which suits sharp screens
WHOLE = (1120, 630)
MIDDLE = 0.556  # where the Queen stands, as a share of the title's width


def write_welcome(target: Path) -> None:
    # Packaging needs no window, and the machine that packages may have none; nor does it need pygame's greeting.
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    drawn = pygame.image.load_sized_svg(ROOT / "art" / "noblemen" / "title-scene.svg", WHOLE)
    whole = Image.frombytes("RGB", drawn.get_size(), pygame.image.tobytes(drawn, "RGB"))
    width, height = 2 * SIZE[0], 2 * SIZE[1]
    left = round(whole.width * MIDDLE) - width // 2
    whole.crop((left, 0, left + width, height)).save(target)
