"""The arena: fair seats, games that can be repeated and continued, and honest figures."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from noblemen_gui.__main__ import main
from noblemen_gui.ai.arena import Contest, check, derived, play_game
from noblemen_gui.ai.arena_file import append_game, open_games, read_games
from noblemen_gui.ai.arena_pool import play_games
from noblemen_gui.ai.arena_report import report, wilson
from noblemen_gui.ai.arena_seats import Entrant, read_seats
from noblemen_gui.core.contract import Json
from noblemen_gui.core.errors import BadRequest, GameError
from noblemen_gui.core.match import Match
from noblemen_gui.core.record import decode_record
from noblemen_gui.games.noblemen.rules import RULES

CLOCKS = ("decision_ms", "turn_ms")
SEATS = "greedy,random,random"


def contest(seats: str = SEATS, seed: int = 4, ms: int | None = 0) -> Contest:
    return Contest("noblemen", tuple(read_seats(seats)), seed, ms)


def timeless(game: Json) -> Json:
    return {name: part for name, part in game.items() if name not in CLOCKS}


def figures(games: list[Json]) -> Json:
    shown = report(contest(), games)
    shown["players"] = [timeless(player) for player in shown["players"]]
    return shown


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.277533), (5, 10, 0.236593, 0.763407), (100, 400, 0.210071, 0.294727), (10, 10, 0.722467, 1.0)],
)
def test_wilsons_interval_has_its_known_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_every_player_sits_on_every_seat_with_the_same_deals() -> None:
    match = contest()
    assert [match.lineup(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    deals = [play_game(match, number)["record"]["seed"] for number in range(4)]
    assert deals[0] == deals[1] == deals[2] != deals[3]


def test_seeds_differ_in_every_number() -> None:
    seeds = {derived(seed, first, second) for seed in range(5) for first in range(5) for second in range(5)}
    assert len(seeds) == 125


def test_a_match_is_the_same_on_one_process_and_on_two() -> None:
    alone = sorted(play_games(contest(), range(6), 1), key=lambda game: int(game["number"]))
    together = sorted(play_games(contest(), range(6), 2), key=lambda game: int(game["number"]))
    assert [timeless(game) for game in alone] == [timeless(game) for game in together]
    assert multiprocessing.active_children() == []


def test_a_game_left_in_the_middle_leaves_no_process() -> None:
    games = play_games(contest(), range(50), 2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()
    assert multiprocessing.active_children() == []


def test_a_player_that_fails_in_another_process_is_told_here() -> None:
    impossible = Contest("noblemen", (Entrant("./nobody", program=True), Entrant("random"), Entrant("random")))
    with pytest.raises(GameError, match="cannot be started"):
        list(play_games(impossible, range(4), 2))
    assert multiprocessing.active_children() == []


def test_the_record_of_a_game_replays_to_its_result() -> None:
    game = play_game(contest(), 1)
    match = Match.from_record(RULES, decode_record(game["record"], RULES))
    assert match.to_move is None
    assert list(match.outcome().points) == game["points"]
    assert [list(seats) for seats in match.outcome().ranking] == game["ranking"]
    assert sum(map(len, game["decision_ms"])) == len(game["record"]["moves"])


def test_a_continued_file_gives_the_same_figures(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole = [play_game(contest(), number) for number in range(6)]
    with open_games(path) as file:
        for game in (whole[4], play_game(contest(seed=9), 0), whole[1]):
            append_game(file, game)
    with path.open("ab") as file:
        file.write(b'{"match": torn by a power cut')
    found = read_games(path, contest(), 6)
    assert sorted(found) == [1, 4]
    with open_games(path) as file:
        for number in set(range(6)) - set(found):
            append_game(file, play_game(contest(), number))
    again = read_games(path, contest(), 6)
    assert sorted(again) == list(range(6))
    assert figures(list(again.values())) == figures(whole)
    assert sorted(read_games(path, contest(), 3)) == [0, 1, 2]


def fake_game(number: int, ranking: list[list[int]], points: list[int]) -> Json:
    return {
        "number": number,
        "lineup": contest().lineup(number),
        "ranking": ranking,
        "points": points,
        "sources": [{"queen": n} for n in points],
        "decision_ms": [[1.0, 2.0, 9.0], [4.0], [5.0]],
        "turn_ms": [[12.0], [4.0], [5.0]],
        "faults": [{}, {"error": 1}, {}],
        "blunders": {"idled": [1, 0, 2], "rounds": 5},
    }


def test_the_figures_of_a_match() -> None:
    games = [fake_game(1, [[0, 2], [1]], [30, 10, 30]), fake_game(0, [[0], [1], [2]], [40, 20, 10])]
    shown = report(contest(), games)
    greedy, chance = shown["players"]
    assert (shown["games"], shown["wins_by_seat"], shown["winner_points"]) == (2, [1.5, 0, 0.5], 35)
    # In game 0 greedy sits on seat 0, in game 1 on seat 2.
    assert (greedy["wins"], greedy["win_share"], greedy["wins_by_seat"]) == (1.5, 0.75, [1, 0, 0.5])
    assert greedy["interval"] == list(wilson(1.5, 2))
    assert (greedy["points"], greedy["sources"]) == (35, {"queen": 35})
    assert greedy["decision_ms"] == {"median": 2.0, "p95": 9.0, "max": 9.0}
    assert greedy["turn_ms"]["max"] == 12.0
    assert (chance["seats"], chance["wins"], chance["even_share"]) == (2, 0.5, 2 / 3)
    assert (chance["faults"], greedy["faults"]) == ({"error": 2}, {})
    assert (greedy["blunders"], chance["blunders"]) == ({"idled": 3}, {"idled": 3})
    assert shown["blunders"] == {"rounds": 10}


@pytest.mark.parametrize("seats", ["random,random", "random,random,random,random,random,random"])
def test_a_wrong_number_of_seats_is_refused(seats: str) -> None:
    with pytest.raises(BadRequest, match="3 to 5"):
        check(contest(seats))


def test_an_unknown_manner_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadRequest, match="manner"):
        check(contest("squire:pirate,random,random"))


def test_the_command_prints_figures_and_goes_on_from_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], log_home: None
) -> None:
    words = ["arena", "--seats", SEATS, "--ms", "0", "--out", str(tmp_path / "m.jsonl"), "--jobs", "1"]
    assert main([*words, "--games", "3"]) == 0
    out, err = capsys.readouterr()
    assert "greedy (1 seat)" in out and "95 % interval" in out and "3/3 games" in err
    assert main([*words, "--games", "6", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err.startswith("3/6 games")
    shown = json.loads(out)
    assert (shown["games"], sum(shown["wins_by_seat"])) == (6, pytest.approx(6))
    assert len((tmp_path / "m.jsonl").read_text().splitlines()) == 6


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "random,random,emperor"], "'emperor' is neither a program nor one of random,"),
        (["--seats", "random,random,./nobody"], "The program './nobody' cannot be started: "),
        (["--seats", SEATS, "--out", "/nowhere/at/all"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], log_home: None
) -> None:
    assert main(["arena", "--games", "1", *words]) == 1
    err = capsys.readouterr().err
    assert sentence in err and err.count("\n") == 1


def test_the_page_for_bot_authors_is_printed(capsys: pytest.CaptureFixture[str], log_home: None) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["arena", "--help-bots"])
    assert "within 2·ms + 1 s" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="signals of this kind are not sent here")
@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_match_ends_all_its_processes(sent: signal.Signals, status: int, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl"
    words = ["arena", "--seats", SEATS, "--games", "5000", "--ms", "0", "--jobs", "2", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "noblemen_gui", *words],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    for _ in range(1000):
        if out.exists() and out.stat().st_size:
            break
        time.sleep(0.02)
    process.send_signal(sent)
    # The pipe of standard error ends only when the last process that holds it has ended.
    _, err = process.communicate(timeout=30)
    assert process.returncode == status
    assert b"Traceback" not in err
    assert all(json.loads(line) for line in out.read_text().splitlines())
