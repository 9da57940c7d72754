"""Who is going to play and by which options: what the new-game screen edits and what a game begins with."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, field, replace

from noblemen_gui.ai.levels import TABLE
from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.scenes.house_rules import HOUSE_RULES, choose, chosen
from noblemen_gui.scenes.proposals import MANNERS, is_proposed, proposed
from noblemen_gui.scenes.session import CRESTS, HUMAN, GameSession, SeatPlan, Thinker, decode_plans

LEVELS = (HUMAN, *(name for name, level in TABLE.items() if level.offered))
RIVALS = LEVELS[1:]
USUAL = (("lion", True, HUMAN), ("ship", False, "squire"), ("rose", True, "squire"), ("stag", False, "page"))
NUMERALS = ("", "II", "III", "IV", "V")


@dataclass(slots=True)
class Seating:
    """The seats in the order of play, the options of the game and those of the evening; no seed means by chance."""

    plans: list[SeatPlan] = field(default_factory=list)
    options: Json = field(default_factory=dict)
    first_game: bool = True
    seed: int | None = None

    @classmethod
    def usual(cls) -> Seating:
        """One person against three rivals."""
        seating = cls()
        for crest, lady, level in USUAL:
            seating.seat(SeatPlan("", crest, lady, level))
        return seating

    def seat(self, plan: SeatPlan) -> None:
        """Another seat at the end, with a name that nobody has."""
        plan.name = proposed(plan, self._names())
        self.plans.append(plan)

    def join(self) -> None:
        """A rival more, with a crest that nobody has; lords and ladies join in turn."""
        crest = next(crest for crest in CRESTS if crest not in {plan.crest for plan in self.plans})
        self.seat(SeatPlan("", crest, not self.plans[-1].lady, "squire"))

    def leave(self, seat: int) -> None:
        del self.plans[seat]

    def move(self, seat: int, to: int) -> None:
        """Seat somebody elsewhere; the others close up."""
        self.plans.insert(max(0, min(len(self.plans) - 1, to)), self.plans.pop(seat))

    def turn_crest(self, seat: int, step: int) -> None:
        """The next crest; whoever bears it takes this one."""
        plan = self.plans[seat]
        wanted = CRESTS[(CRESTS.index(plan.crest) + step) % len(CRESTS)]
        for other in self.plans:
            if other.crest == wanted:
                other.crest = plan.crest
        plan.crest = wanted

    def turn_level(self, seat: int, step: int) -> None:
        """The next level, a person among them."""
        plan = self.plans[seat]
        self.change(seat, level=LEVELS[(LEVELS.index(plan.level) + step) % len(LEVELS)])

    def change(self, seat: int, **changes: str | bool) -> None:
        """Another level, manner or sex; a name that was only proposed follows."""
        plan = self.plans[seat]
        for name, value in changes.items():
            setattr(plan, name, value)
        if is_proposed(plan.name):
            plan.name = proposed(plan, self._names(but=plan))

    def begin(self, rules: AnyRules, thinker: Thinker | None, *, practice: bool = False) -> GameSession:
        """Start the game; nobody stays without a name, and no two have the same."""
        plans: list[SeatPlan] = []
        for plan in self.plans:
            name = plan.name.strip() or proposed(plan, self._names())
            plans.append(replace(plan, name=_distinct(name, {other.name for other in plans})))
        seed = secrets.randbelow(SEED_LIMIT) if self.seed is None else self.seed
        options = self.options | {"first_game": self.first_game}
        return GameSession.new(rules, plans, options, seed, thinker, practice=practice)

    def _names(self, but: SeatPlan | None = None) -> set[str]:
        return {plan.name for plan in self.plans if plan is not but}

    # from one evening to the next

    def remembered(self) -> Json:
        """What the settings keep; the seed is chosen anew each time."""
        return {
            "seats": [asdict(plan) for plan in self.plans],
            "house": {kind: chosen(kind, self.options) for kind in HOUSE_RULES},
            "first_game": self.first_game,
        }

    @classmethod
    def recalled(cls, kept: Json, counts: range) -> Seating:
        """What was remembered; the usual seating if that is damaged or nothing."""
        seats = kept.get("seats")
        if not isinstance(seats, list) or len(seats) not in counts:
            return cls.usual()
        plans = decode_plans(seats, len(seats))
        if len({plan.crest for plan in plans} & set(CRESTS)) < len(plans):
            return cls.usual()
        for plan in plans:
            plan.level = plan.level if plan.level in LEVELS else HUMAN
            plan.manner = plan.manner if plan.manner in MANNERS else ""
        seating = cls(plans, {}, kept.get("first_game") is not False)
        seating._agree(kept.get("house"))
        return seating

    def _agree(self, house: object) -> None:
        for kind, rules in HOUSE_RULES.items():
            index = house.get(kind) if isinstance(house, dict) else None
            if isinstance(index, int) and 0 <= index < len(rules):
                choose(kind, index, self.options)


def _distinct(name: str, taken: set[str]) -> str:
    """The name, or as kings are told apart."""
    return next(free for numeral in NUMERALS if (free := f"{name} {numeral}".strip()) not in taken)


def seed_of(text: str) -> int | None:
    """The seed a player typed: a number as it is, words by their letters, nothing for chance."""
    words = text.strip()
    if not words:
        return None
    if words.isascii() and words.isdigit():
        return int(words[:30]) % SEED_LIMIT
    return int.from_bytes(words.encode()[:16], "big") % SEED_LIMIT


def again(session: GameSession) -> Seating:
    """The same people and options for another game."""
    options = session.match.record().options
    return Seating(
        [replace(plan) for plan in session.plans],
        {name: value for name, value in options.items() if name != "first_game"},
        bool(options.get("first_game")),
    )
