"""Pictures of the art itself: contact sheets, and how colour-blind eyes see them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from noblemen_gui.ui import contact_sheet
from noblemen_gui.ui.app import App
from noblemen_gui.ui.sight import SIGHTS, seen
from noblemen_gui.ui.theme import rgb


def test_a_sheet_shows_a_piece_at_three_sizes_on_light_and_dark(open_app: Callable[[], App]) -> None:
    picture = contact_sheet.sheet(open_app().kit.assets, ["coin"], columns=1)
    width = picture.get_width() // 2
    for side, (ground, _ink) in enumerate(contact_sheet.GROUNDS):
        x, middle = side * width, 26 + 12 + 128
        assert picture.get_at((x, 60))[:3] == rgb(ground)
        for size in contact_sheet.SIZES:
            x += 12
            assert picture.get_at((x + size // 2, middle))[:3] != rgb(ground), size
            x += size


def test_all_pieces_stand_on_the_pages(open_app: Callable[[], App]) -> None:
    assets = open_app().kit.assets
    full = contact_sheet.COLUMNS * contact_sheet.ROWS
    assert len(contact_sheet.pages(assets)) == -(-len(assets.names()) // full)


@pytest.mark.parametrize("sight", sorted(SIGHTS))
def test_red_and_green_come_near_each_other_and_grey_stays_grey(sight: str) -> None:
    picture = pygame.Surface((4, 1))
    for x, colour in enumerate(("#b06030", "#70a030", "#808080", "#ffffff")):
        picture.set_at((x, 0), colour)
    changed = seen(picture, sight)
    hues = [changed.get_at((x, 0))[0] - changed.get_at((x, 0))[1] for x in (0, 1)]
    assert abs(hues[0] - hues[1]) < ((0xB0 - 0x60) - (0x70 - 0xA0)) / 4
    for x, value in ((2, 0x80), (3, 0xFF)):
        assert all(abs(changed.get_at((x, 0))[k] - value) <= 6 for k in range(3))
