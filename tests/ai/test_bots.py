"""Other programs in a seat: what they answer is played, what they do wrong is counted, and they always end."""

import contextlib
import os
import shlex
import sys
import textwrap
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from noblemen_gui.ai.arena import Contest, play_game
from noblemen_gui.ai.arena_seats import Entrant, read_seats
from noblemen_gui.ai.bots import NOT_OFFERED, REFUSED, SILENT, Bot, BotFailure, split_command
from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.errors import BadRequest
from noblemen_gui.games.noblemen.rules import RULES

BOT = Path(__file__).with_name("first_mover.py")
ENGINE = f"{shlex.quote(sys.executable)} -m noblemen_gui engine"


def command(manner: str) -> str:
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(BOT))} {manner}"


@contextlib.contextmanager
def bot(line: str) -> Iterator[Bot]:
    player = Bot(line, RULES, 1)
    try:
        yield player
    finally:
        player.close()
        assert player._process.poll() is not None


def decision() -> tuple[Any, list[Any]]:
    state = RULES.new_game(3, 1, RULES.complete_options({}))
    return RULES.view(state, 0), list(RULES.legal_moves(state))


@pytest.mark.parametrize(
    ("manner", "fault"),
    [("wrong", NOT_OFFERED), ("error", REFUSED), ("babble", REFUSED)],
)
def test_a_bad_answer_plays_the_first_move_and_is_counted(manner: str, fault: str) -> None:
    view, moves = decision()
    with bot(command(manner)) as player:
        assert [player.choose(view, moves, Budget()) for _ in range(2)] == [moves[0]] * 2
        assert player.faults == {fault: 2}


def test_a_good_answer_is_played() -> None:
    view, moves = decision()
    with bot(command("good")) as player:
        assert player.choose(view, moves, Budget()) == moves[-1]
        assert not player.faults


def test_a_late_answer_is_not_taken_for_the_next_one() -> None:
    view, moves = decision()
    with bot(command("late")) as player:
        assert player.choose(view, moves, Budget()) == moves[-1]
        assert player.choose(view, moves[:5], Budget()) == moves[0]
        assert player.faults == {SILENT: 1}
        assert player.choose(view, moves[:7], Budget()) == moves[6]
        assert player.faults == {SILENT: 1}


def test_no_answer_is_waited_for_twice_the_time_and_a_second() -> None:
    view, moves = decision()
    with bot(command("deaf")) as player:
        player.choose(view, moves, Budget())
        start = time.monotonic()
        assert player.choose(view, moves, Budget(ms=100)) == moves[0]
        assert 1.2 <= time.monotonic() - start < 2.2
        assert player.faults == {SILENT: 1}


def test_a_program_that_dies_loses_only_its_own_decisions() -> None:
    contest = Contest("noblemen", (Entrant(command("dies"), program=True), Entrant("random"), Entrant("random")), ms=0)
    game = play_game(contest, 0)
    assert game["faults"][1:] == [{}, {}]
    assert game["faults"][0] == {REFUSED: len(game["decision_ms"][0]) - 2}


def test_a_program_that_cannot_be_started_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BotFailure, match=r"cannot be started: .*\.$"):
        Bot(str(tmp_path / "nobody"), RULES, 1)
    with pytest.raises(BotFailure, match="did not answer 'hello'"):
        Bot(command("rude"), RULES, 1)
    with pytest.raises(BotFailure, match="quotation mark"):
        split_command('python "bot.py')


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    script = tmp_path / "my bot"
    script.write_text(f'#!/bin/sh\nsleep 600 &\necho $! > "{tmp_path}/pid"\n{command("good")}\n')
    script.chmod(0o755)
    with bot(str(script)):
        child = int((tmp_path / "pid").read_text())
        os.kill(child, 0)
    for _ in range(100):
        status = Path(f"/proc/{child}/stat")
        if not status.exists() or status.read_text().split()[2] == "Z":
            return
        time.sleep(0.02)
    raise AssertionError("still running")


def test_our_own_engine_takes_a_seat_and_plays_as_its_best_level() -> None:
    view, moves = decision()
    with bot(ENGINE) as player:
        expected = make_player("chancellor", RULES, 1).choose(view, moves, Budget())
        assert player.choose(view, moves, Budget()) == expected
    contest = Contest("noblemen", (Entrant("random"), Entrant(ENGINE, program=True), Entrant("random")), ms=2)
    assert play_game(contest, 0)["faults"] == [{}, {}, {}]


def test_the_player_on_the_page_for_authors_plays_a_game_without_fault(tmp_path: Path) -> None:
    page = files("noblemen_gui.engine").joinpath("bots.md").read_text(encoding="utf-8")
    example = page.partition("## A whole player")[2].partition("\n## ")[0]
    script = tmp_path / "bot.py"
    script.write_text(textwrap.dedent(example), encoding="utf-8")
    line = f"{shlex.quote(sys.executable)} {shlex.quote(str(script))}"
    contest = Contest("noblemen", (Entrant(line, program=True), Entrant("random"), Entrant("random")), ms=0)
    game = play_game(contest, 0)
    assert game["faults"] == [{}, {}, {}]
    assert len({move["type"] for move in game["record"]["moves"]}) > 5


def test_seats_are_levels_manners_programs_and_nothing_else(tmp_path: Path) -> None:
    entrants = read_seats('squire, courtier:builder,mcts,"python bot.py --set 1,2",./mybot')
    assert [(entrant.name, entrant.program) for entrant in entrants] == [
        ("squire", False),
        ("courtier:builder", False),
        ("mcts", False),
        ("python bot.py --set 1,2", True),
        ("./mybot", True),
    ]
    with pytest.raises(BadRequest, match="'emperor' is neither"):
        read_seats("squire,emperor,squire")
