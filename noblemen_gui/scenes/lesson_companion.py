"""The herald at a lesson: says what to do, lights what it needs, refuses other moves, helps, and goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from noblemen_gui import scenes
from noblemen_gui.core.match import Step
from noblemen_gui.learn.lesson import Lesson
from noblemen_gui.learn.topics import Topic
from noblemen_gui.locale import _
from noblemen_gui.scenes import engraving, speech
from noblemen_gui.scenes.speech import KeyedButton, Speech, Spoken, Strip
from noblemen_gui.scenes.teaching import TaughtTable
from noblemen_gui.scenes.topic_list import TopicList
from noblemen_gui.ui import App, Button, Canvas, Companion, Point, Rect, RoundButton, Scene
from noblemen_gui.ui.tween import STRETCH

# How long the result of a step is looked at before the next one begins (by the pace of one's own moves, but never
# too short to see it), and how long a refusal stands.
LOOK_MS = 1300
SHORTEST_LOOK = 0.3
BLAME_MS = 7000
# Where the design puts the speech, as shares of the window.
WANTED = (0.703, 0.525)
SHORTEST_TOPICS = 170.0
LARGEST_PLACE = 130.0
ARROW_WIDTH = 40.0


class LessonCompanion(Companion):
    """Stands over the table of a lesson; it is the table's guide too and knows the game only by names."""

    def __init__(self, app: App, lesson: Lesson, taught: TaughtTable, topics: Sequence[Topic]) -> None:
        super().__init__(app)
        self.lesson = lesson
        self.taught = taught
        self.topics = topics
        self.table: Scene = self
        self.kept: Callable[[int], None] = lambda step: None
        self.leave_lesson: Callable[[], None] = app.pop
        self.play_first_game: Callable[[], None] = app.pop
        self.blame = ""
        self._blamed = 0.0
        self._helping = False
        self._looking = False
        self._looked = 0.0
        self._seen: tuple[Any, ...] = ()
        self.keys = {"n": self.next, "b": self.step_back, "f1": self._help}

    # what the table asks of its guide

    def refusal(self, move: Any) -> str | None:
        """Say why this is not the move to make now."""
        refusal = self.lesson.refusal(move)
        return refusal.sentence(_) if refusal else None

    def refused(self, sentence: str) -> bool:
        """The herald says it."""
        self.blame, self._blamed = sentence, 0.0
        self.relayout()
        return True

    def happened(self, step: Step) -> None:
        """A move was made: what was wrong before is forgotten."""
        self.blame = ""
        self.relayout()

    def goes_on(self) -> bool:
        """Help with what is left of a step, or look at its result for a moment and go to the next one."""
        if self.lesson.step_done:
            self._looking = self.app.scene is self.table and not self.lesson.done
            return True
        task = self.lesson.task
        if self._helping and task is not None:
            self.taught.carry_out(self.table, self.lesson.rules.decode_move(task.do))
            return True
        return False

    # what the learner asks for

    def next(self) -> None:
        """Do what is asked, or go on when it is done."""
        if self.lesson.done:
            self.play_first_game()
        elif self.lesson.step_done:
            self.advance()
        else:
            self._helping = True
            self.taught.come_back(self.table)

    def step_back(self) -> None:
        """Take back what was done in this step, or return to the step before."""
        self.lesson.back()
        self._show()

    def advance(self) -> None:
        """Begin the next step."""
        if self.lesson.step_done and not self.lesson.done:
            self.lesson.advance()
            self._show()

    def _show(self) -> None:
        self.blame, self._helping, self._looking, self._looked = "", False, False, 0.0
        self.kept(self.lesson.progress)
        self.taught.look_again(self.table)
        self.taught.bring(self.table, self.lesson.lit)
        self.relayout()

    def _help(self) -> None:
        self.open_topic(self.lesson.step.topic)

    def open_topic(self, topic: str) -> None:
        """Open the rules at a topic."""
        scenes.open("help", self.app, topic=topic, game=self.lesson.rules.name)

    # what is shown

    @property
    def shown(self) -> bool:
        """Over other scenes than the table only while something is asked there."""
        return self.app.scene is self.table or self.lesson.task is not None

    @property
    def spoken(self) -> Spoken:
        """Return what the herald says now."""
        script, step = self.lesson.script, self.lesson.step
        if self.lesson.done:
            return Spoken(_(script.title), _(script.finale), step=len(script.steps), steps=len(script.steps))
        words = self.blame or _(step.say)
        return Spoken(_(step.title), words, bool(self.blame), self.lesson.progress + 1, len(script.steps))

    def lit(self) -> dict[str, Rect]:
        """Return the places of what is lit now, by name."""
        found = {name: self.taught.spot(self.table, name) for name in self.lesson.lit}
        return {name: place for name, place in found.items() if place}

    def shapes(self) -> list[Rect]:
        """Return the shapes that light these places."""
        return [self._shape(name, place) for name, place in self.lit().items()]

    def _shape(self, name: str, place: Rect) -> Rect:
        """One place of a map is lit with what lies around it."""
        return engraving.lit_shape(place, 2.4 if name in self._goals() and _is_place(place) else 1.0)

    def _goals(self) -> set[str]:
        task = self.lesson.task
        return {task.arrow[1]} if task and task.arrow else set()

    @property
    def veiled(self) -> bool:
        """Tell whether the table steps back: while something is asked there and nothing is under way."""
        return self.app.scene is self.table and self.lesson.task is not None and not self.table.timeline.busy

    def tick(self, ms: float) -> None:
        """Go on when a result has been looked at, let a refusal fade, and notice that lit things have moved."""
        if self._looking:
            self._looked += ms
            if self._looked > LOOK_MS * max(SHORTEST_LOOK, STRETCH[self.app.settings.own_speed]):
                self.advance()
        if self.blame:
            self._blamed += ms
            if self._blamed > BLAME_MS:
                self.blame = ""
                self.relayout()
        seen = (tuple(self.lit().items()), self.veiled, self.app.scene)
        if seen != self._seen:
            self._seen = seen
            self.relayout()

    def landmarks(self) -> dict[str, Rect]:
        """Return the controls, which task of which step is asked, and whether something was refused."""
        where = "done" if self.lesson.done else f"{self.lesson.step.id}:{self.lesson.tasks_done}"
        told = [f"step:{where}", *(["blame"] if self.blame else [])]
        return super().landmarks() | dict.fromkeys(told, self.view.rect)

    # layout

    def layout(self) -> None:
        """Lay out the speech beside what is lit, or as a band over a scene that needs the window for itself."""
        if self.app.scene is self.table:
            self._lay_topics()
            self._lay_leave()
            self._lay_speech()
        else:
            self._lay_strip()

    def _lay_speech(self) -> None:
        spoken = self.spoken
        # A refusal stands where the words stood, so that the speech does not jump.
        usual = replace(spoken, words=_(self.lesson.step.say))
        size = max((speech.frame(self.view, each) for each in (spoken, usual)), key=lambda each: each.rect.h)
        wanted = self.view.width * WANTED[0], self.view.height * WANTED[1]
        shapes = self.shapes()
        keep = [*shapes, *(control.rect for control in self.controls)]
        hand = self.taught.spot(self.table, "hand")
        rather = [Rect.around(point, ARROW_WIDTH) for point in self._arrow()[::4]] + ([hand] if hand else [])
        found = speech.moved(size, speech.free_place(self.view, size.rect, wanted, keep, rather))
        self.controls.append(Speech(found, spoken, shapes[0] if shapes else None))
        self._lay_buttons(found.foot)
        if not self.view.wide:
            book = found.rect.inset(12).place(44, 44, 1, 0)
            self.controls.append(RoundButton(book, "icon-book", self._help, name="rules", tip=_("Rules by topic")))

    def _lay_buttons(self, foot: Rect) -> None:
        gap = max(10.0, self.view.px(20))
        if self.lesson.done:
            left, right = foot.columns((2, 3), gap)
            self.controls += [
                Button(left, _("To the title"), self.leave_lesson, name="leave", lines=2),
                Button(right, _("Play a first game"), self.play_first_game, kind="gold", name="first_game", lit=True,
                       lines=2),
            ]  # fmt: skip
            return
        left, right = foot.columns((4, 5), gap)
        first = self.lesson.progress == 0 and not self.lesson.tasks_done
        reason = _("This is the first step.") if first else None
        self.controls += [
            KeyedButton(left, _("Back"), self.step_back, "B", name="back", reason=reason),
            KeyedButton(
                right, _("Next"), self.next, "N", kind="gold", name="next", tip=_("The herald does it for you.")
            ),
        ]

    def _lay_leave(self) -> None:
        sheet = self.taught.spot(self.table, "map")
        if sheet is None or self.lesson.done:
            return
        edge = max(12.0, self.view.px(46))
        place = sheet.inset(edge, max(10.0, self.view.px(40))).place(max(196.0, self.view.px(234)), 48, 1, 0)
        self.controls.append(
            Button(place, _("Leave the lesson"), self.leave_lesson, kind="dark", role="small-label", name="leave")
        )

    def _lay_topics(self) -> None:
        place = self.taught.spot(self.table, "chronicle")
        if place and place.h >= SHORTEST_TOPICS:
            self.controls += TopicList(place, self.topics, self.lesson.step.topic, self.open_topic).widgets(self.view)

    def _lay_strip(self) -> None:
        spoken = self.spoken
        view = self.view
        height = min(112.0, max(96.0, view.px(116)))
        rect = view.rect.place(min(view.width - 16, max(900.0, view.px(1300))), height, 0.5, 0).move(0, 4)
        herald, rest = rect.inset(14, 6).cut_left(height - 12, 10)
        buttons, words = rest.cut_right(148, 14)
        upper, lower = buttons.inset(0, 2).rows(2, 6)
        self.controls += [
            Strip(rect, herald, words, spoken),
            KeyedButton(upper, _("Next"), self.next, "N", kind="gold", name="next"),
            KeyedButton(lower, _("Back"), self.step_back, "B", name="back"),
        ]

    # drawing

    def paint(self, canvas: Canvas) -> None:
        """Let the table step back and light what is needed; what moves is drawn again in colour."""
        if not self.veiled or canvas.audit:
            return
        engraving.engrave(canvas, self.shapes())
        self._paint_goal(canvas)
        self._paint_arrow(canvas)
        self.table.sprites.draw(canvas)
        if self.table.drag:
            self.table.drag.draw(canvas)
        self.table.tooltip.draw(canvas)

    def _paint_goal(self, canvas: Canvas) -> None:
        """The one place where the piece belongs glows, as all places do while it is carried."""
        lit, carrying = self.lit(), self.table.drag and self.table.drag.carrying
        for name in self._goals() & lit.keys():
            if _is_place(lit[name]) and not carrying:
                canvas.piece("glow-cell", lit[name])

    def _paint_arrow(self, canvas: Canvas) -> None:
        way = self._arrow()
        if way and not (self.table.drag and self.table.drag.carrying):
            engraving.draw_arrow(canvas, way)

    def _arrow(self) -> list[Point]:
        """Return the points of the arrow from what is to be moved to its goal, if there is one."""
        task, lit = self.lesson.task, self.lit()
        start, end = (lit.get(name) for name in task.arrow) if task and task.arrow else (None, None)
        return engraving.arrow_points(start, end) if start and end else []


def _is_place(goal: Rect) -> bool:
    """Tell whether a goal is a place of a map and not a whole card."""
    return goal.w == goal.h < LARGEST_PLACE
