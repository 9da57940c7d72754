"""The games on this computer: open, rename, delete and bring back."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from noblemen_gui import saves, scenes
from noblemen_gui.games.noblemen.table.estate_art import draw_estate
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.locale import _, language
from noblemen_gui.saves import SavedGame
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.scenes.saved_summary import Summary, glance, read
from noblemen_gui.ui import App, Button, Canvas, Rect, Row, ScrollArea, TextField

ROW = 72
GAP = 6
LONGEST_TITLE = 40
DATES = {"en": "%d/%m/%Y %H:%M", "de": "%d.%m.%Y %H:%M", "it": "%d/%m/%Y %H:%M"}


class LoadScene(PanelScene):
    """A list at the left, the chosen game at the right; games are replayed for their summary when they are chosen."""

    widest = 1500.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.games: list[SavedGame] = []
        self.chosen: Path | None = None
        self.deleted: Path | None = None
        self.details = Rect()
        self._summaries: dict[tuple[Path, float], Summary] = {}
        self._scrolled = 0.0
        self.keys = {"delete": self._delete, "ctrl+z": self._bring_back}

    def title(self) -> str:
        return _("Load a game")

    def enter(self) -> None:
        self._read_list()

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

    # layout

    def layout(self) -> None:
        self._keep_scroll()
        self.frame()
        listed, self.details = self.body.columns((0.56, 0.44), 20)
        self._lay_list(listed)
        if self.game:
            self._lay_details(self.game)
        self._lay_foot()

    def _keep_scroll(self) -> None:
        self._scrolled = next((w.offset for w in self.controls if isinstance(w, ScrollArea)), self._scrolled)

    def _lay_list(self, place: Rect) -> None:
        width = place.w - 24
        rows = [
            Row(
                Rect(place.x + 4, place.y + 4 + index * (ROW + GAP), width - 8, ROW), game.path.name,
                partial(self._draw_row, game), partial(self._choose, game), chosen=game.path == self.chosen,
            )
            for index, game in enumerate(self.games)
        ]  # fmt: skip
        area = ScrollArea(place, rows, len(rows) * (ROW + GAP) + 8, name="games")
        area.scroll_to(self._scrolled)
        self.controls.append(area)

    def _lay_details(self, game: SavedGame) -> None:
        name = self.details.inset(20).cut_top(48)[0]
        rename = partial(self._rename, game)
        self.controls.append(
            TextField(name, game.title, rename, name="title", longest=LONGEST_TITLE, tip=_("Click to change the name"))
        )

    def _lay_foot(self) -> None:
        parts = self.foot.columns((1, 1, 1.2, 1.4) if self.deleted else (1, 1.2, 1.4), 14)
        none = None if self.game else _("There is no game to open.")
        self.controls += [
            Button(parts[0], _("Back"), self.back, kind="dark", name="back"),
            Button(parts[-2], _("Delete"), self._delete, name="delete", reason=none),
            Button(parts[-1], _("Open"), self.open, kind="red", lit=True, name="open", reason=none),
        ]
        if self.deleted:
            tip = _("Bring the deleted game back")
            self.controls.append(Button(parts[1], _("Undo"), self._bring_back, icon="icon-undo", name="undo", tip=tip))

    # painting

    def paint_panel(self, canvas: Canvas) -> None:
        if not self.games:
            canvas.text(_("No game has been saved yet."), self.body, "heading", "cream", lines=2)
        elif self.game:
            self._paint_details(canvas, self.game)

    def _draw_row(self, game: SavedGame, canvas: Canvas, rect: Rect) -> None:
        plans = glance(game)
        crests, words = rect.cut_right(len(plans) * 34.0, 8)
        for plan, place in zip(plans, crests.columns(max(1, len(plans))), strict=False):
            canvas.image(f"crest-{plan.crest}", place.place(32, 32))
        head, told = words.rows(2)
        canvas.text(game.title, head, "small-label", "ink", align="left")
        canvas.text(date_of(game), told, "caption", "muted", align="left")

    def _paint_details(self, canvas: Canvas, game: SavedGame) -> None:
        canvas.piece("parchment-flat", self.details)
        inner = self.details.inset(20).cut_top(48, 12)[1]
        summary = self.summary(game)
        head, rest = inner.cut_top(32, 6)
        canvas.text(f"{summary.progress} · {date_of(game)}", head, "sentence", "muted", align="left")
        height = 34.0
        for seat, plan in enumerate(summary.plans):
            row, rest = rest.cut_top(height)
            crest, name = row.cut_left(height, 8)
            points, name = name.cut_right(60, 8)
            canvas.image(f"crest-{plan.crest}", crest.inset(2))
            canvas.text(plan.name, name, "small-label", "ink", align="left")
            if summary.points:
                canvas.text(str(summary.points[seat]), points, "count", "ink", align="right")
        picture = rest.cut_top(10)[1]
        if summary.session and picture.h > 80:
            self._paint_estate(canvas, picture, summary)

    def _paint_estate(self, canvas: Canvas, place: Rect, summary: Summary) -> None:
        seat = summary.session.viewer if summary.session else 0
        players = [Player(plan.name, plan.crest, plan.lady, plan.level) for plan in summary.plans]
        canvas.piece("slot", place)
        draw_estate(canvas, place.inset(10), summary.state.seats[seat].estate, players[seat], players)

    # what the buttons do

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
        if game.record:
            saves.rename(game.path, title)
            self.games = saves.games()
            self.ground.stale()
            self.invalidate()

    def _delete(self) -> None:
        if self.game:
            place = self.games.index(self.game)
            self.deleted = saves.delete(self.game.path)
            self.games = saves.games()
            self.chosen = self.games[min(place, len(self.games) - 1)].path if self.games else None
            self.relayout()

    def _bring_back(self) -> None:
        if self.deleted:
            self.chosen = saves.bring_back(self.deleted)
            self.deleted = None
            self._read_list()


def date_of(game: SavedGame) -> str:
    return time.strftime(DATES.get(language(), DATES["en"]), time.localtime(game.saved_at))


def create(app: App) -> LoadScene:
    return LoadScene(app)
