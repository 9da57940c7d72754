"""Where art and sounds are: beside the package in a checkout, inside it in a wheel and in a packaged program."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent

# A wheel and a packaged program carry the folders in the package; a checkout has them next to it.
PLACES = (PACKAGE / "_data", PACKAGE.parent)


@cache
def path(folder: str) -> Path:
    """The folder `art` or `sounds`."""
    for place in PLACES:
        if (place / folder).is_dir():
            return place / folder
    raise FileNotFoundError(f"The folder “{folder}” of Noblemen is missing; install the game again.")
