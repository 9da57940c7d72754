"""The evaluation's parts: the clock, the outlook of an estate, the court, blunders and reasons."""

import random

import pytest

from noblemen_gui.core.match import Match
from noblemen_gui.games.noblemen.ai import BRAIN, reasons
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
    MARQUESS,
    MEADOW,
    PALACE,
    VISCOUNT,
)
from noblemen_gui.games.noblemen.rules.moves import END_TURN, IDLE, Donate, build
from noblemen_gui.games.noblemen.rules.state import State
from tests.games.noblemen.ai.positions import game, positions

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
                assert sum(after.near) - sum(before.near) == change.near[tile]
                assert after.half - before.half == change.half[tile]
                assert after.enclosed - before.enclosed == change.enclosed
                assert after.progress - before.progress == pytest.approx(change.progress)
                if tile <= 2:
                    assert after.free_areas[tile] - before.free_areas[tile] == change.areas[tile]
                compared += 1
    assert compared > 500


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
        assert BLUNDERS["idle_with_gift"](state, seat, IDLE) is blunder
        assert not BLUNDERS["idle_with_gift"](state, seat, Donate(tiles))


def test_a_palace_for_an_enclosed_castle_is_not_ignored_before_the_scoring() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    land = dict.fromkeys([ORIGIN, *(ORIGIN + step for step in AROUND)], MEADOW)
    state.seats[seat].estate = estate_of(land, {ORIGIN: CASTLE, ORIGIN + 1: CHAPEL}, {})
    state.seats[seat].money = 20
    state.offer = (0, 0, 1)
    assert BLUNDERS["building_ignored"](state, seat, IDLE)  # the palace would bring 7 instead of 4
    assert not BLUNDERS["building_ignored"](state, seat, build(PALACE, ORIGIN))
    state.seats[seat].money = 0
    assert not BLUNDERS["building_ignored"](state, seat, IDLE)


def test_an_open_castle_in_the_last_turn_of_the_game_is_bought_without_use() -> None:
    state = _last_turn()
    seat = state.pending[-1].seat
    land = dict.fromkeys([ORIGIN, ORIGIN + 1, ORIGIN + 2], MEADOW)
    state.seats[seat].estate = estate_of(land, {ORIGIN: CASTLE}, {})
    assert BLUNDERS["bought_without_use"](state, seat, build(CASTLE, ORIGIN + 2))
    state.decade = 2
    assert not BLUNDERS["bought_without_use"](state, seat, build(CASTLE, ORIGIN + 2))


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
        assert len(found) == 1 or not any(is_blunder(state, state.pending[-1].seat, plan[0]) for plan in found)


def test_every_reason_is_a_sentence_whose_gaps_are_filled() -> None:
    sentences = set()
    rng = random.Random(1)
    for state, move in rng.sample(game("squire", 4, 3)[:-1], 60):
        seat = state.pending[-1].seat
        template, facts = BRAIN.explain(RULES.view(state, seat), move)
        assert template in reasons.SENTENCES.values()
        assert "{" not in template.format(**facts)
        sentences.add(template)
    assert len(sentences) >= 4


def test_ending_the_turn_is_explained_by_having_done_enough() -> None:
    state = next(s for s, move in game("squire", 4, 3)[:-1] if move == END_TURN)
    template, facts = BRAIN.explain(RULES.view(state, state.pending[-1].seat), END_TURN)
    assert (template, facts) == (reasons.SENTENCES["enough"], {})


def test_reasons_name_only_known_features() -> None:
    assert {term for terms in reasons.TERMS.values() for term in terms} <= set(FEATURES)
