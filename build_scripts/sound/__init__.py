"""Synthesises all sounds and music of the game; `python -m build_scripts.sound` writes the files in sounds/."""
