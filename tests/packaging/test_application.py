"""Names and addresses stand in one file, agree with the program's own, and fill every text."""

import os
import re

import pytest
from environment import ROOT
from package.facts import HERE, PLACEHOLDER, Application, source_version
from package.tree import manuals, texts

from noblemen_gui import logs, saves, settings
from noblemen_gui.ui import window

PACKAGING = [path for path in [*HERE.rglob("*"), *(ROOT / ".github").rglob("*")] if path.is_file()]
TEXTS = {path: path.read_text(encoding="utf-8") for path in PACKAGING if path.suffix != ".pyc"}


def test_the_newest_release_is_the_programs_version(app: Application) -> None:
    assert app.version == source_version()
    dates = [release.date for release in app.releases]
    assert dates == sorted(dates, reverse=True)
    assert all(re.fullmatch(r"20\d\d-\d\d-\d\d", date) for date in dates)


def test_names_are_the_programs_own(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEO_X11_WMCLASS", raising=False)
    window.prepare()
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == app.window_class
    assert f".{app.file_ending}" == saves.ENDING
    assert app.program == settings.APPLICATION


def test_the_two_programs_have_names_that_differ_where_case_is_ignored(app: Application) -> None:
    assert app.program.lower() != app.window_program.lower()


@pytest.mark.parametrize("fact", ["id", "home_page", "reports", "screenshots", "maintainer", "media_type"])
def test_names_and_addresses_stand_in_one_file(app: Application, fact: str) -> None:
    value = getattr(app, fact)
    assert [path.name for path, text in TEXTS.items() if value in text] == ["application.toml"]


def test_an_unknown_place_is_an_error(app: Application) -> None:
    assert app.fill("@NAME@ @VERSION@ a@b.org @MORE@", MORE="more") == f"{app.name} {app.version} a@b.org more"
    with pytest.raises(KeyError):
        app.fill("@NOBODY_KNOWS@")


def test_no_place_is_left_open(app: Application) -> None:
    filled = [*texts(app).values(), *manuals(app).values()]
    assert [text for text in filled if PLACEHOLDER.search(text)] == []


def test_the_readme_names_files_folders_and_addresses_as_they_are(app: Application) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    facts = [
        app.home_page,
        app.reports,
        f"{app.program}_…_amd64.deb",
        f"{app.window_program}.exe",
        f".{app.file_ending}`",
    ]
    folders = [f"~/.local/share/{app.program}/games", f"~/.local/state/{app.program}/log", f"`{logs.file().name}`"]
    assert [fact for fact in [*facts, *folders] if fact not in readme] == []
