"""The message catalogues: `catalogues.py update` collects sentences, `catalogues.py check` tells what is missing.

A language has several files, one for each kind of text (interface, rules, learn, …); a sentence stands in one of them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages.extract import extract_from_dir

from noblemen_gui import locale
from noblemen_gui.ai.levels import TABLE
from noblemen_gui.games.noblemen import learn, names

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "noblemen_gui"
LANGUAGES = ("de", "it")
NEW = "interface.po"  # where a new sentence is put
KEYWORDS = {
    "_": None,
    "N_": None,
    "refuse": (2,),
    "Refusal": (2,),
    "count": (1, 2),
    "ngettext": (1, 2),
    "ngettext_": (1, 2),
    "pgettext_": ((1, "c"), 2),
}
GAP = re.compile(r"\{[^{}]*\}|\[\[\w+\|")

# One form of a sentence, or the forms for one thing and for several.
Forms = tuple[str, ...]


def said() -> dict[str, Forms]:
    """Every sentence a player may read, by the key under which the catalogues have it."""
    found: dict[str, Forms] = {}
    for _name, _line, message, _comments, context in extract_from_dir(
        PACKAGE, [("**.py", "python")], keywords=KEYWORDS
    ):
        forms = (message,) if isinstance(message, str) else tuple(message)
        found[f"{context}{locale.CONTEXT_END}{forms[0]}" if context else forms[0]] = forms
    levels = (text for level in TABLE.values() if level.offered for text in (level.label, level.summary))
    return found | {text: (text,) for text in (*learn.messages(), *names.messages(), *levels)}


def files(language: str) -> list[Path]:
    return sorted((PACKAGE / "locale" / language / "LC_MESSAGES").glob("*.po"))


def update() -> None:
    """Add new sentences, drop what nobody says any more; nothing is guessed."""
    wanted = said()
    for language in LANGUAGES:
        known = {key for path in files(language) for key in entries(path)}
        missing: dict[str, Forms] = {key: () for key in wanted if key not in known}
        for path in files(language):
            kept = {key: forms for key, forms in entries(path).items() if key in wanted}
            write(path, kept | missing if path.name == NEW else kept, wanted)
        translated = {key for path in files(language) for key, forms in entries(path).items() if all(forms)}
        print(f"{language}: {len(wanted)} sentences, {len(wanted.keys() - translated)} to translate")


def entries(path: Path) -> dict[str, Forms]:
    """The sentences of one file, translated or not."""
    return locale.parse(path.read_text("utf-8"), all_entries=True)


def write(path: Path, translated: dict[str, Forms], wanted: dict[str, Forms]) -> None:
    blocks = (block(key, translated[key], wanted[key]) for key in sorted(translated, key=str.casefold))
    path.write_text("\n".join([HEADER, *blocks]), "utf-8")


HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"\n'


def block(key: str, forms: Forms, original: Forms) -> str:
    """One entry in the catalogues' own form."""
    context, end, _message = key.rpartition(locale.CONTEXT_END)
    lines = [f"msgctxt {quoted(context)}"] if end else []
    lines.append(f"msgid {quoted(original[0])}")
    if len(original) == 1:
        lines.append(f"msgstr {quoted(forms[0] if forms else '')}")
    else:
        lines.append(f"msgid_plural {quoted(original[1])}")
        lines += [f"msgstr[{number}] {quoted(forms[number] if forms else '')}" for number in (0, 1)]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def problems() -> Iterator[str]:
    """Sentences that are missing, left over or twice there, or that lost a gap or a link."""
    wanted = said()
    for language in LANGUAGES:
        yield from (f"{language}: {wrong}" for wrong in faults(language, wanted))


def faults(language: str, wanted: dict[str, Forms]) -> Iterator[str]:
    seen: dict[str, Path] = {}
    for path in files(language):
        for key, forms in entries(path).items():
            if key in seen:
                yield f"in {path.name} and in {seen[key].name}: {key!r}"
            seen[key] = path
            if key not in wanted:
                yield f"nobody says it any more: {key!r}"
            elif not all(forms):
                yield f"not translated: {key!r}"
            elif gaps(forms) != gaps(wanted[key]):
                yield f"other gaps than the original: {key!r}"
    yield from (f"not in the catalogue: {key!r}" for key in wanted if key not in seen)


def gaps(forms: Iterable[str]) -> set[str]:
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
