"""What the table shows at one moment, as one seat may see it, and what that seat can do now.

A model is made anew after every change and never changes itself. Panels read it; nothing here draws or decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from noblemen_gui.core.errors import Refusal
from noblemen_gui.games.noblemen.rules import RULES, moves
from noblemen_gui.games.noblemen.rules.actions import folly_reward, harvest, price_of
from noblemen_gui.games.noblemen.rules.ball import estate_prestige
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.material import FIELD, FOLLY, GROVE, TITLE_DISCOUNTS
from noblemen_gui.games.noblemen.rules.moves import Cell, Move
from noblemen_gui.games.noblemen.rules.refusals import building_refusal, refusal
from noblemen_gui.games.noblemen.rules.state import Seat, State
from noblemen_gui.games.noblemen.rules.views import View, sample


@dataclass(frozen=True, slots=True)
class Player:
    """How a seat is shown: name, crest (and with it colour), lord or lady, person or level."""

    name: str
    crest: str
    lady: bool
    level: str


@dataclass(frozen=True)
class TableModel:
    """`view` is what the looking seat may know; `legal` is empty unless that seat decides now."""

    view: View
    players: Sequence[Player]
    legal: Sequence[Move] = ()
    closed_screens: bool = False
    _previews: dict[Move, list[Event]] = field(default_factory=dict, compare=False, repr=False)

    # who and what

    @property
    def seat(self) -> int:
        """Return the seat that looks on."""
        return self.view.seat

    @property
    def state(self) -> State:
        """Return the state with everything emptied that the looking seat may not know."""
        return self.view.state

    @property
    def own(self) -> Seat:
        """Return what belongs to the looking seat, its hidden tiles and cards too."""
        return self.state.seats[self.seat]

    @property
    def to_move(self) -> int | None:
        """Return the seat that decides now."""
        return self.state.pending[-1].seat if self.state.pending else None

    @property
    def decision(self) -> str | None:
        """Return what is to be decided now, by whomever."""
        return self.state.pending[-1].decision if self.state.pending else None

    @property
    def deciding(self) -> bool:
        """Tell whether the looking seat decides now."""
        return bool(self.legal)

    @property
    def rivals(self) -> list[int]:
        """Return the other seats clockwise from the looking one."""
        return [(self.seat + step) % len(self.players) for step in range(1, len(self.players))]

    def tile_count(self, seat: int) -> int | None:
        """Return how many hidden tiles a seat has; None while that is secret."""
        return self.view.tile_counts[seat] if self.view.tile_counts is not None else None

    def card_count(self, seat: int) -> int:
        """Return how many scandal cards a seat has."""
        return self.view.card_counts[seat]

    # what can be done now

    @cached_property
    def by_type(self) -> dict[type[Move], list[Move]]:
        """Return the legal moves by their type."""
        found: dict[type[Move], list[Move]] = {}
        for move in self.legal:
            found.setdefault(type(move), []).append(move)
        return found

    def can(self, kind: type[Move]) -> bool:
        """Tell whether a move of this type is legal now."""
        return kind in self.by_type

    def places(self, tile: int) -> dict[Cell, Move]:
        """Return where a tile of the hand can be laid now, with the move that does it."""
        return {m.at: m for m in self.by_type.get(moves.Place, ()) if isinstance(m, moves.Place) and m.tile == tile}

    def sites(self, building: int) -> dict[Cell, Move]:
        """Return where a building can stand now, with the move that does it."""
        return {
            m.at: m for m in self.by_type.get(moves.Build, ()) if isinstance(m, moves.Build) and m.building == building
        }

    def card_moves(self, card: int) -> list[moves.PlayCard]:
        """Return the ways in which a card can be played now."""
        return [m for m in self.by_type.get(moves.PlayCard, ()) if isinstance(m, moves.PlayCard) and m.card == card]

    def knight_targets(self) -> dict[tuple[int, Cell], list[moves.Knight]]:
        """Return the areas on which a knight can be set, by owner and place; several moves where one may move."""
        targets: dict[tuple[int, Cell], list[moves.Knight]] = {}
        for move in self.by_type.get(moves.Knight, ()):
            if isinstance(move, moves.Knight):
                targets.setdefault((move.seat, move.at), []).append(move)
        return targets

    def refusal(self, move: Move) -> Refusal | None:
        """Say why the looking seat cannot make a move now; None if it can."""
        if not self.deciding:
            return Refusal("N5.1", "It is another player's turn.")
        return None if move in self.by_type.get(type(move), ()) else refusal(self.known, move)

    def building_refusal(self, building: int) -> Refusal | None:
        """Say why a building of the board cannot be built now, wherever; None if it can."""
        if not self.deciding:
            return Refusal("N5.1", "It is another player's turn.")
        if self.sites(building):
            return None
        general = refusal(self.known, moves.Build(building, -1))
        if self.decision != "turn" or self.state.pending[-1].acted:
            return general
        found = building_refusal(self.known, self.seat, building)
        return found or Refusal("N6.2", "There is no place for it in the estate.")

    # what it would bring

    @cached_property
    def known(self) -> State:
        """Return a full state that agrees with the view, for questions whose answer the view decides."""
        return sample(self.view, 0)

    def preview(self, move: Move) -> list[Event]:
        """Return what would happen, with everything hidden left out: for payout bubbles and buttons."""
        if move not in self._previews:
            trial = self.known.clone()
            events = RULES.apply(trial, move)
            if isinstance(move, moves.Place):
                events += self._payout(trial)
            self._previews[move] = [RULES.redact(event, -1) for event in events]
        return self._previews[move]

    def _payout(self, trial: State) -> list[Event]:
        """Return what an expand would bring if it ended with this tile."""
        return RULES.apply(trial, moves.DONE)

    def price(self, building: int) -> int:
        """Return what a building costs the looking seat now, after its discount."""
        return price_of(self.state, self.seat, building)

    def listed_price(self, building: int, space: int) -> int:
        """Return the price of a space of the board after the looking seat's discount."""
        board = self.state.board
        price = board.folly_price if building >= FOLLY else board.prices[building][space]
        return max(0, price - self.discount)

    @property
    def discount(self) -> int:
        """Return what the looking seat's title saves on every building."""
        return TITLE_DISCOUNTS[self.own.title]

    def spaces(self, building: int) -> list[tuple[int, bool]]:
        """Return a building area's spaces, cheapest first: price for the looking seat, and whether one stands there."""
        prices = self.state.board.prices[building]
        empty = len(prices) - self.state.offer[building]
        return [(self.listed_price(building, space), space >= empty) for space in range(len(prices))]

    @property
    def next_folly_reward(self) -> int:
        """Return the points for the next folly; 0 when none is left."""
        return folly_reward(self.state) if self.state.follies else 0

    def prestige_so_far(self, seat: int) -> int:
        """Return what a seat's estate would count at a ball now."""
        return sum(estate_prestige(self.state, seat))

    @property
    def tax_income(self) -> int:
        """Return what taxes would bring the looking seat without bribes."""
        return harvest(self.state, self.seat, FIELD)

    @property
    def land_income(self) -> int:
        """Return how many tiles acquiring land would bring without bribes."""
        return harvest(self.state, self.seat, GROVE)

    def next_event(self) -> tuple[str, int]:
        """Return the kind of the next ball or scoring space and how many steps of the round marker it is away."""
        track = self.state.board.track
        for steps in range(1, len(track) - self.state.round):
            if track[self.state.round + steps] in ("ball", "scoring"):
                return track[self.state.round + steps], steps
        return track[self.state.round], 0
