"""The house rules of the code: who may import whom, how long things are, what stands at the top."""

import ast
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "noblemen_gui"

TOP_LEVEL = {
    ".ci",
    ".gitattributes",
    ".github",
    ".gitignore",
    "LICENSE",
    "README.md",
    "art",
    "build_scripts",
    "noblemen_gui",
    "pyproject.toml",
    "sounds",
    "tests",
}

# Which rooms a room may import, besides itself and the version. "rules", "thinking" and "table" are the rooms
# rules/, ai/ and table/ of one game, "games" is the registry beside the games, "house" the modules at the top.
PURE = {"core", "learn", "rules", "thinking", "game", "games", "ai", "engine"}
ALLOWED = {
    "core": set(),
    "learn": {"core"},
    "rules": {"core"},
    "thinking": {"core", "rules"},
    "game": {"core", "learn", "rules", "thinking"},
    "games": {"core", "game", "rules", "thinking"},
    "ai": {"core", "game", "games", "rules", "thinking"},
    "engine": {"ai", "core", "games"},
    "locale": {"house"},
    "ui": {"house", "locale"},
    "table": {"core", "game", "learn", "rules", "house", "locale", "ui"},
    "scenes": {"ai", "core", "game", "games", "house", "learn", "locale", "rules", "table", "ui"},
    "commands": {
        "ai",
        "core",
        "engine",
        "game",
        "games",
        "house",
        "learn",
        "locale",
        "rules",
        "scenes",
        "table",
        "thinking",
        "ui",
    },
    "house": {"commands", "core", "locale"},
}
ROOMS_OF_A_GAME = {"rules": "rules", "ai": "thinking", "table": "table"}


def sources(*folders: str) -> list[Path]:
    return sorted(file for folder in folders for file in (ROOT / folder).rglob("*.py"))


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def module_name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(module: str) -> tuple[str, str]:
    """The room a module belongs to, and the game whose room it is."""
    match module.split(".")[1:]:
        case ["games", game, inner, *_] if inner in ROOMS_OF_A_GAME:
            return ROOMS_OF_A_GAME[inner], game
        case ["games", game, *_] if (PACKAGE / "games" / game).is_dir():
            return "game", game
        case [name, *_] if (PACKAGE / name).is_dir():
            return name, ""
    return "house", ""


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports, also inside functions and for types only; `from a import b` may mean a.b."""
    package = module_name(file).split(".")
    if file.name != "__init__.py":
        package.pop()
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            names = [f"{base}.{alias.name}" for alias in node.names]
            yield from (name if is_module(name) else base for name in names)


def is_module(name: str) -> bool:
    place = ROOT.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def may_import(importer: str, imported: str) -> bool:
    """Whether the direction of imports allows this one."""
    here, game = room(importer)
    if imported == "noblemen_gui":
        return True
    if not imported.startswith("noblemen_gui."):
        return here not in PURE or imported.split(".")[0] in sys.stdlib_module_names
    there, other_game = room(imported)
    same_game = not (game and other_game) or game == other_game
    return same_game and (there == here or there in ALLOWED[here])


def functions(*folders: str) -> dict[str, int]:
    """Every function's length in lines."""
    return {
        f"{file.relative_to(ROOT)}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for file in sources(*folders)
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_imports_go_one_way() -> None:
    wrong = [
        f"{module_name(file)} imports {imported}"
        for file in sources("noblemen_gui")
        for imported in imports(file)
        if not may_import(module_name(file), imported)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("noblemen_gui.core.match", "json", True),
        ("noblemen_gui.core.match", "noblemen_gui", True),
        ("noblemen_gui.core.match", "noblemen_gui.games.noblemen.rules.state", False),
        ("noblemen_gui.core.match", "pygame", False),
        ("noblemen_gui.games.noblemen.rules.state", "noblemen_gui.core.contract", True),
        ("noblemen_gui.games.noblemen.rules.state", "noblemen_gui.games.noblemen.ai.values", False),
        ("noblemen_gui.games.noblemen.ai.values", "noblemen_gui.games.other.rules.state", False),
        ("noblemen_gui.games.noblemen.ai.values", "numpy", False),
        ("noblemen_gui.games.noblemen.table.board", "noblemen_gui.games.noblemen.rules.state", True),
        ("noblemen_gui.games.noblemen.table.board", "pygame.draw", True),
        ("noblemen_gui.logs", "platformdirs", True),
    ],
)
def test_the_direction_rule_itself(importer: str, imported: str, allowed: bool) -> None:
    assert may_import(importer, imported) is allowed


def test_every_room_has_a_direction() -> None:
    assert {room(module_name(file))[0] for file in sources("noblemen_gui")} <= set(ALLOWED)


def test_pure_rooms_load_no_pygame_in_a_fresh_process() -> None:
    pure = [module_name(file) for file in sources("noblemen_gui") if room(module_name(file))[0] in PURE]
    assert "noblemen_gui.core.contract" in pure
    code = f"import importlib, sys\nfor m in {pure!r}: importlib.import_module(m)\nprint('pygame' in sys.modules)"
    fresh = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (fresh.stdout.strip(), fresh.stderr) == ("False", "")


def test_every_module_opens_with_a_sentence() -> None:
    docstrings = {file: ast.get_docstring(parsed(file)) or "" for file in sources("noblemen_gui", "build_scripts")}
    silent = [
        str(file.relative_to(ROOT))
        for file, text in docstrings.items()
        if not re.match(r"\S.*[.!?]$", text.split("\n\n")[0], re.DOTALL)
    ]
    assert silent == []


def test_files_are_below_400_lines() -> None:
    lengths = {
        file: len(file.read_text(encoding="utf-8").splitlines())
        for file in sources("noblemen_gui", "build_scripts", "tests")
    }
    assert {str(file.relative_to(ROOT)): length for file, length in lengths.items() if length >= 400} == {}


def test_no_function_is_above_60_lines() -> None:
    lengths = functions("noblemen_gui", "build_scripts", "tests")
    assert {name: length for name, length in lengths.items() if length > 60} == {}


def test_functions_are_mostly_short() -> None:
    lengths = sorted(functions("noblemen_gui").values())
    short = sum(length < 30 for length in lengths) / len(lengths)
    found = f"{len(lengths)} functions, median {statistics.median(lengths)} lines, {short:.0%} below 30"
    assert statistics.median(lengths) <= 8, found
    assert short >= 0.9, found


def test_only_the_command_line_prints() -> None:
    printing = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in sources("noblemen_gui")
        if "commands" not in file.parts and file.name != "__main__.py"
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert printing == []


def test_no_file_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"util", "utils", "helper", "helpers", "misc", "common", "stuff", "tools"}
    assert [str(file) for file in sources("noblemen_gui", "build_scripts") if file.stem in drawers] == []


def test_the_top_level_holds_only_what_belongs_there() -> None:
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    known = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True)
    if known.returncode != 0:
        pytest.skip("not a git checkout")
    assert {line.split("/")[0] for line in known.stdout.splitlines()} <= TOP_LEVEL
