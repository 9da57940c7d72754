"""What a move would bring, as pictures with short words: for the bubble over a place and for tags on areas."""

from __future__ import annotations

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules import events as happened
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.material import AREAS, CASTLE, CHAPEL, FOREST, GARDEN, MANOR
from noblemen_gui.games.noblemen.rules.moves import Build, Cell, Knight, Move, PlayCard
from noblemen_gui.games.noblemen.table.estate_map_marks import Part, Payout, Spot
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _, ngettext_

# Money and tiles by their source: the picture, and the area whose name stands beside the amount.
MONEY: dict[str, tuple[str, int | None]] = {"fields": ("coin", None), "manors": ("area-manor", MANOR)}
DRAWN: dict[str, tuple[str, int | None]] = {"groves": ("tile-grove", None), "forests": ("area-forest", FOREST)}
SPOILS = {MANOR: "coin", FOREST: "tile-grove", GARDEN: "queen"}


def payout(model: TableModel, spot: Spot) -> Payout | None:
    """Return what the move of a place would bring; None when nothing can be told."""
    if spot.move is None:
        return None
    parts = parts_of(model, spot.move)
    if not parts:
        return None
    half = (len(parts) + 1) // 2 if len(parts) > 3 else len(parts)
    return Payout(spot, (tuple(parts[:half]), tuple(parts[half:])) if len(parts) > half else (tuple(parts),))


def parts_of(model: TableModel, move: Move) -> list[Part]:
    """Return what a move would bring to the looking seat, part by part."""
    if isinstance(move, Knight):
        return [spoils(model, move)]
    parts = [part for event in model.preview(move) if event.seat == model.seat and (part := _part(event))]
    if isinstance(move, Build) and move.building in (CASTLE, CHAPEL):
        parts.append(("knight", _("a knight")) if move.building == CASTLE else ("scandal-back", _("a scandal card")))
    if isinstance(move, PlayCard) and not parts:
        parts.append(("castle", _("for nothing")))
    return parts


def spoils(model: TableModel, move: Knight) -> Part:
    """Return what a knight on that area would bring at once."""
    area = model.state.seats[move.seat].estate.areas[move.at]
    gained = model.preview(move)
    money = sum(event.amount for event in gained if isinstance(event, happened.MoneyGained))
    if area == MANOR:
        return SPOILS[area], f"+£{money}"
    if area == GARDEN:
        comes = any(isinstance(event, happened.QueenMoved) for event in gained)
        return (SPOILS[area], _("Queen")) if comes else ("prestige", "+2")
    held = model.tile_count(move.seat)
    return SPOILS[area], f"+{min(2, held if held is not None else 2)}"


def completed(model: TableModel, move: Move) -> tuple[tuple[str, Cell], ...]:
    """Return the areas that a tile would complete: art and place."""
    return tuple(
        (f"area-{AREAS[event.area]}", event.at)
        for event in model.preview(move)
        if isinstance(event, happened.AreaCompleted)
    )


def _part(event: Event) -> Part | None:
    match event:
        case happened.MoneyGained(_, amount, source):
            art, area = MONEY.get(source, ("coin", None))
            return art, _named(f"+£{amount}", area)
        case happened.MoneyPaid(_, amount, _):
            return "coin", f"−£{amount}"
        case happened.TilesDrawn(_, count, source, _):
            art, area = DRAWN.get(source, ("tile-grove", None))
            return art, _named(ngettext_("+{n} tile", "+{n} tiles", count).format(n=count), area)
        case happened.PointsGained(_, amount, _):
            return "victory-point", f"+{amount}"
        case happened.QueenMoved():
            return "queen", _("Queen")
    return None


def _named(amount: str, area: int | None) -> str:
    return amount if area is None else f"{_(names.AREAS[area])} {amount}"
