"""Positions and views as the protocol writes them."""

from noblemen_gui.core.contract import Json
from noblemen_gui.games.noblemen.rules.board import options_of
from noblemen_gui.games.noblemen.rules.codec import encode_cell
from noblemen_gui.games.noblemen.rules.estate import Estate
from noblemen_gui.games.noblemen.rules.material import (
    BUILDING_PLURALS,
    BUILDINGS,
    CARDS,
    FOLLIES,
    FOLLY,
    NO_TITLE,
    SOURCES,
    TILES,
    TITLES,
)
from noblemen_gui.games.noblemen.rules.moves import Tiles
from noblemen_gui.games.noblemen.rules.state import Pending, Seat, State
from noblemen_gui.games.noblemen.rules.views import View

VERSION = 1


def all_tiles(tiles: Tiles) -> Json:
    """Return tile counts by name, zero counts too."""
    return dict(zip(TILES, tiles, strict=True))


def card_names(cards: tuple[int, ...]) -> list[str]:
    """Return cards by name."""
    return [CARDS[card] for card in cards]


def encode_state(state: State) -> Json:
    """Return the position, secrets and random state too."""
    return {
        "game": "noblemen",
        "version": VERSION,
        "players": state.players,
        "options": options_of(state.board),
        "rng": state.rng,
        "decade": state.decade,
        "round": state.round,
        "queen": state.queen,
        "bag": all_tiles(state.bag),
        "church": all_tiles(state.church),
        "bribes": state.bribes,
        "board": dict(zip(BUILDING_PLURALS, state.offer, strict=True))
        | {"follies": [FOLLIES[folly] for folly in state.follies]},
        "stock": dict(zip(BUILDING_PLURALS, state.stock, strict=True)),
        "deck": card_names(state.deck),
        "seats": [_encode_seat(seat) for seat in state.seats],
        "pending": [_encode_pending(pending) for pending in state.pending],
    }


def _encode_seat(seat: Seat) -> Json:
    return {
        "title": None if seat.title == NO_TITLE else TITLES[seat.title],
        "money": seat.money,
        "points": seat.points,
        "tiles": all_tiles(seat.tiles),
        "bribes": seat.bribes,
        "cards": card_names(seat.cards),
        "knights": seat.knights,
        "taxed": seat.taxed,
        "landed": seat.landed,
        "prestige": seat.prestige,
        "estate": _encode_estate(seat.estate),
        "sources": dict(zip(SOURCES, seat.sources, strict=True)),
    }


def _encode_estate(estate: Estate) -> Json:
    buildings = []
    for at, building in sorted(estate.buildings.items()):
        entry: Json = {"at": encode_cell(at), "kind": BUILDINGS[min(building, FOLLY)]}
        if building >= FOLLY:
            entry["folly"] = FOLLIES[building - FOLLY]
        buildings.append(entry)
    return {
        "tiles": [{"at": encode_cell(at), "kind": TILES[tile]} for at, tile in sorted(estate.tiles.items())],
        "buildings": buildings,
        "knights": [{"at": encode_cell(at), "seat": seat} for at, seat in sorted(estate.knights.items())],
    }


def _encode_pending(pending: Pending) -> Json:
    entry: Json = {"decision": pending.decision, "seat": pending.seat}
    if pending.decision == "turn":
        entry |= {"acted": pending.acted, "carded": pending.carded}
    elif pending.decision == "expand":
        entry["laid"] = [encode_cell(at) for at in pending.laid]
    elif pending.decision == "give_tiles":
        entry["to"] = pending.to
    return entry


def encode_view(view: View) -> Json:
    """Return the same form with what the seat cannot know replaced by counts."""
    data = encode_state(view.state) | {"rng": None, "bag": view.bag_count, "deck": view.deck_count}
    for number, seat in enumerate(data["seats"]):
        if number != view.seat:
            seat["tiles"] = view.tile_counts[number] if view.tile_counts else None
            seat["cards"] = view.card_counts[number]
    if view.shown is not None:
        data["shown"] = card_names(view.shown)
    if view.bag_has is not None:
        data["bag_has"] = [name for name, has in zip(TILES, view.bag_has, strict=True) if has]
    return data
