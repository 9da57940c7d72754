"""The command line: `noblemen` opens the game, `noblemen demo`, `engine`, … do the rest without loading it."""

import argparse
import contextlib
import importlib
import importlib.util
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from noblemen_gui import __version__, logs
from noblemen_gui.core.errors import GameError

# The first one is what happens without a command.
COMMANDS = {
    "play": "open the game",
    "demo": "play a whole game between computer seats in the terminal",
    "engine": "host, check or play games for another program, by JSON lines",
    "arena": "let computer players and other programs compete",
    "shot": "save pictures of the game's screens",
    "rules": "read the rules in the terminal",
}
INTERRUPTED = 130

log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None) -> int:
    """The terminal's entry point."""
    return guarded(sys.argv[1:] if arguments is None else arguments, tell_terminal)


def window() -> int:
    """The desktop's entry point: there may be no terminal, so bad news comes in a box."""
    return guarded(sys.argv[1:], tell_window)


def guarded(arguments: Sequence[str], tell: Callable[[str], None]) -> int:
    """Run a command; whatever goes wrong becomes one sentence and a status."""
    logs.start()
    try:
        return run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        forget_output()
        return 0
    except GameError as error:
        tell(error.reason)
    except Exception as error:
        log.exception("Unexpected error in: noblemen %s", " ".join(arguments))
        tell(f"Noblemen had to stop ({type(error).__name__}). What happened is written in {logs.file()}")
    return 1


def run(arguments: Sequence[str]) -> int:
    """The command's status; its last words are flushed here, where a reader that went away is no accident."""
    try:
        parsed = parse(with_command(list(arguments)))
        return int(parsed.run(parsed))
    finally:
        if sys.stdout:
            sys.stdout.flush()


def parse(words: list[str]) -> argparse.Namespace:
    """Load only the module of the wanted command: an engine never waits for a window's libraries."""
    parser = argparse.ArgumentParser(prog="noblemen", description="Noblemen, the board game, with computer opponents.")
    parser.add_argument("--version", action="version", version=f"noblemen {__version__}")
    choices = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, purpose in available().items():
        description = f"{purpose[0].upper()}{purpose[1:]}."
        # "resolve": a command may bring a --help of its own.
        command = choices.add_parser(name, help=purpose, description=description, conflict_handler="resolve")
        if words[:1] == [name]:
            module = importlib.import_module(module_name(name))
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser.parse_args(words)


def with_command(words: list[str]) -> list[str]:
    """No command means the game itself, also with options or a saved game to open (a double-clicked file)."""
    first = words[0] if words else ""
    if first in COMMANDS or first in ("-h", "--help", "--version"):
        return words
    if not first or first.startswith("-") or Path(first).exists() or Path(first).suffix == ".noblemen":
        return [*list(available())[:1], *words]
    return words


def available() -> dict[str, str]:
    """The commands this installation has."""
    return {name: purpose for name, purpose in COMMANDS.items() if importlib.util.find_spec(module_name(name))}


def module_name(command: str) -> str:
    return f"noblemen_gui.commands.{command}"


def tell_terminal(sentence: str) -> None:
    if sys.stderr:
        with contextlib.suppress(OSError):
            print(sentence, file=sys.stderr)


def tell_window(sentence: str) -> None:
    tell_terminal(sentence)
    # Without pygame or a display there is nothing to show a box with; the log has it all.
    with contextlib.suppress(Exception):
        import pygame

        pygame.display.message_box("Noblemen", sentence, "error")


def forget_output() -> None:
    """The reader went away: give the interpreter's last flush somewhere to go."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
