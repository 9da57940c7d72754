"""The action bar: seven plates, each with its key and, when it is not possible, the reason; and the seal."""

from __future__ import annotations

from functools import partial

from noblemen_gui.core.errors import Refusal
from noblemen_gui.games.noblemen.rules import moves
from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.locale import N_, _
from noblemen_gui.ui import ActionPlate, Canvas, Rect, Seal

# Name, short word, picture, and the type of move it stands for; the full term stands in the tooltip.
ACTIONS: tuple[tuple[str, str, str, type[Move]], ...] = (
    ("expand", N_("Expand"), "icon-expand", moves.Place),
    ("build", N_("Build"), "icon-build", moves.Build),
    ("bribe", N_("Bribe"), "bribe", moves.Bribe),
    ("taxes", N_("Taxes"), "icon-taxes", moves.Taxes),
    ("land", N_("Land"), "icon-land", moves.Land),
    ("church", N_("Church"), "church", moves.Donate),
    ("idle", N_("Idle"), "icon-idle", moves.Idle),
)


def action_refusal(model: TableModel, kind: type[Move]) -> Refusal | None:
    """Say why no move of a type is possible now; None if one is."""
    if model.can(kind):
        return None
    frontier = min(model.own.estate.frontier)
    held = next((tile for tile, count in enumerate(model.own.tiles) if count), 0)
    tries: dict[type[Move], Move] = {
        moves.Place: moves.Place(held, frontier),
        moves.Bribe: moves.Bribe(1),
        moves.Taxes: moves.Taxes(0),
        moves.Land: moves.Land(0),
        moves.Donate: moves.Donate(_one_of_each(model)),
        moves.Idle: moves.IDLE,
        moves.EndTurn: moves.END_TURN,
    }
    found = model.building_refusal(0) if kind is moves.Build else model.refusal(tries[kind])
    return found or Refusal("N5.1", "This is not possible now.")


def _one_of_each(model: TableModel) -> moves.Tiles:
    a, b, c, d = (min(1, count) for count in model.own.tiles)
    return (a, b, c, d)


class ActionBar(Panel):
    """Seven plates and the seal."""

    def build(self) -> None:
        """Lay out the plates evenly and the seal at the right."""
        seal, rest = self.rect.cut_right(self.rect.h + (-8 if self.view.wide else 14), 6)
        for number, (place, action) in enumerate(zip(rest.columns(7, 4), ACTIONS, strict=True), start=1):
            name, word, art, kind = action
            refusal = action_refusal(self.model, kind)
            reason = refusal.sentence(_) if refusal else None
            chosen = name == "expand" and self.model.decision == "expand" and self.model.deciding
            act = partial(self.host.action, name)
            plate = ActionPlate(
                place.inset(0, 2), _(word), art, act, key=str(number), chosen=chosen, name=name, reason=reason
            )
            self.add(plate, f"action:{name}")
        self._add_seal(seal)

    def _add_seal(self, square: Rect) -> None:
        model = self.model
        label, kind = {
            "expand": (_("Done"), moves.Done),
            "knight": (_("No knight"), moves.NoKnight),
        }.get(model.decision or "", (_("End turn"), moves.EndTurn))
        possible = model.can(kind)
        reason = None if possible else self._seal_reason(kind)
        lit = possible and set(model.by_type) <= {kind, moves.Swap}
        self.add(Seal(square, label, self.host.end_turn, lit=lit, name="end_turn", reason=reason), "end_turn")
        self.anchors["end_turn"] = square

    def _seal_reason(self, kind: type[Move]) -> str:
        if not self.model.deciding:
            return _("It is another player's turn.")
        return (
            _("At least one tile must be laid.")
            if kind is moves.Done
            else _("The turn needs an action before it ends.")
        )

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing: the plates lie on the table."""
