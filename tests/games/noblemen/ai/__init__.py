"""Tests of how Noblemen is played."""
