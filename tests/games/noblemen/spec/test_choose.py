"""The protocol's `choose`: what a computer player would do, with a game or with a view alone."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import KINDS, deck, seat, table, with_bag

Json = dict[str, Any]

LEVELS = pytest.mark.parametrize("level", ["random", "greedy"])


def middle(engine: Driver) -> None:
    held = ["dowry", "tribute"]
    engine.load(
        table(
            seat("Cfmgg", tiles={"field": 3, "grove": 2}, cards=held, money=20, bribes=2),
            seat("Cff", "mff"),
            seat(),
            deck=deck(held=held),
        )
    )


@LEVELS
def test_choose_gives_a_legal_move_and_plays_nothing(engine: Driver, level: str) -> None:
    middle(engine)
    before = engine.position()
    move = engine.ok("choose", level=level, ms=0, seed=1)["move"]
    assert move in engine.legal()
    assert engine.position() == before


@LEVELS
def test_choose_with_view_and_moves_needs_no_game(engine: Driver, level: str) -> None:
    middle(engine)
    view, moves = engine.view(0), engine.legal()
    other = Driver()
    assert other.ok("choose", level=level, ms=0, seed=1, view=view, moves=moves)["move"] in moves
    assert other.ask("position")["error"] == "no_game"


@LEVELS
def test_choose_with_view_and_moves_changes_no_game(engine: Driver, level: str) -> None:
    middle(engine)
    view, moves = engine.view(0), engine.legal()
    engine.new(5, seed=3)
    before = engine.position()
    assert engine.ok("choose", level=level, ms=0, seed=1, view=view, moves=moves)["move"] in moves
    assert engine.position() == before


@LEVELS
@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_choose_without_time_depends_only_on_view_level_and_seed(engine: Driver, level: str, seed: int) -> None:
    middle(engine)
    view, moves = engine.view(0), engine.legal()
    first = engine.ok("choose", level=level, ms=0, seed=seed)
    assert engine.ok("choose", level=level, ms=0, seed=seed) == first
    assert Driver().ok("choose", level=level, ms=0, seed=seed, view=view, moves=moves) == first


@LEVELS
def test_choose_does_not_depend_on_what_the_seat_cannot_see(engine: Driver, level: str) -> None:
    middle(engine)
    first = engine.ok("choose", level=level, ms=0, seed=4)
    position = engine.position()
    position["deck"].reverse()
    engine.load(position)
    assert engine.ok("choose", level=level, ms=0, seed=4) == first


def test_choose_by_chance_depends_on_the_seed(engine: Driver) -> None:
    middle(engine)
    moves = [str(engine.ok("choose", level="random", ms=0, seed=seed)["move"]) for seed in range(30)]
    assert len(set(moves)) > 3


@LEVELS
def test_choose_answers_one_of_the_moves_it_was_given(engine: Driver, level: str) -> None:
    middle(engine)
    view = engine.view(0)
    for move in engine.legal()[::5]:
        assert engine.ok("choose", level=level, ms=0, seed=1, view=view, moves=[move])["move"] == move


@LEVELS
def test_choose_keeps_to_some_milliseconds(engine: Driver, level: str) -> None:
    middle(engine)
    assert engine.ok("choose", level=level, ms=50, seed=1)["move"] in engine.legal()


def test_every_level_of_hello_can_choose(engine: Driver) -> None:
    middle(engine)
    moves = engine.legal()
    for level in engine.ok("hello")["levels"]:
        assert engine.ok("choose", level=level, ms=20, seed=1)["move"] in moves


@LEVELS
def test_choose_answers_every_kind_of_decision(engine: Driver, level: str) -> None:
    """A whole game by `choose` from views alone, as a bot in the arena is asked."""
    bot = Driver()
    track = ["start", "ball", "plain", "locked", "scoring"]
    engine.new(3, seed=6, track=track)
    seen = set()
    for _ in range(3000):
        answer = engine.ask("legal")
        if not answer["ok"]:
            break
        seen.add(answer["decision"])
        view = engine.view(answer["to_move"])
        move = bot.ok("choose", level=level, ms=0, seed=len(seen), view=view, moves=answer["moves"])["move"]
        engine.ok("play", move=move)
    assert engine.ok("outcome")["over"] is True
    assert seen >= {"choose_tiles", "keep_card", "turn", "court"}


WRONG: list[Json] = [
    {"level": "grandmaster"},
    {"level": 3},
    {"level": None},
    {"level": ["random"]},
    {"ms": -1},
    {"ms": "0"},
    {"ms": True},
    {"ms": None},
    {"seed": -1},
    {"seed": True},
    {"seed": "1"},
    {"seed": 2**64},
    {"view": 3, "moves": [{"type": "idle"}]},
    {"view": [], "moves": [{"type": "idle"}]},
    {"moves": "idle"},
    {"moves": 3},
]


@pytest.mark.parametrize("change", WRONG)
def test_choose_refuses_wrong_fields(engine: Driver, change: Json) -> None:
    middle(engine)
    fields = {"level": "random", "ms": 0, "seed": 1, **change}
    if "moves" in change and "view" not in change:
        fields["view"] = engine.view(0)
    engine.refuses("bad_request", cmd="choose", **fields)


def test_choose_needs_both_view_and_moves_or_neither(engine: Driver) -> None:
    middle(engine)
    engine.refuses("bad_request", cmd="choose", level="random", ms=0, seed=1, view=engine.view(0))
    engine.refuses("bad_request", cmd="choose", level="random", ms=0, seed=1, moves=engine.legal())


@pytest.mark.parametrize("moves", [[], [1], [{}], [{"type": "dance"}], [None]])
def test_choose_refuses_moves_that_are_none(engine: Driver, moves: list[Any]) -> None:
    middle(engine)
    view = engine.view(0)
    # reading: moves that are not well formed are refused by every level.
    engine.refuses("bad_request", "illegal_move", cmd="choose", level="greedy", ms=0, seed=1, view=view, moves=moves)


@pytest.mark.parametrize(
    "change", [{"seats": 3}, {"seats": []}, {"pending": None}, {"bag": "many"}, {"queen": 9}, {"players": 2}]
)
def test_choose_refuses_a_broken_view(engine: Driver, change: Json) -> None:
    middle(engine)
    view = {**engine.view(0), **change}
    fields: Json = {"level": "greedy", "ms": 0, "seed": 1, "view": view, "moves": engine.legal()}
    engine.refuses("bad_request", "bad_position", cmd="choose", **fields)


SIGHTS: list[Json] = [
    {"bag": None},
    {"bag_has": ["field"]},
    {"shown": ["dowry", "tribute", "liaison"]},
    {"shown": []},
    {"deck": 10**9},
    {"bag": 10**9},
]


@pytest.mark.parametrize("change", SIGHTS)
def test_choose_refuses_a_view_of_what_the_seat_does_not_see(engine: Driver, change: Json) -> None:
    middle(engine)
    fields: Json = {"level": "greedy", "ms": 0, "seed": 1, "view": engine.view(0) | change, "moves": [{"type": "idle"}]}
    engine.refuses("bad_position", cmd="choose", **fields)


def test_choose_refuses_the_view_of_a_seat_that_does_not_decide(engine: Driver) -> None:
    middle(engine)
    fields: Json = {"level": "greedy", "ms": 0, "seed": 1, "view": engine.view(1), "moves": [{"type": "idle"}]}
    engine.refuses("bad_request", cmd="choose", **fields)


@pytest.mark.parametrize("bag", [dict.fromkeys(KINDS, 1), {"grove": 1, "meadow": 1}, {"fountain": 1}, {}])
def test_choose_deals_a_bag_of_just_the_kinds_the_view_names(engine: Driver, bag: dict[str, int]) -> None:
    engine.load(with_bag(table(seat(tiles={"field": 2}), seat(tiles={"grove": 9}), seat()), **bag))
    view, moves = engine.view(0), engine.legal_of("swap") or engine.legal_of("idle")
    assert view["bag_has"] == sorted(bag)
    assert engine.ok("choose", level="greedy", ms=0, seed=1, view=view, moves=moves)["move"] in moves
