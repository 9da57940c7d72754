"""The contract that a board game fulfils; client, AI seats, records and the engine protocol know nothing else of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from noblemen_gui.core.errors import Refusal

Json = dict[str, Any]

S = TypeVar("S")  # the true state of a game
M = TypeVar("M")  # a move: what a seat intends
E = TypeVar("E")  # an event: what came of it
V = TypeVar("V")  # a view: what one seat may know


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game stands or ended: points by seat and source, and the seats by rank, shared ranks together."""

    over: bool
    points: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]
    ranking: tuple[tuple[int, ...], ...]


class Rules(ABC, Generic[S, M, E, V]):
    """Stateless functions over the plain state of one game."""

    name: ClassVar[str]
    version: ClassVar[int]
    seat_counts: ClassVar[range]
    default_seats: ClassVar[int]
    move_types: ClassVar[tuple[str, ...]]
    sources: ClassVar[tuple[str, ...]]

    @abstractmethod
    def complete_options(self, options: Json) -> Json:
        """Check options and fill in what is missing; BadRequest names what is wrong."""

    @abstractmethod
    def new_game(self, players: int, seed: int, options: Json) -> S:
        """Set the game up; the same arguments always give the same game."""

    @abstractmethod
    def to_move(self, state: S) -> int | None:
        """Return the seat whose decision is due, or None at the end."""

    @abstractmethod
    def decision(self, state: S) -> str | None:
        """Return the kind of decision that is due, or None at the end."""

    @abstractmethod
    def legal_moves(self, state: S) -> Sequence[M]:
        """Return every legal move in a fixed order."""

    @abstractmethod
    def refusal(self, state: S, move: M) -> Refusal | None:
        """Say why a move is not legal, or None if it is; cheaper than building the list."""

    @abstractmethod
    def apply(self, state: S, move: M) -> list[E]:
        """Change the state by a legal move and return what happened, in order."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """Return an independent copy."""

    @abstractmethod
    def move_type(self, move: M) -> str:
        """Return the move's type as the protocol spells it."""

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """Return what the seat may know."""

    @abstractmethod
    def redact(self, event: E, seat: int) -> E:
        """Return the event as the seat may see it."""

    @abstractmethod
    def reveals(self, event: E) -> bool:
        """Tell whether the event showed somebody something hidden, so that it cannot be taken back."""

    @abstractmethod
    def view_seat(self, view: V) -> int:
        """Return the seat whose view this is."""

    @abstractmethod
    def sample(self, view: V, seed: int) -> S:
        """Return a full state that agrees with the view, what is hidden dealt at random."""

    @abstractmethod
    def contradictions(self, state: S) -> list[str]:
        """Return what cannot be in a sound game, a sentence each; a game played by the rules has none."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return points, their sources and the ranking, now or at the end."""

    @abstractmethod
    def encode_move(self, move: M) -> Json:
        """Return the move as the protocol writes it."""

    @abstractmethod
    def decode_move(self, data: object) -> M:
        """Read a move; BadRequest says what is not well formed."""

    @abstractmethod
    def encode_event(self, event: E) -> Json:
        """Return the event as the protocol writes it."""

    @abstractmethod
    def encode_state(self, state: S) -> Json:
        """Return the position, secrets and random state too."""

    @abstractmethod
    def decode_state(self, data: object) -> S:
        """Read a position, whole or partial; BadPosition says what contradicts."""

    @abstractmethod
    def encode_view(self, view: V) -> Json:
        """Return the view as the protocol writes it."""

    @abstractmethod
    def decode_view(self, data: object) -> V:
        """Read a view."""


AnyRules = Rules[Any, Any, Any, Any]
