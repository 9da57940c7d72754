"""What the results say after a game: where the points came from and what would have brought more."""

from noblemen_gui.core.contract import Outcome
from noblemen_gui.games.noblemen.names import SOURCES
from noblemen_gui.games.noblemen.rules.decades import ENCLOSED_POINTS
from noblemen_gui.games.noblemen.rules.material import BRIBE_PRICE
from noblemen_gui.games.noblemen.rules.state import State
from noblemen_gui.learn.words import Said


def _(message: str) -> str:
    """Mark a message for translators."""
    return message


# How to earn more from a source next time.
TIPS = {
    "queen": _("Gardens and palaces bring the Queen, and she brings a point each time you end a turn with her."),
    "bribes": _("Spare money is well spent on bribes: a point each, and prestige at the next ball."),
    "church": _("Tiles you cannot use are worth a point each at the Church, while it has room."),
    "idle": _("Idling is a last resort: most actions bring more than a point in the end."),
    "follies": _("Two areas of one kind are enough for a folly, and the first one brings the most."),
    "titles": _("Fountains, gardens and palaces count at every ball: six balls a game make titles the richest source."),
    "buildings": _("A castle enclosed early scores in every decade, and a chapel beside it adds to it each time."),
    "cards": _("Chapels bring scandal cards; a Secret Marriage or the Vicar’s favour is worth points at once."),
    "liaisons": _("A Liaison kept to the end is 3 points for nothing."),
}
FEWEST_WORTH_SAYING = 3


def advice(outcome: Outcome, state: State, seat: int, players: tuple[str, ...]) -> list[Said]:
    """Return two or three sentences for a seat, from the score sheet and the final state."""
    said = [_where_from(outcome, seat)]
    said += _behind(outcome, seat, players) if seat not in outcome.ranking[0] else [_ahead(outcome, seat)]
    return (said + _left_lying(state, seat))[:3]


def _where_from(outcome: Outcome, seat: int) -> Said:
    earned = sorted(outcome.sources[seat].items(), key=lambda item: -item[1])
    (first, most), (second, more) = earned[:2]
    total = outcome.points[seat]
    facts = {"first": SOURCES[first], "most": most, "second": SOURCES[second], "more": more, "total": total}
    if not total:
        return Said(_("No points this time: even idling would have brought one a turn."))
    if not more:
        return Said(_("All your points came from one source: {first}, {most}."), facts)
    return Said(_("Of your {total} points, {most} came from {first} and {more} from {second}."), facts)


def _behind(outcome: Outcome, seat: int, players: tuple[str, ...]) -> list[Said]:
    """Compare with the winner where the gap is widest."""
    winner = outcome.ranking[0][0]
    gaps = {source: points - outcome.sources[seat][source] for source, points in outcome.sources[winner].items()}
    source = max(gaps, key=lambda name: gaps[name])
    if gaps[source] < FEWEST_WORTH_SAYING:
        return [Said(_("It was close: {gap} points behind."), {"gap": outcome.points[winner] - outcome.points[seat]})]
    facts = {"winner": players[winner], "gap": gaps[source], "source": SOURCES[source]}
    return [Said(_("{winner} earned {gap} more than you here: {source}."), facts), Said(TIPS[source])]


def _ahead(outcome: Outcome, seat: int) -> Said:
    if len(outcome.ranking[0]) > 1:
        return Said(_("The victory is shared: a single point more would have decided it."))
    runner_up = max(points for number, points in enumerate(outcome.points) if number != seat)
    return Said(_("You won by {lead}."), {"lead": outcome.points[seat] - runner_up})


def _left_lying(state: State, seat: int) -> list[Said]:
    """Say what stayed unused, the most valuable first."""
    own = state.seats[seat]
    unenclosed = sum(
        ENCLOSED_POINTS[building][0] + ENCLOSED_POINTS[building][1] * own.estate.chapels_around(at)
        for at, building in own.estate.buildings.items()
        if building in ENCLOSED_POINTS and not own.estate.enclosed(at)
    )
    found = [
        (unenclosed, _("Castles and palaces left open at the end would have been worth {points} more.")),
        (own.money // BRIBE_PRICE, _("The money left over would have bought bribes for {points} points.")),
        (sum(own.tiles), _("Tiles left behind your screen: {points}; the Church pays a point for each it takes.")),
    ]
    found.sort(key=lambda item: -item[0])
    return [Said(template, {"points": points}) for points, template in found if points >= FEWEST_WORTH_SAYING]
