"""Finds what contradicts in a state: material, land, buildings, knights, titles and what is to be decided."""

from collections.abc import Iterator
from math import prod

from noblemen_gui.core.errors import BadPosition
from noblemen_gui.games.noblemen.rules.ball import counted_before, next_to_take, titles_left
from noblemen_gui.games.noblemen.rules.estate import ORIGIN, SIDES, Estate, coordinates
from noblemen_gui.games.noblemen.rules.material import (
    BRIBE_MARKERS,
    BUILDING_COUNTS,
    BUILDING_PLURALS,
    BUILDINGS,
    CARD_COUNTS,
    CARDS,
    CHURCH_ROOM_OF_A_KIND,
    DECADES,
    FOLLIES,
    FOLLY,
    KNIGHTS_PER_SEAT,
    MEADOW,
    MOST_CHOSEN_OF_A_KIND,
    NO_TITLE,
    PALACE,
    TILE_COUNTS,
    TILES,
    TILES_PER_EXPAND,
    TITLES,
)
from noblemen_gui.games.noblemen.rules.state import Pending, State

MOST_COURT_ANSWERS = 100_000


def check_state(state: State) -> None:
    """Raise BadPosition for the first contradiction."""
    for contradiction in contradictions(state):
        raise BadPosition(contradiction)


def contradictions(state: State) -> Iterator[str]:
    """Yield every contradiction as a sentence."""
    yield from _material(state)
    for number, seat in enumerate(state.seats):
        for sentence in _land(seat.estate):
            yield f"seats[{number}].estate: {sentence}"
        for sentence in _buildings(seat.estate):
            yield f"seats[{number}].estate: {sentence}"
    yield from _knights(state)
    yield from _scores(state)
    yield from _pending(state)


def _material(state: State) -> Iterator[str]:
    for tile, count in enumerate(TILE_COUNTS):
        held = sum(seat.tiles[tile] + seat.estate.land[tile] for seat in state.seats)
        total = state.bag[tile] + state.church[tile] + held
        if total != count or state.bag[tile] < 0:
            yield f"There are {total} tiles of the kind {TILES[tile]} instead of {count}."
        if state.church[tile] > CHURCH_ROOM_OF_A_KIND:
            yield f"The Church has more than {CHURCH_ROOM_OF_A_KIND} tiles of the kind {TILES[tile]}."
    for kind, count in enumerate(BUILDING_COUNTS):
        total = state.offer[kind] + state.stock[kind]
        total += sum(seat.estate.count_buildings(kind) for seat in state.seats)
        if total != count:
            yield f"There are {total} {BUILDING_PLURALS[kind]} instead of {count}."
    for folly, name in enumerate(FOLLIES):
        built = sum(seat.estate.count_buildings(FOLLY + folly) for seat in state.seats)
        if built + state.follies.count(folly) != 1:
            yield f"The folly {name} is there {built + state.follies.count(folly)} times."
    bribes = state.bribes + sum(seat.bribes for seat in state.seats)
    if bribes != BRIBE_MARKERS or state.bribes < 0:
        yield f"There are {bribes} bribe markers instead of {BRIBE_MARKERS}."
    for card, count in enumerate(CARD_COUNTS):
        total = state.deck.count(card) + sum(seat.cards.count(card) for seat in state.seats)
        if total != count:
            yield f"There are {total} cards {CARDS[card]} instead of {count}."


def _land(estate: Estate) -> Iterator[str]:
    if estate.tiles.get(ORIGIN) != MEADOW:
        yield "the first meadow at [0, 0] is missing."
        return
    reached, edge = {ORIGIN}, [ORIGIN]
    while edge:
        at = edge.pop()
        for side in SIDES:
            if at + side in estate.tiles and at + side not in reached:
                reached.add(at + side)
                edge.append(at + side)
    if len(reached) < len(estate.tiles):
        yield "the land is not connected."


def _buildings(estate: Estate) -> Iterator[str]:
    for at, building in estate.buildings.items():
        name, place = BUILDINGS[min(building, FOLLY)], list(coordinates(at))
        if estate.tiles.get(at) != MEADOW:
            yield f"the {name} at {place} does not stand on a meadow."
        family = 0 if building == PALACE else building
        if estate.too_near(family, at):
            yield f"the {name} at {place} stands beside another one."
        if building >= FOLLY and not estate.meets_folly(building - FOLLY):
            yield f"the folly at {place} lacks the areas it needs."


def _knights(state: State) -> Iterator[str]:
    counts = [seat.knights for seat in state.seats]
    for number, seat in enumerate(state.seats):
        for at, owner in seat.estate.knights.items():
            place = f"seats[{number}].estate: the knight at {list(coordinates(at))}"
            if at not in seat.estate.areas:
                yield f"{place} does not stand on an area."
            if owner == number or owner >= state.players:
                yield f"{place} does not belong to a rival."
            else:
                counts[owner] += 1
    for number, count in enumerate(counts):
        if count != KNIGHTS_PER_SEAT or state.seats[number].knights < 0:
            yield f"seats[{number}]: there are {count} knights instead of {KNIGHTS_PER_SEAT}."


def _scores(state: State) -> Iterator[str]:
    for number, seat in enumerate(state.seats):
        if sum(seat.sources) != seat.points:
            yield f"seats[{number}]: the sources do not add up to the points."
        if seat.money < 0:
            yield f"seats[{number}]: money is below 0."
    for title, left in enumerate(titles_left(state)):
        if left < 0:
            yield f"More seats are {TITLES[title]} than titles are in play."


def _pending(state: State) -> Iterator[str]:
    space = state.board.track[state.round]
    if not state.pending:
        if space != "scoring" or state.decade != DECADES:
            yield "Nothing is pending, but the game is not over."
        return
    bottom = state.pending[0]
    decision = bottom.decision
    starting = state.decade == 1 and state.round == 0
    if decision == "turn" and space in ("ball", "scoring"):
        yield f"There is no turn while the round marker stands on a {space} space."
    elif decision in ("court", "take_title") and space != "ball":
        yield f"The decision {decision} needs the round marker on a ball space."
    elif decision == "choose_tiles" and not starting:
        yield "Start tiles are chosen only at the start."
    elif decision == "keep_card" and not starting and (space != "scoring" or state.decade == DECADES):
        yield "Cards are dealt only at the start and after a building scoring."
    elif decision in ("expand", "knight", "give_tiles"):
        yield f"The decision {decision} must lie above a turn."
    if decision in ("court", "take_title"):
        yield from _ball(state, bottom)
    elif any(seat.title == NO_TITLE for seat in state.seats) or any(seat.prestige for seat in state.seats):
        yield "Only at a ball a seat has no title or stands on the prestige track."
    if decision == "choose_tiles":
        yield from _choosing(state, bottom.seat)
    yield from _stack(state)


def _stack(state: State) -> Iterator[str]:
    if len(state.pending) > 2 or (len(state.pending) == 2 and state.pending[0].decision != "turn"):
        yield "pending: only a turn can have one more decision above it."
    top = state.pending[-1]
    if top.decision == "keep_card" and not state.deck:
        yield "pending: there is no card to keep."
    if len(state.pending) != 2:
        return
    turn = state.pending[0]
    if top.decision not in ("expand", "knight", "give_tiles", "keep_card"):
        yield f"pending: {top.decision} cannot lie above a turn."
    elif turn.seat != (top.to if top.decision == "give_tiles" else top.seat):
        yield "pending: the decision belongs to another seat's turn."
    if top.decision == "expand":
        yield from _expanding(state, top)
    if top.decision == "give_tiles" and (top.seat == top.to or sum(state.seats[top.seat].tiles) <= 2):
        yield "pending: give_tiles needs another seat with more than two hidden tiles."


def _expanding(state: State, top: Pending) -> Iterator[str]:
    tiles = state.seats[top.seat].estate.tiles
    laid = top.laid
    if len(laid) > TILES_PER_EXPAND or len(set(laid)) < len(laid) or not all(at in tiles for at in laid):
        yield "pending: 'laid' must name one to three different tiles of the estate."
    if not laid and not any(state.seats[top.seat].tiles):
        yield "pending: an expand needs a hidden tile."


def _ball(state: State, top: Pending) -> Iterator[str]:
    if top.decision == "court":
        counted = counted_before(state, top.seat)
        if any(seat.title != NO_TITLE for seat in state.seats):
            yield "While prestige is counted nobody has a title."
        if any(seat.prestige for number, seat in enumerate(state.seats) if number not in counted):
            yield "A seat that has not counted yet stands on the prestige track."
        seat = state.seats[top.seat]
        hands = prod(seat.cards.count(card) + 1 for card in set(seat.cards))
        if (seat.bribes + 1) * hands > MOST_COURT_ANSWERS:
            yield f"The court has more than {MOST_COURT_ANSWERS:,} answers."
    elif next_to_take(state) != top.seat:
        yield "Another seat takes its title first."
    spaces = [seat.prestige for seat in state.seats if seat.prestige]
    if len(set(spaces)) < len(spaces):
        yield "Two seats stand on one space of the prestige track."


def _choosing(state: State, seat: int) -> Iterator[str]:
    for number, holder in enumerate(state.seats):
        if max(holder.tiles) > (MOST_CHOSEN_OF_A_KIND if number < seat else 0):
            yield f"seats[{number}]: more tiles than can have been chosen."
