"""N1 to N3: material, board data and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .driver import Driver
from .positions import CARDS, FOLLIES, LAND, SOURCES, canonical, deck, estate, seat, table, tile_sets

Json = dict[str, Any]

SEATS = pytest.mark.parametrize("players", [3, 4, 5])


def land_counts(position: Json) -> Counter[str]:
    total: Counter[str] = Counter(position["bag"]) + Counter(position["church"])
    for each in position["seats"]:
        total += Counter(each["tiles"]) + Counter(tile["kind"] for tile in each["estate"]["tiles"])
    return total


def building_counts(position: Json) -> Counter[str]:
    total = Counter(building["kind"] for each in position["seats"] for building in each["estate"]["buildings"])
    for kind, plural in (("castle", "castles"), ("chapel", "chapels"), ("palace", "palaces")):
        total[kind] += position["board"][plural] + position["stock"][plural]
    total["folly"] += len(position["board"]["follies"])
    return total


@SEATS
@pytest.mark.parametrize("first_game", [False, True])
def test_N1_material_is_complete_from_the_first_position(engine: Driver, players: int, first_game: bool) -> None:
    engine.new(players, seed=5, first_game=first_game)
    position = engine.position()
    assert land_counts(position) == LAND
    assert building_counts(position) == {"castle": 15, "chapel": 15, "palace": 12, "folly": 4}
    assert Counter(position["deck"]) == CARDS
    assert position["bribes"] == 20
    assert [each["knights"] for each in position["seats"]] == [2] * players


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3])
def test_N1_only_three_to_five_seats(engine: Driver, players: int) -> None:
    engine.refuses("bad_request", cmd="new", game="noblemen", players=players)


def test_N1_bank_never_runs_out(engine: Driver) -> None:
    engine.load(table(seat(money=100_000)))
    engine.play("taxes", bribes=0)
    assert engine.seat(0)["money"] == 100_000


@pytest.mark.parametrize(
    ("players", "castle", "chapel", "palace"),
    [(3, [6, 7, 8], [4, 5, 6], [9, 10]), (4, [5, 6, 7, 8], [3, 4, 5, 6], [8, 9, 10]), (5, [4, 5], [2, 3], [7, 8])],
)
def test_N2_1_prices_cheapest_first(
    engine: Driver, players: int, castle: list[int], chapel: list[int], palace: list[int]
) -> None:
    """Each build costs the cheapest filled space; the board at the start holds the dearest ones (N3.1)."""
    rich = seat(estate=estate("Cmmmmmmmmmmm"), money=200)
    for building, prices, ats in (
        ("castle", castle, [[2, 0], [4, 0], [6, 0], [8, 0]]),
        ("chapel", chapel, [[1, 0], [3, 0], [5, 0], [7, 0]]),
        ("palace", palace, [[0, 0]]),
    ):
        engine.load(table(rich, players=players))
        before = 200
        for at, price in zip(ats, prices, strict=False):
            engine.play("build", building=building, at=at)
            finish_turns(engine, players)
            money = engine.seat(0)["money"]
            assert before - money == price
            before = money


def finish_turns(engine: Driver, players: int) -> None:
    """End the turn of seat 0 and let the others idle."""
    answer_small_decisions(engine)
    engine.play("end_turn")
    for _ in range(players - 1):
        engine.play("idle")
        engine.play("end_turn")


def answer_small_decisions(engine: Driver) -> None:
    while engine.decision()[0] in ("knight", "keep_card"):
        engine.ok("play", move=engine.legal()[-1])


def test_N2_1_folly_costs_twelve(engine: Driver) -> None:
    engine.load(table(seat("Cffff", "mffff", money=12)))
    engine.play("build", building="folly", folly="two_manors", at=[0, 1])
    assert engine.seat(0)["money"] == 0
    engine.load(table(seat("Cffff", "mffff", money=11)))
    assert not engine.legal_of("build", building="folly")


def test_N2_2_track_has_eleven_spaces_with_balls_at_four_and_eight(engine: Driver) -> None:
    for space in range(11):
        answer = engine.ask("load", position=table(seat(), round=space))
        assert answer["ok"] == (space not in (4, 8, 10)), space
    assert engine.ask("load", position=table(seat(), round=11))["error"] == "bad_position"


def test_N2_3_prestige_has_no_upper_end(engine: Driver) -> None:
    engine.load(table(seat("C" + "o" * 32), seat(), seat(), round=3, queen=0))
    engine.play_all({"type": "idle"}, {"type": "end_turn"}, {"type": "court", "bribes": 0, "cards": []})
    assert engine.seat(0)["prestige"] == 32


@pytest.mark.parametrize(("players", "castles", "chapels", "palaces"), [(3, 3, 3, 2), (4, 4, 4, 3), (5, 5, 5, 4)])
def test_N3_1_buildings_on_the_board(engine: Driver, players: int, castles: int, chapels: int, palaces: int) -> None:
    engine.new(players, first_game=True)
    position = engine.position()
    board = position["board"]
    assert (board["castles"], board["chapels"], board["palaces"]) == (castles, chapels, palaces)
    assert sorted(board["follies"]) == sorted(FOLLIES)
    assert position["stock"] == {"castles": 15 - castles - players, "chapels": 15 - chapels, "palaces": 12 - palaces}


@SEATS
def test_N3_2_everyone_starts_as_baron(engine: Driver, players: int) -> None:
    engine.new(players)
    assert [each["title"] for each in engine.position()["seats"]] == ["baron"] * players


@pytest.mark.parametrize(
    ("players", "titles", "accepted"),
    [
        (3, ["duke", "marquess", "earl"], True),
        (3, ["viscount", "marquess", "earl"], True),
        (3, ["baron", "baron", "baron"], True),
        (3, ["earl", "earl", "baron"], False),
        (3, ["viscount", "viscount", "baron"], False),
        (3, ["duke", "duke", "baron"], False),
        (3, ["marquess", "marquess", "baron"], False),
        (4, ["viscount", "viscount", "earl", "baron"], True),
        (4, ["viscount", "viscount", "viscount", "baron"], False),
        (4, ["earl", "earl", "baron", "baron"], False),
        (5, ["earl", "earl", "viscount", "viscount", "viscount"], True),
        (5, ["earl", "earl", "earl", "viscount", "viscount"], False),
        (5, ["viscount", "viscount", "viscount", "viscount", "baron"], False),
    ],
)
def test_N3_2_titles_in_play(engine: Driver, players: int, titles: list[str], accepted: bool) -> None:
    answer = engine.ask("load", position=table(*(seat(title=title) for title in titles), players=players))
    assert answer["ok"] == accepted
    assert accepted or answer["error"] == "bad_position"


@SEATS
def test_N3_3_money_rises_by_one_and_the_last_seat_holds_the_queen(engine: Driver, players: int) -> None:
    engine.new(players)
    position = engine.position()
    assert [each["money"] for each in position["seats"]] == [10, 11, 12, 13, 14][:players]
    assert position["queen"] == players - 1


@SEATS
def test_N3_4_each_estate_is_one_meadow_with_a_castle(engine: Driver, players: int) -> None:
    engine.new(players)
    for each in engine.position()["seats"]:
        assert each["estate"]["tiles"] == [{"at": [0, 0], "kind": "meadow"}]
        assert each["estate"]["buildings"] == [{"at": [0, 0], "kind": "castle"}]
        assert each["estate"]["knights"] == []


@SEATS
def test_N3_5_each_seat_chooses_none_to_three_of_each_kind_in_order(engine: Driver, players: int) -> None:
    assert engine.new(players)["to_move"] == 0
    expected = [{"type": "choose_tiles", "tiles": tiles} for tiles in tile_sets(dict.fromkeys(LAND, 3))]
    assert len(expected) == 256
    for number in range(players):
        assert engine.decision() == ("choose_tiles", number)
        assert canonical(engine.legal()) == canonical(expected)
        engine.play("choose_tiles", tiles={"field": number % 3 + 1})
    assert engine.decision() == ("keep_card", 0)


def test_N3_5_nobody_draws_before_all_have_chosen(engine: Driver) -> None:
    engine.new(3)
    engine.play("choose_tiles", tiles={"field": 2, "meadow": 1})
    engine.play("choose_tiles", tiles={})
    assert engine.seat(0)["tiles"].get("field", 0) == 2
    assert sum(engine.seat(0)["tiles"].values()) == 3
    assert sum(engine.seat(1)["tiles"].values()) == 0


@SEATS
def test_N3_5_everyone_draws_up_to_twelve_in_all(engine: Driver, players: int) -> None:
    engine.new(players, seed=3)
    wishes = [{"field": 3, "grove": 3, "fountain": 3, "meadow": 3}, {}, {"meadow": 1}, {"field": 3}, {"grove": 2}]
    for wish in wishes[:players]:
        engine.play("choose_tiles", tiles=wish)
    position = engine.position()
    assert [sum(each["tiles"].values()) for each in position["seats"]] == [12] * players
    assert {kind: count for kind, count in position["seats"][0]["tiles"].items() if count} == wishes[0]
    for each, wish in zip(position["seats"], wishes, strict=False):
        assert all(each["tiles"][kind] >= count for kind, count in wish.items())
    assert sum(position["bag"].values()) == 202 - 13 * players
    assert land_counts(position) == LAND


def test_N3_5_first_game_gives_three_of_each_and_nobody_chooses(engine: Driver) -> None:
    engine.new(4, first_game=True)
    assert engine.decision() == ("keep_card", 0)
    for each in engine.position()["seats"]:
        assert {kind: count for kind, count in each["tiles"].items() if count} == dict.fromkeys(LAND, 3)


def test_N3_5_refuses_four_of_a_kind_and_zero_counts(engine: Driver) -> None:
    engine.new(3)
    engine.refuses_move("choose_tiles", tiles={"field": 4})
    # reading: a zero count is a well-formed number, so the move is illegal rather than a bad request.
    engine.refuses_move("choose_tiles", tiles={"field": 0})


@SEATS
def test_N3_6_each_seat_in_order_draws_a_scandal_card(engine: Driver, players: int) -> None:
    engine.new(players, seed=11, first_game=True)
    for number in range(players):
        assert engine.decision() == ("keep_card", number)
        before = engine.position()["deck"]
        shown = before[:3]
        assert canonical(engine.legal()) == canonical({"type": "keep_card", "card": card} for card in set(shown))
        engine.play("keep_card", card=shown[1])
        first = shown.index(shown[1])
        assert engine.position()["deck"] == before[3:] + shown[:first] + shown[first + 1 :]
        assert engine.seat(number)["cards"] == [shown[1]]
    assert engine.decision() == ("turn", 0)


def test_N3_6_the_deck_is_shuffled_by_the_seed(engine: Driver) -> None:
    decks = []
    for seed in range(4):
        engine.new(3, seed=seed, first_game=True)
        decks.append(tuple(engine.position()["deck"]))
    assert len(set(decks)) == 4
    assert deck() not in [list(each) for each in decks]


def test_N3_7_markers_are_unused_and_counters_at_zero(engine: Driver) -> None:
    engine.new(5, first_game=True)
    position = engine.position()
    assert (position["decade"], position["round"]) == (1, 0)
    assert sum(position["church"].values()) == 0
    for each in position["seats"]:
        assert (each["points"], each["prestige"], each["bribes"], each["knights"]) == (0, 0, 0, 2)
        assert (each["taxed"], each["landed"]) == (False, False)
        assert each["sources"] == dict.fromkeys(SOURCES, 0)
