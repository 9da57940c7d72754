"""Builds what players download: a folder that runs without Python, and installers for three systems around it."""
