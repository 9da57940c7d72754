"""A session's players for those who draw them, and its story in the player's language."""

from __future__ import annotations

from gettext import NullTranslations

from noblemen_gui.core.match import Step
from noblemen_gui.games.noblemen.chronicle import Teller
from noblemen_gui.games.noblemen.names import LADIES, LORDS
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.scenes.session import GameSession

EVERYBODY = -1


class Spoken(NullTranslations):
    """The catalogues of the interface in the form in which the chronicle asks for them."""

    def gettext(self, message: str) -> str:
        return _(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return ngettext_(msgid1, msgid2, n)


def players_of(session: GameSession) -> list[Player]:
    return [Player(plan.name, plan.crest, plan.lady, plan.level) for plan in session.plans]


def title_of(session: GameSession, seat: int) -> str:
    """The title of a lord or lady as it stands now."""
    title = session.match.state.seats[seat].title
    return _((LADIES if session.plans[seat].lady else LORDS)[title])


def lines_of(session: GameSession, step: Step, viewer: int = EVERYBODY) -> list[str]:
    """What a decision brought, as a seat may know it; by default as everybody may."""
    names = [plan.name for plan in session.plans]
    teller = Teller(names, Spoken(), [plan.lady for plan in session.plans])
    return teller.lines(session.seen(step.events, viewer))
