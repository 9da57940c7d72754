"""Which moves a decision allows; frequent lists are looked up in tables keyed by what they depend on."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import prod

from noblemen_gui.core.errors import BadPosition
from noblemen_gui.games.noblemen.rules.actions import KNIGHT_SPOILS, price_of
from noblemen_gui.games.noblemen.rules.ball import titles_within_reach
from noblemen_gui.games.noblemen.rules.material import (
    BRIBE_PRICE,
    CARDS_LOOKED_AT,
    CASTLE,
    CHURCH_ROOM_OF_A_KIND,
    CUNNING_STROKE,
    FOLLY,
    INHERITANCE,
    INTRIGUE,
    MOST_BRIBES_BOUGHT,
    MOST_CHOSEN_OF_A_KIND,
    TILES_PER_EXPAND,
    UNPLAYABLE_CARDS,
    VICARS_FAVOUR,
)
from noblemen_gui.games.noblemen.rules.moves import (
    BRIBES,
    DONE,
    END_TURN,
    IDLE,
    KEEP_ALL,
    KEEP_CARDS,
    LAND,
    NO_KNIGHT,
    PLAIN_CARDS,
    TAKE_TITLES,
    TAXES,
    Cell,
    ChooseTiles,
    Court,
    Donate,
    GiveTiles,
    Knight,
    Move,
    PlayCard,
    Swap,
    Tiles,
    inherit,
)
from noblemen_gui.games.noblemen.rules.state import Pending, Seat, State

MOST_TILES_TO_THE_VICAR = 4
MOST_COURT_ANSWERS = 100_000
TOO_MANY_COURT_ANSWERS = f"The court has more than {MOST_COURT_ANSWERS:,} answers."
KINDS = range(4)


def tile_choices(limits: Iterable[int], fewest: int, most: int) -> list[Tiles]:
    """Return all counts of tiles within limits by kind and in sum."""
    ranges = [range(limit + 1) for limit in limits]
    return [(a, b, c, d) for a, b, c, d in product(*ranges) if fewest <= a + b + c + d <= most]


@cache
def _donations(limits: Tiles) -> tuple[Donate, ...]:
    return tuple(Donate(tiles) for tiles in tile_choices(limits, 1, sum(limits)))


@cache
def _vicar_moves(limits: Tiles) -> tuple[PlayCard, ...]:
    choices = tile_choices(limits, 1, MOST_TILES_TO_THE_VICAR)
    return tuple(PlayCard(VICARS_FAVOUR, None, tiles) for tiles in choices)


@cache
def _spoils(limits: Tiles) -> tuple[GiveTiles, ...]:
    return tuple(GiveTiles(tiles) for tiles in tile_choices(limits, KNIGHT_SPOILS, KNIGHT_SPOILS))


@cache
def _swaps(at_most_two: Tiles, in_bag: tuple[bool, ...]) -> tuple[Swap, ...]:
    gives = [
        pair
        for pair in combinations_with_replacement(KINDS, 2)
        if all(at_most_two[tile] >= pair.count(tile) for tile in pair)
    ]
    return tuple(Swap((a, b), take) for a, b in gives for take in KINDS if in_bag[take])


@lru_cache(maxsize=1024)
def _court_moves(bribes: int, cards: tuple[int, ...]) -> tuple[Court, ...]:
    kinds = sorted(set(cards))
    counts = product(*(range(cards.count(card) + 1) for card in kinds))
    hands = [tuple(card for card, n in zip(kinds, count, strict=True) for _ in range(n)) for count in counts]
    return tuple(Court(given, hand) for given in range(bribes + 1) for hand in hands)


_CHOICES = tuple(ChooseTiles(tiles) for tiles in tile_choices((MOST_CHOSEN_OF_A_KIND,) * 4, 0, 12))


def clipped(tiles: Tiles, limit: int) -> Tiles:
    """Return tile counts, none above the limit."""
    a, b, c, d = tiles
    return (
        a if a < limit else limit,
        b if b < limit else limit,
        c if c < limit else limit,
        d if d < limit else limit,
    )


def church_room(state: State) -> Tiles:
    """Return how many tiles of each kind the Church still takes this decade."""
    a, b, c, d = state.church
    room = CHURCH_ROOM_OF_A_KIND
    return (room - a, room - b, room - c, room - d)


def donation_limits(state: State, seat: int) -> Tiles:
    """Return how many tiles of each kind a seat could give to the Church."""
    a, b, c, d = state.seats[seat].tiles
    e, f, g, h = church_room(state)
    return (min(a, e), min(b, f), min(c, g), min(d, h))


def most_bribes(state: State, seat: int) -> int:
    """Return how many bribe markers a seat could buy."""
    return min(MOST_BRIBES_BOUGHT, state.bribes, state.seats[seat].money // BRIBE_PRICE)


def swap_moves(state: State, seat: int) -> tuple[Swap, ...]:
    """Return the swaps a seat could make."""
    tiles = state.seats[seat].tiles
    if sum(tiles) < 2:
        return ()
    return _swaps(clipped(tiles, 2), tuple([count > 0 for count in state.bag]))


def _add_places(state: State, seat: int, moves: list[Move]) -> None:
    holder = state.seats[seat]
    for tile in KINDS:
        if holder.tiles[tile]:
            moves += holder.estate.place_moves(tile)


def _add_builds(state: State, seat: int, moves: list[Move]) -> None:
    holder = state.seats[seat]
    for building, standing in enumerate(state.offer):
        if standing and price_of(state, seat, building) <= holder.money:
            moves += holder.estate.build_moves(building)
    if state.follies and price_of(state, seat, FOLLY) <= holder.money:
        for folly in state.follies:
            moves += holder.estate.build_moves(FOLLY + folly)


def _add_cards(state: State, seat: int, moves: list[Move]) -> None:
    for card in dict.fromkeys(state.seats[seat].cards):
        moves += card_moves(state, seat, card)


def card_moves(state: State, seat: int, card: int) -> Iterable[Move]:
    """Return the ways in which a seat could play a card it holds."""
    holder = state.seats[seat]
    if card in UNPLAYABLE_CARDS:
        return ()
    if card == INHERITANCE:
        if not state.offer[CASTLE]:
            return ()
        return [inherit(card, move.at) for move in holder.estate.build_moves(CASTLE)]
    if card == VICARS_FAVOUR:
        return _vicar_moves(clipped(holder.tiles, MOST_TILES_TO_THE_VICAR))
    if card == CUNNING_STROKE and not any(holder.tiles):
        return ()
    return (PLAIN_CARDS[card],)


def _turn(state: State, top: Pending) -> list[Move]:
    seat = top.seat
    moves: list[Move] = list(swap_moves(state, seat))
    if not top.acted:
        _add_places(state, seat, moves)
        _add_builds(state, seat, moves)
        holder = state.seats[seat]
        moves += BRIBES[: most_bribes(state, seat)]
        if not holder.taxed:
            moves += TAXES[: holder.bribes + 1]
        if not holder.landed:
            moves += LAND[: holder.bribes + 1]
        moves += _donations(donation_limits(state, seat))
        moves.append(IDLE)
    if not top.carded:
        _add_cards(state, seat, moves)
    if top.acted:
        moves.append(END_TURN)
    return moves


def _expand(state: State, top: Pending) -> list[Move]:
    moves: list[Move] = []
    if len(top.laid) < TILES_PER_EXPAND:
        _add_places(state, top.seat, moves)
    moves += swap_moves(state, top.seat)
    if top.laid:
        moves.append(DONE)
    return moves


def _keep_card(state: State, top: Pending) -> list[Move]:
    shown = state.deck[:CARDS_LOOKED_AT]
    moves: list[Move] = [KEEP_CARDS[card] for card in dict.fromkeys(shown)]
    if INTRIGUE in state.seats[top.seat].cards:
        moves.append(KEEP_ALL)
    return moves


def free_rival_areas(state: State, seat: int) -> list[tuple[int, Cell]]:
    """Return the rivals' completed areas on which no knight stands."""
    return [
        (number, at)
        for number, rival in enumerate(state.seats)
        if number != seat
        for at in sorted(rival.estate.areas)
        if at not in rival.estate.knights
    ]


def own_knights(state: State, seat: int) -> list[tuple[int, Cell]]:
    """Return where a seat's knights stand."""
    return [
        (number, at)
        for number, rival in enumerate(state.seats)
        for at in sorted(rival.estate.knights)
        if rival.estate.knights[at] == seat
    ]


def _knight(state: State, top: Pending) -> list[Move]:
    origins: list[tuple[int, Cell] | None] = [None]
    if not state.seats[top.seat].knights:
        origins = list(own_knights(state, top.seat))
    targets = free_rival_areas(state, top.seat)
    moves: list[Move] = [Knight(seat, at, origin) for origin in origins for seat, at in targets]
    moves.append(NO_KNIGHT)
    return moves


def _give_tiles(state: State, top: Pending) -> list[Move]:
    return list(_spoils(clipped(state.seats[top.seat].tiles, KNIGHT_SPOILS)))


def court_answers(holder: Seat) -> int:
    """Count the ways in which a seat could hand in bribe markers and cards."""
    return (holder.bribes + 1) * prod(holder.cards.count(card) + 1 for card in set(holder.cards))


def _court(state: State, top: Pending) -> list[Move]:
    holder = state.seats[top.seat]
    if court_answers(holder) > MOST_COURT_ANSWERS:  # only a loaded position leads to so full a hand
        raise BadPosition(TOO_MANY_COURT_ANSWERS)
    return list(_court_moves(holder.bribes, holder.cards))


def _take_title(state: State, top: Pending) -> list[Move]:
    return [TAKE_TITLES[title] for title in titles_within_reach(state, top.seat)]


_MOVES: dict[str, Callable[[State, Pending], list[Move]]] = {
    "choose_tiles": lambda _state, _top: list(_CHOICES),
    "keep_card": _keep_card,
    "turn": _turn,
    "expand": _expand,
    "knight": _knight,
    "give_tiles": _give_tiles,
    "court": _court,
    "take_title": _take_title,
}
DECISIONS = tuple(_MOVES)


def legal_moves(state: State) -> list[Move]:
    """Return every legal move of the decision that is due, in a fixed order."""
    if not state.pending:
        return []
    top = state.pending[-1]
    return _MOVES[top.decision](state, top)
