"""Hints come once and at the right moment, tooltips and advice say what is true of the position."""

from collections import Counter
from typing import Any

import pytest

from noblemen_gui.games.noblemen.learn import HINTS, TIPS, advice, tooltip, topics
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.events import RoundAdvanced
from noblemen_gui.games.noblemen.rules.state import State
from noblemen_gui.learn.herald import Herald
from tests.contract.playing import final_state, moments
from tests.games.noblemen.learn.catalogues import LANGUAGES, translator

NAMES = ("Arabella", "Walter", "Bess", "Hugh", "Cecily")


def tip(position: dict[str, Any], name: str) -> list[str]:
    return [line.sentence() for line in tooltip(RULES.view(RULES.decode_state(position), 0), name).lines]


def noticed(position: dict[str, Any], *moves: dict[str, Any], heard: tuple[str, ...] = ()) -> list[str]:
    """The hints that seat 0 hears while the moves are made."""
    state, herald, found = RULES.decode_state(position), Herald(HINTS, heard), []
    for data in moves:
        before = RULES.view(state, 0)
        events = [RULES.redact(event, 0) for event in RULES.apply(state, RULES.decode_move(data))]
        name = herald.notice(before, events, RULES.view(state, 0))
        found += [name] if name else []
    return found


def final(players: int, seed: int) -> State:
    state: State = final_state(RULES, players, seed)
    assert not state.pending
    return state


def test_hints_come_once_each_in_whole_games() -> None:
    heard: Counter[str] = Counter()
    for seed in range(6):
        herald = Herald(HINTS)
        game: Counter[str] = Counter()
        for moment in moments(RULES, 3, seed):
            state = moment.state.clone()
            before = RULES.view(state, 0)
            events = [RULES.redact(event, 0) for event in RULES.apply(state, moment.move)]
            if name := herald.notice(before, events, RULES.view(state, 0)):
                assert "{" not in herald.said(name).sentence()
                game[name] += 1
        assert set(game.values()) == {1}
        heard += game
    assert set(heard) >= {"ball", "scoring", "locked", "new_decade", "last_decade", "keep_card", "queen_lost"}


def test_a_silenced_herald_says_nothing_and_hears_nothing() -> None:
    view = RULES.view(RULES.decode_state({"players": 3}), 0)
    events = [RoundAdvanced(None, 9, "locked")]
    herald = Herald(HINTS)
    herald.silence()
    assert herald.notice(view, events, view) is None and not herald.heard
    assert Herald(HINTS, ("locked",)).notice(view, events, view) is None
    assert Herald(HINTS).notice(view, events, view) == "locked"


FIELDS = [{"at": [x, y], "kind": "field"} for x in (1, 2) for y in (0, 1)]
FOUNTAINS = [{"at": [x, y], "kind": "fountain"} for x, y in ((1, 0), (2, 0), (1, 1))]
MEADOW = {"at": [0, 0], "kind": "meadow"}
CASTLE = {"at": [0, 0], "kind": "castle"}


def estate(*tiles: dict[str, Any]) -> dict[str, Any]:
    return {"tiles": [MEADOW, *tiles], "buildings": [CASTLE]}


def around(*missing: tuple[int, int]) -> list[dict[str, Any]]:
    cells = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) not in ((0, 0), *missing)]
    return [{"at": [x, y], "kind": "grove" if (x + y) % 2 else "meadow"} for x, y in cells]


def test_the_first_queen_is_noticed() -> None:
    position = {"players": 3, "seats": [{"tiles": {"fountain": 1}, "estate": estate(*FOUNTAINS)}]}
    laid = {"type": "place", "tile": "fountain", "at": [2, 1]}
    assert noticed(position, laid, {"type": "done"}) == ["queen_yours"]


def test_a_knight_on_the_own_land_is_noticed() -> None:
    rival = {"money": 20, "estate": estate({"at": [0, 1], "kind": "grove"}, {"at": [0, 2], "kind": "meadow"})}
    position = {"players": 3, "to_move": 1, "seats": [{"estate": estate(*FIELDS)}, rival]}
    build = {"type": "build", "building": "castle", "at": [0, 2]}
    assert noticed(position, build, {"type": "knight", "seat": 0, "at": [1, 0]}) == ["knight_on_you"]


def test_a_full_church_is_noticed() -> None:
    position = {"players": 3, "church": {"field": 2}, "seats": [{"tiles": {"field": 1}}]}
    assert noticed(position, {"type": "donate", "tiles": {"field": 1}}) == ["church_full"]


def test_a_castle_that_one_tile_would_enclose_is_noticed_before_a_scoring() -> None:
    seats = [{"tiles": {"field": 1}, "estate": estate(*around((1, 1)))}]
    turns = [{"type": "idle"}, {"type": "end_turn"}]
    late = {"players": 3, "round": 9, "queen": 0, "to_move": 2, "seats": seats}
    early = late | {"round": 1}
    assert noticed(late, *turns) == ["one_tile_open"]
    assert noticed(early, *turns) == []
    assert noticed(late | {"seats": [{"estate": estate(*around((1, 1), (0, 1)))}]}, *turns) == []


def test_every_hint_leads_to_a_topic() -> None:
    assert {hint.topic for hint in HINTS.values()} <= {topic.id for topic in topics()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tooltip_has_one_or_two_lines_in_every_language(language: str) -> None:
    translate = translator(language)
    for players in (3, 5):
        for number, moment in enumerate(moments(RULES, players, players)):
            if number % 97 == 0:
                view = RULES.view(moment.state, 0)
                for name in TIPS:
                    asked = "built:0,0" if name == "built" else name
                    shown = tooltip(view, asked)
                    lines = [line.sentence(translate) for line in shown.lines]
                    assert shown.title.sentence(translate) and 1 <= len(lines) <= 2
                    assert all(len(line) <= 110 and "{" not in line for line in lines)


def test_tooltips_tell_what_a_thing_does_now() -> None:
    seat = {"title": "marquess", "money": 3, "tiles": {"field": 2}, "bribes": 2, "cards": ["blackmail"]}
    position = {"players": 3, "church": {"field": 2}, "seats": [seat | {"estate": estate(*around())}]}
    assert tip(position, "board:castle")[1] == "£4 for you; £1 are missing."
    assert tip(position, "church")[1] == "It would take 1 of your tiles now."
    assert tip(position, "title")[1] == "Your title makes every building £2 cheaper."
    assert tip(position, "prestige")[1] == "Your estate counts 0; handing in everything would add 5."
    assert tip(position, "built:0,0")[1] == "Enclosed: 3 points in each building scoring."
    assert tip(position, "ring:ball")[1] == "Next: Masquerade ball, in 4."
    assert tip(position, "board:bribes")[1] == "You can buy 1 of 18 now."
    assert len(tip(position, "card:tribute")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_two_or_three_sentences_for_every_seat(language: str) -> None:
    for players, seed in ((3, 1), (4, 2), (5, 3)):
        state = final(players, seed)
        outcome = RULES.outcome(state)
        for seat in range(players):
            said = [line.sentence(translator(language)) for line in advice(outcome, state, seat, NAMES)]
            assert 2 <= len(said) <= 3 and all("{" not in line for line in said)
            top = max(outcome.sources[seat].values())
            assert str(top) in said[0]
