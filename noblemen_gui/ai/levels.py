"""The levels of play by name, weakest first; a level makes a player for a game and a seed."""

from collections.abc import Callable
from dataclasses import dataclass

from noblemen_gui.ai.brain import ANY_MANNER, brain_of
from noblemen_gui.ai.player import Player
from noblemen_gui.ai.search import Searcher, Skill
from noblemen_gui.ai.simple import GreedyPlayer, RandomPlayer
from noblemen_gui.core.contract import AnyRules
from noblemen_gui.core.errors import BadRequest


@dataclass(frozen=True, slots=True)
class Level:
    """One line of the table of levels; the label and the summary are texts to translate."""

    label: str
    summary: str
    ms: int  # the most a decision takes unless the caller says otherwise
    skill: Skill | None = None
    offered: bool = True  # whether people are offered it as a rival


TABLE: dict[str, Level] = {
    "random": Level("Random", "Does anything that is allowed", 1000, offered=False),
    "greedy": Level("Greedy", "Takes the points in sight", 1000, offered=False),
    "page": Level("Page", "Learns the game with you", 1000, Skill("simple", width=2, samples=1, temperature=3.0)),
    "squire": Level("Squire", "Plays soundly", 1000, Skill("sound", width=3, samples=1, temperature=2.5)),
    "courtier": Level("Courtier", "Plans ahead", 1000, Skill("learned", width=4, samples=1, temperature=1.6)),
    "chancellor": Level(
        "Chancellor",
        "As strong as it can be",
        350,  # up to five decisions of a turn are thought over, and together they are to stay below two seconds
        Skill("learned", width=4, samples=2, finalists=4, playouts=24, turns=4),
    ),
}
LEVELS = tuple(TABLE)
_SIMPLE: dict[str, Callable[[AnyRules, int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def make_player(level: object, rules: AnyRules, seed: int, manner: object = None) -> Player:
    """Return a player of the level, in a manner of the game or in any."""
    if not isinstance(level, str) or level not in TABLE:
        raise BadRequest(f"level: one of {', '.join(LEVELS)} was expected.")
    skill = TABLE[level].skill
    if skill is None:
        return _SIMPLE[level](rules, seed)
    manners = brain_of(rules).manners
    if manner is None:
        manner = ANY_MANNER
    if not isinstance(manner, str) or manner not in manners:
        raise BadRequest(f"manner: one of {', '.join(manners)} was expected.")
    return Searcher(rules, seed, skill, manner)
