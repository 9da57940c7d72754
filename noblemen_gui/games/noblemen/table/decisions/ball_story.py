"""What has been shown of a ball so far: who counted what and stands where, which titles are taken, and in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from noblemen_gui.games.noblemen.rules.ball import counted_before, estate_prestige, handed_in_prestige
from noblemen_gui.games.noblemen.rules.events import BallEnded, BallOpened, Event, PrestigeCounted, TitleTaken
from noblemen_gui.games.noblemen.table.model import TableModel
from noblemen_gui.locale import _, ngettext_

Parts = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's prestige by part, and what it hands in: None as long as nobody knows."""

    parts: Parts
    bribes: int | None = None
    cards: tuple[int, ...] = ()

    @property
    def estate(self) -> int:
        """Return what the estate brings."""
        return sum(self.parts)

    @property
    def handed_in(self) -> int:
        """Return what bribes and cards bring."""
        return handed_in_prestige(self.bribes or 0, self.cards)

    @property
    def total(self) -> int:
        """Return the sum."""
        return self.estate + self.handed_in

    def after(self, steps: float) -> Account:
        """Return as much of it as a crest has walked after so many steps, for counting before everybody's eyes."""
        left = max(0, int(steps))
        shown = []
        for part in self.parts:
            shown.append(min(part, left))
            left -= shown[-1]
        told = steps >= self.estate
        return Account(
            (shown[0], shown[1], shown[2], shown[3]), self.bribes if told else None, self.cards if told else ()
        )


@dataclass(slots=True)
class BallStory:
    """Grows event by event as they are shown; at the end of a ball the table itself has forgotten the prestige."""

    counted: dict[int, PrestigeCounted] = field(default_factory=dict)
    titles: dict[int, int] = field(default_factory=dict)
    ended: bool = False

    def tell(self, event: Event) -> None:
        """Take up what is shown now."""
        match event:
            case BallOpened():
                self.counted, self.titles, self.ended = {}, {}, False
            case PrestigeCounted(seat=int(seat)):
                self.counted[seat] = event
            case TitleTaken(seat=int(seat), title=title):
                self.titles[seat] = title
            case BallEnded():
                self.ended = True

    def tell_all(self, events: Iterable[Event]) -> None:
        """Take up what was shown before this scene opened."""
        for event in events:
            self.tell(event)

    def take_up(self, model: TableModel) -> None:
        """Add who has counted according to the track, where a game began in the middle of a ball."""
        if self.counted or model.to_move is None or model.decision not in ("court", "take_title"):
            return
        done = counted_before(model.state, model.to_move) if model.decision == "court" else range(len(model.players))
        for seat in done:
            parts, space = estate_prestige(model.state, seat), model.state.seats[seat].prestige
            self.counted[seat] = PrestigeCounted(
                seat, *parts, max(0, space - sum(parts)), (), max(space, sum(parts)), space
            )

    @property
    def last(self) -> int | None:
        """Return the seat that counted last."""
        return next(reversed(self.counted), None)

    def account(self, seat: int) -> Account | None:
        """Return what a seat has counted, or nothing before it has."""
        event = self.counted.get(seat)
        if event is None:
            return None
        return Account((event.fountains, event.gardens, event.knights, event.palaces), event.bribes, event.cards)

    def spaces(self) -> dict[int, int]:
        """Return where the seats stand that have counted."""
        return {seat: event.space for seat, event in self.counted.items()}

    def left(self, titles: Sequence[int]) -> list[int]:
        """Return how many of each title nobody has taken yet."""
        taken = list(self.titles.values())
        return [number - taken.count(title) for title, number in enumerate(titles)]

    def holders(self, title: int) -> list[int]:
        """Return who has taken a title."""
        return [seat for seat, taken in self.titles.items() if taken == title]


def enumeration(words: Sequence[str]) -> str:
    """Return words in a row as a sentence has them: Ann, Bob and Carl."""
    if len(words) < 2:
        return "".join(words)
    return _("{names} and {last}").format(names=", ".join(words[:-1]), last=words[-1])


def have_counted(model: TableModel, story: BallStory) -> str:
    """Return who has counted before the looking seat, whose turn has come."""
    names = [model.players[seat].name for seat in story.counted]
    if not names:
        return _("You count first.")
    done = ngettext_("{names} has counted.", "{names} have counted.", len(names)).format(names=enumeration(names))
    last = len(names) == len(model.players) - 1
    turn = _("You count last.") if last else _("You count next.")
    return f"{done} {turn}"


def watched(model: TableModel, story: BallStory) -> str:
    """Return what somebody who is not asked sees: whose turn it is, or who has just counted what."""
    seat = story.last
    if len(story.counted) < len(model.players) and model.decision == "court" and model.to_move is not None:
        counting = _("{name} is counting.").format(name=model.players[model.to_move].name)
        return counting if seat is None else f"{just_counted(model, story, seat)} {counting}"
    if model.decision == "take_title" and model.to_move is not None:
        return _("{name} chooses a title.").format(name=model.players[model.to_move].name)
    return just_counted(model, story, seat) if seat is not None else ""


def just_counted(model: TableModel, story: BallStory, seat: int) -> str:
    """Return what a seat has counted and where it stands now."""
    event = story.counted[seat]
    return _("{name} counts {sum} and takes space {space}.").format(
        name=model.players[seat].name, sum=event.sum, space=event.space
    )
