"""An estate: land, areas, buildings and knights of one seat, as an immutable value that answers what fits where.

Changing an estate gives a new one, so states share estates freely and whatever was worked out for one stays true.
A place is one integer, a row of WIDTH after the other; `cell` and `coordinates` convert.
"""

from noblemen_gui.games.noblemen.rules.material import (
    CASTLE,
    CHAPEL,
    FOLLIES,
    FOLLY,
    FOLLY_NEEDS,
    MEADOW,
    PALACE,
)
from noblemen_gui.games.noblemen.rules.moves import Build, Cell, Place, build, place

WIDTH = 512
_MIDDLE = 256
REACH = _MIDDLE - 2
ORIGIN = _MIDDLE * WIDTH + _MIDDLE
SIDES = (-WIDTH, -1, 1, WIDTH)
AROUND = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
SQUARES_WITH = (-WIDTH - 1, -WIDTH, -1, 0)


def cell(x: int, y: int) -> Cell:
    """Return the place x to the east and y to the south of the first meadow."""
    return (y + _MIDDLE) * WIDTH + x + _MIDDLE


def coordinates(at: Cell) -> tuple[int, int]:
    """Return how far east and south of the first meadow a place lies."""
    return at % WIDTH - _MIDDLE, at // WIDTH - _MIDDLE


class Estate:
    """Land by place, areas by their north-west tile, buildings and foreign knights on areas."""

    __slots__ = (
        "_build_moves",
        "_place_moves",
        "areas",
        "buildings",
        "frontier",
        "knights",
        "land",
        "tiles",
    )

    def __init__(
        self,
        tiles: dict[Cell, int],
        buildings: dict[Cell, int],
        knights: dict[Cell, int],
        areas: dict[Cell, int],
        frontier: frozenset[Cell],
        land: tuple[int, ...],
    ) -> None:
        self.tiles = tiles
        self.buildings = buildings
        self.knights = knights
        self.areas = areas
        self.frontier = frontier
        self.land = land  # how many tiles of each kind
        self._place_moves: list[tuple[Place, ...] | None] = [None, None, None, None]
        self._build_moves: list[tuple[Build, ...] | None] = [None] * (FOLLY + len(FOLLIES))

    def __eq__(self, other: object) -> bool:
        """Compare what lies where."""
        if not isinstance(other, Estate):
            return NotImplemented
        return (self.tiles, self.buildings, self.knights) == (other.tiles, other.buildings, other.knights)

    __hash__ = None  # type: ignore[assignment]

    def with_tile(self, tile: int, at: Cell) -> "Estate":
        """Return the estate with one more tile on a free neighbouring place."""
        tiles = self.tiles.copy()
        tiles[at] = tile
        frontier = set(self.frontier)
        frontier.discard(at)
        for side in SIDES:
            if at + side not in tiles:
                frontier.add(at + side)
        areas = self.areas
        if tile != MEADOW:
            completed = squares_of_kind(tiles, at, tile)
            if completed:
                areas = areas | dict.fromkeys(completed, tile)
        land = list(self.land)
        land[tile] += 1
        changed = Estate(tiles, self.buildings, self.knights, areas, frozenset(frontier), tuple(land))
        if tile != MEADOW:  # buildings stand on meadows; only follies ask for anything else
            changed._build_moves[:FOLLY] = self._build_moves[:FOLLY]
        return changed

    def with_building(self, building: int, at: Cell) -> "Estate":
        """Return the estate with a building on a meadow, or a palace in place of a castle."""
        changed = Estate(
            self.tiles, self.buildings | {at: building}, self.knights, self.areas, self.frontier, self.land
        )
        changed._place_moves = self._place_moves
        return changed

    def with_knights(self, knights: dict[Cell, int]) -> "Estate":
        """Return the estate with other knights on its areas."""
        changed = Estate(self.tiles, self.buildings, knights, self.areas, self.frontier, self.land)
        changed._place_moves, changed._build_moves = self._place_moves, self._build_moves
        return changed

    def place_moves(self, tile: int) -> tuple[Place, ...]:
        """Return the moves that lay a tile of this kind."""
        moves = self._place_moves[tile]
        if moves is None:
            moves = tuple([place(tile, at) for at in sorted(self.frontier)])
            self._place_moves[tile] = moves
        return moves

    def build_moves(self, building: int) -> tuple[Build, ...]:
        """Return the moves that put this building somewhere, whatever it costs."""
        moves = self._build_moves[building]
        if moves is None:
            moves = tuple([build(building, at) for at in sorted(self._building_places(building))])
            self._build_moves[building] = moves
        return moves

    def _building_places(self, building: int) -> list[Cell]:
        if building == PALACE:
            return [at for at, kind in self.buildings.items() if kind == CASTLE]
        if building >= FOLLY and not self.meets_folly(building - FOLLY):
            return []
        return [at for at in self.empty_meadows() if not self.too_near(building, at)]

    def empty_meadows(self) -> list[Cell]:
        """Return the meadows on which nothing stands."""
        return [at for at, tile in self.tiles.items() if tile == MEADOW and at not in self.buildings]

    def too_near(self, building: int, at: Cell) -> bool:
        """Tell whether a castle or chapel would stand beside another of its family (N6.2a, N6.2c)."""
        family = {CASTLE: (CASTLE, PALACE), CHAPEL: (CHAPEL,)}.get(building)
        if family is None:
            return False
        buildings = self.buildings
        return any(buildings.get(at + step) in family for step in AROUND)

    def meets_folly(self, folly: int) -> bool:
        """Tell whether the estate has the areas that the folly asks for (N6.2d)."""
        return all(self.count_areas(area) >= count for area, count in FOLLY_NEEDS[folly].items())

    def count_areas(self, area: int) -> int:
        """Count the areas of a kind, whoever's knights stand there."""
        return sum(1 for kind in self.areas.values() if kind == area)

    def count_free_areas(self, area: int) -> int:
        """Count the areas of a kind without a knight."""
        knights = self.knights
        return sum(1 for at, kind in self.areas.items() if kind == area and at not in knights)

    def count_knights(self, area: int, seat: int) -> int:
        """Count a rival's knights on areas of a kind here."""
        return sum(1 for at, owner in self.knights.items() if owner == seat and self.areas[at] == area)

    def count_buildings(self, building: int) -> int:
        """Count the buildings of a kind."""
        return sum(1 for kind in self.buildings.values() if kind == building)

    def enclosed(self, at: Cell) -> bool:
        """Tell whether all eight neighbours of a place are land (N10.1)."""
        tiles = self.tiles
        return all(at + step in tiles for step in AROUND)

    def chapels_around(self, at: Cell) -> int:
        """Count the chapels among the eight neighbours."""
        return sum(1 for step in AROUND if self.buildings.get(at + step) == CHAPEL)


def squares_of_kind(tiles: dict[Cell, int], at: Cell, tile: int) -> list[Cell]:
    """Return the north-west tiles of all 2×2 squares of one kind that contain a place."""
    found = []
    for step in SQUARES_WITH:
        corner = at + step
        if (
            tiles.get(corner) == tile
            and tiles.get(corner + 1) == tile
            and tiles.get(corner + WIDTH) == tile
            and tiles.get(corner + WIDTH + 1) == tile
        ):
            found.append(corner)
    return found


def first_estate() -> Estate:
    """Return one meadow with a castle on it (N3.4)."""
    frontier = frozenset(ORIGIN + side for side in SIDES)
    return Estate({ORIGIN: MEADOW}, {ORIGIN: CASTLE}, {}, {}, frontier, (0, 0, 0, 1))


def estate_of(tiles: dict[Cell, int], buildings: dict[Cell, int], knights: dict[Cell, int]) -> Estate:
    """Return an estate made from what lies where, working out areas and free neighbouring places."""
    areas = {at: tile for at, tile in tiles.items() if tile != MEADOW and at in squares_of_kind(tiles, at, tile)}
    frontier = frozenset(at + side for at in tiles for side in SIDES if at + side not in tiles)
    land = tuple(sum(1 for tile in tiles.values() if tile == kind) for kind in range(4))
    return Estate(tiles, buildings, knights, areas, frontier, land)
