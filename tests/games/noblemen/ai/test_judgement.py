"""The evaluation's parts: the clock, the outlook of an estate, the court, blunders and reasons."""

import re

import pytest

from noblemen_gui.core.match import Match
from noblemen_gui.games.noblemen.ai import BRAIN, reasons, sentences
from noblemen_gui.games.noblemen.ai.blunders import BLUNDERS, count, is_blunder, spare_tiles
from noblemen_gui.games.noblemen.ai.clock import clock_of
from noblemen_gui.games.noblemen.ai.court import titles_for
from noblemen_gui.games.noblemen.ai.features import FEATURES, all_features
from noblemen_gui.games.noblemen.ai.outlook import changes, outlook
from noblemen_gui.games.noblemen.ai.placing import layings, prices
from noblemen_gui.games.noblemen.ai.values import shipped_weights
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.decades import building_points
from noblemen_gui.games.noblemen.rules.estate import AROUND, ORIGIN, estate_of
from noblemen_gui.games.noblemen.rules.material import (
    BARON,
    CASTLE,
    CHAPEL,
    DUKE,
    EARL,
    FIELD,
    MARQUESS,
    MEADOW,
    PALACE,
    VICARS_FAVOUR,
    VISCOUNT,
)
from noblemen_gui.games.noblemen.rules.moves import DONE, END_TURN, IDLE, LAND, TAXES, Donate, build, place
from noblemen_gui.games.noblemen.rules.state import State
from noblemen_gui.locale import catalogue
from tests.games.noblemen.ai.positions import game, positions

GAP = re.compile(r"\{\w+\}")
STATES = positions("squire", 4, 3)


def test_the_clock_counts_balls_scorings_and_steps() -> None:
    start = clock_of(RULES.new_game(4, 1, {}))
    assert (start.balls, start.scorings, start.steps, start.steps_in_decade, start.share) == (6, 3, 24, 8, 1.0)


def test_the_outlook_knows_what_a_scoring_would_bring() -> None:
    for state in STATES:
        for holder in state.seats:
            assert outlook(holder.estate).enclosed == sum(building_points(holder, at) for at in holder.estate.buildings)


def test_a_change_is_the_difference_of_two_outlooks() -> None:
    compared = 0
    for state in STATES:
        estate = state.seats[0].estate
        before = outlook(estate)
        for at, change in changes(estate).items():
            for tile in range(4):
                after = outlook(estate.with_tile(tile, at))
                gained = change.twos[tile] if tile != MEADOW else 0
                assert sum(after.near) - sum(before.near) == gained - sum(change.threes)
                begun = change.ones[tile] if tile != MEADOW else 0
                assert after.half - before.half == begun - sum(change.twos)
                assert after.enclosed - before.enclosed == change.enclosed
                assert after.progress - before.progress == pytest.approx(change.progress)
                assert after.later - before.later == pytest.approx(change.later)
                if tile != MEADOW:
                    assert after.areas[tile] - before.areas[tile] == change.threes[tile]
                compared += 1
    assert compared > 500


def test_what_is_remembered_of_an_estate_holds_for_an_equal_one_and_no_other() -> None:
    land = dict.fromkeys([ORIGIN, *(ORIGIN + step for step in AROUND)], MEADOW)
    closed = estate_of(land, {ORIGIN: CASTLE}, {})
    again = estate_of(dict(reversed(land.items())), {ORIGIN: CASTLE}, {})
    assert outlook(closed) is outlook(again)
    assert outlook(closed).enclosed == 3
    assert outlook(closed.with_building(PALACE, ORIGIN)).enclosed == 5


def test_titles_go_by_the_space_on_the_track() -> None:
    in_play = (1, 1, 1, 2, 4)
    assert titles_for((11, 10, 9, 1), in_play) == (MARQUESS, EARL, VISCOUNT, BARON)
    assert titles_for((2, 2, 14, 0), in_play) == (VISCOUNT, BARON, DUKE, BARON)


def test_every_feature_has_a_learned_weight_for_each_number_of_seats() -> None:
    for players in RULES.seat_counts:
        assert len(shipped_weights("learned", players)) == len(FEATURES)
        assert sum(weight != 0 for weight in shipped_weights("learned", players)) > len(FEATURES) // 2


def test_features_are_numbers_for_every_seat_in_every_position() -> None:
    for state in STATES:
        found = all_features(state)
        assert [len(of_seat) for of_seat in found] == [len(FEATURES)] * state.players


def test_layings_are_legal_and_the_best_comes_first() -> None:
    tried = 0
    for state in STATES:
        top = state.pending[-1]
        if top.decision != "turn" or top.acted or not any(state.seats[top.seat].tiles):
            continue
        holder = state.seats[top.seat]
        found = layings(holder.estate, holder.tiles, prices(state, top.seat, shipped_weights("learned", 4)), 4)
        assert [laying.worth for laying in found] == sorted((laying.worth for laying in found), reverse=True)
        trial = RULES.clone(state)
        for move in found[0].moves:
            assert RULES.refusal(trial, move) is None
            RULES.apply(trial, move)
        tried += 1
    assert tried > 3


def test_plans_are_legal_to_their_end() -> None:
    mind = BRAIN.mind(4, "learned", "any")
    for state in STATES:
        for plan in mind.propose(state, 6):
            trial = RULES.clone(state)
            for move in plan:
                assert RULES.refusal(trial, move) is None, (plan, move)
                RULES.apply(trial, move)


def _last_turn() -> State:
    states = [s for s, _ in game("squire", 4, 3)[:-1] if s.decade == 3 and s.queen_locked]
    return RULES.clone(next(s for s in states if RULES.decision(s) == "turn" and not s.pending[-1].acted))


def test_idling_with_two_tiles_to_give_is_a_blunder_with_one_it_is_not() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    state.church = (0, 0, 0, 0)
    for tiles, blunder in (((2, 0, 0, 0), True), ((1, 0, 0, 0), False)):
        state.seats[seat].tiles = tiles
        assert spare_tiles(state, seat) == sum(tiles)
        assert BLUNDERS["idle_with_gift"](state, seat, [IDLE]) is blunder
        assert not BLUNDERS["idle_with_gift"](state, seat, [Donate(tiles)])


def test_a_palace_for_an_enclosed_castle_is_not_ignored_before_the_scoring() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    land = dict.fromkeys([ORIGIN, *(ORIGIN + step for step in AROUND)], MEADOW)
    state.seats[seat].estate = estate_of(land, {ORIGIN: CASTLE, ORIGIN + 1: CHAPEL}, {})
    state.seats[seat].money = 20
    state.offer = (0, 0, 1)
    assert BLUNDERS["building_ignored"](state, seat, [IDLE])  # the palace would bring 7 instead of 4
    assert not BLUNDERS["building_ignored"](state, seat, [build(PALACE, ORIGIN)])
    state.seats[seat].money = 0
    assert not BLUNDERS["building_ignored"](state, seat, [IDLE])


def test_an_open_castle_in_the_last_turn_of_the_game_is_bought_without_use() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    land = dict.fromkeys([ORIGIN, ORIGIN + 1, ORIGIN + 2], MEADOW)
    state.seats[seat].estate = estate_of(land, {ORIGIN: CASTLE}, {})
    assert BLUNDERS["bought_without_use"](state, seat, [build(CASTLE, ORIGIN + 2)])
    state.decade = 2
    assert not BLUNDERS["bought_without_use"](state, seat, [build(CASTLE, ORIGIN + 2)])


def test_laying_tiles_in_the_last_turn_of_the_game_ignores_a_palace_unless_it_encloses_as_much() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    land = dict.fromkeys([ORIGIN, *(ORIGIN + step for step in AROUND)], MEADOW)
    beside = ORIGIN + 2
    state.seats[seat].estate = estate_of(land, {ORIGIN: CASTLE}, {})
    state.seats[seat].money, state.offer = 20, (0, 0, 1)
    assert BLUNDERS["building_ignored"](state, seat, [place(FIELD, beside), DONE])
    open_corner = {at: tile for at, tile in land.items() if at != ORIGIN + AROUND[0]}
    state.seats[seat].estate = estate_of(open_corner, {ORIGIN: CASTLE}, {})
    assert not BLUNDERS["building_ignored"](state, seat, [place(FIELD, ORIGIN + AROUND[0]), DONE])


def test_taxes_and_land_are_wasted_in_the_last_turn_of_the_game() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    state.seats[seat].cards = ()
    assert BLUNDERS["last_turn_wasted"](state, seat, [TAXES[0]])
    assert BLUNDERS["last_turn_wasted"](state, seat, [LAND[0]])
    state.seats[seat].cards = (VICARS_FAVOUR,)
    assert not BLUNDERS["last_turn_wasted"](state, seat, [LAND[0]])  # the vicar takes the tiles for points
    state.decade = 2
    assert not BLUNDERS["last_turn_wasted"](state, seat, [TAXES[0]])


def _blunders(match: Match) -> int:
    return sum(sum(seats) for seats in count(RULES, match.record()).values())


def test_a_squire_makes_no_blunders() -> None:
    for seed in (3, 11):
        match = Match.new(RULES, 4, seed, {})
        for _, move in game("squire", 4, seed)[:-1]:
            match.play(move)
        assert _blunders(match) == 0


def test_a_game_of_idlers_is_full_of_blunders() -> None:
    match = Match.new(RULES, 4, 3, {})
    while match.to_move is not None:
        moves = RULES.legal_moves(match.state)
        match.play(next((move for move in (IDLE, END_TURN) if move in moves), moves[0]))
    assert _blunders(match) >= 4


def test_proposals_hold_no_blunder_where_there_is_another_way() -> None:
    mind = BRAIN.mind(4, "sound", "any")
    for state in STATES:
        found = mind.propose(state, 6)
        assert len(found) == 1 or not any(is_blunder(state, state.pending[-1].seat, plan) for plan in found)


def _said() -> set[str]:
    return {*sentences.SENTENCES.values(), *sentences.CARD_SENTENCES, *sentences.KNIGHT_SENTENCES}


def test_every_reason_is_a_sentence_whose_gaps_are_filled() -> None:
    found = set()
    for state, move in (*game("squire", 4, 3)[:-1], *game("squire", 3, 11)[:-1]):
        template, facts = BRAIN.explain(RULES.view(state, state.pending[-1].seat), move)
        assert template in _said()
        assert "{" not in template.format(**facts)
        found.add(template)
    assert len(found) >= 20


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_reason_is_translated(language: str) -> None:
    known = catalogue(language)
    for template in _said():
        assert sorted(GAP.findall(known[template][0])) == sorted(GAP.findall(template))


def test_ending_the_turn_is_explained_by_having_done_enough() -> None:
    state = next(s for s, move in game("squire", 4, 3)[:-1] if move == END_TURN)
    template, facts = BRAIN.explain(RULES.view(state, state.pending[-1].seat), END_TURN)
    assert (template, facts) == (sentences.SENTENCES["enough"], {})


def test_a_palace_that_completes_a_title_or_scoring_is_recommended_in_those_terms() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    land = dict.fromkeys([ORIGIN, *(ORIGIN + step for step in AROUND)], MEADOW)
    state.seats[seat].estate = estate_of(land, {ORIGIN: CASTLE, ORIGIN + 1: CHAPEL}, {})
    state.seats[seat].money = 20
    state.offer = (0, 0, 1)
    template, facts = BRAIN.explain(RULES.view(state, seat), build(PALACE, ORIGIN))
    assert (template, facts) == (sentences.SENTENCES["buildings"], {"points": 7})


def test_reasons_sort_every_feature_that_a_move_can_change() -> None:
    sorted_in = {term for terms in reasons.TERMS.values() for term in terms}
    assert sorted_in == set(FEATURES) - {"knights", "time", "castles", "palaces", "chapels", "raids", "gifts"}
