"""Who is going to play and by which options: what the new-game screen edits and what a game begins with."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace

from noblemen_gui.ai.levels import TABLE
from noblemen_gui.core.chance import SEED_LIMIT
from noblemen_gui.core.contract import AnyRules, Json
from noblemen_gui.scenes.session import CRESTS, DEFAULT_NAMES, HUMAN, GameSession, SeatPlan, Thinker

LEVELS = (HUMAN, *(name for name, level in TABLE.items() if level.offered))
RIVALS = LEVELS[1:]
USUAL = (("lion", True, HUMAN), ("ship", False, "squire"), ("rose", True, "squire"), ("stag", False, "page"))
LADIES = {"Arabella", "Bess", "Cecily"}


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
        plans = [
            SeatPlan(name, crest, lady, level) for name, (crest, lady, level) in zip(DEFAULT_NAMES, USUAL, strict=False)
        ]
        return cls(plans)

    def join(self) -> None:
        """Another seat, with a crest and a name that nobody has."""
        crest = next(crest for crest in CRESTS if crest not in self._crests())
        taken = {plan.name for plan in self.plans}
        name = next(name for name in DEFAULT_NAMES if name not in taken)
        self.plans.append(SeatPlan(name, crest, name in LADIES, "squire"))

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
        plan.level = LEVELS[(LEVELS.index(plan.level) + step) % len(LEVELS)]

    def begin(self, rules: AnyRules, thinker: Thinker | None, *, practice: bool = False) -> GameSession:
        """Start the game."""
        plans = [replace(plan, name=plan.name.strip() or fallback) for plan, fallback in self._named()]
        seed = secrets.randbelow(SEED_LIMIT) if self.seed is None else self.seed
        options = self.options | {"first_game": self.first_game}
        return GameSession.new(rules, plans, options, seed, thinker, practice=practice)

    def _named(self) -> list[tuple[SeatPlan, str]]:
        return list(zip(self.plans, DEFAULT_NAMES, strict=False))

    def _crests(self) -> set[str]:
        return {plan.crest for plan in self.plans}


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
