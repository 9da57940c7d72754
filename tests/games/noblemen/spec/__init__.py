"""Tests written from the rules and the protocol alone, driven through the engine as an outside program would."""
