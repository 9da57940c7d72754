"""The small estates and pieces that illustrate the rules, as data that the table's own drawing code draws.

An estate is drawn by letters, a row a line: f field, g grove, w fountain (water), m meadow, . nothing, and on meadows
C castle, P palace, H chapel, F folly. Knights stand on the symbol whose north-west tile is named. A row of pieces is
named by the words of the rules: queen, knight, bribe, coin, castle …, card:tribute, title:duke, area:manor, tile:field.
"""

from collections.abc import Mapping
from typing import Any

from noblemen_gui.core.contract import Json
from noblemen_gui.games.noblemen.rules.estate import Estate, cell, estate_of
from noblemen_gui.games.noblemen.rules.material import (
    CASTLE,
    CHAPEL,
    FIELD,
    FOLLY,
    FOUNTAIN,
    GROVE,
    MEADOW,
    ONE_EACH,
    PALACE,
)

LAND = {"f": FIELD, "g": GROVE, "w": FOUNTAIN, "m": MEADOW}
BUILT = {"C": CASTLE, "P": PALACE, "H": CHAPEL, "F": FOLLY + ONE_EACH}


def estate_figure(data: Mapping[str, Any]) -> Estate:
    """Return the estate that a figure's rows and knights describe; its north-west corner is the place 0, 0."""
    tiles, buildings = {}, {}
    for y, row in enumerate(data["estate"]):
        for x, letter in enumerate(row):
            if letter in BUILT:
                buildings[cell(x, y)] = BUILT[letter]
            if letter != ".":
                tiles[cell(x, y)] = LAND.get(letter, MEADOW)
    knights = {cell(*knight["at"]): int(knight["seat"]) for knight in data.get("knights", ())}
    return estate_of(tiles, buildings, knights)


def piece_figure(data: Json) -> list[str]:
    """Return the pieces of a figure from left to right."""
    return [str(piece) for piece in data["pieces"]]
