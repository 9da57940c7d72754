"""A page of the rules set in type: an initial, paragraphs with linked terms, and pictures beside or below them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from noblemen_gui.learn.topics import Figure, Part, Run, Topic, runs
from noblemen_gui.learn.words import Said
from noblemen_gui.locale import _
from noblemen_gui.scenes.teaching import Figures
from noblemen_gui.ui import Rect, View, text
from noblemen_gui.ui.theme import Face

# Sizes at 1920×1080, and shares of the text's size.
TEXT = 22
LEADING = 1.5
INITIAL_LINES = 2
BETWEEN = 0.7
# The height of capitals in our two faces, as a share of their size: an initial reaches over exactly two lines.
CAPITALS = 0.66
# A page this wide has room for pictures beside the text, and the text keeps a readable measure.
ROOMY = 860.0
MEASURE = 0.6
WIDEST_MEASURE = 800.0

Pieces = list[Run]  # what may not be parted: words without a space between them, and where each leads


@dataclass(frozen=True, slots=True)
class Fragment:
    """Words of one line that lead to the same place, or nowhere."""

    rect: Rect
    words: str
    target: str


@dataclass(slots=True)
class SetPage:
    """Where everything of a page stands, from its top left corner."""

    face: Face
    initial_face: Face
    fragments: list[Fragment] = field(default_factory=list)
    pictures: list[tuple[Rect, Figure]] = field(default_factory=list)
    captions: list[tuple[Rect, str]] = field(default_factory=list)
    initial: tuple[Rect, str] | None = None
    height: float = 0.0


def set_page(view: View, topic: Topic, art: Figures, width: float) -> SetPage:
    """Set a topic for a page of that width."""
    setter = _Setter(view, topic, art, width)
    return setter.page


class _Setter:
    """Sets part after part, each below the one before."""

    def __init__(self, view: View, topic: Topic, art: Figures, width: float) -> None:
        self.view, self.topic, self.art, self.width = view, topic, art, width
        size = view.text_size(TEXT)
        self.step = size * LEADING
        self.gap = size * BETWEEN
        tall = (self.step * (INITIAL_LINES - 1) + size * CAPITALS) / CAPITALS
        self.page = SetPage(Face("Sans-Regular", size), Face("Serif-Bold", tall))
        self.roomy = width >= ROOMY
        self.measure = min(width * MEASURE, WIDEST_MEASURE) if self.roomy else width
        self.y = self.side = 0.0
        for small, parts in groupby(topic.parts, _is_small):
            (self._set_small if small else self._set_parts)(list(parts))
        self.page.height = max(self.y, self.side)

    def _words(self, part: Part) -> str:
        return Said(part.text, self.topic.facts).sentence(_)

    # paragraphs with a picture beside or below

    def _set_parts(self, parts: Sequence[Part]) -> None:
        for part in parts:
            top = self.y
            self.y = self._paragraph(self._words(part), Rect(0, top, self.measure, 0), initial=top == 0)
            if part.figure and self.roomy:
                self._beside(part.figure, top)
            elif part.figure:
                self.y = self._picture(part.figure, Rect(0, self.y + 0.5 * self.gap, self.width, 0))
            self.y += self.gap

    def _beside(self, figure: Figure, top: float) -> None:
        """The pictures have a column of their own: a tall one leaves no gap in the text."""
        left = self.measure + 2.4 * self.page.face.size
        room = Rect(left, max(top + 4, self.side), self.width - left, 0)
        self.side = self._picture(figure, room) + self.gap

    def _picture(self, figure: Figure, room: Rect) -> float:
        w, h = self.art.figure_size(self.view, figure.data, room.w)
        self.page.pictures.append((Rect(room.x + (room.w - w) / 2, room.y, w, h), figure))
        words = _(figure.caption)
        face = self.view.font("rank")
        lines = len(text.wrap(words, face, room.w, self.view.scale))
        caption = Rect(room.x, room.y + h + 6, room.w, lines * text.line_height(face, self.view.scale) + 2)
        self.page.captions.append((caption, words))
        return caption.bottom

    # short entries with one piece each, such as cards

    def _set_small(self, parts: Sequence[Part]) -> None:
        self.y = max(self.y, self.side)
        columns = 2 if self.roomy else 1
        apart = 1.6 * self.page.face.size
        each = (self.width - apart * (columns - 1)) / columns
        for start in range(0, len(parts), columns):
            row = parts[start : start + columns]
            lows = [self._entry(part, Rect(i * (each + apart), self.y, each, 0)) for i, part in enumerate(row)]
            self.y = max(lows) + self.gap

    def _entry(self, part: Part, room: Rect) -> float:
        assert part.figure is not None
        w, h = self.art.figure_size(self.view, part.figure.data, room.w)
        self.page.pictures.append((Rect(room.x, room.y, w, h), part.figure))
        left = w + self.page.face.size
        return max(room.y + h, self._paragraph(self._words(part), Rect(room.x + left, room.y, room.w - left, 0)))

    # lines

    def _paragraph(self, words: str, room: Rect, *, initial: bool = False) -> float:
        pieces = runs(words)
        indent = 0.0
        if initial and not pieces[0][1]:
            letter, pieces[0] = pieces[0][0][0], (pieces[0][0][1:], "")
            indent = self._initial(letter, room) + 0.24 * self.page.face.size
        y = room.y
        for number, line in enumerate(self._lines(chunks(pieces), room.w, indent)):
            x = room.x + (indent if number < INITIAL_LINES else 0)
            self.page.fragments += self._fragments(line, x, y)
            y += self.step
        return max(y, room.y + (INITIAL_LINES * self.step if indent else 0))

    def _initial(self, letter: str, room: Rect) -> float:
        """Stand the initial on the last line it reaches over, and return its width."""
        scale, face = self.view.scale, self.page.initial_face
        plain = text.device_font(self.page.face, scale)
        base = (self.step * (2 * INITIAL_LINES - 1) - plain.get_height() / scale) / 2 + plain.get_ascent() / scale
        w, h = text.measure(letter, face, scale)
        top = room.y + base - text.device_font(face, scale).get_ascent() / scale
        self.page.initial = Rect(room.x, top, w, h), letter
        return w

    def _lines(self, unbroken: Sequence[Pieces], width: float, indent: float) -> Iterator[list[Pieces]]:
        """Yield the chunks of each line."""
        line: list[Pieces] = []
        used, number = 0.0, 0
        for chunk in unbroken:
            own = sum(self._width(words) for words, _target in chunk)
            if line and used + self._width(" ") + own > width - (indent if number < INITIAL_LINES else 0):
                yield line
                line, used, number = [], 0.0, number + 1
            used += own + (self._width(" ") if line else 0)
            line.append(chunk)
        if line:
            yield line

    def _fragments(self, line: Sequence[Pieces], x: float, y: float) -> Iterator[Fragment]:
        for target, joined in groupby(_spaced(line), lambda piece: piece[1]):
            words = "".join(piece[0] for piece in joined)
            w = self._width(words)
            yield Fragment(Rect(x, y, w, self.step), words, target)
            x += w

    def _width(self, words: str) -> float:
        return text.measure(words, self.page.face, self.view.scale)[0]


def _is_small(part: Part) -> bool:
    return part.figure is not None and len(part.figure.data.get("pieces", ())) == 1


def chunks(pieces: Sequence[Run]) -> list[Pieces]:
    """Part words at their spaces; a link and the stop after it stay together."""
    found: list[Pieces] = [[]]
    for words, target in pieces:
        first, *more = words.split(" ")
        found[-1] += [(first, target)] if first else []
        found += [[(word, target)] if word else [] for word in more]
    return [chunk for chunk in found if chunk]


def _spaced(line: Sequence[Pieces]) -> Iterator[Run]:
    """Put the spaces back: inside a link they belong to it, elsewhere to nothing."""
    for number, chunk in enumerate(line):
        if number:
            before, after = line[number - 1][-1][1], chunk[0][1]
            yield " ", before if before == after else ""
        yield from chunk
