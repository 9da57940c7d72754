"""Every event has its words, and lines read as a person would tell them."""

from noblemen_gui.games.noblemen.chronicle import SILENT, TOLD, Teller
from noblemen_gui.games.noblemen.rules import RULES
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.moves import DONE, END_TURN, IDLE, Bribe, place
from tests.contract.playing import moments

NAMES = ("Arabella", "Walter", "Bess", "Hugh", "Cecily")


def told(position: dict[str, object], *moves: object) -> list[str]:
    state = RULES.decode_state(position)
    lines = []
    for move in moves:
        assert RULES.refusal(state, move) is None  # type: ignore[arg-type]
        lines += Teller(NAMES).lines(RULES.apply(state, move))  # type: ignore[arg-type]
    return lines


def test_every_event_is_told_or_known_to_be_silent() -> None:
    assert set(Event.__subclasses__()) == TOLD | SILENT
    assert not TOLD & SILENT


def test_whole_games_are_told_for_every_seat() -> None:
    for players in (3, 5):
        for moment in moments(RULES, players, players):
            events = RULES.apply(moment.state.clone(), moment.move)
            for seat in range(players):
                for line in Teller(NAMES).lines([RULES.redact(event, seat) for event in events]):
                    assert line.endswith(".") and "{" not in line and "None" not in line


def test_lines_name_who_did_what_and_what_it_brought() -> None:
    position = {"players": 3, "queen": 0, "seats": [{"money": 6, "tiles": {"field": 1}}]}
    assert told(position, IDLE, END_TURN) == ["Arabella idles: 1 point.", "Arabella ends the turn: 1 point."]
    assert told(position, Bribe(2)) == ["Arabella bribes the royals: 2 bribes, −£4, 2 points."]
    at = min(RULES.decode_state(position).seats[0].estate.frontier)
    assert told(position, place(0, at), DONE) == [
        "Arabella lays land (Field).",
        "Arabella has expanded the estate: +£1.",
    ]
