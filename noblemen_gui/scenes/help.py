"""The rules by topic: a list with a search field, and beside it the page that is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from noblemen_gui.learn.topics import Topic, found
from noblemen_gui.locale import _
from noblemen_gui.scenes.help_page import Fragment, SetPage, set_page
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.scenes.teaching import USUAL_GAME, figures, teaching
from noblemen_gui.ui import App, Button, Canvas, Pressable, Rect, Row, ScrollArea, TextField, Widget
from noblemen_gui.ui.lists import BAR

SCROLL_STEP = 0.85


class TextLink(Pressable):
    """A term of a paragraph that leads to its topic: underlined always, so that it is not told by colour alone."""

    radius = 4

    def __init__(self, rect: Rect, page: SetPage, fragment: Fragment, action: Callable[[], None], name: str) -> None:
        super().__init__(rect, action, name=name)
        self.page = page
        self.words = fragment.words

    def draw(self, canvas: Canvas) -> None:
        """Draw the words and the line below them, thicker under the pointer."""
        taken = canvas.text(self.words, self.rect.inset(-1, 0), self.page.face, "wine", align="left")
        thick = 2.4 if self.hovered else 1.2
        canvas.fill(Rect(self.rect.x, taken.bottom - self.page.face.size * 0.16, self.rect.w, thick), "wine")


class HelpScene(PanelScene):
    """Opens at a topic; links and the list lead to others, Back to those read before."""

    def __init__(self, app: App, topic: str = "", board: Any = None, game: str = USUAL_GAME) -> None:
        super().__init__(app)
        taught = teaching(game)
        self.topics = taught.topics(board) if board is not None else taught.topics()
        self.art = figures(game)
        self.chosen = next((one for one in self.topics if one.id == topic), self.topics[0])
        self.wanted = ""
        self.before: list[Topic] = []
        self.page = set_page(app.view, self.chosen, self.art, 400)
        self.paper = self.heading = self.reading = Rect()
        self.keys = {
            "page down": partial(self._scroll, SCROLL_STEP),
            "page up": partial(self._scroll, -SCROLL_STEP),
            "home": partial(self._scroll, -1e6),
            "end": partial(self._scroll, 1e6),
            "alt+left": self.return_to_last,
            "ctrl+f": self._search,
            "f1": self.back,
        }

    def title(self) -> str:
        """Return what stands above the panel."""
        return _("Rules by topic")

    def enter(self) -> None:
        """Begin with the topic in the list, so that the arrows walk through the topics."""
        if self.focus is None:
            self.focus = next((row for row in self.focusable() if row.name == self._row_name(self.chosen)), None)

    def layout(self) -> None:
        """Lay out list, page and buttons."""
        self.frame()
        side = max(322.0, self.view.px(400))
        aside, self.paper = self.body.cut_left(side, max(12.0, self.view.px(20)))
        self._lay_list(aside)
        inner = self.paper.inset(max(20.0, self.view.px(44)), max(10.0, self.view.px(22)))
        self.heading, self.reading = inner.cut_top(max(46.0, self.view.px(76)), max(8.0, self.view.px(18)))
        self._lay_page()
        self._lay_foot()

    # the list

    def _lay_list(self, aside: Rect) -> None:
        field, rest = aside.cut_top(max(44.0, self.view.px(56)), max(8.0, self.view.px(14)))
        entry = TextField(field, self.wanted, self._look_for, name="search", hint=_("Search the rules"), longest=40)
        listed = found(self.topics, self.wanted, _) if self.wanted.strip() else self.topics
        gap = max(4.0, self.view.px(8))
        height = max(40.0, min(self.view.px(58), (rest.h + gap) / len(self.topics) - gap))
        total = len(listed) * (height + gap) - gap
        width = rest.w - (BAR + 8 if total > rest.h else 0)
        rows = [
            Row(Rect(rest.x, rest.y + index * (height + gap), width, height), self._row_name(topic),
                partial(_draw_row, topic), partial(self.show, topic), chosen=topic is self.chosen)
            for index, topic in enumerate(listed)
        ]  # fmt: skip
        self.nothing = Rect() if listed else rest.cut_top(120)[0]
        area = ScrollArea(rest, rows, total, name="topics")
        self.controls += [entry, area]
        chosen = next((row for row in rows if row.chosen), None)
        if chosen:
            area.reveal(chosen)

    def _row_name(self, topic: Topic) -> str:
        return f"topic-{topic.id}"

    def _look_for(self, wanted: str) -> None:
        """Show what was found, and the first of it unless the present page holds the words too."""
        self.wanted = wanted
        listed = found(self.topics, wanted, _) if wanted.strip() else self.topics
        if listed and self.chosen not in listed:
            self.chosen = listed[0]
        self.relayout()

    def _search(self) -> None:
        self.set_focus(self.find("search"))

    # the page

    def _lay_page(self) -> None:
        self.page = set_page(self.view, self.chosen, self.art, self.reading.w - BAR - 12)
        links = [
            TextLink(place, self.page, fragment, partial(self.follow, fragment.target), f"link-{number}")
            for number, fragment in enumerate(self.page.fragments)
            if fragment.target
            for place in [fragment.rect.move(self.reading.x, self.reading.y)]
        ]
        self.scroller = ScrollArea(self.reading, links, self.page.height, name="page", paint=self._paint_page)
        self.controls.append(self.scroller)
        self._scroll_to_found()

    def _scroll_to_found(self) -> None:
        words = self.wanted.casefold().split()
        lines = [one.rect for one in self.page.fragments if any(word in one.words.casefold() for word in words)]
        if lines and lines[0].bottom > self.reading.h:
            self.scroller.scroll_to(lines[0].y - lines[0].h)

    def _scroll(self, share: float) -> None:
        self.scroller.scroll_to(self.scroller.offset + share * self.scroller.rect.h)

    def show(self, topic: Topic) -> None:
        """Turn to a topic of the list."""
        if topic is not self.chosen:
            self.before.append(self.chosen)
            self.chosen = topic
            self.relayout()

    def follow(self, target: str) -> None:
        """Turn to the topic of a link; the search is over then."""
        self.wanted = ""
        self.show(next(topic for topic in self.topics if topic.id == target))

    def return_to_last(self) -> None:
        """Turn back to the topic that was read before."""
        if self.before:
            self.chosen = self.before.pop()
            self.wanted = ""
            self.relayout()

    def set_focus(self, widget: Widget | None) -> None:
        """The arrows turn to a topic by reaching it."""
        super().set_focus(widget)
        if widget and self.app.keyboard_in_use and widget.name.startswith("topic-"):
            self.show(next(topic for topic in self.topics if self._row_name(topic) == widget.name))

    def _lay_foot(self) -> None:
        done = self.foot.place(max(220.0, self.view.px(380)), self.foot.h)
        self.controls.append(Button(done, _("Done"), self.back, kind="gold", role="primary", name="done"))
        if self.before:
            place = self.foot.place(max(180.0, self.view.px(290)), self.foot.h * 0.82, 0.04)
            back = Button(place, _("Back"), self.return_to_last, kind="dark", name="last")
            self.controls.append(back)

    # drawing

    def paint_panel(self, canvas: Canvas) -> None:
        """Draw the paper with its heading."""
        canvas.piece("parchment", self.paper)
        icon, words = self.heading.cut_left(self.heading.h, max(10.0, self.view.px(18)))
        canvas.image(self.chosen.icon, icon.inset(1))
        canvas.text(_(self.chosen.title), words.inset(0, 4), "primary", "wine", align="left")
        canvas.fill(Rect(self.heading.x, self.heading.bottom + 2, self.heading.w, 2), "#A8854A")
        if self.nothing.h:
            sentence = _("No topic holds all these words.")
            canvas.text(sentence, self.nothing, "sentence", "cream", lines=3, align="left", down=0.2)
        done = self.foot.place(max(220.0, self.view.px(380)), self.foot.h)
        canvas.key_cap(_("Esc"), (done.right + 24, self.foot.centre[1]), dark=True)

    def _paint_page(self, canvas: Canvas, shift: float) -> None:
        dx, dy = self.reading.x, self.reading.y + shift
        words = self.wanted.casefold().split()
        for fragment in self.page.fragments:
            place = fragment.rect.move(dx, dy)
            _mark(canvas, self.page, place, fragment.words, words)
            if not fragment.target:
                canvas.text(fragment.words, place.inset(-1, 0), self.page.face, "ink", align="left")
        if self.page.initial:
            place, letter = self.page.initial
            canvas.text(letter, place.move(dx, dy).inset(-2, -2), self.page.initial_face, "wine", align="left")
        for place, figure in self.page.pictures:
            if canvas.shows(place.move(dx, dy), 40):
                self.art.draw_figure(canvas, place.move(dx, dy), figure.data)
        for place, caption in self.page.captions:
            canvas.text(caption, place.move(dx, dy), "rank", "muted", lines=4, down=0)


def _draw_row(topic: Topic, canvas: Canvas, rect: Rect) -> None:
    icon, words = rect.cut_left(min(rect.h, 44.0), 8)
    canvas.image(topic.icon, icon)
    canvas.text(_(topic.title), words, "small-label", align="left")


def _mark(canvas: Canvas, page: SetPage, place: Rect, words: str, wanted: list[str]) -> None:
    """Lay a light ground under what was searched for."""
    lower = words.casefold()
    for word in wanted if len(lower) == len(words) else ():
        start = lower.find(word)
        while start >= 0:
            left = canvas.measure(words[:start], page.face)[0]
            width = canvas.measure(words[start : start + len(word)], page.face)[0]
            canvas.fill(Rect(place.x + left - 1, place.y + 3, width + 2, place.h - 6), "#F7D774")
            start = lower.find(word, start + len(word))


def create(app: App, topic: str = "", board: Any = None, game: str = USUAL_GAME) -> HelpScene:
    """Return the rules opened at a topic, with the numbers of a board."""
    return HelpScene(app, topic, board, game)
