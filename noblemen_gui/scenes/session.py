"""A game at the table of this computer: who sits where, whose eyes look on, what rivals answer, and the saved record.

It knows no pygame and no particular game. The table asks `waiting_for` what to do next: let a human decide, let the
curtain fall, or look for a rival's answer with `rival_move`.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

from noblemen_gui import saves
from noblemen_gui.core.chance import SEED_LIMIT, below
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.core.errors import Refusal
from noblemen_gui.core.match import ANOTHER_SEAT_CAME, Match, Step
from noblemen_gui.learn.words import Said

log = logging.getLogger(__name__)

HUMAN = "human"
CRESTS = ("lion", "ship", "rose", "stag", "oak")
DEFAULT_NAMES = ("Arabella", "Walter", "Bess", "Hugh", "Cecily")
Waiting = Literal["human", "curtain", "rival", "end"]


@dataclass(slots=True)
class SeatPlan:
    """Who sits at a seat; `level` is HUMAN or the level of a computer player."""

    name: str
    crest: str
    lady: bool = False
    level: str = HUMAN
    manner: str = ""
    seed: int = 0

    @property
    def human(self) -> bool:
        """Tell whether a person decides here."""
        return self.level == HUMAN


class Thinker(Protocol):
    """Thinks for rivals elsewhere: `ask` returns at once, `poll` gives the answer when there is one."""

    def ask(self, rules: AnyRules, plan: SeatPlan, view: Any, moves: Sequence[Any]) -> None:
        """Begin to think about a decision."""

    def poll(self) -> Any | None:
        """Return the move when it has been found."""

    def ask_hint(self, rules: AnyRules, view: Any, moves: Sequence[Any]) -> None:
        """Begin to think for a person."""

    def poll_hint(self) -> tuple[Any | None, Said] | None:
        """Return the move, if there is one, and why, when they have been found."""

    def cancel(self) -> None:
        """Forget the question at once."""


class GameSession:
    """One game from set-up to its end, saved after every decision."""

    def __init__(self, match: Match, plans: Sequence[SeatPlan], path: Path | None, thinker: Thinker | None) -> None:
        self.match = match
        self.rules = match.rules
        self.plans = list(plans)
        self.path = path
        self._thinker = thinker
        self._asked = False
        self._hinting = False
        self.unsaved = False
        self.on_unsaved: Callable[[], None] = lambda: None
        first = self.match.to_move
        self.viewer = first if first in self.humans else next(iter(self.humans), 0)

    @classmethod
    def new(
        cls, rules: AnyRules, plans: Sequence[SeatPlan], options: Json, seed: int, thinker: Thinker | None,
        *, practice: bool = False, save: bool = True,
    ) -> "GameSession":  # fmt: skip
        """Begin a game; every rival gets a seed of its own."""
        match = Match.new(rules, len(plans), seed, options)
        rng = seed
        for plan in plans:
            plan.seed, rng = below(rng, SEED_LIMIT)
        match.client.update(seats=[asdict(plan) for plan in plans], practice=practice)
        session = cls(match, plans, saves.new_path() if save else None, thinker)
        session.save()
        return session

    @classmethod
    def of_match(cls, match: Match, path: Path | None, thinker: Thinker | None) -> "GameSession":
        """Go on with a game that was read from disk."""
        given = match.client.get("seats")
        plans = decode_plans(given, match.players)
        return cls(match, plans, path, thinker)

    # who decides

    @property
    def humans(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, plan in enumerate(self.plans) if plan.human]

    @property
    def practice(self) -> bool:
        """Tell whether everything may be taken back; the result is marked."""
        return bool(self.match.client.get("practice"))

    @property
    def waiting_for(self) -> Waiting:
        """Return what the table has to do next."""
        seat = self.match.to_move
        if seat is None:
            return "end"
        if not self.plans[seat].human:
            return "rival"
        return "human" if seat == self.viewer else "curtain"

    def part_curtain(self) -> None:
        """The next human sits down: from now on the table shows what that seat may see."""
        seat = self.match.to_move
        if seat is not None and self.plans[seat].human:
            self.viewer = seat

    # what is seen

    def view(self) -> Any:
        """Return what the looking seat may know."""
        return self.match.view(self.viewer)

    def legal_moves(self) -> Sequence[Any]:
        """Return the legal moves of the human who decides now, otherwise none."""
        return self.rules.legal_moves(self.match.state) if self.waiting_for == "human" else ()

    def seen(self, events: Sequence[Any], viewer: int | None = None) -> list[Any]:
        """Return events as a seat may see them, the looking one if none is named."""
        seat = self.viewer if viewer is None else viewer
        return [self.rules.redact(event, seat) for event in events]

    # what happens

    def play(self, move: Any) -> Step:
        """Carry a decision out and save; the step has the true events: show `seen(step.events)`."""
        self._forget_hint()
        self.match.play(move)
        self._asked = False
        self.save()
        return self.match.steps[-1]

    def rival_move(self) -> Any | None:
        """Ask for a rival's move, or look whether it has been found; the table plays it when it is ready to show it."""
        seat = self.match.to_move
        if self._thinker is None or seat is None or self.plans[seat].human:
            return None
        if not self._asked:
            self._asked = True
            moves = self.rules.legal_moves(self.match.state)
            self._thinker.ask(self.rules, self.plans[seat], self.match.view(seat), moves)
        return self._thinker.poll()

    def ask_hint(self) -> None:
        """Ask what a strong player would do for the human who decides now."""
        if self._thinker is not None and self.waiting_for == "human":
            self._hinting = True
            self._thinker.ask_hint(self.rules, self.view(), self.legal_moves())

    def hint(self) -> tuple[Any | None, Said] | None:
        """Return the move, if one was found, and why, once there is an answer."""
        found = self._thinker.poll_hint() if self._thinker is not None and self._hinting else None
        self._hinting = self._hinting and found is None
        return found

    def undo_refusal(self) -> Refusal | None:
        """Say why the last decision cannot be taken back; None if it can. Nobody takes back for a rival."""
        if not self.practice and self.waiting_for == "rival":
            return ANOTHER_SEAT_CAME
        return self.match.undo_refusal(practice=self.practice)

    def undo(self) -> Step:
        """Take the last decision back; in practice, back to the last one of a person."""
        self._forget_question()
        step = self.match.undo(practice=self.practice)
        while self.practice and self.match.steps and not self.plans[self.match.to_move or 0].human:
            step = self.match.undo(practice=True)
        self.save()
        return step

    def redo(self) -> Step:
        """Make the decision again that was taken back."""
        self._forget_question()
        self.match.redo()
        self.save()
        return self.match.steps[-1]

    def save(self) -> None:
        """Write the record, if this game is kept; if that fails it is told once, and the game goes on."""
        if self.path is None:
            return
        self.match.client["finished"] = self.match.to_move is None
        try:
            saves.write(self.path, self.match.record())
            self.unsaved = False
        except OSError as error:
            log.warning("The game cannot be saved: %s", error)
            told, self.unsaved = self.unsaved, True
            if not told:
                self.on_unsaved()

    def close(self) -> None:
        """Stop thinking; the record is on disk already."""
        self._forget_question()

    def _forget_hint(self) -> None:
        if self._thinker is not None and self._hinting:
            self._thinker.cancel()
        self._hinting = False

    def _forget_question(self) -> None:
        self._forget_hint()
        if self._thinker is not None and self._asked:
            self._thinker.cancel()
        self._asked = False

    # looking back

    def points_over_time(self) -> list[tuple[int, ...]]:
        """Return everybody's points before the first and after each decision."""
        states = [step.before for step in self.match.steps] + [self.match.state]
        return [self.rules.outcome(state).points for state in states]


def decode_plans(given: object, players: int) -> list[SeatPlan]:
    """Read who sits where; what is missing or damaged becomes a human with a usual name and crest."""
    entries = given if isinstance(given, list) else []
    plans = []
    for seat in range(players):
        entry = entries[seat] if seat < len(entries) and isinstance(entries[seat], dict) else {}
        plan = SeatPlan(DEFAULT_NAMES[seat % 5], CRESTS[seat % 5])
        for name, usual in asdict(plan).items():
            value = entry.get(name)
            if type(value) is type(usual):
                setattr(plan, name, value)
        plans.append(plan)
    return plans
