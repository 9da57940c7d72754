"""Finds what contradicts in a state: material, land, buildings, knights, titles and what is to be decided."""

from collections.abc import Iterator

from noblemen_gui.core.errors import BadPosition
from noblemen_gui.games.noblemen.rules.ball import counted_before, next_to_take, titles_left
from noblemen_gui.games.noblemen.rules.estate import ORIGIN, SIDES, Estate, coordinates
from noblemen_gui.games.noblemen.rules.legal import MOST_COURT_ANSWERS, TOO_MANY_COURT_ANSWERS, court_answers
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
        total = max(0, state.bag[tile]) + state.church[tile] + held
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
    bribes = max(0, state.bribes) + sum(seat.bribes for seat in state.seats)
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
    counts = [max(0, seat.knights) for seat in state.seats]
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
    yield from _stack(state)
    bottom = state.pending[0]
    decision = bottom.decision
    if decision == "turn" and space in ("ball", "scoring"):
        yield f"There is no turn while the round marker stands on a {space} space."
    if decision in ("court", "take_title"):
        yield from _ball(state, bottom)
    elif any(seat.title == NO_TITLE for seat in state.seats) or any(seat.prestige for seat in state.seats):
        yield "Only at a ball a seat has no title or stands on the prestige track."
    if decision == "choose_tiles":
        yield from _choosing(state, bottom.seat)
    elif decision == "keep_card":
        yield from _dealing(state)


def _stack(state: State) -> Iterator[str]:
    turn, top = state.pending[0], state.pending[-1]
    if top.decision == "keep_card" and not state.deck:
        yield "pending: there is no card to keep."
    if len(state.pending) == 1:
        if top.decision in ("expand", "knight", "give_tiles"):
            yield f"pending: {top.decision} must lie above a turn."
        return
    if len(state.pending) > 2 or turn.decision != "turn":
        yield "pending: only a turn can have one more decision above it."
    if top.decision not in ("expand", "knight", "give_tiles", "keep_card"):
        yield f"pending: {top.decision} cannot lie above a turn."
    elif turn.seat != (top.to if top.decision == "give_tiles" else top.seat):
        yield "pending: the decision belongs to another seat's turn."
    if top.decision == "expand":
        yield from _expanding(state, turn, top)
    if top.decision == "give_tiles" and (top.seat == top.to or sum(state.seats[top.seat].tiles) <= 2):
        yield "pending: give_tiles needs another seat with more than two hidden tiles."


def _expanding(state: State, turn: Pending, top: Pending) -> Iterator[str]:
    holder, laid = state.seats[top.seat], top.laid
    laid_by_somebody = holder.estate.tiles.keys() - {ORIGIN}
    if len(laid) > TILES_PER_EXPAND or len(set(laid)) < len(laid) or not laid_by_somebody.issuperset(laid):
        yield f"pending: 'laid' must name up to {TILES_PER_EXPAND} different tiles laid in the estate."
    if not laid and not (turn.carded and any(holder.tiles)):
        yield "pending: an expand with nothing laid needs a cunning stroke and a hidden tile."


def _ball(state: State, top: Pending) -> Iterator[str]:
    if state.board.track[state.round] != "ball":
        yield f"The decision {top.decision} needs the round marker on a ball space."
    if top.decision == "court":
        yield from _counting(state, top.seat)
    elif next_to_take(state) != top.seat:
        yield "Another seat takes its title first."
    spaces = [seat.prestige for seat in state.seats if seat.prestige]
    if len(set(spaces)) < len(spaces):
        yield "Two seats stand on one space of the prestige track."


def _counting(state: State, counter: int) -> Iterator[str]:
    counted = counted_before(state, counter)
    if any(seat.title != NO_TITLE for seat in state.seats):
        yield "While prestige is counted nobody has a title."
    if any(seat.prestige for number, seat in enumerate(state.seats) if number not in counted):
        yield "A seat that has not counted yet stands on the prestige track."
    if court_answers(state.seats[counter]) > MOST_COURT_ANSWERS:
        yield TOO_MANY_COURT_ANSWERS


def _choosing(state: State, seat: int) -> Iterator[str]:
    if state.decade != 1 or state.round:
        yield "Start tiles are chosen only at the start."
    for number, holder in enumerate(state.seats):
        if max(holder.tiles) > (MOST_CHOSEN_OF_A_KIND if number < seat else 0):
            yield f"seats[{number}]: more tiles than can have been chosen."
        if holder.cards:
            yield f"seats[{number}]: cards are dealt after the start tiles."
    yield from _not_yet_played(state)


def _dealing(state: State) -> Iterator[str]:
    starting = state.decade == 1 and state.round == 0
    if not starting and (state.board.track[state.round] != "scoring" or state.decade == DECADES):
        yield "Cards are dealt only at the start and after a building scoring."
    yield from _not_yet_played(state)


def _not_yet_played(state: State) -> Iterator[str]:
    if any(state.church) or any(seat.taxed or seat.landed for seat in state.seats):
        yield "Before a decade begins the Church is empty and all tax and land markers are free."
