"""What lies under the pointer on the map: a knight, an area, a building or a tile, by the names help knows."""

from __future__ import annotations

from noblemen_gui.games.noblemen.rules.estate import coordinates
from noblemen_gui.games.noblemen.rules.material import AREAS, BUILDINGS, FOLLY, TILES
from noblemen_gui.games.noblemen.table.estate_art import MEDALLION, knight_rect
from noblemen_gui.games.noblemen.table.estate_map import EstateMap
from noblemen_gui.games.noblemen.table.panels.panel import Region
from noblemen_gui.games.noblemen.table.tips import tip
from noblemen_gui.ui import Point, Rect


class MapThings:
    """Gives the thing under the pointer as a region with a tooltip; the same region as long as it is the same thing."""

    def __init__(self, map_: EstateMap) -> None:
        self.map = map_
        self._region: Region | None = None

    def region(self, at: Point) -> Region | None:
        """Return the thing under a point."""
        found = self._found(at) if self.map.sheet.parchment.contains(at) else None
        if found is None:
            self._region = None
        elif self._region is None or (self._region.name, self._region.rect) != found:
            name, rect = found
            self._region = Region(rect, name)
            self._region.thing = name
            self._region.tip = tip(self.map.model, name)
        return self._region

    def _found(self, at: Point) -> tuple[str, Rect] | None:
        grid, estate = self.map.grid, self.map.estate
        for place in estate.knights:
            if knight_rect(grid, place).contains(at):
                return "knight", knight_rect(grid, place)
        for place, area in estate.areas.items():
            medallion = Rect.around(grid.middle(place), grid.cell * MEDALLION)
            if medallion.contains(at):
                return f"area:{AREAS[area]}", medallion
        place = grid.at(at)
        if place in estate.buildings:
            return self._building(place), grid.rect(place)
        return (f"tile:{TILES[estate.tiles[place]]}", grid.rect(place)) if place in estate.tiles else None

    def _building(self, place: int) -> str:
        """Name one's own building by its place, a rival's by its kind."""
        if self.map.at_home:
            return "built:{},{}".format(*coordinates(place))
        return f"board:{BUILDINGS[min(self.map.estate.buildings[place], FOLLY)]}"
