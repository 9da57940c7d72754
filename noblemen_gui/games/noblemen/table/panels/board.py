"""The board: round track, prices after the discount, follies, church, bribes and prestige so far."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import (
    BUILDINGS,
    CASTLE,
    CHAPEL,
    FOLLIES,
    FOLLY,
    FOLLY_NEEDS,
    FOLLY_REWARDS,
    PALACE,
    TILES,
)
from noblemen_gui.games.noblemen.table.panels.panel import Panel, Source
from noblemen_gui.games.noblemen.table.panels.ring import draw_ring, space_rect
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Canvas, Point, Pressable, Rect, Tabs

ROWS = (CASTLE, CHAPEL, PALACE)
PAGES = ("castle", "folly", "church", "prestige")


class Slot(Pressable):
    """A space of a building area: the next one is framed in gold, a sold one keeps its ghost."""

    def __init__(
        self, rect: Rect, panel: Panel, art: str, price: str, lit: bool, gone: bool, payload: tuple[object, ...],
        tip: str, reason: str | None,
    ) -> None:  # fmt: skip
        action = partial(panel.host.open, "carry", payload=payload, home=rect)
        super().__init__(rect, action, name=f"slot-{payload[0]}-{payload[-1]}", tip=tip, reason=reason)
        self.art, self.price, self.lit, self.gone = art, price, lit, gone
        self.focusable = lit

    def draw(self, canvas: Canvas) -> None:
        """Draw the slot with its building and price."""
        rect = self.face_rect
        canvas.piece("slot-lit" if self.lit else "slot", rect, lit=self.lit, empty=self.gone)
        words, picture = rect.inset(2, 3).cut_bottom(24)
        canvas.image(self.art, picture.inset(2, 0), grey=self.gone, alpha=46 if self.gone else 255)
        colour = "wine" if self.lit else "muted" if self.gone else "ink"
        canvas.text(self.price, words, "number", colour)


class BoardPanel(Panel):
    """All of the board in a large window, one page of four below the ring in a smaller one."""

    page = 0

    def build(self) -> None:
        """Lay out ring and sections."""
        inner = self.rect.inset(self.view.px(18) if self.view.wide else 12)
        side = min(inner.w - 8, self.view.px(366) if self.view.wide else 224)
        self.ring = inner.cut_top(side)[0].place(side, side)
        rest = inner.cut_top(side, 8)[1]
        spaces = len(self.model.state.board.track)
        for index in range(spaces):
            self.anchors[f"ring:{index}"] = space_rect(self.ring, spaces, index)
        self.anchors["deck"] = self.ring.scaled(0.3)
        self.anchors["board"] = self.ring
        self.follies = self.church = self.prestige = Rect()
        if self.view.wide:
            self.buildings, self.follies, self.church, self.prestige = rest.rows((258, 150, 62, 100), 8)
            self._build_slots(self.buildings)
            self._build_follies(self.follies)
            self._anchor_church(self.church)
        else:
            self._build_page(rest)

    def _build_page(self, rest: Rect) -> None:
        tabs, page = rest.cut_top(46, 4)
        labels = (_("Buildings"), _("Follies"), _("Church"), _("Prestige"))
        self.controls.append(Tabs(tabs, labels, self.page, self._turn, name="board-pages", icons=PAGES))
        self.buildings = page if self.page == 0 else Rect()
        self.follies = page if self.page == 1 else Rect()
        self.church = page if self.page == 2 else Rect()
        self.prestige = page if self.page == 3 else Rect()
        if self.page == 0:
            self._build_slots(page)
        elif self.page == 1:
            self._build_follies(page)
        self._anchor_church(page)

    def _turn(self, page: int) -> None:
        self.page = page
        self.show(self.model)

    def _build_slots(self, area: Rect) -> None:
        for building, row in zip(ROWS, area.rows(3, 5), strict=True):
            places = row.columns(5, 5)
            spaces = self.model.spaces(building)
            following = next((index for index, (_price, stands) in enumerate(spaces) if stands), None)
            for index, ((price, stands), place) in enumerate(zip(spaces, places, strict=False)):
                self._add_building(building, place, price, stands, lit=index == following)
        self._add_bribes(area.rows(3, 5)[2].columns(5, 5)[4])

    def _add_building(self, building: int, place: Rect, price: int, stands: bool, lit: bool) -> None:
        refusal = self.model.building_refusal(building)
        tip = f"{_(names.BUILDINGS[building])}, £{price}"
        reason = refusal.sentence(_) if refusal and lit else None
        art = BUILDINGS[building]
        payload = ("building", building)
        slot = Slot(place, self, art, f"£{price}", lit, not stands, payload, tip, reason)
        slot.name = f"slot-{art}-{'next' if lit else price}"
        self.controls.append(slot)
        if lit:
            self.lifted.append(Source(place, payload, art))
            self.anchors[f"building:{building}"] = place

    def _add_bribes(self, place: Rect) -> None:
        count = self.model.state.bribes
        tip = ngettext_(
            "{count} bribe left: £2 and a point each", "{count} bribes left: £2 and a point each", count
        ).format(count=count)
        slot = Slot(place, self, "bribe", str(count), bool(count), not count, ("bribe",), tip, None)
        slot.action = partial(self.host.action, "bribe")
        slot.name = "bribes"
        self.controls.append(slot)
        self.lifted.append(Source(place, ("bribe",), "bribe"))
        self.anchors["bribes"] = place

    def _build_follies(self, area: Rect) -> None:
        cells = area.cut_top(34, 4)[1]
        places = cells.columns(4, 6) if self.view.wide else cells.grid(2, 2, 6)
        for folly, place in enumerate(places):
            there = folly in self.model.state.follies
            payload = ("building", FOLLY + folly)
            refusal = self.model.building_refusal(FOLLY + folly)
            needs = ", ".join(f"{count} × {_(names.AREAS[area])}" for area, count in FOLLY_NEEDS[folly].items())
            tip = f"{_(names.BUILDINGS[FOLLY])}: {needs}"
            slot = Slot(
                place,
                self,
                "folly",
                "",
                there,
                not there,
                payload,
                tip,
                refusal.sentence(_) if refusal and there else None,
            )
            slot.name = f"folly-{FOLLIES[folly]}"
            self.controls.append(slot)
            self.anchors[f"folly:{folly}"] = place
            self.anchors[f"building:{FOLLY + folly}"] = place
            if there:
                self.lifted.append(Source(place, payload, "folly"))

    def _anchor_church(self, area: Rect) -> None:
        self.anchors["church"] = area

    def target_at(self, payload: tuple[object, ...], at: Point) -> str | None:
        """Take tiles for the Church, wherever on its page."""
        return "church" if payload[0] == "tile" and self.anchors["church"].contains(at) and self.church.w else None

    def paint(self, canvas: Canvas) -> None:
        """Draw parchment, ring and the sections without controls."""
        canvas.piece("parchment", self.rect)
        state = self.model.state
        draw_ring(canvas, self.ring, state.board, state.round, state.decade)
        if self.follies.w:
            self._paint_follies(canvas)
        if self.church.w:
            self._paint_church(canvas)
        if self.prestige.w:
            self._paint_prestige(canvas)

    def _paint_follies(self, canvas: Canvas) -> None:
        head = self.follies.cut_top(34)[0]
        words, pills = head.columns((5, 6), 4)
        price = self.model.listed_price(FOLLY, 0)
        canvas.text(_("Follies £{price}").format(price=price), words, "small-label", "ink", align="left")
        used = len(FOLLY_REWARDS) - len(self.model.state.follies)
        for index, (reward, place) in enumerate(zip(FOLLY_REWARDS, pills.columns(4, 4), strict=True)):
            canvas.piece("badge", place.place(place.w, min(30, place.h)), tone="grey" if index < used else "gold")
            canvas.text(str(reward), place, "number", "muted" if index < used else "ink")

    def _paint_church(self, canvas: Canvas) -> None:
        head, row = self.church.cut_top(30, 2)
        canvas.image("church", head.place(30, 30, 0))
        canvas.text(_("Gifts to the Church"), head.cut_left(36)[1], "small-label", "ink", align="left")
        groups = row.columns(4, 8) if self.view.wide else row.rows(4, 6)
        for kind, group in enumerate(groups):
            for index, place in enumerate(group.columns(3, 2)):
                filled = index < self.model.state.church[kind]
                square = place.fit(1)
                canvas.image(f"tile-{TILES[kind]}", square, grey=not filled, alpha=255 if filled else 60)

    def _paint_prestige(self, canvas: Canvas) -> None:
        head, area = self.prestige.cut_top(30, 2)
        canvas.image("prestige", head.place(28, 28, 0))
        canvas.text(_("Prestige so far"), head.cut_left(36)[1], "small-label", "ink", align="left")
        columns, rows = (16, 2) if self.view.wide else (7, 5)
        cells = area.grid(columns, rows, 2)
        self.anchors["prestige"] = area
        for space, place in enumerate(cells[:31]):
            canvas.fill(place, "parchment-light" if space % 5 else "parchment-edge")
            if not self.view.wide or space % 2 == 0 or space in (1, 3, 5, 7, 9):
                canvas.text(str(space), place.inset(-4), "number", "muted")
        for seat, player in enumerate(self.model.players):
            place = cells[min(30, self.model.prestige_so_far(seat))]
            size = min(30.0, place.h + 4)
            canvas.image(f"crest-{player.crest}", Rect.around((place.centre[0] + 4 * seat - 6, place.centre[1]), size))
