"""A player's mind for Noblemen: proposes plans, answers quickly for anybody, and judges positions."""

from collections.abc import Sequence

from noblemen_gui.games.noblemen.ai.blunders import is_blunder
from noblemen_gui.games.noblemen.ai.court import expected_titles, lasting_prestige
from noblemen_gui.games.noblemen.ai.plans import Plan, bid_cost, plans
from noblemen_gui.games.noblemen.ai.values import Values
from noblemen_gui.games.noblemen.rules.apply import apply
from noblemen_gui.games.noblemen.rules.ball import handed_in_prestige
from noblemen_gui.games.noblemen.rules.material import TITLE_POINTS
from noblemen_gui.games.noblemen.rules.moves import END_TURN, Court, Move
from noblemen_gui.games.noblemen.rules.state import State

# How many layings a quick answer compares.
QUICK = 2
WEIGHTY = frozenset(("turn", "court", "knight"))


class Mind:
    """Thinks with one set of values."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def propose(self, state: State, width: int) -> Sequence[Plan]:
        """Return what the seat to move could do, plain mistakes left out."""
        found = plans(state, self.values.weights, width)
        seat = state.pending[-1].seat
        return [plan for plan in found if not is_blunder(state, seat, plan)] or found

    def quiet(self, state: State) -> bool:
        """Tell whether a new turn is about to begin or the game is over."""
        if not state.pending:
            return True
        top = state.pending[-1]
        return top.decision == "turn" and not top.acted and not top.carded

    def weighty(self, state: State) -> bool:
        """Tell whether a turn's action, a bid or a knight is to be decided; the rest follows from those."""
        top = state.pending[-1]
        return top.decision in WEIGHTY and not top.acted

    def value(self, state: State, seat: int) -> float:
        """Return the lead that a seat can expect."""
        return self.values.lead(state, seat)

    def reply(self, state: State) -> Sequence[Move]:
        """Return quickly what the seat to move would do now, one move or several."""
        top = state.pending[-1]
        options = plans(state, self.values.weights, QUICK)
        if len(options) == 1:
            return options[0]
        if top.decision == "court":
            return self._bid(state, top.seat, options)
        return max(options, key=lambda plan: self._soon(state, top.seat, plan))

    def _bid(self, state: State, seat: int, options: Sequence[Plan]) -> Plan:
        lasting = lasting_prestige(state)[seat]

        def worth(plan: Plan) -> float:
            bid = plan[0]
            assert isinstance(bid, Court)
            total = lasting + handed_in_prestige(bid.bribes, bid.cards)
            points = TITLE_POINTS[expected_titles(state, seat, total)[seat]]
            return points - bid_cost(state, bid, self.values.weights)

        return max(options, key=worth)

    def _soon(self, state: State, seat: int, plan: Plan) -> float:
        """Return the lead when the plan is carried out, before the turn ends."""
        trial = state.clone()
        for move in plan:
            if move is END_TURN:
                break
            apply(trial, move)
        while trial.pending and not self._decided(trial):
            for move in self.reply(trial):
                apply(trial, move)
        return self.values.lead(trial, seat)

    def _decided(self, state: State) -> bool:
        """Tell whether nothing more follows from a plan by itself: the turn could end, or others decide."""
        top = state.pending[-1]
        if top.decision == "turn":
            return top.acted or not top.carded
        return len(state.pending) == 1  # only what a turn has put on the stack belongs to the plan
