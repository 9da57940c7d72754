"""What can be wrong with a request, a move or a position, each with a sentence that a person understands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not possible: the rule it breaks, and a sentence with gaps that an interface can translate."""

    rule: str
    template: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def sentence(self, translate: Callable[[str], str] = str) -> str:
        """Fill the translated template; facts that are words of the game are translated too."""
        facts = {name: translate(fact) if isinstance(fact, str) else fact for name, fact in self.facts.items()}
        return translate(self.template).format(**facts)


class GameError(Exception):
    """Something that was asked for cannot be done; nothing has changed."""

    code = "bad_request"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BadRequest(GameError):
    """Not well formed: an unknown word, a missing or wrongly typed field."""


class IllegalMove(GameError):
    """Well formed, but the rules do not allow it now."""

    code = "illegal_move"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence())
        self.refusal = refusal


class BadPosition(GameError):
    """A position that contradicts itself or the material."""

    code = "bad_position"


class NoGame(GameError):
    """There is no game yet to which the request could apply."""

    code = "no_game"


class GameOver(GameError):
    """The game has ended; nothing is to be decided any more."""

    code = "game_over"


class NewerVersion(GameError):
    """A record written by a newer version of the program; it is left untouched."""
