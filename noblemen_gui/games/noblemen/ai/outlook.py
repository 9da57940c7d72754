"""What an estate promises: enclosure, areas begun, room for buildings; and what one more tile would change of it."""

from typing import NamedTuple

from noblemen_gui.games.noblemen.rules.estate import AROUND, SQUARES_WITH, WIDTH, Estate
from noblemen_gui.games.noblemen.rules.material import CASTLE, CHAPEL, MEADOW, PALACE
from noblemen_gui.games.noblemen.rules.moves import Cell

# How likely a building with so many open neighbours is enclosed at the next scoring, and at those after it.
CHANCES = (1.0, 0.8, 0.6, 0.45, 0.32, 0.22, 0.14, 0.08, 0.04)
LATER = (1.0, 0.95, 0.9, 0.85, 0.75, 0.65, 0.55, 0.45, 0.4)
# Points of an enclosed building, and for each chapel beside it (N10.1).
WORTH = {CASTLE: (3, 1), PALACE: (5, 2)}
SQUARE = (0, 1, WIDTH, WIDTH + 1)
# Few: a decision meets some hundred estates, and a large memory makes long pauses when it is tidied up.
MOST_REMEMBERED = 1_000


class Outlook(NamedTuple):
    """An estate's promises; spots are the best places for a castle, chapel, palace and folly, None without one."""

    areas: tuple[int, int, int]
    free_areas: tuple[int, int, int]  # those without a knight
    near: tuple[int, int, int]  # squares of a kind that lack one tile
    half: int  # squares of a kind that lack two
    enclosed: int  # points of a building scoring now
    progress: float  # points that open buildings may still bring to the next scoring
    later: float  # and to those after it
    castle_room: float  # what a castle on the best spot may bring to a scoring
    chapel_room: float
    palace_gain: float
    spots: tuple[Cell | None, Cell | None, Cell | None, Cell | None]
    buildings: tuple[int, int, int]  # castles, palaces and chapels that stand


class Change(NamedTuple):
    """What laying a tile on one place would change; squares by kind and by how many tiles of it lie there."""

    threes: tuple[int, ...]  # completed by a tile of the kind, spoilt by another
    twos: tuple[int, ...]
    ones: tuple[int, ...]
    enclosed: float
    progress: float
    later: float
    castle_room: float  # only of a meadow
    chapel_room: float


Content = tuple[frozenset[tuple[Cell, int]], frozenset[tuple[Cell, int]], frozenset[tuple[Cell, int]]]


class _Known:
    """What has been worked out for an estate."""

    __slots__ = ("changes", "outlook")

    def __init__(self, estate: Estate) -> None:
        self.outlook = _work_out(estate)
        self.changes: dict[Cell, Change] | None = None


# Looking ahead meets the same estate again and again, as the same object or as an equal one.
_BY_ID: dict[int, tuple[Estate, _Known]] = {}  # the estate is kept, so nobody else can have its id
_BY_CONTENT: dict[Content, _Known] = {}


def _known(estate: Estate) -> _Known:
    found = _BY_ID.get(id(estate))
    if found is not None:
        return found[1]
    content = (
        frozenset(estate.tiles.items()),
        frozenset(estate.buildings.items()),
        frozenset(estate.knights.items()),
    )
    known = _BY_CONTENT.get(content)
    if known is None:
        if len(_BY_CONTENT) >= MOST_REMEMBERED:
            _BY_CONTENT.clear()
        known = _BY_CONTENT[content] = _Known(estate)
    if len(_BY_ID) >= MOST_REMEMBERED:
        _BY_ID.clear()
    _BY_ID[id(estate)] = (estate, known)
    return known


def outlook(estate: Estate) -> Outlook:
    """Return the outlook of an estate, worked out once."""
    return _known(estate).outlook


def missing_around(tiles: dict[Cell, int], at: Cell) -> int:
    """Count the open neighbours of a place."""
    return sum([at + step not in tiles for step in AROUND])


def _work_out(estate: Estate) -> Outlook:
    near, half = _begun_squares(estate.tiles)
    enclosed, progress, later = _enclosure(estate)
    castle, castle_room = _best_castle(estate)
    chapel, chapel_room = _best_chapel(estate)
    palace, palace_gain = _best_palace(estate)
    areas, free = [0, 0, 0], [0, 0, 0]
    for at, kind in estate.areas.items():
        areas[kind] += 1
        if at not in estate.knights:
            free[kind] += 1
    return Outlook(
        areas=(areas[0], areas[1], areas[2]),
        free_areas=(free[0], free[1], free[2]),
        near=near,
        half=half,
        enclosed=enclosed,
        progress=progress,
        later=later,
        castle_room=castle_room,
        chapel_room=chapel_room,
        palace_gain=palace_gain,
        spots=(castle, chapel, palace, _folly_spot(estate, castle, chapel)),
        buildings=(
            estate.count_buildings(CASTLE),
            estate.count_buildings(PALACE),
            estate.count_buildings(CHAPEL),
        ),
    )


def _begun_squares(tiles: dict[Cell, int]) -> tuple[tuple[int, int, int], int]:
    near, half = [0, 0, 0], 0
    get = tiles.get
    for corner in {at + step for at, kind in tiles.items() if kind != MEADOW for step in SQUARES_WITH}:
        lying = [kind for kind in [get(corner + step) for step in SQUARE] if kind is not None]
        if 2 <= len(lying) <= 3 and lying[0] != MEADOW and lying.count(lying[0]) == len(lying):
            if len(lying) == 3:
                near[lying[0]] += 1
            else:
                half += 1
    return (near[0], near[1], near[2]), half


def points_if_enclosed(estate: Estate, at: Cell) -> int:
    """Return what a castle or palace brings once its neighbours are all land."""
    base, more = WORTH[estate.buildings[at]]
    return base + more * estate.chapels_around(at)


def _enclosure(estate: Estate) -> tuple[int, float, float]:
    enclosed, progress, later = 0, 0.0, 0.0
    for at, building in estate.buildings.items():
        if building in WORTH:
            missing = missing_around(estate.tiles, at)
            points = points_if_enclosed(estate, at)
            if missing:
                progress += points * CHANCES[missing]
                later += points * LATER[missing]
            else:
                enclosed += points
    return enclosed, progress, later


def _best_castle(estate: Estate) -> tuple[Cell | None, float]:
    best: tuple[float, Cell | None] = (0.0, None)
    for move in estate.build_moves(CASTLE):
        points = 3 + estate.chapels_around(move.at)
        best = max(best, (points * CHANCES[missing_around(estate.tiles, move.at)], move.at), key=_first)
    return best[1], best[0]


def chapel_gain(estate: Estate, at: Cell) -> float:
    """Return what a chapel on a place adds to the castles and palaces around it."""
    gain = 0.0
    for step in AROUND:
        worth = WORTH.get(estate.buildings.get(at + step, -1))
        if worth is not None:
            gain += worth[1] * CHANCES[missing_around(estate.tiles, at + step)]
    return gain


def _best_chapel(estate: Estate) -> tuple[Cell | None, float]:
    best: tuple[float, Cell | None] = (-1.0, None)
    for move in estate.build_moves(CHAPEL):
        best = max(best, (chapel_gain(estate, move.at), move.at), key=_first)
    return best[1], max(0.0, best[0])


def _best_palace(estate: Estate) -> tuple[Cell | None, float]:
    best: tuple[float, Cell | None] = (0.0, None)
    for at, building in estate.buildings.items():
        if building == CASTLE:
            gain = (2 + estate.chapels_around(at)) * CHANCES[missing_around(estate.tiles, at)]
            best = max(best, (gain, at), key=_first)
    return best[1], best[0]


def _folly_spot(estate: Estate, castle: Cell | None, chapel: Cell | None) -> Cell | None:
    meadows = estate.empty_meadows()
    spare = [at for at in meadows if at not in (castle, chapel)] or meadows
    return min(spare, key=lambda at: (chapel_gain(estate, at), at)) if spare else None


def _first(pair: tuple[float, Cell | None]) -> float:
    return pair[0]


def changes(estate: Estate) -> dict[Cell, Change]:
    """Return what a tile on each free neighbouring place would change, worked out once."""
    known = _known(estate)
    if known.changes is None:
        known.changes = {at: _change(estate, known.outlook, at) for at in estate.frontier}
    return known.changes


def _change(estate: Estate, seen: Outlook, at: Cell) -> Change:
    squares = ([0, 0, 0], [0, 0, 0], [0, 0, 0])  # with one, two and three tiles
    get = estate.tiles.get
    for step in SQUARES_WITH:
        corner = at + step
        around = (get(corner), get(corner + 1), get(corner + WIDTH), get(corner + WIDTH + 1))
        lying = [kind for kind in around if kind is not None]
        if lying and (kind := lying[0]) != MEADOW and lying.count(kind) == len(lying):
            squares[len(lying) - 1][kind] += 1
    castle, chapel = _meadow_change(estate, seen, at)
    ones, twos, threes = squares
    return Change(tuple(threes), tuple(twos), tuple(ones), *_enclosure_change(estate, at), castle, chapel)


def _enclosure_change(estate: Estate, at: Cell) -> tuple[float, float, float]:
    enclosed = progress = later = 0.0
    buildings = estate.buildings
    for step in AROUND:
        if buildings.get(at + step) in WORTH:
            missing = missing_around(estate.tiles, at + step)
            points = points_if_enclosed(estate, at + step)
            progress -= points * CHANCES[missing]
            later -= points * LATER[missing]
            if missing == 1:
                enclosed += points
            else:
                progress += points * CHANCES[missing - 1]
                later += points * LATER[missing - 1]
    return enclosed, progress, later


def _meadow_change(estate: Estate, seen: Outlook, at: Cell) -> tuple[float, float]:
    castle = chapel = 0.0
    if not estate.too_near(CASTLE, at):
        here = (3 + estate.chapels_around(at)) * CHANCES[missing_around(estate.tiles, at)]
        castle = max(0.0, here - seen.castle_room)
    if not estate.too_near(CHAPEL, at):
        chapel = max(0.0, chapel_gain(estate, at) - seen.chapel_room)
    return castle, chapel
