"""`noblemen rules`: the rules by topic in the terminal, one topic or all as one page."""

import argparse
import shutil

from noblemen_gui.core.errors import BadRequest
from noblemen_gui.games.noblemen.learn import topics
from noblemen_gui.learn.topics import Topic, as_text
from noblemen_gui.locale import LANGUAGES, _, set_language

WIDEST = 100
NARROWEST = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take a topic and a language."""
    parser.add_argument("topic", nargs="*", help=f"one of: {', '.join(topic.id for topic in topics())}")
    parser.add_argument("--lang", choices=list(LANGUAGES), default="", help="the language, otherwise the desktop's")


def run(arguments: argparse.Namespace) -> int:
    """Print one topic or all of them, wrapped to the terminal."""
    set_language(arguments.lang)
    columns = shutil.get_terminal_size().columns
    width = max(NARROWEST, min(columns, WIDEST))
    chosen = _chosen(" ".join(arguments.topic).casefold())
    print("\n\n\n".join(as_text(topic, _, width) for topic in chosen))
    return 0


def _chosen(name: str) -> list[Topic]:
    """The topics of that name or, if there is none, those whose names hold it; all of them without a name."""
    every = topics()
    named = [topic for topic in every if name in (topic.id, _(topic.title).casefold())]
    found = named or [topic for topic in every if name in topic.id or name in _(topic.title).casefold()]
    if not found:
        known = ", ".join(topic.id for topic in every)
        raise BadRequest(_("There is no topic “{name}”. The topics are: {known}.").format(name=name, known=known))
    return found
