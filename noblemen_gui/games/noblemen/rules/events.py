"""What can happen in a game, in the past tense; the only source from which an interface learns it.

A field that a seat may not know is None in that seat's version of the event; `count` then says how many.
"""

from dataclasses import dataclass, replace
from typing import ClassVar

from noblemen_gui.games.noblemen.rules.moves import Cell, Tiles


@dataclass(slots=True)
class Event:
    """Anything that happened; `seat` is whom it happened to, or None for the whole table."""

    secret: ClassVar[str | None] = None  # the field that only the seat itself may know
    shares_secret: ClassVar[bool] = False  # the secret is also known to the seat named in `to`
    reveals: ClassVar[bool] = False  # somebody has seen something hidden
    seat: int | None


@dataclass(slots=True)
class TilesChosen(Event):
    """A seat chose its start tiles (N3.5); how many stays hidden too."""

    secret = "tiles"
    tiles: Tiles | None


@dataclass(slots=True)
class TilePlaced(Event):
    """A tile was laid."""

    tile: int
    at: Cell


@dataclass(slots=True)
class AreaCompleted(Event):
    """A 2×2 square of one kind became an area; `at` is its north-west tile."""

    area: int
    at: Cell


@dataclass(slots=True)
class MoneyGained(Event):
    """Pounds came in from `source`: fields, manors, taxes, knight or tribute."""

    amount: int
    source: str


@dataclass(slots=True)
class MoneyPaid(Event):
    """Pounds went out for `source`: castle, chapel, palace, folly, bribes or knight."""

    amount: int
    source: str


@dataclass(slots=True)
class TilesDrawn(Event):
    """Tiles came out of the bag because of `source`: set_up, groves, forests, land or dowry."""

    secret = "tiles"
    reveals = True
    count: int
    source: str
    tiles: Tiles | None


@dataclass(slots=True)
class TilesGiven(Event):
    """A seat gave hidden tiles to the seat `to` for an occupied forest."""

    secret = "tiles"
    shares_secret = True
    reveals = True
    to: int
    count: int
    tiles: Tiles | None


@dataclass(slots=True)
class TilesSwapped(Event):
    """Two hidden tiles were exchanged for one of the bag."""

    secret = "give"
    give: tuple[int, int] | None
    take: int | None


@dataclass(slots=True)
class TilesDonated(Event):
    """Tiles were given to the Church."""

    tiles: Tiles


@dataclass(slots=True)
class TilesReturned(Event):
    """Hidden tiles went into the bag by the favour of the vicar."""

    secret = "tiles"
    count: int
    tiles: Tiles | None


@dataclass(slots=True)
class PointsGained(Event):
    """Victory points from one of the sources of the score sheet."""

    amount: int
    source: str


@dataclass(slots=True)
class QueenMoved(Event):
    """The Queen came to the seat from another one."""

    origin: int


@dataclass(slots=True)
class QueenStayed(Event):
    """The seat would have received the Queen, but she is locked."""


@dataclass(slots=True)
class BuildingBuilt(Event):
    """A building was put into the estate at this price; a palace replaced a castle."""

    building: int
    at: Cell
    price: int


@dataclass(slots=True)
class KnightSet(Event):
    """A knight was set on an area of the seat `owner`, or moved there from `origin` (owner and place)."""

    owner: int
    area: int
    at: Cell
    origin: tuple[int, Cell] | None


@dataclass(slots=True)
class KnightDeclined(Event):
    """No knight was set, though one might have been."""


@dataclass(slots=True)
class BribesGained(Event):
    """Bribe markers came from the board because of `source`: bought or secret_marriage."""

    count: int
    source: str


@dataclass(slots=True)
class BribesReturned(Event):
    """Bribe markers were handed in for `source`: taxes, land or court."""

    count: int
    source: str


@dataclass(slots=True)
class EstateExpanded(Event):
    """An expand was finished with so many tiles; what it brings follows."""

    count: int


@dataclass(slots=True)
class TaxesCollected(Event):
    """Taxes were collected; what they bring follows."""


@dataclass(slots=True)
class LandAcquired(Event):
    """Land was acquired; what it brings follows."""


@dataclass(slots=True)
class RoyalsBribed(Event):
    """Bribe markers are bought; they, their price and their points follow."""


@dataclass(slots=True)
class Idled(Event):
    """The seat idled."""


@dataclass(slots=True)
class CardsShown(Event):
    """The seat looked at the top of the deck."""

    secret = "cards"
    reveals = True
    count: int
    cards: tuple[int, ...] | None


@dataclass(slots=True)
class CardKept(Event):
    """The seat kept one of the cards it looked at."""

    secret = "card"
    card: int | None


@dataclass(slots=True)
class AllCardsKept(Event):
    """The seat handed in an intrigue and kept all cards it looked at."""

    secret = "cards"
    count: int
    cards: tuple[int, ...] | None


@dataclass(slots=True)
class CardPlayed(Event):
    """A scandal card was played."""

    card: int


@dataclass(slots=True)
class TurnEnded(Event):
    """The seat ended its turn."""


@dataclass(slots=True)
class RoundAdvanced(Event):
    """The round marker moved to this index of the track, a space of this kind."""

    round: int
    space: str


@dataclass(slots=True)
class BallOpened(Event):
    """A masquerade ball began; all titles returned, and `seat`, who holds the Queen, counts first."""


@dataclass(slots=True)
class PrestigeCounted(Event):
    """A seat counted: what its estate brings by part, what it handed in, the sum and the space it took."""

    fountains: int
    gardens: int
    knights: int
    palaces: int
    bribes: int
    cards: tuple[int, ...]
    sum: int
    space: int


@dataclass(slots=True)
class TitleTaken(Event):
    """A seat took a title."""

    title: int


@dataclass(slots=True)
class BallEnded(Event):
    """All titles are taken; prestige returned to 0."""


@dataclass(slots=True)
class BuildingScored(Event):
    """A castle or palace was looked at in a building scoring; `amount` is 0 where it is not enclosed."""

    building: int
    at: Cell
    enclosed: bool
    chapels: int
    amount: int


@dataclass(slots=True)
class BoardRefilled(Event):
    """Castles, chapels and palaces came from the stock to the board."""

    castles: int
    chapels: int
    palaces: int


@dataclass(slots=True)
class ChurchEmptied(Event):
    """Donated tiles went back into the bag."""

    tiles: Tiles


@dataclass(slots=True)
class DecadeBegan(Event):
    """A new decade began; `seat` is to move."""

    decade: int


@dataclass(slots=True)
class LiaisonsRevealed(Event):
    """The game ends and the seat shows so many liaisons; their points follow."""

    count: int


@dataclass(slots=True)
class GameEnded(Event):
    """The game is over; seats by rank, shared ranks together."""

    ranking: tuple[tuple[int, ...], ...]


def redacted(event: Event, seat: int) -> Event:
    """Return the event as a seat may see it (N11)."""
    if event.secret is None or event.seat == seat:
        return event
    if event.shares_secret and getattr(event, "to", None) == seat:
        return event
    if isinstance(event, TilesSwapped):
        return TilesSwapped(event.seat, None, None)
    return replace(event, **{event.secret: None})
