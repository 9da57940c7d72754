"""Every text exists in every language, with the same gaps and links, and nothing is translated that nobody says."""

import catalogues
import pytest

from noblemen_gui import locale


def test_nothing_is_missing_left_over_or_twice_there() -> None:
    assert list(catalogues.problems()) == []


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_sentences_end_as_the_english_ones_do(language: str) -> None:
    for message, forms in locale.catalogue(language).items():
        for form in forms:
            assert (message[-1] in ".?!") == (form[-1] in ".?!"), (message, form)
            assert "'" not in form and form == form.strip()


def test_a_lost_gap_is_found() -> None:
    assert catalogues.gaps(("{count} tile",)) != catalogues.gaps(("ein Plättchen",))
    assert catalogues.gaps(("a [[queen|Queen]]",)) == catalogues.gaps(("eine [[queen|Königin]]",))
