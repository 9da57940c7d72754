"""Every text exists in every language, with the same gaps and links, and nothing is translated that nobody says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import noblemen_gui
from noblemen_gui.core import match
from noblemen_gui.core.errors import Refusal
from noblemen_gui.games.noblemen import learn
from noblemen_gui.games.noblemen.rules.material import BUILDING_PLURALS, CARDS, TILES, TITLES
from tests.games.noblemen.learn.catalogues import TRANSLATED, entries

PACKAGE = Path(noblemen_gui.__file__).parent
GAME = PACKAGE / "games" / "noblemen"
MARKS = {"_": (0,), "refuse": (1,), "count": (0, 1), "ngettext": (0, 1)}


def marked(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            for place in MARKS.get(called, ())[:1]:
                argument = node.args[place] if len(node.args) > place else None
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def sentences(file: Path) -> Iterator[str]:
    """Every sentence of a module that is no docstring: refusals also stand in tables."""
    tree = ast.parse(file.read_text("utf-8"))
    documented = ast.Module, ast.FunctionDef, ast.ClassDef
    docs = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, documented)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and text.endswith(".") and text not in docs:
            yield text


def said() -> set[str]:
    undo = {thing.template for thing in vars(match).values() if isinstance(thing, Refusal)}
    files = [
        *(GAME / "learn").glob("*.py"),
        GAME / "names.py",
        GAME / "chronicle.py",
        PACKAGE / "commands" / "rules.py",
    ]
    return (
        set(learn.messages())
        | {message for file in files for message in marked(file)}
        | set(sentences(GAME / "rules" / "refusals.py"))
        | undo
        | {*BUILDING_PLURALS, *CARDS, *TILES, *TITLES}
    )


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated_and_no_other(language: str) -> None:
    assert set(entries(language)) == said()


@pytest.mark.parametrize("language", TRANSLATED)
def test_gaps_and_links_agree(language: str) -> None:
    for message, forms in entries(language).items():
        for form in forms:
            for marks in (r"\{\w+\}", r"\[\[\w+\|"):
                assert sorted(set(re.findall(marks, form))) == sorted(set(re.findall(marks, message))), message


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_end_as_the_english_ones_do(language: str) -> None:
    for message, forms in entries(language).items():
        for form in forms:
            assert (message[-1] in ".?!") == (form[-1] in ".?!"), (message, form)
            assert "'" not in form and form == form.strip()
