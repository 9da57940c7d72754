"""The Debian package: the tree under /usr, what the package manager wants to know, and nothing to run on install."""

import re
import shutil
import subprocess
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from environment import ROOT

from .facts import Application
from .freezing import BUILD, DIST, PackagingError, sizes_in
from .tree import is_program, make_readable, plant, write, write_compressed

GLIBC = re.compile(rb"GLIBC_2\.(\d+)")


def build_deb(app: Application, frozen: Path) -> Path:
    """Build the package and return its path."""
    if not shutil.which("dpkg-deb"):
        raise PackagingError(
            "A .deb needs the program dpkg-deb (on Debian and Ubuntu it is there; else: package dpkg)."
        )
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    plant(app, frozen, root / "usr")
    document(app, root / "usr" / "share")
    describe(app, root)
    make_readable(root)
    target = DIST / f"{app.program}_{app.version}_{architecture()}.deb"
    command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(root), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def document(app: Application, share: Path) -> None:
    """Licences and history, where Debian keeps them."""
    doc = share / "doc" / app.program
    write(doc / "copyright", app.filled("linux/copyright.in", EXPAT=indented_licence()))
    write_compressed(doc / "changelog.gz", changelog(app))
    write(share / "lintian" / "overrides" / app.program, app.filled("linux/lintian-overrides.in"))


def describe(app: Application, root: Path) -> None:
    sizes = sizes_in(root / "usr")
    facts = {
        "ARCHITECTURE": architecture(),
        "INSTALLED_SIZE": str(sum(size // 1024 + 1 for size in sizes.values())),
        "GLIBC": oldest_glibc(list(sizes)),
    }
    write(root / "DEBIAN" / "control", app.filled("linux/control.in", **facts))


def architecture() -> str:
    said = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    return said.stdout.strip()


def oldest_glibc(files: list[Path]) -> str:
    """The oldest C library that has everything these programs and libraries call."""
    binaries = [path for path in files if is_program(path) or ".so" in path.name]
    minors = [int(minor) for path in binaries for minor in GLIBC.findall(path.read_bytes())]
    return f"2.{max(minors)}"


def changelog(app: Application) -> str:
    return "\n".join(
        f"{app.program} ({release.version}) stable; urgency=medium\n\n"
        f"{textwrap.fill(release.notes, 78, initial_indent='  * ', subsequent_indent='    ')}\n\n"
        f" -- {app.maintainer}  {format_datetime(datetime.fromisoformat(release.date).replace(tzinfo=UTC))}\n"
        for release in app.releases
    )


def indented_licence() -> str:
    """The licence as a field of the copyright file: indented, a dot for an empty line."""
    lines = (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    return "\n".join(f" {line or '.'}" for line in lines)
