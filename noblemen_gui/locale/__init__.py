"""The game's languages: English sentences in the code are the keys, German and Italian stand in .po catalogues.

Mark what a player reads: `_("End turn")`, `ngettext_("{n} tile", "{n} tiles", n)`, `pgettext_("land", "Field")`, and
`N_("Expand")` in tables that are read later. Fill in with `.format(name=…)` after translating. The catalogues are read
as they are, without a compiled form that could be stale; `build_scripts/catalogues.py` keeps them complete.
"""

from __future__ import annotations

import ast
import locale as _desktop
import os
from functools import cache
from gettext import NullTranslations
from pathlib import Path

LANGUAGES: dict[str, str] = {"en": "English", "de": "Deutsch", "it": "Italiano"}
FOLDER = Path(__file__).resolve().parent
CONTEXT_END = "\x04"

Catalogue = dict[str, tuple[str, ...]]

_current = "en"


def set_language(code: str) -> None:
    """Speak that language from now on; an empty or unknown one means the desktop's."""
    global _current
    _current = code if code in LANGUAGES else desktop_language()


def language() -> str:
    return _current


def desktop_language() -> str:
    """The first of the desktop's wishes that we speak, otherwise English."""
    wishes = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wishes.append(_desktop.getlocale()[0] or "")
    for wish in wishes:
        for code in wish.split(":"):
            # Windows says German_Germany, everybody else de_DE.
            short = {"german": "de", "italian": "it", "english": "en"}.get(code.split("_")[0].lower(), code[:2].lower())
            if short in LANGUAGES:
                return short
    return "en"


def _(message: str) -> str:
    return catalogue(_current).get(message, (message,))[0]


def ngettext_(one: str, many: str, n: int) -> str:
    """The form for n things; all three languages have one form for 1 and one for the rest."""
    forms = catalogue(_current).get(one, (one, many))
    return forms[0 if n == 1 or len(forms) < 2 else 1]


def pgettext_(context: str, message: str) -> str:
    """The translation of a word that means different things in different places."""
    return catalogue(_current).get(f"{context}{CONTEXT_END}{message}", (message,))[0]


class Spoken(NullTranslations):
    """The present language for those who take a gettext translation: they follow when it is switched."""

    def gettext(self, message: str) -> str:
        return _(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return ngettext_(msgid1, msgid2, n)


def N_(message: str) -> str:  # noqa: N802  (the customary name)
    """Marks a sentence for the catalogues; it is translated where it is read."""
    return message


@cache
def catalogue(code: str) -> Catalogue:
    """The translations of a language, whatever file they stand in; English needs none."""
    found: Catalogue = {}
    for file in sorted((FOLDER / code / "LC_MESSAGES").glob("*.po")):
        found |= parse(file.read_text("utf-8"))
    return found


def parse(source: str, all_entries: bool = False) -> Catalogue:
    """The entries of a .po file that are translated and not marked as doubtful, or all of them."""
    found: Catalogue = {}
    for block in source.replace("\r\n", "\n").split("\n\n"):
        fields = _fields(block)
        key, forms = fields.get("msgid", ""), tuple(text for name, text in fields.items() if name.startswith("msgstr"))
        if key and (all_entries or (forms and all(forms))):
            context = fields.get("msgctxt")
            found[key if context is None else f"{context}{CONTEXT_END}{key}"] = forms
    return found


def _fields(block: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    name = ""
    for line in block.split("\n"):
        if line.startswith("#, ") and "fuzzy" in line:
            return {}
        if line.startswith("msg"):
            name, line = line.split(" ", 1)
            fields[name] = ""
        if name and line.startswith('"'):
            fields[name] += ast.literal_eval(line)
    return fields
