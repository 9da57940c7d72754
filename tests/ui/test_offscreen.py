"""The interface without a screen is as large as it is asked to be, whatever desktop it runs on."""

from __future__ import annotations

import pytest

from noblemen_gui.ui import offscreen


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_pictures_have_the_size_that_was_asked_for(size: tuple[int, int]) -> None:
    assert offscreen.open_app(size).window.size == size
