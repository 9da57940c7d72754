"""Laying tiles: a beam search for the best one to three tiles of an expand, by what each changes in an estate."""

from collections.abc import Sequence
from dataclasses import dataclass

from noblemen_gui.games.noblemen.ai.clock import clock_of
from noblemen_gui.games.noblemen.ai.court import full_prestige, lasting_prestige, titles_for
from noblemen_gui.games.noblemen.ai.features import (
    FEATURES,
    FIRST_POUNDS,
    MOST_USEFUL_OF_A_KIND,
    in_time,
    lateness,
)
from noblemen_gui.games.noblemen.ai.outlook import Change, changes
from noblemen_gui.games.noblemen.ai.values import PLACE, Weights
from noblemen_gui.games.noblemen.rules.estate import Estate
from noblemen_gui.games.noblemen.rules.material import (
    MEADOW,
    TILES,
    TILES_PER_EXPAND,
    TITLE_POINTS,
)
from noblemen_gui.games.noblemen.rules.moves import Cell, Place, Tiles, place
from noblemen_gui.games.noblemen.rules.state import State, changed

_HAND = PLACE[f"hand_{TILES[0]}"]
# A step of prestige brings a title only now and then: how far ahead the beam looks for one.
PRESTIGE_AHEAD = 3


@dataclass(frozen=True, slots=True)
class Prices:
    """What the changes of an expand are worth to a seat now."""

    land: tuple[float, ...]  # a tile of each kind laid, with its pay
    kept: tuple[float, ...]  # a tile of each kind in the hand
    last: float  # one of the last few tiles of the hand
    rest: float
    areas: tuple[float, ...]
    near: tuple[float, ...]
    half: float
    enclosed: float
    progress: float
    later: float
    castle_room: float
    chapel_room: float


def prices(state: State, seat: int, weights: Weights) -> Prices:
    """Return what the changes of an expand are worth, as the evaluation's weights have it."""
    worth = dict(zip(FEATURES, weights, strict=True))
    clock = clock_of(state)
    late = lateness(clock)
    holder = state.seats[seat]
    kept = tuple(weight * late for weight in weights[_HAND : _HAND + len(TILES)])
    drawn = sum(kept) / len(kept)
    first = worth["money_first"] if holder.money < FIRST_POUNDS else 0.0
    money = (worth["money"] + first) * late + worth["money_late"] * (1 - late)
    soon = min(1.0, clock.steps / 4)
    field = worth["taxes"] * soon * (not holder.taxed) + worth["taxes_later"] * (clock.scorings - 1)
    grove = worth["land"] * soon * (not holder.landed) + worth["land_later"] * (clock.scorings - 1)
    fountain = _prestige_worth(state, seat, worth)
    queen = worth["queen"] * late if state.queen != seat and not state.queen_locked else 0.0
    folly = worth["folly_near"] * late * 4 if state.follies else 0.0
    room = in_time(clock) + clock.scorings - 1
    near = worth["near_manor"], worth["near_garden"], worth["near_forest"]
    return Prices(
        land=(money + field, fountain, drawn + grove, 0.0),
        kept=kept,
        last=worth["hand_next"] * late,
        rest=worth["hand_rest"] * late,
        areas=(2 * (money + field) + folly, 2 * fountain + queen + folly, 2 * (drawn + grove) + folly),
        near=tuple(weight * clock.share for weight in near),
        half=worth["half"] * clock.share,
        enclosed=worth["enclosed"] * clock.scorings,
        progress=worth["progress"] * in_time(clock),
        later=worth["progress_later"] * (clock.scorings - 1),
        castle_room=worth["castle_room"] * room,
        chapel_room=worth["chapel_room"] * room,
    )


def _prestige_worth(state: State, seat: int, worth: dict[str, float]) -> float:
    """Return what one more prestige at each ball is worth."""
    balls = clock_of(state).balls
    if not balls:
        return 0.0
    lasting = lasting_prestige(state)
    later = _title_gain(lasting, seat, state.board.titles)
    soon = _title_gain(full_prestige(state, lasting), seat, state.board.titles)
    return worth["prestige"] * balls + worth["title_later"] * later * (balls - 1) + worth["title_next"] * soon


def _title_gain(sums: tuple[int, ...], seat: int, in_play: tuple[int, ...]) -> float:
    more = (*sums[:seat], sums[seat] + PRESTIGE_AHEAD, *sums[seat + 1 :])
    now, then = titles_for(sums, in_play)[seat], titles_for(more, in_play)[seat]
    return (TITLE_POINTS[then] - TITLE_POINTS[now]) / PRESTIGE_AHEAD


@dataclass(frozen=True, slots=True)
class Laying:
    """Tiles laid one after the other and what they are worth."""

    worth: float
    moves: tuple[Place, ...]
    estate: Estate
    hand: Tiles


def _worth_of_place(change: Change, price: Prices) -> float:
    """Return what any tile on a place is worth: enclosure gained, begun squares spoilt."""
    worth = change.enclosed * price.enclosed + change.progress * price.progress + change.later * price.later
    for kind in range(len(change.threes)):
        worth -= change.threes[kind] * price.near[kind] + change.twos[kind] * price.half
    return worth


def _worth_of_tile(change: Change, tile: int, price: Prices) -> float:
    """Return what a tile of this kind on a place is worth beside that."""
    if tile == MEADOW:
        return change.castle_room * price.castle_room + change.chapel_room * price.chapel_room
    areas, near = change.threes[tile] * price.areas[tile], change.twos[tile] * price.near[tile]
    return areas + near + change.ones[tile] * price.half


def _next_tiles(laying: Laying, price: Prices) -> list[tuple[float, int, Cell]]:
    last = price.last if sum(laying.hand) <= TILES_PER_EXPAND else 0.0
    kinds = [
        (tile, price.land[tile] - (price.kept[tile] if count <= MOST_USEFUL_OF_A_KIND else price.rest) - last)
        for tile, count in enumerate(laying.hand)
        if count
    ]
    found = []
    for at, change in changes(laying.estate).items():
        worth = laying.worth + _worth_of_place(change, price)
        found += [(worth + laid + _worth_of_tile(change, tile, price), tile, at) for tile, laid in kinds]
    return found


def _grown(layings: Sequence[Laying], price: Prices, width: int) -> list[Laying]:
    """Return the best ways of laying one tile more; the order of laying makes no difference."""
    options = [(worth, tile, at, laying) for laying in layings for worth, tile, at in _next_tiles(laying, price)]
    options.sort(key=lambda option: (-option[0], option[1], option[2]))
    grown: dict[frozenset[Place], Laying] = {}
    for worth, tile, at, laying in options:
        moves = (*laying.moves, place(tile, at))
        same = frozenset(moves)
        if same not in grown:
            estate, hand = laying.estate.with_tile(tile, at), changed(laying.hand, tile, -1)
            grown[same] = Laying(worth, moves, estate, hand)
            if len(grown) == width:
                break
    return list(grown.values())


def layings(estate: Estate, hand: Tiles, price: Prices, width: int, most: int = TILES_PER_EXPAND) -> list[Laying]:
    """Return good ways of laying one to `most` tiles, the best first."""
    beam = [Laying(0.0, (), estate, hand)]
    found: list[Laying] = []
    for _ in range(min(most, sum(hand))):
        beam = _grown(beam, price, width)
        found += beam
    found.sort(key=lambda laying: -laying.worth)
    return found
