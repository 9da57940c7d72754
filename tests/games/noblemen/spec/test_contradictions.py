"""Positions that contradict themselves are refused, and the game before stays."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import CARDS, deck, estate, on_turn, seat, table

Json = dict[str, Any]


def tile(x: int, y: int, kind: str = "meadow") -> Json:
    return {"at": [x, y], "kind": kind}


def land(*tiles: Json, buildings: list[Json] | None = None, knights: list[Json] | None = None) -> Json:
    """A first seat whose estate is written out tile by tile."""
    parts: Json = {"tiles": list(tiles)}
    if buildings is not None:
        parts["buildings"] = buildings
    if knights is not None:
        parts["knights"] = knights
    return {"estate": parts}


def castle(x: int, y: int) -> Json:
    return {"at": [x, y], "kind": "castle"}


def one(**fields: Any) -> Json:
    """Three seats, the first with the given fields."""
    return table(seat(**fields), seat(), seat())


def hosting(*knights: tuple[int, int, int], **fields: Any) -> Json:
    """Seat 0 has a manor and a garden, with these knights."""
    return table(seat(estate=estate("Cffoo", "mffoo", knights=knights)), seat(**fields), seat())


def above_turn(*entries: Json, acted: bool = True, **fields: Any) -> Json:
    return table(
        seat(tiles={"field": 3}), seat(tiles={"field": 3}), seat(), pending=[on_turn(0, acted), *entries], **fields
    )


def dealing(church: Json | None = None, **fields: Any) -> Json:
    """The second decade's cards are being dealt."""
    pending = [{"decision": "keep_card", "seat": 2}]
    return table(seat(**fields), seat(), seat(), decade=1, round=10, church=church or {}, pending=pending)


FOLLY_TWICE = estate("Cffff", "2ffff")

CONTRADICTIONS: dict[str, Json] = {
    "63 fields in a hand": one(tiles={"field": 63}),
    "49 groves in two hands": table(seat(tiles={"grove": 25}), seat(tiles={"grove": 24}), seat()),
    "45 fountains in hand and church": one(tiles={"fountain": 43}) | {"church": {"fountain": 2}},
    "49 meadows with the estates": one(tiles={"meadow": 46}),
    "tiles below zero": one(tiles={"field": -1}),
    "bag too full": one() | {"bag": {"field": 62, "grove": 48, "fountain": 44, "meadow": 48}},
    "bag too empty": one() | {"bag": {"field": 61, "grove": 48, "fountain": 44, "meadow": 45}},
    "bag below zero": one(tiles={"field": 62}) | {"bag": {"field": -1, "grove": 48, "fountain": 44, "meadow": 45}},
    "church with four of a kind": one() | {"church": {"field": 4}},
    "church below zero": one() | {"church": {"field": -1}},
    "21 bribes": one(bribes=21),
    "21 bribes in two hands": table(seat(bribes=11), seat(bribes=10)),
    "bribes below zero": one(bribes=-1),
    "bribes on the board too many": one(bribes=1) | {"bribes": 20},
    "bribes on the board too few": one() | {"bribes": 19},
    "money below zero": one(money=-1),
    "points below zero": one(points=-1),
    "prestige below zero": one(prestige=-1),
    "sources do not add up": one(points=3, sources={"idle": 2}),
    "sources too many": one(points=3, sources={"idle": 4}),
    "a source below zero": one(points=1, sources={"idle": 2, "queen": -1}),
    "three whitehalls": one(cards=["whitehall"] * 3),
    "three whitehalls in two hands": table(seat(cards=["whitehall"] * 2), seat(cards=["whitehall"])),
    "a card held and in the deck": one(cards=["whitehall"]) | {"deck": deck()},
    "deck too short": one() | {"deck": deck()[:-1]},
    "deck too long": one() | {"deck": [*deck(), "tribute"]},
    "deck empty without holders": one() | {"deck": []},
    "two dukes": table(seat(title="duke"), seat(title="duke")),
    "two earls of three seats": table(seat(title="earl"), seat(title="earl")),
    "no title outside a ball": one(title=None),
    "decade 0": one() | {"decade": 0},
    "decade 4": one() | {"decade": 4},
    "round below zero": one() | {"round": -1},
    "round beyond the track": one() | {"round": 11},
    "a turn on the first ball": one() | {"round": 4},
    "a turn on the second ball": one() | {"round": 8},
    "a turn on scoring": one() | {"round": 10},
    "queen below zero": one() | {"queen": -1},
    "queen with nobody": one() | {"queen": 3},
    "to_move is nobody": one() | {"to_move": 3},
    "to_move below zero": one() | {"to_move": -1},
    "two players": {"players": 2, "seats": [{}]},
    "six players": {"players": 6},
    "two seats without players": {"seats": [{}, {}]},
    "six seats": {"seats": [{}] * 6},
    "more seats than players": {"players": 3, "seats": [{}] * 4},
    "six castles on the board": one() | {"board": {"castles": 6}},
    "six chapels on the board": one() | {"board": {"chapels": 6}},
    "five palaces on the board": one() | {"board": {"palaces": 5}},
    "castles below zero": one() | {"board": {"castles": -1}},
    "stock too full": one() | {"stock": {"castles": 10, "chapels": 12, "palaces": 10}},
    "stock too empty": one() | {"stock": {"castles": 9, "chapels": 11, "palaces": 10}},
    "stock below zero": one() | {"stock": {"castles": 13, "chapels": 12, "palaces": -1}},
    "16 castles": table(*(seat("f".join("C" * count)) for count in (4, 4, 4, 2, 2)), board={"castles": 0}),
    "a folly twice on the board": one() | {"board": {"follies": ["one_each", "one_each"]}},
    "a folly built and on the board": table(seat(estate=FOLLY_TWICE), board={"follies": ["two_manors"]}),
    "a folly missing from the board": one() | {"board": {"follies": ["one_each", "two_manors", "two_forests"]}},
    "a folly built twice": table(seat(estate=FOLLY_TWICE), seat(estate=FOLLY_TWICE)),
    "castle beside castle": one(estate=estate("CC")),
    "castle beside castle at a corner": one(estate=estate("Cm", "mC")),
    "castle beside palace": one(estate=estate("CP")),
    "palace beside palace": one(estate=estate("PP")),
    "chapel beside chapel": one(estate=estate("CHH")),
    "chapel beside chapel at a corner": one(estate=estate("CHm", "mmH")),
    "castle on a field": one(
        **land(tile(0, 0), tile(1, 0, "field"), tile(2, 0, "field"), buildings=[castle(0, 0), castle(2, 0)])
    ),
    "castle outside the land": one(**land(tile(0, 0), buildings=[castle(0, 0), castle(5, 0)])),
    "castle far away": one(**land(tile(0, 0), buildings=[castle(10**9, 0)])),
    "two buildings on one meadow": one(**land(tile(0, 0), buildings=[castle(0, 0), {"at": [0, 0], "kind": "chapel"}])),
    "one building twice": one(**land(tile(0, 0), buildings=[castle(0, 0), castle(0, 0)])),
    "two tiles in one place": one(**land(tile(0, 0), tile(1, 0), tile(1, 0))),
    "two kinds in one place": one(**land(tile(0, 0), tile(1, 0), tile(1, 0, "field"))),
    "unconnected land": one(**land(tile(0, 0), tile(2, 0))),
    "land connected at a corner only": one(**land(tile(0, 0), tile(1, 1))),
    "land far away": one(**land(tile(0, 0), tile(10**9, 0))),
    "two islands": one(**land(tile(0, 0), tile(1, 0), tile(5, 5), tile(5, 6))),
    "no first meadow": one(**land(tile(1, 0), buildings=[castle(1, 0)])),
    "the first tile is a field": one(**land(tile(0, 0, "field"), tile(1, 0), buildings=[castle(1, 0)])),
    "no land": one(**land(buildings=[])),
    "two knights on an area": hosting((1, 0, 1), (1, 0, 2)),
    "one knight twice on an area": hosting((1, 0, 1), (1, 0, 1)),
    "a knight on no area": hosting((0, 0, 1)),
    "a knight not on the north-west tile": hosting((2, 1, 1)),
    "a knight outside the land": hosting((9, 9, 1)),
    "a knight on its own land": hosting((1, 0, 0)),
    "a knight of nobody": hosting((1, 0, 3)),
    "a knight of a seat below zero": hosting((1, 0, -1)),
    "a knight on meadows": one(estate=estate("Cmm", "mmm", knights=[(1, 0, 1)])),
    "three knights of one seat": table(
        seat(estate=estate("Cffff", "mffff", knights=[(1, 0, 1), (2, 0, 1), (3, 0, 1)])), seat()
    ),
    "three knights with the supply": hosting((1, 0, 1), knights=2),
    "one knight lost": hosting((1, 0, 1), knights=0),
    "three knights in supply": one(knights=3),
    "knights below zero": one(knights=-1),
    "pending of nobody": one() | {"pending": [on_turn(3)]},
    "pending of a seat below zero": one() | {"pending": [on_turn(-1)]},
    "expand without a turn": one(tiles={"field": 1}) | {"pending": [{"decision": "expand", "seat": 0, "laid": []}]},
    "expand of another seat": above_turn({"decision": "expand", "seat": 1, "laid": []}, acted=False),
    "expand laid where no tile lies": above_turn({"decision": "expand", "seat": 0, "laid": [[1, 0]]}, acted=False),
    "expand laid the same tile twice": table(
        seat("Cf"), pending=[on_turn(0), {"decision": "expand", "seat": 0, "laid": [[1, 0], [1, 0]]}]
    ),
    "expand laid four tiles": table(
        seat("Cffff"),
        pending=[on_turn(0), {"decision": "expand", "seat": 0, "laid": [[1, 0], [2, 0], [3, 0], [4, 0]]}],
    ),
    "court on a plain space": one() | {"pending": [{"decision": "court", "seat": 2}]},
    "title taken on a plain space": one() | {"pending": [{"decision": "take_title", "seat": 2}]},
    "the turn above its expand": table(
        seat("Cf"), pending=[{"decision": "expand", "seat": 0, "laid": [[1, 0]]}, on_turn(0)]
    ),
    "tiles given to oneself": above_turn({"decision": "give_tiles", "seat": 0, "to": 0}),
    "tiles given to nobody": above_turn({"decision": "give_tiles", "seat": 1, "to": 7}),
    "an expand with no tile to lay": table(
        *[seat(), seat(), seat()], pending=[on_turn(0), {"decision": "expand", "seat": 0, "laid": []}]
    ),
    "expand laid the first meadow": above_turn({"decision": "expand", "seat": 0, "laid": [[0, 0]]}),
    "start tiles chosen with a card in hand": table(
        *[seat(cards=["dowry"]), seat(), seat()], pending=[{"decision": "choose_tiles", "seat": 0}]
    ),
    "start tiles chosen while the Church holds tiles": table(
        *[seat(), seat(), seat()], pending=[{"decision": "choose_tiles", "seat": 0}], church={"field": 1}
    ),
    "cards dealt while the Church holds tiles": dealing(church={"field": 1}),
    "cards dealt while a tax marker is used": dealing(taxed=True),
    "cards dealt while a land marker is used": dealing(landed=True),
    "a title taken out of turn": table(
        *[seat(), seat(prestige=3), seat(prestige=6)], round=4, queen=0, pending=[{"decision": "take_title", "seat": 1}]
    ),
    # reading: with nothing pending the game is over, which it cannot be in the first decade.
    "nothing pending in the first decade": one() | {"pending": []},
    # reading: prestige is counted during a ball only and returns to 0 afterwards.
    "prestige outside a ball": one(prestige=3),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_contradiction_is_a_bad_position(engine: Driver, name: str) -> None:
    engine.load(table(seat(money=77, cards=["tribute"])))
    engine.refuses("bad_position", cmd="load", position=CONTRADICTIONS[name])


REASONS: dict[str, tuple[Json, str]] = {
    "a newer version": (
        one() | {"version": 2, "zeppelins": 3},
        "position.version: this position was written by a newer",
    ),
    "bribes": (one(bribes=25), "There are 25 bribe markers instead of 20."),
    "knights": (CONTRADICTIONS["three knights of one seat"], "seats[1]: there are 3 knights instead of 2."),
    "a far castle": (CONTRADICTIONS["castle far away"], "position.seats[0].estate.buildings[0]: that is too far away"),
    "a court above a turn": (above_turn({"decision": "court", "seat": 0}), "pending: court cannot lie above a turn."),
}


@pytest.mark.parametrize("name", REASONS)
def test_the_reason_tells_what_contradicts(engine: Driver, name: str) -> None:
    position, reason = REASONS[name]
    assert engine.ask("load", position=position)["reason"].startswith(reason)


# reading: a wrong type or name inside a position may be called a bad request or a bad position.
NONSENSE: dict[str, Json] = {
    "players as text": one() | {"players": "3"},
    "players true": one() | {"players": True},
    "seats as object": {"players": 3, "seats": {"0": {}}},
    "a seat that is a list": {"players": 3, "seats": [[]]},
    "a seat that is null": {"players": 3, "seats": [None]},
    "another game": one() | {"game": "chess"},
    "a newer version": one() | {"version": 2},
    "version as text": one() | {"version": "1"},
    "decade true": one() | {"decade": True},
    "decade as text": one() | {"decade": "1"},
    "round as fraction": one() | {"round": 0.5},
    "queen null": one() | {"queen": None},
    "queen true": one() | {"queen": True},
    "bag as list": one() | {"bag": []},
    "bag of an unknown kind": one() | {"bag": {"lake": 1}},
    "church as list": one() | {"church": []},
    "church true": one() | {"church": {"field": True}},
    "church of an unknown kind": one() | {"church": {"lake": 1}},
    "bribes as text": one() | {"bribes": "20"},
    "board as list": one() | {"board": []},
    "castles true": one() | {"board": {"castles": True}},
    "follies as object": one() | {"board": {"follies": {}}},
    "an unknown folly": one() | {"board": {"follies": ["two_lakes"]}},
    "stock as number": one() | {"stock": 3},
    "deck as count": one() | {"deck": 35},
    "deck with an unknown card": one() | {"deck": [*deck()[:-1], "ace"]},
    "deck with a number": one() | {"deck": [*deck()[:-1], 1]},
    "title unknown": one(title="king"),
    "title as number": one(title=1),
    "money true": one(money=True),
    "money as fraction": one(money=1.5),
    "money as text": one(money="10"),
    "money null": one(money=None),
    "tiles as count": one(tiles=12),
    "tiles as list": one(tiles=["field"]),
    "tiles of an unknown kind": one(tiles={"lake": 1}),
    "tiles true": one(tiles={"field": True}),
    "cards as count": one(cards=2),
    "cards with an unknown card": one(cards=["ace"]),
    "taxed as number": one(taxed=1),
    "landed null": one(landed=None),
    "sources as list": one(sources=[]),
    "an unknown source": one(points=1, sources={"luck": 1}),
    "estate as list": one(estate=[]),
    "estate tiles as object": one(estate={"tiles": {}}),
    "a tile without a place": one(**land({"kind": "meadow"})),
    "a tile without a kind": one(**land({"at": [0, 0]})),
    "a tile of an unknown kind": one(**land(tile(0, 0), tile(1, 0, "lake"))),
    "a place as text": one(**land({"at": "0,0", "kind": "meadow"})),
    "a place of fractions": one(**land(tile(0, 0), {"at": [0.5, 0], "kind": "meadow"})),
    "a place true": one(**land(tile(0, 0), {"at": [True, 0], "kind": "meadow"})),
    "a place of three numbers": one(**land({"at": [0, 0, 0], "kind": "meadow"})),
    "an unknown building": one(**land(tile(0, 0), buildings=[{"at": [0, 0], "kind": "tower"}])),
    "a folly without its name": one(
        estate=estate("Cffff", "mffff") | {"buildings": [castle(0, 0), {"at": [0, 1], "kind": "folly"}]}
    ),
    "an unknown folly in an estate": one(
        estate=estate("Cffff", "mffff")
        | {"buildings": [castle(0, 0), {"at": [0, 1], "kind": "folly", "folly": "two_lakes"}]}
    ),
    "a knight without a seat": one(estate=estate("Cff", "mff") | {"knights": [{"at": [1, 0]}]}),
    "pending as object": one() | {"pending": {}},
    "pending with a number": one() | {"pending": [1]},
    "an unknown decision": one() | {"pending": [{"decision": "dance", "seat": 0}]},
    "a decision without a seat": one() | {"pending": [{"decision": "turn", "acted": False, "carded": False}]},
    "acted as number": one() | {"pending": [{"decision": "turn", "seat": 0, "acted": 1, "carded": False}]},
    "give_tiles to no one named": above_turn({"decision": "give_tiles", "seat": 1}),
    "rng as text": one() | {"rng": "dice"},
    "options as list": one() | {"options": []},
    "to_move as text": one() | {"to_move": "0"},
    "to_move true": one() | {"to_move": True},
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_in_a_position_is_refused(engine: Driver, name: str) -> None:
    engine.load(table(seat(money=77, cards=["tribute"])))
    engine.refuses("bad_position", "bad_request", cmd="load", position=NONSENSE[name])


def at_court(engine: Driver, bribes: int, cards: list[str]) -> Json:
    """A true position at seat 0's court, with another hand written in."""
    engine.load(table(seat(), seat(), seat(), round=3, queen=0))
    engine.play_all({"type": "idle"}, {"type": "end_turn"})
    position = engine.position()
    position["seats"][0] |= {"bribes": bribes, "cards": sorted(cards)}
    return position | {"bribes": 20 - bribes, "deck": deck(held=cards)}


def test_a_court_with_more_than_100000_answers_is_a_bad_position(engine: Driver) -> None:
    everything = [card for card, count in CARDS.items() for _ in range(count)]
    position = at_court(engine, 20, everything)
    engine.refuses("bad_position", cmd="load", position=position)


def test_a_court_with_many_answers_is_taken(engine: Driver) -> None:
    kinds = ("blackmail", "liaison", "secret_marriage", "dowry")
    cards = [card for card in kinds for _ in range(4)]
    position = at_court(engine, 20, cards)
    engine.load(position)
    assert len(engine.legal()) == 21 * 5**4
    engine.play("court", bribes=20, cards=sorted(cards))
    assert engine.seat(0)["prestige"] == 20 + 4 * 3 + 12
    engine.load(position)
    engine.refuses_move("court", bribes=20, cards=[*sorted(cards), "tribute"])


def test_a_court_reached_with_too_full_a_hand_is_told_and_can_still_be_answered(engine: Driver) -> None:
    everything = [card for card, count in CARDS.items() for _ in range(count)]
    engine.load(table(seat(bribes=20, cards=everything), seat(), seat(), round=3, queen=0))
    engine.play_all({"type": "idle"}, {"type": "end_turn"})
    engine.refuses("bad_position", cmd="legal")
    engine.refuses("bad_position", cmd="choose", level="random")
    engine.play("court", bribes=20, cards=[])
    assert engine.seat(0)["prestige"] == 20
