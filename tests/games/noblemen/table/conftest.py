"""The interface's fixtures, for the table too."""

from tests.ui.conftest import open_app, own_folders, pixels

__all__ = ["open_app", "own_folders", "pixels"]
