"""A game at this computer's table: who decides, what is seen, what is saved and taken back."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from noblemen_gui import saves
from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import IllegalMove
from noblemen_gui.games import GAMES
from noblemen_gui.games.noblemen.rules.moves import END_TURN, IDLE
from noblemen_gui.scenes.session import GameSession, SeatPlan, decode_plans

RULES = GAMES.rules("noblemen")


class PromptThinker:
    """Thinks at once, in this process."""

    def __init__(self) -> None:
        self.asked = 0
        self._answer: Any = None

    def ask(self, rules: AnyRules, plan: SeatPlan, view: Any, moves: Sequence[Any]) -> None:
        self.asked += 1
        self._answer = make_player(plan.level, rules, plan.seed).choose(view, moves, Budget())

    def poll(self) -> Any | None:
        return self._answer

    def cancel(self) -> None:
        self._answer = None


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def plans(*levels: str) -> list[SeatPlan]:
    crests = ("lion", "ship", "rose", "stag", "oak")
    return [SeatPlan(f"Player {seat}", crests[seat], level=level) for seat, level in enumerate(levels)]


def a_game(*levels: str, practice: bool = False) -> GameSession:
    options = {"first_game": True}
    session = GameSession.new(RULES, plans(*levels), options, 4, PromptThinker(), practice=practice)
    past_the_cards(session)
    return session


def past_the_cards(session: GameSession) -> None:
    while session.rules.decision(session.match.state) == "keep_card":
        session.part_curtain()
        session.play(RULES.legal_moves(session.match.state)[0])


def test_a_human_decides_and_rivals_answer_until_the_end() -> None:
    session = a_game("human", "random", "random")
    for _ in range(3000):
        match session.waiting_for:
            case "human":
                session.play(session.legal_moves()[-1])
            case "rival":
                move = session.rival_move()
                assert move is not None
                session.play(move)
            case _:
                break
    assert session.waiting_for == "end"
    assert len(session.points_over_time()) == len(session.match.steps) + 1
    assert session.path is not None
    assert saves.read(session.path, GAMES.rules).state == session.match.state


def test_every_decision_is_on_disk_before_the_next() -> None:
    session = a_game("human", "random", "random")
    assert session.path is not None
    for move in (IDLE, END_TURN):
        session.play(move)
        again = GameSession.of_match(saves.read(session.path, GAMES.rules), session.path, None)
        assert again.match.state == session.match.state
        assert again.plans == session.plans


def test_the_curtain_falls_between_two_humans_and_the_eyes_change_only_then() -> None:
    session = a_game("human", "human", "random")
    session.viewer = 0
    session.play(IDLE)
    session.play(END_TURN)
    assert session.waiting_for == "curtain"
    assert session.viewer == 0
    assert session.view().seat == 0
    assert session.legal_moves() == ()
    session.part_curtain()
    assert (session.waiting_for, session.viewer) == ("human", 1)


def test_a_rival_is_asked_once_and_sees_only_its_view() -> None:
    session = a_game("human", "random", "random")
    session.play(IDLE)
    session.play(END_TURN)
    thinker = session._thinker
    assert isinstance(thinker, PromptThinker)
    session.rival_move()
    session.rival_move()
    assert thinker.asked == 1


def test_undo_goes_back_within_the_turn_only() -> None:
    session = a_game("human", "random", "random")
    before = RULES.encode_state(session.match.state)
    session.play(IDLE)
    session.undo()
    assert RULES.encode_state(session.match.state) == before
    session.redo()
    session.play(END_TURN)
    assert session.undo_refusal() is not None
    with pytest.raises(IllegalMove):
        session.undo()


def test_practice_goes_back_to_the_last_human_decision() -> None:
    session = a_game("human", "random", "random", practice=True)
    session.play(IDLE)
    session.play(END_TURN)
    while session.waiting_for == "rival":
        session.play(session.rival_move())
    session.undo()
    assert session.waiting_for == "human"
    assert session.match.steps[-1].move == IDLE
    assert session.practice


def test_damaged_plans_become_usual_ones() -> None:
    found = decode_plans([{"name": "Kit", "crest": 7, "lady": "yes", "level": "squire"}, None], 3)
    assert [(plan.name, plan.crest, plan.lady, plan.level) for plan in found] == [
        ("Kit", "lion", False, "squire"),
        ("Walter", "ship", False, "human"),
        ("Bess", "rose", False, "human"),
    ]
