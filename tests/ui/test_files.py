"""What the interface keeps and reads: options, pixels, art, sounds, catalogues."""

import json
import os
from pathlib import Path

import pygame
import pytest

from noblemen_gui import locale, resources
from noblemen_gui.settings import Settings, SettingsFile
from noblemen_gui.ui import pixels
from noblemen_gui.ui.assets import Assets
from noblemen_gui.ui.audio import Audio
from noblemen_gui.ui.pixels import PixelStore


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    pygame.display.set_mode((10, 10))


def test_options_come_back_as_they_were_written(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "folder" / "settings.json")
    settings = Settings(language="de", interface_scale=125, own_speed="off", window=(1, 2, 1300, 800), sound=False)
    file.save(settings)
    assert SettingsFile(file.path).load() == settings
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_no_file_means_defaults(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "none.json").load() == Settings()


@pytest.mark.parametrize("content", ["", "{", "[1]", "\x00\x01", '"text"'])
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: str) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text(content, encoding="utf-8")
    assert file.load() == Settings()
    assert file.set_aside
    assert file.set_aside.read_text(encoding="utf-8") == content
    assert not file.path.exists()


def test_odd_values_count_as_not_given(tmp_path: Path) -> None:
    odd = {
        "language": "xx", "interface_scale": 900, "own_speed": "warp", "sound": "yes", "music_volume": 300,
        "window": [1, 2], "effects_volume": 10, "unknown": 1,
    }  # fmt: skip
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text(json.dumps(odd), encoding="utf-8")
    assert file.load() == Settings(effects_volume=10)
    assert file.set_aside is None


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    SettingsFile(blocked / "settings.json").save(Settings())


def test_pixels_come_back_and_are_checked(tmp_path: Path) -> None:
    store = PixelStore(tmp_path, "1.0")
    surface = pygame.Surface((8, 4), pygame.SRCALPHA)
    surface.fill((10, 20, 30, 40))
    store.save("piece", b"source", surface)
    kept = store.load("piece", b"source", (8, 4))
    assert kept
    assert tuple(kept.get_at((3, 3))) == (10, 20, 30, 40)
    assert store.load("piece", b"another source", (8, 4)) is None
    assert PixelStore(tmp_path, "1.1").load("piece", b"source", (8, 4)) is None
    file = next(tmp_path.iterdir())
    file.write_bytes(file.read_bytes()[:-1])
    assert store.load("piece", b"source", (8, 4)) is None


def test_pixels_never_grow_beyond_their_limit_and_what_is_used_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pixels, "LIMIT_BYTES", 40_000)
    monkeypatch.setattr(pixels, "TIDY_BYTES", 10_000)
    store = PixelStore(tmp_path, "1.0")
    surface = pygame.Surface((32, 32), pygame.SRCALPHA)
    for number in range(40):
        store.save(f"piece-{number}", b"source", surface)
        for age, file in enumerate(sorted(tmp_path.iterdir(), key=lambda file: file.stat().st_mtime_ns, reverse=True)):
            os.utime(file, (1_000_000 - age, 1_000_000 - age))
        assert store.load("piece-0", b"source", (32, 32))
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 55_000


def test_art_by_name_size_and_tint(tmp_path: Path) -> None:
    assets = Assets(resources.path("art"), PixelStore(tmp_path, "1"))
    plain = assets.image("knight", (80, 100))
    assert plain.get_size() == (80, 100)
    assert assets.image("knight", (80, 100)) is plain
    red = assets.image("knight", (80, 100), tint="#FF0000")
    r, g, b, a = red.get_at((40, 60))
    assert a > 200
    assert r > 0
    assert (g, b) == (0, 0)
    again = Assets(resources.path("art"), PixelStore(tmp_path, "1")).image("knight", (80, 100))
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(plain, "RGBA")


def test_sounds_keep_apart_and_unknown_ones_are_silence() -> None:
    now = [0.0]
    audio = Audio(resources.path("sounds"), lambda: now[0])
    assert audio.play("click")
    assert not audio.play("click")
    assert audio.play("coin")
    now[0] = 0.061
    assert audio.play("click")
    assert not audio.play("no such sound")
    audio.set_volumes(effects=0.5, music=0.5, enabled=False)
    now[0] = 1.0
    assert not audio.play("click")
    audio.close()


def test_without_a_device_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    audio = Audio(resources.path("sounds"))
    assert not audio.play("click")
    audio.music("music-title")
    audio.close()


PO = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

#: somewhere
msgid "End turn"
msgstr "Zug "
"beenden"

#, fuzzy
msgid "Doubtful"
msgstr "Zweifelhaft"

msgid "Missing"
msgstr ""

msgctxt "land"
msgid "Field"
msgstr "Acker"

msgid "{n} tile"
msgid_plural "{n} tiles"
msgstr[0] "{n} Plättchen"
msgstr[1] "{n} Plättchens"
"""


def test_a_catalogue_is_read() -> None:
    assert locale.parse(PO) == {
        "End turn": ("Zug beenden",),
        "land\x04Field": ("Acker",),
        "{n} tile": ("{n} Plättchen", "{n} Plättchens"),
    }


def test_languages_can_be_switched() -> None:
    try:
        locale.set_language("de")
        assert locale._("New game") == "Neue Partie"
        assert locale.ngettext_("{n} unknown", "{n} unknowns", 2) == "{n} unknowns"
        locale.set_language("it")
        assert locale._("New game") == "Nuova partita"
        assert locale._("No such sentence.") == "No such sentence."
    finally:
        locale.set_language("en")
    assert locale._("New game") == "New game"


@pytest.mark.parametrize(
    ("wish", "code"), [("de_AT.UTF-8", "de"), ("fr_FR:it", "it"), ("C", "en"), ("Italian_Italy", "it")]
)
def test_the_desktop_decides_first(monkeypatch: pytest.MonkeyPatch, wish: str, code: str) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANGUAGE", wish)
    assert locale.desktop_language() == code
