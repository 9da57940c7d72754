"""The chronicle of a game as the looking seat knows it: its lines, and the places they tell of."""

from __future__ import annotations

from collections.abc import Sequence

from noblemen_gui.games.noblemen.chronicle import Teller
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.games.noblemen.table.outside import Session
from noblemen_gui.locale import Spoken

Line = tuple[int | None, str]
Place = tuple[int, int]  # whose estate, and which place of it


def lines(session: Session, players: Sequence[Player]) -> list[Line]:
    """Return every line with the seat it is about."""
    teller = _teller(players)
    return [line for step in session.match.steps for line in teller.told(session.seen(step.events))]


def places(session: Session, players: Sequence[Player]) -> list[Place | None]:
    """Return for every line the place it tells of, if it tells of one."""
    teller = _teller(players)
    return [place for step in session.match.steps for place in teller.places(session.seen(step.events))]


def _teller(players: Sequence[Player]) -> Teller:
    return Teller([player.name for player in players], Spoken(), [player.lady for player in players])
