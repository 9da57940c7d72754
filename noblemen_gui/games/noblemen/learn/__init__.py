"""How Noblemen is taught: its lessons, its rules by topic, hints for a first game, tooltips and advice."""

from collections.abc import Iterator
from pathlib import Path

from noblemen_gui.games.noblemen.learn.advice import advice
from noblemen_gui.games.noblemen.learn.facts import DEFAULT_BOARD, facts_of
from noblemen_gui.games.noblemen.learn.hints import HINTS
from noblemen_gui.games.noblemen.learn.tips import TIPS
from noblemen_gui.games.noblemen.learn.tooltips import tooltip
from noblemen_gui.games.noblemen.rules.board import Board
from noblemen_gui.learn.script import Script, read_script
from noblemen_gui.learn.topics import Topic, read_topic

__all__ = ["HINTS", "TIPS", "TOPIC_OF", "advice", "lessons", "messages", "tooltip", "topic_of", "topics"]

FOLDER = Path(__file__).resolve().parent

# Which topic F1 opens, by the first word of what the pointer or the focus is on; the longer name goes first.
TOPIC_OF = {
    "action:expand": "land",
    "action:build": "buildings",
    "action:bribe": "money",
    "action:taxes": "money",
    "action:land": "land",
    "action:church": "church",
    "action": "turn",
    "tile": "land",
    "hand": "land",
    "estate": "land",
    "area": "land",
    "bag": "land",
    "landed": "land",
    "board:bribes": "money",
    "board": "buildings",
    "built": "buildings",
    "folly": "buildings",
    "knights": "knights",
    "knight": "knights",
    "queen": "queen",
    "ring": "queen",
    "next_event": "queen",
    "decade": "scoring",
    "card": "cards",
    "cards": "cards",
    "deck": "cards",
    "prestige": "ball",
    "title": "ball",
    "titles": "ball",
    "money": "money",
    "bribes": "money",
    "taxed": "money",
    "church": "church",
    "points": "scoring",
    "rival": "secrets",
    "screen": "secrets",
    "chronicle": "secrets",
    "swap": "turn",
    "end_turn": "turn",
    "undo": "settings",
    "redo": "settings",
    "menu": "settings",
}


def topic_of(name: str) -> str:
    """Return the topic that tells of a thing of the table, such as "board:castle" or "estate:2,1"."""
    return TOPIC_OF.get(name) or TOPIC_OF.get(name.partition(":")[0], "turn")


def topics(board: Board = DEFAULT_BOARD) -> list[Topic]:
    """Return the rules by topic, with the numbers of this board."""
    return [read_topic(file, facts_of(board)) for file in sorted((FOLDER / "topics").glob("*.toml"))]


def lessons() -> list[Script]:
    """Return the lessons in the order in which they are taken."""
    return [read_script(file) for file in sorted((FOLDER / "lessons").glob("*.toml"))]


def messages() -> Iterator[str]:
    """Yield every text of the data files, for the catalogues."""
    for topic in topics():
        yield from topic.messages()
    for lesson in lessons():
        yield from lesson.messages()
