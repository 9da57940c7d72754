"""Learns the weights of the evaluation by self-play, for each number of seats, and writes them into the package.

Every seat of every game plays with the current weights, each disturbed by chance, disturbances coming in opposite
pairs. Seats that do better than their rivals pull the weights their way (an evolution strategy); the weights
of the second half of the generations are averaged. Interrupted training goes on where it stopped.
"""

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from noblemen_gui.games.noblemen.ai import values  # noqa: E402
from noblemen_gui.games.noblemen.ai.features import FEATURES  # noqa: E402
from noblemen_gui.games.noblemen.ai.mind import Mind  # noqa: E402
from noblemen_gui.games.noblemen.rules import RULES  # noqa: E402

WEIGHTS = ROOT / "noblemen_gui" / "games" / "noblemen" / "ai" / values.WEIGHTS_FILE
LEAST_SCALE = 0.15  # so far a weight near zero is disturbed at least
WIN = 15.0  # points of lead that a win is worth beside the lead itself
BAR = 30

Weights = tuple[float, ...]


@dataclass
class Progress:
    """Where a training stands; it is written after each generation."""

    seats: int
    seed: int
    games: int  # in a generation
    generation: int = 0
    start: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)  # from the start, in units of each weight's scale
    total: list[float] = field(default_factory=list)  # of the averaged generations
    averaged: int = 0

    def scale(self) -> list[float]:
        """Return how far a unit goes for each weight."""
        return [max(abs(weight), LEAST_SCALE) for weight in self.start]

    def weights(self, steps: list[float]) -> Weights:
        """Return the weights so many steps from the start."""
        return tuple(w + s * step for w, s, step in zip(self.start, self.scale(), steps, strict=True))

    def result(self) -> Weights:
        """Return the averaged weights."""
        if not self.averaged:
            return self.weights(self.steps)
        return self.weights([total / self.averaged for total in self.total])


def play_game(task: tuple[int, tuple[Weights, ...]]) -> list[float]:
    """Play one game of quick answers, each thought of in a sampled state, and return how well each seat did."""
    seed, weights = task
    minds = [Mind(values.Values(own)) for own in weights]
    state = RULES.new_game(len(weights), seed, {})
    number = 0
    while (seat := RULES.to_move(state)) is not None:
        number += 1
        for move in minds[seat].reply(RULES.sample(RULES.view(state, seat), seed + number)):
            RULES.apply(state, move)
    outcome = RULES.outcome(state)
    winners = outcome.ranking[0]
    rewards = []
    for seat, points in enumerate(outcome.points):
        best_rival = max(other for number, other in enumerate(outcome.points) if number != seat)
        rewards.append((points - best_rival) / 2 + (WIN / len(winners) if seat in winners else 0.0))
    return rewards


def disturbances(rng: random.Random, count: int) -> Iterator[list[float]]:
    """Yield disturbances in opposite pairs."""
    for _ in range((count + 1) // 2):
        noise = [rng.gauss(0, 1) for _ in FEATURES]
        yield noise
        yield [-value for value in noise]


def generation(progress: Progress, sigma: float, rate: float, pool: Pool) -> float:
    """Play one generation, move the weights and return how far they went."""
    rng = random.Random(f"{progress.seed} {progress.seats} {progress.generation}")
    noises = list(disturbances(rng, progress.games * progress.seats))
    rng.shuffle(noises)
    tasks = []
    for game in range(progress.games):
        own = noises[game * progress.seats : (game + 1) * progress.seats]
        disturbed = [[s + sigma * n for s, n in zip(progress.steps, noise, strict=True)] for noise in own]
        tasks.append((rng.getrandbits(60), tuple(progress.weights(steps) for steps in disturbed)))
    rewards = [reward for game in pool.imap(play_game, tasks) for reward in game]
    mean = sum(rewards) / len(rewards)
    spread = math.sqrt(sum((reward - mean) ** 2 for reward in rewards) / len(rewards)) or 1.0
    pull = [0.0] * len(FEATURES)
    for reward, noise in zip(rewards, noises, strict=False):
        for place, value in enumerate(noise):
            pull[place] += (reward - mean) / spread * value / len(rewards)
    progress.steps = [step + rate * sigma * value for step, value in zip(progress.steps, pull, strict=True)]
    progress.generation += 1
    return math.sqrt(sum((rate * sigma * value) ** 2 for value in pull))


def average(progress: Progress) -> None:
    """Take the current weights into the average."""
    progress.total = [total + step for total, step in zip(progress.total, progress.steps, strict=True)]
    progress.averaged += 1


def show(done: int, whole: int, began: float, text: str) -> None:
    """Draw the progress bar."""
    filled = BAR * done // whole
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{whole} {time.monotonic() - began:.0f} s  {text}"
    print(f"\r{line:<100}", end="", file=sys.stderr, flush=True)


def compare(progress: Progress, games: int, pool: Pool) -> float:
    """Return the share of games that one seat with the learned weights wins against the weights at the start."""
    new, old = progress.result(), tuple(progress.start)
    tasks = []
    for game in range(games):
        table = [old] * progress.seats
        table[game % progress.seats] = new
        tasks.append((10**9 + game // progress.seats, tuple(table)))
    wins = 0
    for game, rewards in enumerate(pool.imap(play_game, tasks)):
        wins += rewards[game % progress.seats] == max(rewards)
    return wins / games


def load(path: Path, arguments: argparse.Namespace) -> Progress:
    """Return the training that was interrupted, or a new one from the weights in the package."""
    if path.exists():
        return Progress(**json.loads(path.read_text(encoding="utf-8")))
    start = list(values.shipped_weights(arguments.start, arguments.seats))
    zeros = [0.0] * len(start)
    return Progress(arguments.seats, arguments.seed, arguments.games, 0, start, zeros, list(zeros))


def write_weights(progress: Progress, note: str) -> None:
    """Put the learned weights into the package."""
    data: dict[str, Any] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    table = {name: round(weight, 4) for name, weight in zip(FEATURES, progress.result(), strict=True)}
    data["learned"][str(progress.seats)] = table
    data["history"] = {**data.get("history", {}), str(progress.seats): note}
    WEIGHTS.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def train(arguments: argparse.Namespace, pool: Pool) -> None:
    """Train, compare with the start and write the result."""
    path = arguments.folder / f"training-{arguments.seats}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    progress = load(path, arguments)
    began = time.monotonic()
    while progress.generation < arguments.generations:
        rate = arguments.rate * (1 - 0.7 * progress.generation / arguments.generations)
        moved = generation(progress, arguments.sigma, rate, pool)
        if progress.generation > arguments.generations // 2:
            average(progress)
        path.write_text(json.dumps(asdict(progress)), encoding="utf-8")
        show(progress.generation, arguments.generations, began, f"moved {moved:.3f}")
    share = compare(progress, arguments.compare, pool)
    played = progress.generation * progress.games
    note = (
        f"{played} games of self-play in {progress.generation} generations, seed {progress.seed}; one seat against "
        f"{progress.seats - 1} with the weights before won {share:.0%} of {arguments.compare} games"
    )
    print(f"\n{progress.seats} seats: {note}", file=sys.stderr)
    if not arguments.dry:
        write_weights(progress, note)


def main() -> None:
    """Read the command line and train for each number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, choices=list(RULES.seat_counts), default=RULES.default_seats)
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--games", type=int, default=48, help="games in a generation")
    parser.add_argument("--sigma", type=float, default=0.4, help="how strongly weights are disturbed")
    parser.add_argument("--rate", type=float, default=1.5, help="how far a generation moves the weights")
    parser.add_argument("--start", choices=("sound", "learned"), default="learned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", type=int, default=400, help="games against the weights at the start")
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores without it")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "training", help="where it can go on later")
    parser.add_argument("--dry", action="store_true", help="leave the package's weights as they are")
    arguments = parser.parse_args()
    with get_context("spawn").Pool(arguments.jobs) as pool:
        train(arguments, pool)


if __name__ == "__main__":
    main()
