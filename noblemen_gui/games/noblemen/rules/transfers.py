"""How points, pounds, tiles, bribe markers, cards and the Queen change hands, each with its event."""

from noblemen_gui.core.chance import below
from noblemen_gui.games.noblemen.rules.events import (
    BribesGained,
    BribesReturned,
    CardsShown,
    Event,
    MoneyGained,
    MoneyPaid,
    PointsGained,
    QueenMoved,
    QueenStayed,
    TilesDrawn,
)
from noblemen_gui.games.noblemen.rules.material import CARDS_LOOKED_AT, SOURCES
from noblemen_gui.games.noblemen.rules.state import Pending, Seat, State, plus

Events = list[Event]


def push(state: State, pending: Pending) -> None:
    """Put a decision on top of the stack."""
    state.pending = (*state.pending, pending)


def pop(state: State) -> Pending:
    """Take the top decision off the stack."""
    top = state.pending[-1]
    state.pending = state.pending[:-1]
    return top


def replace_top(state: State, pending: Pending) -> None:
    """Put a decision in the place of the top one."""
    state.pending = (*state.pending[:-1], pending)


def gain_points(state: State, seat: int, amount: int, source: int, events: Events) -> None:
    """Add victory points and note their source."""
    if not amount:
        return
    holder = state.seats[seat]
    holder.points += amount
    sources = list(holder.sources)
    sources[source] += amount
    holder.sources = tuple(sources)
    events.append(PointsGained(seat, amount, SOURCES[source]))


def gain_money(state: State, seat: int, amount: int, source: str, events: Events) -> None:
    """Add pounds from the bank, which never runs out."""
    if amount:
        state.seats[seat].money += amount
        events.append(MoneyGained(seat, amount, source))


def pay(state: State, seat: int, amount: int, source: str, events: Events) -> None:
    """Take pounds."""
    if amount:
        state.seats[seat].money -= amount
        events.append(MoneyPaid(seat, amount, source))


def draw_tiles(state: State, seat: int, wanted: int, source: str, events: Events) -> None:
    """Draw tiles at random, as many as the bag holds (N4.3)."""
    bag = list(state.bag)
    left = sum(bag)
    count = min(wanted, left)
    if not count:
        return
    drawn = [0, 0, 0, 0]
    rng = state.rng
    for size in range(left, left - count, -1):
        number, rng = below(rng, size)
        tile = 0
        while number >= bag[tile]:
            number -= bag[tile]
            tile += 1
        bag[tile] -= 1
        drawn[tile] += 1
    state.rng = rng
    state.bag = (bag[0], bag[1], bag[2], bag[3])
    tiles = (drawn[0], drawn[1], drawn[2], drawn[3])
    state.seats[seat].tiles = plus(state.seats[seat].tiles, tiles)
    events.append(TilesDrawn(seat, count, source, tiles))


def take_queen(state: State, seat: int, events: Events) -> None:
    """Bring the Queen to a seat unless she is locked (N7.2)."""
    if state.queen == seat:
        return
    if state.queen_locked:
        events.append(QueenStayed(seat))
        return
    events.append(QueenMoved(seat, state.queen))
    state.queen = seat


def take_bribes(state: State, seat: int, wanted: int, source: str, events: Events) -> None:
    """Take bribe markers from the board, as many as are there."""
    count = min(wanted, state.bribes)
    if count:
        state.bribes -= count
        state.seats[seat].bribes += count
        events.append(BribesGained(seat, count, source))


def return_bribes(state: State, seat: int, count: int, source: str, events: Events) -> None:
    """Put bribe markers back on the board (N6.8)."""
    if count:
        state.seats[seat].bribes -= count
        state.bribes += count
        events.append(BribesReturned(seat, count, source))


def add_cards(holder: Seat, cards: tuple[int, ...]) -> None:
    """Put cards into a hand, which is kept in order."""
    holder.cards = tuple(sorted(holder.cards + cards))


def look_at_cards(state: State, seat: int, events: Events) -> bool:
    """Let a seat look at the top of the deck and ask what it keeps; False if there is nothing to draw (N9.1)."""
    shown = state.deck[:CARDS_LOOKED_AT]
    if not shown:
        return False
    events.append(CardsShown(seat, len(shown), shown))
    push(state, Pending("keep_card", seat))
    return True
