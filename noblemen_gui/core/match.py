"""A game being played: the true state, the check of every move, the record, undo and redo, and views."""

from dataclasses import dataclass
from typing import Any

from noblemen_gui.core.contract import AnyRules, Json, Outcome
from noblemen_gui.core.errors import BadPosition, BadRequest, GameError, GameOver, IllegalMove, Refusal
from noblemen_gui.core.record import Record


@dataclass(slots=True)
class Step:
    """One decision that was made: the state before it, who decided what, and what came of it."""

    before: Any
    seat: int
    decision: str
    move: Any
    events: list[Any]


NOTHING_TO_UNDO = Refusal("undo", "There is nothing to take back.")
NOTHING_TO_REDO = Refusal("undo", "There is nothing to do again.")
HIDDEN_WAS_SEEN = Refusal("undo", "Something hidden was seen, so this cannot be taken back.")
ANOTHER_SEAT_CAME = Refusal("undo", "It has been another seat’s turn to decide since, so this cannot be taken back.")


class Match:
    """The one gate between players and the true state."""

    def __init__(self, rules: AnyRules, state: Any, record: Record) -> None:
        self.rules = rules
        self.state = state
        self.steps: list[Step] = []
        self._record = record
        self._undone: list[Any] = []

    @classmethod
    def new(cls, rules: AnyRules, players: int, seed: int, options: Json) -> "Match":
        """Set up a game."""
        if players not in rules.seat_counts:
            raise BadRequest(f"players: {rules.seat_counts.start} to {rules.seat_counts.stop - 1} were expected.")
        complete = rules.complete_options(options)
        record = Record(rules.name, rules.version, players, complete, seed, [])
        return cls(rules, rules.new_game(players, seed, complete), record)

    @classmethod
    def from_position(cls, rules: AnyRules, position: object) -> "Match":
        """Go on from a position."""
        state = rules.decode_state(position)
        start = rules.encode_state(state)
        record = Record(rules.name, rules.version, start["players"], start["options"], 0, [], start)
        return cls(rules, state, record)

    @classmethod
    def _from_start(cls, rules: AnyRules, start: Json) -> "Match":
        try:
            return cls.from_position(rules, start)
        except BadPosition as error:
            raise BadPosition(f"record.start: {error.reason}") from None

    @classmethod
    def from_record(cls, rules: AnyRules, record: Record) -> "Match":
        """Replay a record to its end."""
        if record.start is not None:
            match = cls._from_start(rules, record.start)
        else:
            match = cls.new(rules, record.players, record.seed, record.options)
        match._record.client = record.client
        for place, data in enumerate(record.moves):
            try:
                match.play(rules.decode_move(data))
            except GameError as error:
                raise BadRequest(f"record.moves[{place}]: {error.reason}") from None
        return match

    @property
    def to_move(self) -> int | None:
        """Return the seat whose decision is due."""
        return self.rules.to_move(self.state)

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return self._record.players

    @property
    def client(self) -> Json:
        """Return what the client keeps in the record; the rules never read it."""
        return self._record.client

    def record(self) -> Record:
        """Return the record with all moves so far."""
        moves = [self.rules.encode_move(step.move) for step in self.steps]
        kept = self._record
        return Record(kept.game, kept.version, kept.players, kept.options, kept.seed, moves, kept.start, kept.client)

    def play(self, move: Any) -> list[Any]:
        """Check a move and carry it out; an illegal one changes nothing."""
        events = self._carry_out(move)
        self._undone.clear()
        return events

    def _carry_out(self, move: Any) -> list[Any]:
        seat, decision = self.to_move, self.rules.decision(self.state)
        if seat is None or decision is None:
            raise GameOver("The game is over.")
        refusal = self.rules.refusal(self.state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        before = self.rules.clone(self.state)
        events = self.rules.apply(self.state, move)
        self.steps.append(Step(before, seat, decision, move, events))
        return events

    def undo_refusal(self, *, practice: bool = False) -> Refusal | None:
        """Say why the last decision cannot be taken back, or None if it can; practice games may take back all."""
        if not self.steps:
            return NOTHING_TO_UNDO
        last = self.steps[-1]
        if practice:
            return None
        if any(self.rules.reveals(event) for event in last.events):
            return HIDDEN_WAS_SEEN
        if last.seat != self.to_move:
            return ANOTHER_SEAT_CAME
        return None

    def undo(self, *, practice: bool = False) -> Step:
        """Take the last decision back."""
        refusal = self.undo_refusal(practice=practice)
        if refusal is not None:
            raise IllegalMove(refusal)
        step = self.steps.pop()
        self.state = step.before
        self._undone.append(step.move)
        return step

    @property
    def can_redo(self) -> bool:
        """Tell whether a decision that was taken back can be made again."""
        return bool(self._undone)

    def redo(self) -> list[Any]:
        """Make the decision again that was taken back last."""
        if not self._undone:
            raise IllegalMove(NOTHING_TO_REDO)
        return self._carry_out(self._undone.pop())

    def view(self, seat: int) -> Any:
        """Return what a seat may know."""
        return self.rules.view(self.state, seat)

    def outcome(self) -> Outcome:
        """Return points, sources and ranking."""
        return self.rules.outcome(self.state)
