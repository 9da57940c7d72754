"""What the packaging tests stand on: tools that may be missing, and a stand-in for the packaged folder."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from package import deb, freezing, installing, portable, tree
from package.facts import Application, application
from PIL import Image


@pytest.fixture
def need() -> Callable[..., None]:
    """Skip a test, and say why, where a program it needs is not installed."""

    def skip_without(*programs: str) -> None:
        missing = [program for program in programs if not shutil.which(program)]
        if missing:
            pytest.skip(f"not installed here: {', '.join(missing)}")

    return skip_without


@pytest.fixture
def app() -> Application:
    return application()


@pytest.fixture
def stand_in(tmp_path: Path, app: Application) -> Path:
    """A folder of the packaged form, which takes half a minute less than a real one."""
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "library.so").write_bytes(b"\x7fELF GLIBC_2.4 GLIBC_2.31 GLIBC_2.17")
    for name in (app.program, app.window_program):
        (folder / name).write_text(f'#!/bin/sh\necho {name} "$@"\n', encoding="utf-8")
    return folder


@pytest.fixture
def icons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Plain squares in place of the drawn icons."""
    folder = tmp_path / "resources"
    folder.mkdir()
    for size in tree.ICON_SIZES:
        Image.new("RGBA", (size, size)).save(folder / f"noblemen-{size}.png")
    Image.new("RGBA", (64, 64)).save(folder / "noblemen.ico")
    monkeypatch.setattr(tree, "RESOURCES", folder)
    return folder


@pytest.fixture
def out(tmp_path: Path, icons: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Builders write here instead of into the checkout's build/ and dist/."""
    target = tmp_path / "dist"
    target.mkdir()
    for module in (freezing, deb, portable, installing):
        monkeypatch.setattr(module, "DIST", target)
    for module in (freezing, deb, portable):
        monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    return target
