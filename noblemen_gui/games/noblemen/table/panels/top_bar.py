"""The bar above the table: menu, a plate for every seat, and what comes next on the round track."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import NO_TITLE
from noblemen_gui.games.noblemen.table.estate_art import TRIMS
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.games.noblemen.table.panels.panel import Panel, Region
from noblemen_gui.games.noblemen.table.tips import tip
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Pressable, Rect, RoundButton

ROMAN = ("", "I", "II", "III")


def title_name(model: TableModel, seat: int) -> str:
    """Return a seat's title as this lord or lady bears it."""
    title = model.state.seats[seat].title
    if title == NO_TITLE:
        return ""
    return _((names.LADIES if model.players[seat].lady else names.LORDS)[title])


class SeatPlate(Pressable):
    """A seat's plate: crest, name, title, Queen and points; gilt and glowing for whoever is to move."""

    def __init__(self, rect: Rect, panel: Panel, seat: int, named: bool) -> None:
        super().__init__(rect, partial(panel.host.show_estate, seat), name=f"seat-{seat}")
        self.panel = panel
        self.seat = seat
        self.named = named

    def queen_rect(self) -> Rect:
        """Return where the Queen stands."""
        return self.rect.cut_right(self.points_width())[1].place(self.rect.h * 0.74, self.rect.h * 0.86, 1)

    def points_width(self) -> float:
        """Return the room of star and points."""
        return 84.0 if self.rect.w > 200 else 62.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate."""
        model, seat = self.panel.model, self.seat
        player, active = model.players[seat], model.to_move == seat
        rect = self.face_rect
        canvas.piece("plate-lit" if active else "plate", rect, active=active, trim=TRIMS[player.crest])
        inner = self._inner(rect)
        canvas.image(f"crest-{player.crest}", inner.place(inner.h * 0.86, inner.h * 0.86, 0.01))
        points = inner.cut_right(self.points_width())[0]
        star = 32 if rect.w > 200 else 26
        canvas.image("victory-point", points.place(star, star, 0))
        canvas.text(str(model.state.seats[seat].points), points.cut_left(star)[1], "score", "cream")
        if self.named:
            self._names(canvas, inner)
        if model.state.queen == seat:
            canvas.image("queen", self.queen_rect())

    def _inner(self, rect: Rect) -> Rect:
        return rect.inset(10 if rect.w > 200 else 6, 4)

    def _names(self, canvas: Canvas, inner: Rect) -> None:
        model, seat = self.panel.model, self.seat
        queen = self.queen_rect().w if model.state.queen == seat else 0
        words = inner.cut_left(inner.h - 2)[1].cut_right(self.points_width() + queen)[1]
        if canvas.view.wide and words.h > 40:
            name, rank = words.inset(0, -3).rows((8, 7))
            canvas.name(model.players[seat].name, name, "name", "cream")
            title = title_name(model, seat)
            if canvas.measure(title, "rank")[0] <= rank.w:
                canvas.text(title, rank, "rank", "gilt", align="left")
        else:
            canvas.name(model.players[seat].name, words, "small-label", "cream")


class TopBar(Panel):
    """Menu, plates of all seats, next event."""

    def build(self) -> None:
        """Lay out the plates in the room that menu and next event leave."""
        menu, rest = self.rect.inset(12, 6).cut_left(max(44.0, self.rect.h - 24), 10)
        size = min(menu.w, menu.h)
        self.add(RoundButton(menu.place(size, size), "menu", self.host.menu, face="dark", name="menu"), "menu")
        self.event, rest = rest.cut_right(self._event_width(), 10)
        self.add(Region(self.event, "next-event"), "next_event")
        room_for_word = self.view.wide and len(self.model.players) < 5
        self.word, rest = rest.cut_left(176, 12) if room_for_word else (Rect(), rest)
        for seat, place in enumerate(self._places(rest)):
            plate = SeatPlate(place, self, seat, self._named(seat))
            plate.tip = self._told(seat)
            self.add(plate, "points")
            self.anchors[f"points:{seat}"] = place.cut_right(90)[0]
            self.anchors[f"queen:{seat}"] = plate.queen_rect()

    def _told(self, seat: int) -> str:
        """Return name and title, and for the Queen's holder what that means."""
        names = ", ".join(filter(None, (self.model.players[seat].name, title_name(self.model, seat))))
        return f"{names}\n{tip(self.model, 'queen')}" if self.model.state.queen == seat else names

    def _event_width(self) -> float:
        return {"wide": 330.0, "medium": 222.0, "compact": 224.0}[self.view.size_class]

    def _named(self, seat: int) -> bool:
        five_medium = self.view.size_class == "medium" and len(self.model.players) == 5
        holder_in_the_way = five_medium and self.model.state.queen == seat
        return (not self.view.compact and not holder_in_the_way) or (self.view.compact and self.model.to_move == seat)

    def _places(self, rest: Rect) -> list[Rect]:
        seats = len(self.model.players)
        weights = [1.0] * seats
        if self.view.compact and self.model.to_move is not None:
            weights[self.model.to_move] = 1.6
        return [place.inset(0, 3) for place in rest.columns(weights, 8)]

    def paint(self, canvas: Canvas) -> None:
        """Draw the bar, the word mark and what comes next."""
        canvas.fill(self.rect, "oak")
        canvas.fill(Rect(self.rect.x, self.rect.bottom - 3, self.rect.w, 3), "bronze")
        if self.word.w:
            canvas.text("Noblemen", self.word, "heading", "gilt")
        space, _steps = self.model.next_event()
        art = {"ball": "mask", "scoring": "castle"}.get(space, "crown")
        icon, words = self.event.cut_left(52, 8)
        canvas.image(art, icon.place(50, 50))
        what = {"ball": _("Masquerade ball"), "scoring": _("Building scoring")}.get(space, _("New decade"))
        upper, lower = words.inset(0, -6).rows(2)
        following = _("Next: {event}").format(event=what)
        what = following if canvas.measure(following, "small-label")[0] <= words.w else what
        if canvas.measure(what, "small-label")[0] <= words.w:
            canvas.text(what, upper, "small-label", "gilt", align="right")
            canvas.text(self._where(), lower, "caption", "cream", align="right")
        else:
            canvas.text(what, words.inset(0, -6), "small-label", "gilt", align="right", lines=2)

    def _where(self) -> str:
        """Return decade and space, the spaces numbered as on the ring."""
        state = self.model.state
        decade, track = ROMAN[state.decade], state.board.track
        if track[state.round] == "start":
            return _("Decade {decade}, start").format(decade=decade)
        if track[state.round] == "locked":
            return _("Decade {decade}, locked").format(decade=decade)
        space = track[: state.round + 1].count("plain")
        return _("Decade {decade}, space {space}").format(decade=decade, space=space)
