"""Carrying without holding a button: a click or key takes a piece, arrows move it, Enter sets it down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from noblemen_gui.games.noblemen.table import flow
from noblemen_gui.games.noblemen.table.estate_map import ARROWS
from noblemen_gui.games.noblemen.table.estate_map_marks import spot_rect
from noblemen_gui.locale import _
from noblemen_gui.ui import Rect

if TYPE_CHECKING:
    from noblemen_gui.games.noblemen.table.scene import TableScene

SET_DOWN = ("enter", "space")


class Carrying:
    """Chooses what is carried and moves it over the lit places of the map."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def begin(self, action: str) -> None:
        """Take the first tile or building that can be placed; the same again takes the next kind."""
        model = self.table.model
        name, choices = {
            "expand": ("tile", flow.tiles_to_lay(model)),
            "build": ("building", flow.buildings_to_build(model)),
        }[action]
        carried = self.table.drag.carried
        current = carried.payload[1] if carried and carried.payload[0] == name else None
        chosen = flow.following(current, choices)
        if chosen is not None:
            self.pick((name, chosen), self._home(name, chosen))

    def _home(self, name: str, number: int) -> Rect:
        anchor = f"hand:{number}" if name == "tile" else f"building:{number}"
        return self.table.anchor(anchor) or self.table.anchor("build") or self.table.regions.actions

    def pick(self, payload: tuple[Any, ...], home: Rect) -> None:
        """Take something into the hand, or say why it can go nowhere now."""
        table = self.table
        table.drag.cancel()
        refusal = self.table.drops.lift_refusal(payload)
        if refusal is not None:
            table.app.audio.play("error")
            table.say(refusal.sentence(_))
            return
        if not table.map.at_home and payload[0] != "knight":
            table.show_estate(table.model.seat)
        table.drag.pick(self.table.drops.carry(payload, home))
        if table.app.keyboard_in_use:
            self._step("")

    def lead(self) -> None:
        """By keyboard the next tile of an expand and the knight come into the hand by themselves."""
        model, table = self.table.model, self.table
        if not model.deciding or table.drag.carrying or not table.app.keyboard_in_use:
            return
        if model.decision == "expand" and flow.tiles_to_lay(model):
            self.begin("expand")
        elif model.decision == "knight" and model.own.knights and model.knight_targets():
            self.pick(("knight",), table.anchor(f"knights:{model.seat}") or table.regions.hand)
            self._next_estate()

    def key(self, combo: str) -> bool:
        """Answer a key while something is carried."""
        table = self.table
        if not table.drag.carrying:
            return False
        if combo in ARROWS:
            self._step(combo)
        elif combo in SET_DOWN:
            self._set_down()
        elif combo in ("tab", "shift+tab"):
            self._another()
        else:
            return False
        return True

    def _step(self, direction: str) -> None:
        spot = self.table.map.step(direction)
        if spot is not None:
            self.table.drag.move(spot_rect(self.table.map.grid, spot).centre)

    def _set_down(self) -> None:
        cursor = self.table.map.cursor
        if cursor is not None:
            self.table.drag.let_go(spot_rect(self.table.map.grid, cursor).centre)
        else:
            self._step("")

    def _another(self) -> None:
        """Tab takes the next kind of tile or building, or brings the next estate that has a free area."""
        carried = self.table.drag.carried
        kind = carried.payload[0] if carried else ""
        if kind == "knight":
            self._next_estate()
        elif kind in ("tile", "building"):
            self.begin("expand" if kind == "tile" else "build")

    def _next_estate(self) -> None:
        table = self.table
        owners = sorted({spot.seat for spot in table.map.spots})
        wanted = flow.following(table.map.seat, owners)
        if wanted is not None:
            table.turn_map(wanted)
            table.map.cursor = None
            self._step("")
