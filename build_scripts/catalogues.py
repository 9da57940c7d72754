"""The message catalogues: `catalogues.py update` collects sentences, `catalogues.py check` tells what is missing."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "noblemen_gui"
PARTS = PACKAGE / "locale" / "parts"
LANGUAGES = ("de", "it")
KEYWORDS = {"_": None, "N_": None, "ngettext_": (1, 2), "pgettext_": ((1, "c"), 2)}
GAP = re.compile(r"\{[^{}]*\}")


def file(language: str) -> Path:
    return PACKAGE / "locale" / language / "LC_MESSAGES" / "noblemen.po"


def template() -> Catalog:
    """Every sentence the package marks, with where it stands."""
    catalogue = Catalog(project="Noblemen", charset="utf-8")
    found = extract_from_dir(PACKAGE, [("**.py", "python")], keywords=KEYWORDS)
    for name, line, message, _comments, context in sorted(found, key=lambda entry: (entry[0], entry[1])):
        catalogue.add(message, locations=[(f"noblemen_gui/{name}", line)], context=context)
    return catalogue


def load(language: str) -> Catalog:
    path = file(language)
    if not path.exists():
        return Catalog(locale=language, project="Noblemen", charset="utf-8")
    with path.open("rb") as source:
        return read_po(source, locale=language)


def take_parts(catalogue: Catalog, language: str) -> None:
    """Take over what translators handed in as `locale/parts/NAME-LANGUAGE.po`."""
    for path in sorted(PARTS.glob(f"*-{language}.po")):
        with path.open("rb") as source:
            for message in read_po(source, locale=language):
                if message.id and complete(message):
                    catalogue.delete(message.id, context=message.context)
                    catalogue.add(message.id, message.string, context=message.context)


def update() -> None:
    """Take new sentences and handed-in translations over, drop what nobody says any more; nothing is guessed."""
    fresh = template()
    for language in LANGUAGES:
        catalogue = load(language)
        take_parts(catalogue, language)
        catalogue.update(fresh, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        file(language).parent.mkdir(parents=True, exist_ok=True)
        with file(language).open("wb") as target:
            write_po(target, catalogue, width=110, sort_by_file=True, omit_header=False, include_lineno=False)
        missing = sum(1 for message in catalogue if message.id and not complete(message))
        print(f"{language}: {len(catalogue)} sentences, {missing} to translate")


def problems() -> Iterator[str]:
    """Sentences that are missing, doubtful, left over, or that lost a gap."""
    wanted = {(message.id, message.context) for message in template() if message.id}
    for language in LANGUAGES:
        catalogue = load(language)
        entries = {(message.id, message.context): message for message in catalogue if message.id}
        yield from (f"{language}: not in the catalogue: {key[0]!r}" for key in sorted(wanted - set(entries), key=str))
        yield from (
            f"{language}: nobody says it any more: {key[0]!r}" for key in sorted(set(entries) - wanted, key=str)
        )
        for message in entries.values():
            yield from (f"{language}: {wrong}: {message.id!r}" for wrong in faults(message))


def faults(message: Message) -> Iterator[str]:
    if not complete(message):
        yield "not translated"
    elif message.fuzzy:
        yield "doubtful"
    elif gaps(message.id) != gaps(message.string or ""):
        yield "other gaps than the original"


def complete(message: Message) -> bool:
    forms = message.string if isinstance(message.string, list | tuple) else (message.string,)
    return all(forms)


def gaps(text: str | list[str] | tuple[str, ...]) -> set[str]:
    forms = [text] if isinstance(text, str) else text
    return {gap for form in forms for gap in GAP.findall(form)}


def check() -> int:
    found = list(problems())
    for line in found:
        print(line)
    return 1 if found else 0


def main(words: list[str]) -> int:
    match words:
        case ["update"]:
            update()
            return 0
        case ["check"]:
            return check()
    print("Say “update” or “check”.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
