"""The archive that runs from any folder, and the Flatpak's manifest that is made around it."""

import hashlib
import shutil
import tarfile
from pathlib import Path

from environment import ROOT

from .facts import Application
from .freezing import BUILD, DIST
from .tree import make_readable, plant, write


def build_archive(app: Application, frozen: Path) -> Path:
    """Pack the tree with a script to start it and a page that says how."""
    folder = BUILD / "portable" / f"{app.program}-{app.version}"
    plant(app, frozen, folder)
    write(folder / "start.sh", app.filled("linux/start.sh.in"))
    write(folder / "README.txt", app.filled("linux/README.txt.in"))
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    make_readable(folder)
    target = DIST / f"{app.bundle}.tar.gz"
    with tarfile.open(target, "w:gz") as archive:
        archive.add(folder, folder.name, filter=owned_by_nobody)
    return target


def owned_by_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whoever unpacks the archive owns the files, not an account of the packager's."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


def write_flatpak_manifest(app: Application, archive: Path) -> Path:
    """Beside the archive, which it names by its checksum: `flatpak-builder` needs both and nothing else."""
    checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
    target = DIST / f"{app.id}.json"
    write(target, app.filled("linux/flatpak.json.in", ARCHIVE=archive.name, CHECKSUM=checksum))
    return target
