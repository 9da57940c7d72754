"""What the things of the table are and what they do for you now, in one or two lines."""

from collections.abc import Callable
from dataclasses import dataclass

from noblemen_gui.games.noblemen.learn.tips import TIPS
from noblemen_gui.games.noblemen.rules.actions import folly_reward, harvest, price_of
from noblemen_gui.games.noblemen.rules.ball import estate_prestige, handed_in_prestige
from noblemen_gui.games.noblemen.rules.decades import ENCLOSED_POINTS, building_points
from noblemen_gui.games.noblemen.rules.estate import AROUND, cell
from noblemen_gui.games.noblemen.rules.legal import donation_limits, most_bribes
from noblemen_gui.games.noblemen.rules.material import (
    BUILDINGS,
    CARDS,
    DECADES,
    FIELD,
    FOLLIES,
    FOLLY,
    GROVE,
    TILES,
    TITLE_DISCOUNTS,
)
from noblemen_gui.games.noblemen.rules.views import View
from noblemen_gui.learn.words import Said


def _(message: str) -> str:
    """Mark a message for translators."""
    return message


@dataclass(frozen=True, slots=True)
class Tooltip:
    """A title and one or two lines, still to be translated."""

    title: Said
    lines: tuple[Said, ...]


def tooltip(view: View, name: str) -> Tooltip:
    """Return the tooltip of a thing of the table: "board:castle", "card:tribute", "built:2,1", "queen", …"""
    key, _colon, detail = name.partition(":")
    title, what = TIPS.get(name) or TIPS[key]
    now = _NOW[key](view, detail) if key in _NOW else None
    return Tooltip(Said(title), (Said(what), now) if now else (Said(what),))


def _board(view: View, detail: str) -> Said | None:
    state = view.state
    if detail == "bribes":
        return Said(_("You can buy {count} of {left} now."), {"count": _affordable(view), "left": state.bribes})
    building = BUILDINGS.index(detail)
    if building == FOLLY:
        return (
            Said(_("The next one brings {points} points."), {"points": folly_reward(state)}) if state.follies else _SOLD
        )
    if not state.offer[building]:
        return _SOLD
    return _price(view, building)


def _price(view: View, building: int) -> Said:
    price, money = price_of(view.state, view.seat, building), view.state.seats[view.seat].money
    if price > money:
        return Said(_("£{price} for you; £{missing} are missing."), {"price": price, "missing": price - money})
    return Said(_("£{price} for you, and you can pay it."), {"price": price})


_SOLD = Said(_("None is left."))


def _affordable(view: View) -> int:
    return most_bribes(view.state, view.seat)


def _folly(view: View, detail: str) -> Said:
    folly = FOLLIES.index(detail)
    if folly not in view.state.follies:
        return _SOLD
    if not view.state.seats[view.seat].estate.meets_folly(folly):
        return Said(_("Your estate lacks the areas for it."))
    return _price(view, FOLLY + folly)


def _built(view: View, detail: str) -> Said | None:
    """Tell what a castle or palace of the own estate would score now, and what it lacks."""
    x, y = map(int, detail.split(","))
    own, at = view.state.seats[view.seat], cell(x, y)
    if own.estate.buildings.get(at) not in ENCLOSED_POINTS:
        return None
    missing = sum(1 for step in AROUND if at + step not in own.estate.tiles)
    if missing:
        return Said(_("Not enclosed: tiles missing around it: {count}."), {"count": missing})
    return Said(_("Enclosed: {points} points in each building scoring."), {"points": building_points(own, at)})


def _ring(view: View, _detail: str) -> Said:
    track, here = view.state.board.track, view.state.round
    steps = next((step for step in range(1, len(track) - here) if track[here + step] in ("ball", "scoring")), 0)
    event = _("Masquerade ball") if track[here + steps] == "ball" else _("Building scoring")
    return Said(_("Next: {event}, in {steps}."), {"event": event, "steps": steps})


def _queen(view: View, _detail: str) -> Said:
    if view.state.queen_locked:
        return Said(_("She is locked until the scoring."))
    if view.state.queen == view.seat:
        return Said(_("She is with you."))
    return Said(_("A garden, a palace or Whitehall brings her to you."))


def _church(view: View, _detail: str) -> Said:
    return Said(_("It would take {count} of your tiles now."), {"count": sum(donation_limits(view.state, view.seat))})


def _prestige(view: View, _detail: str) -> Said:
    own = view.state.seats[view.seat]
    facts = {
        "sum": sum(estate_prestige(view.state, view.seat)),
        "more": handed_in_prestige(own.bribes, own.cards),
    }
    return Said(_("Your estate counts {sum}; handing in everything would add {more}."), facts)


def _title(view: View, _detail: str) -> Said | None:
    title = view.state.seats[view.seat].title
    if title < 0:
        return None
    if not TITLE_DISCOUNTS[title]:
        return Said(_("Your title brings no discount."))
    return Said(_("Your title makes every building £{amount} cheaper."), {"amount": TITLE_DISCOUNTS[title]})


def _tile(view: View, detail: str) -> Said | None:
    if detail not in TILES:
        return None
    kind = TILES.index(detail)
    own = view.state.seats[view.seat]
    facts = {"hand": own.tiles[kind], "estate": own.estate.land[kind]}
    return Said(_("Behind your screen: {hand}. In your estate: {estate}."), facts)


def _action(view: View, detail: str) -> Said | None:
    state, own = view.state, view.state.seats[view.seat]
    if detail == "taxes":
        return _USED if own.taxed else Said(_("Brings £{amount} now."), {"amount": harvest(state, view.seat, FIELD)})
    if detail == "land":
        return _USED if own.landed else Said(_("Draws {count} now."), {"count": harvest(state, view.seat, GROVE)})
    if detail == "church":
        return _church(view, "")
    if detail == "bribe":
        return _board(view, "bribes")
    return None


_USED = Said(_("Used already this decade."))


def _card(view: View, detail: str) -> Said | None:
    held = view.state.seats[view.seat].cards.count(CARDS.index(detail))
    return Said(_("You hold {count}."), {"count": held}) if held else None


def _amount(field: str, template: str) -> Callable[[View, str], Said]:
    """Return a line that tells an amount of the own seat."""
    return lambda view, _detail: Said(template, {"count": getattr(view.state.seats[view.seat], field)})


_NOW: dict[str, Callable[[View, str], Said | None]] = {
    "board": _board,
    "folly": _folly,
    "built": _built,
    "ring": _ring,
    "next_event": _ring,
    "queen": _queen,
    "church": _church,
    "prestige": _prestige,
    "title": _title,
    "tile": _tile,
    "hand": _tile,
    "action": _action,
    "card": _card,
    "money": _amount("money", _("You have £{count}.")),
    "bribes": _amount("bribes", _("You hold {count}.")),
    "knights": _amount("knights", _("In your supply: {count}.")),
    "points": _amount("points", _("You have {count}.")),
    "decade": lambda view, _detail: Said(
        _("Decade {decade} of {decades}."), {"decade": view.state.decade, "decades": DECADES}
    ),
    "bag": lambda view, _detail: (
        None if view.bag_count is None else Said(_("It holds {count}."), {"count": view.bag_count})
    ),
    "deck": lambda view, _detail: Said(_("It holds {count}."), {"count": view.deck_count}),
}
