"""The opening in a real window: by mouse from the title, by drag and drop, by click and click, by keyboard alone."""

import pytest

from noblemen_gui.core.match import Match
from noblemen_gui.games.noblemen.rules.estate import coordinates
from noblemen_gui.games.noblemen.rules.moves import Place

from .window import Desktop

RIVALS = ("human", "page", "page")


def free_cell(match: Match, tile: int = 0) -> tuple[int, int]:
    """A place where a tile may be laid now."""
    legal = match.rules.legal_moves(match.state)
    return coordinates(next(move.at for move in legal if isinstance(move, Place) and move.tile == tile))


def own_land(match: Match) -> dict[tuple[int, int], int]:
    return {coordinates(at): tile for at, tile in match.state.seats[0].estate.tiles.items()}


@pytest.fixture
def turn(desktop: Desktop) -> Desktop:
    """The first turn of a game whose cards have been kept, by mouse."""
    desktop.prepare(RIVALS)
    desktop.start()
    desktop.click("resume")
    seen = desktop.wait_for("KeepCardScene")
    desktop.click(next(name for name in seen.places if name.startswith("card-")))
    desktop.wait(lambda: "confirm" not in desktop.look().disabled, "a card to be chosen")
    desktop.click("confirm")
    desktop.wait_for_turn()
    return desktop


def test_a_new_game_begins_from_the_title_by_mouse(desktop: Desktop) -> None:
    desktop.start()
    desktop.click("new_game")
    desktop.wait_for("NewGameScene")
    desktop.click("begin")
    desktop.wait_for("KeepCardScene")
    seats = desktop.record()["client"]["seats"]
    assert [seat["level"] == "human" for seat in seats] == [True, False, False, False]
    assert desktop.moves() == 0


def test_a_tile_is_laid_by_drag_and_drop_and_taken_back(turn: Desktop) -> None:
    before = turn.wait_for_turn()
    made, place = turn.moves(), free_cell(before)
    turn.drag("hand:0", turn.look().cell(*place))
    turn.wait_for_moves(made + 1)
    assert own_land(turn.match()) == own_land(before) | {place: 0}
    turn.press("ctrl+z")
    turn.wait(lambda: turn.moves() == made, "the tile to be taken back")
    assert own_land(turn.match()) == own_land(before)


def test_a_tile_dropped_where_it_may_not_lie_flies_back(turn: Desktop) -> None:
    made, place = turn.moves(), next(iter(own_land(turn.match())))
    turn.drag("hand:0", turn.look().cell(*place))
    turn.wait(lambda: not turn.look().lit(), "the tile to be back")
    assert turn.moves() == made
    # It is back in the hand: the next drop finds it there.
    turn.drag("hand:0", turn.look().cell(*free_cell(turn.match())))
    turn.wait_for_moves(made + 1)


def test_the_right_button_puts_a_tile_back(turn: Desktop) -> None:
    made = turn.moves()
    turn.click("hand:0")
    turn.wait(lambda: turn.look().lit(), "places to be lit")
    turn.click("hand:0", button=3)
    turn.wait(lambda: not turn.look().carrying and not turn.look().lit(), "the tile to be back")
    assert turn.moves() == made


def test_a_turn_by_click_and_click(turn: Desktop) -> None:
    made = turn.moves()
    for laid in (1, 2):
        turn.click("hand:0")
        turn.wait(lambda: turn.look().lit(), "places to be lit")
        turn.click(turn.look().lit()[0])
        turn.wait_for_moves(made + laid)
        turn.wait_for_turn()
    turn.click("end_turn")
    turn.wait_for_moves(made + 3)
    assert [step["type"] for step in turn.record()["moves"][made:][:3]] == ["place", "place", "done"]


def test_the_opening_by_keyboard_alone(desktop: Desktop) -> None:
    desktop.prepare(RIVALS)
    desktop.start()
    desktop.choose("resume")
    desktop.wait_for("KeepCardScene")
    desktop.press("2", "Return")
    desktop.wait_for_turn()
    made = desktop.moves()
    desktop.press("1")
    desktop.wait(lambda: desktop.look().carrying, "a tile in the hand")
    desktop.press("Right", "Return")
    desktop.wait_for_moves(made + 1)
    # The next tile comes into the hand by itself.
    desktop.wait(lambda: desktop.look().carrying, "the next tile in the hand")
    desktop.press("Tab", "Return")
    desktop.wait_for_moves(made + 2)
    desktop.press("e")
    desktop.wait_for_moves(made + 3)
    desktop.wait_for_turn()
    assert [step["type"] for step in desktop.record()["moves"][made:][:3]] == ["place", "place", "done"]
