"""The rivals' cards: estate, name, points, knights, what is used this decade, and the Queen."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen.table.estate_art import draw_estate
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.games.noblemen.table.panels.top_bar import title_name
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Canvas, Pressable, Rect


def public_facts(model: TableModel, seat: int) -> str:
    """Return what is public of a rival, unless screens are closed."""
    holder, name = model.state.seats[seat], model.players[seat].name
    invitation = _("Click to see the estate.")
    if model.closed_screens:
        return f"{name}\n{invitation}"
    tiles, cards = model.tile_count(seat), model.card_count(seat)
    parts = [
        f"£{holder.money}",
        ngettext_("{count} bribe", "{count} bribes", holder.bribes).format(count=holder.bribes),
        "" if tiles is None else ngettext_("{count} tile", "{count} tiles", tiles).format(count=tiles),
        ngettext_("{count} card", "{count} cards", cards).format(count=cards),
    ]
    return f"{name}: {', '.join(filter(None, parts))}\n{invitation}"


class RivalCard(Pressable):
    """One rival; a click brings the estate to the large map."""

    def __init__(self, rect: Rect, host: TableHost, model: TableModel, seat: int) -> None:
        super().__init__(rect, partial(host.show_estate, seat), name=f"rival-{seat}")
        self.model = model
        self.seat = seat
        self.holder, self.player = model.state.seats[seat], model.players[seat]

    def draw(self, canvas: Canvas) -> None:
        """Draw the card."""
        active = self.model.to_move == self.seat
        canvas.piece("plate-lit" if active else "plate", self.face_rect, active=active)
        if canvas.view.compact:
            self._draw_rail(canvas)
        elif canvas.view.wide:
            picture, facts = self.face_rect.inset(8).columns((23, 16), 10)
            self._draw_estate(canvas, picture)
            self._draw_facts(canvas, facts)
        else:
            head, picture = self.face_rect.inset(8).cut_top(34, 4)
            self._draw_head(canvas, head)
            self._draw_estate(canvas, picture)
            self._draw_used(canvas, picture.inset(4).cut_right(32)[0].rows(2, 2))

    def _draw_estate(self, canvas: Canvas, rect: Rect) -> None:
        canvas.piece("parchment-flat", rect)
        room = rect.inset(8) if canvas.view.wide else rect.inset(6).cut_right(30)[1]
        draw_estate(canvas, room, self.holder.estate, self.player, self.model.players)
        self._draw_rings(canvas, room)

    def _draw_rings(self, canvas: Canvas, rect: Rect) -> None:
        """While a knight is to be set, tell how many areas are free here."""
        free = sum(1 for seat, _at in self.model.knight_targets() if seat == self.seat)
        if free:
            badge = rect.place(40, 40, 1, 1)
            canvas.piece("badge", badge, tone="gold")
            canvas.image("knight", badge.inset(5))

    def _draw_facts(self, canvas: Canvas, rect: Rect) -> None:
        head, middle, foot = rect.rows((11, 8, 9), 4)
        canvas.image(f"crest-{self.player.crest}", head.place(46, 46, 0))
        name, rank = head.cut_left(52)[1].inset(0, -6).rows(2)
        canvas.name(self.player.name, name, "name", "cream")
        title = title_name(self.model, self.seat)
        if canvas.measure(title, "rank")[0] <= rank.w:
            canvas.text(title, rank, "rank", "gilt", align="left")
        points, knights = middle.columns((10, 9), 2)
        canvas.image("victory-point", points.place(34, 34, 0))
        canvas.text(str(self.holder.points), points.cut_left(38)[1], "count", "cream", align="left")
        canvas.image(f"knight-{self.player.crest}", knights.place(36, 36, 0))
        canvas.text(f"×{self.holder.knights}", knights.cut_left(36)[1], "number", "cream", align="left")
        *used, queen = foot.columns(3, 4)
        self._draw_used(canvas, used)
        if self.model.state.queen == self.seat:
            canvas.image("queen", queen.inset(0, -5))

    def _draw_used(self, canvas: Canvas, places: list[Rect]) -> None:
        """Draw the tax and the land marker; a used one is grey and struck through."""
        entries = (("icon-taxes", self.holder.taxed), ("icon-land", self.holder.landed))
        for place, (art, used) in zip(places, entries, strict=True):
            square = place.fit(1)
            canvas.image(art, square, grey=used, alpha=120 if used else 255)
            if used:
                canvas.line((square.x + 5, square.bottom - 5), (square.right - 5, square.y + 5), "#C83C4A", 3)

    def _draw_head(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image(f"crest-{self.player.crest}", rect.place(rect.h, rect.h, 0))
        knights, rest = rect.cut_left(rect.h + 4)[1].cut_right(56)
        canvas.image(f"knight-{self.player.crest}", knights.place(28, 30, 0))
        canvas.text(f"×{self.holder.knights}", knights.cut_left(28)[1], "number", "cream")
        if self.model.state.queen == self.seat:
            figure, rest = rest.cut_right(30)
            canvas.image("queen", figure.inset(0, -3))
        canvas.name(self.player.name, rest, "small-label", "cream")

    def _draw_rail(self, canvas: Canvas) -> None:
        size = min(self.face_rect.w - 8, self.face_rect.h - 36)
        crest, below = self.face_rect.inset(4).cut_top(size)
        canvas.image(f"crest-{self.player.crest}", crest)
        if self.model.state.queen == self.seat:
            canvas.image("queen", crest.place(26, 34, 1.05, 1))
        knight, count = below.columns((1, 1))
        canvas.image(f"knight-{self.player.crest}", knight.place(22, 26))
        canvas.text(f"×{self.holder.knights}", count, "number", "cream")


class RivalCards(Panel):
    """One card for each rival, clockwise from the looking seat."""

    def build(self) -> None:
        """Lay the cards out below each other."""
        rivals = self.model.rivals
        gap = 10 if self.view.wide else 6
        for seat, place in zip(rivals, self.rect.rows(len(rivals), gap), strict=True):
            card = RivalCard(place, self.host, self.model, seat)
            card.tip = public_facts(self.model, seat)
            self.add(card, "rival")
            self.anchors[f"card:{seat}"] = place
            for name in ("money", "tiles", "bribes", "cards", "knights", "estate"):
                self.anchors[f"{name}:{seat}"] = place.scaled(0.5)

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing: the cards lie on the table."""
