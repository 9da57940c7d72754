"""The games on this computer: open, rename, delete and bring back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from noblemen_gui import saves, scenes
from noblemen_gui.games.noblemen.table.estate_art import draw_estate
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.locale import _
from noblemen_gui.saves import SavedGame
from noblemen_gui.scenes.dates import date_of
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.scenes.saved_summary import Summary, glance, read
from noblemen_gui.ui import App, Button, Canvas, Rect, Row, ScrollArea, TextField, text
from noblemen_gui.ui.dialog import notice
from noblemen_gui.ui.focus import towards

ROW = 72
GAP = 6
EDGE = 12  # room for the ring of the focus
LONGEST_TITLE = 40


class LoadScene(PanelScene):
    """A list at the left, the chosen game at the right; games are replayed for their summary one at a time."""

    widest = 1500.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.games: list[SavedGame] = []
        self.chosen: Path | None = None
        self.deleted: Path | None = None
        self.list_place = self.details = Rect()
        self._summaries: dict[tuple[Path, float], Summary] = {}
        self._scrolled = 0.0
        self.keys = {
            "delete": self._delete, "ctrl+z": self._bring_back, "up": partial(self._step, -1),
            "down": partial(self._step, 1),
        }  # fmt: skip

    def title(self) -> str:
        return _("Load a game")

    def enter(self) -> None:
        self._read_list()
        if self.focus is None:
            self._focus_chosen()

    def leave(self) -> None:
        saves.empty_bin()

    def _read_list(self) -> None:
        self.games = saves.games()
        if self.chosen not in [game.path for game in self.games]:
            self.chosen = self.games[0].path if self.games else None
        self.relayout()

    @property
    def game(self) -> SavedGame | None:
        return next((game for game in self.games if game.path == self.chosen), None)

    def summary(self, game: SavedGame) -> Summary:
        key = game.path, game.saved_at
        if key not in self._summaries:
            self._summaries[key] = read(game)
        return self._summaries[key]

    def known(self, game: SavedGame) -> Summary | None:
        """The summary if the game has been looked at already."""
        return self._summaries.get((game.path, game.saved_at))

    def tick(self, ms: float) -> None:
        """Look at one game more; all at once would let the window wait."""
        unknown = next((game for game in self.games if self.known(game) is None), None)
        if unknown:
            self.summary(unknown)
            self.invalidate(self.body)

    # layout

    def layout(self) -> None:
        self._keep_scroll()
        self.frame()
        self.list_place, self.details = self.body.columns((0.56, 0.44), 20)
        if self.games:
            self._lay_list(self.list_place.inset(4, 6))
        if self.game:
            self._lay_details(self.game)
        self._lay_foot()

    def _keep_scroll(self) -> None:
        self._scrolled = next((w.offset for w in self.controls if isinstance(w, ScrollArea)), self._scrolled)

    def _lay_list(self, place: Rect) -> None:
        width = place.w - 26
        rows = [
            Row(
                Rect(place.x + EDGE, place.y + EDGE + index * (ROW + GAP), width - 2 * EDGE, ROW), game.path.name,
                partial(self._draw_row, game), partial(self._choose, game), chosen=game.path == self.chosen,
                tip=_("A second click or Enter opens it"),
            )
            for index, game in enumerate(self.games)
        ]  # fmt: skip
        area = ScrollArea(place, rows, len(rows) * (ROW + GAP) - GAP + 2 * EDGE, name="games")
        area.scroll_to(self._scrolled)
        self.controls.append(area)

    def _lay_details(self, game: SavedGame) -> None:
        name = self.details.inset(20).cut_top(50)[0]
        self.controls.append(
            TextField(
                name, game.given_title, partial(self._rename, game), name="title", longest=LONGEST_TITLE,
                hint=game.usual_title, icon="icon-quill", tip=_("Click to change the name"),
                reason=None if game.record else _("A damaged game cannot be renamed."),
            )
        )  # fmt: skip

    def _lay_foot(self) -> None:
        foot = self.foot.inset(self.view.px(40), 0)
        parts = foot.columns((1, 1.2, 1.1, 1.5) if self.deleted else (1, 1.1, 1.5), max(12.0, self.view.px(24)))
        none = None if self.game else _("There is no game to open.")
        self.controls.append(Button(parts[0], _("Back"), self.back, kind="dark", name="back", tip=_("Esc")))
        if self.deleted:
            tip = _("Bring the deleted game back")
            self.controls.append(Button(parts[1], _("Undo"), self._bring_back, icon="icon-undo", name="undo", tip=tip))
        self.controls += [
            Button(
                parts[-2], _("Delete"), self._delete, name="delete", reason=none,
                tip=_("It can be brought back until you leave this list"),
            ),
            Button(
                parts[-1], _("Open"), self.open, kind="red", role="primary", lit=True, name="open", reason=none,
                tip=_("Go on with this game"),
            ),
        ]  # fmt: skip

    # painting

    def paint_panel(self, canvas: Canvas) -> None:
        if self.game:
            canvas.fill(self.list_place, "black", 70, radius=10)
            self._paint_details(canvas, self.game)
            return
        place = self.body.place(self.body.w, max(200.0, self.view.px(320)))
        picture, words = place.cut_top(place.h * 0.7)
        canvas.image("herald", picture)
        canvas.text(_("No game has been saved yet."), words, "heading", "cream", lines=2)

    def _draw_row(self, game: SavedGame, canvas: Canvas, rect: Rect) -> None:
        plans = glance(game)
        crests, words = rect.cut_right(len(plans) * 36.0, 8)
        for plan, place in zip(plans, crests.columns(max(1, len(plans))), strict=False):
            canvas.image(f"crest-{plan.crest}", place.place(34, 34))
        head, told = words.rows(2)
        title = text.shorten(game.title, canvas.view.font("label"), head.w, canvas.view.scale)
        canvas.text(title, head, "label", "ink", align="left")
        known = self.known(game)
        date = date_of(game.saved_at)
        canvas.text(f"{known.progress} · {date}" if known else date, told, "caption", "muted", align="left")

    def _paint_details(self, canvas: Canvas, game: SavedGame) -> None:
        canvas.piece("parchment", self.details)
        inner = self.details.inset(20).cut_top(50, 10)[1]
        summary = self.summary(game)
        head, rest = inner.cut_top(30, 6)
        canvas.text(f"{summary.progress} · {date_of(game.saved_at)}", head, "sentence", "muted", align="left")
        if summary.session is None:
            self._paint_trouble(canvas, rest, game, summary)
            return
        row = max(30.0, self.view.px(40))
        for seat, place in enumerate(rest.cut_top(row * len(summary.plans))[0].rows(len(summary.plans))):
            self._paint_seat(canvas, place, summary, seat)
        picture = rest.cut_top(row * len(summary.plans), 12)[1]
        if picture.h > 80:
            self._paint_estate(canvas, picture, summary)

    def _paint_seat(self, canvas: Canvas, row: Rect, summary: Summary, seat: int) -> None:
        plan = summary.plans[seat]
        crest, rest = row.cut_left(row.h, 10)
        points, name = rest.cut_right(64, 8)
        canvas.image(f"crest-{plan.crest}", crest.inset(1))
        canvas.text(plan.name, name, "label", "ink", align="left")
        star, number = points.columns(2)
        canvas.image("victory-point", star)
        canvas.text(str(summary.points[seat]), number, "count", "ink", align="right")

    def _paint_trouble(self, canvas: Canvas, rest: Rect, game: SavedGame, summary: Summary) -> None:
        """Why this one cannot be opened, and what can be done."""
        if summary.newer:
            told = [_("The file {file} was made by a newer version of Noblemen; this one cannot open it.")]
        else:
            told = [_("The file {file} is damaged."), _("Open sets it aside.")]
            told += [_("There is a copy from one decision earlier.")] if game.before else []
        picture, words = rest.cut_top(min(110.0, rest.h * 0.4), 12)
        canvas.image("card-blackmail", picture)
        canvas.text(" ".join(told).format(file=game.path.name), words, "body", "ink", lines=8, down=0)

    def _paint_estate(self, canvas: Canvas, place: Rect, summary: Summary) -> None:
        seat = summary.session.viewer if summary.session else 0
        players = [Player(plan.name, plan.crest, plan.lady, plan.level) for plan in summary.plans]
        canvas.piece("slot", place)
        draw_estate(canvas, place.inset(10), summary.state.seats[seat].estate, players[seat], players)

    # what the buttons do

    def _step(self, step: int) -> None:
        """The arrow keys go through the list and choose; elsewhere they go to the next control."""
        if isinstance(self.focus, Row) and self.game:
            place = self.games.index(self.game) + step
            if 0 <= place < len(self.games):
                self.chosen = self.games[place].path
                self.relayout()
                self._focus_chosen()
                return
        self.set_focus(towards(self.focusable(), self.focus, "down" if step > 0 else "up") or self.focus)

    def _focus_chosen(self) -> None:
        name = self.chosen.name if self.chosen else "back"
        self.set_focus(self.find(name))

    def _choose(self, game: SavedGame) -> None:
        if game.path == self.chosen:
            self.open()
            return
        self.chosen = game.path
        self.relayout()

    def open(self) -> None:
        if self.game:
            scenes.open("table", self.app, path=self.game.path)

    def _rename(self, game: SavedGame, title: str) -> None:
        if self._done(lambda: saves.rename(game.path, title)):
            self.games = saves.games()
            self.ground.stale()
            self.invalidate()

    def _delete(self) -> None:
        game = self.game
        if game and self._done(lambda: self._put_away(game.path)):
            place = self.games.index(game)
            self.games = saves.games()
            self.chosen = self.games[min(place, len(self.games) - 1)].path if self.games else None
            self.relayout()
            if self.focus is None:
                self._focus_chosen()

    def _put_away(self, path: Path) -> None:
        self.deleted = saves.delete(path)

    def _bring_back(self) -> None:
        gone = self.deleted
        if gone and self._done(lambda: self._fetch(gone)):
            self.deleted = None
            self._read_list()
            self._focus_chosen()

    def _fetch(self, gone: Path) -> None:
        self.chosen = saves.bring_back(gone)

    def _done(self, change: Callable[[], None]) -> bool:
        """Change something on disk, or say that it cannot be changed."""
        try:
            change()
        except OSError:
            body = _("The folder {folder} cannot be written.").format(folder=saves.folder())
            self.app.push(notice(self.app, _("Sorry"), body))
            return False
        return True


def create(app: App) -> LoadScene:
    return LoadScene(app)
