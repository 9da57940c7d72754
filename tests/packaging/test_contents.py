"""What the packaged folder holds: everything the game needs at run time, and little else."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from environment import LOCKS, ROOT, pinned
from package import contents

from noblemen_gui import resources
from noblemen_gui.__main__ import available, module_name
from noblemen_gui.games import GAMES
from noblemen_gui.locale import LANGUAGES
from noblemen_gui.ui.text import font_file
from noblemen_gui.ui.theme import TYPE

DATA = {f"{folder}/{Path(file).name}" for file, folder in contents.data()}


def test_every_command_and_every_registered_game_is_inside() -> None:
    wanted = {module_name(command) for command in available()}
    wanted |= {f"noblemen_gui.games.{game}.{room}" for game in GAMES.names for room in ("rules", "ai")}
    assert wanted <= set(contents.modules())


def test_art_and_sounds_are_where_the_program_looks_first() -> None:
    inside = resources.PLACES[0].relative_to(ROOT)
    for folder, ending in (("art", "svg"), ("sounds", "ogg")):
        files = [path.relative_to(ROOT) for path in (ROOT / folder).rglob(f"*.{ending}")]
        assert files
        assert {(inside / path).as_posix() for path in files} <= DATA


def test_what_lies_between_the_modules_is_inside() -> None:
    package = ROOT / "noblemen_gui"
    data = [path for ending in ("json", "md", "noblemen", "po", "toml") for path in package.rglob(f"*.{ending}")]
    assert {path.relative_to(ROOT).as_posix() for path in data} <= DATA
    assert not [name for name in DATA if name.endswith((".py", ".pyc", ".otf"))]


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_its_catalogues_inside(language: str) -> None:
    folder = f"noblemen_gui/locale/{language}/LC_MESSAGES"
    catalogues = {f"{folder}/{path.name}" for path in (ROOT / folder).glob("*.po")}
    assert catalogues
    assert catalogues <= DATA


@pytest.mark.parametrize("face", sorted({face.family for face in TYPE.values()}))
def test_every_face_of_the_theme_is_inside(face: str) -> None:
    file = font_file(face)
    assert file.exists()
    assert f"{file.parent.parent.name}/files/{file.name}" in DATA


def test_nothing_that_is_left_out_is_needed() -> None:
    modules = [name for name in contents.modules() if name != "noblemen_gui.__main__"]
    code = (
        "import importlib, sys\n"
        f"for name in {contents.UNUSED!r}: sys.modules[name] = None\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
    )
    fresh = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert (fresh.returncode, fresh.stderr) == (0, "")


def test_the_clean_environment_has_what_players_need_and_the_packager_only() -> None:
    clean, runtime, dev = (pinned(LOCKS / f"{name}.lock") for name in ("package", "runtime", "dev"))
    assert set(runtime) < set(clean) <= set(dev)
    more = {line.split("==")[0] for line in set(clean) - set(runtime)}
    packager = {"altgraph", "macholib", "packaging", "pefile", "pyinstaller", "pyinstaller-hooks-contrib"}
    assert more == packager | {"pywin32-ctypes", "setuptools"}


@pytest.mark.parametrize("spec", ["noblemen", "bare_window"])
def test_a_recipe_makes_one_folder_without_packing_programs(spec: str) -> None:
    tree = ast.parse((contents.HERE / f"{spec}.spec").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    named = {
        node.func.id: {key.arg: ast.unparse(key.value) for key in node.keywords}
        for node in calls
        if isinstance(node.func, ast.Name)
    }
    assert named["EXE"]["exclude_binaries"] == "True"
    assert named["EXE"]["upx"] == named["COLLECT"]["upx"] == "False"
    assert named["Analysis"]["excludes"] == "contents.UNUSED"
    assert named["Analysis"]["noarchive"] == "contents.NO_ARCHIVE"
