"""Which pieces a script draws, by file; every other file in art/ is kept by hand."""

from collections.abc import Callable
from functools import partial

from .canvas import Canvas
from .coronets import coronet
from .fields import field
from .fountains import fountain
from .glyphs import badge_tick, icon
from .groves import grove, meadow
from .hedges import hedge
from .owned import building, knight
from .palette import CRESTS
from .textures import oak_table, parchment
from .title_scene import title_scene
from .titles import PERSONS, RANKS, portrait

VARIANTS = 4
_LANDS: dict[str, Callable[[int], Canvas]] = {"field": field, "grove": grove, "fountain": fountain, "meadow": meadow}


def tile_name(land: str, variant: int) -> str:
    """The first variant bears the land's plain name: tile-field, tile-field-2, …"""
    return f"tile-{land}" if variant == 0 else f"tile-{land}-{variant + 1}"


def _tiles() -> dict[str, Callable[[], Canvas]]:
    return {
        f"noblemen/{tile_name(land, variant)}": partial(draw, variant)
        for land, draw in _LANDS.items()
        for variant in range(VARIANTS)
    }


def _owned() -> dict[str, Callable[[], Canvas]]:
    pieces: dict[str, Callable[[], Canvas]] = {}
    for crest in CRESTS:
        pieces[f"noblemen/knight-{crest}"] = partial(knight, crest)
        for kind in ("castle", "palace"):
            pieces[f"noblemen/{kind}-{crest}"] = partial(building, kind, crest)
    return pieces


def _titles() -> dict[str, Callable[[], Canvas]]:
    return {f"noblemen/title-{rank}-{person}": partial(portrait, rank, person) for rank in RANKS for person in PERSONS}


# Coronets come before the titles, which take them over.
DRAWN: dict[str, Callable[[], Canvas]] = {
    "shared/oak-table": oak_table,
    "shared/parchment": parchment,
    **{f"noblemen/coronet-{rank}": partial(coronet, rank) for rank in RANKS},
    **_tiles(),
    "noblemen/hedge-across": partial(hedge, down=False),
    "noblemen/hedge-down": partial(hedge, down=True),
    **_owned(),
    **_titles(),
    "shared/badge-tick": badge_tick,
    "noblemen/icon": icon,
    "noblemen/title-scene": title_scene,
}
