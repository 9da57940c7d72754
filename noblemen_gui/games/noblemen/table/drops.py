"""Drag and drop on the table: what can be lifted, where it may go, which move a drop means, and why it flies back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from noblemen_gui.core.errors import Refusal
from noblemen_gui.games.noblemen.rules.material import INHERITANCE, MEADOW
from noblemen_gui.games.noblemen.rules.moves import Build, Cell, Knight, Move, Place, PlayCard
from noblemen_gui.games.noblemen.table import drops_payout
from noblemen_gui.games.noblemen.table.estate_art import building_art, knight_rect, tile_art
from noblemen_gui.games.noblemen.table.estate_map import EstateMap
from noblemen_gui.games.noblemen.table.estate_map_marks import Ghost, Spot
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _
from noblemen_gui.ui.drag import Carried, Drag
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.sprite import Sprite

Payload = tuple[Any, ...]  # ("tile", kind), ("building", number), ("card", card), ("bribe",), ("knight",[ origin])
MAP = "map"  # the target of cards that need no place


class Source(Protocol):
    """A thing of a panel that can be lifted."""

    @property
    def rect(self) -> Rect:
        """Return where it lies."""

    @property
    def payload(self) -> Payload:
        """Return what it is."""

    @property
    def art(self) -> str:
        """Return its picture."""


class Table(Protocol):
    """What dragging needs of the table scene."""

    model: TableModel
    map: EstateMap
    drag: Drag

    def play(self, move: Move) -> bool:
        """Make a decision; false if a guide wants another."""

    def open(self, name: str, **details: object) -> None:
        """Open a decision by name."""

    def undo(self) -> None:
        """Take back a step."""

    def anchor(self, name: str) -> Rect | None:
        """Return where something lies on the table now."""

    def say(self, sentence: str) -> None:
        """Say why not."""

    def sources(self) -> Sequence[Source]:
        """Return what the panels offer."""

    def panel_target(self, payload: Payload, at: Point) -> str | None:
        """Return the target of a panel under a point."""

    def rest_on(self, at: Point) -> None:
        """The carried piece is here: a rival's card opens its estate after a moment."""


class Drops:
    """The table's answers to its drag controller."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # lifting

    def lift(self, at: Point) -> Carried | None:
        """Take what lies under a point, if it can go anywhere now; otherwise say why not."""
        source = self.source_at(at)
        if source is None:
            return self._lift_laid(at) or self._lift_knight(at)
        refusal = self.lift_refusal(source.payload)
        if refusal:
            if self.clicked(source.payload):
                return None
            self.table.say(refusal.sentence(_))
            return None
        return self.carry(source.payload, source.rect, source.art)

    def source_at(self, at: Point) -> Source | None:
        """Return what a panel offers under a point."""
        return next((source for source in self.table.sources() if source.rect.contains(at)), None)

    def carry(self, payload: Payload, home: Rect, art: str = "") -> Carried:
        """Put something into the hand and light its places; it is carried as large as it will lie."""
        cell = self.table.map.grid.cell
        size = {"tile": cell, "building": cell * 1.12, "knight": cell * 1.3}.get(payload[0], home.w)
        ratio = home.h / home.w if payload[0] == "card" and home.w else 1
        sprite = Sprite(art or self.art(payload), Rect.around(home.centre, size, size * ratio), shadow=True)
        self.table.map.light(self.spots(payload))
        return Carried(payload, sprite, home)

    def clicked(self, payload: Payload) -> bool:
        """Tell whether a click on it opens its sheet instead of taking it into the hand."""
        return payload[0] in ("card", "bribe")

    def _lift_laid(self, at: Point) -> Carried | None:
        """Take the tile back into the hand that was laid last, until the expand is done."""
        model, map_ = self.table.model, self.table.map
        laid = model.state.pending[-1].laid if model.deciding and model.decision == "expand" else ()
        if not laid or not map_.at_home or not map_.grid.rect(laid[-1]).contains(at):
            return None
        kind, place = model.own.estate.tiles[laid[-1]], map_.grid.rect(laid[-1])
        self.table.undo()
        carried = self.carry(("tile", kind), place)
        carried.home = self.table.anchor(f"hand:{kind}") or place
        return carried

    def _lift_knight(self, at: Point) -> Carried | None:
        """With none in supply, own knights are lifted from where they stand."""
        model, map_ = self.table.model, self.table.map
        if not model.deciding or model.decision != "knight" or model.own.knights:
            return None
        for place, seat in map_.estate.knights.items():
            home = knight_rect(map_.grid, place)
            if seat == model.seat and home.contains(at):
                return self.carry(("knight", (map_.seat, place)), home)
        return None

    # where it may go

    def spots(self, payload: Payload) -> list[Spot]:
        """Return the places where a payload may go, each with its move."""
        model = self.table.model
        match payload:
            case ("tile", kind):
                return [Spot(model.seat, at, move) for at, move in model.places(kind).items()]
            case ("building", building):
                return [Spot(model.seat, at, move) for at, move in model.sites(building).items()]
            case ("card", card):
                return [Spot(model.seat, move.at, move) for move in model.card_moves(card) if move.at is not None]
            case ("knight", *origin):
                return self._areas(origin[0] if origin else None)
        return []

    def _areas(self, origin: tuple[int, Cell] | None) -> list[Spot]:
        model = self.table.model
        found = []
        for (seat, at), ways in model.knight_targets().items():
            move = next((way for way in ways if way.origin == origin), None)
            if move is not None:
                found.append(Spot(seat, at, move, area=True, tag=drops_payout.spoils(model, move)))
        return found

    def art(self, payload: Payload) -> str:
        """Return the picture of a payload."""
        model = self.table.model
        owner = model.players[model.seat]
        match payload:
            case ("tile", kind):
                return tile_art(kind)
            case ("building", building):
                return building_art(building, owner)
            case ("knight", *_rest):
                return f"knight-{owner.crest}"
            case ("bribe",):
                return "bribe"
        return "scandal-back"

    def hover(self, carried: Carried, at: Point) -> Any:
        """Return the place or the panel's target under the pointer, and show what it would bring."""
        table, payload = self.table, carried.payload
        table.rest_on(at)
        spot = table.map.spot_at(at)
        if spot is None:
            table.map.hover(None, None)
            if payload[0] == "card" and payload[1] != INHERITANCE and table.map.rect.contains(at):
                return MAP
            return table.panel_target(payload, at)
        table.map.hover(self._ghost(payload, spot), self._payout(spot))
        return spot

    def _ghost(self, payload: Payload, spot: Spot) -> Ghost:
        kind = "building" if payload[0] == "card" else payload[0]
        if kind == "tile":
            done = drops_payout.completed(self.table.model, spot.move) if spot.move else ()
            return Ghost(spot, kind, tile_art(payload[1], spot.at), done)
        art = self.art(("building", 0)) if payload[0] == "card" else self.art(payload)
        return Ghost(spot, kind, art)

    def _payout(self, spot: Spot) -> Any:
        shown = self.table.map.settings.show_payout
        return drops_payout.payout(self.table.model, spot) if shown else None

    # letting go

    def drop(self, carried: Carried, target: Any, at: Point) -> bool:
        """Make the move that a drop means; false sends the piece home."""
        table, payload = self.table, carried.payload
        if isinstance(target, Spot) and target.move is not None:
            table.map.unlight()
            return table.play(target.move)
        if target is not None:
            return self._give(payload, str(target))
        refusal = self.drop_refusal(payload, at)
        if refusal:
            table.say(refusal.sentence(_))
        return False

    def released(self, carried: Carried) -> None:
        """Put the lights out, unless the next piece is in the hand already."""
        if not self.table.drag.carrying:
            self.table.map.unlight()

    def _give(self, payload: Payload, target: str) -> bool:
        """Let go over a panel or, with a card, over the map."""
        match payload[0], target:
            case "tile", "church":
                self.table.open("church", tiles=tuple(int(kind == payload[1]) for kind in range(4)))
            case "tile", "swap":
                self.table.open("swap", give=(payload[1],))
            case "card", _:
                self.table.open("card", card=payload[1])
            case "bribe", _:
                self.table.open("bribe")
            case _:
                return False
        return True

    # why not

    def lift_refusal(self, payload: Payload) -> Refusal | None:
        """Say why something can go nowhere now; None if it can."""
        model = self.table.model
        if self.spots(payload):
            return None
        match payload:
            case ("tile", kind):
                frontier = next(iter(model.own.estate.frontier))
                gift = model.deciding and model.decision == "turn" and not model.state.pending[-1].acted
                return None if gift else model.refusal(Place(kind, frontier))
            case ("building", building):
                return model.building_refusal(building)
            case ("card", card):
                return None if model.card_moves(card) else model.refusal(PlayCard(card))
            case ("knight", *_rest):
                return Refusal("N6.2a", "A knight comes with a castle.")
        return None

    def drop_refusal(self, payload: Payload, at: Point) -> Refusal | None:
        """Say why a piece cannot stay where it was let go; None where nobody would expect it to."""
        table = self.table
        if not table.map.sheet.parchment.contains(at):
            return None
        place = table.map.grid.at(at)
        if payload[0] in ("tile", "building", "card") and not table.map.at_home:
            return Refusal("N6.1", "This is another player's estate.")
        match payload:
            case ("tile", kind):
                return table.model.refusal(Place(kind, place))
            case ("building", building):
                return table.model.refusal(Build(building, place))
            case ("card", card):
                return table.model.refusal(PlayCard(card, place))
            case ("knight", *origin):
                move = Knight(table.map.seat, self._nearest_area(at), origin[0] if origin else None)
                return table.model.refusal(move)
        return None

    def _nearest_area(self, at: Point) -> Cell:
        map_ = self.table.map
        areas = [place for place, kind in map_.estate.areas.items() if kind != MEADOW]
        near = [place for place in areas if _within(map_.grid.middle(place), at, map_.grid.cell)]
        return near[0] if near else map_.grid.at(at)


def _within(one: Point, other: Point, reach: float) -> bool:
    return abs(one[0] - other[0]) <= reach and abs(one[1] - other[1]) <= reach
