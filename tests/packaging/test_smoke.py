"""What the smoke test stands on: it opens what older versions saved, and complains about what is wrong."""

import json
from pathlib import Path

import pytest
from package.client import Client, moves_in
from package.facts import Application
from package.smoke import OLD_RECORDS, account, expect_only_own_files
from package.smoke_window import RIVAL, given_to_rivals
from package.watching import SmokeError

from noblemen_gui import saves
from noblemen_gui.ai.levels import TABLE
from noblemen_gui.games import GAMES
from noblemen_gui.scenes.session import GameSession


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A player's home with a game in it."""
    old = next(OLD_RECORDS.glob("*/record-*"))
    game = tmp_path / ".local/share/noblemen/games/friday.noblemen"
    game.parent.mkdir(parents=True)
    record = json.loads(old.read_text(encoding="utf-8"))
    game.write_text(json.dumps(given_to_rivals(record | {"moves": record["moves"][:40]})), encoding="utf-8")
    return game


def test_a_game_given_to_rivals_is_theirs_and_goes_on_where_it_was(saved: Path) -> None:
    session = GameSession.of_match(saves.read(saved, GAMES.rules), saved, None)
    assert TABLE[RIVAL].offered
    assert {plan.level for plan in session.plans} == {RIVAL}
    assert session.waiting_for == "rival"
    assert len(moves_in(saved)) == len(session.match.steps) == 40


def test_only_the_players_own_files_may_be_left(tmp_path: Path, app: Application, saved: Path) -> None:
    expect_only_own_files(app, tmp_path)
    (tmp_path / ".noblemenrc").touch()
    with pytest.raises(SmokeError, match=r"\.noblemenrc"):
        expect_only_own_files(app, tmp_path)
    (tmp_path / ".noblemenrc").unlink()
    saved.unlink()
    with pytest.raises(SmokeError, match="games are gone"):
        expect_only_own_files(app, tmp_path)


def test_trouble_in_the_log_is_found(tmp_path: Path) -> None:
    client = Client(tmp_path / "program", tmp_path, account(tmp_path))
    client.expect_clean_log()
    log = tmp_path / ".local/state/noblemen/log/noblemen.log"
    log.parent.mkdir(parents=True)
    log.write_text("12:00 WARNING noblemen_gui.scenes.thinking: A rival had no answer", encoding="utf-8")
    with pytest.raises(SmokeError, match="no answer"):
        client.wait_until(lambda: False, "nothing")
