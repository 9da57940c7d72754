"""The Linux side: what desktops read is valid, the package comes and goes cleanly, the archive runs from anywhere."""

import configparser
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from environment import ROOT
from package.deb import build_deb, changelog, oldest_glibc
from package.facts import Application
from package.installing import OF_OLDER, older_deb
from package.portable import build_archive, write_flatpak_manifest
from package.tree import manuals, plant, texts
from PIL import Image

from noblemen_gui.__main__ import COMMANDS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the Linux packages are built on Linux")

Need = Callable[..., None]
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def said(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def share(tmp_path: Path, app: Application) -> Path:
    for place, text in texts(app).items():
        path = tmp_path / "share" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "share"


def test_the_menu_entry_is_valid(share: Path, app: Application, need: Need) -> None:
    need("desktop-file-validate")
    assert said("desktop-file-validate", share / "applications" / f"{app.id}.desktop") == ""


def test_the_menu_entry_opens_games_under_its_own_window(share: Path, app: Application) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(share / "applications" / f"{app.id}.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == f"{app.window_program} %f"
    assert (entry["StartupWMClass"], entry["Icon"]) == (app.window_class, app.id)
    assert entry["MimeType"] == f"{app.media_type};"
    for key in ("GenericName", "Comment", "Keywords"):
        assert len({entry[key], entry[f"{key}[de]"], entry[f"{key}[it]"]}) == 3


def test_the_shop_page_is_valid(share: Path, app: Application, need: Need) -> None:
    need("appstreamcli")
    page = share / "metainfo" / f"{app.id}.metainfo.xml"
    assert "Validation was successful" in said("appstreamcli", "validate", "--no-net", "--no-color", page)


def test_the_shop_page_says_everything_in_three_languages(share: Path, app: Application) -> None:
    root = ET.parse(share / "metainfo" / f"{app.id}.metainfo.xml").getroot()
    notes = {element for release in root.iter("release") for element in release.iter()}
    for tag in ("summary", "caption", "p", "li"):
        spoken = Counter(element.get(XML_LANGUAGE, "en") for element in root.iter(tag) if element not in notes)
        assert spoken["en"] == spoken["de"] == spoken["it"] == spoken.total() / 3, tag
    assert len(root.findall("screenshots/screenshot/image")) >= 3
    assert root.find("content_rating[@type='oars-1.1']") is not None


def test_the_shop_shows_pictures_of_the_gallery(share: Path, app: Application) -> None:
    root = ET.parse(share / "metainfo" / f"{app.id}.metainfo.xml").getroot()
    for image in root.iter("image"):
        name = (image.text or "").removeprefix(f"{app.screenshots}/")
        with Image.open(ROOT / "art" / "gallery" / name) as picture:
            assert picture.size == (int(image.attrib["width"]), int(image.attrib["height"]))


def test_the_file_type_is_known_by_its_ending(share: Path, app: Application, need: Need) -> None:
    need("update-mime-database")
    said("update-mime-database", share / "mime")
    assert f"{app.media_type}:*.{app.file_ending}" in (share / "mime" / "globs").read_text(encoding="utf-8")


def test_the_manual_is_well_formed_and_names_every_command(tmp_path: Path, app: Application, need: Need) -> None:
    need("man")
    page = tmp_path / "noblemen.6"
    page.write_text(manuals(app)[app.program], encoding="utf-8")
    environment = os.environ | {"MANROFFSEQ": "", "MANWIDTH": "100", "LC_ALL": "C.UTF-8"}
    shown = subprocess.run(["man", "--warnings", "-l", page], capture_output=True, text=True, env=environment)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert all(f"{purpose[0].upper()}{purpose[1:]}." in shown.stdout for purpose in COMMANDS.values())


def test_the_package_comes_and_goes_without_a_trace(
    tmp_path: Path, app: Application, stand_in: Path, out: Path, need: Need
) -> None:
    need("dpkg", "dpkg-deb")
    if os.geteuid() != 0:
        pytest.skip("the package manager installs for root only")
    package = build_deb(app, stand_in)
    root = tmp_path / "root"
    (root / "var/lib/dpkg/updates").mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    game = root / "home/bess/.local/share/noblemen/games/friday.noblemen"
    game.parent.mkdir(parents=True)
    game.write_text("{}", encoding="utf-8")
    dpkg = ["dpkg", f"--root={root}", "--force-depends", "--force-script-chrootless"]
    for version in (older_deb(app, tmp_path), package):
        said(*dpkg, "--install", version)
        assert said(root / "usr/bin" / app.window_program, "friday").strip() == f"{app.window_program} friday"
        assert (root / OF_OLDER).exists() == (version != package)
    said(*dpkg, "--purge", app.program)
    left = [path.relative_to(root) for path in root.rglob("*") if path.is_file() and "dpkg" not in path.parts]
    assert left == [game.relative_to(root)]


def test_the_package_runs_nothing_on_install_and_belongs_to_root(
    app: Application, stand_in: Path, out: Path, need: Need
) -> None:
    need("dpkg-deb")
    package = build_deb(app, stand_in)
    info = said("dpkg-deb", "--info", package)
    assert "libc6 (>= 2.31)" in info
    assert not [script for script in ("preinst", "postinst", "prerm", "postrm") if script in info]
    assert {line.split()[1] for line in said("dpkg-deb", "--contents", package).splitlines()} == {"root/root"}


def test_the_needed_c_library_is_the_newest_that_is_called(tmp_path: Path) -> None:
    for name, called in (("a.so", b"GLIBC_2.4"), ("b.so.1", b"GLIBC_2.28 GLIBC_2.9"), ("c.txt", b"GLIBC_2.99")):
        (tmp_path / name).write_bytes(called)
    assert oldest_glibc(list(tmp_path.iterdir())) == "2.28"


def test_the_history_is_in_debians_form(tmp_path: Path, app: Application, need: Need) -> None:
    need("dpkg-parsechangelog")
    file = tmp_path / "changelog"
    file.write_text(changelog(app), encoding="utf-8")
    assert said("dpkg-parsechangelog", "-l", file, "-S", "Version").strip() == app.version


def test_the_archive_runs_from_any_folder_and_through_a_link(
    tmp_path: Path, app: Application, stand_in: Path, out: Path
) -> None:
    elsewhere = tmp_path / "a folder with spaces"
    with tarfile.open(build_archive(app, stand_in)) as archive:
        assert {member.uname for member in archive.getmembers()} == {""}
        archive.extractall(elsewhere, filter="data")
    start = next(elsewhere.glob("*/start.sh"))
    (tmp_path / "link").symlink_to(start)
    for script in (start, tmp_path / "link"):
        assert said(script, "my game").strip() == f"{app.window_program} my game"


def test_the_flatpak_is_made_of_the_archive_and_has_no_network(app: Application, stand_in: Path, out: Path) -> None:
    archive = build_archive(app, stand_in)
    manifest = json.loads(write_flatpak_manifest(app, archive).read_text(encoding="utf-8"))
    assert manifest["id"] == app.id
    source = manifest["modules"][0]["sources"][0]
    assert (source["path"], source["sha256"]) == (archive.name, hashlib.sha256(archive.read_bytes()).hexdigest())
    assert not [permission for permission in manifest["finish-args"] if "network" in permission or "home" in permission]


def test_icons_lie_where_menus_and_file_managers_look(
    tmp_path: Path, app: Application, stand_in: Path, icons: Path
) -> None:
    plant(app, stand_in, tmp_path / "usr")
    theme = tmp_path / "usr/share/icons/hicolor"
    for place in ("48x48/apps/{}.png", "256x256/apps/{}.png", "scalable/apps/{}.svg"):
        assert (theme / place.format(app.id)).is_file()
    assert (theme / "scalable/mimetypes/application-x-noblemen.svg").is_file()
