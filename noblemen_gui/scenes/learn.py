"""Takes a lesson at the real table: a session that the lesson leads, the herald beside it, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from noblemen_gui import scenes
from noblemen_gui.core.errors import Refusal
from noblemen_gui.core.match import Step
from noblemen_gui.games import GAMES
from noblemen_gui.learn.lesson import Lesson
from noblemen_gui.learning import LearningFile
from noblemen_gui.scenes.beyond import Beyond
from noblemen_gui.scenes.lesson_companion import LessonCompanion
from noblemen_gui.scenes.seating import Seating
from noblemen_gui.scenes.session import CRESTS, DEFAULT_NAMES, HUMAN, GameSession, SeatPlan
from noblemen_gui.scenes.teaching import USUAL_GAME, taught_table, teaching
from noblemen_gui.scenes.thinking import thinker
from noblemen_gui.ui import App, Scene

RIVAL = "page"


class LessonSession(GameSession):
    """A game that is not kept: rivals do what the lesson says, and going back is the lesson's."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson.match, _plans(lesson), None, None)
        self.lesson = lesson
        self.viewer = lesson.script.seat
        self.on_back: Callable[[], None] = lesson.back

    def play(self, move: Any) -> Step:
        """Make the move that is asked for, or the one that follows by itself."""
        self.lesson.play(move)
        return self.match.steps[-1]

    def rival_move(self) -> Any | None:
        """Return what follows by itself."""
        return self.lesson.following

    def undo_refusal(self) -> Refusal | None:
        """Taking back is always possible: as Back it leads to the beginning of a step."""
        return None

    def undo(self) -> Step:
        """Go back in the lesson."""
        self.on_back()
        return Step(self.match.state, self.viewer, "", None, [])

    def follow(self) -> None:
        """Show the match of the present step."""
        self.match = self.lesson.match


def _plans(lesson: Lesson) -> list[SeatPlan]:
    """The learner and pages, ladies and lords in turn."""
    return [
        SeatPlan(DEFAULT_NAMES[seat], CRESTS[seat], seat % 2 == 0, HUMAN if seat == lesson.script.seat else RIVAL)
        for seat in range(lesson.match.players)
    ]


def _file(app: App) -> LearningFile:
    return LearningFile(app.file.path.parent)


def _play_first_game(app: App, game: str) -> None:
    """A first real game against pages, over the title."""
    app.replace(scenes.make("title", app))
    seating = Seating.usual()
    for seat, plan in enumerate(seating.plans):
        if plan.level != HUMAN:
            seating.change(seat, level=RIVAL)
    session = seating.begin(GAMES.rules(game), thinker(), practice=app.settings.practice)
    scenes.open("table", app, session=session)


def create(app: App, game: str = USUAL_GAME, step: int | None = None) -> Scene:
    """The table of the first lesson, at the step where it was left."""
    taught, table_side, file = teaching(game), taught_table(game), _file(app)
    script = taught.lessons()[0]
    lesson = Lesson(script, GAMES.rules(game), file.load().lessons.get(script.id, 0) if step is None else step)
    session = LessonSession(lesson)
    herald = LessonCompanion(app, lesson, table_side, taught.topics())
    table = table_side.open_table(app, session, Beyond(app), herald)
    herald.table, table.companion = table, herald
    session.on_back = herald.step_back
    herald.kept = partial(_keep, session, file)
    herald.play_first_game = partial(_finish, app, file, game, script.id)
    herald.leave_lesson = partial(_leave, app, herald, file)
    return table


def _keep(session: LessonSession, file: LearningFile, step: int) -> None:
    session.follow()
    file.keep_step(session.lesson.script.id, step)


def _finish(app: App, file: LearningFile, game: str, lesson: str) -> None:
    file.keep_step(lesson, 0)
    _play_first_game(app, game)


def _leave(app: App, herald: LessonCompanion, file: LearningFile) -> None:
    """Close the lesson with all that lies over it; a finished one begins anew next time."""
    if herald.lesson.done:
        file.keep_step(herald.lesson.script.id, 0)
    while herald.table in app.scenes[1:]:
        app.pop()
