"""Writes the drawn pieces into art/: `python -m build_scripts.art [name …]`."""

import sys
from pathlib import Path

from .manifest import DRAWN
from .pieces import ART


def write(folder: Path, names: list[str]) -> None:
    """Draw the named pieces, or all of them."""
    for place, draw in DRAWN.items():
        if not names or place.partition("/")[2] in names:
            (folder / f"{place}.svg").write_text(draw().svg(), encoding="utf-8")


if __name__ == "__main__":
    write(ART, sys.argv[1:])
