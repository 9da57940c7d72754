"""The one reader of the event queue: what pygame reports becomes a few small values in logical pixels."""

from __future__ import annotations

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
class Focused:
    """The window got or lost the keyboard."""

    gained: bool


@dataclass(frozen=True, slots=True)
class Quit:
    """Somebody closes the window."""


Event = Pointer | Wheel | Key | Text | Resize | Exposed | Focused | Quit


class Reader:
    """Reads everything that is waiting; successive pointer moves are joined, since only the last one counts."""

    def __init__(self) -> None:
        self.scale = 1.0
        self.pointer: Point = (-1.0, -1.0)
        self._down: set[int] = set()

    def read(self) -> list[Event]:
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
            case pygame.KEYUP:
                self._down.discard(raw.key)
            case pygame.TEXTINPUT:
                yield Text(raw.text)
            case _:
                yield from _of_window(raw)

    def _key(self, raw: pygame.event.Event) -> Iterator[Event]:
        name = KEY_NAMES.get(raw.key) or pygame.key.name(raw.key)
        if not name or raw.key in (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL):
            return
        parts = [word for mask, word in MODIFIERS if raw.mod & mask]
        repeat = raw.key in self._down
        self._down.add(raw.key)
        yield Key("+".join([*parts, name]), repeat)

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
        case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
            yield Focused(raw.type == pygame.WINDOWFOCUSGAINED)


def _moves(event: Event) -> bool:
    return isinstance(event, Pointer) and event.kind == "move"
