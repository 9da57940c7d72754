"""The application: one loop, a stack of scenes, redrawing only what changed, resting when nothing happens."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pygame

from noblemen_gui import __version__, locale, resources
from noblemen_gui.settings import APPLICATION, Settings, SettingsFile
from noblemen_gui.ui import text
from noblemen_gui.ui.assets import Assets
from noblemen_gui.ui.audio import Audio
from noblemen_gui.ui.backdrop import Backdrop
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.companion import Companion
from noblemen_gui.ui.events import Event, Exposed, Key, Pointer, Quit, Reader, Resize
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.landmarks import Landmarks
from noblemen_gui.ui.painted import Kit
from noblemen_gui.ui.pixels import PixelStore
from noblemen_gui.ui.scene import Scene
from noblemen_gui.ui.tween import Pace, Speed
from noblemen_gui.ui.view import View, automatic_percent
from noblemen_gui.ui.window import Window, desktop_scale

FRAME_SECONDS = 1 / 60
# At rest the queue is looked at so often; after an event or a frame full speed is kept a moment: more comes soon.
REST_SECONDS = 0.05
AWAKE_SECONDS = 0.5
# A longer pause (a sleeping laptop, a dragged window) does not make animations jump.
LONGEST_STEP_MS = 100.0
# So many separate rectangles cost more than the one around them.
MANY_RECTS = 12

log = logging.getLogger(__name__)


class App:
    """Give it settings and a window, push a scene, `run()`."""

    def __init__(
        self, file: SettingsFile, window: Window, cache: Path | None = None, sounds: Path | None = None
    ) -> None:
        self.file = file
        self.settings: Settings = file.load()
        self.window = window
        folder = cache or platformdirs.user_cache_path(APPLICATION, appauthor=False) / "pixels"
        self.kit = Kit(Assets(resources.path("art"), PixelStore(folder, __version__)))
        self.audio = Audio(sounds or resources.path("sounds"))
        self.reader = Reader()
        self.scenes: list[Scene] = []
        self.keyboard_in_use = False
        self.running = False
        self.frames = 0
        self.on_error: Callable[[Exception], None] | None = None
        self.on_help: Callable[[], object] | None = None
        self._dirty: list[Rect] = []
        self._all_dirty = True
        self._backdrop = Backdrop()
        self._landmarks = Landmarks()
        self._awake_until = 0.0
        self.view = View(*window.size)
        self.apply_settings()

    # scenes

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    @property
    def company(self) -> Companion | None:
        """Whoever has a word to say over the top scene: its own companion, or that of a scene below which it keeps."""
        for scene in reversed(self.scenes):
            if scene.companion:
                return scene.companion if scene.companion.shown else None
            if not scene.keeps_company:
                return None
        return None

    def push(self, scene: Scene) -> None:
        """Open a scene above the present one."""
        self.scenes.append(scene)
        self._entered()

    def pop(self) -> None:
        """Close the top scene; closing the last one ends the program."""
        self.scenes.pop().leave()
        if self.scenes:
            self._entered()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Close every scene and open this one instead."""
        for old in reversed(self.scenes):
            old.leave()
        self.scenes = [scene]
        self._entered()

    def quit(self) -> None:
        """End the program, from whatever scene."""
        self.running = False

    def _entered(self) -> None:
        self._backdrop.forget()
        self.scene.relayout()
        self.scene.enter()
        self._relayout_company()
        self.invalidate()

    def _relayout_company(self) -> None:
        if self.scenes and self.company:
            self.company.relayout()

    # settings

    def apply_settings(self) -> None:
        """Take over what the settings say now: language, scale, volumes."""
        locale.set_language(self.settings.language)
        self.apply_sound()
        self.resized()

    def apply_sound(self) -> None:
        """Take over the volumes."""
        now = self.settings
        self.audio.set_volumes(effects=now.effects_volume / 100, music=now.music_volume / 100, enabled=now.sound)
        self.audio.resume_music()

    def save_settings(self) -> None:
        self.file.save(self.settings)

    def toggle_full_screen(self) -> None:
        self.window.toggle_full_screen()
        self.settings.full_screen = self.window.full_screen
        self.save_settings()
        self.resized()

    @property
    def percent(self) -> int:
        """The interface scale in use: chosen, or as the desktop has it."""
        return self.settings.interface_scale or automatic_percent(*self.window.size, desktop_scale())

    def speed_of(self, pace: Pace) -> Speed:
        speeds: dict[Pace, Speed] = {"own": self.settings.own_speed, "rivals": self.settings.rival_speed}
        return speeds.get(pace, "normal")

    def is_still(self) -> bool:
        return self.settings.reduce_motion

    def resized(self) -> None:
        """Lay everything out again for the window's size, the scale and the language."""
        view = View.of_window(*self.window.size, self.percent)
        if self.running:
            self.kit.assets.begin_drafts()
        if view.scale != self.view.scale:
            self.kit.forget()
        text.forget()
        self.view = view
        self.reader.scale = view.scale
        self._backdrop.forget()
        for scene in self.scenes:
            scene.relayout()
        self._relayout_company()
        self.invalidate()

    # the loop

    def run(self) -> None:
        """Until the last scene is closed or the window is."""
        self.running = True
        self.kit.assets.begin_drafts()  # the very first title need not wait for its finest lines
        before = time.perf_counter()
        while self.running and self.scenes:
            now = time.perf_counter()
            self.step((now - before) * 1000)
            before = now
            spent = time.perf_counter() - now
            pause = (FRAME_SECONDS if self.awake else REST_SECONDS) - spent
            if pause > 0:
                pygame.time.wait(round(pause * 1000))
        self._remember_window()

    @property
    def awake(self) -> bool:
        return time.perf_counter() < self._awake_until or any(scene.moving for scene in self._present())

    def wake(self) -> None:
        """Keep full speed for a moment."""
        self._awake_until = time.perf_counter() + AWAKE_SECONDS

    def step(self, ms: float, events: list[Event] | None = None) -> None:
        """One turn of the loop: events, time, drawing. Whatever fails in a scene is logged and told, not fatal."""
        try:
            for event in self.reader.read() if events is None else events:
                self.wake()
                self.handle(event)
            for scene in self._present():
                scene.update(min(ms, LONGEST_STEP_MS))
            if self.scenes:
                self._refine()
                self.draw()
                self._landmarks.tell(self)
        except Exception as error:
            if self.on_error is None:
                raise
            log.exception("Unexpected error in a scene")
            self.on_error(error)

    def handle(self, event: Event) -> None:
        match event:
            case Quit():
                self.quit()
            case Resize():
                self.resized()
            case Exposed():
                self.invalidate()
            case Key("f11"):
                self.toggle_full_screen()
            case _ if self.scenes:
                self._note_device(event)
                if not self._offer(event) and event == Key("f1") and self.on_help:
                    self.on_help()

    def _present(self) -> list[Scene]:
        """The top scene and whoever stands beside it."""
        return [*self.scenes[-1:], *([self.company] if self.company else [])]

    def _offer(self, event: Event) -> bool:
        """Give an event to the companion, then to the scene; whatever is carried stays in the scene's hand."""
        company, carrying = self.company, bool(self.scene.drag and self.scene.drag.carrying)
        if company and not (carrying and isinstance(event, Pointer)) and company.handle(event):
            if isinstance(event, Pointer) and event.kind == "move":
                self.scene.handle(Pointer("leave"))
            return True
        return self.scene.handle(event)

    @property
    def pointer(self) -> Point:
        return self.reader.pointer

    def _note_device(self, event: Event) -> None:
        """The focus ring shows only while the keyboard is used."""
        keyboard = self.keyboard_in_use
        if isinstance(event, Key):
            keyboard = True
        elif isinstance(event, Pointer):
            self.reader.pointer = event.at
            keyboard = keyboard and event.kind != "down"
        if keyboard != self.keyboard_in_use:
            self.keyboard_in_use = keyboard
            if self.scene.focus:
                self.scene.focus.changed()

    # drawing

    def invalidate(self, rect: Rect | None = None) -> None:
        if rect is None:
            self._all_dirty = True
        elif not self._all_dirty:
            self._dirty.append(rect)

    def draw(self) -> bool:
        """Draw what is dirty and show it; false when nothing was."""
        areas = self._dirty_areas()
        if not areas:
            return False
        surface = self.window.surface
        canvas = Canvas(surface, self.view, self.kit)
        for area in areas:
            surface.set_clip(area)
            self._draw_stack(canvas)
        surface.set_clip(None)
        self.window.show(areas)
        self.frames += 1
        self.wake()
        return True

    def _refine(self) -> None:
        """After a new size everything is drawn again when the true pictures of that size are there."""
        if self.kit.assets.refine():
            self.kit.forget()
            self._backdrop.forget()
            self.invalidate()

    def _draw_stack(self, canvas: Canvas) -> None:
        if self.scene.modal and len(self.scenes) > 1:
            self._backdrop.draw(canvas, self._below)
        self.scene.draw(canvas)
        if self.company:
            self.company.draw(canvas)

    def _below(self, canvas: Canvas) -> None:
        """The scenes under the modal one: the highest that covers all, and those above it."""
        start = max((i for i, s in enumerate(self.scenes[:-1]) if not s.modal), default=0)
        for scene in self.scenes[start:-1]:
            scene.draw(canvas)

    def _dirty_areas(self) -> list[pygame.Rect]:
        whole = pygame.Rect((0, 0), self.window.size)
        if self._all_dirty:
            areas = [whole]
        else:
            canvas = Canvas(self.window.surface, self.view, self.kit)
            areas = merged([canvas.device(rect).inflate(2, 2).clip(whole) for rect in self._dirty])
        self._dirty, self._all_dirty = [], False
        return [area for area in areas if area.w and area.h]

    def _remember_window(self) -> None:
        self.settings.window = self.window.place()
        self.save_settings()


def merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that touch become one, so that no pixel is drawn twice."""
    if len(areas) > MANY_RECTS:
        return [areas[0].unionall(areas[1:])]
    result: list[pygame.Rect] = []
    for area in areas:
        while (index := area.collidelist(result)) >= 0:
            area = area.union(result.pop(index))
        result.append(area)
    return result
