"""Text: wrapping, fitting, the floor, and saying when something was cut."""

from noblemen_gui.ui import text
from noblemen_gui.ui.theme import TYPE, Face

BODY = Face("Sans-Regular", 24)


def test_every_role_has_its_font_file() -> None:
    assert all(text.font_file(face.family).is_file() for face in TYPE.values())


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    words = "Walter builds a palace for five pounds and receives the Queen of the whole county"
    lines = text.wrap(words, BODY, 200)
    assert " ".join(lines) == words
    assert all(text.measure(line, BODY)[0] <= 200 for line in lines)


def test_fit_shrinks_but_not_below_the_floor() -> None:
    wide = text.measure("Vergrößern", BODY)[0]
    fitted = text.fit("Vergrößern", BODY, wide * 0.8, 40)
    assert not fitted.cut
    assert 18 <= fitted.face.size < 24
    assert fitted.width <= wide * 0.8 + 0.5


def test_what_cannot_fit_is_cut_and_says_so() -> None:
    fitted = text.fit("Vergrößern", BODY, 40, 40)
    assert fitted.cut
    assert fitted.face.size == 18
    assert fitted.lines[0].endswith("…")
    assert fitted.width <= 40


def test_two_lines_are_used_before_cutting() -> None:
    assert text.fit("Tempo libero", BODY, 90, 80, lines=2).lines == ("Tempo", "libero")


def test_too_many_lines_are_cut() -> None:
    fitted = text.fit("one two three four five six seven", Face("Sans-Regular", 18), 60, 50, lines=2)
    assert fitted.cut
    assert len(fitted.lines) == 2


def test_scaled_text_measures_the_same_in_logical_pixels() -> None:
    one, two = text.measure("Arabella", BODY)[0], text.measure("Arabella", BODY, 2.0)[0]
    assert abs(one - two) < 3
