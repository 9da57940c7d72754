"""The course of a game as its chart shows it: one point for each space of the round track, and when it was reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from noblemen_gui.scenes.session import GameSession


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the track in a decade: the first decision made there and everybody's points when it was left."""

    decade: int
    kind: str
    nth: int  # which of its kind in this decade, from 1
    step: int
    points: tuple[int, ...]


def course(session: GameSession) -> list[Space]:
    """All spaces in order; the last one holds the final points."""
    match = session.match
    states = [step.before for step in match.steps] + [match.state]
    totals = session.points_over_time()
    starts = [i for i, state in enumerate(states) if i == 0 or _place(state) != _place(states[i - 1])]
    ends = [*starts[1:], len(states) - 1]
    spaces, seen = [], dict[tuple[int, str], int]()
    for start, end in zip(starts, ends, strict=True):
        decade, kind = states[start].decade, states[start].board.track[states[start].round]
        seen[decade, kind] = seen.get((decade, kind), 0) + 1
        spaces.append(Space(decade, kind, seen[decade, kind], start, tuple(totals[end])))
    return spaces


def gains(spaces: Sequence[Space], index: int) -> tuple[int, ...]:
    """What each seat got on a space."""
    before = spaces[index - 1].points if index else (0,) * len(spaces[index].points)
    return tuple(after - earlier for after, earlier in zip(spaces[index].points, before, strict=True))


def dashes(points: Sequence[tuple[float, float]], pattern: Sequence[float]) -> str:
    """A path along the points in strokes and gaps of these lengths; no pattern means one stroke."""
    if not pattern:
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return "".join(_strokes(points, pattern))


def _strokes(points: Sequence[tuple[float, float]], pattern: Sequence[float]) -> Iterator[str]:
    index, left = 0, pattern[0]
    yield f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x, y), (to_x, to_y) in pairwise(points):
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        done = 0.0
        while done < length:
            stretch = min(left, length - done)
            done, left = done + stretch, left - stretch
            share = done / length
            at = f"{x + (to_x - x) * share:.1f} {y + (to_y - y) * share:.1f}"
            yield ("M" if index % 2 else "L") + at
            if left <= 0:
                index = (index + 1) % len(pattern)
                left = pattern[index]


def _place(state: Any) -> tuple[int, int]:
    return state.decade, state.round
