"""Which sound tells of which event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noblemen_gui.games.noblemen.rules import events as happened
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.material import CHAPEL, TILES

MANY_COINS = 3

Choice = str | Callable[[Any], str]

SOUNDS: dict[type[Event], Choice] = {
    happened.TilePlaced: lambda event: f"tile-{TILES[event.tile]}",
    happened.AreaCompleted: "area",
    happened.MoneyGained: lambda event: "coins" if event.amount >= MANY_COINS else "coin",
    happened.MoneyPaid: "coin",
    happened.TilesDrawn: "tile-meadow",
    happened.TilesGiven: "tile-meadow",
    happened.TilesSwapped: "tile-meadow",
    happened.TilesReturned: "tile-meadow",
    happened.TilesDonated: "church-bell",
    happened.PointsGained: "points",
    happened.QueenMoved: "queen",
    happened.BuildingBuilt: lambda event: "chapel" if event.building == CHAPEL else "build",
    happened.KnightSet: "knight",
    happened.BribesGained: "purse",
    happened.BribesReturned: "purse",
    happened.CardKept: "card",
    happened.AllCardsKept: "card",
    happened.CardPlayed: "card-snap",
    happened.TurnEnded: "seal",
    happened.BallOpened: "ball-fanfare",
    happened.TitleTaken: "title",
    happened.BuildingScored: "scoring",
    happened.DecadeBegan: "decade",
    happened.GameEnded: "win",
}
# Said by what follows them, or by nothing at all.
SILENT = frozenset(
    {
        happened.TilesChosen,
        happened.QueenStayed,
        happened.KnightDeclined,
        happened.EstateExpanded,
        happened.TaxesCollected,
        happened.LandAcquired,
        happened.RoyalsBribed,
        happened.Idled,
        happened.CardsShown,
        happened.RoundAdvanced,
        happened.PrestigeCounted,
        happened.BallEnded,
        happened.BoardRefilled,
        happened.ChurchEmptied,
        happened.LiaisonsRevealed,
    }
)


def sound_of(event: Event) -> str:
    """Return the name of an event's sound, or nothing."""
    choice = SOUNDS.get(type(event), "")
    return choice if isinstance(choice, str) else choice(event)
