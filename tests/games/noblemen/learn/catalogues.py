"""The translations of all texts, by language."""

from collections.abc import Callable

from noblemen_gui import locale

TRANSLATED = ("de", "it")
LANGUAGES = ("en", *TRANSLATED)


def translator(language: str) -> Callable[[str], str]:
    known = locale.catalogue(language)
    return lambda message: known.get(message, (message,))[0]
