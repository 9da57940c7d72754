"""The rules of Noblemen behind the contract of core: stateless functions over plain state."""

from collections.abc import Sequence
from typing import ClassVar

from noblemen_gui.core.contract import Json, Outcome, Rules
from noblemen_gui.core.errors import Refusal
from noblemen_gui.games.noblemen.rules import codec, loading, position, view_loading, views
from noblemen_gui.games.noblemen.rules.apply import apply
from noblemen_gui.games.noblemen.rules.board import FILLED, board_for, complete_options
from noblemen_gui.games.noblemen.rules.consistency import contradictions
from noblemen_gui.games.noblemen.rules.decades import new_state, ranking
from noblemen_gui.games.noblemen.rules.events import Event, redacted
from noblemen_gui.games.noblemen.rules.legal import legal_moves
from noblemen_gui.games.noblemen.rules.material import SOURCES
from noblemen_gui.games.noblemen.rules.moves import MOVE_NAMES, Move
from noblemen_gui.games.noblemen.rules.refusals import refusal
from noblemen_gui.games.noblemen.rules.state import State
from noblemen_gui.games.noblemen.rules.views import View


class NoblemenRules(Rules[State, Move, Event, View]):
    """Noblemen for 3 to 5 seats."""

    name: ClassVar[str] = "noblemen"
    version: ClassVar[int] = position.VERSION
    seat_counts: ClassVar[range] = range(min(FILLED), max(FILLED) + 1)
    default_seats: ClassVar[int] = 4
    move_types: ClassVar[tuple[str, ...]] = codec.MOVE_TYPES
    sources: ClassVar[tuple[str, ...]] = SOURCES

    def complete_options(self, options: Json) -> Json:
        """Check options and fill in N2's values."""
        return complete_options(options)

    def new_game(self, players: int, seed: int, options: Json) -> State:
        """Set the game up (N3)."""
        return new_state(board_for(players, complete_options(options)), seed)

    def to_move(self, state: State) -> int | None:
        """Return the seat whose decision is due."""
        return state.pending[-1].seat if state.pending else None

    def decision(self, state: State) -> str | None:
        """Return the kind of decision that is due."""
        return state.pending[-1].decision if state.pending else None

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Return every legal move in a fixed order."""
        return legal_moves(state)

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Say why a move is not legal, or None if it is."""
        return refusal(state, move)

    def apply(self, state: State, move: Move) -> list[Event]:
        """Change the state by a legal move and return what happened."""
        return apply(state, move)

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        return state.clone()

    def move_type(self, move: Move) -> str:
        """Return the move's type as the protocol spells it."""
        return MOVE_NAMES[type(move)]

    def view(self, state: State, seat: int) -> View:
        """Return what the seat may know (N11)."""
        return views.view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """Return the event as the seat may see it."""
        return redacted(event, seat)

    def reveals(self, event: Event) -> bool:
        """Tell whether the event showed somebody something hidden."""
        return event.reveals

    def view_seat(self, view: View) -> int:
        """Return the seat whose view this is."""
        return view.seat

    def sample(self, view: View, seed: int) -> State:
        """Return a full state that agrees with the view."""
        return views.sample(view, seed)

    def contradictions(self, state: State) -> list[str]:
        """Return what cannot be in a sound game."""
        return list(contradictions(state))

    def outcome(self, state: State) -> Outcome:
        """Return points, their sources and the ranking."""
        return Outcome(
            over=not state.pending,
            points=tuple(seat.points for seat in state.seats),
            sources=tuple(dict(zip(SOURCES, seat.sources, strict=True)) for seat in state.seats),
            ranking=ranking(state),
        )

    def encode_move(self, move: Move) -> Json:
        """Return the move as the protocol writes it."""
        return codec.encode_move(move)

    def decode_move(self, data: object) -> Move:
        """Read a move."""
        return codec.decode_move(data)

    def encode_event(self, event: Event) -> Json:
        """Return the event as the protocol writes it."""
        return codec.encode_event(event)

    def encode_state(self, state: State) -> Json:
        """Return the position."""
        return position.encode_state(state)

    def decode_state(self, data: object) -> State:
        """Read a position, whole or partial."""
        return loading.decode_state(data)

    def encode_view(self, view: View) -> Json:
        """Return the view."""
        return position.encode_view(view)

    def decode_view(self, data: object) -> View:
        """Read a view."""
        return view_loading.decode_view(data)


RULES = NoblemenRules()
