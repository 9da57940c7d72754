"""What the tooltips of the table say: what a thing is, and what it does for the looking seat now."""

from __future__ import annotations

from noblemen_gui.games.noblemen.learn import tooltip
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _


def tip(model: TableModel, thing: str) -> str:
    """Return the lines of a thing's tooltip, its name first."""
    found = tooltip(model.view, thing)
    return "\n".join(said.sentence(_) for said in (found.title, *found.lines))
