"""What a seat may know (N11), and how what it cannot know is dealt at random."""

from dataclasses import dataclass

from noblemen_gui.core.chance import below, shuffled
from noblemen_gui.games.noblemen.rules.material import (
    CARD_COUNTS,
    CARDS_LOOKED_AT,
    MOST_CHOSEN_OF_A_KIND,
    TILE_COUNTS,
)
from noblemen_gui.games.noblemen.rules.moves import Tiles
from noblemen_gui.games.noblemen.rules.state import State, minus

NO_TILES: Tiles = (0, 0, 0, 0)


@dataclass(slots=True)
class View:
    """A state with the secrets emptied, and the counts that are public instead of them."""

    seat: int
    state: State
    tile_counts: tuple[int, ...] | None  # None while start tiles are being chosen
    card_counts: tuple[int, ...]
    bag_count: int | None
    deck_count: int
    shown: tuple[int, ...] | None
    bag_has: tuple[bool, ...] | None

    @property
    def choosing(self) -> bool:
        """Tell whether start tiles are being chosen."""
        return self.tile_counts is None


def view_of(state: State, seat: int) -> View:
    """Return what a seat may know."""
    public = state.clone()
    public.rng = 0
    public.bag, public.deck = NO_TILES, ()
    for number, holder in enumerate(public.seats):
        if number != seat:
            holder.tiles, holder.cards = NO_TILES, ()
    top = state.pending[-1] if state.pending else None
    choosing = top is not None and top.decision == "choose_tiles"
    decides = top is not None and top.seat == seat
    asked = top.decision if top is not None and decides else ""
    return View(
        seat=seat,
        state=public,
        tile_counts=None if choosing else tuple(sum(holder.tiles) for holder in state.seats),
        card_counts=tuple(len(holder.cards) for holder in state.seats),
        bag_count=None if choosing else sum(state.bag),
        deck_count=len(state.deck),
        shown=state.deck[:CARDS_LOOKED_AT] if asked == "keep_card" else None,
        bag_has=tuple(count > 0 for count in state.bag) if asked in ("turn", "expand") else None,
    )


def sample(view: View, seed: int) -> State:
    """Return a full state that agrees with the view, what is hidden dealt at random."""
    state = view.state.clone()
    rng = _deal_cards(view, state, seed)
    if view.choosing:
        state.rng = _choose_for_rivals(view, state, rng)
    else:
        state.rng = _deal_tiles(view, state, rng)
    return state


def _deal_cards(view: View, state: State, rng: int) -> int:
    known = list(state.seats[view.seat].cards) + list(view.shown or ())
    hidden = [card for card, count in enumerate(CARD_COUNTS) for _ in range(count - known.count(card))]
    hidden, rng = shuffled(rng, hidden)
    start = 0
    for number, holder in enumerate(state.seats):
        if number != view.seat:
            end = start + view.card_counts[number]
            holder.cards = tuple(sorted(hidden[start:end]))
            start = end
    state.deck = (view.shown or ()) + tuple(hidden[start:])
    return rng


def unseen_tiles(view: View) -> Tiles:
    """Return the tiles that lie in the bag or behind rivals' screens."""
    state = view.state
    unseen = minus(minus(TILE_COUNTS, state.church), state.seats[view.seat].tiles)
    for holder in state.seats:
        a, b, c, d = holder.estate.land
        unseen = minus(unseen, (a, b, c, d))
    return unseen


def _choose_for_rivals(view: View, state: State, rng: int) -> int:
    bag = unseen_tiles(view)
    for number in range(state.pending[-1].seat):
        if number != view.seat:
            chosen = []
            for _ in range(4):
                count, rng = below(rng, MOST_CHOSEN_OF_A_KIND + 1)
                chosen.append(count)
            state.seats[number].tiles = (chosen[0], chosen[1], chosen[2], chosen[3])
            bag = minus(bag, state.seats[number].tiles)
    state.bag = bag
    return rng


def _deal_tiles(view: View, state: State, rng: int) -> int:
    """Deal the unseen tiles to rivals and bag, so that the bag holds just the kinds it is known to hold."""
    assert view.tile_counts is not None
    rivals = [number for number in range(state.players) if number != view.seat]
    wanted = sum(view.tile_counts[number] for number in rivals)
    outside: list[int] = []
    either: list[int] = []
    for tile, count in enumerate(unseen_tiles(view)):
        if view.bag_has is None:
            either += [tile] * count
        elif view.bag_has[tile]:
            either += [tile] * (count - 1)
        else:
            outside += [tile] * count
    either, rng = shuffled(rng, either)
    held, rng = shuffled(rng, outside + either[: wanted - len(outside)])
    start = 0
    for number in rivals:
        end = start + view.tile_counts[number]
        state.seats[number].tiles = _counted(held[start:end])
        start = end
    state.bag = minus(unseen_tiles(view), _counted(held))
    return rng


def _counted(tiles: list[int]) -> Tiles:
    return (tiles.count(0), tiles.count(1), tiles.count(2), tiles.count(3))
