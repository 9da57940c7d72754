"""Random numbers as one integer: the state goes in, a number and the next state come out."""

from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
SEED_LIMIT = 1 << 64


def below(rng: int, bound: int) -> tuple[int, int]:
    """Return a number in 0 … bound-1 and the next state."""
    rng = (rng + _STEP) & _WORD
    mixed = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
    return ((mixed ^ (mixed >> 31)) * bound) >> 64, rng


def shuffled(rng: int, items: list[T]) -> tuple[list[T], int]:
    """Return the items in a random order, and the next state."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other, rng = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return order, rng
