"""What the table asks for now: the ribbon's sentence, a decision's own scene, and what is left to do in a turn."""

from __future__ import annotations

from noblemen_gui.games.noblemen.rules import moves
from noblemen_gui.games.noblemen.rules.material import FOLLIES, FOLLY, TILES_PER_EXPAND
from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _, ngettext_

# Decisions with a scene of their own; the others are made on the table itself.
SCENES = {
    "choose_tiles": "choose_tiles",
    "keep_card": "keep_card",
    "give_tiles": "give_tiles",
    "court": "ball",
    "take_title": "ball",
}
# Actions that are chosen in a sheet.
SHEETS = ("bribe", "taxes", "land", "church")
IDLE = moves.IDLE
BUILDINGS_IN_ORDER = tuple(range(FOLLY + len(FOLLIES)))


def asked(model: TableModel) -> str:
    """Return the ribbon's sentence: what is asked of the looking seat, or whose turn it is."""
    if model.to_move is None:
        return _("The game is over")
    if not model.deciding:
        return _("{name}’s turn").format(name=model.players[model.to_move].name)
    return {"turn": _turn, "expand": _expand, "knight": _knight}.get(model.decision or "", _answer)(model)


def _turn(model: TableModel) -> str:
    if not model.state.pending[-1].acted:
        return _("Your turn: choose an action")
    if model.can(moves.PlayCard):
        return _("Play a scandal card or end your turn")
    return _("End your turn")


def _expand(model: TableModel) -> str:
    left = TILES_PER_EXPAND - len(model.state.pending[-1].laid)
    if not model.can(moves.Place) or left <= 0:
        return _("All tiles are laid: done?")
    return ngettext_("Your turn: lay {n} more tile", "Your turn: lay up to {n} more tiles", left).format(n=left)


def _knight(_model: TableModel) -> str:
    return _("Castle built: set a knight on a rival’s area")


def _answer(_model: TableModel) -> str:
    return _("It is for you to decide")


def nothing_left(model: TableModel) -> Move | None:
    """Return the move that ends an expand or a turn when nothing but swaps is left to do."""
    left = set(model.by_type) - {moves.Swap}
    if left == {moves.EndTurn}:
        return moves.END_TURN
    return moves.DONE if left == {moves.Done} else None


def ending(model: TableModel) -> Move:
    """Return what the seal means now: no knight, the expand is done, or the turn is over."""
    return {"expand": moves.DONE, "knight": moves.NO_KNIGHT}.get(model.decision or "", moves.END_TURN)


def worth_asking(model: TableModel) -> bool:
    """Tell whether the seal would give something away that cannot come back: a knight that could be set."""
    return model.decision == "knight" and bool(model.knight_targets())


def tiles_to_lay(model: TableModel) -> list[int]:
    """Return the kinds of tile that can be laid now."""
    return [kind for kind in range(4) if model.places(kind)]


def buildings_to_build(model: TableModel) -> list[int]:
    """Return the buildings that can be built now."""
    return [building for building in BUILDINGS_IN_ORDER if model.sites(building)]


def following(current: int | None, choices: list[int]) -> int | None:
    """Return the choice after the present one, round and round."""
    if not choices:
        return None
    return choices[(choices.index(current) + 1) % len(choices)] if current in choices else choices[0]
