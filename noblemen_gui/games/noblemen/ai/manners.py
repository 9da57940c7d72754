"""Manners: what a player of any level likes a little more or less than the evaluation says."""

from noblemen_gui.games.noblemen.ai.features import FEATURES
from noblemen_gui.games.noblemen.ai.values import Weights

ANY = "any"
# By manner, how much more than usual each feature counts.
LIKINGS: dict[str, dict[str, float]] = {
    ANY: {},
    "builder": {"enclosed": 1.3, "progress": 1.4, "castle_room": 1.6, "chapel_room": 1.6, "palace_gain": 1.3},
    "favourite": {"title_next": 1.25, "title_later": 1.25, "prestige": 1.3, "near_garden": 1.4, "queen": 1.3},
    "churchman": {"church": 2.5, "hand_rest": 0.6, "chapel_room": 1.8, "card_vicars_favour": 0.7, "land": 1.3},
    "raider": {"knights": 0.3, "castle_room": 1.5, "taxes": 1.3, "taxes_later": 1.3, "queen": 1.4},
}
MANNERS = tuple(LIKINGS)


def in_manner(weights: Weights, manner: str) -> Weights:
    """Return the weights as a player of this manner has them."""
    liking = LIKINGS[manner]
    return tuple(weight * liking.get(name, 1.0) for name, weight in zip(FEATURES, weights, strict=True))
