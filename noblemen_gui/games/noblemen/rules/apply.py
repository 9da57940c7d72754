"""Carries a legal move out: one function for each type of move changes the state and reports events."""

from collections.abc import Callable
from typing import Any

from noblemen_gui.games.noblemen.rules import actions, ball, cards, decades
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.moves import (
    Bribe,
    Build,
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
)
from noblemen_gui.games.noblemen.rules.state import State

_APPLY: dict[type[Move], Callable[[State, Any, list[Event]], None]] = {
    ChooseTiles: decades.choose_tiles,
    KeepCard: cards.keep_card,
    KeepAll: cards.keep_all,
    Swap: actions.swap,
    Place: actions.place,
    Build: actions.build,
    Bribe: actions.bribe,
    Taxes: actions.taxes,
    Land: actions.land,
    Donate: actions.donate,
    Idle: actions.idle,
    PlayCard: cards.play_card,
    EndTurn: actions.end_turn,
    Done: actions.done,
    Knight: actions.knight,
    NoKnight: actions.no_knight,
    GiveTiles: actions.give_tiles,
    Court: ball.court,
    TakeTitle: ball.take_title,
}


def apply(state: State, move: Move) -> list[Event]:
    """Change the state by a legal move and return what happened, in order."""
    events: list[Event] = []
    _APPLY[type(move)](state, move, events)
    return events
