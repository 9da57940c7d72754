"""The command line: what it loads, what it says, and that no player ever sees a traceback."""

import os
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from noblemen_gui import __main__ as command_line
from noblemen_gui import __version__, logs
from noblemen_gui.core.errors import BadRequest

pytestmark = pytest.mark.usefixtures("log_home")

Install = Callable[[Callable[[object], int]], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Make a function the only command, as if a module of that name stood among the others."""

    def as_command(run: Callable[[object], int]) -> None:
        module = types.ModuleType("probe")
        module.add_arguments = lambda parser: parser.add_argument("file", nargs="?")  # type: ignore[attr-defined]
        module.run = run  # type: ignore[attr-defined]
        module.__spec__ = types.SimpleNamespace(name="probe")  # type: ignore[assignment]
        monkeypatch.setitem(sys.modules, "noblemen_gui.commands.probe", module)
        monkeypatch.setattr(command_line, "COMMANDS", {"probe": "try something"})

    return as_command


def raising(error: BaseException) -> Callable[[object], int]:
    def run(arguments: object) -> int:
        raise error

    return run


def test_a_command_gives_its_status(install: Install) -> None:
    install(lambda arguments: 7)
    assert command_line.main(["probe"]) == 7


@pytest.mark.parametrize("words", [[], [__file__]])
def test_without_a_command_the_first_one_runs_and_a_file_is_opened(install: Install, words: list[str]) -> None:
    seen = []
    install(lambda arguments: seen.append(arguments.file) or 0)  # type: ignore[attr-defined, func-returns-value]
    assert command_line.main(words) == 0
    assert seen == (words or [None])


def test_an_unknown_command_is_named(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install(lambda arguments: 0)
    with pytest.raises(SystemExit) as ended:
        command_line.main(["prboe"])
    assert ended.value.code == 2
    assert "prboe" in capsys.readouterr().err


def test_an_unexpected_error_is_one_sentence_and_a_log(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install(raising(ZeroDivisionError("a secret of the code")))
    assert command_line.main(["probe"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(logs.file()) in said
    assert "a secret of the code" in logs.file().read_text(encoding="utf-8")


def test_a_bad_request_is_told_by_its_reason(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install(raising(BadRequest("There is no game called chess.")))
    assert command_line.main(["probe"]) == 1
    assert capsys.readouterr().err == "There is no game called chess.\n"
    assert not logs.file().exists()


def test_an_interrupt_ends_quietly(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install(raising(KeyboardInterrupt()))
    assert command_line.main(["probe"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_log_that_cannot_be_written_stops_nothing(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    install(raising(ZeroDivisionError()))
    assert command_line.main(["probe"]) == 1


def process(words: list[str], **streams: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "noblemen_gui", *words]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, **streams)


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with process(["--help"], stdout=writing) as running:
        os.close(writing)
        assert running.communicate(timeout=30)[1] == ""
    assert running.returncode == 0


def test_the_version_is_told() -> None:
    with process(["--version"], stdout=subprocess.PIPE) as running:
        assert running.communicate(timeout=30)[0] == f"noblemen {__version__}\n"


@pytest.mark.parametrize("command", sorted(command_line.available()))
def test_every_command_explains_itself(command: str) -> None:
    with process([command, "--help"], stdout=subprocess.PIPE) as running:
        said, complaint = running.communicate(timeout=30)
    assert (running.returncode, complaint) == (0, "")
    assert f"noblemen {command}" in said


@pytest.mark.parametrize("command", sorted({"arena", "demo", "engine", "rules"} & set(command_line.available())))
def test_commands_of_the_terminal_load_no_pygame(command: str) -> None:
    code = (
        "import contextlib, sys; from noblemen_gui.__main__ import main\n"
        f"with contextlib.suppress(SystemExit): main([{command!r}, '--help'])\n"
        "sys.exit('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60).returncode == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--demo", "--players", "7"], "3 to 5 seats can play, not 7."),
        (["--demo", "--seed", "-1"], "The seed must be a number from 0 to 18446744073709551615."),
        (["--seed", "1"], "Players, levels and seed belong to --demo; your own game is set up in the window."),
        (["--demo", "--levels", "king"], "There is no level called 'king'; there are"),
        (["gone.noblemen"], "There is no file gone.noblemen."),
        (["."], "There is no file ."),
    ],
)
def test_odd_wishes_for_the_window_get_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(words) == 1
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_without_a_display_a_demonstration_is_told_and_its_table_drawn(tmp_path: Path) -> None:
    variables = os.environ | {"HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        variables.pop(name, None)
    command = [sys.executable, "-m", "noblemen_gui", "play", "--anywhere"]
    told = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=120)
    assert (told.returncode, told.stderr) == (0, "")
    path = Path(told.stdout.split()[-1])
    assert path.parent == tmp_path
    assert path.read_bytes().startswith(b"\x89PNG")


def test_the_title_waits_for_neither_rules_nor_rivals() -> None:
    code = (
        "import sys, noblemen_gui.commands.play, noblemen_gui.scenes.client, noblemen_gui.scenes.title\n"
        "print([name for name in sys.modules if name.startswith(('noblemen_gui.ai', 'noblemen_gui.games.'))])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60).stdout
    assert found.splitlines()[-1] == "[]"
