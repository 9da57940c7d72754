"""What a seat does in its turn: the seven actions, swaps, knights and the end of the turn (N5, N6)."""

from noblemen_gui.games.noblemen.rules import decades
from noblemen_gui.games.noblemen.rules.estate import WIDTH
from noblemen_gui.games.noblemen.rules.events import (
    AreaCompleted,
    BuildingBuilt,
    EstateExpanded,
    Idled,
    KnightDeclined,
    KnightSet,
    LandAcquired,
    RoyalsBribed,
    TaxesCollected,
    TilePlaced,
    TilesDonated,
    TilesGiven,
    TilesSwapped,
    TurnEnded,
)
from noblemen_gui.games.noblemen.rules.material import (
    BRIBE_PRICE,
    BRIBES,
    BUILDINGS,
    CASTLE,
    CHAPEL,
    CHURCH,
    FIELD,
    FOLLIES_BUILT,
    FOLLY,
    FOLLY_REWARDS,
    FOREST,
    GARDEN,
    GROVE,
    IDLE,
    MANOR,
    PALACE,
    QUEEN,
    TITLE_DISCOUNTS,
)
from noblemen_gui.games.noblemen.rules.moves import (
    Bribe,
    Build,
    Cell,
    Donate,
    Done,
    EndTurn,
    GiveTiles,
    Idle,
    Knight,
    Land,
    NoKnight,
    Place,
    Swap,
    Taxes,
    Tiles,
)
from noblemen_gui.games.noblemen.rules.state import Pending, State, changed, minus, on_areas, plus
from noblemen_gui.games.noblemen.rules.transfers import (
    Events,
    draw_tiles,
    gain_money,
    gain_points,
    look_at_cards,
    pay,
    pop,
    push,
    replace_top,
    return_bribes,
    take_bribes,
    take_queen,
)

KNIGHT_SPOILS = 2


def _acted(state: State) -> int:
    """Note that the turn's action is done and return the seat."""
    top = state.pending[-1]
    replace_top(state, top._replace(acted=True))
    return top.seat


def swap(state: State, move: Swap, events: Events) -> None:
    """Exchange two hidden tiles for one of the bag (N5.1)."""
    holder = state.seats[state.pending[-1].seat]
    hand, bag = holder.tiles, state.bag
    for tile in move.give:
        hand, bag = changed(hand, tile, -1), changed(bag, tile, 1)
    holder.tiles, state.bag = changed(hand, move.take, 1), changed(bag, move.take, -1)
    events.append(TilesSwapped(state.pending[-1].seat, move.give, move.take))


def place(state: State, move: Place, events: Events) -> None:
    """Lay one tile; the first one opens an expand (N6.1)."""
    if state.pending[-1].decision == "turn":
        seat = _acted(state)
        push(state, Pending("expand", seat))
    top = state.pending[-1]
    holder = state.seats[top.seat]
    holder.tiles = changed(holder.tiles, move.tile, -1)
    before = holder.estate
    holder.estate = before.with_tile(move.tile, move.at)
    replace_top(state, top._replace(laid=(*top.laid, move.at)))
    events.append(TilePlaced(top.seat, move.tile, move.at))
    if len(holder.estate.areas) > len(before.areas):
        for at, area in holder.estate.areas.items():
            if at not in before.areas:
                events.append(AreaCompleted(top.seat, area, at))


def completed_by(state: State, seat: int, laid: tuple[Cell, ...]) -> list[int]:
    """Return the areas that contain one of the tiles laid: an expand has completed just those."""
    from_laid = set(laid)
    return [
        area
        for at, area in state.seats[seat].estate.areas.items()
        if not from_laid.isdisjoint((at, at + 1, at + WIDTH, at + WIDTH + 1))
    ]


def done(state: State, _move: Done, events: Events) -> None:
    """Pay out an expand (N6.1)."""
    top = pop(state)
    seat = top.seat
    tiles = [state.seats[seat].estate.tiles[at] for at in top.laid]
    areas = completed_by(state, seat, top.laid)
    events.append(EstateExpanded(seat, len(tiles)))
    gain_money(state, seat, tiles.count(FIELD), "fields", events)
    gain_money(state, seat, 2 * areas.count(MANOR), "manors", events)
    draw_tiles(state, seat, tiles.count(GROVE), "groves", events)
    draw_tiles(state, seat, 2 * areas.count(FOREST), "forests", events)
    if GARDEN in areas:
        take_queen(state, seat, events)


def price_of(state: State, seat: int, building: int) -> int:
    """Return what a building on the board costs a seat after its title's discount (N6.2)."""
    board = state.board
    price = board.folly_price if building >= FOLLY else board.cheapest(building, state.offer[building])
    return max(0, price - TITLE_DISCOUNTS[state.seats[seat].title])


def put_castle(state: State, seat: int, at: Cell, price: int, events: Events) -> None:
    """Put the cheapest castle of the board into an estate."""
    state.offer = (state.offer[0] - 1, state.offer[1], state.offer[2])
    _put_building(state, seat, CASTLE, at, price, events)


def _put_building(state: State, seat: int, building: int, at: Cell, price: int, events: Events) -> None:
    holder = state.seats[seat]
    holder.estate = holder.estate.with_building(building, at)
    events.append(BuildingBuilt(seat, building, at, price))
    pay(state, seat, price, BUILDINGS[min(building, FOLLY)], events)


def build(state: State, move: Build, events: Events) -> None:
    """Buy a building, put it down and take its reward (N6.2)."""
    seat = _acted(state)
    building = move.building
    price = price_of(state, seat, building)
    if building == CASTLE:
        put_castle(state, seat, move.at, price, events)
        push(state, Pending("knight", seat))
    elif building == CHAPEL:
        state.offer = (state.offer[0], state.offer[1] - 1, state.offer[2])
        _put_building(state, seat, CHAPEL, move.at, price, events)
        look_at_cards(state, seat, events)
    elif building == PALACE:
        state.offer = (state.offer[0], state.offer[1], state.offer[2] - 1)
        state.stock = (state.stock[0] + 1, state.stock[1], state.stock[2])
        _put_building(state, seat, PALACE, move.at, price, events)
        take_queen(state, seat, events)
    else:
        reward = folly_reward(state)
        state.follies = tuple(folly for folly in state.follies if folly != building - FOLLY)
        _put_building(state, seat, building, move.at, price, events)
        gain_points(state, seat, reward, FOLLIES_BUILT, events)


def folly_reward(state: State) -> int:
    """Return the points for the next folly (N6.2d)."""
    return FOLLY_REWARDS[len(FOLLY_REWARDS) - len(state.follies)]


def knight(state: State, move: Knight, events: Events) -> None:
    """Set or move a knight and receive what the area brings (N6.2a)."""
    seat = pop(state).seat
    if move.origin is None:
        state.seats[seat].knights -= 1
    else:
        left = state.seats[move.origin[0]]
        left.estate = left.estate.with_knights({a: s for a, s in left.estate.knights.items() if a != move.origin[1]})
    owner = state.seats[move.seat]
    area = owner.estate.areas[move.at]
    owner.estate = owner.estate.with_knights(owner.estate.knights | {move.at: seat})
    events.append(KnightSet(seat, move.seat, area, move.at, move.origin))
    if area == MANOR:
        amount = min(KNIGHT_SPOILS, owner.money)
        pay(state, move.seat, amount, "knight", events)
        gain_money(state, seat, amount, "knight", events)
    elif area == FOREST:
        _ask_for_tiles(state, move.seat, seat, events)
    elif state.queen == move.seat:
        take_queen(state, seat, events)


def no_knight(state: State, _move: NoKnight, events: Events) -> None:
    """Decline to set a knight."""
    events.append(KnightDeclined(pop(state).seat))


def _ask_for_tiles(state: State, owner: int, to: int, events: Events) -> None:
    tiles = state.seats[owner].tiles
    if sum(tiles) > KNIGHT_SPOILS:
        push(state, Pending("give_tiles", owner, to=to))
    elif any(tiles):
        _hand_over(state, owner, to, tiles, events)


def give_tiles(state: State, move: GiveTiles, events: Events) -> None:
    """Hand over the tiles that the owner of a forest chose."""
    top = pop(state)
    _hand_over(state, top.seat, top.to, move.tiles, events)


def _hand_over(state: State, giver: int, taker: int, tiles: Tiles, events: Events) -> None:
    state.seats[giver].tiles = minus(state.seats[giver].tiles, tiles)
    state.seats[taker].tiles = plus(state.seats[taker].tiles, tiles)
    events.append(TilesGiven(giver, taker, sum(tiles), tiles))


def bribe(state: State, move: Bribe, events: Events) -> None:
    """Buy bribe markers (N6.3)."""
    seat = _acted(state)
    events.append(RoyalsBribed(seat))
    take_bribes(state, seat, move.count, "bought", events)
    pay(state, seat, BRIBE_PRICE * move.count, "bribes", events)
    gain_points(state, seat, move.count, BRIBES, events)


def harvest(state: State, seat: int, tile: int) -> int:
    """Return what tiles of a kind, free areas and own knights on such areas bring (N6.4, N6.5)."""
    estate = state.seats[seat].estate
    return estate.land[tile] + 2 * estate.count_free_areas(tile) + 2 * on_areas(state, seat, tile)


def taxes(state: State, move: Taxes, events: Events) -> None:
    """Collect taxes (N6.4)."""
    seat = _acted(state)
    events.append(TaxesCollected(seat))
    return_bribes(state, seat, move.bribes, "taxes", events)
    gain_money(state, seat, harvest(state, seat, FIELD) + move.bribes, "taxes", events)
    state.seats[seat].taxed = True


def land(state: State, move: Land, events: Events) -> None:
    """Acquire land (N6.5)."""
    seat = _acted(state)
    events.append(LandAcquired(seat))
    return_bribes(state, seat, move.bribes, "land", events)
    draw_tiles(state, seat, harvest(state, seat, GROVE) + move.bribes, "land", events)
    state.seats[seat].landed = True


def donate(state: State, move: Donate, events: Events) -> None:
    """Give tiles to the Church (N6.6)."""
    seat = _acted(state)
    state.seats[seat].tiles = minus(state.seats[seat].tiles, move.tiles)
    state.church = plus(state.church, move.tiles)
    events.append(TilesDonated(seat, move.tiles))
    gain_points(state, seat, sum(move.tiles), CHURCH, events)


def idle(state: State, _move: Idle, events: Events) -> None:
    """Idle for a point (N6.7)."""
    seat = _acted(state)
    events.append(Idled(seat))
    gain_points(state, seat, 1, IDLE, events)


def end_turn(state: State, _move: EndTurn, events: Events) -> None:
    """End the turn; the Queen's holder gets a point and moves the round marker (N5.3)."""
    seat = state.pending[-1].seat
    events.append(TurnEnded(seat))
    if state.queen == seat:
        gain_points(state, seat, 1, QUEEN, events)
        decades.advance_marker(state, state.after(seat), events)
    else:
        decades.begin_turn(state, state.after(seat))
