"""Which moves are worth a thought in each decision: whole turns first, then cards, bids and the small answers."""

from collections.abc import Callable, Iterator

from noblemen_gui.games.noblemen.ai.clock import clock_of
from noblemen_gui.games.noblemen.ai.features import lateness
from noblemen_gui.games.noblemen.ai.outlook import outlook
from noblemen_gui.games.noblemen.ai.placing import layings, prices
from noblemen_gui.games.noblemen.ai.values import PLACE, Weights
from noblemen_gui.games.noblemen.rules.actions import price_of
from noblemen_gui.games.noblemen.rules.ball import handed_in_prestige, titles_within_reach
from noblemen_gui.games.noblemen.rules.legal import (
    MOST_TILES_TO_THE_VICAR,
    card_moves,
    church_room,
    legal_moves,
    most_bribes,
)
from noblemen_gui.games.noblemen.rules.material import (
    CASTLE,
    CUNNING_STROKE,
    FOLLY,
    INHERITANCE,
    PALACE,
    TILES,
    TILES_PER_EXPAND,
    VICARS_FAVOUR,
)
from noblemen_gui.games.noblemen.rules.moves import (
    BRIBES,
    DONE,
    END_TURN,
    IDLE,
    LAND,
    PLAIN_CARDS,
    TAKE_TITLES,
    TAXES,
    ChooseTiles,
    Court,
    Donate,
    Move,
    PlayCard,
    Swap,
    Tiles,
    build,
    inherit,
)
from noblemen_gui.games.noblemen.rules.state import Pending, State, changed

Plan = tuple[Move, ...]

_HAND = PLACE[f"hand_{TILES[0]}"]
_CARDS = PLACE["card_blackmail"]
_BRIBES = PLACE["bribes"]
# Start tiles worth considering: field, fountain, grove, meadow; what is missing to twelve comes from the bag.
START_TILES: tuple[Tiles, ...] = (
    (3, 3, 3, 3),
    (2, 3, 3, 3),
    (2, 3, 3, 2),
    (3, 3, 2, 3),
    (1, 3, 3, 3),
    (3, 3, 3, 2),
    (0, 3, 3, 3),
    (3, 3, 0, 3),
)
# A swap costs a tile, so it is thought of only with a hand as large as this.
FEWEST_FOR_A_SWAP = 5
# A quick answer does without swaps.
WIDE_ENOUGH_TO_SWAP = 3


def plans(state: State, weights: Weights, width: int) -> list[Plan]:
    """Return what the seat to move could do, each as far ahead as nothing hidden decides; wider means more of it."""
    top = state.pending[-1]
    return list(_PLANS[top.decision](state, top, weights, width))


def _turn(state: State, top: Pending, weights: Weights, width: int) -> Iterator[Plan]:
    if not top.acted:
        yield from _expands(state, top.seat, weights, width, ())
        yield from _builds(state, top.seat, width)
        yield from _gifts_and_income(state, top.seat, weights, width)
        yield (IDLE,)
        if width >= WIDE_ENOUGH_TO_SWAP:
            yield from _swaps(state, top.seat, weights, TILES_PER_EXPAND)
    else:
        yield (END_TURN,)
    if not top.carded:
        yield from _cards(state, top.seat, weights, width)


def _expands(
    state: State, seat: int, weights: Weights, width: int, before: Plan, most: int = TILES_PER_EXPAND
) -> Iterator[Plan]:
    holder = state.seats[seat]
    price = prices(state, seat, weights)
    for laying in layings(holder.estate, holder.tiles, price, width, most)[:width]:
        yield (*before, *laying.moves, DONE)


def _builds(state: State, seat: int, width: int) -> Iterator[Plan]:
    holder = state.seats[seat]
    spots = outlook(holder.estate).spots
    for building, standing in enumerate(state.offer):
        if standing and spots[building] is not None and price_of(state, seat, building) <= holder.money:
            wide = width > 3 and building != PALACE
            for move in holder.estate.build_moves(building) if wide else ():
                yield (move,)
            if not wide:
                yield (build(building, spots[building] or 0),)
    if state.follies and spots[FOLLY] is not None and price_of(state, seat, FOLLY) <= holder.money:
        for folly in state.follies:
            if holder.estate.meets_folly(folly):
                yield (build(FOLLY + folly, spots[FOLLY] or 0),)


def _gifts_and_income(state: State, seat: int, weights: Weights, width: int) -> Iterator[Plan]:
    holder = state.seats[seat]
    most = most_bribes(state, seat)
    for count in range(1, most + 1):
        if count == most or width > 3 or count == 2:
            yield (BRIBES[count - 1],)
    if not holder.taxed:
        yield (TAXES[0],)
    if not holder.landed:
        yield (LAND[0],)
    for tiles in _donations(state, seat, weights):
        yield (Donate(tiles),)


def _donations(state: State, seat: int, weights: Weights) -> Iterator[Tiles]:
    """Yield gifts to the church: all it takes, then again without the kind that is worth most to keep."""
    room = church_room(state)
    a, b, c, d = (min(count, limit) for count, limit in zip(state.seats[seat].tiles, room, strict=True))
    given: Tiles = (a, b, c, d)
    for kind in sorted(range(len(TILES)), key=lambda tile: -weights[_HAND + tile]):
        if any(given):
            yield given
        if not given[kind]:
            continue
        given = changed(given, kind, -given[kind])


def _swaps(state: State, seat: int, weights: Weights, most: int, before: Plan = ()) -> Iterator[Plan]:
    """Yield the best expand after giving two tiles of the most plentiful kind for one of another."""
    hand = state.seats[seat].tiles
    if sum(hand) < FEWEST_FOR_A_SWAP or most < 1:
        return
    given = max(range(len(TILES)), key=lambda tile: hand[tile])
    if hand[given] < 3:
        return
    price = prices(state, seat, weights)
    for taken in range(len(TILES)):
        if taken != given and state.bag[taken]:
            swapped = changed(changed(hand, given, -2), taken, 1)
            best = layings(state.seats[seat].estate, swapped, price, 2, most)[0]
            if any(move.tile == taken for move in best.moves):
                yield (*before, Swap((given, given), taken), *best.moves, DONE)


def _cards(state: State, seat: int, weights: Weights, width: int) -> Iterator[Plan]:
    holder = state.seats[seat]
    for card in dict.fromkeys(holder.cards):
        if card == INHERITANCE:
            spot = outlook(holder.estate).spots[CASTLE]
            if spot is not None and state.offer[CASTLE]:
                yield (inherit(card, spot),)
        elif card == VICARS_FAVOUR:
            if any(holder.tiles):
                yield (PlayCard(card, None, _least_useful(holder.tiles, weights, MOST_TILES_TO_THE_VICAR)),)
        elif card == CUNNING_STROKE:
            if any(holder.tiles):
                yield from _expands(state, seat, weights, max(1, width // 2), (PLAIN_CARDS[card],))
        else:
            yield from ((move,) for move in card_moves(state, seat, card))


def _least_useful(hand: Tiles, weights: Weights, most: int) -> Tiles:
    """Return the tiles that would be missed least: of the most plentiful kind, then of the least worth."""
    chosen: Tiles = (0, 0, 0, 0)
    for _ in range(min(most, sum(hand))):
        kind = max(range(len(TILES)), key=lambda tile: (hand[tile] - 2 * weights[_HAND + tile], hand[tile] > 0))
        if not hand[kind]:
            kind = max(range(len(TILES)), key=lambda tile: hand[tile])
        hand, chosen = changed(hand, kind, -1), changed(chosen, kind, 1)
    return chosen


def _expand(state: State, top: Pending, weights: Weights, width: int) -> Iterator[Plan]:
    most = TILES_PER_EXPAND - len(top.laid)
    if top.laid:
        yield (DONE,)
    if most and any(state.seats[top.seat].tiles):
        yield from _expands(state, top.seat, weights, width, (), most)
    if width >= WIDE_ENOUGH_TO_SWAP:
        yield from _swaps(state, top.seat, weights, most)


def _court(state: State, top: Pending, weights: Weights, _width: int) -> Iterator[Plan]:
    """Yield the cheapest way to each sum of prestige."""
    cheapest: dict[int, tuple[float, Court]] = {}
    for move in legal_moves(state):
        assert isinstance(move, Court)
        cost = bid_cost(state, move, weights)
        total = handed_in_prestige(move.bribes, move.cards)
        if total not in cheapest or cost < cheapest[total][0]:
            cheapest[total] = (cost, move)
    yield from ((move,) for _, (_, move) in sorted(cheapest.items(), key=lambda item: item[0]))


def bid_cost(state: State, move: Court, weights: Weights) -> float:
    """Return what is lost with the bribe markers and cards of a bid."""
    late = lateness(clock_of(state))
    return move.bribes * weights[_BRIBES] * late + sum([weights[_CARDS + card] for card in move.cards])


def _start_tiles(_state: State, _top: Pending, _weights: Weights, _width: int) -> Iterator[Plan]:
    return ((ChooseTiles(tiles),) for tiles in START_TILES)


def _titles(state: State, top: Pending, _weights: Weights, _width: int) -> Iterator[Plan]:
    """Yield the highest title within reach: a lower one never brings more."""
    yield (TAKE_TITLES[titles_within_reach(state, top.seat)[0]],)


def _all(state: State, _top: Pending, _weights: Weights, _width: int) -> Iterator[Plan]:
    return ((move,) for move in legal_moves(state))


_PLANS: dict[str, Callable[[State, Pending, Weights, int], Iterator[Plan]]] = {
    "choose_tiles": _start_tiles,
    "keep_card": _all,
    "turn": _turn,
    "expand": _expand,
    "knight": _all,
    "give_tiles": _all,
    "court": _court,
    "take_title": _titles,
}
