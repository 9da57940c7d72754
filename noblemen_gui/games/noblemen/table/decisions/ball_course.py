"""The course of a ball: what the looking seat hands in and takes, and what it is shown of the others (N8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from noblemen_gui.games.noblemen.rules.ball import estate_prestige, free_space, titles_within_reach
from noblemen_gui.games.noblemen.rules.events import BallEnded, Event, PrestigeCounted, TitleTaken
from noblemen_gui.games.noblemen.rules.moves import TAKE_TITLES, Court, Move
from noblemen_gui.games.noblemen.table.decisions.ball_controls import TitleRow
from noblemen_gui.games.noblemen.table.decisions.ball_story import Account, BallStory
from noblemen_gui.games.noblemen.table.decisions.base import Decision
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.ui import Call, Key, Point, Pointer, Rect, Tween, Wait
from noblemen_gui.ui import Event as Input
from noblemen_gui.ui import Sequence as InOrder
from noblemen_gui.ui.tween import Animation

STEP_MS = 70.0
LONGEST_WALK_MS = 1400.0
BACK_MS = 220.0
REST_MS = 500.0
TITLE_MS = 700.0
HONOURS_MS = 4500.0
MUSIC = "music-ball"


class BallCourse(Decision):
    """Open during a whole ball; what the looking seat decides is live, the rest is watched."""

    must = True

    def __init__(self, host: TableHost, events: Sequence[Event] = ()) -> None:
        super().__init__(host)
        self.story = BallStory()
        self.story.tell_all(events)
        self.story.take_up(host.model)
        self.bribes = 0
        self.given: set[int] = set()
        self.wanted: int | None = None
        self.page = 0
        self.ended = False
        self.showing = False
        self.walk: dict[int, float] = {}
        self.rising = False
        self.track = self.ledger = self.hand = Rect()
        self._asked = ""
        self.keys |= {"+": partial(self.change_bribes, 1), "-": partial(self.change_bribes, -1)}
        self.keys |= {str(number + 1): partial(self.toggle_card, number) for number in range(9)}

    # what is decided

    @property
    def counting(self) -> bool:
        """Tell whether the looking seat counts now."""
        return self.model.deciding and self.model.decision == "court" and not self.showing

    @property
    def choosing(self) -> bool:
        """Tell whether the looking seat takes a title now."""
        return self.model.deciding and self.model.decision == "take_title" and not self.showing

    @property
    def cards(self) -> tuple[int, ...]:
        """Return the cards that are to be handed in, in order."""
        return tuple(card for number, card in enumerate(self.model.own.cards) if number in self.given)

    @property
    def total(self) -> int:
        """Return the looking seat's sum with what it hands in."""
        return self.account(self.model.seat).total

    @property
    def space(self) -> int:
        """Return the space that the sum reaches."""
        return free_space(self.model.state, self.model.seat, self.total)

    @property
    def within_reach(self) -> list[int]:
        """Return the titles that the looking seat may take now."""
        return titles_within_reach(self.model.state, self.model.seat) if self.choosing else []

    @property
    def subject(self) -> int:
        """Return whose prestige the ledger shows: one's own when it is asked for, otherwise who counted last."""
        if self.counting or self.choosing:
            return self.model.seat
        waiting = self.model.seat if self.model.to_move is None else self.model.to_move
        return waiting if self.story.last is None else self.story.last

    def account(self, seat: int) -> Account:
        """Return a seat's prestige as far as it is known or chosen."""
        told = self.story.account(seat)
        if told is not None:
            return told.after(self.walk[seat]) if seat in self.walk and self.rising else told
        parts = estate_prestige(self.model.state, seat)
        return Account(parts, self.bribes, self.cards) if seat == self.model.seat else Account(parts)

    def change_bribes(self, by: int) -> None:
        """Hand in more or fewer bribes."""
        self.set_bribes(self.bribes + by)

    def set_bribes(self, number: int) -> None:
        """Hand in so many bribes."""
        number = max(0, min(self.model.own.bribes, number))
        if number != self.bribes and self.counting:
            self.bribes = number
            self.app.audio.play("purse")
            self.relayout()

    def toggle_card(self, number: int) -> None:
        """Hand a card in, or keep it."""
        if self.counting and number < len(self.model.own.cards):
            self.given ^= {number}
            self.relayout()

    def claim(self) -> None:
        """Count with what is handed in."""
        self._decide(Court(self.bribes, self.cards))

    def give_nothing(self) -> None:
        """Count without handing anything in."""
        self._decide(Court(0, ()))

    def choose_title(self, title: int) -> None:
        """Choose a title; the chosen one again takes it."""
        if title == self.wanted:
            self.take()
        else:
            self.wanted = title
            self.relayout()

    def take(self) -> None:
        """Take the chosen title; the ball goes on."""
        if self.wanted is not None:
            self._decide(TAKE_TITLES[self.wanted])

    def _decide(self, move: Move) -> None:
        self.host.play(move)
        self._look_up()

    def confirm(self) -> None:
        """Enter: a title that has the focus is taken, otherwise the answer is given."""
        if isinstance(self.focus, TitleRow) and self.focus.live:
            self.wanted = self.focus.look.title
            self.take()
        else:
            super().confirm()

    def go_on(self) -> None:
        """Leave when all titles are taken."""
        self.app.pop()

    def click(self, at: Point) -> bool:
        """A click anywhere goes on when there is nothing left but honours."""
        if self.story.ended and not self.aside:
            self.go_on()
        return self.story.ended

    # what happens

    def enter(self) -> None:
        """Open with music, or come back from under a curtain to whoever looks on now."""
        super().enter()
        self.app.audio.music(MUSIC)
        self.host.refresh()
        self._look_up()

    def tick(self, ms: float) -> None:
        """Rivals count and choose while the ball is open; when nobody watches it closes by itself."""
        self.host.tick(ms)
        if self.app.scene is not self:
            return
        self._look_up(only_if_new=True)
        if self.ended and self.unwatched and not self.timeline.busy:
            self.go_on()

    def observe(self, events: Sequence[Event]) -> None:
        """Something happened at the ball: show it bit by bit; after its end everybody may look until they go on."""
        self.ended = self.ended or any(isinstance(event, BallEnded) for event in events)
        self.showing = True
        steps = [step for event in events for step in self._shown(event)]
        self.timeline.play(InOrder(*steps, Call(self._all_shown)), "rivals")

    def _shown(self, event: Event) -> Iterator[Animation]:
        if isinstance(event, PrestigeCounted | TitleTaken | BallEnded):
            yield Call(partial(self._tell, event))
        match event:
            case PrestigeCounted(seat=int(seat)) if seat != self.model.seat or not self._asked:
                yield Tween(
                    min(LONGEST_WALK_MS, STEP_MS * event.sum), partial(self._step, seat, 0, event.sum), "linear"
                )
                yield Tween(BACK_MS * (event.sum > event.space), partial(self._step, seat, event.sum, event.space))
                yield Wait(REST_MS)
            case TitleTaken():
                yield Wait(TITLE_MS)
            case BallEnded():
                yield Wait(HONOURS_MS if self.unwatched else 0)

    def _tell(self, event: Event) -> None:
        self.walk.clear()
        self.story.tell(event)
        if isinstance(event, TitleTaken):
            self.page = 0
            self.app.audio.play("title")
        self.relayout()

    def _step(self, seat: int, start: int, end: int, share: float) -> None:
        """Let a crest walk; the ledger counts with it."""
        before = int(self.walk.get(seat, -1))
        self.walk[seat] = start + (end - start) * share
        self.rising = end > start
        self.invalidate(self.track.inset(-40))
        if int(self.walk[seat]) != before:
            self.invalidate(self.ledger.union(self.hand))

    def _all_shown(self) -> None:
        self.showing = False
        self.walk.clear()
        self._look_up()
        if self.story.ended:
            self._come_forward()

    def _look_up(self, only_if_new: bool = False) -> None:
        """See whether the looking seat is asked now; a new question begins with nothing handed in."""
        asked = f"{self.model.seat}:{self.model.decision}" if self.counting or self.choosing else ""
        if asked != self._asked:
            self._asked = asked
            self.bribes, self.given = 0, set()
            self.wanted = next(iter(self.within_reach), None)
            self.page = 1 if self.counting else 0
            if asked:
                self.app.audio.play("turn")
        elif only_if_new:
            return
        self.relayout()
        if asked:
            self._come_forward()

    def _come_forward(self) -> None:
        """Have the word: back from a look at the table, with the answer ready."""
        if self.aside:
            self.step_aside()
        self.set_focus(self.answer)

    def handle(self, event: Input) -> bool:
        """A click or key hurries what is shown."""
        pressed = isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down")
        if pressed and self.showing and self.timeline.skip():
            return True
        return super().handle(event)
