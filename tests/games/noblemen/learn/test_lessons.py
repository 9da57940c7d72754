"""Every lesson is played through with the real rules in three languages."""

import re
from typing import Any

import pytest

from noblemen_gui.core.errors import Refusal
from noblemen_gui.games.noblemen.learn import TIPS, TOPIC_OF, lessons, topics
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.learn.lesson import Lesson
from noblemen_gui.learn.script import Script
from tests.games.noblemen.learn.catalogues import LANGUAGES, translator

LIT = {"hand", "estate", "board", "action", "ring", "rival", "church", "cards", "end_turn", "knights", "queen", "swap"}
LIT |= {"prestige", "titles", "points"}


@pytest.fixture(params=lessons(), ids=lambda script: script.id)
def script(request: pytest.FixtureRequest) -> Script:
    found: Script = request.param
    return found


def position(lesson: Lesson) -> Any:
    return RULES.encode_state(lesson.match.state)


def at_step(script: Script, number: int) -> Lesson:
    return Lesson(script, RULES, number)


def test_a_lesson_has_twelve_to_sixteen_steps_with_ids_of_their_own(script: Script) -> None:
    assert 12 <= len(script.steps) <= 16
    assert len({step.id for step in script.steps}) == len(script.steps)


def test_what_a_step_asks_is_legal_and_doing_it_leads_to_the_next(script: Script) -> None:
    lesson = Lesson(script, RULES)
    for number, step in enumerate(script.steps):
        assert (lesson.progress, lesson.match.to_move) == (number, script.seat)
        while lesson.task is not None:
            move = RULES.decode_move(lesson.task.do)
            assert move in lesson.wanted(), step.id
            trial = lesson.try_move(move)
            assert trial.accepted and trial.played[0].seat == script.seat
        assert lesson.step_done
        lesson.advance()
    assert lesson.done and lesson.match.state.pending == ()


def test_every_move_that_is_asked_leads_on(script: Script) -> None:
    for number, step in enumerate(script.steps):
        for move in at_step(script, number).wanted():
            lesson = at_step(script, number)
            assert lesson.try_move(move).accepted, step.id
            lesson.next()
            lesson.advance()
            assert lesson.done or lesson.progress in (number, number + 1)


def test_next_does_the_whole_lesson(script: Script) -> None:
    lesson = Lesson(script, RULES)
    for _ in range(2 * len(script.steps)):
        lesson.next()
    assert lesson.done


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_move_is_refused_with_a_sentence_and_changes_nothing(script: Script, language: str) -> None:
    translate = translator(language)
    for number, step in enumerate(script.steps):
        lesson = at_step(script, number)
        before = position(lesson)
        other = [move for move in RULES.legal_moves(lesson.match.state) if move not in lesson.wanted()]
        for move in other[:: max(1, len(other) // 20)]:
            trial = lesson.try_move(move)
            assert trial.refusal == Refusal("lesson", step.otherwise) and not trial.played
            assert trial.refusal.sentence(translate) == translate(step.otherwise)
        illegal = RULES.decode_move({"type": "place", "tile": "field", "at": [90, 90]})
        refused = lesson.try_move(illegal).refusal
        assert refused is not None and refused.rule.startswith("N")
        sentence = refused.sentence(translate)
        assert sentence.endswith(".") and (language == "en" or sentence != refused.sentence())
        assert position(lesson) == before and not lesson.step_done


def test_back_restores_the_position(script: Script) -> None:
    lesson = Lesson(script, RULES)
    starts = []
    for _ in script.steps:
        starts.append(position(lesson))
        lesson.next()
        lesson.back()
        assert position(lesson) == starts[-1]
        lesson.next()
        lesson.advance()
    lesson.back()
    for number in reversed(range(len(starts) - 1)):
        lesson.back()
        assert (lesson.progress, position(lesson)) == (number, starts[number])
    lesson.back()
    assert lesson.progress == 0


def test_a_lesson_goes_on_where_it_was_left(script: Script) -> None:
    straight = Lesson(script, RULES)
    for number in range(len(script.steps)):
        assert position(at_step(script, number)) == position(straight)
        straight.next()
        straight.advance()
    assert Lesson(script, RULES, 99).progress == len(script.steps) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_herald_says_one_or_two_short_sentences(script: Script, language: str) -> None:
    for step in script.steps:
        said = translator(language)(step.say)
        assert 1 <= len(re.findall(r"[.!?](?=\s|$)", said)) <= 2, said
        assert len(said) <= 215, (len(said), said)


def test_what_is_lit_and_looked_up_exists(script: Script) -> None:
    known = {topic.id for topic in topics()}
    for step in script.steps:
        assert step.topic in known
        for task in step.tasks:
            for name in task.lit:
                head = name.partition(":")[0]
                assert head in LIT and head in TOPIC_OF, name
                assert name in TIPS or head in TIPS or head in ("action", "board"), name
