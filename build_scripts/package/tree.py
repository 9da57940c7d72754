"""The folders bin, lib and share as every Linux installation has them: in /usr, in ~/.local, in a Flatpak's /app."""

import gzip
import shutil
from pathlib import Path
from xml.sax.saxutils import escape

from environment import ROOT

from noblemen_gui.__main__ import COMMANDS

from .facts import Application
from .freezing import RESOURCES

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def plant(app: Application, frozen: Path, prefix: Path) -> None:
    """Lay out the program and all that a desktop wants to know of it."""
    shutil.rmtree(prefix, ignore_errors=True)
    shutil.copytree(frozen, prefix / "lib" / app.program, symlinks=True)
    link_programs(app, prefix / "bin")
    write_share(app, prefix / "share")
    make_readable(prefix)


def link_programs(app: Application, folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in (app.program, app.window_program):
        (folder / name).symlink_to(Path("..", "lib", app.program, name))


def write_share(app: Application, share: Path) -> None:
    """Menu entry, shop page, file type, icons and manual."""
    for place, text in texts(app).items():
        write(share / place, text)
    for page, text in manuals(app).items():
        write_compressed(share / "man" / "man6" / f"{page}.6.gz", text)
    write_icons(app, share / "icons" / "hicolor")


def texts(app: Application) -> dict[str, str]:
    """Where each text file goes, and what is in it."""
    return {
        f"applications/{app.id}.desktop": app.filled("linux/noblemen.desktop.in"),
        f"metainfo/{app.id}.metainfo.xml": app.filled("linux/noblemen.metainfo.xml.in", RELEASES=releases(app)),
        f"mime/packages/{app.id}.xml": app.filled("linux/noblemen.mime.xml.in"),
    }


def manuals(app: Application) -> dict[str, str]:
    """One manual under two names; its list of commands is the program's own."""
    commands = "\n".join(f".TP\n.B {name}\n{purpose[0].upper()}{purpose[1:]}." for name, purpose in COMMANDS.items())
    manual = app.filled("linux/noblemen.6.in", DATE=app.releases[0].date, COMMANDS=commands)
    return {app.program: manual, app.window_program: f".so man6/{app.program}.6\n"}


def releases(app: Application) -> str:
    return "\n".join(
        f'    <release version="{release.version}" date="{release.date}">\n'
        f"      <description><p>{escape(release.notes)}</p></description>\n"
        f"    </release>"
        for release in app.releases
    )


def write_icons(app: Application, theme: Path) -> None:
    """The program's icon in all sizes; files of games show it, too."""
    drawn = ROOT / "art" / "noblemen" / "icon.svg"
    sources = {f"{size}x{size}": RESOURCES / f"noblemen-{size}.png" for size in ICON_SIZES} | {"scalable": drawn}
    file_icon = app.media_type.replace("/", "-")
    for size, source in sources.items():
        for place in (f"apps/{app.id}", f"mimetypes/{file_icon}"):
            target = theme / size / f"{place}{source.suffix}"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_compressed(path: Path, text: str) -> None:
    """Without a name and a time inside, so that the same text gives the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def make_readable(folder: Path) -> None:
    """Everybody may read everything and start the programs, whatever the packager's own habits are."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or is_program(path)
            path.chmod(0o755 if runs else 0o644)


def is_program(path: Path) -> bool:
    """A program or script; shared libraries need not be marked as such."""
    with path.open("rb") as file:
        start = file.read(4)
    return start.startswith(b"#!") or (start == b"\x7fELF" and ".so" not in path.name)
