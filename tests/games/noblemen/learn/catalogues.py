"""The translations that the texts about the rules and the learning of them have, by language."""

from collections.abc import Callable
from pathlib import Path

import noblemen_gui
from noblemen_gui.locale import Catalogue, parse

PARTS = Path(noblemen_gui.__file__).parent / "locale" / "parts"
TRANSLATED = ("de", "it")
LANGUAGES = ("en", *TRANSLATED)


def entries(language: str, *parts: str) -> Catalogue:
    found: Catalogue = {}
    for part in parts or ("learn", "rules"):
        found |= parse((PARTS / f"{part}-{language}.po").read_text("utf-8"))
    return found


def translator(language: str) -> Callable[[str], str]:
    known = entries(language) if language != "en" else {}
    return lambda message: known.get(message, (message,))[0]
