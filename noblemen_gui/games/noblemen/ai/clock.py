"""How much of the game is left: balls, scorings and steps of the round marker, from the board's track."""

from functools import lru_cache
from typing import NamedTuple

from noblemen_gui.games.noblemen.rules.material import DECADES
from noblemen_gui.games.noblemen.rules.state import State


class Clock(NamedTuple):
    """What is still to come; a step is one end of a turn by the Queen's holder."""

    balls: int
    scorings: int
    steps: int  # to the end of the game
    steps_in_decade: int
    steps_to_ball: int  # to the next ball of this decade, 0 without one
    share: float  # of the game that is left


def clock_of(state: State) -> Clock:
    """Return what is left of a game."""
    return _clock(state.board.track, state.decade, state.round)


@lru_cache(maxsize=4096)
def _clock(track: tuple[str, ...], decade: int, at: int) -> Clock:
    ahead = track[at + 1 :]
    steps_ahead = len(track) - 1 - at - ahead.count("ball")  # from a ball the marker goes on by itself
    whole = len(track) - 1 - track.count("ball")
    later = DECADES - decade
    return Clock(
        balls=ahead.count("ball") + later * track.count("ball"),
        scorings=later + 1,
        steps=steps_ahead + later * whole,
        steps_in_decade=steps_ahead,
        steps_to_ball=ahead.index("ball") + 1 if "ball" in ahead else 0,
        share=(steps_ahead + later * whole) / (DECADES * whole),
    )
