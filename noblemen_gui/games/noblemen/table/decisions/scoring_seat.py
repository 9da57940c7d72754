"""A seat beside the map of a building scoring: its estate, what its buildings bring, whether it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from noblemen_gui.games.noblemen.rules.estate import Estate
from noblemen_gui.games.noblemen.table.decisions.scoring_art import draw_coin
from noblemen_gui.games.noblemen.table.estate_art import estate_grid, fitting_cell, paint_estate
from noblemen_gui.games.noblemen.table.panels.top_bar import title_name
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Pressable, Rect

if TYPE_CHECKING:
    from noblemen_gui.games.noblemen.table.decisions.scoring import ScoringScene

LARGEST_CELL = 44.0


class SeatCard(Pressable):
    """Pressed, it goes to the seat's buildings."""

    def __init__(self, rect: Rect, scoring: ScoringScene, seat: int, look: Callable[[], None]) -> None:
        player = scoring.model.players[seat]
        super().__init__(
            rect, look, name=f"seat-{seat}", tip=_("Show the buildings of {name}").format(name=player.name)
        )
        self.scoring = scoring
        self.seat = seat

    @property
    def progress(self) -> str:
        """Return whether the seat has counted, counts, or follows."""
        mine = self.scoring.tally.of(self.seat)
        if self.scoring.number > mine[-1] or (self.scoring.last and self.seat == self.scoring.current.seat):
            return "counted"
        return "counting" if self.scoring.number >= mine[0] else "follows"

    def draw(self, canvas: Canvas) -> None:
        """Draw estate, name, points and progress."""
        model, rect = self.scoring.model, self.face_rect
        player = model.players[self.seat]
        active = self.scoring.current.seat == self.seat
        canvas.piece("plate-lit" if active else "plate", rect, active=active)
        picture, words = rect.inset(8).columns((10, 9) if canvas.view.wide else (1, 1), 10)
        canvas.piece("parchment-flat", picture)
        self._draw_estate(canvas, picture.inset(9), model.state.seats[self.seat].estate)
        wide = canvas.view.wide and words.h > 150
        rows = words.rows((5, 4, 6, 4) if wide else (4, 5, 4), 2)
        name, points, state = rows[0], rows[-2], rows[-1]
        crest = min(40.0, name.h)
        canvas.image(f"crest-{player.crest}", name.place(crest, crest, 0))
        canvas.text(player.name, name.cut_left(crest + 8)[1], "name", "cream", align="left")
        if wide:
            canvas.text(
                title_name(model, self.seat), rows[1].cut_left(crest + 8)[1], "rank", "gilt", align="left", down=0
            )
        if self.progress != "follows":
            size = min(40.0, points.h)
            canvas.image("victory-point", points.place(size, size, 0))
            counted = self.scoring.tally.counted(self.seat, self.scoring.number)
            canvas.text(f"+{counted}", points.cut_left(size + 8)[1], "score", "gilt", align="left")
        self._draw_progress(canvas, state)

    def _draw_progress(self, canvas: Canvas, row: Rect) -> None:
        size = min(30.0, row.h)
        if self.progress == "counted":
            canvas.image("badge-tick", row.place(size, size, 0))
            row = row.cut_left(size + 6)[1]
        words = {"counted": _("counted"), "counting": _("counting"), "follows": _("follows")}[self.progress]
        canvas.text(words, row, "caption", "gilt" if self.progress == "counting" else "cream", align="left")

    def _draw_estate(self, canvas: Canvas, rect: Rect, estate: Estate) -> None:
        model = self.scoring.model
        grid = estate_grid(canvas.view, rect, estate, min(LARGEST_CELL, fitting_cell(rect, estate.tiles) * 0.96))
        paint_estate(canvas, grid, estate, model.players[self.seat], model.players)
        if grid.cell < 20:
            return
        for index in self.scoring.tally.of(self.seat):
            scored = self.scoring.scored[index]
            if index <= self.scoring.number and scored.amount:
                draw_coin(canvas, grid.rect(scored.at), str(scored.amount))
