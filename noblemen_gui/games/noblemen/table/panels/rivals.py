"""The rivals' cards: estate, name, points, knights, what is used this decade, and the Queen."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen.table.estate_art import draw_estate
from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.games.noblemen.table.panels.top_bar import title_name
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Canvas, Pressable, Rect


class RivalCard(Pressable):
    """One rival; a click brings the estate to the large map."""

    def __init__(self, rect: Rect, panel: RivalCards, seat: int) -> None:
        tip = panel.told(seat)
        super().__init__(rect, partial(panel.host.show_estate, seat), name=f"rival-{seat}", tip=tip)
        self.panel = panel
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        """Draw the card."""
        model, seat = self.panel.model, self.seat
        active = model.to_move == seat
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

    def _draw_estate(self, canvas: Canvas, rect: Rect) -> None:
        model, seat = self.panel.model, self.seat
        canvas.piece("parchment-flat", rect)
        draw_estate(canvas, rect.inset(8), model.state.seats[seat].estate, model.players[seat], model.players)

    def _draw_facts(self, canvas: Canvas, rect: Rect) -> None:
        model, seat = self.panel.model, self.seat
        holder, player = model.state.seats[seat], model.players[seat]
        head, middle, foot = rect.rows((11, 8, 9), 4)
        canvas.image(f"crest-{player.crest}", head.place(44, 44, 0))
        name, rank = head.cut_left(50)[1].rows(2)
        canvas.text(player.name, name, "name", "cream", align="left")
        canvas.text(title_name(model, seat), rank, "rank", "gilt", align="left")
        points, knights = middle.columns(2, 4)
        canvas.image("victory-point", points.place(32, 32, 0))
        canvas.text(str(holder.points), points.cut_left(36)[1], "count", "cream", align="left")
        canvas.image(f"knight-{player.crest}", knights.place(32, 32, 0))
        canvas.text(f"×{holder.knights}", knights.cut_left(36)[1], "number", "cream", align="left")
        for place, art, used in zip(
            foot.columns(3, 4), ("icon-taxes", "icon-land", "queen"), self._used(), strict=True
        ):
            if art != "queen" or model.state.queen == seat:
                canvas.image(art, place.fit(1), grey=used, alpha=110 if used else 255)

    def _used(self) -> tuple[bool, bool, bool]:
        holder = self.panel.model.state.seats[self.seat]
        return holder.taxed, holder.landed, False

    def _draw_head(self, canvas: Canvas, rect: Rect) -> None:
        model, seat = self.panel.model, self.seat
        player = model.players[seat]
        canvas.image(f"crest-{player.crest}", rect.place(rect.h, rect.h, 0))
        queen = model.state.queen == seat
        knights, rest = rect.cut_left(rect.h + 4)[1].cut_right(56)
        canvas.image(f"knight-{player.crest}", knights.place(28, 30, 0))
        canvas.text(f"×{model.state.seats[seat].knights}", knights.cut_left(28)[1], "number", "cream")
        if queen:
            figure, rest = rest.cut_right(30)
            canvas.image("queen", figure)
        canvas.text(player.name, rest, "small-label", "cream", align="left")

    def _draw_rail(self, canvas: Canvas) -> None:
        model, seat = self.panel.model, self.seat
        crest, below = self.face_rect.inset(4).cut_top(self.face_rect.w - 8)
        canvas.image(f"crest-{model.players[seat].crest}", crest)
        if model.state.queen == seat:
            canvas.image("queen", crest.place(26, 32, 1, 1))
        canvas.text(f"×{model.state.seats[seat].knights}", below, "number", "cream")


class RivalCards(Panel):
    """One card for each rival, clockwise from the looking seat."""

    def build(self) -> None:
        """Lay the cards out below each other."""
        rivals = self.model.rivals
        gap = 10 if self.view.wide else 6
        for seat, place in zip(rivals, self.rect.rows(len(rivals), gap), strict=True):
            self.controls.append(RivalCard(place, self, seat))
            self.anchors[f"card:{seat}"] = place
            for name in ("money", "tiles", "bribes", "cards", "knights", "estate"):
                self.anchors[f"{name}:{seat}"] = place.scaled(0.5)

    def told(self, seat: int) -> str:
        """Return what is public of a rival, unless screens are closed."""
        model = self.model
        holder, name = model.state.seats[seat], model.players[seat].name
        if model.closed_screens:
            return name
        tiles = model.tile_count(seat)
        parts = [
            f"£{holder.money}",
            ngettext_("{count} bribe", "{count} bribes", holder.bribes).format(count=holder.bribes),
        ]
        if tiles is not None:
            parts.append(ngettext_("{count} tile", "{count} tiles", tiles).format(count=tiles))
        cards = model.card_count(seat)
        parts.append(ngettext_("{count} card", "{count} cards", cards).format(count=cards))
        return f"{name}: {', '.join(parts)}. {_('Click to see the estate.')}"

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing: the cards lie on the table."""
