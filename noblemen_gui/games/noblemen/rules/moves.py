"""What a seat can intend (the protocol's moves) as small immutable values; frequent ones are made once and shared."""

from dataclasses import dataclass
from functools import lru_cache

Cell = int
Tiles = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Move:
    """Any move; the class says which type."""


@dataclass(frozen=True, slots=True)
class ChooseTiles(Move):
    """Take start tiles, before the bag is filled (N3.5)."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class KeepCard(Move):
    """Keep one of the cards looked at (N9.1)."""

    card: int


@dataclass(frozen=True, slots=True)
class KeepAll(Move):
    """Hand in an intrigue and keep all cards looked at (N9.1)."""


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Give two hidden tiles for one of the bag (N5.1)."""

    give: tuple[int, int]
    take: int


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay a tile (N6.1)."""

    tile: int
    at: Cell


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Build a castle, chapel, palace or folly (N6.2); a folly is numbered FOLLY + its own number."""

    building: int
    at: Cell


@dataclass(frozen=True, slots=True)
class Bribe(Move):
    """Buy bribe markers (N6.3)."""

    count: int


@dataclass(frozen=True, slots=True)
class Taxes(Move):
    """Collect taxes, handing in bribe markers (N6.4)."""

    bribes: int


@dataclass(frozen=True, slots=True)
class Land(Move):
    """Acquire land, handing in bribe markers (N6.5)."""

    bribes: int


@dataclass(frozen=True, slots=True)
class Donate(Move):
    """Give hidden tiles to the Church (N6.6)."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Idle(Move):
    """Do nothing, gracefully (N6.7)."""


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Play a scandal card (N9.2); inheritance names a place, the favour of the vicar tiles."""

    card: int
    at: Cell | None = None
    tiles: Tiles | None = None


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Say that the turn is over (N5.2)."""


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Say that the last tile of an expand is laid (N6.1)."""


@dataclass(frozen=True, slots=True)
class Knight(Move):
    """Set a knight on a rival's area, or move one there when none is in supply (N6.2a)."""

    seat: int
    at: Cell
    origin: tuple[int, Cell] | None = None


@dataclass(frozen=True, slots=True)
class NoKnight(Move):
    """Decline to set a knight."""


@dataclass(frozen=True, slots=True)
class GiveTiles(Move):
    """Give hidden tiles for a forest that a knight has occupied (N6.2a)."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Court(Move):
    """Hand in bribe markers and cards at a ball (N8.2)."""

    bribes: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakeTitle(Move):
    """Take a title at a ball (N8.3)."""

    title: int


MOVE_NAMES: dict[type[Move], str] = {
    ChooseTiles: "choose_tiles",
    KeepCard: "keep_card",
    KeepAll: "keep_all",
    Swap: "swap",
    Place: "place",
    Build: "build",
    Bribe: "bribe",
    Taxes: "taxes",
    Land: "land",
    Donate: "donate",
    Idle: "idle",
    PlayCard: "play_card",
    EndTurn: "end_turn",
    Done: "done",
    Knight: "knight",
    NoKnight: "no_knight",
    GiveTiles: "give_tiles",
    Court: "court",
    TakeTitle: "take_title",
}

KEEP_ALL = KeepAll()
IDLE = Idle()
END_TURN = EndTurn()
DONE = Done()
NO_KNIGHT = NoKnight()
BRIBES = tuple(Bribe(count) for count in range(1, 6))
TAXES = tuple(Taxes(count) for count in range(21))
LAND = tuple(Land(count) for count in range(21))
KEEP_CARDS = tuple(KeepCard(card) for card in range(10))
PLAIN_CARDS = tuple(PlayCard(card) for card in range(10))
TAKE_TITLES = tuple(TakeTitle(title) for title in range(5))


@lru_cache(maxsize=1 << 16)
def place(tile: int, at: Cell) -> Place:
    """Return the shared move that lays the tile there."""
    return Place(tile, at)


@lru_cache(maxsize=1 << 16)
def build(building: int, at: Cell) -> Build:
    """Return the shared move that builds there."""
    return Build(building, at)


@lru_cache(maxsize=1 << 14)
def inherit(card: int, at: Cell) -> PlayCard:
    """Return the shared move that plays an inheritance there."""
    return PlayCard(card, at)
