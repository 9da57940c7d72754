"""The reader of the event queue."""

import pygame
import pytest

from noblemen_gui.ui.events import Event, Key, Pointer, Quit, Reader, Resize, Text, Wheel


def read(*raw: pygame.event.Event, scale: float = 1.0) -> list[Event]:
    reader = Reader()
    reader.scale = scale
    return [event for one in raw for event in reader.translate(one)]


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod)


def test_places_are_logical() -> None:
    raw = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=1)
    assert read(raw, scale=1.5) == [Pointer("down", (200, 100), "left")]


@pytest.mark.parametrize(
    ("code", "mod", "combo"),
    [
        (pygame.K_RETURN, 0, "enter"),
        (pygame.K_KP_ENTER, 0, "enter"),
        (pygame.K_KP5, 0, "5"),
        (pygame.K_5, 0, "5"),
        (pygame.K_z, pygame.KMOD_LCTRL, "ctrl+z"),
        (pygame.K_z, pygame.KMOD_LMETA, "ctrl+z"),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, "shift+tab"),
        (pygame.K_F11, 0, "f11"),
        (pygame.K_ESCAPE, pygame.KMOD_NUM, "escape"),
    ],
)
def test_key_names(code: int, mod: int, combo: str) -> None:
    pygame.display.init()
    assert read(key(code, mod)) == [Key(combo)]


@pytest.mark.parametrize(
    ("code", "mod"), [(pygame.K_EQUALS, pygame.KMOD_LSHIFT), (pygame.K_PLUS, 0), (pygame.K_KP_PLUS, 0)]
)
def test_plus_is_pressed_once_on_every_keyboard(code: int, mod: int) -> None:
    pygame.display.init()
    seen = read(key(code, mod), pygame.event.Event(pygame.TEXTINPUT, text="+"))
    assert [event for event in seen if event == Key("+")] == [Key("+")] and seen[-1] == Text("+")


def posted(reader: Reader, now: float, *raw: pygame.event.Event) -> list[Event]:
    for one in raw:
        pygame.event.post(one)
    return [event for event in reader.read(now) if isinstance(event, Key)]


def test_a_held_arrow_repeats_until_it_is_let_go() -> None:
    pygame.display.init()
    pygame.event.clear()
    reader = Reader()
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_LEFT, mod=0)
    assert posted(reader, 0.0, key(pygame.K_LEFT)) == [Key("left")]
    assert posted(reader, 0.3) == []
    assert posted(reader, 0.41) == [Key("left", repeat=True)]
    assert posted(reader, 0.42) == []
    assert posted(reader, 0.46) == [Key("left", repeat=True)]
    assert posted(reader, 0.47, up) == []
    assert posted(reader, 9.0) == []


def test_a_key_let_go_during_a_slow_frame_does_not_repeat() -> None:
    pygame.display.init()
    pygame.event.clear()
    reader = Reader()
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_LEFT, mod=0)
    assert posted(reader, 0.0, key(pygame.K_LEFT)) == [Key("left")]
    assert posted(reader, 5.0, up) == []


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_e])
def test_a_held_key_presses_nothing_twice(code: int) -> None:
    pygame.display.init()
    pygame.event.clear()
    reader = Reader()
    assert len(posted(reader, 0.0, key(code))) == 1
    assert posted(reader, 5.0) == []


def test_the_rest() -> None:
    assert read(pygame.event.Event(pygame.QUIT)) == [Quit()]
    assert read(pygame.event.Event(pygame.TEXTINPUT, text="ß")) == [Text("ß")]
    assert read(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1300, y=700)) == [Resize(1300, 700)]
    assert read(pygame.event.Event(pygame.MOUSEWHEEL, precise_x=0.0, precise_y=1.0)) == [Wheel((-1, -1), 1.0, 0.0)]
    assert read(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=9)) == []


def test_moves_are_joined() -> None:
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    pygame.event.clear()
    for x in range(5):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(0, 0, 0)))
    moves = [event for event in Reader().read() if isinstance(event, Pointer)]
    assert moves == [Pointer("move", (4, 0))]
