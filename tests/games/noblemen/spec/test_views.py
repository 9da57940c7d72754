"""N11 and the protocol's views: what a seat may know, in positions and in events."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .driver import Driver
from .positions import CARDS, KINDS, deck, seat, table, with_bag

Json = dict[str, Any]

TILE_WORDS = tuple(f'"{kind}"' for kind in KINDS)
CARD_WORDS = tuple(f'"{card}"' for card in CARDS)


def shows(events: Any, words: tuple[str, ...]) -> bool:
    text = json.dumps(events)
    return any(word in text for word in words)


def rich_position() -> Json:
    return table(
        seat("Cfmgg", ".mmgg", tiles={"field": 3, "grove": 2}, cards=["dowry", "tribute"], money=30, bribes=2),
        seat("Coo", "moo", tiles={"meadow": 4, "field": 1}, cards=["liaison"], money=3),
        seat(tiles={"fountain": 2}, cards=["blackmail", "intrigue", "whitehall"], bribes=4),
    )


@pytest.mark.parametrize("number", [0, 1, 2])
def test_N11_1_a_view_counts_what_the_seat_cannot_know(engine: Driver, number: int) -> None:
    engine.load(rich_position())
    whole, view = engine.position(), engine.view(number)
    assert view["rng"] is None
    assert view["deck"] == len(whole["deck"])
    assert view["bag"] == sum(whole["bag"].values())
    for index, (mine, true) in enumerate(zip(view["seats"], whole["seats"], strict=True)):
        if index == number:
            assert (mine["tiles"], mine["cards"]) == (true["tiles"], true["cards"])
        else:
            assert (mine["tiles"], mine["cards"]) == (sum(true["tiles"].values()), len(true["cards"]))


@pytest.mark.parametrize("number", [0, 1, 2])
def test_N11_2_everything_else_in_a_view_is_as_in_the_position(engine: Driver, number: int) -> None:
    engine.load(rich_position())
    whole, view = engine.position(), engine.view(number)
    hidden = {"rng", "deck", "bag", "seats"}
    assert {key: value for key, value in view.items() if key not in hidden | {"bag_has", "shown"}} == {
        key: value for key, value in whole.items() if key not in hidden
    }
    for mine, true in zip(view["seats"], whole["seats"], strict=True):
        assert {**mine, "tiles": 0, "cards": 0} == {**true, "tiles": 0, "cards": 0}


def test_N11_1_while_tiles_are_chosen_bag_and_rivals_tiles_are_null(engine: Driver) -> None:
    engine.new(3)
    engine.play("choose_tiles", tiles={"field": 3})
    for number in range(3):
        view = engine.view(number)
        assert view["bag"] is None
        for index, each in enumerate(view["seats"]):
            if index != number:
                assert each["tiles"] is None
    assert engine.view(0)["seats"][0]["tiles"]["field"] == 3
    engine.play("choose_tiles", tiles={})
    assert engine.view(2)["seats"][1]["tiles"] is None
    engine.play("choose_tiles", tiles={})
    assert engine.view(0)["bag"] == 202 - 39
    assert [engine.view(0)["seats"][index]["tiles"] for index in (1, 2)] == [12, 12]


def test_N11_1_a_choice_of_tiles_is_unseen_by_the_others(engine: Driver) -> None:
    seen = []
    for wish in ({"field": 3}, {"grove": 1, "meadow": 2}, {}):
        engine.new(3, seed=1)
        events = engine.play_seen_by(1, "choose_tiles", tiles=wish)
        seen.append((events, engine.view(1), engine.view(2), engine.ok("legal")))
    assert seen[0] == seen[1] == seen[2]


def test_N11_1_tiles_drawn_at_the_start_are_seen_by_their_owner_only(engine: Driver) -> None:
    engine.new(3, seed=1)
    engine.play("choose_tiles", tiles={})
    engine.play("choose_tiles", tiles={"field": 3, "grove": 3, "fountain": 3, "meadow": 3})
    events = engine.play_seen_by(1, "choose_tiles", tiles={"field": 3, "grove": 3, "fountain": 3, "meadow": 3})
    assert not shows(events, TILE_WORDS)


@pytest.mark.parametrize("decision", ["turn", "expand"])
def test_bag_has_shows_the_kinds_to_the_deciding_seat_only(engine: Driver, decision: str) -> None:
    engine.load(with_bag(table(seat(tiles={"field": 3}), seat(), seat()), grove=4, meadow=1))
    if decision == "expand":
        engine.play("place", tile="field", at=[1, 0])
    assert sorted(engine.view(0)["bag_has"]) == ["grove", "meadow"]
    assert engine.view(0)["bag"] == 5
    for number in (1, 2):
        assert "bag_has" not in engine.view(number)


def test_bag_has_is_there_only_in_turn_and_expand(engine: Driver) -> None:
    engine.load(table(seat("Cfm", money=6), seat("Cgg", "mgg", tiles={"field": 5}), seat()))
    engine.play("build", building="castle", at=[2, 0])
    assert "bag_has" not in engine.view(0)
    engine.play("knight", seat=1, at=[1, 0])
    assert "bag_has" not in engine.view(1)
    assert "bag_has" not in engine.view(0)


def test_bag_has_of_an_empty_bag_is_empty(engine: Driver) -> None:
    engine.load(with_bag(table(seat(tiles={"field": 3}), seat(), seat())))
    assert engine.view(0)["bag_has"] == []


def test_shown_cards_are_seen_by_the_deciding_seat_only(engine: Driver) -> None:
    top = ("dowry", "liaison", "tribute")
    engine.load(table(seat("Cm", money=9), seat(), seat(), deck=deck(*top)))
    assert "shown" not in engine.view(0)
    events = engine.play_seen_by(1, "build", building="chapel", at=[1, 0])
    assert not shows(events, CARD_WORDS)
    assert engine.view(0)["shown"] == list(top)
    assert engine.view(0)["deck"] == 35
    for number in (1, 2):
        assert "shown" not in engine.view(number)
    assert not shows(engine.play_seen_by(2, "keep_card", card="liaison"), CARD_WORDS)
    assert "shown" not in engine.view(0)


def test_N11_1_an_intrigue_handed_in_is_seen_by_all_the_kept_cards_are_not(engine: Driver) -> None:
    top = ("dowry", "liaison", "tribute")
    held = ["intrigue"]
    engine.load(table(seat("Cm", money=9, cards=held), seat(), seat(), deck=deck(*top, held=held)))
    engine.play("build", building="chapel", at=[1, 0])
    before = engine.position()
    kept_one = engine.play_seen_by(1, "keep_card", card="dowry")
    engine.load(before)
    kept_all = engine.play_seen_by(1, "keep_all")
    # reading: an event that can only mean the intrigue tells of it without naming it.
    assert {event["event"] for event in kept_all} - {event["event"] for event in kept_one}
    assert not shows(kept_all, tuple(f'"{card}"' for card in top))


def test_N11_1_drawn_tiles_are_a_count_for_the_others(engine: Driver) -> None:
    for viewer in (None, 0, 1, 2):
        engine.load(table(seat(cards=["dowry"]), seat(), seat()))
        fields = {} if viewer is None else {"seat": viewer}
        events = engine.ok("play", move={"type": "play_card", "card": "dowry"}, **fields)["events"]
        drawn = [event for event in events if event["event"] == "tiles_drawn"]
        assert len(drawn) == 1
        if viewer in (None, 0):
            assert total(drawn[0]["tiles"]) == 4
            assert shows(drawn, TILE_WORDS)
        else:
            # reading: the count may replace the tiles or stand under a name of its own.
            assert 4 in drawn[0].values()
            assert not shows(events, TILE_WORDS)


def total(tiles: Any) -> int:
    return sum(tiles.values()) if isinstance(tiles, dict) else len(tiles)


def test_N11_1_a_swap_shows_how_many_not_their_kinds(engine: Driver) -> None:
    seen = []
    for hand, take in (({"field": 2}, "meadow"), ({"grove": 2}, "fountain"), ({"fountain": 1, "meadow": 1}, "field")):
        engine.load(table(seat(tiles=hand), seat(tiles={"field": 1}), seat()))
        give = sorted(kind for kind, count in hand.items() for _ in range(count))
        seen.append((engine.play_seen_by(1, "swap", give=give, take=take), engine.view(1)))
    assert seen[0] == seen[1] == seen[2]
    assert not shows(seen[0][0], TILE_WORDS)


def test_N11_1_vicars_favour_shows_how_many_not_their_kinds(engine: Driver) -> None:
    seen = []
    for tiles in ({"field": 3}, {"grove": 1, "meadow": 2}):
        engine.load(
            table(seat(tiles=tiles, cards=["vicars_favour"]), seat(), seat(), deck=deck(held=["vicars_favour"]))
        )
        seen.append(engine.play_seen_by(1, "play_card", card="vicars_favour", tiles=tiles))
    assert seen[0] == seen[1]
    assert shows(seen[0], ('"vicars_favour"',))


@pytest.mark.parametrize(("viewer", "knows"), [(0, True), (1, True), (2, False)])
@pytest.mark.parametrize("hand", [{"field": 2, "grove": 2}, {"field": 1, "grove": 1}])
def test_N11_1_tiles_given_for_a_forest_are_known_to_giver_and_taker(
    engine: Driver, viewer: int, knows: bool, hand: Json
) -> None:
    engine.load(table(seat("Cfm", money=6), seat("Cgg", "mgg", tiles=hand), seat()))
    engine.play("build", building="castle", at=[2, 0])
    events = engine.play_seen_by(viewer, "knight", seat=1, at=[1, 0])
    if engine.decision()[0] == "give_tiles":
        events += engine.play_seen_by(viewer, "give_tiles", tiles={"field": 1, "grove": 1})
    assert shows(events, TILE_WORDS) == knows


def test_N11_1_cards_played_and_gifts_to_the_church_are_seen_by_all(engine: Driver) -> None:
    engine.load(table(seat(tiles={"field": 2}, cards=["tribute"]), seat(), seat()))
    assert shows(engine.play_seen_by(2, "play_card", card="tribute"), ('"tribute"',))
    assert shows(engine.play_seen_by(2, "donate", tiles={"field": 2}), ('"field"',))


def test_N11_1_cards_handed_in_at_court_are_seen_by_all(engine: Driver) -> None:
    engine.load(table(seat(cards=["blackmail", "tribute"]), seat(), seat(), round=3, queen=0))
    engine.play_all({"type": "idle"}, {"type": "end_turn"})
    events = engine.play_seen_by(1, "court", bribes=0, cards=["blackmail"])
    assert shows(events, ('"blackmail"',))
    assert not shows(events, ('"tribute"',))


def disguised(position: Json) -> Json:
    """The same position with everything changed that seat 1 cannot know at seat 0's turn."""
    other: Json = json.loads(json.dumps(position))
    other["deck"] = other["deck"][::-1]
    other["seats"][0]["tiles"], other["seats"][2]["tiles"] = {"meadow": 4, "grove": 1}, {"field": 2}
    own = {"fountain": 2, "meadow": -4, "field": 3 - 2, "grove": 2 - 1}
    other["bag"] = {kind: count + own[kind] for kind, count in other["bag"].items()}
    other["seats"][0]["cards"], other["seats"][2]["cards"][:2] = ["blackmail", "intrigue"], ["dowry", "tribute"]
    other["rng"] = 12345 if isinstance(other["rng"], int) else other["rng"]
    return other


def test_N11_1_positions_that_differ_only_in_secrets_look_equal(engine: Driver) -> None:
    engine.load(rich_position())
    position = engine.position()
    first = engine.view(1)
    engine.load(disguised(position))
    assert engine.view(1) == first
    assert engine.view(0) != first


def test_N11_1_legal_moves_follow_from_the_view(engine: Driver) -> None:
    """Seat 1's moves are the same whatever the others hide."""
    engine.load({**rich_position(), "to_move": 1})
    position = engine.position()
    moves = engine.ok("legal")
    engine.load(disguised(position))
    assert engine.ok("legal") == moves


def test_a_view_has_the_form_of_the_position(engine: Driver) -> None:
    engine.load(rich_position())
    assert set(engine.view(2)) == set(engine.position())
