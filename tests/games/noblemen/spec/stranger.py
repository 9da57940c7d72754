"""A player that knows only the protocol's page: it asks for the legal moves and plays one of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .driver import Driver

Json = dict[str, Any]

SWAP_SHARE = 0.02
MOST_DECISIONS = 20_000


@dataclass
class Game:
    """What a stranger remembers of a game."""

    outcome: Json = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    decisions: Counter[str] = field(default_factory=Counter)
    types: Counter[str] = field(default_factory=Counter)


def pick(moves: list[Json], chance: random.Random) -> Json:
    """First a type of move, swaps seldom, then a move of it."""
    types = sorted({move["type"] for move in moves})
    if len(types) > 1 and "swap" in types and chance.random() > SWAP_SHARE:
        types.remove("swap")
    kind = chance.choice(types)
    return chance.choice([move for move in moves if move["type"] == kind])


def nothing(_driver: Driver, _answer: Json) -> None:
    """Watch nothing."""


def play_game(
    driver: Driver, players: int, seed: int, watch: Callable[[Driver, Json], None] = nothing, **options: Any
) -> Game:
    """Play a whole new game; `watch` is called with the answer to `legal` before each move."""
    return play_on(driver, driver.new(players, seed=seed, **options)["to_move"], seed, watch)


def play_on(driver: Driver, to_move: int | None, seed: int, watch: Callable[[Driver, Json], None] = nothing) -> Game:
    """Play the engine's game to its end."""
    chance = random.Random(seed)
    game = Game()
    while to_move is not None:
        answer = driver.ok("legal")
        assert answer["to_move"] == to_move
        watch(driver, answer)
        move = pick(answer["moves"], chance)
        played = driver.ok("play", move=move)
        game.decisions[answer["decision"]] += 1
        game.types[move["type"]] += 1
        game.events += played["events"]
        to_move = played["to_move"]
        assert game.decisions.total() < MOST_DECISIONS
    game.outcome = driver.ok("outcome")
    return game
