"""The gallery in the repository: complete, of the sizes it says, and small."""

import gallery
import pytest
from PIL import Image

PATHS = [gallery.FOLDER / f"{shot.name}.png" for shot in gallery.SHOTS]


def test_the_folder_holds_exactly_the_pictures_of_the_table() -> None:
    assert sorted(gallery.FOLDER.iterdir()) == sorted(PATHS)


@pytest.mark.parametrize("shot", gallery.SHOTS, ids=lambda shot: shot.name)
def test_a_picture_has_its_size_and_few_colours(shot: gallery.Shot) -> None:
    with Image.open(gallery.FOLDER / f"{shot.name}.png") as picture:
        assert picture.size == shot.size
        assert picture.mode == "P"


def test_all_pictures_together_are_small() -> None:
    assert sum(path.stat().st_size for path in PATHS) <= gallery.LARGEST_TOGETHER
