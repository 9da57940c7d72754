"""The lesson in a real window: whole by dragging and by keyboard alone, left in the middle and resumed, then a game."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from noblemen_gui.games.noblemen.learn import lessons
from noblemen_gui.games.noblemen.rules import RULES, moves
from noblemen_gui.games.noblemen.rules.material import CASTLE, CHAPEL, FIELD, FOUNTAIN, GROVE, MEADOW, PALACE
from noblemen_gui.learn.lesson import Lesson

from .window import Desktop

SCRIPT = lessons()[0]
EARL = "title-2"
Cell = tuple[int, int]


def at_task(desktop: Desktop, step: str, task: int = 0) -> None:
    """Until the herald asks for this and nothing moves."""
    desktop.wait(lambda: f"step:{step}:{task}" in desktop.look().places and not desktop.look().moving, f"{step} {task}")


def read_scoring(desktop: Desktop) -> None:
    desktop.wait_for("ScoringScene")
    desktop.press("End", "Return")
    desktop.wait(lambda: desktop.look().scene != "ScoringScene", "the scoring to be left")


class Mouse:
    """Does what a step asks by dragging wherever a piece can be dragged, by clicks elsewhere."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop

    def act(self, action: str) -> None:
        self.desktop.click(action)

    def seal(self) -> None:
        self.desktop.click("end_turn")

    def lay(self, tile: int, at: Cell) -> None:
        self.desktop.drag(f"hand:{tile}", self.desktop.look().cell(*at))

    def build(self, building: int, at: Cell) -> None:
        self.desktop.drag(f"building:{building}", self.desktop.look().cell(*at))

    def set_knight(self, rival: int) -> None:
        """Hold the knight over the rival's card until that estate is on the map, then let go on its area."""
        desktop = self.desktop
        desktop.hand("mousemove", *desktop.look().middle("knights:0"), "mousedown", 1)
        desktop.wait(lambda: desktop.look().carrying, "the knight in the hand")
        x, y = desktop.look().middle(f"card:{rival}")
        desktop.hand("mousemove", x, y, "mousemove", x + 2, y)
        desktop.wait(lambda: desktop.look().lit(), "the rival's areas")
        x, y = desktop.look().middle(desktop.look().lit()[0])
        desktop.hand("mousemove", x, y, "mousemove", x + 1, y, "mouseup", 1)

    def keep_card(self) -> None:
        seen = self.desktop.wait_for("KeepCardScene")
        self.desktop.click(next(name for name in seen.places if name.startswith("card-")))
        self.confirm()

    def confirm(self) -> None:
        self.desktop.wait(lambda: "confirm" not in self.desktop.look().disabled, "an answer that can be given")
        self.desktop.click("confirm")

    def collect_taxes(self) -> None:
        self.act("taxes")
        self.confirm()

    def give(self) -> None:
        desktop = self.desktop
        desktop.drag(f"hand:{FIELD}", "church")
        desktop.wait(lambda: "more-field" in desktop.look().places, "the sheet of gifts")
        self.confirm()

    def swap(self) -> None:
        desktop = self.desktop
        desktop.drag(f"hand:{FIELD}", "swap")
        desktop.click("give-field")
        desktop.click("take-fountain")
        self.confirm()

    def hand_in_two(self) -> None:
        for _ in range(2):
            self.desktop.click("more")
        self.desktop.wait(lambda: "more" in self.desktop.look().disabled, "both bribes")
        self.confirm()

    def take(self, title: str) -> None:
        self.desktop.click(title)

    def leave_ball(self) -> None:
        self.desktop.click("close")


class Keyboard(Mouse):
    """Does what a step asks without a mouse."""

    def act(self, action: str) -> None:
        numbers = ("expand", "build", "bribe", "taxes", "land", "church", "idle")
        self.desktop.press(str(numbers.index(action) + 1))

    def seal(self) -> None:
        self.desktop.press("e")

    def lay(self, tile: int, at: Cell) -> None:
        self._carry("1", sorted({move.tile for move in self._legal(moves.Place)}).index(tile))
        self._set_down(at)

    def build(self, building: int, at: Cell) -> None:
        self._carry("2", sorted({move.building for move in self._legal(moves.Build)}).index(building))
        self._set_down(at)

    def _legal(self, kind: type[Any]) -> list[Any]:
        """The moves of a kind at the beginning of the step that is asked."""
        step = next(name for name in self.desktop.look().places if name.startswith("step:")).split(":")[1]
        number = next(index for index, each in enumerate(SCRIPT.steps) if each.id == step)
        state = Lesson(SCRIPT, RULES, number).match.state
        return [move for move in RULES.legal_moves(state) if isinstance(move, kind)]

    def _carry(self, action: str, others: int) -> None:
        self.desktop.press(action)
        self.desktop.wait(lambda: "cursor" in self.desktop.look().places, "a piece in the hand")
        for _ in range(others):
            self.desktop.press("Tab")

    def _set_down(self, at: Cell) -> None:
        desktop = self.desktop
        goal = desktop.look().cell(*at)
        been: list[tuple[int, int]] = []
        while (here := desktop.look().middle("cursor")) != goal:
            dx, dy = goal[0] - here[0], goal[1] - here[1]
            # Arrows go to the next lit place: whoever comes by the same one again tries the other way.
            across = (abs(dx) > abs(dy)) != (been.count(here) % 2 == 1) if dx and dy else dx != 0
            desktop.press(("Left" if dx < 0 else "Right") if across else ("Up" if dy < 0 else "Down"))
            desktop.wait(partial(self._moved_from, here), "the piece to be moved")
            been.append(here)
            assert len(been) < 20, f"{at} was not reached by the arrows"
        desktop.press("Return")

    def _moved_from(self, point: tuple[int, int]) -> bool:
        return self.desktop.look().middle("cursor") != point

    def _focus_left(self, name: str) -> bool:
        return self.desktop.look().focus != name

    def set_knight(self, rival: int) -> None:
        self.desktop.wait(lambda: "cursor" in self.desktop.look().places, "the knight over a rival's area")
        self.desktop.press("Return")

    def keep_card(self) -> None:
        self.desktop.wait_for("KeepCardScene")
        self.desktop.press("1", "Return")

    def confirm(self) -> None:
        self.desktop.wait(lambda: "confirm" in self.desktop.look().places, "an answer that can be given")
        self.desktop.press("Return")

    def give(self) -> None:
        self.act("church")
        self.desktop.wait(lambda: "more-field" in self.desktop.look().places, "the sheet of gifts")
        self.desktop.press("1")
        self.confirm()

    def swap(self) -> None:
        self.desktop.press("x")
        self._reach("give-field")
        self.desktop.press("space", "space")
        self._reach("take-fountain")
        self.desktop.press("space")
        self._reach("confirm")
        self.desktop.press("space")

    def _reach(self, name: str) -> None:
        """Walk to a control by the Tab key."""
        desktop = self.desktop
        desktop.wait_for_place(name)
        for _ in range(30):
            before = desktop.look().focus
            if before == name:
                return
            desktop.press("Tab")
            desktop.wait(partial(self._focus_left, before), "the focus to move")
        raise AssertionError(f"{name} was not reached by Tab")

    def hand_in_two(self) -> None:
        """The first key may only hurry what the ball still shows; there are no more than two to hand in."""
        self.desktop.press("plus", "plus", "plus")
        self.desktop.wait(lambda: "more" in self.desktop.look().disabled, "both bribes")
        self.desktop.press("Return")

    def take(self, title: str) -> None:
        self._reach(title)
        self.desktop.press("space")

    def leave_ball(self) -> None:
        self.desktop.press("Return")


def first_half(desktop: Desktop, hand: Mouse) -> None:
    """From what a turn is to the first castle."""
    at_task(desktop, "turn")
    hand.act("idle")
    at_task(desktop, "turn", 1)
    hand.seal()
    for step, tile, at in (
        ("land", FIELD, (1, 0)), ("manor", FIELD, (2, 0)), ("forest", GROVE, (-2, 0)), ("garden", FOUNTAIN, (1, 2)),
    ):  # fmt: skip
        at_task(desktop, step)
        hand.lay(tile, at)
        at_task(desktop, step, 1)
        hand.seal()
    at_task(desktop, "castle")


def second_half(desktop: Desktop, hand: Mouse) -> None:
    """From the first castle to the end."""
    hand.build(CASTLE, (2, 1))
    at_task(desktop, "knight")
    hand.set_knight(1)
    at_task(desktop, "chapel")
    hand.build(CHAPEL, (1, 1))
    hand.keep_card()
    at_task(desktop, "palace")
    hand.build(PALACE, (0, 0))
    for step, do in (("ring", hand.seal), ("income", hand.collect_taxes), ("church", hand.give), ("swap", hand.swap)):
        at_task(desktop, step)
        do()
    at_task(desktop, "ball")
    hand.hand_in_two()
    at_task(desktop, "ball", 1)
    hand.take(EARL)
    desktop.wait_for_place("close")
    hand.leave_ball()
    at_task(desktop, "scoring")
    hand.lay(MEADOW, (1, -1))
    for task in (1, 2):
        at_task(desktop, "scoring", task)
        hand.seal()
    read_scoring(desktop)
    at_task(desktop, "end")
    hand.seal()
    read_scoring(desktop)
    desktop.wait_for_place("step:done")


@pytest.mark.parametrize("way", [Mouse, Keyboard])
def test_the_whole_lesson_left_in_the_middle_resumed_and_followed_by_a_game(
    desktop: Desktop, way: Callable[[Desktop], Mouse]
) -> None:
    desktop.start()
    hand = way(desktop)
    desktop.click("learn")
    first_half(desktop, hand)
    desktop.click("leave")
    desktop.wait_for("TitleScene")
    kept = json.loads((desktop.home / "config" / "noblemen" / "learning.json").read_text("utf-8"))
    assert kept["lessons"] == {SCRIPT.id: 5}
    desktop.kill()
    desktop.start()
    desktop.click("learn")
    at_task(desktop, "castle")
    second_half(desktop, hand)
    desktop.click("first_game")
    desktop.wait_for("KeepCardScene")
    record = desktop.record()
    assert [seat["level"] for seat in record["client"]["seats"]] == ["human", "page", "page", "page"]
    assert record["options"]["first_game"] is True


def test_a_piece_let_go_elsewhere_flies_back_and_the_herald_says_why(desktop: Desktop) -> None:
    desktop.start()
    desktop.click("learn")
    at_task(desktop, "turn")
    hand = Mouse(desktop)
    desktop.press("n")
    at_task(desktop, "land")
    desktop.press("n")
    at_task(desktop, "manor")
    hand.lay(FIELD, (0, 1))
    desktop.wait_for_place("blame")
    assert "step:manor:0" in desktop.look().places
    hand.lay(FIELD, (2, 0))
    at_task(desktop, "manor", 1)
    desktop.press("b")
    at_task(desktop, "manor")
