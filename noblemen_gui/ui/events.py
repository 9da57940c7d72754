"""The one reader of the event queue: what pygame reports becomes a few small values in logical pixels."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import pygame

from noblemen_gui.ui.geometry import Point

MOUSE_BUTTONS = {1: "left", 2: "middle", 3: "right"}

# Names that differ from pygame's, so that both Enter keys and both rows of digits mean the same.
KEY_NAMES = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    **{getattr(pygame, f"K_KP{digit}"): str(digit) for digit in range(10)},
}
MODIFIERS = ((pygame.KMOD_CTRL | pygame.KMOD_META, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))

# Typed with Shift on some keyboards and without on others: what counts is the sign that is typed.
SIGNS = ("+", "-")
# Keys that move something go on while they are held; nothing is ever pressed, confirmed or undone by a held key.
REPEATING = ("left", "right", "up", "down", "page up", "page down", "tab", "shift+tab", "backspace", "delete")
REPEAT_AFTER = 0.4
REPEAT_EVERY = 0.04


@dataclass(frozen=True, slots=True)
class Pointer:
    """The pointer moved, or a button went down or up; `button` is empty for a move."""

    kind: Literal["move", "down", "up", "leave"]
    at: Point = (-1.0, -1.0)
    button: Literal["", "left", "middle", "right"] = ""


@dataclass(frozen=True, slots=True)
class Wheel:
    """Notches turned: `dy` above zero is away from the user."""

    at: Point
    dy: float
    dx: float = 0


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down, as `enter`, `a`, `ctrl+z`, `shift+tab`, `f11`, `left`, `5`, …"""

    combo: str
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Typed characters, for text fields."""

    text: str


@dataclass(frozen=True, slots=True)
class Resize:
    """The window has a new size in device pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window's contents have to be shown again."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Somebody closes the window."""


Event = Pointer | Wheel | Key | Text | Resize | Exposed | Quit


class Reader:
    """Reads everything that is waiting; successive pointer moves are joined, since only the last one counts.

    Held keys repeat here and not by pygame's clock: that one goes on while a slow frame keeps us from seeing that a
    key was let go, and then presses what nobody pressed.
    """

    def __init__(self) -> None:
        self.scale = 1.0
        self.pointer: Point = (-1.0, -1.0)
        self._held: tuple[int, str] | None = None
        self._repeats_at = 0.0

    def read(self, now: float | None = None) -> list[Event]:
        """All that happened since the last time, at the latest a repetition of the key that is held."""
        now = time.perf_counter() if now is None else now
        held = self._held
        events = self._queued()
        if self._held is None or self._held != held:
            self._repeats_at = now + REPEAT_AFTER
        elif now >= self._repeats_at:
            self._repeats_at = now + REPEAT_EVERY
            events.append(Key(self._held[1], repeat=True))
        return events

    def _queued(self) -> list[Event]:
        events: list[Event] = []
        for raw in pygame.event.get():
            for event in self.translate(raw):
                if _moves(event) and events and _moves(events[-1]):
                    events.pop()
                events.append(event)
        return events

    def translate(self, raw: pygame.event.Event) -> Iterator[Event]:
        """The values of one pygame event, if it has any."""
        match raw.type:
            case pygame.MOUSEMOTION:
                yield Pointer("move", self._logical(raw.pos))
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if raw.button in MOUSE_BUTTONS:
                kind: Literal["down", "up"] = "down" if raw.type == pygame.MOUSEBUTTONDOWN else "up"
                yield Pointer(kind, self._logical(raw.pos), MOUSE_BUTTONS[raw.button])  # type: ignore[arg-type]
            case pygame.MOUSEWHEEL:
                yield Wheel(self.pointer, raw.precise_y, raw.precise_x)
            case pygame.KEYDOWN:
                yield from self._key(raw)
            case pygame.KEYUP if self._held and self._held[0] == raw.key:
                self._held = None
            case pygame.TEXTINPUT:
                if raw.text in SIGNS:
                    yield Key(raw.text)
                yield Text(raw.text)
            case _:
                yield from _of_window(raw)

    def _key(self, raw: pygame.event.Event) -> Iterator[Event]:
        name = KEY_NAMES.get(raw.key) or pygame.key.name(raw.key)
        if not name or raw.key in (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL):
            return
        combo = "+".join([*(word for mask, word in MODIFIERS if raw.mod & mask), name])
        if combo in SIGNS:
            return
        self._held = (raw.key, combo) if combo in REPEATING else None
        yield Key(combo)

    def _logical(self, pos: tuple[int, int]) -> Point:
        self.pointer = pos[0] / self.scale, pos[1] / self.scale
        return self.pointer


def _of_window(raw: pygame.event.Event) -> Iterator[Event]:
    match raw.type:
        case pygame.QUIT:
            yield Quit()
        case pygame.WINDOWSIZECHANGED:
            yield Resize(raw.x, raw.y)
        case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
            yield Exposed()
        case pygame.WINDOWLEAVE:
            yield Pointer("leave")


def _moves(event: Event) -> bool:
    return isinstance(event, Pointer) and event.kind == "move"
