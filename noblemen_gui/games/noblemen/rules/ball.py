"""The masquerade ball: counting prestige, handing in, taking titles (N8)."""

from noblemen_gui.games.noblemen.rules import decades
from noblemen_gui.games.noblemen.rules.events import BallEnded, BallOpened, PrestigeCounted, TitleTaken
from noblemen_gui.games.noblemen.rules.material import (
    BLACKMAIL,
    FOUNTAIN,
    GARDEN,
    NO_TITLE,
    PALACE,
    TITLE_POINTS,
    TITLE_PRESTIGE,
    TITLES_HELD,
)
from noblemen_gui.games.noblemen.rules.moves import Court, TakeTitle
from noblemen_gui.games.noblemen.rules.state import Pending, State, on_areas, without
from noblemen_gui.games.noblemen.rules.transfers import Events, gain_points, return_bribes


def estate_prestige(state: State, seat: int) -> tuple[int, int, int, int]:
    """Return what fountains, free gardens, knights on gardens and palaces bring a seat (N8.2)."""
    estate = state.seats[seat].estate
    return (
        estate.land[FOUNTAIN],
        2 * estate.count_free_areas(GARDEN),
        2 * on_areas(state, seat, GARDEN),
        2 * estate.count_buildings(PALACE),
    )


def handed_in_prestige(bribes: int, cards: tuple[int, ...]) -> int:
    """Return what handing in bribe markers and cards brings."""
    return bribes + sum(3 if card == BLACKMAIL else 1 for card in cards)


def counting_order(state: State) -> list[int]:
    """Return the seats from the Queen's holder clockwise."""
    return [(state.queen + step) % state.players for step in range(state.players)]


def counted_before(state: State, seat: int) -> list[int]:
    """Return the seats that have counted when this one's turn to count has come."""
    order = counting_order(state)
    return order[: order.index(seat)]


def free_space(state: State, seat: int, wanted: int) -> int:
    """Return the space of the prestige track that a seat with this sum gets: its own, or the next lower free one."""
    taken = {state.seats[other].prestige for other in counted_before(state, seat)}
    while wanted > 0 and wanted in taken:
        wanted -= 1
    return wanted


def titles_left(state: State) -> list[int]:
    """Return how many of each title nobody has taken yet."""
    left = list(state.board.titles)
    for seat in state.seats:
        if seat.title != NO_TITLE:
            left[seat.title] -= 1
    return left


def titles_within_reach(state: State, seat: int) -> list[int]:
    """Return the titles that are left and that a seat's space reaches, the highest first (N8.3)."""
    space = state.seats[seat].prestige
    return [title for title, left in enumerate(titles_left(state)) if left > 0 and space >= TITLE_PRESTIGE[title]]


def next_to_take(state: State) -> int | None:
    """Return the seat that takes a title next: the highest space first, on 0 the earlier counter."""
    waiting = [seat for seat in counting_order(state) if state.seats[seat].title == NO_TITLE]
    return max(waiting, key=lambda seat: state.seats[seat].prestige) if waiting else None


def open_ball(state: State, events: Events) -> None:
    """Take all titles back and let the Queen's holder count."""
    for seat in state.seats:
        seat.title = NO_TITLE
        seat.prestige = 0
    events.append(BallOpened(state.queen))
    state.pending = (Pending("court", state.queen),)


def court(state: State, move: Court, events: Events) -> None:
    """Count a seat's prestige with what it hands in."""
    seat = state.pending[-1].seat
    parts = estate_prestige(state, seat)
    total = sum(parts) + handed_in_prestige(move.bribes, move.cards)
    space = free_space(state, seat, total)
    return_bribes(state, seat, move.bribes, "court", events)
    holder = state.seats[seat]
    holder.cards = without(holder.cards, *move.cards)
    state.deck += move.cards
    holder.prestige = space
    events.append(PrestigeCounted(seat, *parts, move.bribes, move.cards, total, space))
    following = state.after(seat)
    if following == state.queen:
        _ask_for_title(state, events)
    else:
        state.pending = (Pending("court", following),)


def take_title(state: State, move: TakeTitle, events: Events) -> None:
    """Give a seat the title it asked for."""
    _give_title(state, state.pending[-1].seat, move.title, events)
    _ask_for_title(state, events)


def _give_title(state: State, seat: int, title: int, events: Events) -> None:
    state.seats[seat].title = title
    events.append(TitleTaken(seat, title))


def _ask_for_title(state: State, events: Events) -> None:
    while (seat := next_to_take(state)) is not None:
        choices = titles_within_reach(state, seat)
        if len(choices) > 1:
            state.pending = (Pending("take_title", seat),)
            return
        _give_title(state, seat, choices[0], events)
    _close_ball(state, events)


def _close_ball(state: State, events: Events) -> None:
    events.append(BallEnded(None))
    for number, seat in enumerate(state.seats):
        gain_points(state, number, TITLE_POINTS[seat.title], TITLES_HELD, events)
        seat.prestige = 0
    decades.advance_marker(state, state.after(state.queen), events)
