"""Sounds by name: silent without a device, never two of a kind at once, music that is loaded only when it plays."""

from __future__ import annotations

import contextlib
import logging
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

APART_SECONDS = 0.06
CHANNELS = 16
FADE_MS = 800
ENDINGS = (".ogg", ".wav")

log = logging.getLogger(__name__)


class Audio:
    """Opens the device at the first sound, so that the first picture does not wait for it."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._files = {file.stem: file for file in sorted(folder.rglob("*")) if file.suffix in ENDINGS}
        self._clock = clock
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, float] = {}
        self._music = ""
        self._open: bool | None = None
        self.effects_volume = 0.75
        self.music_volume = 0.4
        self.enabled = True

    @property
    def missing(self) -> bool:
        """Whether a device was looked for and there is none."""
        return self._open is False

    def names(self) -> list[str]:
        return list(self._files)

    def set_volumes(self, *, effects: float, music: float, enabled: bool) -> None:
        """Volumes from 0 to 1; takes effect at once, also on music that plays."""
        self.effects_volume, self.music_volume, self.enabled = effects, music, enabled
        if self._open:
            pygame.mixer.music.set_volume(self._loudness(music))

    def play(self, name: str) -> bool:
        """An effect; false when it is not heard (no device, no such sound, too soon after the last of its kind)."""
        now = self._clock()
        if not self.enabled or self.effects_volume <= 0 or name not in self._files:
            return False
        if now - self._last.get(name, -1.0) < APART_SECONDS or not self._ready():
            return False
        self._last[name] = now
        if name not in self._sounds:
            self._sounds[name] = pygame.mixer.Sound(self._files[name])
        sound = self._sounds[name]
        sound.set_volume(self._loudness(self.effects_volume))
        return sound.play() is not None

    def music(self, name: str) -> None:
        """Loop a piece, going over from another one softly; an empty name ends the music."""
        if name == self._music:
            return
        self._music = name
        if name in self._files and self.enabled and self.music_volume > 0:
            self._start(name)
        elif self._open:
            pygame.mixer.music.fadeout(FADE_MS)

    def resume_music(self) -> None:
        """Start the wanted piece if it was silenced when it was asked for."""
        wanted = self._music in self._files and self.enabled and self.music_volume > 0
        if wanted and self._ready() and not pygame.mixer.music.get_busy():
            self._start(self._music)

    def close(self) -> None:
        if self._open:
            pygame.mixer.quit()
        self._open = None
        self._sounds.clear()

    def _start(self, name: str) -> None:
        if not self._ready():
            return
        try:
            pygame.mixer.music.load(self._files[name])
            pygame.mixer.music.set_volume(self._loudness(self.music_volume))
            pygame.mixer.music.play(-1, fade_ms=FADE_MS)
        except pygame.error as error:
            log.warning("No music: %s", error)

    def _loudness(self, volume: float) -> float:
        # Ears hear in ratios: a squared slider feels even.
        return volume * volume if self.enabled else 0.0

    def _ready(self) -> bool:
        if self._open is None:
            try:
                with quiet_terminal():
                    pygame.mixer.init(44100, -16, 2, 1024)
                pygame.mixer.set_num_channels(CHANNELS)
                self._open = True
            except pygame.error as error:
                log.info("No sound: %s", error)
                self._open = False
        return self._open


@contextlib.contextmanager
def quiet_terminal() -> Iterator[None]:
    """Without a device the system's sound library fills the terminal; one line in our log will do."""
    try:
        terminal, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no terminal
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)
