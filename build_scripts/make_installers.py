"""Builds everything players download for the system it runs on; `--smoke` then installs, plays and removes it."""

import argparse
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from environment import SetupError
from package.deb import build_deb
from package.facts import Application, application, source_version
from package.freezing import DIST, PackagingError, compare_sizes, freeze
from package.macos import build_image
from package.portable import build_archive, write_flatpak_manifest
from package.screen import NEEDED
from package.smoke import smoke
from package.startup import compare_starts
from package.watching import SmokeError
from package.windows import build_windows

CHECKSUMS = "SHA256SUMS"


def build(app: Application) -> list[Path]:
    """Everything for this system, with its checksums."""
    if app.version != source_version():
        raise PackagingError(f"application.toml ends at {app.version}, but the game is {source_version()}.")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    frozen = freeze(app)
    compare_sizes(frozen)
    if sys.platform == "linux" and all(map(shutil.which, NEEDED)):
        compare_starts(app, frozen)
    made = build_for_system(app, frozen.game)
    return [*made, write_checksums(made)]


def build_for_system(app: Application, folder: Path) -> list[Path]:
    if sys.platform == "win32":
        return build_windows(app, folder)
    if sys.platform == "darwin":
        return [build_image(app, folder)]
    archive = build_archive(app, folder)
    return [build_deb(app, folder), archive, write_flatpak_manifest(app, archive)]


def write_checksums(files: list[Path]) -> Path:
    """In the form that `sha256sum --check` reads."""
    target = DIST / CHECKSUMS
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target


def main() -> int:
    """The status: 1 when something could not be built or did not work, told in words."""
    parser = argparse.ArgumentParser(prog="dev.py package", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="install, start, play, resume, finish and remove it")
    parser.add_argument("--no-build", action="store_true", help="use what an earlier call has built")
    arguments = parser.parse_args()
    app = application()
    try:
        if not arguments.no_build:
            for file in build(app):
                print(f"{file.stat().st_size / 1e6:6.1f} MB  {file.relative_to(DIST.parent)}")
        if arguments.smoke:
            smoke(app)
    except (PackagingError, SetupError, SmokeError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
