"""The player's options: a plain record, a JSON file in the folder the system names, never a reason not to start."""

from __future__ import annotations

import dataclasses
import json
import logging
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import platformdirs

APPLICATION = "noblemen"
SPEEDS = ("off", "fast", "normal", "slow")

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Settings:
    """Every option with its default. An empty language means the desktop's, scale 0 means the desktop's."""

    language: str = ""
    interface_scale: int = 0
    full_screen: bool = False
    own_speed: Literal["off", "fast", "normal", "slow"] = "normal"
    rival_speed: Literal["off", "fast", "normal", "slow"] = "normal"
    reduce_motion: bool = False
    tile_letters: bool = False
    dark_outlines: bool = False
    show_payout: bool = True
    auto_end_turn: bool = False
    confirmations: bool = True
    closed_screens: bool = False
    practice: bool = False
    curtain: bool = True
    herald: bool = True
    sound: bool = True
    # At these two places of the sliders music lies 10 dB below the effects, as it is meant to.
    music_volume: int = 80
    effects_volume: int = 75
    window: tuple[int, int, int, int] | None = None
    last_game: dict[str, Any] = field(default_factory=dict)  # who sat where, for the next new game


# What a player who restores the defaults keeps.
KEPT = ("language", "full_screen", "window", "last_game")
LIMITS: dict[str, tuple[int, int]] = {
    "music_volume": (0, 100),
    "effects_volume": (0, 100),
    "interface_scale": (75, 200),
}
CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", "en", "de", "it"),
    "own_speed": SPEEDS,
    "rival_speed": SPEEDS,
}


class SettingsFile:
    """Reads and writes the options. A damaged file is set aside; `set_aside` then names it for the player."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or platformdirs.user_config_path(APPLICATION, appauthor=False) / "settings.json"
        self.set_aside: Path | None = None

    def load(self) -> Settings:
        try:
            raw = json.loads(self.path.read_text("utf-8"))
            if not isinstance(raw, dict):
                raise ValueError("not an object")
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            log.warning("The options cannot be read: %s", error)
            return Settings()
        except ValueError as error:
            self._put_aside(error)
            return Settings()
        return decode(raw)

    def save(self, settings: Settings) -> None:
        """Written beside, flushed and renamed: the file is always whole. A full disk costs only the options."""
        part = self.path.with_suffix(".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with part.open("w", encoding="utf-8") as file:
                json.dump(dataclasses.asdict(settings), file, indent=1)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)
        except OSError as error:
            log.warning("The options cannot be written: %s", error)

    def _put_aside(self, error: Exception) -> None:
        aside = self.path.with_suffix(".damaged.json")
        log.warning("The options in %s are damaged (%s) and were set aside as %s", self.path, error, aside)
        try:
            self.path.replace(aside)
            self.set_aside = aside
        except OSError as problem:
            log.warning("They could not be set aside: %s", problem)


def decode(raw: dict[str, Any]) -> Settings:
    """Options from what a file says; a value of the wrong kind counts as not given."""
    settings = Settings()
    for option in dataclasses.fields(Settings):
        value = raw.get(option.name)
        if option.name == "window":
            settings.window = _window(value)
        elif _fits(option.name, value, getattr(settings, option.name)):
            setattr(settings, option.name, value)
    return settings


def _fits(name: str, value: Any, default: Any) -> bool:
    if type(value) is not type(default):
        return False
    if name in CHOICES:
        return value in CHOICES[name]
    if name not in LIMITS:
        return True
    low, high = LIMITS[name]
    return bool(low <= value <= high or (name == "interface_scale" and value == 0))


def restored(settings: Settings) -> Settings:
    """The defaults, with what belongs to the player and the window kept."""
    return dataclasses.replace(Settings(), **{name: getattr(settings, name) for name in KEPT})


def _window(value: Any) -> tuple[int, int, int, int] | None:
    if isinstance(value, list) and len(value) == 4 and all(type(number) is int for number in value):
        x, y, w, h = value
        return (x, y, w, h) if w > 0 and h > 0 else None
    return None
