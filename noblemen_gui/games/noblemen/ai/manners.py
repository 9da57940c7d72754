"""Manners: what a player of any level is fonder of than the evaluation says."""

from noblemen_gui.games.noblemen.ai.features import FEATURES
from noblemen_gui.games.noblemen.ai.values import Weights

ANY = "any"
# By manner, how many points more than usual each feature counts.
LIKINGS: dict[str, dict[str, float]] = {
    ANY: {},
    "builder": {"castles": 2.0, "chapels": 3.0, "palaces": 5.0, "castle_room": 0.8, "enclosed": 0.8, "progress": 1.0},
    "favourite": {"bribes": 0.5, "title_next": 0.2, "queen": 0.8},
    "churchman": {"gifts": 0.3, "church": -0.2, "hand_rest": -0.1, "chapels": 2.0, "land": 0.1},
    "raider": {"raids": 6.0, "castles": 4.0, "castle_room": 1.5, "hand_meadow": 0.5},
}
MANNERS = tuple(LIKINGS)


def in_manner(weights: Weights, manner: str) -> Weights:
    """Return the weights as a player of this manner has them."""
    liking = LIKINGS[manner]
    return tuple(weight + liking.get(name, 0.0) for name, weight in zip(FEATURES, weights, strict=True))
