"""House rules a table may agree on: dearer or cheaper buildings, and longer or shorter decades."""

from __future__ import annotations

from typing import Any, NamedTuple

from noblemen_gui.games.noblemen.rules.board import PRICES, TRACK
from noblemen_gui.locale import N_

SHORT = ("start", "plain", "plain", "ball", "plain", "plain", "locked", "scoring")
LONG = (*TRACK[:9], "plain", "plain", "plain", "ball", *TRACK[9:])


class House(NamedTuple):
    """A house rule: its label and what it does to the options of the game."""

    label: str
    option: dict[str, Any]


def _priced(change: int) -> dict[str, Any]:
    prices = {
        name: [max(1, price + change) for price in usual] if isinstance(usual, list) else usual + change
        for name, usual in PRICES.items()
    }
    return {"prices": prices} if change else {}


HOUSE_RULES: dict[str, tuple[House, ...]] = {
    "prices": (
        House(N_("Cheap"), _priced(-1)),
        House(N_("As printed"), {}),
        House(N_("Dear"), _priced(1)),
    ),
    "length": (
        House(N_("Short"), {"track": list(SHORT)}),
        House(N_("Usual"), {}),
        House(N_("Long"), {"track": list(LONG)}),
    ),
}
USUAL = 1


def chosen(kind: str, options: dict[str, Any]) -> int:
    """Which of the rules of a kind the options follow; options made elsewhere count as usual here."""
    rules = enumerate(HOUSE_RULES[kind])
    return next((index for index, rule in rules if rule.option and rule.option.items() <= options.items()), USUAL)


def choose(kind: str, index: int, options: dict[str, Any]) -> None:
    """Let the options follow another rule of that kind."""
    for rule in HOUSE_RULES[kind]:
        for name in rule.option:
            options.pop(name, None)
    options.update(HOUSE_RULES[kind][index].option)
