"""The window: opened where it was last, never smaller than the smallest layout, full screen and back."""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

import pygame

from noblemen_gui.ui.view import DESIGN, SMALLEST

# The room a window leaves on a desktop when it is opened for the first time.
FIRST_SHARE = 0.86
DESKTOPS = (("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY"))

Place = tuple[int, int, int, int]

log = logging.getLogger(__name__)


class NoDisplay(Exception):
    """There is no screen to open a window on."""


def prepare() -> None:
    """Before pygame's display starts: present by copying, for without a graphics card SDL's default is software
    OpenGL, eight times slower; and let Windows tell true pixels."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # Not a default: pygame has put the script's name there, by which no desktop finds the icon.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "noblemen"
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    if sys.platform == "linux":
        _choose_driver()


def _choose_driver() -> None:
    """Only a desktop that is there: SDL would go on to draw where nobody looks, and complain on the terminal."""
    drivers = [
        driver for driver, place in (("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")) if os.environ.get(place)
    ]
    if not os.environ.get("SDL_VIDEODRIVER"):
        if not drivers:
            raise NoDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set")
        os.environ["SDL_VIDEODRIVER"] = ",".join(drivers)


class Window:
    """Owns pygame's display. `surface` is what is drawn on, `show` brings changed parts to the screen."""

    def __init__(
        self, caption: str, place: Place | None, full_screen: bool, icon: pygame.Surface | None = None
    ) -> None:
        prepare()
        try:
            pygame.display.init()
            self._restore = place or first_place(pygame.display.get_desktop_sizes()[0])
            if icon:
                pygame.display.set_icon(icon)
            pygame.display.set_caption(caption)
            self.full_screen = full_screen
            self._open()
        except (pygame.error, IndexError) as error:
            log.info("No window: %s", error)
            raise NoDisplay(str(error)) from error

    @property
    def surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def toggle_full_screen(self) -> None:
        if not self.full_screen:
            self._restore = self.place()
        self.full_screen = not self.full_screen
        self._open()

    def place(self) -> Place:
        """Where the window is, or will be when it is no longer full screen."""
        if self.full_screen:
            return self._restore
        return (*pygame.display.get_window_position(), *self.size)

    def show(self, areas: Sequence[pygame.Rect]) -> None:
        pygame.display.update(list(areas))

    def close(self) -> None:
        pygame.display.quit()

    def _open(self) -> None:
        desktops = pygame.display.get_desktop_sizes()
        if self.full_screen:
            self._set_mode(desktops[0], pygame.FULLSCREEN)
            return
        x, y = self._restore[:2]
        # Drawn into memory there is no desktop that a window could be too large for.
        seen = pygame.display.get_driver() != "dummy"
        size = fitting(self._restore[2:], desktops if seen else [self._restore[2:]])
        self._set_mode(size, pygame.RESIZABLE)
        self._limit(size)
        if on_a_screen((x, y, *size), desktops):
            pygame.display.set_window_position((x, y))

    def _set_mode(self, size: tuple[int, int], flags: int) -> None:
        with warnings.catch_warnings():
            # A desktop that decides otherwise tells it by an event; a terminal need not hear of it.
            warnings.simplefilter("ignore", RuntimeWarning)
            pygame.display.set_mode(size, flags)

    def _limit(self, size: tuple[int, int]) -> None:
        with contextlib.suppress(pygame.error, AttributeError), warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
            window.minimum_size = SMALLEST
            if window.size != size:  # it comes back from full screen as large as that was
                window.size = size


def fitting(size: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """A remembered size as far as the screens of today and the smallest layout allow it."""
    w, h = (min(side, max(sides)) for side, sides in zip(size, zip(*desktops, strict=True), strict=True))
    return max(w, SMALLEST[0]), max(h, SMALLEST[1])


def first_place(desktop: tuple[int, int]) -> Place:
    """The design's proportions, a little smaller than the desktop, in its middle."""
    share = min(desktop[0] / DESIGN[0], desktop[1] / DESIGN[1]) * FIRST_SHARE
    w, h = max(SMALLEST[0], round(DESIGN[0] * share)), max(SMALLEST[1], round(DESIGN[1] * share))
    return max(0, (desktop[0] - w) // 2), max(0, (desktop[1] - h) // 2), w, h


def on_a_screen(place: Place, desktops: Sequence[tuple[int, int]]) -> bool:
    """Whether a remembered window could still be grasped: screens come and go."""
    x, y, w, _ = place
    return 0 <= y < max(h for _, h in desktops) - 60 and -w + 120 < x < sum(wide for wide, _ in desktops) - 120


def desktop_scale() -> float:
    """How much larger the desktop draws everything; 1 when it does not say."""
    if sys.platform == "win32":
        with contextlib.suppress(AttributeError, OSError):
            return max(1.0, ctypes.windll.user32.GetDpiForSystem() / 96)
    for name in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        with contextlib.suppress(ValueError):
            return min(3.0, max(1.0, float(os.environ.get(name, ""))))
    return 1.0


def icon(art: Path) -> pygame.Surface | None:
    """The window's icon, if the art has one."""
    file = next(art.rglob("icon.svg"), None)
    return pygame.image.load_sized_svg(file, (64, 64)) if file else None
