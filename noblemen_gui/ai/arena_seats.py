"""Who can take a seat in the arena: a level of play, the plain tree search, or another program."""

import csv
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from noblemen_gui.ai import levels
from noblemen_gui.ai.bots import Bot, split_command
from noblemen_gui.ai.mcts import MctsPlayer
from noblemen_gui.ai.player import Player
from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import BadRequest

# Players that only the arena knows.
REFERENCES: dict[str, Callable[[AnyRules, int], Player]] = {"mcts": MctsPlayer}
OWN_MS = {"mcts": 250}
BOT_MS = 500


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player by name: `courtier`, `courtier:builder` with a manner, `mcts`, or a program's command line."""

    name: str
    program: bool = False

    @property
    def level(self) -> str:
        """Return the name without the manner."""
        return self.name if self.program else self.name.partition(":")[0]

    @property
    def manner(self) -> str | None:
        """Return the manner, if one is named."""
        return None if self.program else self.name.partition(":")[2] or None

    @property
    def own_ms(self) -> int:
        """Return the time for a decision where the match sets none."""
        if self.program:
            return BOT_MS
        return OWN_MS[self.level] if self.level in REFERENCES else levels.TABLE[self.level].ms

    def player(self, rules: AnyRules, seed: int) -> Player:
        """Return the player for one game; a program is started here."""
        if self.program:
            return Bot(self.name, rules, seed)
        if self.level in REFERENCES:
            return REFERENCES[self.level](rules, seed)
        return levels.make_player(self.level, rules, seed, self.manner)


def read_seats(text: str) -> list[Entrant]:
    """Read the seats of a match: names and command lines with commas between them, quotation marks where needed."""
    names = next(csv.reader([text], skipinitialspace=True), [])
    return [_entrant(name.strip()) for name in names]


def _entrant(name: str) -> Entrant:
    known = (*levels.LEVELS, *REFERENCES)
    if name.partition(":")[0] in known:
        return Entrant(name)
    if _is_program(name):
        return Entrant(name, program=True)
    raise BadRequest(f"seats: {name!r} is neither a program nor one of {', '.join(known)}.")


def _is_program(name: str) -> bool:
    words = split_command(name)
    return len(words) > 1 or Path(name).name != name or Path(name).is_file() or shutil.which(name) is not None


def close(player: Player) -> None:
    """End a program that has a seat; the other players hold nothing."""
    if isinstance(player, Bot):
        player.close()


def faults(player: Player) -> dict[str, int]:
    """Return what a program did wrong."""
    return dict(player.faults) if isinstance(player, Bot) else {}
