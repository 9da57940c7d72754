"""What a saved game looks like in the list: who plays, how far they are, who leads, and the first person's estate."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from noblemen_gui.core.errors import GameError, NewerVersion
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record
from noblemen_gui.games import GAMES
from noblemen_gui.locale import _
from noblemen_gui.saves import SavedGame
from noblemen_gui.scenes.session import GameSession, SeatPlan, decode_plans

NUMERALS = ("I", "II", "III", "IV", "V")


@dataclass(frozen=True, slots=True)
class Summary:
    """`session` is None when the file cannot be read as a game."""

    plans: list[SeatPlan] = field(default_factory=list)
    session: GameSession | None = None
    newer: bool = False

    @property
    def state(self) -> Any:
        return self.session.match.state if self.session else None

    @property
    def points(self) -> tuple[int, ...]:
        return self.session.match.outcome().points if self.session else ()

    @property
    def progress(self) -> str:
        """How far the game is, in a few words."""
        if self.session is None:
            return _("newer version") if self.newer else _("damaged")
        if self.session.waiting_for == "end":
            return _("finished")
        return decade_name(self.state.decade)


def decade_name(decade: int) -> str:
    """The decade, counted from 1, as the board writes it."""
    return _("Decade {number}").format(number=NUMERALS[(decade - 1) % len(NUMERALS)])


def glance(game: SavedGame) -> list[SeatPlan]:
    """Who plays, without replaying anything."""
    players = game.record.get("players")
    client = game.record.get("client")
    seats = client.get("seats") if isinstance(client, dict) else None
    return decode_plans(seats, players) if isinstance(players, int) and 0 < players <= 10 else []


def read(game: SavedGame) -> Summary:
    """Replay a game in memory; nothing is set aside or written."""
    try:
        rules = GAMES.rules(game.record.get("game"))
        match = Match.from_record(rules, decode_record(game.record, rules))
    except NewerVersion:
        return Summary(glance(game), newer=True)
    except (GameError, ValueError, RecursionError):
        return Summary(glance(game))
    session = GameSession.of_match(match, None, None)
    return Summary(session.plans, session)
