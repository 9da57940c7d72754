"""The course of the game: set-up, the round marker, building scoring, new decades and the end (N3, N7, N10)."""

from noblemen_gui.core.chance import shuffled
from noblemen_gui.games.noblemen.rules import ball
from noblemen_gui.games.noblemen.rules.board import FIRST_SEAT_MONEY, Board
from noblemen_gui.games.noblemen.rules.estate import first_estate
from noblemen_gui.games.noblemen.rules.events import (
    BoardRefilled,
    BuildingScored,
    ChurchEmptied,
    DecadeBegan,
    GameEnded,
    LiaisonsRevealed,
    RoundAdvanced,
    TilesChosen,
)
from noblemen_gui.games.noblemen.rules.material import (
    BARON,
    BRIBE_MARKERS,
    BUILDING_COUNTS,
    BUILDINGS_SCORED,
    CARD_COUNTS,
    CASTLE,
    DECADES,
    FOLLIES,
    HAND_AT_START,
    KNIGHTS_PER_SEAT,
    LIAISON,
    LIAISONS,
    MEADOW,
    PALACE,
    SOURCES,
    TILE_COUNTS,
)
from noblemen_gui.games.noblemen.rules.moves import Cell, ChooseTiles
from noblemen_gui.games.noblemen.rules.state import Pending, Seat, State, changed, minus, plus
from noblemen_gui.games.noblemen.rules.transfers import Events, draw_tiles, gain_points, look_at_cards

LIAISON_POINTS = 3
# Points for an enclosed building, and for each chapel beside it (N10.1).
ENCLOSED_POINTS = {CASTLE: (3, 1), PALACE: (5, 2)}


def first_seat(number: int) -> Seat:
    """Return a seat at the start, with no tiles and no cards yet."""
    money = FIRST_SEAT_MONEY + number
    sources = (0,) * len(SOURCES)
    return Seat(BARON, money, 0, (0, 0, 0, 0), 0, (), KNIGHTS_PER_SEAT, False, False, 0, first_estate(), sources)


def new_state(board: Board, seed: int) -> State:
    """Set up the board and ask the first seat for its tiles, or deal a first game (N3)."""
    players = board.players
    cards = [card for card, count in enumerate(CARD_COUNTS) for _ in range(count)]
    deck, rng = shuffled(seed, cards)
    castles, chapels, palaces = board.filled
    state = State(
        board=board,
        rng=rng,
        decade=1,
        round=0,
        queen=players - 1,
        bag=changed(TILE_COUNTS, MEADOW, -players),
        church=(0, 0, 0, 0),
        bribes=BRIBE_MARKERS,
        offer=board.filled,
        follies=tuple(range(len(FOLLIES))),
        stock=(
            BUILDING_COUNTS[0] - castles - players,
            BUILDING_COUNTS[1] - chapels,
            BUILDING_COUNTS[2] - palaces,
        ),
        deck=tuple(deck),
        seats=[first_seat(number) for number in range(players)],
        pending=(Pending("choose_tiles", 0),),
    )
    if board.first_game:
        for _ in range(players):
            choose_tiles(state, ChooseTiles((3, 3, 3, 3)), [])
    return state


def choose_tiles(state: State, move: ChooseTiles, events: Events) -> None:
    """Set a seat's start tiles aside; when all have chosen, fill the hands from the bag (N3.5)."""
    seat = state.pending[-1].seat
    state.seats[seat].tiles = move.tiles
    state.bag = minus(state.bag, move.tiles)
    events.append(TilesChosen(seat, move.tiles))
    if seat + 1 < state.players:
        state.pending = (Pending("choose_tiles", seat + 1),)
        return
    for number, holder in enumerate(state.seats):
        draw_tiles(state, number, HAND_AT_START - sum(holder.tiles), "set_up", events)
    deal_cards(state, 0, events)


def advance_marker(state: State, next_seat: int, events: Events) -> None:
    """Move the round marker one space; a ball or a scoring happens at once, else the next seat is to move (N7.1)."""
    state.round += 1
    space = state.board.track[state.round]
    events.append(RoundAdvanced(None, state.round, space))
    if space == "ball":
        ball.open_ball(state, events)
    elif space == "scoring":
        _score_buildings(state, events)
        _after_scoring(state, events)
    else:
        begin_turn(state, next_seat)


def begin_turn(state: State, seat: int) -> None:
    """Ask a seat for its turn."""
    state.pending = (Pending("turn", seat),)


def building_points(seat: Seat, at: Cell) -> int:
    """Return what a castle or palace brings in a building scoring; nothing if it is not enclosed (N10.1)."""
    base = ENCLOSED_POINTS.get(seat.estate.buildings[at])
    if base is None or not seat.estate.enclosed(at):
        return 0
    return base[0] + base[1] * seat.estate.chapels_around(at)


def _score_buildings(state: State, events: Events) -> None:
    for number in ball.counting_order(state):
        seat = state.seats[number]
        for at, building in sorted(seat.estate.buildings.items()):
            if building not in ENCLOSED_POINTS:
                continue
            amount = building_points(seat, at)
            enclosed = seat.estate.enclosed(at)
            chapels = seat.estate.chapels_around(at)
            events.append(BuildingScored(number, building, at, enclosed, chapels, amount))
            gain_points(state, number, amount, BUILDINGS_SCORED, events)


def _after_scoring(state: State, events: Events) -> None:
    if state.decade == DECADES:
        _end_game(state, events)
        return
    _refill_board(state, events)
    if any(state.church):
        events.append(ChurchEmptied(None, state.church))
        state.bag = plus(state.bag, state.church)
        state.church = (0, 0, 0, 0)
    for seat in state.seats:
        seat.taxed = seat.landed = False
    deal_cards(state, state.queen, events)


def _refill_board(state: State, events: Events) -> None:
    added = tuple(
        max(0, min(filled - standing, stock))
        for filled, standing, stock in zip(state.board.filled, state.offer, state.stock, strict=True)
    )
    castles, chapels, palaces = added
    state.offer = (state.offer[0] + castles, state.offer[1] + chapels, state.offer[2] + palaces)
    state.stock = (state.stock[0] - castles, state.stock[1] - chapels, state.stock[2] - palaces)
    events.append(BoardRefilled(None, castles, chapels, palaces))


def deal_cards(state: State, seat: int, events: Events) -> None:
    """Let a seat draw its card of the set-up or of a new decade; with no card left go on to the next (N3.6, N10.2)."""
    state.pending = ()
    if not look_at_cards(state, seat, events):
        after_dealing(state, seat, events)


def after_dealing(state: State, seat: int, events: Events) -> None:
    """Go on to the next seat that draws, or let the decade begin."""
    at_start = state.round == 0
    following = state.after(seat)
    if following != (0 if at_start else state.queen):
        deal_cards(state, following, events)
    elif at_start:
        begin_turn(state, 0)
    else:
        _begin_decade(state, events)


def _begin_decade(state: State, events: Events) -> None:
    state.decade += 1
    state.round = 0
    first = state.after(state.queen)
    events.append(DecadeBegan(first, state.decade))
    begin_turn(state, first)


def _end_game(state: State, events: Events) -> None:
    for number, seat in enumerate(state.seats):
        if held := seat.cards.count(LIAISON):
            events.append(LiaisonsRevealed(number, held))
            gain_points(state, number, LIAISON_POINTS * held, LIAISONS, events)
    state.pending = ()
    events.append(GameEnded(None, ranking(state)))


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats by points, then money; equal seats share a rank (N10.3)."""
    groups: dict[tuple[int, int], list[int]] = {}
    for number, seat in enumerate(state.seats):
        groups.setdefault((-seat.points, -seat.money), []).append(number)
    return tuple(tuple(groups[key]) for key in sorted(groups))
