"""The rules by topic are complete, linked, illustrated and printable."""

import re

import pytest

from noblemen_gui.__main__ import main
from noblemen_gui.games.noblemen.learn import TIPS, TOPIC_OF, facts, topic_of, topics
from noblemen_gui.games.noblemen.learn.figures import estate_figure, piece_figure
from noblemen_gui.games.noblemen.names import CARDS
from noblemen_gui.games.noblemen.rules.board import board_for, complete_options
from noblemen_gui.games.noblemen.rules.material import CARDS as CARD_WORDS
from noblemen_gui.games.noblemen.table import decisions
from noblemen_gui.learn.topics import as_text, found, plain, runs
from tests.games.noblemen.learn.catalogues import LANGUAGES, translator

# How many numbered rules each chapter has, and the lettered ones of N6.2.
CHAPTERS = {1: 0, 2: 3, 3: 7, 4: 3, 5: 3, 6: 8, 7: 2, 8: 4, 9: 2, 10: 3, 11: 2}
RULES_TO_COVER = (
    {f"N{chapter}" for chapter in CHAPTERS}
    | {f"N{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)}
    | {f"N6.2{letter}" for letter in "abcd"}
)


def test_every_rule_has_a_topic() -> None:
    assert {rule for topic in topics() for rule in topic.rules} == RULES_TO_COVER


def test_there_are_eight_to_twelve_topics_with_ids_of_their_own() -> None:
    ids = [topic.id for topic in topics()]
    assert 8 <= len(ids) <= 12 and len(set(ids)) == len(ids)


def test_all_ten_cards_are_told() -> None:
    cards = next(topic for topic in topics() if topic.id == "cards")
    assert {part.id for part in cards.parts} >= set(CARD_WORDS)
    assert all(name in as_text(cards) for name in CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_topics_and_nothing_is_left_unfilled(language: str) -> None:
    known = {topic.id for topic in topics()}
    for topic in topics():
        for paragraph in topic.paragraphs(translator(language)):
            assert {target for _words, target in runs(paragraph) if target} <= known - {topic.id}
            assert not re.search(r"[\[\]{}]", plain(paragraph)), paragraph


def test_figures_are_estates_and_pieces_that_can_be_drawn() -> None:
    figures = [part.figure for topic in topics() for part in topic.parts if part.figure]
    estates = [estate_figure(figure.data) for figure in figures if "estate" in figure.data]
    assert len(estates) >= 4 and all(estate.tiles for estate in estates)
    assert all(set(estate.knights) <= set(estate.areas) for estate in estates)
    two_manors = next(figure for figure in figures if figure.caption == "Six fields, two manors.")
    assert len(estate_figure(two_manors.data).areas) == 2
    for figure in figures:
        if "pieces" in figure.data:
            assert piece_figure(dict(figure.data))


def test_prices_are_those_of_the_board() -> None:
    board = board_for(3, complete_options({"prices": {"folly": 15, "castle": [1, 2, 3, 4, 9]}}))
    text = as_text(next(topic for topic in topics(board) if topic.id == "buildings"))
    assert "£15" in text and facts.facts_of(board)["castle_prices"] in text.replace("\n", " ")


def test_everything_on_the_table_has_a_topic() -> None:
    known = {topic.id for topic in topics()}
    assert set(TOPIC_OF.values()) <= known
    assert all(name in TOPIC_OF or name.partition(":")[0] in TOPIC_OF for name in TIPS)
    assert (topic_of("estate:2,1"), topic_of("board:bribes"), topic_of("board:castle")) == (
        "land",
        "money",
        "buildings",
    )


def test_every_decision_has_a_topic() -> None:
    assert set(decisions.TOPICS) == decisions.NAMES
    assert set(decisions.TOPICS.values()) <= {topic.id for topic in topics()}


def test_words_are_found() -> None:
    assert next(topic.id for topic in found(topics(), "church")) == "church"
    assert "cards" in [topic.id for topic in found(topics(), "Skandalkarten", translator("de"))]
    assert found(topics(), "no such word anywhere") == []


@pytest.mark.usefixtures("log_home")
def test_the_terminal_prints_one_topic_or_all(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["rules", "church", "--lang", "en"]) == 0
    one = capsys.readouterr().out
    assert one.startswith("The Church\n==========\n") and max(map(len, one.splitlines())) <= 60
    assert main(["rules", "--lang", "en"]) == 0
    every = capsys.readouterr().out
    assert all(topic.title in every for topic in topics()) and one.strip() in every


@pytest.mark.usefixtures("log_home")
@pytest.mark.parametrize(
    ("asked", "heading"),
    [(["ball"], "The ball and titles"), (["what", "is", "Secret"], "What is secret"), (["knig"], "Knights")],
)
def test_a_topic_is_known_by_its_id_its_title_or_a_part_of_them(
    capsys: pytest.CaptureFixture[str], asked: list[str], heading: str
) -> None:
    assert main(["rules", *asked, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{heading}\n") and said.count("\n===") == 1


@pytest.mark.usefixtures("log_home")
def test_an_unknown_topic_is_answered_with_the_topics(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chess", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "chess" in said and all(topic.id in said for topic in topics())
