"""Several people at one table: the curtain hides one hand from the other, in frames, tooltips, the log and undo."""

from collections.abc import Callable

import pytest

from noblemen_gui.core.match import ANOTHER_SEAT_CAME
from noblemen_gui.games.noblemen.rules import moves
from noblemen_gui.games.noblemen.rules.material import CARDS
from noblemen_gui.games.noblemen.table.scene import TableScene
from noblemen_gui.scenes.curtain import CurtainScene
from noblemen_gui.ui import App, Canvas, Key, Rect, offscreen
from noblemen_gui.ui.widget import flat
from tests.games.noblemen.table.positions import SIMPLE
from tests.games.noblemen.table.tables import from_position, open_table

SECRET = SIMPLE | {"seats": [SIMPLE["seats"][0], SIMPLE["seats"][1] | {"cards": ["whitehall"]}, SIMPLE["seats"][2]]}


@pytest.fixture
def table(open_app: Callable[..., App]) -> TableScene:
    return open_table(open_app((1920, 1080)), from_position(SECRET, humans=(0, 1)))


def end_turn(table: TableScene) -> None:
    for key in ("7", "e"):
        table.app.step(16, [Key(key)])
    table.app.step(16, [])


def drawn(app: App) -> set[str]:
    """The names of all pictures that a frame shows."""
    names: set[str] = set()
    image = Canvas.image

    def noted(canvas: Canvas, name: str, rect: Rect, **look: object) -> None:
        names.add(name)
        image(canvas, name, rect, **look)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "image", noted)
        for scene in app.scenes:
            scene.relayout()
        app.invalidate()
        app.draw()
    return names


def cards_in(names: set[str]) -> set[str]:
    return names & {f"card-{card.replace('_', '-')}" for card in CARDS}


def test_a_curtain_falls_before_the_next_person_and_shows_no_hand(table: TableScene) -> None:
    end_turn(table)
    assert isinstance(table.app.scene, CurtainScene)
    assert cards_in(drawn(table.app)) == set()


def test_the_next_person_sees_only_the_own_hand(table: TableScene) -> None:
    assert cards_in(drawn(table.app)) == {"card-tribute", "card-inheritance", "card-vicars-favour"}
    end_turn(table)
    table.app.step(16, [Key("space")])
    for _ in range(4):
        table.app.step(100, [])
        assert cards_in(drawn(table.app)) <= {"card-whitehall"}
    assert table.app.scene is table and table.model.seat == 1
    assert cards_in(drawn(table.app)) == {"card-whitehall"}


def test_the_log_and_the_tooltips_keep_secrets(table: TableScene) -> None:
    table.running.play(moves.Swap((0, 0), 1), own=True)
    assert any("Field" in line for _seat, line in table.lines())
    end_turn(table)
    table.app.step(16, [Key("space")])
    for _ in range(4):
        table.app.step(100, [])
    assert not any("Field" in line for _seat, line in table.lines())
    hints = " ".join(control.hint for control in flat(table.controls))
    assert "Tribute" not in hints and "Whitehall" in hints


def test_undo_does_not_reach_back_behind_the_curtain(table: TableScene) -> None:
    end_turn(table)
    table.app.step(16, [Key("space")])
    for _ in range(4):
        table.app.step(100, [])
    made = len(table.session.match.steps)
    table.app.step(16, [Key("ctrl+z")])
    assert len(table.session.match.steps) == made
    assert table.notice.sentence == ANOTHER_SEAT_CAME.sentence()


def test_without_the_curtain_people_just_change_places(table: TableScene) -> None:
    table.app.settings.curtain = False
    end_turn(table)
    for _ in range(3):
        table.app.step(50, [])
    assert table.app.scene is table and table.model.seat == 1


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_curtain_is_laid_out_well(open_app: Callable[..., App], size: tuple[int, int], language: str) -> None:
    table = open_table(open_app(size, language), from_position(SECRET, humans=(0, 1)))
    end_turn(table)
    assert isinstance(table.app.scene, CurtainScene) and table.app.scene.news_lines()
    assert offscreen.problems(table.app) == []
