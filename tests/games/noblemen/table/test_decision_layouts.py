"""Decision scenes drawn at every size and in every language without a cut word or an overlap."""

from __future__ import annotations

from pathlib import Path

import pytest

from noblemen_gui.games.noblemen.rules.material import CARDS
from noblemen_gui.games.noblemen.table import decisions
from noblemen_gui.ui import offscreen
from tests.games.noblemen.table.deciding import SIZES, Host, moment, opened

SHOWN = sorted(decisions.NAMES - {"ball"})


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=["1080p", "900p", "720p", "small", "double"])
@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_cut_or_overlaps(name: str, size: tuple[int, int], scale: int, pixels: Path) -> None:
    for language in ("en", "de", "it"):
        for players in (3, 5):
            app, _host, _scene = opened(name, players, size, language, scale, pixels)
            assert offscreen.problems(app) == []


@pytest.mark.parametrize(("size", "scale"), SIZES, ids=["1080p", "900p", "720p", "small", "double"])
def test_every_card_has_room_for_its_words(size: tuple[int, int], scale: int, pixels: Path) -> None:
    for language in ("en", "de", "it"):
        app, _host, scene = opened("keep_card", 4, size, language, scale, pixels)
        for first in range(0, len(CARDS), 3):
            scene.shown = tuple(card % len(CARDS) for card in range(first, first + 3))
            scene.relayout()
            assert offscreen.problems(app) == []


@pytest.mark.parametrize("carded", [False, True], ids=["playable", "another one was played"])
@pytest.mark.parametrize(("size", "scale"), SIZES[2:4], ids=["720p", "small"])
def test_every_card_says_what_it_brings_or_why_not(
    size: tuple[int, int], scale: int, carded: bool, pixels: Path
) -> None:
    for language in ("en", "de", "it"):
        app = offscreen.open_app(size, language, scale, pixels)
        for card in range(len(CARDS)):
            state = moment("taxes", 4)[0].clone()
            turn = state.pending[-1]
            state.seats[turn.seat].cards = (card,)
            state.pending = (*state.pending[:-1], turn._replace(carded=carded))
            host = Host(app, state)
            app.replace(host)
            app.push(decisions.open("card", host, card=card))
            assert offscreen.problems(app) == []
