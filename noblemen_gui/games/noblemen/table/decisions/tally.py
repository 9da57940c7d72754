"""A building scoring as a list of buildings that were looked at, and what each seat has after so many of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.estate import AROUND, Estate
from noblemen_gui.games.noblemen.rules.events import BuildingScored, Event, PointsGained
from noblemen_gui.games.noblemen.rules.material import CHAPEL, PALACE
from noblemen_gui.games.noblemen.rules.moves import Cell
from noblemen_gui.games.noblemen.rules.state import State
from noblemen_gui.locale import _, ngettext_


@dataclass(frozen=True, slots=True)
class Scored:
    """One building that was looked at."""

    seat: int
    building: int
    at: Cell
    enclosed: bool
    chapels: int
    amount: int

    @property
    def each(self) -> int:
        """Return what a chapel beside it brings."""
        return 2 if self.building == PALACE else 1

    @property
    def base(self) -> int:
        """Return what it brings by itself."""
        return self.amount - self.each * self.chapels if self.enclosed else 0

    def words(self) -> str:
        """Return the building and whether it is enclosed."""
        template = _("{building}, enclosed") if self.enclosed else _("{building}, open")
        return template.format(building=_(names.BUILDINGS[self.building]))

    def reason(self, missing: int) -> str:
        """Return where its points come from, or why there are none."""
        if not self.enclosed:
            return ngettext_("{count} land is missing", "{count} lands are missing", missing).format(count=missing)
        if not self.chapels:
            return _("land on all eight sides")
        return ngettext_(
            "{base} and {each} for its chapel", "{base} and {each} for each of {count} chapels", self.chapels
        ).format(base=self.base, each=self.each, count=self.chapels)

    def sum(self, missing: int) -> str:
        """Return the bubble's words: how the points add up, or what is missing."""
        if not self.enclosed:
            return _("Open: {missing}").format(missing=self.reason(missing))
        points = ngettext_("{count} point", "{count} points", self.amount).format(count=self.amount)
        parts = [str(self.base)] + [str(self.each)] * self.chapels
        return f"{' + '.join(parts)} = {points}" if self.chapels else points


def missing_land(estate: Estate, at: Cell) -> list[Cell]:
    """Return the places round a building where no land lies."""
    return [at + step for step in AROUND if at + step not in estate.tiles]


def chapels_beside(estate: Estate, at: Cell) -> list[Cell]:
    """Return the chapels round a building."""
    return [at + step for step in AROUND if estate.buildings.get(at + step) == CHAPEL]


class Tally:
    """The buildings in the order in which they count, and the points of every seat as they grow."""

    def __init__(self, events: Sequence[Event], state: State) -> None:
        first = next((number for number, event in enumerate(events) if isinstance(event, BuildingScored)), len(events))
        self.buildings = [
            Scored(event.seat or 0, event.building, event.at, event.enclosed, event.chapels, event.amount)
            for event in events
            if isinstance(event, BuildingScored)
        ]
        self.order = list(dict.fromkeys(scored.seat for scored in self.buildings))
        gained = [event for event in events[first:] if isinstance(event, PointsGained)]
        self.before = [
            holder.points - sum(event.amount for event in gained if event.seat == seat)
            for seat, holder in enumerate(state.seats)
        ]

    def of(self, seat: int) -> list[int]:
        """Return the numbers of a seat's buildings."""
        return [number for number, scored in enumerate(self.buildings) if scored.seat == seat]

    def counted(self, seat: int, number: int) -> int:
        """Return what a seat's buildings have brought when this one is counted too."""
        return sum(scored.amount for scored in self.buildings[: number + 1] if scored.seat == seat)

    def points(self, seat: int, number: int) -> int:
        """Return a seat's points when this building is counted too."""
        return self.before[seat] + self.counted(seat, number)
