"""Decisions that have a scene of their own, by name: what is asked of a seat, and sheets that tell more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noblemen_gui.games.noblemen.table.decisions.amount import bribe_scene, land_scene, taxes_scene
from noblemen_gui.games.noblemen.table.decisions.ball import BallScene
from noblemen_gui.games.noblemen.table.decisions.chronicle import ChronicleSheet
from noblemen_gui.games.noblemen.table.decisions.keep_card import KeepCardScene
from noblemen_gui.games.noblemen.table.decisions.play_card import PlayCardScene
from noblemen_gui.games.noblemen.table.decisions.scoring import ScoringScene
from noblemen_gui.games.noblemen.table.decisions.sheets import DecadeNotice, ScoreSheet
from noblemen_gui.games.noblemen.table.decisions.swap import SwapScene
from noblemen_gui.games.noblemen.table.decisions.tiles import (
    choose_tiles_scene,
    church_scene,
    give_tiles_scene,
    vicar_scene,
)
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.ui import Scene

_SCENES: dict[str, Callable[..., Scene]] = {
    "choose_tiles": choose_tiles_scene,
    "keep_card": KeepCardScene,
    "give_tiles": give_tiles_scene,
    "taxes": taxes_scene,
    "land": land_scene,
    "bribe": bribe_scene,
    "church": church_scene,
    "vicars_favour": vicar_scene,
    "swap": SwapScene,
    "card": PlayCardScene,
    "court": BallScene,
    "take_title": BallScene,
    "ball": BallScene,
    "scoring": ScoringScene,
    "new_decade": DecadeNotice,
    "score_sheet": ScoreSheet,
    "chronicle": ChronicleSheet,
}
NAMES = frozenset(_SCENES)
# Where the rules tell of each.
TOPICS = {
    "choose_tiles": "turn",
    "keep_card": "cards",
    "give_tiles": "knights",
    "taxes": "money",
    "land": "land",
    "bribe": "money",
    "church": "church",
    "vicars_favour": "cards",
    "swap": "turn",
    "card": "cards",
    "court": "ball",
    "take_title": "ball",
    "ball": "ball",
    "scoring": "scoring",
    "new_decade": "scoring",
    "score_sheet": "scoring",
    "chronicle": "secrets",
}


def open(name: str, host: TableHost, **details: Any) -> Scene:
    """Return the scene of that name, to be pushed above the table."""
    scene = _SCENES[name](host, **details)
    scene.help_topic = TOPICS[name]
    return scene
