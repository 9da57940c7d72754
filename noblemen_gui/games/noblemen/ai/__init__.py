"""How Noblemen is played well: judgement, plans, manners and reasons for the players of any level."""

from functools import cache

from noblemen_gui.games.noblemen.ai.manners import ANY, MANNERS, in_manner
from noblemen_gui.games.noblemen.ai.mind import Mind
from noblemen_gui.games.noblemen.ai.reasons import reason_for
from noblemen_gui.games.noblemen.ai.values import Values, shipped_weights
from noblemen_gui.games.noblemen.rules.moves import Move
from noblemen_gui.games.noblemen.rules.views import View, sample

# Reasons are given with the best knowledge there is, looking at so many plans of a kind.
_REASONS_WIDTH = 6


@cache
def _mind(players: int, knowledge: str, manner: str) -> Mind:
    return Mind(Values(in_manner(shipped_weights(knowledge, players), manner)))


class NoblemenBrain:
    """The game's part in its computer players."""

    manners: tuple[str, ...] = MANNERS

    def players(self, view: View) -> int:
        """Return the number of seats of the game in view."""
        return view.state.players

    def mind(self, players: int, knowledge: str, manner: str) -> Mind:
        """Return a mind for a number of seats with knowledge of a kind, in a manner."""
        return _mind(players, knowledge, manner)

    def explain(self, view: View, move: Move) -> tuple[str, dict[str, object]]:
        """Say in one sentence with gaps why the seat should make this move, and what fills the gaps."""
        mind = self.mind(self.players(view), "learned", ANY)
        return reason_for(mind, sample(view, 0), view.seat, move, _REASONS_WIDTH)


BRAIN = NoblemenBrain()
