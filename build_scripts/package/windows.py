"""The Windows side: the installer, made by makensis on any system that has it, and the zip."""

import shutil
import subprocess
import zipfile
from pathlib import Path

from environment import ROOT

from .facts import HERE, Application
from .freezing import DIST, RESOURCES, PackagingError

SCRIPT = HERE / "windows" / "noblemen.nsi"
HANDED_OVER = ["name", "publisher", "version", "home_page", "reports", "program", "window_program", "file_ending", "id"]


def build_windows(app: Application, frozen: Path) -> list[Path]:
    """Build the zip and the installer."""
    shutil.copyfile(ROOT / "LICENSE", frozen / "LICENSE.txt")
    installer = DIST / f"{app.bundle}-setup.exe"
    compile_installer(app, frozen, RESOURCES, installer)
    return [installer, zip_folder(app, frozen)]


def zip_folder(app: Application, frozen: Path) -> Path:
    target = DIST / f"{app.bundle}.zip"
    top = f"{app.name} {app.version}"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(frozen.rglob("*")):
            archive.write(path, Path(top) / path.relative_to(frozen))
    return target


def compile_installer(app: Application, folder: Path, resources: Path, target: Path, *options: str) -> None:
    """Call makensis; further options are for trying the script on a system other than Windows."""
    makensis = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if not makensis:
        raise PackagingError(
            "The installer needs makensis (nsis.sourceforge.io; on Debian and Ubuntu the package nsis)."
        )
    known = {key.upper(): str(getattr(app, key)) for key in HANDED_OVER} | {
        "NUMBERS": f"{app.version}.0",
        "FOLDER": str(folder),
        "ICON": str(resources / "noblemen.ico"),
        "WELCOME": str(resources / "welcome.bmp"),
        "LICENCE_FILE": str(ROOT / "LICENSE"),
        "TARGET": str(target),
    }
    definitions = [f"-D{key}={value}" for key, value in known.items()]
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, *definitions, str(SCRIPT)]
    said = subprocess.run(command, capture_output=True, text=True)
    if said.returncode != 0:
        raise PackagingError(f"makensis refused the script:\n{said.stdout}{said.stderr}")
