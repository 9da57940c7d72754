"""Laying tiles: a beam search for the best one to three tiles of an expand, by what each changes in an estate."""

from collections.abc import Sequence
from dataclasses import dataclass

from noblemen_gui.games.noblemen.ai.clock import clock_of
from noblemen_gui.games.noblemen.ai.court import full_prestige, lasting_prestige, titles_for
from noblemen_gui.games.noblemen.ai.features import FEATURES, LATE, MOST_USEFUL_OF_A_KIND
from noblemen_gui.games.noblemen.ai.outlook import Change, changes
from noblemen_gui.games.noblemen.ai.values import PLACE, Weights
from noblemen_gui.games.noblemen.rules.estate import Estate
from noblemen_gui.games.noblemen.rules.material import (
    FIELD,
    FOUNTAIN,
    GARDEN,
    GROVE,
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
    rest: float
    areas: tuple[float, ...]
    near: float
    half: float
    enclosed: float
    progress: float
    castle_room: float
    chapel_room: float


def prices(state: State, seat: int, weights: Weights) -> Prices:
    """Return what the changes of an expand are worth, as the evaluation's weights have it."""
    worth = dict(zip(FEATURES, weights, strict=True))
    clock = clock_of(state)
    late = min(1.0, clock.steps / LATE)
    holder = state.seats[seat]
    kept = tuple(weight * late for weight in weights[_HAND : _HAND + len(TILES)])
    drawn = sum(kept) / len(kept)
    money = worth["money"] * late + worth["money_late"] * (1 - late)
    soon = min(1.0, clock.steps / 4)
    field = worth["taxes"] * soon * (not holder.taxed) + worth["taxes_later"] * (clock.scorings - 1)
    grove = worth["land"] * soon * (not holder.landed) + worth["land_later"] * (clock.scorings - 1)
    fountain = _prestige_worth(state, seat, worth)
    queen = worth["queen"] * late if state.queen != seat and not state.queen_locked else 0.0
    scorings = clock.scorings if clock.steps_in_decade > 1 else clock.scorings - 1
    land = [0.0] * len(TILES)
    land[FIELD], land[FOUNTAIN], land[GROVE] = money + field, fountain, drawn + grove
    areas = [0.0] * 3
    areas[FIELD], areas[GARDEN], areas[GROVE] = 2 * (money + field), 2 * fountain + queen, 2 * (drawn + grove)
    folly = worth["folly_near"] * late * 4 if state.follies else 0.0
    return Prices(
        land=tuple(land),
        kept=kept,
        rest=worth["hand_rest"] * late,
        areas=tuple(area + folly for area in areas),
        near=worth["near_garden"] * clock.share,
        half=worth["half"] * clock.share,
        enclosed=worth["enclosed"] * clock.scorings,
        progress=worth["progress"] * scorings,
        castle_room=worth["castle_room"] * scorings,
        chapel_room=worth["chapel_room"] * scorings,
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


def _worth_of(change: Change, tile: int, count: int, price: Prices) -> float:
    worth = price.land[tile] - (price.kept[tile] if count <= MOST_USEFUL_OF_A_KIND else price.rest)
    worth += change.enclosed * price.enclosed + change.progress * price.progress
    worth += change.near[tile] * price.near + change.half[tile] * price.half
    if tile == MEADOW:
        return worth + change.castle_room * price.castle_room + change.chapel_room * price.chapel_room
    return worth + change.areas[tile] * price.areas[tile]


def _next_tiles(laying: Laying, price: Prices) -> list[tuple[float, int, Cell]]:
    kinds = [(tile, count) for tile, count in enumerate(laying.hand) if count]
    return [
        (laying.worth + _worth_of(change, tile, count, price), tile, at)
        for at, change in changes(laying.estate).items()
        for tile, count in kinds
    ]


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
