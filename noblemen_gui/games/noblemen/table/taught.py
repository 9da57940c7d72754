"""What a lesson needs of the table: to open it, to find its things by name, to make moves for a learner, to go back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce

from noblemen_gui.games.noblemen.rules.estate import cell
from noblemen_gui.games.noblemen.rules.material import BUILDINGS, FOLLIES, FOLLY, TILES
from noblemen_gui.games.noblemen.rules.moves import Knight, Move
from noblemen_gui.games.noblemen.table.estate_map_marks import Spot, spot_rect
from noblemen_gui.games.noblemen.table.guide import Guide
from noblemen_gui.games.noblemen.table.outside import Outside, Session
from noblemen_gui.games.noblemen.table.panels.board import PAGES, BoardPanel
from noblemen_gui.games.noblemen.table.scene import TableScene
from noblemen_gui.ui import ActionPlate, App, Rect
from noblemen_gui.ui.widget import flat

# On which page of a smaller window's board a thing stands.
PAGE_OF = {"board": "buildings", "folly": "follies", "church": "church", "prestige": "prestige", "titles": "prestige"}


def open_table(app: App, session: Session, outside: Outside, guide: Guide) -> TableScene:
    """Return the table of a session, with a guide beside it."""
    return TableScene(app, session, outside, guide)


def bring(table: TableScene, names: Sequence[str]) -> None:
    """Turn the board to the page on which the first of these things stands, where it has pages."""
    pages = [page for name in names if (page := PAGE_OF.get(name.partition(":")[0]))]
    for panel in table.panels:
        if pages and isinstance(panel, BoardPanel) and table.view.size_class == "medium":
            panel.page = PAGES.index(pages[0])
            panel.show(table.model)


def carry_out(table: TableScene, move: Move) -> None:
    """Make a move for the learner, as if by hand."""
    if not isinstance(move, Knight) and not table.map.at_home:
        table.map.show(table.model, table.model.seat)
    table.running.play(move, own=True)


def come_back(table: TableScene) -> None:
    """Close what was opened over the table, but let a ball go on."""
    while table.app.scene is not table and table.app.scene is not table.running.ball:
        table.app.pop()


def look_again(table: TableScene) -> None:
    """Show the session's game as it is now: from its own side, as large as it fits, with nothing over it."""
    while table.app.scene is not table:
        table.app.pop()
    table.timeline.settle()
    table.drag.cancel()
    table.map.show(table.model, table.model.seat)
    table.running.look_again()
    if table.map.at_home:
        table.map.fit()


def spot(table: TableScene, name: str) -> Rect | None:
    """Return where a thing lies that a lesson or a hint names, such as "hand:field" or "estate:2,0"."""
    key, _colon, detail = name.partition(":")
    find = _FOUND.get(key)
    return find(table, detail) if find else table.anchor(name)


def _union(places: Iterable[Rect | None]) -> Rect | None:
    found = [place for place in places if place]
    return reduce(Rect.union, found) if found else None


def _hand(table: TableScene, detail: str) -> Rect | None:
    if detail:
        return table.anchor(f"hand:{TILES.index(detail)}")
    return _union(table.anchor(f"hand:{kind}") for kind in range(len(TILES)))


def _estate(table: TableScene, detail: str) -> Rect | None:
    if not table.map.at_home:
        return None
    if not detail:
        return table.map.grid.around([*table.map.estate.tiles, *table.map.estate.frontier])
    x, y = map(int, detail.split(","))
    return table.map.grid.rect(cell(x, y))


def _board(table: TableScene, detail: str) -> Rect | None:
    if detail == "bribes":
        return table.anchor("bribes")
    building = BUILDINGS.index(detail)
    if building < FOLLY:
        return table.anchor(f"building:{building}")
    return _union(table.anchor(f"building:{FOLLY + folly}") for folly in range(len(FOLLIES)))


def _rival(table: TableScene, detail: str) -> Rect | None:
    """A rival's card, or the first free area once that rival's estate is on the map."""
    seat = int(detail)
    areas = [at for owner, at in table.model.knight_targets() if owner == seat]
    if table.map.seat == seat and areas:
        return spot_rect(table.map.grid, Spot(seat, areas[0], area=True))
    return table.anchor(f"card:{seat}")


def _own(name: str) -> Callable[[TableScene, str], Rect | None]:
    return lambda table, _detail: table.anchor(f"{name}:{table.model.seat}")


def _action(table: TableScene, name: str) -> Rect | None:
    plates = (widget for widget in flat(table.controls) if isinstance(widget, ActionPlate))
    return next((plate.rect for plate in plates if plate.name == name), None)


_FOUND: dict[str, Callable[[TableScene, str], Rect | None]] = {
    "hand": _hand,
    "estate": _estate,
    "board": _board,
    "rival": _rival,
    "action": _action,
    "swap": lambda table, _detail: table.find("swap").rect,
    "ring": lambda table, _detail: table.anchor("board"),
    "queen": lambda table, _detail: table.anchor(f"queen:{table.model.state.queen}"),
    "knights": _own("knights"),
    "cards": _own("cards"),
    "points": lambda table, _detail: _union(table.anchor(f"points:{seat}") for seat in range(len(table.players))),
    "titles": lambda table, _detail: table.anchor("prestige"),
    "map": lambda table, _detail: table.regions.map,
    "chronicle": lambda table, _detail: table.regions.chronicle,
}
