"""The installed program in a real window: the opening by keyboard, resuming, and a game that computer seats finish."""

from pathlib import Path

from .facts import Application


def play_in_window(app: Application, program: Path, home: Path, variables: dict[str, str]) -> None:
    pass
