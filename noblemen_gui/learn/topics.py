"""The rules by topic: reads topics from their files and turns them into plain text, links and searchable words.

A file names `id`, `title`, `icon`, the `rules` it covers and its parts in order. A part has an `id`, a `text` whose
linked terms are written [[topic|words]], and perhaps a `figure` (data that the game's own table draws) with a caption.
"""

import re
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from noblemen_gui.learn.words import Said, Translate

_LINK = re.compile(r"\[\[([^|\]]+)\|([^\]]+)\]\]")
Run = tuple[str, str]  # words, and the topic they lead to or ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A small drawing: `data` says what the table is to draw, the caption what it shows."""

    caption: str
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph, with a figure perhaps."""

    id: str
    text: str
    figure: Figure | None = None


@dataclass(frozen=True, slots=True)
class Topic:
    """One page of the rules."""

    id: str
    title: str
    icon: str
    rules: tuple[str, ...]
    parts: tuple[Part, ...]
    facts: Mapping[str, object] = field(default_factory=dict)

    def paragraphs(self, translate: Translate = str) -> list[str]:
        """Return the translated paragraphs, links still marked."""
        return [Said(part.text, self.facts).sentence(translate) for part in self.parts]

    def messages(self) -> Iterator[str]:
        """Yield every text that translators see."""
        yield self.title
        for part in self.parts:
            yield part.text
            if part.figure is not None:
                yield part.figure.caption


def read_topic(file: Path, facts: Mapping[str, object]) -> Topic:
    """Read one topic; `facts` fill the gaps of its texts (prices and the like)."""
    data = tomllib.loads(file.read_text("utf-8"))
    parts = tuple(Part(part["id"], part["text"].strip(), _figure(part.get("figure"))) for part in data["part"])
    return Topic(data["id"], data["title"], data["icon"], tuple(data["rules"]), parts, facts)


def _figure(data: Mapping[str, Any] | None) -> Figure | None:
    if data is None:
        return None
    return Figure(data["caption"], {name: value for name, value in data.items() if name != "caption"})


def runs(text: str) -> list[Run]:
    """Cut a paragraph into plain words and links."""
    found: list[Run] = []
    end = 0
    for link in _LINK.finditer(text):
        found += [(text[end : link.start()], "")] if link.start() > end else []
        found.append((link[2], link[1]))
        end = link.end()
    return found + ([(text[end:], "")] if end < len(text) else [])


def plain(text: str) -> str:
    """Return a paragraph without the marks of its links."""
    return _LINK.sub(r"\2", text)


def as_text(topic: Topic, translate: Translate = str, width: int = 80) -> str:
    """Return a topic as lines for a terminal."""
    title = translate(topic.title)
    blocks = [f"{title}\n{'=' * len(title)}"]
    for part, paragraph in zip(topic.parts, topic.paragraphs(translate), strict=True):
        words, caption = plain(paragraph), translate(part.figure.caption) if part.figure else ""
        blocks.append(textwrap.fill(words, width))
        if caption and not words.startswith(caption):
            blocks.append(textwrap.fill(f"[{caption}]", width, initial_indent="    ", subsequent_indent="    "))
    return "\n\n".join(blocks)


def found(topics: Sequence[Topic], wanted: str, translate: Translate = str) -> list[Topic]:
    """Return the topics in which all wanted words occur, those with the words in the title first."""
    words = wanted.casefold().split()

    def holds(text: str) -> bool:
        return all(word in text.casefold() for word in words)

    titled = [topic for topic in topics if holds(translate(topic.title))]
    return titled + [topic for topic in topics if topic not in titled and holds(as_text(topic, translate))]
