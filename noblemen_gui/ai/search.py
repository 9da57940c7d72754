"""A player of any game that compares whole plans in sampled states, the best of them by playing on."""

import json
import math
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from noblemen_gui.ai.brain import ANY_MANNER, Brain, Mind, brain_of
from noblemen_gui.ai.player import Budget
from noblemen_gui.core.chance import SEED_LIMIT, below
from noblemen_gui.core.contract import AnyRules

# A candidate whose chance is below this share of the best one's is never drawn.
FLOOR = 0.1
FINE = 1 << 30
# The value before any playing on counts like so many playouts; after each round of them the worst third drops out.
TRUST = 2
ROUND = 4

Plan = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level thinks."""

    knowledge: str  # which of the game's knowledge it has
    width: int  # how many plans of a kind it thinks of
    samples: int  # in how many sampled states it tries each plan
    temperature: float = 0.0  # in points: how freely it draws among plans that are nearly as good
    finalists: int = 0  # how many of the best plans are played on
    playouts: int = 0  # in how many sampled states
    turns: int = 0  # for how many turns


class Stopped(Exception):
    """Time is up or the answer is no longer wanted."""


class Watch:
    """Raises Stopped when a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self._cancelled = budget.cancelled
        self.timed = budget.ms > 0
        self._end = perf_counter() + budget.ms / 1000 if self.timed else math.inf

    def check(self) -> None:
        """Return while there is time."""
        if self._cancelled() or (self.timed and perf_counter() >= self._end):
            raise Stopped


class Searcher:
    """Decides for a seat by plans that the game's brain proposes."""

    def __init__(self, rules: AnyRules, seed: int, skill: Skill, manner: str = ANY_MANNER) -> None:
        self._rules = rules
        self._seed = seed
        self._skill = skill
        self._manner = manner
        self._brain: Brain = brain_of(rules)

    def choose(self, view: Any, moves: Sequence[Any], budget: Budget) -> Any:
        """Return the first move of the best plan."""
        if len(moves) == 1:
            return moves[0]
        mind = self._brain.mind(self._brain.players(view), self._skill.knowledge, self._manner)
        search = Search(self._rules, mind, self._skill, view, self._seed_for(view))
        return search.best(moves, Watch(budget))

    def _seed_for(self, view: Any) -> int:
        seen = json.dumps(self._rules.encode_view(view), sort_keys=True).encode()
        return (self._seed * 0x9E3779B97F4A7C15 + zlib.crc32(seen)) % SEED_LIMIT


class Search:
    """One decision."""

    def __init__(self, rules: AnyRules, mind: Mind, skill: Skill, view: Any, seed: int) -> None:
        self._rules = rules
        self._mind = mind
        self._skill = skill
        self._view = view
        self._seat = rules.view_seat(view)
        self._seed = seed

    def best(self, moves: Sequence[Any], watch: Watch) -> Any:
        """Return the first move of the best plan, or of the best so far when the watch stops the search."""
        offered = set(moves)
        sample = self._sample(0)
        plans = [plan for plan in self._mind.propose(sample, self._skill.width) if plan[0] in offered]
        if not plans:
            return moves[0]
        values = [0.0] * len(plans)
        try:
            self._compare(plans, values, sample, watch)
            if self._skill.playouts and self._mind.weighty(sample):
                return self._play_on(plans, values, watch)[0]
        except Stopped:
            return plans[max(range(len(plans)), key=values.__getitem__)][0]
        return plans[self._drawn(values)][0]

    def _sample(self, number: int) -> Any:
        return self._rules.sample(self._view, (self._seed + number) % SEED_LIMIT)

    def _compare(self, plans: Sequence[Plan], values: list[float], first: Any, watch: Watch) -> None:
        """Note each plan's mean value in the samples so far; an unfinished sample counts for nothing."""
        sums = [0.0] * len(plans)
        for number in range(self._skill.samples):
            state = self._sample(number) if number else first
            for place, plan in enumerate(plans):
                watch.check()
                sums[place] += self._mind.value(self._after(state, plan), self._seat)
            values[:] = [total / (number + 1) for total in sums]

    def _after(self, state: Any, plan: Plan) -> Any:
        """Return the state when the plan is carried out and what follows from it is settled."""
        state = self._rules.clone(state)
        for move in plan:
            self._rules.apply(state, move)
        self._settle(state)
        return state

    def _settle(self, state: Any) -> None:
        while not self._mind.quiet(state):
            for move in self._mind.reply(state):
                self._rules.apply(state, move)

    def _play_on(self, plans: Sequence[Plan], values: list[float], watch: Watch) -> Plan:
        """Return the best of the finalists by their mean value after some turns of quick play."""
        alive = sorted(range(len(plans)), key=lambda place: -values[place])[: self._skill.finalists]
        sums = {place: values[place] * TRUST for place in alive}
        for number in range(self._skill.playouts):
            state = self._sample(self._skill.samples + number)
            try:
                found = {place: self._playout(state, plans[place], watch) for place in alive}
            except Stopped:
                break
            for place, value in found.items():
                sums[place] += value
            if (number + 1) % ROUND == 0:
                alive = sorted(alive, key=lambda place: -sums[place])[: max(2, len(alive) * 2 // 3)]
        return plans[max(alive, key=lambda place: sums[place])]

    def _playout(self, state: Any, plan: Plan, watch: Watch) -> float:
        state = self._after(state, plan)
        for _ in range(self._skill.turns):
            watch.check()
            if self._rules.to_move(state) is None:
                break
            for move in self._mind.reply(state):
                self._rules.apply(state, move)
            self._settle(state)
        return self._mind.value(state, self._seat)

    def _drawn(self, values: list[float]) -> int:
        """Return the place of the best value, or of one nearly as good when the temperature allows it."""
        best = max(values)
        if not self._skill.temperature:
            return values.index(best)
        chances = [math.exp((value - best) / self._skill.temperature) for value in values]
        chances = [chance if chance >= FLOOR else 0.0 for chance in chances]
        drawn = below(self._seed, FINE)[0] / FINE * sum(chances)
        for place, chance in enumerate(chances):
            drawn -= chance
            if drawn < 0:
                return place
        return values.index(best)
