"""Games to take pictures of: from a file or the sample, shortened to the moment at which a screen is seen."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import BadRequest
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import Record, decode_record
from noblemen_gui.games import GAMES
from noblemen_gui.games.noblemen.rules.events import BuildingScored
from noblemen_gui.scenes.session import HUMAN, GameSession

SAMPLE = "sample.noblemen"
# What must be asked for a screen to be seen; all the others are opened during a turn.
ASKED: dict[str, tuple[str, ...]] = {
    "ball": ("court",),
    "court": ("court",),
    "take_title": ("take_title",),
    "choose_tiles": ("choose_tiles",),
    "keep_card": ("keep_card",),
    "give_tiles": ("give_tiles",),
    "table": ("turn", "expand", "knight"),
    "expand": ("expand",),
    "knight": ("knight",),
}
TURN = ("turn",)


def sample_file() -> str:
    """The text of a lively game to show when none is given."""
    return files("noblemen_gui.scenes").joinpath(SAMPLE).read_text(encoding="utf-8")


def sample_record() -> Record:
    """The record of that game; its seats are computer players but one."""
    data = json.loads(sample_file())
    return decode_record(data, _rules(data))


def read_record(path: Path) -> Record:
    """The record in a file; a sentence says what is wrong with it."""
    data = _read(path)
    return decode_record(data, _rules(data))


def read_position(path: Path) -> Match:
    """The position in a file, as a game that goes on from there."""
    data = _read(path)
    return Match.from_position(_rules(data), data)


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRequest(f"The file {path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise BadRequest(f"The file {path} holds no JSON.") from None


def _rules(data: object) -> AnyRules:
    return GAMES.rules(data.get("game", GAMES.names[0]) if isinstance(data, dict) else GAMES.names[0])


def replayed(record: Record, made: int | None = None) -> Match:
    """The game after so many decisions, or after all of them."""
    count = len(record.moves)
    if made is not None and not 0 <= made <= count:
        raise BadRequest(f"This record has {count} decisions, so --at takes a number from 0 to {count}.")
    return Match.from_record(GAMES.rules(record.game), replace(record, moves=record.moves[:made]))


def moment(screen: str, match: Match) -> Match:
    """The game as it was when this screen was seen last, if possible by a person; the table is seen all the time."""
    if screen == "results" and match.to_move is not None:
        raise BadRequest("This game is not over, so it has no results yet.")
    if screen == "results" or (screen == "table" and match.to_move is not None):
        return match
    seen = [made for made in range(len(match.steps) + 1) if _shows(screen, match, made)]
    if not seen:
        raise BadRequest(f"There is no moment in this game at which the screen “{screen}” is seen.")
    people = GameSession.of_match(match, None, None).humans if screen != "scoring" else ()
    made = max([made for made in seen if _decider(match, made) in people] or seen)
    return match if made == len(match.steps) else replayed(match.record(), made)


def session_at(match: Match, asked: bool = False) -> GameSession:
    """The game as its person sees it. Whoever decides is looked over the shoulder where only computers play, or
    where the picture is of what is `asked` of a seat."""
    session = GameSession.of_match(match, None, None)
    seat = match.to_move
    if seat is not None and (asked or not session.humans):
        session.plans[seat].level = HUMAN
        session.viewer = seat
    return session


def _shows(screen: str, match: Match, made: int) -> bool:
    """Whether the screen is seen after so many decisions."""
    if screen == "scoring":
        return made > 0 and any(isinstance(event, BuildingScored) for event in match.steps[made - 1].events)
    asked = match.steps[made].decision if made < len(match.steps) else match.rules.decision(match.state)
    return asked in ASKED.get(screen, TURN)


def _decider(match: Match, made: int) -> int | None:
    return match.steps[made].seat if made < len(match.steps) else match.to_move
