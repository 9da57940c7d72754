"""Drag and drop, click-click beside it, and every way to give up."""

from collections.abc import Callable
from typing import Any

import pytest

from noblemen_gui.ui import App, Canvas, Carried, Drag, Key, Point, Pointer, Rect, Scene, Sprite

HOME = Rect(100, 100, 80, 80)
GOAL = Rect(600, 300, 80, 80)
WRONG = (1000.0, 600.0)


class Board(Scene):
    """A piece at home, one place that accepts it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told: list[str] = []
        self.drag = Drag(self, self)

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(self.view.rect, "oak")

    def lift(self, at: Point) -> Carried | None:
        return Carried("tile", Sprite("tile-field", HOME, shadow=True), HOME) if HOME.contains(at) else None

    def hover(self, carried: Carried, at: Point) -> Any:
        return "goal" if GOAL.contains(at) else None

    def drop(self, carried: Carried, target: Any, at: Point) -> bool:
        self.told.append(f"dropped on {target}")
        return target is not None

    def released(self, carried: Carried) -> None:
        self.told.append("released")


@pytest.fixture
def board(open_app: Callable[..., App]) -> Board:
    app = open_app()
    board = Board(app)
    app.push(board)
    return board


def do(board: Board, *events: Pointer | Key) -> None:
    board.app.step(16, list(events))


def test_a_drag_to_an_accepting_place(board: Board) -> None:
    do(board, Pointer("down", HOME.centre, "left"), Pointer("move", GOAL.centre))
    assert board.drag
    assert board.drag.carried
    assert board.drag.carried.target == "goal"
    assert board.drag.carried.sprite.rect.centre == pytest.approx(GOAL.centre)
    do(board, Pointer("up", GOAL.centre, "left"))
    assert board.told == ["dropped on goal", "released"]


def test_the_piece_is_held_where_it_was_gripped(board: Board) -> None:
    grip = (HOME.x + 10, HOME.y + 70)
    do(board, Pointer("down", grip, "left"), Pointer("move", (500, 500)))
    assert board.drag
    assert board.drag.carried
    assert board.drag.carried.sprite.rect.centre == pytest.approx((530, 470))


def test_click_click(board: Board) -> None:
    do(board, Pointer("down", HOME.centre, "left"), Pointer("up", HOME.centre, "left"))
    assert board.drag
    assert board.drag.carrying
    do(board, Pointer("move", GOAL.centre), Pointer("down", GOAL.centre, "left"), Pointer("up", GOAL.centre, "left"))
    assert board.told == ["dropped on goal", "released"]


def test_a_wrong_place_sends_it_home_in_200_ms(board: Board) -> None:
    do(board, Pointer("down", HOME.centre, "left"), Pointer("move", WRONG), Pointer("up", WRONG, "left"))
    assert board.told == ["dropped on None"]
    assert len(board.sprites) == 1
    for _ in range(3):
        board.app.step(50, [])
    assert board.told == ["dropped on None"]
    board.app.step(60, [])
    assert board.told == ["dropped on None", "released"]
    assert len(board.sprites) == 0


@pytest.mark.parametrize("giving_up", [Key("escape"), Pointer("down", WRONG, "right")])
def test_giving_up(board: Board, giving_up: Key | Pointer) -> None:
    do(board, Pointer("down", HOME.centre, "left"), Pointer("move", GOAL.centre), giving_up)
    assert board.drag
    assert not board.drag.carrying
    board.timeline.settle()
    assert board.told == ["released"]
    assert board.app.scenes == [board]


def test_the_keyboard_picks_moves_and_drops(board: Board) -> None:
    assert board.drag
    carried = board.lift(HOME.centre)
    assert carried
    board.drag.pick(carried)
    board.drag.move(GOAL.centre)
    assert board.drag.let_go(GOAL.centre)
    assert board.told == ["dropped on goal", "released"]


def test_nothing_is_lifted_elsewhere(board: Board) -> None:
    do(board, Pointer("down", WRONG, "left"), Pointer("move", GOAL.centre))
    assert board.drag
    assert not board.drag.carrying


def test_a_drag_redraws_only_near_the_piece(board: Board) -> None:
    do(board, Pointer("down", HOME.centre, "left"))
    board.timeline.settle()
    do(board, Pointer("move", (200, 200)))
    shown: list[int] = []
    board.app.window.show = lambda areas: shown.append(sum(a.w * a.h for a in areas))  # type: ignore[method-assign]
    do(board, Pointer("move", (210, 205)))
    whole = board.app.window.size[0] * board.app.window.size[1]
    assert shown
    assert 0 < shown[0] < whole * 0.1
