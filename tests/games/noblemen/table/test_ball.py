"""A ball at the real table: rivals count before everybody's eyes, titles are honoured, nobody sees another's cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from noblemen_gui.ai.levels import make_player
from noblemen_gui.ai.player import Budget
from noblemen_gui.games import GAMES
from noblemen_gui.games.noblemen.rules.events import TitleTaken
from noblemen_gui.games.noblemen.rules.material import TITLE_POINTS
from noblemen_gui.games.noblemen.table.decisions.ball import BallScene
from noblemen_gui.games.noblemen.table.decisions.ball_story import Account
from noblemen_gui.scenes.session import GameSession, SeatPlan
from noblemen_gui.scenes.table import table_scene
from noblemen_gui.ui import Key, offscreen
from noblemen_gui.ui.app import App

NAMES = (("Arabella", "lion"), ("Walter", "ship"), ("Bess", "rose"))


class Thinker:
    """Answers for rivals at once."""

    def ask(self, rules: Any, plan: Any, view: Any, moves: Any) -> None:
        self._asked = rules, plan, view, moves

    def poll(self) -> Any:
        rules, plan, view, moves = self._asked
        return make_player("page", rules, plan.seed).choose(view, moves, Budget())

    def cancel(self) -> None: ...


def at_a_ball(pixels: Path, humans: tuple[int, ...], decider: int | None = None, seed: int = 3) -> tuple[App, Any]:
    """Open the table when a ball has just begun, or when a seat counts at one."""
    rules = GAMES.rules("noblemen")
    plans = [SeatPlan(name, crest, False, "human" if seat in humans else "page") for seat, (name, crest) in
             enumerate(NAMES)]  # fmt: skip
    session = GameSession.new(rules, plans, {"first_game": False}, seed, Thinker(), save=False)
    player = make_player("page", rules, 1)
    match = session.match
    while rules.decision(match.state) != "court" or decider not in (None, match.to_move):
        assert match.to_move is not None
        session.play(player.choose(match.view(match.to_move), rules.legal_moves(match.state), Budget()))
    session.viewer = humans[0] if humans else 0
    app = offscreen.open_app((1280, 720), cache=pixels)
    table = table_scene(app, session)
    app.push(table)
    return app, table


def until(app: App, table: Any, reached: Any, presses: bool = False) -> BallScene:
    """Let time pass until something is true of the ball; with presses a key hurries and people count nothing."""
    for _ in range(600):
        app.step(100, [])
        ball = table.running.ball
        if ball is not None and reached(ball):
            return ball
        if presses and ball is not None and app.scene is ball:
            if ball.counting:
                ball.give_nothing()
            elif ball.choosing:
                ball.take()
    raise AssertionError("the ball did not come that far")


def test_rivals_count_by_parts_that_make_their_sum(pixels: Path) -> None:
    app, table = at_a_ball(pixels, (0,))
    ball = until(app, table, lambda ball: len(ball.story.counted) >= 1, presses=True)
    for seat, event in ball.story.counted.items():
        account = ball.story.account(seat)
        assert account is not None
        assert account.total == event.sum
        assert event.space <= event.sum


def test_a_crest_walks_through_the_parts_one_after_the_other() -> None:
    account = Account((3, 2, 0, 2), 1, ())
    assert account.after(0).parts == (0, 0, 0, 0)
    assert account.after(4).parts == (3, 1, 0, 0)
    assert account.after(4).bribes is None
    assert account.after(8).total == account.total == 8


def test_a_key_hurries_what_is_shown(pixels: Path) -> None:
    app, table = at_a_ball(pixels, (0,))
    ball = until(app, table, lambda ball: ball.showing, presses=True)
    app.step(1, [Key("x")])
    assert not ball.walk


def test_when_all_titles_are_taken_the_honours_tell_who_got_what(pixels: Path) -> None:
    app, table = at_a_ball(pixels, (0,))
    ball = until(app, table, lambda ball: ball.story.ended, presses=True)
    taken = {event.seat: event.title for step in table.session.match.steps for event in step.events
             if isinstance(event, TitleTaken)}  # fmt: skip
    assert ball.story.titles == taken
    assert sorted(ball.story.counted) == [0, 1, 2]
    points = [TITLE_POINTS[taken[seat]] for seat in range(3)]
    assert sum(points) > 0
    assert offscreen.problems(app) == []
    app.step(16, [Key("enter")])
    assert app.scene is not ball


def test_whoever_looks_at_the_table_is_called_back_when_asked(pixels: Path) -> None:
    app, table = at_a_ball(pixels, (0,))
    ball = until(app, table, lambda ball: True)
    if not ball.counting:
        ball.step_aside()
    ball = until(app, table, lambda ball: ball.counting)
    assert not ball.aside
    assert ball.focus is not None
    assert ball.focus.name == "confirm"


def test_a_ball_without_people_closes_by_itself(pixels: Path) -> None:
    app, table = at_a_ball(pixels, ())
    until(app, table, lambda ball: ball.story.ended)
    for _ in range(100):
        app.step(100, [])
        if table.running.ball is None:
            return
    raise AssertionError("the ball stayed open")


def test_a_game_taken_up_in_the_middle_of_a_ball_knows_who_has_counted(pixels: Path) -> None:
    app, table = at_a_ball(pixels, (0,))
    match = table.session.match
    first = match.to_move
    if first == 0:
        until(app, table, lambda ball: ball.counting)
        table.running.ball.give_nothing()
    ball = until(app, table, lambda ball: first in ball.story.counted)
    again = BallScene(table, events=table.running._ball_so_far())
    assert again.story.spaces()[first] == ball.story.spaces()[first]


@pytest.mark.parametrize("curtain", [True, False])
def test_the_next_person_at_a_ball_sees_their_own_cards_at_once(pixels: Path, curtain: bool) -> None:
    app, table = at_a_ball(pixels, (0, 1, 2))
    app.settings.curtain = curtain
    table.session.viewer = (table.session.match.to_move + 1) % 3
    table.refresh()
    for _ in range(200):
        app.step(50, [])
        ball = table.running.ball
        if type(app.scene).__name__ == "CurtainScene":
            app.step(50, [Key("space")])
        elif ball is not None and app.scene is ball and table.session.waiting_for == "human" and ball.counting:
            assert ball.model.seat == table.session.viewer == table.session.match.to_move
            assert ball.model.own.cards == table.session.match.state.seats[table.session.viewer].cards
            return
        elif ball is not None and app.scene is ball and table.session.waiting_for != "curtain":
            assert ball.model.seat == table.session.viewer
    raise AssertionError("nobody was asked")
