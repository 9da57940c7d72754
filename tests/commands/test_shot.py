"""`noblemen shot`: every screen becomes a picture without a display, of any game, and bad wishes get a sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from noblemen_gui import __main__ as command_line
from noblemen_gui import locale, saves
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import encode_record
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.table.decisions.scoring import ScoringScene
from noblemen_gui.scenes import moments, picture
from noblemen_gui.ui import contact_sheet, offscreen

pytestmark = pytest.mark.usefixtures("log_home", "english")
SMALL = (1024, 640)
SHOWN = ["title", "new_game", "options", "load", "about", "help", "table", "ball", "scoring", "results", "keep_card"]


@pytest.fixture
def english() -> object:
    yield
    locale.set_language("en")


@pytest.fixture(scope="module")
def pixels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pixels")


def shot(*words: object) -> int:
    return command_line.main(["shot", *map(str, words)])


def colours(surface: pygame.Surface) -> int:
    """How many different colours a coarse grid of points has."""
    w, h = surface.get_size()
    return len({tuple(surface.get_at((x, y))) for x in range(0, w, w // 40) for y in range(0, h, h // 40)})


def test_every_screen_is_drawn_and_no_two_are_alike(pixels: Path) -> None:
    taken = {screen: picture.take(screen, SMALL, "en", 100, cache=pixels) for screen in SHOWN}
    for screen, surface in taken.items():
        assert surface.get_size() == SMALL
        assert colours(surface) > 100, screen
    assert len({pygame.image.tobytes(surface, "RGB") for surface in taken.values()}) == len(SHOWN)


def test_size_language_and_name_are_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    german, english = tmp_path / "de.png", tmp_path / "en.png"
    assert shot("about", "--size", "1100x700", "--lang", "de", "--out", german) == 0
    assert capsys.readouterr().out == f"{german}\n"
    assert shot("about", "--size", "1100x700", "--out", english) == 0
    one, other = (pygame.image.load(path) for path in (german, english))
    assert one.get_size() == other.get_size() == (1100, 700)
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


def test_pictures_touch_no_games_of_the_player(pixels: Path) -> None:
    before = list(saves.folder().iterdir())
    picture.take("load", SMALL, "en", 100, cache=pixels)
    assert list(saves.folder().iterdir()) == before


def test_all_art_is_shown_on_numbered_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contact_sheet, "SIZES", (4,))
    assert shot("art", "--out", tmp_path / "art.png") == 0
    pages = sorted(path.name for path in tmp_path.glob("*.png"))
    assert len(pages) > 3
    assert pages[0] == "art-1.png"


def test_a_record_is_shown_at_a_decision_and_a_position_as_it_is(tmp_path: Path) -> None:
    record = moments.sample_record()
    match = moments.replayed(record, 120)
    game, position = tmp_path / "game.noblemen", tmp_path / "position.json"
    game.write_text(json.dumps(encode_record(record)), encoding="utf-8")
    position.write_text(json.dumps(RULES.encode_state(match.state)), encoding="utf-8")
    assert moments.read_position(position).state == match.state
    size = ("--size", "1024x640", "--out", tmp_path / "x.png")
    assert shot("table", "--record", game, "--at", 120, *size) == 0
    assert shot("table", "--position", position, *size) == 0


def test_a_screen_is_shown_when_it_was_last_seen() -> None:
    match = moments.replayed(moments.sample_record())
    people = moments.session_at(match).humans
    for screen, asked in moments.ASKED.items():
        if any(step.decision in asked and step.seat in people for step in match.steps):
            shown = moments.moment(screen, match)
            assert RULES.decision(shown.state) in asked
            assert shown.to_move in people


def test_the_scoring_tells_of_the_buildings_that_were_scored(pixels: Path) -> None:
    app = offscreen.open_app(SMALL, cache=pixels)
    picture.open_screen(app, "scoring")
    assert isinstance(app.scene, ScoringScene)
    assert app.scene.scored


def test_where_only_computers_play_one_looks_over_a_shoulder() -> None:
    match = Match.new(RULES, 3, 1, {})
    match.client["seats"] = [{"level": "page"}] * 3
    session = moments.session_at(match)
    assert session.waiting_for == "human"
    assert session.viewer == match.to_move


WRONG = {
    "no such screen": (["tabel"], "There is no screen “tabel”."),
    "decision without a record": (["table", "--at", "3"], "--at needs a --record."),
    "missing file": (["table", "--record", "nowhere.noblemen"], "cannot be read"),
    "not a picture": (["about", "--out", "x.jpg"], "PNG"),
    "no folder": (["about", "--out", "nowhere/x.png"], "cannot be written"),
}


@pytest.mark.parametrize(("words", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wish_that_cannot_be_met_gets_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shot(*words) == 1
    said = capsys.readouterr().err.strip()
    assert sentence in said
    assert "\n" not in said


@pytest.mark.parametrize("size", ["big", "1920", "10x10", "9999x9999", "-5x8"])
def test_a_bad_size_is_refused(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        shot("title", f"--size={size}")
    assert ended.value.code == 2
    assert "a size like 1920x1080" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "[]", '{"game": "chess"}', '{"version": 1, "moves": [{"type": "fly"}]}'])
def test_a_file_that_is_no_game_gets_one_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.noblemen"
    file.write_text(content, encoding="utf-8")
    assert shot("table", "--record", file, "--out", tmp_path / "x.png") == 1
    assert shot("table", "--position", file, "--out", tmp_path / "x.png") == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


def test_a_game_that_goes_on_has_no_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.noblemen"
    file.write_text(moments.sample_file(), encoding="utf-8")
    assert shot("results", "--record", file, "--at", 50) == 1
    assert "not over" in capsys.readouterr().err
    assert shot("table", "--record", file, "--at", 5000) == 1
    assert "decisions" in capsys.readouterr().err
