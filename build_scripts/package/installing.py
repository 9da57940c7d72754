"""Installs and removes what was built as a player of each system does."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .facts import Application
from .freezing import DIST
from .watching import SmokeError, quietly, say, wait_until

# Where a package may leave something, and what the package manager's triggers write about all packages together.
SYSTEM = ("/etc", "/opt", "/usr", "/var")
CACHES = {
    "/usr/share/applications/mimeinfo.cache": "id",
    "/usr/share/icons/hicolor/icon-theme.cache": "id",
    "/usr/share/mime/globs2": "media_type",
}

OLDER = "0.0.1"
OF_OLDER = "usr/lib/noblemen/_internal/of-the-older-version"


@contextmanager
def installed(app: Application, home: Path) -> Iterator[Path]:
    """The terminal program as installed; it is removed again afterwards, whatever happened between."""
    ways = {"linux": installed_deb, "win32": installed_on_windows, "darwin": copied_from_image}
    with ways[sys.platform](app, home) as program:
        say(f"Installed {app.name}.")
        yield program
    if program.exists():
        raise SmokeError(f"{program} is still there after removal.")
    say("Removed it.")


@contextmanager
def installed_deb(app: Application, _home: Path) -> Iterator[Path]:
    """By the package manager, at first an older version; afterwards no trace of it may be there."""
    with tempfile.TemporaryDirectory() as folder:
        install_deb(older_deb(app, Path(folder)))
    if len(mentions(app)) < sum(Path(cache).exists() for cache in CACHES):
        raise SmokeError(f"The desktop has not heard of the program: only {mentions(app)} name it.")
    try:
        yield Path("/usr/bin", app.program)
    finally:
        quietly([*apt_get(), "purge", app.program])
    left = [str(path) for folder in SYSTEM for path in Path(folder).rglob(f"*{app.program}*")]
    if left or mentions(app):
        raise SmokeError(f"Removal left {', '.join(left + mentions(app))}.")


def mentions(app: Application) -> list[str]:
    """The lists of menus, icons and file types that name the program."""
    present = [(Path(cache), getattr(app, word).encode()) for cache, word in CACHES.items() if Path(cache).exists()]
    return [str(cache) for cache, word in present if word in cache.read_bytes()]


def install_deb(package: Path) -> None:
    quietly([*apt_get(), "install", "--no-install-recommends", str(package)])


def older_deb(app: Application, folder: Path) -> Path:
    """The same program under a lower number and with a file that it no longer has today."""
    tree, target = folder / "older", folder / "older.deb"
    quietly(["dpkg-deb", "--raw-extract", str(next(DIST.glob("*.deb"))), str(tree)])
    control = tree / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8").replace(f"Version: {app.version}\n", f"Version: {OLDER}\n")
    control.write_text(text, encoding="utf-8")
    (tree / OF_OLDER).touch()
    quietly(["dpkg-deb", "--build", "--root-owner-group", "-Zgzip", "-z1", str(tree), str(target)])
    return target


def upgrade(app: Application) -> None:
    """From the older version to the one that was built."""
    stale = Path("/", OF_OLDER)
    was_there = stale.exists()
    install_deb(next(DIST.glob("*.deb")))
    version = quietly(["dpkg-query", "--show", "--showformat=${Version}", app.program])
    if version != app.version or stale.exists() or not was_there:
        raise SmokeError(f"The upgrade to {app.version} ended at {version}, or left files of the older version.")
    say(f"Upgraded {OLDER} to {version}.")


def apt_get() -> list[str]:
    """As root, without questions, and patient with whoever else installs something just now."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    return [*root, "apt-get", "-y", "-o", "DPkg::Lock::Timeout=120"]


@contextmanager
def installed_on_windows(app: Application, home: Path) -> Iterator[Path]:
    """Silently, into a folder of the test's own."""
    target = home / "installed"
    quietly([str(next(DIST.glob("*-setup.exe"))), "/S", f"/D={target}"])
    try:
        yield target / f"{app.program}.exe"
    finally:
        wait_until(lambda: may_be_replaced(target / f"{app.window_program}.exe"), "the program to end")
        quietly([str(target / "uninstall.exe"), "/S"])
        # It goes on in a copy of itself, as nothing can delete itself there.
        wait_until(lambda: not target.exists(), "the uninstaller to finish")


def may_be_replaced(program: Path) -> bool:
    """Whether it has ended, its worker processes, too: Windows keeps hold of what runs."""
    with suppress(PermissionError), program.open("r+b"):
        return True
    return False


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
