"""Shows a move: the act brings a piece to its place, the new state appears, what the act brought flies from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.table.animate_events import ACTS, GAINS
from noblemen_gui.games.noblemen.table.animate_stage import Director, Later, Stage
from noblemen_gui.games.noblemen.table.sounds import sound_of
from noblemen_gui.ui.tween import Animation, Call, Together, Wait
from noblemen_gui.ui.tween import Sequence as InOrder

FOCUS_MS = 300
LINE_MS = 200
GAIN_APART_MS = 140


def animation(
    stage: Stage, events: Sequence[Event], own: bool, show: Callable[[], None], tell: Callable[[], None]
) -> Animation:
    """Return a move's whole animation; own moves show their state at once, since a hand has put the piece there."""
    director = Director(stage, own)
    acts = [event for event in events if type(event) in ACTS]
    gains = [event for event in events if type(event) in GAINS]
    act = InOrder(*(_act(director, event) for event in acts))
    others = [event for event in events if event not in acts and event not in gains]
    gain = Together(*(_gain(director, event, number) for number, event in enumerate(gains)))
    appear = InOrder(Call(show), Call(tell), *(_sound(stage, event) for event in others))
    if own:
        return InOrder(appear, act, gain)
    rest = LINE_MS if acts or gains else 0
    return InOrder(_focus(director, events), act, appear, Wait(rest), gain)


def _sound(stage: Stage, event: Event) -> Animation:
    return Call(lambda: stage.sound(sound_of(event)))


def _act(director: Director, event: Event) -> Animation:
    return InOrder(_sound(director.stage, event), Later(lambda: ACTS[type(event)](director, event)))


def _gain(director: Director, event: Event, number: int) -> Animation:
    wait = Wait(number * GAIN_APART_MS)
    return InOrder(wait, _sound(director.stage, event), Later(lambda: GAINS[type(event)](director, event)))


def _focus(director: Director, events: Sequence[Event]) -> Animation:
    """Lead the eye to the seat that acts."""
    seat = next((event.seat for event in events if event.seat is not None), None)
    acting = any(type(event) in ACTS for event in events)
    return director.glow(director.anchor(f"points:{seat}"), FOCUS_MS) if acting else Wait(0)
