"""The herald in a first game: a word in a corner the first time something happens, never in the way, soon silenced."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from noblemen_gui import scenes
from noblemen_gui.core.match import Step
from noblemen_gui.learn.herald import Herald
from noblemen_gui.learning import LearningFile
from noblemen_gui.locale import _
from noblemen_gui.scenes import engraving, speech
from noblemen_gui.scenes.session import GameSession
from noblemen_gui.scenes.teaching import TaughtTable, taught_table, teaching
from noblemen_gui.ui import App, Canvas, Companion, LinkButton, Rect, RoundButton, Scene, Widget, text
from noblemen_gui.ui.widget import flat

# How long a word stands if nobody closes it.
SHOWN_MS = 20_000
SILENT = "herald_silent"
EDGE = 14.0
FOOT = 36.0
CLOSE = 40.0
# Controls larger than this share of the window are grounds on which the word may lie.
GROUND = 0.15


class HintCard(Widget):
    """The parchment with the herald and the sentence."""

    focusable = False

    def __init__(self, rect: Rect, herald: Rect, words: Rect, sentence: str) -> None:
        super().__init__(rect, name="hint")
        self.herald, self.words, self.sentence = herald, words, sentence

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        canvas.piece("parchment", self.rect, radius=12)
        canvas.image("herald", self.herald)
        canvas.text(self.sentence, self.words, "body", "ink", align="left", lines=8)


class HintCompanion(Companion):
    """Stands over the table of a first game; it is the table's guide too, but refuses nothing."""

    def __init__(self, app: App, session: GameSession, herald: Herald, taught: TaughtTable) -> None:
        super().__init__(app)
        self.session = session
        self.herald = herald
        self.taught = taught
        self.table: Scene = self
        self.told: Callable[[set[str]], None] = lambda heard: None
        self.hint = ""
        self._left = 0.0
        self._started = False
        self.keys = {"f2": self.close}

    # what the table asks of its guide

    def refusal(self, move: Any) -> str | None:
        """Everything may be done in a real game."""
        return None

    def refused(self, sentence: str) -> bool:
        """The table says it."""
        return False

    def happened(self, step: Step) -> None:
        """Speak up if something is new, before a scene of its own tells of it."""
        self._notice(self._seen(step.before), self.session.seen(step.events), self.session.view())

    def goes_on(self) -> bool:
        """Speak of what is asked at the very beginning; the table goes on as ever."""
        if not self._started:
            self._started = True
            view = self.session.view()
            self._notice(view, [], view)
        return False

    def _seen(self, state: Any) -> Any:
        return self.session.rules.view(state, self.session.viewer)

    def _notice(self, before: Any, events: list[Any], after: Any) -> None:
        name = self.herald.notice(before, events, after)
        if name is not None:
            self.hint, self._left = name, SHOWN_MS
            self.told(self.herald.heard)
            self.relayout()

    # what the player does

    def close(self) -> None:
        """Take the word away."""
        self.hint = ""
        self.relayout()

    def silence_game(self) -> None:
        """Say nothing more in this game, also when it is resumed."""
        self.session.match.client[SILENT] = True
        self.session.save()
        self.herald.silence()
        self.close()

    def silence_for_good(self) -> None:
        """Say nothing more in any game; the options call the herald back."""
        self.app.settings.herald = False
        self.app.save_settings()
        self.herald.silence()
        self.close()

    def _more(self) -> None:
        scenes.open("help", self.app, topic=self.herald.topic(self.hint), game=self.session.rules.name)

    # what is shown

    @property
    def shown(self) -> bool:
        """While there is something to say; the clock runs only then."""
        return bool(self.hint)

    def tick(self, ms: float) -> None:
        """The word goes after a while."""
        self._left -= ms
        if self.hint and self._left <= 0:
            self.close()

    def shapes(self) -> list[Rect]:
        """Return the shapes round what the word speaks of, while the table is on top."""
        if self.app.scene is not self.table or not self.hint:
            return []
        found = [self.taught.spot(self.table, name) for name in self.herald.lit(self.hint)]
        return [engraving.lit_shape(place) for place in found if place]

    def layout(self) -> None:
        """Lay the word into the corner where it covers the least."""
        if not self.hint:
            return
        view = self.view
        width = max(424.0, view.px(520)) if self.app.scene is self.table else max(640.0, view.px(700))
        figure = max(72.0, view.px(96))
        sentence = self.herald.said(self.hint).sentence(_)
        face = view.font("body")
        column = width - figure - 2 * EDGE - 10 - CLOSE
        lines = len(text.wrap(sentence, face, column, view.scale))
        height = max(lines * text.line_height(face, view.scale) + 6, figure) + FOOT + 2 * EDGE
        rect = self._corner(Rect(0, 0, width, height))
        foot, upper = rect.inset(EDGE).cut_bottom(FOOT, 2)
        picture, words = upper.cut_left(figure, 10)
        card = HintCard(rect, picture.place(figure, figure, 0.5, 0), words.cut_right(CLOSE)[1], sentence)
        self.controls = [card, *self._buttons(foot, rect)]

    def _buttons(self, foot: Rect, rect: Rect) -> list[Widget]:
        close = rect.inset(8).place(CLOSE, CLOSE, 1, 0)
        entries = (
            ("more", _("More about it"), self._more),
            ("quiet", _("Not in this game"), self.silence_game),
            ("never", _("Never again"), self.silence_for_good),
        )
        widths = [text.measure(label, self.view.font("caption"), self.view.scale)[0] + 12 for _n, label, _a in entries]
        links = [
            LinkButton(place, label, action, role="caption", name=name)
            for place, (name, label, action) in zip(foot.columns(widths, 4), entries, strict=True)
        ]
        return [RoundButton(close, "close", self.close, name="close", tip=_("Close (F2)")), *links]

    def _corner(self, size: Rect) -> Rect:
        """The table's word stands low at the left of its map, that of other scenes high at the left of the window."""
        limit = GROUND * self.view.width * self.view.height
        controls = [widget.rect for widget in flat(self.app.scene.controls) if widget.focusable]
        controls = [rect for rect in controls if rect.w * rect.h < limit]
        sheet, estate = (self.taught.spot(self.table, name) for name in ("map", "estate"))
        if self.app.scene is not self.table or sheet is None:
            return speech.free_place(self.view, size, (size.w / 2, size.h / 2), controls, [])
        wanted = sheet.x + size.w / 2 + 24, sheet.bottom - size.h / 2 - 24
        rather = [*controls, estate] if estate else controls
        return speech.free_place(self.view, size, wanted, self.shapes(), rather)

    def paint(self, canvas: Canvas) -> None:
        """Ring what the word speaks of."""
        engraving.draw_rings(canvas, self.shapes())


def is_wanted(app: App, session: GameSession) -> bool:
    """Tell whether the herald speaks at this table: in first games of one person, unless silenced."""
    client = session.match.client
    first = session.match.record().options.get("first_game") is True
    return first and app.settings.herald and not client.get(SILENT) and len(session.humans) == 1


def accompany(app: App, session: GameSession, outside: Any) -> Scene:
    """Return the table of a session with the herald beside it."""
    file = LearningFile(app.file.path.parent)
    hints = teaching(session.rules.name).HINTS
    companion = HintCompanion(app, session, Herald(hints, file.load().heard), taught_table(session.rules.name))
    table = companion.taught.open_table(app, session, outside, companion)
    companion.table, table.companion = table, companion
    companion.told = partial(file.keep_heard)
    return table
