"""Rasterised pixels kept on disk between two starts, checked against the version, the source and the size."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
from pathlib import Path
from typing import Literal

import pygame

MAGIC = b"NOBLEMEN-PIXELS-1"
FORMAT: Literal["RGBA"] = "RGBA"
LIMIT_BYTES = 96 * 1024 * 1024
# A window that is dragged larger leaves pixels of every size it had, so there is looked after so much again.
TIDY_BYTES = LIMIT_BYTES // 4

log = logging.getLogger(__name__)


class PixelStore:
    """A folder of raw pixels; whatever is unreadable there counts as absent, and nothing in it is ever needed."""

    def __init__(self, folder: Path, version: str) -> None:
        self.folder = folder
        self.version = version
        self._written = TIDY_BYTES

    def load(self, key: str, source: bytes, size: tuple[int, int]) -> pygame.Surface | None:
        head, path = self._head(source, size), self._file(key, size)
        try:
            with path.open("rb") as file:
                if file.read(len(head)) != head:
                    return None
                data = file.read()
            os.utime(path)  # what is used stays longest
        except OSError:
            return None
        if len(data) != size[0] * size[1] * len(FORMAT):
            return None
        return pygame.image.frombytes(data, size, FORMAT).convert_alpha()

    def save(self, key: str, source: bytes, surface: pygame.Surface) -> None:
        """Written beside and renamed, so that a killed program leaves no half picture."""
        size = surface.get_size()
        target = self._file(key, size)
        part = target.with_suffix(f".{os.getpid()}.part")
        try:
            self._make_room()
            self._written += part.write_bytes(self._head(source, size) + pygame.image.tobytes(surface, FORMAT))
            part.replace(target)
        except OSError as error:
            log.info("No pixels kept for %s: %s", key, error)
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)

    def _file(self, key: str, size: tuple[int, int]) -> Path:
        return self.folder / f"{key}-{size[0]}x{size[1]}.pixels"

    def _head(self, source: bytes, size: tuple[int, int]) -> bytes:
        digest = hashlib.sha256(source).hexdigest()
        return MAGIC + f" {self.version} {pygame.ver} {digest} {size[0]} {size[1]}\n".encode()

    def _make_room(self) -> None:
        """At first and now and then: the folder exists, and what was not used for longest goes when it is too large."""
        if self._written < TIDY_BYTES:
            return
        self._written = 0
        self.folder.mkdir(parents=True, exist_ok=True)
        files = sorted(self.folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
        total = 0
        for file in files:
            total += file.stat().st_size
            if total > LIMIT_BYTES:
                file.unlink(missing_ok=True)
