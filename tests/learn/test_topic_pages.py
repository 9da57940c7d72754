"""Topics of any game: links are cut out of paragraphs, pages are wrapped."""

from pathlib import Path

from noblemen_gui.learn.topics import as_text, plain, read_topic, runs

PAGE = """
id = "moves"
title = "Moves"
icon = "arrow"
rules = ["R1"]

[[part]]
id = "first"
text = "A [[piece|piece]] moves {steps} steps."
[part.figure]
caption = "A piece."
pieces = ["piece"]
"""


def test_a_paragraph_is_cut_into_words_and_links() -> None:
    assert runs("A [[piece|small piece]] moves.") == [("A ", ""), ("small piece", "piece"), (" moves.", "")]
    assert runs("[[a|b]]") == [("b", "a")]
    assert plain("A [[piece|small piece]] moves.") == "A small piece moves."


def test_a_page_is_read_filled_and_wrapped(tmp_path: Path) -> None:
    file = tmp_path / "moves.toml"
    file.write_text(PAGE, "utf-8")
    topic = read_topic(file, {"steps": 3})
    assert list(topic.messages()) == ["Moves", "A [[piece|piece]] moves {steps} steps.", "A piece."]
    assert topic.parts[0].figure is not None and topic.parts[0].figure.data == {"pieces": ["piece"]}
    assert as_text(topic, width=12) == "Moves\n=====\n\nA piece\nmoves 3\nsteps.\n\n    [A\n    piece.]"


def test_a_caption_that_the_paragraph_begins_with_is_not_printed_twice(tmp_path: Path) -> None:
    file = tmp_path / "moves.toml"
    file.write_text(PAGE.replace('caption = "A piece."', 'caption = "A piece"'), "utf-8")
    assert as_text(read_topic(file, {"steps": 3})) == "Moves\n=====\n\nA piece moves 3 steps."
