"""A session's players for those who draw them, and its story in the player's language."""

from __future__ import annotations

from noblemen_gui.core.match import Step
from noblemen_gui.games.noblemen.chronicle import Teller
from noblemen_gui.games.noblemen.names import LADIES, LORDS
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.locale import Spoken, _
from noblemen_gui.scenes.session import GameSession

EVERYBODY = -1


def players_of(session: GameSession) -> list[Player]:
    return [Player(plan.name, plan.crest, plan.lady, plan.level) for plan in session.plans]


def title_of(session: GameSession, seat: int) -> str:
    """The title of a lord or lady as it stands now."""
    title = session.match.state.seats[seat].title
    return _((LADIES if session.plans[seat].lady else LORDS)[title])


def told_of(session: GameSession, step: Step, viewer: int = EVERYBODY) -> list[tuple[int | None, str]]:
    """What a decision brought, line by line with whom it is about, as a seat may know it; by default as everybody."""
    names = [plan.name for plan in session.plans]
    teller = Teller(names, Spoken(), [plan.lady for plan in session.plans])
    return teller.told(session.seen(step.events, viewer))
