"""The terms in which a seat's prospects are measured: numbers that, weighted, foretell the points still to come."""

from noblemen_gui.games.noblemen.ai.clock import Clock, clock_of
from noblemen_gui.games.noblemen.ai.court import full_prestige, lasting_prestige, titles_for
from noblemen_gui.games.noblemen.ai.outlook import Outlook, outlook
from noblemen_gui.games.noblemen.rules.actions import folly_reward
from noblemen_gui.games.noblemen.rules.legal import church_room
from noblemen_gui.games.noblemen.rules.material import (
    CARDS,
    CHAPEL,
    FIELD,
    FOLLY_NEEDS,
    FOREST,
    FOUNTAIN,
    GROVE,
    LIAISON,
    MANOR,
    NO_TITLE,
    PALACE,
    TILES,
    TITLE_DISCOUNTS,
    TITLE_POINTS,
)
from noblemen_gui.games.noblemen.rules.state import Seat, State, on_areas

FEATURES = (
    "title_next",  # points of the title at the next ball, everybody handing in everything
    "title_later",  # points of titles at the balls after it, by lasting prestige
    "prestige",  # lasting prestige at each ball to come
    "bribes",
    "enclosed",  # points of buildings at all scorings to come
    "progress",
    "castle_room",
    "chapel_room",
    "palace_gain",
    "money",
    "money_rich",  # what of it lies beyond the price of most buildings
    "money_late",
    "taxes",  # pounds of this decade's taxes, if not yet collected
    "taxes_later",
    "land",
    "land_later",
    *(f"hand_{tile}" for tile in TILES),
    "hand_rest",
    "church",  # hidden tiles that the church would take
    *(f"card_{card}" for card in CARDS),
    "queen",
    "near_manor",
    "near_garden",
    "near_forest",
    "half",
    "folly_ready",
    "folly_near",
    "knights",
    "discount",
    "time",
)
MOST_USEFUL_OF_A_KIND = 3
# So many steps of the round marker before the end, what needs turns begins to lose its use.
LATE = 8
RICH = 10


def all_features(state: State) -> list[list[float]]:
    """Return every seat's features."""
    clock = clock_of(state)
    lasting = lasting_prestige(state)
    next_titles = titles_for(full_prestige(state, lasting), state.board.titles)
    later_titles = titles_for(lasting, state.board.titles)
    knights = any(holder.estate.knights for holder in state.seats)
    room = church_room(state)
    late = min(1.0, clock.steps / LATE)
    found = []
    for number, holder in enumerate(state.seats):
        seen = outlook(holder.estate)
        manors = on_areas(state, number, MANOR) if knights else 0
        forests = on_areas(state, number, FOREST) if knights else 0
        found.append(
            [
                TITLE_POINTS[next_titles[number]] if clock.balls else 0,
                TITLE_POINTS[later_titles[number]] * max(0, clock.balls - 1),
                lasting[number] * clock.balls,
                holder.bribes * late,
                *_building_features(state, seen, clock),
                holder.money * late,
                max(0, holder.money - RICH) * late,
                holder.money * (1 - late),
                *_harvest(holder.taxed, holder.estate.land[FIELD] + 2 * (seen.free_areas[MANOR] + manors), clock),
                *_harvest(holder.landed, holder.estate.land[GROVE] + 2 * (seen.free_areas[FOREST] + forests), clock),
                *_hand(holder, room, late),
                *_cards(holder, late),
                (state.queen == number) * late,
                seen.near[MANOR] * clock.share,
                seen.near[FOUNTAIN] * clock.balls / 6,
                seen.near[FOREST] * clock.share,
                seen.half * clock.share,
                *_follies(state, holder, late),
                holder.knights * clock.share,
                TITLE_DISCOUNTS[holder.title] * late if holder.title != NO_TITLE else 0.0,
                clock.share,
            ]
        )
    return found


def _building_features(state: State, seen: Outlook, clock: Clock) -> tuple[float, ...]:
    scorings = clock.scorings if clock.steps_in_decade > 1 else clock.scorings - 1
    return (
        seen.enclosed * clock.scorings,
        seen.progress * scorings,
        seen.castle_room * scorings,
        seen.chapel_room * scorings if state.offer[CHAPEL] else 0.0,
        seen.palace_gain * scorings if state.offer[PALACE] else 0.0,
    )


def _harvest(done: bool, amount: int, clock: Clock) -> tuple[float, float]:
    now = 0.0 if done else amount * min(1.0, clock.steps / 4)
    return now, amount * (clock.scorings - 1)


def _hand(holder: Seat, room: tuple[int, ...], late: float) -> list[float]:
    useful = [min(count, MOST_USEFUL_OF_A_KIND) for count in holder.tiles]
    rest = sum(holder.tiles) - sum(useful)
    given = sum([min(count, limit) for count, limit in zip(holder.tiles, room, strict=True)])
    return [*[count * late for count in useful], rest * late, given]


def _cards(holder: Seat, late: float) -> list[float]:
    counts = [0.0] * len(CARDS)
    for card in holder.cards:
        counts[card] += 1 if card == LIAISON else late
    return counts


def _follies(state: State, holder: Seat, late: float) -> tuple[float, float]:
    if not state.follies or not holder.estate.areas:
        return 0.0, 0.0
    areas = [0, 0, 0]
    for area in holder.estate.areas.values():
        areas[area] += 1
    best = max(_share_met(areas, FOLLY_NEEDS[folly]) for folly in state.follies)
    reward = folly_reward(state)
    if best < 1:
        return 0.0, best * reward * late
    return reward * late * min(1.0, (holder.money + 3) / state.board.folly_price), reward * late


def _share_met(areas: list[int], needs: dict[int, int]) -> float:
    return sum([min(areas[area], count) for area, count in needs.items()]) / sum(needs.values())
