"""What a scandal card would bring if it were played now, in lines with a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from noblemen_gui.games.noblemen.rules import events as happened
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.legal import MOST_TILES_TO_THE_VICAR
from noblemen_gui.games.noblemen.rules.material import (
    CASTLE,
    CUNNING_STROKE,
    INHERITANCE,
    TILES_PER_EXPAND,
    VICARS_FAVOUR,
)
from noblemen_gui.games.noblemen.rules.moves import PlayCard
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _, ngettext_


class Gain(NamedTuple):
    """A picture and what it stands for."""

    art: str
    words: str


def gains(model: TableModel, card: int) -> list[Gain]:
    """Return what the looking seat would gain by playing a card now; it must be playable."""
    if card in _CHOSEN:
        return [_CHOSEN[card](model)]
    found = [gain for event in model.preview(PlayCard(card)) if (gain := _gain(model, event))]
    return found or [Gain("icon-idle", _("It would bring nothing now."))]


def _gain(model: TableModel, event: Event) -> Gain | None:
    word = _WORDS.get(type(event))
    return word(model, event) if word and event.seat == model.seat else None


def _money(model: TableModel, event: Any) -> Gain:
    before = model.own.money
    return Gain("coin", _("£{before} become £{after}").format(before=before, after=before + event.amount))


def _points(_model: TableModel, event: Any) -> Gain:
    return Gain("victory-point", ngettext_("+{n} point", "+{n} points", event.amount).format(n=event.amount))


def _tiles(_model: TableModel, event: Any) -> Gain:
    return Gain("icon-land", ngettext_("+{n} tile", "+{n} tiles", event.count).format(n=event.count))


def _bribes(_model: TableModel, event: Any) -> Gain:
    return Gain("bribe", ngettext_("+{n} bribe", "+{n} bribes", event.count).format(n=event.count))


def _queen(_model: TableModel, _event: Any) -> Gain:
    return Gain("queen", _("The Queen comes to you."))


def _queen_stays(_model: TableModel, _event: Any) -> Gain:
    return Gain("icon-lock", _("The Queen is locked and stays where she is."))


def _vicar(model: TableModel) -> Gain:
    most = min(MOST_TILES_TO_THE_VICAR, sum(model.own.tiles))
    return Gain("victory-point", ngettext_("up to {n} point", "up to {n} points", most).format(n=most))


def _castle(model: TableModel) -> Gain:
    return Gain("castle", _("a castle for nothing instead of £{price}").format(price=model.price(CASTLE)))


def _stroke(model: TableModel) -> Gain:
    most = min(TILES_PER_EXPAND, sum(model.own.tiles))
    return Gain("icon-expand", ngettext_("lay {n} more tile", "lay up to {n} more tiles", most).format(n=most))


_WORDS: dict[type[Event], Callable[[TableModel, Any], Gain]] = {
    happened.MoneyGained: _money,
    happened.PointsGained: _points,
    happened.TilesDrawn: _tiles,
    happened.BribesGained: _bribes,
    happened.QueenMoved: _queen,
    happened.QueenStayed: _queen_stays,
}
# Cards that ask for more before they do something.
_CHOSEN: dict[int, Callable[[TableModel], Gain]] = {
    VICARS_FAVOUR: _vicar,
    INHERITANCE: _castle,
    CUNNING_STROKE: _stroke,
}
