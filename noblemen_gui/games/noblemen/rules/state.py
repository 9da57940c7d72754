"""The whole truth of a game as plain data; everything inside a seat is immutable, so a copy is quick and safe."""

from dataclasses import dataclass
from typing import NamedTuple

from noblemen_gui.games.noblemen.rules.board import Board
from noblemen_gui.games.noblemen.rules.estate import Estate
from noblemen_gui.games.noblemen.rules.moves import Cell, Tiles


class Pending(NamedTuple):
    """Something that a seat has to decide."""

    decision: str
    seat: int
    acted: bool = False  # turn: the action is done
    carded: bool = False  # turn: the one scandal card is played
    laid: tuple[Cell, ...] = ()  # expand: the tiles of this action
    to: int = -1  # give_tiles: the seat that receives


@dataclass(slots=True)
class Seat:
    """What belongs to one seat."""

    title: int
    money: int
    points: int
    tiles: Tiles
    bribes: int
    cards: tuple[int, ...]
    knights: int
    taxed: bool
    landed: bool
    prestige: int
    estate: Estate
    sources: tuple[int, ...]

    def clone(self) -> "Seat":
        """Return an independent copy."""
        return Seat(
            self.title,
            self.money,
            self.points,
            self.tiles,
            self.bribes,
            self.cards,
            self.knights,
            self.taxed,
            self.landed,
            self.prestige,
            self.estate,
            self.sources,
        )


@dataclass(slots=True)
class State:
    """Board, bag, deck, seats, and the stack of what is to be decided (top last)."""

    board: Board
    rng: int
    decade: int
    round: int
    queen: int
    bag: Tiles
    church: Tiles
    bribes: int
    offer: tuple[int, int, int]  # castles, chapels and palaces on the board
    follies: tuple[int, ...]
    stock: tuple[int, int, int]
    deck: tuple[int, ...]
    seats: list[Seat]
    pending: tuple[Pending, ...]

    def clone(self) -> "State":
        """Return an independent copy."""
        return State(
            self.board,
            self.rng,
            self.decade,
            self.round,
            self.queen,
            self.bag,
            self.church,
            self.bribes,
            self.offer,
            self.follies,
            self.stock,
            self.deck,
            [seat.clone() for seat in self.seats],
            self.pending,
        )

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return self.board.players

    @property
    def queen_locked(self) -> bool:
        """Tell whether the Queen stays where she is (N7.2)."""
        return self.board.track[self.round] == "locked"

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % self.board.players


def plus(counts: Tiles, more: Tiles) -> Tiles:
    """Add tile counts."""
    return (counts[0] + more[0], counts[1] + more[1], counts[2] + more[2], counts[3] + more[3])


def minus(counts: Tiles, fewer: Tiles) -> Tiles:
    """Subtract tile counts."""
    return (counts[0] - fewer[0], counts[1] - fewer[1], counts[2] - fewer[2], counts[3] - fewer[3])


def changed(counts: Tiles, tile: int, by: int) -> Tiles:
    """Change the count of one kind."""
    new = list(counts)
    new[tile] += by
    return (new[0], new[1], new[2], new[3])


def without(cards: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    """Take cards out of a hand."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def on_areas(state: State, seat: int, area: int) -> int:
    """Count a seat's knights on rivals' areas of a kind."""
    return sum(rival.estate.count_knights(area, seat) for rival in state.seats if rival.estate.knights)
