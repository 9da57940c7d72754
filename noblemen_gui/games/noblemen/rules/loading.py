"""Reads positions, whole or partial; what is missing is completed, what contradicts is refused."""

from collections.abc import Sequence

from noblemen_gui.core.chance import SEED_LIMIT, shuffled
from noblemen_gui.core.errors import BadPosition, BadRequest
from noblemen_gui.games.noblemen.rules.board import FILLED, Board, board_for, complete_options
from noblemen_gui.games.noblemen.rules.consistency import check_state
from noblemen_gui.games.noblemen.rules.decades import first_seat
from noblemen_gui.games.noblemen.rules.estate import Estate, estate_of, first_estate
from noblemen_gui.games.noblemen.rules.legal import DECISIONS
from noblemen_gui.games.noblemen.rules.material import (
    BRIBE_MARKERS,
    BUILDING_COUNTS,
    BUILDING_PLURALS,
    BUILDINGS,
    CARD_COUNTS,
    CARDS,
    DECADES,
    FOLLIES,
    FOLLY,
    KNIGHTS_PER_SEAT,
    NO_TITLE,
    SOURCES,
    TILE_COUNTS,
    TILES,
    TITLES,
    TITLES_HELD,
)
from noblemen_gui.games.noblemen.rules.moves import Cell, Tiles
from noblemen_gui.games.noblemen.rules.position import VERSION
from noblemen_gui.games.noblemen.rules.reading import NOWHERE, Reader, position_reader
from noblemen_gui.games.noblemen.rules.state import Pending, Seat, State, minus, plus
from noblemen_gui.games.noblemen.rules.views import NO_TILES

FIELDS = (
    *("game", "version", "players", "options", "rng", "decade", "round", "queen", "bag", "church", "bribes"),
    *("board", "stock", "deck", "seats", "pending", "to_move"),
)
SEAT_FIELDS = (
    *("title", "money", "points", "tiles", "bribes", "cards", "knights", "taxed", "landed", "prestige"),
    *("estate", "sources"),
)
_BALL_DECISIONS = ("court", "take_title")
_WITHIN_A_TURN = ("knight", "give_tiles")
_FIRST_HAND: Tiles = (3, 3, 3, 3)


def decode_state(data: object) -> State:
    """Read a position; BadPosition says what contradicts."""
    if not isinstance(data, dict):
        raise BadRequest("position: an object was expected.")
    reader = of_this_version(position_reader(data), FIELDS)
    state = read_public(reader)
    state.bag = reader.at("bag").tiles() if reader.has("bag") else _tiles_left(reader, state)
    state.rng = reader.at("rng").number(0, SEED_LIMIT - 1) if reader.has("rng") else 0
    if reader.has("deck"):
        state.deck = reader.at("deck").words(CARDS)
    else:
        state.deck = _cards_left(reader, state)
    check_state(state)
    return state


def read_public(reader: Reader, viewer: int | None = None) -> State:
    """Read everything but bag, deck and random state; of a view also not what rivals hold."""
    board = _read_board(reader)
    seats = _read_seats(reader, board, viewer)
    for number, (seat, part) in enumerate(_given_seats(reader, seats)):
        supply = KNIGHTS_PER_SEAT - _knights_set(seats, number)
        seat.knights = part.at("knights").number(0, KNIGHTS_PER_SEAT) if part.has("knights") else supply
    offer, follies = _read_offer(reader, board, seats)
    held = sum(seat.bribes for seat in seats)
    state = State(
        board=board,
        rng=0,
        decade=reader.at("decade").number(1, DECADES) if reader.has("decade") else 1,
        round=reader.at("round").number(0, len(board.track) - 1) if reader.has("round") else 0,
        queen=_seat_number(reader.at("queen"), board) if reader.has("queen") else board.players - 1,
        bag=NO_TILES,
        church=reader.at("church").tiles() if reader.has("church") else NO_TILES,
        bribes=reader.at("bribes").number() if reader.has("bribes") else BRIBE_MARKERS - held,
        offer=offer,
        follies=follies,
        stock=_read_stock(reader, offer, seats),
        deck=(),
        seats=seats,
        pending=(),
    )
    state.pending = _read_pending(reader, state)
    _complete_titles(reader, state)
    return state


def of_this_version(reader: Reader, known: Sequence[str]) -> Reader:
    """Check game and version before the fields: a newer version may well have others."""
    if isinstance(reader.value, dict):
        if reader.value.get("game", "noblemen") != "noblemen":
            reader.at("game").fail("'noblemen' was expected.")
        if reader.has("version") and reader.at("version").number(1) > VERSION:
            reader.at("version").fail("this position was written by a newer version of the program.")
    return reader.object(known)


def _read_board(reader: Reader) -> Board:
    if reader.has("players"):
        players = reader.at("players").number(min(FILLED), max(FILLED))
    elif reader.has("seats"):
        players = len(reader.at("seats").items())
        if players not in FILLED:
            reader.at("seats").fail("3 to 5 seats were expected.")
    else:
        reader.fail("either 'players' or 'seats' must be there.")
    try:
        options = complete_options(reader.value.get("options", {"first_game": True}))
    except BadRequest as error:
        raise BadPosition(f"{reader.path}.{error.reason}") from None
    return board_for(players, options)


def _given_seats(reader: Reader, seats: list[Seat]) -> list[tuple[Seat, Reader]]:
    """Pair every seat with what is said of it; nothing is said of seats that are left out."""
    given = reader.at("seats").items() if reader.has("seats") else []
    silent = [Reader({}, f"{reader.path}.seats", BadPosition)] * (len(seats) - len(given))
    return list(zip(seats, given + silent, strict=True))


def _read_seats(reader: Reader, board: Board, viewer: int | None) -> list[Seat]:
    given = reader.at("seats").items() if reader.has("seats") else []
    if len(given) > board.players:
        reader.at("seats").fail(f"at most {board.players} seats were expected.")
    seats = [_read_seat(part, number, viewer) for number, part in enumerate(given)]
    for number in range(len(given), board.players):
        seat = first_seat(number)
        seat.tiles = _FIRST_HAND
        seats.append(seat)
    return seats


def _read_seat(reader: Reader, number: int, viewer: int | None) -> Seat:
    reader.object(SEAT_FIELDS)
    seat = first_seat(number)
    if reader.has("title"):
        seat.title = NO_TITLE if reader.value["title"] is None else reader.at("title").word(TITLES)
    for name in ("money", "points", "bribes", "prestige"):
        if reader.has(name):
            setattr(seat, name, reader.at(name).number())
    for name in ("taxed", "landed"):
        if reader.has(name):
            setattr(seat, name, reader.at(name).boolean())
    if viewer is None or viewer == number:
        seat.tiles = reader.at("tiles").tiles() if reader.has("tiles") else NO_TILES
        seat.cards = tuple(sorted(reader.at("cards").words(CARDS))) if reader.has("cards") else ()
    if reader.has("estate"):
        seat.estate = _read_estate(reader.at("estate"))
    _read_sources(reader, seat)
    return seat


def _read_sources(reader: Reader, seat: Seat) -> None:
    """Read where points came from; points of which nothing is said count as won by titles."""
    if not reader.has("sources"):
        sources = [0] * len(SOURCES)
        sources[TITLES_HELD] = seat.points
        seat.sources = tuple(sources)
        return
    given = reader.at("sources").object(SOURCES)
    seat.sources = tuple(given.at(name).number() if given.has(name) else 0 for name in SOURCES)
    if not reader.has("points"):
        seat.points = sum(seat.sources)
    elif sum(seat.sources) != seat.points:
        given.fail("the sources must add up to the points.")


def _read_estate(reader: Reader) -> Estate:
    reader.object(("tiles", "buildings", "knights"))
    start = first_estate()
    tiles = _read_places(reader.at("tiles"), TILES) if reader.has("tiles") else start.tiles
    buildings = _read_buildings(reader.at("buildings")) if reader.has("buildings") else start.buildings
    knights: dict[Cell, int] = {}
    for entry in reader.at("knights").items() if reader.has("knights") else []:
        entry.object(("at", "seat"))
        at = _read_place(entry)
        if at in knights:
            entry.fail("two knights stand on one area.")
        knights[at] = entry.field("seat").number(0, max(FILLED) - 1)
    return estate_of(tiles, buildings, knights)


def _read_place(entry: Reader) -> Cell:
    at = entry.field("at").cell()
    if at == NOWHERE:
        entry.fail("that is too far away for an estate.")
    return at


def _read_places(reader: Reader, kinds: Sequence[str]) -> dict[Cell, int]:
    places: dict[Cell, int] = {}
    for entry in reader.items():
        entry.object(("at", "kind"))
        at = _read_place(entry)
        if at in places:
            entry.fail("something lies there already.")
        places[at] = entry.field("kind").word(kinds)
    return places


def _read_buildings(reader: Reader) -> dict[Cell, int]:
    buildings: dict[Cell, int] = {}
    for entry in reader.items():
        entry.object(("at", "kind", "folly"))
        at = _read_place(entry)
        if at in buildings:
            entry.fail("two buildings stand at one place.")
        building = entry.field("kind").word(BUILDINGS)
        if building == FOLLY:
            building += entry.field("folly").word(FOLLIES)
        elif entry.has("folly"):
            entry.fail("only a folly has the field 'folly'.")
        buildings[at] = building
    return buildings


def _knights_set(seats: list[Seat], owner: int) -> int:
    return sum(list(seat.estate.knights.values()).count(owner) for seat in seats)


def _read_offer(reader: Reader, board: Board, seats: list[Seat]) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    part = reader.at("board") if reader.has("board") else Reader({}, f"{reader.path}.board", BadPosition)
    part.object((*BUILDING_PLURALS, "follies"))
    offer = [
        part.at(name).number(0, len(board.prices[kind])) if part.has(name) else board.filled[kind]
        for kind, name in enumerate(BUILDING_PLURALS)
    ]
    built = {building - FOLLY for seat in seats for building in seat.estate.buildings.values() if building >= FOLLY}
    if part.has("follies"):
        follies = part.at("follies").words(FOLLIES)
        if list(follies) != sorted(set(follies)):
            part.at("follies").fail(f"follies must be in the order {', '.join(FOLLIES)}.")
    else:
        follies = tuple(folly for folly in range(len(FOLLIES)) if folly not in built)
    return (offer[0], offer[1], offer[2]), follies


def _read_stock(reader: Reader, offer: tuple[int, int, int], seats: list[Seat]) -> tuple[int, int, int]:
    part = reader.at("stock") if reader.has("stock") else Reader({}, f"{reader.path}.stock", BadPosition)
    part.object(BUILDING_PLURALS)
    stock = []
    for kind, name in enumerate(BUILDING_PLURALS):
        left = BUILDING_COUNTS[kind] - offer[kind] - sum(seat.estate.count_buildings(kind) for seat in seats)
        if left < 0:
            reader.fail(f"there are more {name} than the {BUILDING_COUNTS[kind]} of the box.")
        stock.append(part.at(name).number() if part.has(name) else left)
    return stock[0], stock[1], stock[2]


def _tiles_left(reader: Reader, state: State) -> Tiles:
    used = state.church
    for seat in state.seats:
        a, b, c, d = seat.estate.land
        used = plus(plus(used, seat.tiles), (a, b, c, d))
    left = minus(TILE_COUNTS, used)
    for tile, count in enumerate(left):
        if count < 0:
            reader.fail(
                f"there are {used[tile]} tiles of the kind {TILES[tile]}, more than the box's {TILE_COUNTS[tile]}."
            )
    return left


def _cards_left(reader: Reader, state: State) -> tuple[int, ...]:
    held = [card for seat in state.seats for card in seat.cards]
    for card, count in enumerate(CARD_COUNTS):
        if held.count(card) > count:
            reader.fail(f"there are more cards {CARDS[card]} than the {count} of the box.")
    left = [card for card, count in enumerate(CARD_COUNTS) for _ in range(count - held.count(card))]
    deck, _ = shuffled(state.rng, left)
    return tuple(deck)


def _seat_number(reader: Reader, board: Board) -> int:
    return reader.number(0, board.players - 1)


def _read_pending(reader: Reader, state: State) -> tuple[Pending, ...]:
    to_move = _seat_number(reader.at("to_move"), state.board) if reader.value.get("to_move") is not None else None
    if not reader.has("pending"):
        return (Pending("turn", to_move or 0),)
    pending = [_read_decision(entry, state.board) for entry in reader.at("pending").items()]
    if len(pending) == 1 and _implies_turn(pending[0], state):
        pending.insert(0, _implied_turn(pending[0]))
    if len(pending) == 2:
        pending[0] = _turn_below(*pending)
    if to_move is not None and (not pending or pending[-1].seat != to_move):
        reader.at("to_move").fail("another seat is to decide according to 'pending'.")
    return tuple(pending)


def _implies_turn(pending: Pending, state: State) -> bool:
    space = state.board.track[state.round]
    dealing = space == "scoring" or (state.decade == 1 and state.round == 0)
    return pending.decision in _WITHIN_A_TURN or (pending.decision == "keep_card" and not dealing)


def _implied_turn(pending: Pending) -> Pending:
    return Pending("turn", pending.to if pending.decision == "give_tiles" else pending.seat, acted=True)


def _turn_below(turn: Pending, above: Pending) -> Pending:
    """Complete a turn by what lies above it: only a cunning stroke or an action leads to a further decision."""
    if above.decision == "expand" and not above.laid:
        return turn._replace(carded=True)
    if above.decision == "expand" and turn.carded:
        return turn
    return turn._replace(acted=True)


def _read_decision(reader: Reader, board: Board) -> Pending:
    reader.object(("decision", "seat", "acted", "carded", "laid", "to"))
    decision = DECISIONS[reader.field("decision").word(DECISIONS)]
    extra = {"turn": ("acted", "carded"), "expand": ("laid",), "give_tiles": ("to",)}.get(decision, ())
    reader.object(("decision", "seat", *extra))
    seat = _seat_number(reader.field("seat"), board)
    if decision == "turn":
        acted, carded = (reader.at(name).boolean() if reader.has(name) else False for name in extra)
        return Pending(decision, seat, acted, carded)
    if decision == "expand":
        return Pending(decision, seat, laid=tuple(item.cell() for item in reader.field("laid").items()))
    if decision == "give_tiles":
        return Pending(decision, seat, to=_seat_number(reader.field("to"), board))
    return Pending(decision, seat)


def _complete_titles(reader: Reader, state: State) -> None:
    """At a ball a title of which nothing is said has been returned."""
    if state.pending and state.pending[-1].decision in _BALL_DECISIONS:
        for seat, part in _given_seats(reader, state.seats):
            if not part.has("title"):
                seat.title = NO_TITLE
