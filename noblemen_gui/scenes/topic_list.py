"""The topics of the rules in the place of the chronicle, while a lesson is taken; the lit one tells of the step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from noblemen_gui.learn.topics import Topic
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Pressable, Rect, View, Widget

# Narrower than this there is one column; plates are never lower than this.
NARROW = 260.0
LOWEST = 51.0


class TopicPaper(Widget):
    """The parchment with its heading."""

    focusable = False

    def __init__(self, rect: Rect, head: Rect) -> None:
        super().__init__(rect, name="topics")
        self.head = head

    def draw(self, canvas: Canvas) -> None:
        """Draw book, heading and key."""
        canvas.piece("parchment", self.rect)
        icon, words = self.head.cut_left(self.head.h, 10) if self.head.w > NARROW else (Rect(), self.head)
        canvas.image("icon-book", icon)
        cap = canvas.key_cap("F1", (self.head.right - 46, self.head.centre[1]))
        room = Rect(words.x, words.y, cap.x - words.x - 8, words.h)
        canvas.text(_("Rules by topic"), room, "subheading", align="left", lines=2)
        canvas.fill(Rect(self.head.x, self.head.bottom + 5, self.head.w, 2), "#A8854A")


class TopicPlate(Pressable):
    """One topic: its picture and its title beside it, gilt when it tells of the step."""

    def __init__(self, rect: Rect, topic: Topic, lit: bool, action: Callable[[], None]) -> None:
        super().__init__(rect, action, name=f"topic-{topic.id}")
        self.topic, self.lit = topic, lit

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate."""
        canvas.piece("segment", self.face_rect, face="chosen" if self.lit else "hover" if self.hovered else "")
        inner = self.face_rect.inset(8, 0)
        icon, words = inner.cut_left(min(inner.h - 6, inner.w * 0.2), 6)
        canvas.image(self.topic.icon, icon)
        canvas.text(_(self.topic.title), words, "small-label", align="left", lines=2)


class TopicList:
    """Plates on a parchment: all topics in two columns, or in a narrow place as many as fit, the lit one first."""

    def __init__(self, rect: Rect, topics: Sequence[Topic], lit: str, action: Callable[[str], None]) -> None:
        self.rect, self.topics, self.lit, self.action = rect, topics, lit, action

    def widgets(self, view: View) -> list[Widget]:
        """Return the parchment and the plates upon it."""
        inner = self.rect.inset(max(12.0, view.px(18)), max(10.0, view.px(16)))
        head, body = inner.cut_top(max(54.0, view.px(48)), 12)
        columns = 2 if inner.w > NARROW else 1
        gap = max(6.0, view.px(10))
        rows = min(-(-len(self.topics) // columns), int((body.h + gap) // (LOWEST + gap)))
        shown = self.topics if rows * columns >= len(self.topics) else self._lit_first()
        return [
            TopicPaper(self.rect, head),
            *(
                TopicPlate(place, topic, topic.id == self.lit, partial(self.action, topic.id))
                for topic, place in zip(shown, body.grid(columns, max(1, rows), gap), strict=False)
            ),
        ]

    def _lit_first(self) -> list[Topic]:
        return sorted(self.topics, key=lambda topic: topic.id != self.lit)
