"""The interface scale and the classes of windows, as the design page fixes them."""

import pytest

from noblemen_gui.ui.theme import PAIRS, TYPE, contrast
from noblemen_gui.ui.view import View, automatic_percent, largest_percent


@pytest.mark.parametrize(
    ("size", "percent", "logical", "scale", "size_class"),
    [
        ((1920, 1080), 100, (1920, 1080), 1, "wide"),
        ((3840, 2160), 100, (1920, 1080), 2, "wide"),
        ((1280, 720), 100, (1280, 720), 1, "medium"),
        ((1024, 640), 100, (1024, 640), 1, "compact"),
        ((1920, 1080), 75, (2560, 1440), 0.75, "wide"),
        ((1920, 1080), 150, (1280, 720), 1.5, "medium"),
        ((3840, 2160), 150, (1280, 720), 3, "medium"),
        ((1600, 900), 100, (1600, 900), 1, "wide"),
    ],
)
def test_logical_size(
    size: tuple[int, int], percent: int, logical: tuple[int, int], scale: float, size_class: str
) -> None:
    view = View.of_window(*size, percent)
    assert (view.width, view.height) == pytest.approx(logical)
    assert view.scale == pytest.approx(scale)
    assert view.size_class == size_class


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1100, 1900)])
def test_no_scale_leaves_less_than_the_smallest_layout(size: tuple[int, int]) -> None:
    for percent in range(75, 201, 5):
        view = View.of_window(*size, percent)
        assert view.width >= 1024 - 1e-6
        assert view.height >= 640 - 1e-6
        assert view.u <= 1


def test_the_largest_percent_is_what_fits() -> None:
    assert largest_percent(1024, 640) == 100
    assert largest_percent(1920, 1080) == 168
    assert View.of_window(1920, 1080, 200) == View.of_window(1920, 1080, 168.75)


def test_text_never_falls_below_the_floor() -> None:
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        view = View.of_window(*size)
        assert all(view.font(role).size >= 18 for role in TYPE)


def test_the_automatic_scale_follows_the_desktop() -> None:
    assert automatic_percent(1920, 1080, 1.0) == 100
    assert automatic_percent(1920, 1080, 1.5) == 150
    assert automatic_percent(3840, 2160, 2.0) == 100
    assert automatic_percent(2880, 1620, 2.0) == 133


@pytest.mark.parametrize(("least", "text", "ground"), PAIRS)
def test_contrast_of_the_theme(least: float, text: str, ground: str) -> None:
    assert contrast(text, ground) >= least, f"{text} on {ground}: {contrast(text, ground):.2f}"


def test_contrast_is_counted_as_the_guidelines_do() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("cream", "#C83C4A") == pytest.approx(4.26, abs=0.01)
