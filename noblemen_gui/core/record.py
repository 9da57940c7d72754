"""The record of a game, what is saved and replayed: game, version, options, seed or start position, and moves."""

from dataclasses import dataclass, field

from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.core.errors import BadRequest, NewerVersion


@dataclass(slots=True)
class Record:
    """Everything from which a game can be played again; `client` belongs to whoever saved it."""

    game: str
    version: int
    players: int
    options: Json
    seed: int
    moves: list[Json]
    start: Json | None = None
    client: Json = field(default_factory=dict)


def encode_record(record: Record) -> Json:
    """Return the record as it is written to a file."""
    data: Json = {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "options": record.options,
        "seed": record.seed,
        "moves": record.moves,
    }
    if record.start is not None:
        data["start"] = record.start
    if record.client:
        data["client"] = record.client
    return data


def decode_record(data: object, rules: AnyRules) -> Record:
    """Read a record's frame; the moves are checked when it is replayed."""
    if not isinstance(data, dict):
        raise BadRequest("record: an object was expected.")
    version = _number(data, "version", 1, 1 << 31)
    if version > rules.version:
        raise NewerVersion("record.version: this game was saved by a newer version of the program.")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadRequest("record.options: an object was expected.")
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise BadRequest("record.moves: a list was expected.")
    start, client = data.get("start"), data.get("client", {})
    for name, part in (("start", start), ("client", client)):
        if part is not None and not isinstance(part, dict):
            raise BadRequest(f"record.{name}: an object was expected.")
    if start is not None:
        _check_start(rules, data, start)
    return Record(
        game=rules.name,
        version=version,
        players=_number(data, "players", rules.seat_counts.start, rules.seat_counts.stop - 1, rules.default_seats),
        options=_complete(rules, options),
        seed=_number(data, "seed", 0, SEED_LIMIT - 1, None if start is None else 0),
        moves=list(moves),
        start=start,
        client=dict(client or {}),
    )


def _check_start(rules: AnyRules, data: Json, start: Json) -> None:
    """Refuse a start position that is of another table than the record around it."""
    if data.get("players", start.get("players")) != start.get("players", data.get("players")):
        raise BadRequest("record.players: the start position has another number of seats.")
    options, at_start = data.get("options"), start.get("options")
    if options and at_start and _complete(rules, options) != _complete(rules, at_start):
        raise BadRequest("record.options: the start position has other options.")


def _complete(rules: AnyRules, options: Json) -> Json:
    try:
        return rules.complete_options(options)
    except BadRequest as error:
        raise BadRequest(f"record.{error.reason}") from None


def _number(data: Json, name: str, least: int, most: int, default: int | None = None) -> int:
    value = data.get(name, default)
    if type(value) is not int or not least <= value <= most:
        raise BadRequest(f"record.{name}: a whole number from {least} to {most} was expected.")
    return value
