"""The board: round track, prices after the discount, follies, church, bribes and prestige so far."""

from __future__ import annotations

from functools import partial

from noblemen_gui.games.noblemen.rules.material import BUILDINGS, CASTLE, CHAPEL, FOLLIES, FOLLY, PALACE
from noblemen_gui.games.noblemen.table.panels import board_sections as sections
from noblemen_gui.games.noblemen.table.panels.panel import Panel, Region, Source
from noblemen_gui.games.noblemen.table.panels.ring import draw_ring, space_rect
from noblemen_gui.locale import _
from noblemen_gui.ui import Canvas, Point, Pressable, Rect, RoundButton, Tabs

ROWS = (CASTLE, CHAPEL, PALACE)
PAGES = ("buildings", "follies", "church", "prestige")
PAGE_ART = ("castle", "folly", "church", "prestige")
# What a drawer of a small window holds, by its name: sections with their shares of its height.
DRAWERS: dict[str, tuple[tuple[str, float], ...]] = {
    "ring": (("ring", 1),),
    "buildings": (("buildings", 258), ("follies", 170)),
    "follies": (("buildings", 258), ("follies", 170)),
    "bribes": (("buildings", 258), ("follies", 170)),
    "church": (("church", 1),),
    "prestige": (("prestige", 1),),
}


class Slot(Pressable):
    """A space of a building area: the next one is framed in gold, a sold one keeps its ghost."""

    def __init__(
        self, rect: Rect, name: str, action: partial[None], *, art: str, price: str, lit: bool, gone: bool,
        reason: str | None = None, tone: str = "",
    ) -> None:  # fmt: skip
        super().__init__(rect, action, name=name, reason=reason)
        self.art, self.price, self.lit, self.gone, self.tone = art, price, lit, gone, tone
        self.focusable = lit

    def draw(self, canvas: Canvas) -> None:
        """Draw the slot with its building and price."""
        rect = self.face_rect
        canvas.piece("slot-lit" if self.lit else "slot", rect, lit=self.lit, empty=self.gone)
        words, picture = rect.inset(2, 3).cut_bottom(24)
        canvas.image(self.art, picture.inset(2, 0), grey=self.gone, alpha=46 if self.gone else 255)
        colour = "wine" if self.lit else "muted" if self.gone else "ink"
        canvas.text(self.price, words.inset(-2, -1), "number", colour)


class FollySlot(Pressable):
    """A folly with the areas it needs; once built, its owner's crest stands there."""

    def __init__(self, rect: Rect, panel: BoardPanel, folly: int, reason: str | None) -> None:
        action = partial(panel.host.open, "carry", payload=("building", FOLLY + folly), home=rect)
        super().__init__(rect, action, name=f"folly-{FOLLIES[folly]}", reason=reason)
        self.panel, self.folly = panel, folly
        self.there = folly in panel.model.state.follies
        self.ready = self.there and reason is None
        self.focusable = self.there

    def draw(self, canvas: Canvas) -> None:
        """Draw the folly, or who has built it, above the areas."""
        rect = self.face_rect
        canvas.piece("slot-lit" if self.ready else "slot", rect, lit=self.ready, empty=not self.there)
        areas, picture = rect.inset(4, 5).cut_bottom(max(28.0, rect.h * 0.3))
        owner = sections.folly_owner(self.panel.model, self.folly)
        canvas.image("folly" if owner is None else f"crest-{owner.crest}", picture)
        sections.draw_needs(canvas, areas, self.folly)


class BoardPanel(Panel):
    """All of the board in a large window; one page of four below the ring in a smaller one; a drawer in a small one."""

    page = 0
    drawer = ""

    def build(self) -> None:
        """Lay out the sections that this window has room for."""
        self.places = self._sections()
        if "ring" in self.places:
            self._add_ring(self.places["ring"])
        if "buildings" in self.places:
            self._add_buildings(self.places["buildings"])
        if "follies" in self.places:
            self._add_follies(self.places["follies"])
        for name in ("church", "prestige"):
            if name in self.places:
                self.anchors[name] = self.places[name]
                self.add(Region(self.places[name], name), name)

    def _sections(self) -> dict[str, Rect]:
        inner = self.rect.inset(self.view.px(18) if self.view.wide else 12)
        if self.drawer:
            return self._drawer_sections(inner)
        side = min(inner.w - 8, self.view.px(352) if self.view.wide else 224)
        ring, rest = inner.cut_top(side, 8)
        places = {"ring": ring.place(side, side)}
        if self.view.wide:
            return places | dict(zip(PAGES, rest.rows((252, 168, 70, 104), 8), strict=True))
        tabs, page = rest.cut_top(46, 4)
        labels = (_("Buildings"), _("Follies"), _("Church"), _("Prestige"))
        self.controls.append(Tabs(tabs, labels, self.page, self._turn, name="board-pages", icons=PAGE_ART))
        return places | {PAGES[self.page]: page}

    def _drawer_sections(self, inner: Rect) -> dict[str, Rect]:
        close = inner.place(44, 44, 1, 0)
        self.controls.append(
            RoundButton(close, "close", partial(self.host.open_drawer, self.drawer), name="close", tip=_("Close"))
        )
        shares = DRAWERS[self.drawer]
        body = inner.cut_top(50)[1] if self.drawer in ("ring", "buildings", "follies", "bribes") else inner
        places = dict(zip((name for name, _share in shares), body.rows([s for _n, s in shares], 8), strict=True))
        if "ring" in places:
            places["ring"] = places["ring"].fit(1)
        return places

    def _turn(self, page: int) -> None:
        self.page = page
        self.show(self.model)

    def _add_ring(self, ring: Rect) -> None:
        track = self.model.state.board.track
        self.anchors["board"] = ring
        self.anchors["deck"] = ring.scaled(0.3)
        self.add(Region(ring.scaled(0.5), "decade"), "decade")
        for index, space in enumerate(track):
            place = space_rect(ring, len(track), index)
            self.anchors[f"ring:{index}"] = place
            self.add(Region(place.inset(-4), f"ring-{index}"), f"ring:{space}")

    def _add_buildings(self, area: Rect) -> None:
        rows = area.rows(3, 6)
        for building, row in zip(ROWS, rows, strict=True):
            spaces = self.model.spaces(building)
            following = next((index for index, (_price, stands) in enumerate(spaces) if stands), None)
            for index, ((price, stands), place) in enumerate(zip(spaces, row.columns(5, 6), strict=False)):
                self._add_building(building, place, price, gone=not stands, lit=index == following)
        self._add_bribes(rows[2].columns(5, 6)[4])

    def _add_building(self, building: int, place: Rect, price: int, gone: bool, lit: bool) -> None:
        art, payload = BUILDINGS[building], ("building", building)
        refusal = self.model.building_refusal(building) if lit else None
        carry = partial(self.host.open, "carry", payload=payload, home=place)
        name = f"slot-{art}-{'next' if lit else price}"
        reason = refusal.sentence(_) if refusal else None
        self.add(
            Slot(place, name, carry, art=art, price=f"£{price}", lit=lit, gone=gone, reason=reason), f"board:{art}"
        )
        if lit:
            self.lifted.append(Source(place, payload, art))
            self.anchors[f"building:{building}"] = place

    def _add_bribes(self, place: Rect) -> None:
        count = self.model.state.bribes
        buy = partial(self.host.action, "bribe")
        slot = Slot(place, "bribes", buy, art="bribe", price=str(count), lit=bool(count), gone=not count)
        self.add(slot, "board:bribes")
        self.lifted.append(Source(place, ("bribe",), "bribe"))
        self.anchors["bribes"] = place

    def _add_follies(self, area: Rect) -> None:
        cells = area.cut_top(36, 4)[1]
        places = cells.grid(2, 2, 6) if not self.view.wide and not self.drawer else cells.columns(4, 6)
        for folly, place in enumerate(places):
            there = folly in self.model.state.follies
            refusal = self.model.building_refusal(FOLLY + folly) if there else None
            self.add(FollySlot(place, self, folly, refusal.sentence(_) if refusal else None), f"folly:{FOLLIES[folly]}")
            self.anchors[f"building:{FOLLY + folly}"] = place
            if there:
                self.lifted.append(Source(place, ("building", FOLLY + folly), "folly"))

    def target_at(self, payload: tuple[object, ...], at: Point) -> str | None:
        """Take tiles for the Church, wherever on its section."""
        church = self.places.get("church")
        return "church" if payload[0] == "tile" and church and church.contains(at) else None

    def paint(self, canvas: Canvas) -> None:
        """Draw parchment, ring and the sections without controls."""
        canvas.piece("parchment", self.rect)
        model = self.model
        if "ring" in self.places:
            draw_ring(canvas, self.places["ring"], model.state.board, model.state.round, model.state.decade)
        if "buildings" in self.places and self.drawer:
            sections.draw_discount(canvas, self.rect.inset(12).cut_top(44)[0].cut_right(52)[1], model)
        for name, draw in sections.DRAW.items():
            if name in self.places:
                draw(canvas, self.places[name], model)
