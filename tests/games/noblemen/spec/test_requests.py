"""The protocol's requests: hello, new, load, position, legal, play, outcome, and what they answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .driver import Driver
from .positions import deck, seat, table

Json = dict[str, Any]

IDLE_TURN: tuple[Json, Json] = ({"type": "idle"}, {"type": "end_turn"})


def test_hello(engine: Driver) -> None:
    answer = engine.ok("hello")
    assert answer["protocol"] == 1
    assert type(answer["protocol"]) is int
    assert isinstance(answer["version"], str)
    assert answer["version"]
    assert "noblemen" in answer["games"]
    assert answer["levels"][:2] == ["random", "greedy"]


def test_quit_in_process_answers_ok(engine: Driver) -> None:
    assert engine.ask("quit") == {"ok": True}


@pytest.mark.parametrize(
    ("cmd", "fields"),
    [
        ("position", {}),
        ("record", {}),
        ("view", {"seat": 0}),
        ("legal", {}),
        ("play", {"move": {"type": "idle"}}),
        ("choose", {"level": "random", "ms": 0, "seed": 1}),
        ("outcome", {}),
    ],
)
def test_no_game(engine: Driver, cmd: str, fields: Json) -> None:
    assert engine.ask(cmd, **fields)["error"] == "no_game"


def test_new_has_defaults_of_four_players_seed_zero_and_no_options(engine: Driver) -> None:
    assert engine.ok("new", game="noblemen")["to_move"] == 0
    by_default = engine.position()
    engine.ok("new", game="noblemen", players=4, seed=0, options={})
    assert engine.position() == by_default
    assert by_default["players"] == 4
    assert engine.decision() == ("choose_tiles", 0)


def test_new_without_first_game_option_is_not_a_first_game(engine: Driver) -> None:
    engine.ok("new", game="noblemen", options={"first_game": False})
    assert engine.decision() == ("choose_tiles", 0)


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"game": 1},
        {"game": None},
        # reading: `game` is not among the defaults of `new`, so it is a missing field.
        {},
        {"game": "noblemen", "players": "3"},
        {"game": "noblemen", "players": 3.5},
        {"game": "noblemen", "players": True},
        {"game": "noblemen", "players": None},
        {"game": "noblemen", "seed": -1},
        {"game": "noblemen", "seed": 2**64},
        {"game": "noblemen", "seed": True},
        {"game": "noblemen", "seed": 1.5},
        {"game": "noblemen", "seed": "7"},
        {"game": "noblemen", "seed": [7]},
        {"game": "noblemen", "options": []},
        {"game": "noblemen", "options": "first_game"},
        {"game": "noblemen", "options": {"first_game": 1}},
        {"game": "noblemen", "options": {"first_game": "yes"}},
        {"game": "noblemen", "options": {"second_game": True}},
    ],
)
def test_new_refuses(engine: Driver, fields: Json) -> None:
    engine.load(table(seat()))
    engine.refuses("bad_request", cmd="new", **fields)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63, 2**64 - 1])
def test_new_takes_seeds_of_64_bits(engine: Driver, seed: int) -> None:
    engine.new(3, seed=seed)
    again = Driver()
    again.new(3, seed=seed)
    assert engine.position() == again.position()


def test_same_seed_and_moves_give_the_same_game_other_seeds_another(engine: Driver) -> None:
    def play(driver: Driver, seed: int) -> list[Json]:
        driver.new(3, seed=seed)
        moves: list[Json] = [{"type": "choose_tiles", "tiles": {}}] * 3
        events = driver.play_all(*moves)
        return [*events, driver.position()]

    assert play(engine, 9) == play(Driver(), 9)
    assert play(engine, 9)[-1]["seats"] != play(engine, 10)[-1]["seats"]


def test_position_has_every_field_of_the_form(engine: Driver) -> None:
    engine.new(3, seed=1, first_game=True)
    position = engine.position()
    assert set(position) >= {
        *("game", "version", "players", "options", "rng", "decade", "round", "queen", "bag", "church", "bribes"),
        *("board", "stock", "deck", "seats", "pending"),
    }
    assert (position["game"], position["version"], position["players"]) == ("noblemen", 1, 3)
    assert set(position["board"]) == {"castles", "chapels", "palaces", "follies"}
    assert set(position["stock"]) == {"castles", "chapels", "palaces"}
    for each in position["seats"]:
        assert set(each) >= {
            *("title", "money", "points", "tiles", "bribes", "cards", "knights", "taxed", "landed", "prestige"),
            *("estate", "sources"),
        }
        assert set(each["estate"]) == {"tiles", "buildings", "knights"}
    assert position["rng"] is not None


def test_position_of_a_turn_reads_as_the_form_says(engine: Driver) -> None:
    engine.load(table(seat(cards=["liaison"])))
    assert engine.position()["pending"] == [{"decision": "turn", "seat": 0, "acted": False, "carded": False}]


def test_load_of_a_position_continues_identically(engine: Driver) -> None:
    held = ["dowry", "dowry", "tribute"]
    engine.load(table(seat("Cgggm", cards=held, money=9, bribes=2), seat(), seat(), deck=deck(held=held)))
    other = Driver()
    for move in (
        {"type": "play_card", "card": "dowry"},
        {"type": "land", "bribes": 2},
        *(IDLE_TURN[1], *IDLE_TURN, *IDLE_TURN),
        {"type": "play_card", "card": "dowry"},
        {"type": "build", "building": "chapel", "at": [4, 0]},
    ):
        other.load(engine.position())
        assert other.ok("play", move=move) == engine.ok("play", move=move)
        assert other.position() == engine.position()


def test_load_answers_who_is_to_move(engine: Driver) -> None:
    assert engine.load(table(seat(), to_move=2)) == {"ok": True, "to_move": 2}


@pytest.mark.parametrize(
    "fields",
    [{}, {"position": 3}, {"position": None}, {"position": []}, {"position": "x"}, {"record": 3}, {"record": []}],
)
def test_load_refuses_what_is_neither_position_nor_record(engine: Driver, fields: Json) -> None:
    engine.load(table(seat(money=77)))
    engine.refuses("bad_request", cmd="load", **fields)


def test_legal_gives_who_what_and_every_move_in_a_fixed_order(engine: Driver) -> None:
    engine.new(4, seed=2, first_game=True)
    for _ in range(4):
        engine.ok("play", move=engine.legal()[0])
    answer = engine.ok("legal")
    assert (answer["to_move"], answer["decision"]) == (0, "turn")
    assert engine.ok("legal") == answer
    other = Driver()
    other.load(engine.position())
    assert other.ok("legal") == answer
    texts = [json.dumps(move, sort_keys=True) for move in answer["moves"]]
    assert len(texts) == len(set(texts))


def test_play_answers_who_is_to_move_next_and_events(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat()))
    answer = engine.ok("play", move={"type": "idle"})
    assert answer["to_move"] == 0
    assert isinstance(answer["events"], list)
    assert engine.ok("play", move={"type": "end_turn"})["to_move"] == 1


def test_every_legal_move_is_accepted(engine: Driver) -> None:
    hand = {"field": 2, "grove": 1, "fountain": 1}
    held = ["cunning_stroke", "inheritance", "tribute", "vicars_favour", "whitehall"]
    start = table(seat("Cfmgg", ".mmgg", tiles=hand, cards=held, money=30, bribes=2), seat("Cff", "mff"), seat())
    engine.load(start)
    for move in engine.legal():
        engine.load(start)
        engine.ok("play", move=move)


def test_outcome_before_the_end(engine: Driver) -> None:
    engine.load(table(seat()))
    assert engine.ok("outcome")["over"] is False


def ended(engine: Driver) -> None:
    engine.load(table(seat(), seat(), seat(), round=9, queen=0, decade=3))
    engine.play("idle")
    answer = engine.ok("play", move={"type": "end_turn"})
    assert answer["to_move"] is None


def test_at_the_end_legal_play_and_choose_answer_game_over(engine: Driver) -> None:
    ended(engine)
    assert engine.ask("legal")["error"] == "game_over"
    engine.refuses("game_over", move={"type": "idle"})
    engine.refuses("game_over", cmd="choose", level="random", ms=0, seed=1)
    assert engine.ok("outcome")["over"] is True
    assert engine.ok("view", seat=1)["view"]["pending"] == []


def test_an_ended_position_can_be_loaded(engine: Driver) -> None:
    ended(engine)
    position, outcome = engine.position(), engine.ok("outcome")
    other = Driver()
    assert other.load(position)["to_move"] is None
    assert other.ok("outcome") == outcome
    assert other.ask("legal")["error"] == "game_over"


def test_an_ended_game_can_be_recorded_and_followed_by_another(engine: Driver) -> None:
    ended(engine)
    engine.ok("record")
    engine.new(3)
    assert engine.decision() == ("choose_tiles", 0)


def test_outcome_has_points_sources_and_ranking(engine: Driver) -> None:
    ended(engine)
    outcome = engine.ok("outcome")
    assert outcome["points"] == [2, 0, 0]
    assert [sum(each.values()) for each in outcome["sources"]] == outcome["points"]
    assert outcome["ranking"] == [[0], [2], [1]], "seat 2 has a pound more than seat 1"
