"""The program's names and addresses, read from the one file they stand in and filled into the installers' texts."""

import dataclasses
import platform
import re
import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from environment import ROOT

HERE = Path(__file__).resolve().parent
DATA = HERE / "application.toml"
PLACEHOLDER = re.compile(r"@([A-Z_]+)@")

SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


@dataclass(frozen=True)
class Release:
    """A version that went out, and what it brought."""

    version: str
    date: str
    notes: str


@dataclass(frozen=True)
class Application:
    """Every name and address an installer needs; the comments are in the data file."""

    id: str
    name: str
    summary: str
    publisher: str
    maintainer: str
    licence: str
    home_page: str
    reports: str
    screenshots: str
    program: str
    window_program: str
    window_class: str
    media_type: str
    file_ending: str
    releases: tuple[Release, ...]

    @property
    def version(self) -> str:
        return self.releases[0].version

    @property
    def bundle(self) -> str:
        """What every file for download begins with."""
        return f"{self.program}-{self.version}-{SYSTEMS[sys.platform]}-{machine()}"

    def fill(self, text: str, **more: str) -> str:
        """Put names and addresses where a text says @NAME@; a word nobody knows is an error, not left standing."""
        words = {key.upper(): str(value) for key, value in dataclasses.asdict(self).items()} | more
        words["VERSION"] = self.version
        return PLACEHOLDER.sub(lambda found: words[found[1]], text)

    def filled(self, template: str, **more: str) -> str:
        """A template of this folder with its places filled."""
        return self.fill((HERE / template).read_text(encoding="utf-8"), **more)


@cache
def application() -> Application:
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))
    releases = tuple(Release(**release) for release in data.pop("releases"))
    return Application(**data, releases=releases)


def source_version() -> str:
    """The version the package itself tells, read without importing it."""
    text = (ROOT / "noblemen_gui" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found, "the package has no version"
    return found[1]


def machine() -> str:
    """The processor's name, the same on every system."""
    name = platform.machine().lower()
    return MACHINES.get(name, name)
