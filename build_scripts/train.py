"""Learns the weights of the evaluation by self-play, for each number of seats, and writes them into the package.

Every seat of every game plays with the current weights, disturbed by chance: each group of weights that mean the same
is multiplied by a factor of its own, and disturbances come in opposite pairs. After a generation of games every group
goes the way in which seats did better than their rivals. Interrupted training goes on where it stopped.
"""

import argparse
import json
import math
import random
import sys
import time
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from noblemen_gui.ai.player import Budget  # noqa: E402
from noblemen_gui.ai.search import Search, Skill, Watch  # noqa: E402
from noblemen_gui.games.noblemen.ai import values  # noqa: E402
from noblemen_gui.games.noblemen.ai.features import FEATURES  # noqa: E402
from noblemen_gui.games.noblemen.ai.mind import Mind  # noqa: E402
from noblemen_gui.games.noblemen.rules import RULES  # noqa: E402

WEIGHTS = ROOT / "noblemen_gui" / "games" / "noblemen" / "ai" / values.WEIGHTS_FILE
# Weights that are multiplied by the same factor; every other one is a group by itself.
TOGETHER = (
    ("progress", "progress_later"),
    ("money", "money_first", "money_rich", "money_late"),
    ("taxes", "taxes_later"),
    ("land", "land_later"),
    ("hand_field", "hand_grove", "hand_meadow", "hand_next"),
    tuple(name for name in FEATURES if name.startswith("card_")),
    ("near_manor", "near_garden", "near_forest"),
    ("folly_ready", "folly_near"),
)
# All seats have the same time, and some features serve manners only.
LEFT_ALONE = {"time", "castles", "palaces", "chapels", "raids", "gifts"}
ALONE = set(FEATURES) - {name for group in TOGETHER for name in group} - LEFT_ALONE
GROUPS = (*TOGETHER, *((name,) for name in FEATURES if name in ALONE))
SKILL = Skill("learned", width=4, samples=1)
WIN = 20.0  # points of lead that a win is worth beside the lead itself
FARTHEST = 0.5  # no group goes farther in a generation, as a logarithm
BAR = 30
SAVED_EVERY = 8  # games

Weights = tuple[float, ...]


@dataclass
class Progress:
    """Where a training stands."""

    seats: int
    seed: int
    games: int  # in a generation
    start: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)  # logarithm of each group's factor
    generation: int = 0
    rewards: list[list[float]] = field(default_factory=list)  # of the games of this generation, by seat

    def weights(self, noise: list[float]) -> Weights:
        """Return the weights of now, disturbed."""
        factors = {}
        for group, step, more in zip(GROUPS, self.steps, noise, strict=True):
            factors.update(dict.fromkeys(group, math.exp(step + more)))
        return tuple(weight * factors.get(name, 1.0) for name, weight in zip(FEATURES, self.start, strict=True))

    def noises(self, game: int, sigma: float) -> list[list[float]]:
        """Return every seat's disturbance in a game of this generation, the same each time it is asked."""
        rng = random.Random(f"{self.seed} {self.seats} {self.generation} {game}")
        drawn: list[list[float]] = []
        while len(drawn) < self.seats:
            noise = [rng.gauss(0, sigma) for _ in GROUPS]
            drawn += [noise, [-value for value in noise]]
        drawn = drawn[: self.seats]
        rng.shuffle(drawn)
        return drawn

    def deal(self, game: int) -> int:
        """Return the seed of a game of this generation."""
        return random.Random(f"deal {self.seed} {self.seats} {self.generation} {game}").getrandbits(60)


def play_game(task: tuple[int, tuple[Weights, ...]]) -> list[float]:
    """Play one game as a courtier without whims plays, and return how well each seat did."""
    seed, weights = task
    minds = [Mind(values.Values(own)) for own in weights]
    state = RULES.new_game(len(weights), seed, {})
    number = 0
    while (seat := RULES.to_move(state)) is not None:
        number += 1
        search = Search(RULES, minds[seat], SKILL, RULES.view(state, seat), seed + number)
        RULES.apply(state, search.best(RULES.legal_moves(state), Watch(Budget())))
    outcome = RULES.outcome(state)
    rewards = []
    for seat, points in enumerate(outcome.points):
        best_rival = max(other for number, other in enumerate(outcome.points) if number != seat)
        won = 1 / len(outcome.ranking[0]) if seat in outcome.ranking[0] else 0.0
        rewards.append(points - best_rival + WIN * won)
    return rewards


def play_generation(progress: Progress, sigma: float, path: Path, pool: Pool) -> None:
    """Play what is missing of a generation's games."""
    began, first = time.monotonic(), len(progress.rewards)
    missing = range(first, progress.games)
    tasks = (
        (progress.deal(game), tuple(progress.weights(noise) for noise in progress.noises(game, sigma)))
        for game in missing
    )
    for rewards in pool.imap(play_game, tasks):
        progress.rewards.append(rewards)
        if len(progress.rewards) % SAVED_EVERY == 0:
            save(progress, path)
        show(len(progress.rewards), progress.games, began, f"generation {progress.generation + 1}")


def learn(progress: Progress, sigma: float, rate: float) -> None:
    """Move every group by what its factor was worth, and begin the next generation."""
    mean = sum(map(sum, progress.rewards)) / (progress.seats * len(progress.rewards))
    pull, spread = [0.0] * len(GROUPS), [0.0] * len(GROUPS)
    for game, rewards in enumerate(progress.rewards):
        for noise, reward in zip(progress.noises(game, sigma), rewards, strict=True):
            for place, value in enumerate(noise):
                pull[place] += value * (reward - mean)
                spread[place] += value * value
    slopes = [of_group / square for of_group, square in zip(pull, spread, strict=True)]
    steps = [max(-FARTHEST, min(FARTHEST, rate * slope)) for slope in slopes]
    progress.steps = [old + step for old, step in zip(progress.steps, steps, strict=True)]
    progress.generation += 1
    progress.rewards = []


def show(done: int, whole: int, began: float, text: str) -> None:
    """Draw the progress bar."""
    filled = BAR * done // whole
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{whole} {time.monotonic() - began:.0f} s  {text}"
    print(f"\r{line:<100}", end="", file=sys.stderr, flush=True)


def compare(progress: Progress, games: int, pool: Pool) -> float:
    """Return the share of games that one seat with the learned weights wins against the weights at the start."""
    new, old = progress.weights([0.0] * len(GROUPS)), tuple(progress.start)
    tasks = []
    for game in range(games):
        table = [old] * progress.seats
        table[game % progress.seats] = new
        tasks.append((10**9 + game // progress.seats, tuple(table)))
    wins, began = 0, time.monotonic()
    for game, rewards in enumerate(pool.imap(play_game, tasks)):
        wins += rewards[game % progress.seats] == max(rewards)
        show(game + 1, games, began, f"comparison with the start, {wins} won")
    return wins / games


def load(path: Path, arguments: argparse.Namespace) -> Progress:
    """Return the training that was interrupted, or a new one from the weights in the package."""
    if path.exists():
        return Progress(**json.loads(path.read_text(encoding="utf-8")))
    start = list(values.shipped_weights(arguments.start, arguments.seats))
    return Progress(arguments.seats, arguments.seed, arguments.games, start, [0.0] * len(GROUPS))


def save(progress: Progress, path: Path) -> None:
    """Write where the training stands."""
    path.write_text(json.dumps(asdict(progress)), encoding="utf-8")


def write_weights(progress: Progress, note: str) -> None:
    """Put the learned weights into the package."""
    data: dict[str, Any] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    found = progress.weights([0.0] * len(GROUPS))
    data["learned"][str(progress.seats)] = {
        name: round(weight, 4) for name, weight in zip(FEATURES, found, strict=True)
    }
    history = data.setdefault("history", {}).get(str(progress.seats), "")
    data["history"][str(progress.seats)] = f"{history}; then {note}" if history else note
    WEIGHTS.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def train(arguments: argparse.Namespace, pool: Pool) -> None:
    """Train, compare with the start and write the result."""
    path = arguments.folder / f"training-{arguments.seats}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    progress = load(path, arguments)
    while progress.generation < arguments.generations:
        play_generation(progress, arguments.sigma, path, pool)
        learn(progress, arguments.sigma, arguments.rate)
        save(progress, path)
    share = compare(progress, arguments.compare, pool)
    note = (
        f"{progress.generation * progress.games} games of self-play in {progress.generation} generations, "
        f"seed {progress.seed}; one seat against {progress.seats - 1} with the weights before won {share:.0%} "
        f"of {arguments.compare} games"
    )
    print(f"\n{progress.seats} seats: {note}", file=sys.stderr)
    if not arguments.dry:
        write_weights(progress, note)


def main() -> None:
    """Read the command line and train for each number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, choices=list(RULES.seat_counts), default=RULES.default_seats)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=400, help="games in a generation")
    parser.add_argument("--sigma", type=float, default=0.4, help="how strongly weights are disturbed")
    parser.add_argument("--rate", type=float, default=0.04, help="how far a point of reward moves a group")
    parser.add_argument("--start", choices=("sound", "learned"), default="learned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", type=int, default=200, help="games against the weights at the start")
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores without it")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "training", help="where it can go on later")
    parser.add_argument("--dry", action="store_true", help="leave the package's weights as they are")
    arguments = parser.parse_args()
    with get_context("spawn").Pool(arguments.jobs) as pool:
        train(arguments, pool)


if __name__ == "__main__":
    main()
