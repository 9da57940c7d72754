"""Installs and removes what was built as a player of each system does."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .facts import Application
from .freezing import DIST
from .watching import SmokeError, quietly, say, wait_until


@contextmanager
def installed(app: Application, home: Path) -> Iterator[Path]:
    """The terminal program as installed; it is removed again afterwards, whatever happened between."""
    ways = {"linux": installed_deb, "win32": installed_on_windows, "darwin": copied_from_image}
    with ways[sys.platform](app, home) as program:
        say(f"Installed {app.name} {app.version}.")
        yield program
    if program.exists():
        raise SmokeError(f"{program} is still there after removal.")
    say("Removed it.")


@contextmanager
def installed_deb(app: Application, _home: Path) -> Iterator[Path]:
    """By the package manager; afterwards none of the package's own files and folders may be there."""
    install_deb(next(DIST.glob("*.deb")))
    owned = [Path(line) for line in quietly(["dpkg-query", "--listfiles", app.program]).splitlines()]
    try:
        yield Path("/usr/bin", app.program)
    finally:
        quietly([*as_root(), "dpkg", "--purge", app.program])
    left = [str(path) for path in owned if path.exists() and app.program in path.as_posix().lower()]
    if left:
        raise SmokeError(f"Removal left {', '.join(left)}.")


def install_deb(package: Path) -> None:
    """Also over an installed one, as an upgrade does."""
    quietly([*as_root(), "apt-get", "install", "-y", "--reinstall", "--no-install-recommends", str(package)])


def as_root() -> list[str]:
    return [] if os.geteuid() == 0 else ["sudo", "-n"]


@contextmanager
def installed_on_windows(app: Application, home: Path) -> Iterator[Path]:
    """Silently, into a folder of the test's own."""
    target = home / "installed"
    quietly([str(next(DIST.glob("*-setup.exe"))), "/S", f"/D={target}"])
    try:
        yield target / f"{app.program}.exe"
    finally:
        quietly([str(target / "uninstall.exe"), "/S"])
        # It goes on in a copy of itself, as nothing can delete itself there.
        wait_until(lambda: not target.exists(), "the uninstaller to finish")


@contextmanager
def copied_from_image(app: Application, home: Path) -> Iterator[Path]:
    """Copied out of the disk image, as a player drags it, and deleted, as a player removes it."""
    volume, bundle = home / "volume", home / f"{app.name}.app"
    quietly(["hdiutil", "attach", str(next(DIST.glob("*.dmg"))), "-nobrowse", "-mountpoint", str(volume)])
    try:
        quietly(["ditto", str(volume / bundle.name), str(bundle)])
    finally:
        quietly(["hdiutil", "detach", str(volume)])
    yield bundle / "Contents" / "MacOS" / app.program
    quietly(["rm", "-rf", str(bundle)])
