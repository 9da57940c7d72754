"""`noblemen shot`: saves pictures of the game's screens, or of all its art, without a display."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from noblemen_gui.core.errors import BadRequest
from noblemen_gui.locale import LANGUAGES

if TYPE_CHECKING:
    import pygame

    from noblemen_gui.core.match import Match

ART = "art"
SMALLEST, LARGEST = (1024, 640), (7680, 4320)
SCALES = range(75, 201)
VISIONS = ("deuteranopia", "protanopia")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Offer the screen, its size, language and scale, the game it shows and where the picture goes."""
    parser.add_argument("scene", help="title, new_game, table, ball, scoring, results, options, load, about, help, …; "
                                      "or art, for every piece of it at three sizes")  # fmt: skip
    parser.add_argument("--size", type=_size, default=(1920, 1080), help="width by height (default: 1920x1080)")
    parser.add_argument("--lang", choices=list(LANGUAGES), default="en", help="the language (default: en)")
    parser.add_argument("--scale", type=_scale, default=100, help="interface scale in per cent (default: 100)")
    parser.add_argument("--out", type=Path, help="the PNG to write (default: the scene's name); several get a number")
    games = parser.add_mutually_exclusive_group()
    games.add_argument("--position", type=Path, help="a file with a position to show")
    games.add_argument("--record", type=Path, help="a saved game to show")
    parser.add_argument("--at", type=int, help="how many decisions of the record have been made (default: all)")
    parser.add_argument("--vision", choices=VISIONS, help="as eyes see it that cannot tell red from green")


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(least <= side <= most for least, side, most in zip(SMALLEST, size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError("a size like 1920x1080, from 1024x640 to 7680x4320, was expected")
    return size


def _scale(text: str) -> int:
    if not text.isdecimal() or int(text) not in SCALES:
        raise argparse.ArgumentTypeError("a whole number from 75 to 200 was expected")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Draw, save and name the files."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if arguments.at is not None and arguments.record is None:
        raise BadRequest("--at needs a --record.")
    pictures = _art() if arguments.scene == ART else [_screen(arguments)]
    seen = _eyes(arguments.vision)
    out = arguments.out or Path(f"{arguments.scene}.png")
    for path, picture in zip(_paths(out, len(pictures)), pictures, strict=True):
        save(seen(picture), path)
        print(path)
    return 0


def _art() -> list[pygame.Surface]:
    from noblemen_gui.ui import contact_sheet, offscreen

    return contact_sheet.pages(offscreen.open_app(SMALLEST).kit.assets)


def _screen(arguments: argparse.Namespace) -> pygame.Surface:
    from noblemen_gui.scenes import picture

    picture.check(arguments.scene)
    return picture.take(arguments.scene, arguments.size, arguments.lang, arguments.scale, _game(arguments))


def _game(arguments: argparse.Namespace) -> Match | None:
    from noblemen_gui.scenes import moments

    if arguments.position:
        return moments.read_position(arguments.position)
    if arguments.record:
        return moments.replayed(moments.read_record(arguments.record), arguments.at)
    return None


def _eyes(vision: str | None) -> Callable[[pygame.Surface], pygame.Surface]:
    from noblemen_gui.ui import sight

    return (lambda picture: sight.seen(picture, vision)) if vision else lambda picture: picture


def _paths(out: Path, count: int) -> list[Path]:
    return [out] if count == 1 else [out.with_stem(f"{out.stem}-{number}") for number in range(1, count + 1)]


def save(picture: pygame.Surface, path: Path) -> None:
    """Write a picture, or say why it cannot be written."""
    import pygame

    if path.suffix.lower() != ".png":
        raise BadRequest(f"Pictures are saved as PNG, so a name ending in .png was expected instead of {path.name}.")
    try:
        with path.open("wb") as file:
            pygame.image.save(picture, file, "png")
    except OSError as error:
        raise BadRequest(f"The file {path} cannot be written: {error.strerror}.") from None
