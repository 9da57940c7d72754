"""Moves and events as the protocol writes them."""

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from noblemen_gui.core.contract import Json
from noblemen_gui.core.errors import BadRequest, IllegalMove, Refusal
from noblemen_gui.games.noblemen.rules.estate import coordinates
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.material import AREAS, BUILDINGS, CARDS, FOLLIES, FOLLY, TILES, TITLES
from noblemen_gui.games.noblemen.rules.moves import (
    MOVE_NAMES,
    Bribe,
    Build,
    Cell,
    ChooseTiles,
    Court,
    Donate,
    Done,
    EndTurn,
    GiveTiles,
    Idle,
    KeepAll,
    KeepCard,
    Knight,
    Land,
    Move,
    NoKnight,
    Place,
    PlayCard,
    Swap,
    TakeTitle,
    Taxes,
    Tiles,
)
from noblemen_gui.games.noblemen.rules.reading import LARGEST, Reader


def encode_tiles(tiles: Tiles) -> Json:
    """Return tile counts by name, zero counts left out."""
    return {TILES[tile]: count for tile, count in enumerate(tiles) if count}


def encode_cell(at: Cell) -> list[int]:
    """Return a place as [x, y]."""
    return list(coordinates(at))


def encode_building(building: int) -> Json:
    """Return a building's name, and a folly's own."""
    if building >= FOLLY:
        return {"building": BUILDINGS[FOLLY], "folly": FOLLIES[building - FOLLY]}
    return {"building": BUILDINGS[building]}


def encode_spot(spot: tuple[int, Cell]) -> Json:
    """Return a place in a seat's estate."""
    return {"seat": spot[0], "at": encode_cell(spot[1])}


def _some_tiles(reader: Reader) -> Tiles:
    reader.object(TILES)
    counts = [_any_number(reader.at(name)) if reader.has(name) else 0 for name in TILES]
    if 0 in reader.value.values():
        raise IllegalMove(Refusal("N4.1", "Kinds of which there are none are left out."))
    return (counts[0], counts[1], counts[2], counts[3])


def _decode_swap(reader: Reader) -> Swap:
    give = reader.field("give")
    tiles = give.words(TILES)
    if len(tiles) != 2:
        give.fail("two tiles were expected.")
    return Swap((tiles[0], tiles[1]), reader.field("take").word(TILES))


def _decode_build(reader: Reader) -> Build:
    building = reader.field("building").word(BUILDINGS)
    if building == FOLLY:
        building += reader.field("folly").word(FOLLIES)
    elif reader.has("folly"):
        reader.fail("only a folly has the field 'folly'.")
    return Build(building, reader.field("at").cell())


def _decode_card(reader: Reader) -> PlayCard:
    at = reader.at("at").cell() if reader.has("at") else None
    tiles = _some_tiles(reader.at("tiles")) if reader.has("tiles") else None
    return PlayCard(reader.field("card").word(CARDS), at, tiles)


def _decode_knight(reader: Reader) -> Knight:
    origin = None
    if reader.has("from"):
        start = reader.at("from").object(("seat", "at"))
        origin = (_any_number(start.field("seat")), start.field("at").cell())
    return Knight(_any_number(reader.field("seat")), reader.field("at").cell(), origin)


def _any_number(reader: Reader) -> int:
    if type(reader.value) is int and abs(reader.value) > LARGEST:
        return LARGEST
    return reader.number(least=-LARGEST)


def _decode_court(reader: Reader) -> Court:
    return Court(_any_number(reader.field("bribes")), reader.field("cards").words(CARDS))


# By the type's name: the fields it may have, how they are read, how they are written.
_Decode = Callable[[Reader], Move]
_Encode = Callable[[Any], Json]
_FORMS: dict[str, tuple[tuple[str, ...], _Decode, _Encode]] = {
    "choose_tiles": (
        ("tiles",),
        lambda r: ChooseTiles(_some_tiles(r.field("tiles"))),
        lambda m: {"tiles": encode_tiles(m.tiles)},
    ),
    "keep_card": (("card",), lambda r: KeepCard(r.field("card").word(CARDS)), lambda m: {"card": CARDS[m.card]}),
    "keep_all": ((), lambda _: KeepAll(), lambda _: {}),
    "swap": (
        ("give", "take"),
        _decode_swap,
        lambda m: {"give": [TILES[tile] for tile in m.give], "take": TILES[m.take]},
    ),
    "place": (
        ("tile", "at"),
        lambda r: Place(r.field("tile").word(TILES), r.field("at").cell()),
        lambda m: {"tile": TILES[m.tile], "at": encode_cell(m.at)},
    ),
    "build": (
        ("building", "at", "folly"),
        _decode_build,
        lambda m: encode_building(m.building) | {"at": encode_cell(m.at)},
    ),
    "bribe": (("count",), lambda r: Bribe(_any_number(r.field("count"))), lambda m: {"count": m.count}),
    "taxes": (("bribes",), lambda r: Taxes(_any_number(r.field("bribes"))), lambda m: {"bribes": m.bribes}),
    "land": (("bribes",), lambda r: Land(_any_number(r.field("bribes"))), lambda m: {"bribes": m.bribes}),
    "donate": (
        ("tiles",),
        lambda r: Donate(_some_tiles(r.field("tiles"))),
        lambda m: {"tiles": encode_tiles(m.tiles)},
    ),
    "idle": ((), lambda _: Idle(), lambda _: {}),
    "play_card": (
        ("card", "at", "tiles"),
        _decode_card,
        lambda m: (
            {"card": CARDS[m.card]}
            | ({} if m.at is None else {"at": encode_cell(m.at)})
            | ({} if m.tiles is None else {"tiles": encode_tiles(m.tiles)})
        ),
    ),
    "end_turn": ((), lambda _: EndTurn(), lambda _: {}),
    "done": ((), lambda _: Done(), lambda _: {}),
    "knight": (
        ("seat", "at", "from"),
        _decode_knight,
        lambda m: encode_spot((m.seat, m.at)) | ({} if m.origin is None else {"from": encode_spot(m.origin)}),
    ),
    "no_knight": ((), lambda _: NoKnight(), lambda _: {}),
    "give_tiles": (
        ("tiles",),
        lambda r: GiveTiles(_some_tiles(r.field("tiles"))),
        lambda m: {"tiles": encode_tiles(m.tiles)},
    ),
    "court": (
        ("bribes", "cards"),
        _decode_court,
        lambda m: {"bribes": m.bribes, "cards": [CARDS[card] for card in m.cards]},
    ),
    "take_title": (
        ("title",),
        lambda r: TakeTitle(r.field("title").word(TITLES)),
        lambda m: {"title": TITLES[m.title]},
    ),
}
MOVE_TYPES = tuple(_FORMS)


def encode_move(move: Move) -> Json:
    """Return a move as the protocol writes it."""
    name = MOVE_NAMES[type(move)]
    return {"type": name} | _FORMS[name][2](move)


def decode_move(data: object) -> Move:
    """Read a move; the error names the place of what is not well formed."""
    if not isinstance(data, dict):
        raise BadRequest("move: an object was expected.")
    form = _FORMS.get(data["type"]) if isinstance(data.get("type"), str) else None
    if form is None:
        raise BadRequest(f"move.type: one of {', '.join(_FORMS)} was expected.")
    known, decode, _encode = form
    return decode(Reader(data, "move").object(("type", *known)))


# How the fields of events are written; everything else is written as it is.
_EVENT_FIELDS: dict[str, Callable[[Any], Json]] = {
    "tile": lambda tile: {"tile": TILES[tile]},
    "area": lambda area: {"area": AREAS[area]},
    "at": lambda at: {"at": encode_cell(at)},
    "tiles": lambda tiles: {"tiles": encode_tiles(tiles)},
    "give": lambda give: {"give": [TILES[tile] for tile in give]},
    "take": lambda take: {"take": TILES[take]},
    "building": encode_building,
    "card": lambda card: {"card": CARDS[card]},
    "cards": lambda cards: {"cards": [CARDS[card] for card in cards]},
    "title": lambda title: {"title": TITLES[title]},
    "origin": lambda origin: {"from": origin if isinstance(origin, int) else encode_spot(origin)},
    "ranking": lambda ranking: {"ranking": [list(seats) for seats in ranking]},
}


def event_name(kind: type[Event]) -> str:
    """Return the name of an event as the protocol spells it."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def encode_event(event: Event) -> Json:
    """Return an event as the protocol writes it; what is hidden is a count, what does not apply is left out."""
    data: Json = {"event": event_name(type(event))}
    for field in fields(event):
        value = getattr(event, field.name)
        if value is not None:
            write = _EVENT_FIELDS.get(field.name)
            data |= write(value) if write else {field.name: value}
        elif field.name == event.secret and (count := getattr(event, "count", None)) is not None:
            data[field.name] = count
    return data
