"""N9: drawing and playing scandal cards."""

from __future__ import annotations

from typing import Any

import pytest

from .driver import Driver
from .positions import all_cards_held, deck, on_turn, places, same_moves, seat, swaps, table, tile_sets, with_bag

Json = dict[str, Any]

KEEP_ALL: Json = {"type": "keep_all"}


def keep(*cards: str) -> list[Json]:
    return [{"type": "keep_card", "card": card} for card in cards]


def build_chapel(engine: Driver, *top: str, held: tuple[str, ...] = ()) -> None:
    engine.load(table(seat("Cm", money=9, cards=sorted(held)), seat(), seat(), deck=deck(*top, held=held)))
    engine.play("build", building="chapel", at=[1, 0])


def small_deck(engine: Driver, left: list[str]) -> None:
    """A chapel built while only these cards are in the deck; the others are in three hands."""
    hands = all_cards_held()
    for card in left:
        next(hand for hand in hands if card in hand).remove(card)
    hands[0] = [card for card in hands[0] if card != "intrigue"]
    spare = ["intrigue"] * (3 - left.count("intrigue"))
    engine.load(
        table(
            seat("Cm", money=9, cards=hands[0]),
            seat(cards=hands[1]),
            seat(cards=sorted(hands[2] + spare)),
            deck=left,
        )
    )
    engine.play("build", building="chapel", at=[1, 0])


def test_N9_1_keep_one_of_three_and_the_others_go_under_the_pile_in_the_order_shown(engine: Driver) -> None:
    for kept, under in (
        ("dowry", ["liaison", "tribute"]),
        ("liaison", ["dowry", "tribute"]),
        ("tribute", ["dowry", "liaison"]),
    ):
        build_chapel(engine, "dowry", "liaison", "tribute")
        same_moves(engine.legal(), *keep("dowry", "liaison", "tribute"))
        engine.refuses_move("keep_card", card="whitehall")
        engine.refuses("illegal_move", move=KEEP_ALL)
        whole = engine.position()["deck"]
        engine.play("keep_card", card=kept)
        assert engine.position()["deck"] == whole[3:] + under
        assert engine.seat(0)["cards"] == [kept]


def test_N9_1_the_cards_looked_at_stay_on_top_of_the_deck(engine: Driver) -> None:
    build_chapel(engine, "dowry", "liaison", "tribute")
    assert engine.position()["deck"][:3] == ["dowry", "liaison", "tribute"]
    assert engine.position()["pending"] == [on_turn(0, acted=True), {"decision": "keep_card", "seat": 0}]


def test_N9_1_of_two_equal_cards_the_first_shown_is_kept(engine: Driver) -> None:
    build_chapel(engine, "dowry", "tribute", "dowry")
    same_moves(engine.legal(), *keep("dowry", "tribute"))
    whole = engine.position()["deck"]
    engine.play("keep_card", card="dowry")
    assert engine.position()["deck"] == [*whole[3:], "tribute", "dowry"]


def test_N9_1_three_equal_cards_are_one_answer_and_still_asked(engine: Driver) -> None:
    build_chapel(engine, "dowry", "dowry", "dowry")
    same_moves(engine.legal(), *keep("dowry"))


@pytest.mark.parametrize("left", [["tribute", "dowry"], ["tribute"]])
def test_N9_1_fewer_are_shown_if_fewer_are_there(engine: Driver, left: list[str]) -> None:
    small_deck(engine, left)
    same_moves(engine.legal(), *keep(*left))
    engine.play("keep_card", card="tribute")
    assert engine.position()["deck"] == left[1:]


def test_N9_1_nothing_to_draw_is_not_asked(engine: Driver) -> None:
    small_deck(engine, [])
    assert engine.decision() == ("turn", 0)
    assert engine.position()["pending"] == [on_turn(0, acted=True)]


def test_N9_1_nothing_to_draw_is_not_asked_with_an_intrigue_either(engine: Driver) -> None:
    hands = all_cards_held()
    engine.load(table(seat("Cm", money=9, cards=hands[0]), seat(cards=hands[1]), seat(cards=hands[2]), deck=[]))
    engine.play("build", building="chapel", at=[1, 0])
    assert engine.decision() == ("turn", 0)
    assert engine.seat(0)["cards"].count("intrigue") == 3


def test_N9_1_an_intrigue_from_before_keeps_all_that_were_shown(engine: Driver) -> None:
    build_chapel(engine, "dowry", "liaison", "tribute", held=("intrigue",))
    same_moves(engine.legal(), *keep("dowry", "liaison", "tribute"), KEEP_ALL)
    whole = engine.position()["deck"]
    engine.play("keep_all")
    assert engine.seat(0)["cards"] == ["dowry", "liaison", "tribute"]
    assert engine.position()["deck"] == [*whole[3:], "intrigue"]


def test_N9_1_an_intrigue_may_be_kept_back(engine: Driver) -> None:
    build_chapel(engine, "dowry", "liaison", "tribute", held=("intrigue",))
    engine.play("keep_card", card="dowry")
    assert sorted(engine.seat(0)["cards"]) == ["dowry", "intrigue"]


def test_N9_1_an_intrigue_among_the_shown_does_not_help(engine: Driver) -> None:
    build_chapel(engine, "dowry", "intrigue", "tribute")
    same_moves(engine.legal(), *keep("dowry", "intrigue", "tribute"))


def test_N9_1_keeping_all_with_an_intrigue_among_the_shown(engine: Driver) -> None:
    build_chapel(engine, "dowry", "intrigue", "tribute", held=("intrigue",))
    engine.play("keep_all")
    assert sorted(engine.seat(0)["cards"]) == ["dowry", "intrigue", "tribute"]


def test_N9_1_keep_all_takes_the_first_of_a_small_deck_too(engine: Driver) -> None:
    hands = all_cards_held()
    hands[2].remove("tribute")
    engine.load(
        table(seat("Cm", money=9, cards=hands[0]), seat(cards=hands[1]), seat(cards=hands[2]), deck=["tribute"])
    )
    engine.play("build", building="chapel", at=[1, 0])
    same_moves(engine.legal(), *keep("tribute"), KEEP_ALL)
    engine.play("keep_all")
    assert engine.position()["deck"] == ["intrigue"]
    assert engine.seat(0)["cards"].count("tribute") == 1


def test_N9_1_an_intrigue_handed_in_is_not_the_turns_card(engine: Driver) -> None:
    build_chapel(engine, "dowry", "liaison", "tribute", held=("intrigue",))
    engine.play("keep_all")
    assert engine.position()["pending"] == [on_turn(0, acted=True)]
    engine.play("play_card", card="tribute")


@pytest.mark.parametrize("card", ["tribute", "dowry", "secret_marriage", "whitehall"])
def test_N9_2_played_cards_go_under_the_pile(engine: Driver, card: str) -> None:
    engine.load(table(seat(cards=[card]), seat(), seat()))
    before = engine.position()["deck"]
    engine.play("play_card", card=card)
    assert engine.position()["deck"] == [*before, card]
    assert engine.seat(0)["cards"] == []


def test_N9_2_card_is_offered_once_however_often_it_is_held(engine: Driver) -> None:
    engine.load(table(seat(money=0, cards=["dowry", "tribute", "tribute"])))
    expected = [{"type": "play_card", "card": card} for card in ("dowry", "tribute")]
    same_moves(engine.legal_of("play_card"), *expected)
    engine.refuses_move("play_card", card="whitehall")


@pytest.mark.parametrize("card", ["intrigue", "blackmail", "liaison"])
def test_N9_intrigue_blackmail_and_liaison_cannot_be_played(engine: Driver, card: str) -> None:
    engine.load(table(seat(cards=[card], tiles={"field": 2})))
    assert not engine.legal_of("play_card")
    engine.refuses_move("play_card", card=card)


def test_N9_inheritance_places_the_cheapest_castle_free_and_without_a_knight(engine: Driver) -> None:
    engine.load(table(seat("Cmmm", "mmmm", money=0, cards=["inheritance"]), seat("Cff", "mff"), seat()))
    spots = ([2, 0], [3, 0], [2, 1], [3, 1])
    same_moves(engine.legal_of("play_card"), *({"type": "play_card", "card": "inheritance", "at": at} for at in spots))
    before = engine.position()
    engine.play("play_card", card="inheritance", at=[3, 1])
    after = engine.position()
    assert after["pending"] == [on_turn(0, carded=True)]
    assert after["board"]["castles"] == before["board"]["castles"] - 1
    assert after["stock"] == before["stock"]
    assert after["seats"][0]["money"] == 0
    assert after["deck"][-1] == "inheritance"
    assert {"at": [3, 1], "kind": "castle"} in after["seats"][0]["estate"]["buildings"]


def test_N9_inheritance_leaves_the_dearer_castles(engine: Driver) -> None:
    engine.load(table(seat("CfmfmfC", money=7, cards=["inheritance"])))
    engine.play("play_card", card="inheritance", at=[2, 0])
    engine.play("build", building="castle", at=[4, 0])
    assert engine.seat(0)["money"] == 0


@pytest.mark.parametrize(
    ("rows", "castles"),
    [(["Cm", "mm"], 3), (["Cf"], 3), (["CfH"], 3), (["Cfm"], 0)],
    ids=["near", "no", "full", "none"],
)
def test_N9_inheritance_needs_a_castle_and_a_place(engine: Driver, rows: list[str], castles: int) -> None:
    engine.load(table(seat(*rows, cards=["inheritance"]), board={"castles": castles}))
    assert not engine.legal_of("play_card")


@pytest.mark.parametrize(("there", "got"), [(20, 2), (2, 2), (1, 1), (0, 0)])
def test_N9_secret_marriage(engine: Driver, there: int, got: int) -> None:
    engine.load(table(seat(cards=["secret_marriage"]), seat(bribes=20 - there), seat()))
    engine.play("play_card", card="secret_marriage")
    mine = engine.seat(0)
    assert (mine["points"], mine["sources"]["cards"], mine["bribes"]) == (2, 2, got)
    assert engine.position()["bribes"] == there - got


def test_N9_dowry_draws_four_tiles(engine: Driver) -> None:
    engine.load(table(seat(cards=["dowry"], tiles={"field": 1})))
    bag = sum(engine.position()["bag"].values())
    engine.play("play_card", card="dowry")
    assert sum(engine.seat(0)["tiles"].values()) == 5
    assert sum(engine.position()["bag"].values()) == bag - 4


@pytest.mark.parametrize("there", [0, 3])
def test_N9_dowry_with_a_nearly_empty_bag(engine: Driver, there: int) -> None:
    engine.load(with_bag(table(seat(cards=["dowry"]), seat(), seat()), field=there))
    engine.play("play_card", card="dowry")
    assert sum(engine.seat(0)["tiles"].values()) == there
    assert engine.seat(0)["cards"] == []


def test_N9_cunning_stroke_is_an_extra_expand(engine: Driver) -> None:
    engine.load(table(seat(cards=["cunning_stroke"], tiles={"field": 2})))
    engine.play("play_card", card="cunning_stroke")
    pending = engine.position()["pending"]
    assert pending[-1] == {"decision": "expand", "seat": 0, "laid": []}
    assert engine.position()["deck"][-1] == "cunning_stroke"
    around = ((1, 0), (-1, 0), (0, 1), (0, -1))
    same_moves(
        engine.legal(),
        *places(*around, tile="field"),
        *swaps({"field": 2}, ["field", "fountain", "grove", "meadow"]),
    )
    engine.refuses_move("done")
    engine.play("place", tile="field", at=[1, 0])
    engine.play("done")
    assert engine.position()["pending"] == [on_turn(0, carded=True)]


def test_N9_cunning_stroke_after_the_action(engine: Driver) -> None:
    engine.load(table(seat(cards=["cunning_stroke"], tiles={"field": 1}, money=0)))
    engine.play("idle")
    engine.play("play_card", card="cunning_stroke")
    engine.play("place", tile="field", at=[1, 0])
    engine.play("done")
    assert engine.seat(0)["money"] == 1
    same_moves(engine.legal(), {"type": "end_turn"})


@pytest.mark.parametrize("card", ["cunning_stroke", "vicars_favour"])
def test_N9_cards_that_need_a_hidden_tile(engine: Driver, card: str) -> None:
    engine.load(table(seat(cards=[card])))
    assert not engine.legal_of("play_card")


def test_N9_tribute(engine: Driver) -> None:
    engine.load(table(seat(cards=["tribute"], money=3)))
    engine.play("play_card", card="tribute")
    assert engine.seat(0)["money"] == 8
    assert engine.seat(0)["points"] == 0


def test_N9_vicars_favour_takes_one_to_four_tiles_of_any_kind(engine: Driver) -> None:
    hand = {"field": 5, "grove": 1}
    engine.load(table(seat(cards=["vicars_favour"], tiles=hand)))
    gifts = [tiles for tiles in tile_sets(hand) if 1 <= sum(tiles.values()) <= 4]
    assert len(gifts) == 4 + 1 + 3
    same_moves(
        engine.legal_of("play_card"),
        *({"type": "play_card", "card": "vicars_favour", "tiles": tiles} for tiles in gifts),
    )
    engine.refuses_move("play_card", card="vicars_favour", tiles={"field": 5})
    engine.refuses_move("play_card", card="vicars_favour", tiles={})
    before = engine.position()
    engine.play("play_card", card="vicars_favour", tiles={"field": 3, "grove": 1})
    after = engine.position()
    assert (after["seats"][0]["points"], after["seats"][0]["sources"]["cards"]) == (4, 4)
    assert after["bag"]["field"] == before["bag"]["field"] + 3
    assert after["bag"]["grove"] == before["bag"]["grove"] + 1
    assert after["church"] == before["church"]


@pytest.mark.parametrize("queen", [0, 1])
def test_N9_whitehall_brings_the_queen(engine: Driver, queen: int) -> None:
    engine.load(table(seat(cards=["whitehall"]), seat(), seat(), queen=queen))
    engine.play("play_card", card="whitehall")
    assert engine.position()["queen"] == 0
    assert engine.seat(0)["cards"] == []


def test_N9_blackmail_and_liaison_count_where_they_belong(engine: Driver) -> None:
    """A liaison handed in at a ball is gone at the end of the game."""
    short = ["start", "ball", "plain", "scoring"]
    engine.load(
        table(
            seat(cards=["blackmail", "liaison"]),
            seat(cards=["liaison"]),
            seat(),
            queen=0,
            decade=3,
            options={"track": short},
        )
    )
    engine.play_all({"type": "idle"}, {"type": "end_turn"})
    engine.play("court", bribes=0, cards=["blackmail", "liaison"])
    assert engine.seat(0)["prestige"] == 4
    engine.play("court", bribes=0, cards=[])
    engine.play("court", bribes=0, cards=[])
    engine.play("take_title", title="viscount")
    for _ in range(3):
        engine.play_all({"type": "idle"}, {"type": "end_turn"})
    assert [each["sources"]["liaisons"] for each in engine.position()["seats"]] == [0, 3, 0]
