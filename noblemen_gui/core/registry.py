"""Finds a game's rules by the game's name, loading them when they are first asked for."""

from collections.abc import Mapping
from importlib import import_module

from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import BadRequest


class Registry:
    """The names of games and the modules whose RULES play them."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self._modules = dict(modules)

    @property
    def names(self) -> list[str]:
        """Return the names of all games."""
        return list(self._modules)

    def rules(self, name: object) -> AnyRules:
        """Return the rules of a game."""
        if not isinstance(name, str) or name not in self._modules:
            raise BadRequest(f"game: one of {', '.join(self._modules)} was expected.")
        rules: AnyRules = import_module(self._modules[name]).RULES
        return rules
