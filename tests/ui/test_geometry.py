"""Rectangles: dividing them loses nothing."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from noblemen_gui.ui.geometry import Rect

lengths = st.floats(10, 4000)


@given(lengths, lengths, st.integers(1, 9), st.floats(0, 1))
def test_columns_fill_the_width_and_never_overlap(w: float, h: float, count: int, gap: float) -> None:
    parts = Rect(5, 7, w, h).columns(count, gap)
    assert len(parts) == count
    assert abs(parts[0].x - 5) < 1e-6
    assert abs(parts[-1].right - (5 + w)) < 1e-6
    assert all(abs(b.x - a.right - gap) < 1e-6 for a, b in itertools.pairwise(parts))


def test_rows_follow_weights() -> None:
    one, other = Rect(0, 0, 10, 90).rows((1, 2))
    assert (one.h, other.h, other.y) == (30, 60, 30)


def test_cutting_gives_a_strip_and_the_rest() -> None:
    strip, rest = Rect(0, 0, 100, 50).cut_right(30, 10)
    assert strip == Rect(70, 0, 30, 50)
    assert rest == Rect(0, 0, 60, 50)


def test_touching_rectangles_do_not_overlap() -> None:
    assert not Rect(0, 0, 10, 10).overlaps(Rect(10, 0, 10, 10))
    assert Rect(0, 0, 10, 10).overlaps(Rect(9, 0, 10, 10))


def test_clamp_moves_inside_without_shrinking() -> None:
    assert Rect(95, -5, 20, 20).clamp(Rect(0, 0, 100, 100)) == Rect(80, 0, 20, 20)


def test_fit_keeps_the_ratio() -> None:
    assert Rect(0, 0, 200, 50).fit(2) == Rect(50, 0, 100, 50)
