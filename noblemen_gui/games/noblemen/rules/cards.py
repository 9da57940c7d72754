"""The scandal cards: keeping and playing them (N9)."""

from collections.abc import Callable

from noblemen_gui.games.noblemen.rules import actions, decades
from noblemen_gui.games.noblemen.rules.events import AllCardsKept, CardKept, CardPlayed, TilesReturned
from noblemen_gui.games.noblemen.rules.material import (
    CARDS_LOOKED_AT,
    CARDS_PLAYED,
    CUNNING_STROKE,
    DOWRY,
    INHERITANCE,
    INTRIGUE,
    SECRET_MARRIAGE,
    TRIBUTE,
    VICARS_FAVOUR,
    WHITEHALL,
)
from noblemen_gui.games.noblemen.rules.moves import KeepAll, KeepCard, PlayCard
from noblemen_gui.games.noblemen.rules.state import Pending, State, minus, plus, without
from noblemen_gui.games.noblemen.rules.transfers import (
    Events,
    add_cards,
    draw_tiles,
    gain_money,
    gain_points,
    pop,
    push,
    replace_top,
    take_bribes,
    take_queen,
)

DOWRY_TILES = 4
TRIBUTE_POUNDS = 5
MARRIAGE_POINTS = 2
MARRIAGE_BRIBES = 2


def keep_card(state: State, move: KeepCard, events: Events) -> None:
    """Keep one card; the others go under the pile in the order shown (N9.1)."""
    seat = pop(state).seat
    shown = list(state.deck[:CARDS_LOOKED_AT])
    shown.remove(move.card)
    state.deck = state.deck[CARDS_LOOKED_AT:] + tuple(shown)
    add_cards(state.seats[seat], (move.card,))
    events.append(CardKept(seat, move.card))
    _go_on(state, seat, events)


def keep_all(state: State, _move: KeepAll, events: Events) -> None:
    """Hand in an intrigue and keep all that were shown (N9.1)."""
    seat = pop(state).seat
    shown = state.deck[:CARDS_LOOKED_AT]
    holder = state.seats[seat]
    holder.cards = without(holder.cards, INTRIGUE)
    add_cards(holder, shown)
    state.deck = (*state.deck[CARDS_LOOKED_AT:], INTRIGUE)
    events.append(AllCardsKept(seat, len(shown), shown))
    _go_on(state, seat, events)


def _go_on(state: State, seat: int, events: Events) -> None:
    if not state.pending:
        decades.after_dealing(state, seat, events)


def play_card(state: State, move: PlayCard, events: Events) -> None:
    """Play a card; it goes under the pile (N9.2)."""
    top = state.pending[-1]
    replace_top(state, top._replace(carded=True))
    holder = state.seats[top.seat]
    holder.cards = without(holder.cards, move.card)
    state.deck = (*state.deck, move.card)
    events.append(CardPlayed(top.seat, move.card))
    _EFFECTS[move.card](state, top.seat, move, events)


def _inheritance(state: State, seat: int, move: PlayCard, events: Events) -> None:
    assert move.at is not None
    actions.put_castle(state, seat, move.at, 0, events)


def _secret_marriage(state: State, seat: int, _move: PlayCard, events: Events) -> None:
    gain_points(state, seat, MARRIAGE_POINTS, CARDS_PLAYED, events)
    take_bribes(state, seat, MARRIAGE_BRIBES, "secret_marriage", events)


def _dowry(state: State, seat: int, _move: PlayCard, events: Events) -> None:
    draw_tiles(state, seat, DOWRY_TILES, "dowry", events)


def _cunning_stroke(state: State, seat: int, _move: PlayCard, _events: Events) -> None:
    push(state, Pending("expand", seat))


def _tribute(state: State, seat: int, _move: PlayCard, events: Events) -> None:
    gain_money(state, seat, TRIBUTE_POUNDS, "tribute", events)


def _vicars_favour(state: State, seat: int, move: PlayCard, events: Events) -> None:
    assert move.tiles is not None
    holder = state.seats[seat]
    holder.tiles = minus(holder.tiles, move.tiles)
    state.bag = plus(state.bag, move.tiles)
    events.append(TilesReturned(seat, sum(move.tiles), move.tiles))
    gain_points(state, seat, sum(move.tiles), CARDS_PLAYED, events)


def _whitehall(state: State, seat: int, _move: PlayCard, events: Events) -> None:
    take_queen(state, seat, events)


_EFFECTS: dict[int, Callable[[State, int, PlayCard, Events], None]] = {
    INHERITANCE: _inheritance,
    SECRET_MARRIAGE: _secret_marriage,
    DOWRY: _dowry,
    CUNNING_STROKE: _cunning_stroke,
    TRIBUTE: _tribute,
    VICARS_FAVOUR: _vicars_favour,
    WHITEHALL: _whitehall,
}
