"""The terms in which a seat's prospects are measured: numbers that, weighted, foretell the points still to come."""

from functools import lru_cache

from noblemen_gui.games.noblemen.ai.clock import Clock, clock_of
from noblemen_gui.games.noblemen.ai.court import full_prestige, knights_out, lasting_prestige, titles_for
from noblemen_gui.games.noblemen.ai.outlook import Outlook, outlook
from noblemen_gui.games.noblemen.rules.actions import folly_reward
from noblemen_gui.games.noblemen.rules.legal import church_room
from noblemen_gui.games.noblemen.rules.material import (
    CARDS,
    CASTLE,
    CHAPEL,
    CHURCH,
    FIELD,
    FOLLY_NEEDS,
    FOREST,
    GARDEN,
    GROVE,
    LIAISON,
    MANOR,
    NO_TITLE,
    PALACE,
    TILES,
    TILES_PER_EXPAND,
    TITLE_DISCOUNTS,
    TITLE_POINTS,
)
from noblemen_gui.games.noblemen.rules.moves import Tiles
from noblemen_gui.games.noblemen.rules.state import Seat, State

FEATURES = (
    "title_next",  # points of the title at the next ball, everybody handing in everything
    "title_later",  # points of titles at the balls after it, by lasting prestige
    "prestige",  # lasting prestige at each ball to come
    "bribes",
    "enclosed",  # points of buildings at all scorings to come
    "progress",  # points of open buildings at the next scoring, by how likely it is
    "progress_later",
    "castle_room",
    "chapel_room",
    "palace_gain",
    "money_first",  # the first few pounds
    "money",
    "money_rich",  # what of it lies beyond the price of most buildings
    "money_late",
    "taxes",  # pounds of this decade's taxes, if not yet collected
    "taxes_later",
    "land",
    "land_later",
    *(f"hand_{tile}" for tile in TILES),
    "hand_next",  # tiles for the next expand
    "hand_rest",
    "church",  # hidden tiles that the church would take
    "church_late",
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
    # Worth nothing in themselves: what some manners are fond of.
    "castles",
    "palaces",
    "chapels",
    "raids",  # own knights on rivals' areas
    "gifts",  # points from the Church
)
MOST_USEFUL_OF_A_KIND = 3
# So many steps of the round marker before the end, what needs turns begins to lose its use.
LATE = 8
FIRST_POUNDS = 5
RICH = 10
# So many steps before a scoring, open buildings begin to lose their chance of being enclosed in time.
SOON = 4


def lateness(clock: Clock) -> float:
    """Return 1 while there is time for everything, less and less towards the end."""
    return min(1.0, clock.steps / LATE)


def in_time(clock: Clock) -> float:
    """Return 1 while there is time to enclose something before the next scoring, less and less towards it."""
    return min(1.0, (clock.steps_in_decade - 1) / SOON)


def all_features(state: State) -> list[list[float]]:
    """Return every seat's features."""
    clock = clock_of(state)
    lasting = lasting_prestige(state)
    next_titles = titles_for(full_prestige(state, lasting), state.board.titles)
    later_titles = titles_for(lasting, state.board.titles)
    knights = knights_out(state)
    room = church_room(state)
    late = lateness(clock)
    found = []
    for number, holder in enumerate(state.seats):
        seen = outlook(holder.estate)
        land, money = holder.estate.land, holder.money
        manors, gardens, forests = knights[number] if knights else (0, 0, 0)
        found.append(
            [
                TITLE_POINTS[next_titles[number]] if clock.balls else 0,
                TITLE_POINTS[later_titles[number]] * max(0, clock.balls - 1),
                lasting[number] * clock.balls,
                holder.bribes * late,
                *_building_features(state, seen, clock),
                min(money, FIRST_POUNDS) * late,
                money * late,
                max(0, money - RICH) * late,
                money * (1 - late),
                *_harvest(holder.taxed, land[FIELD] + 2 * (seen.free_areas[MANOR] + manors), clock),
                *_harvest(holder.landed, land[GROVE] + 2 * (seen.free_areas[FOREST] + forests), clock),
                *_hand(holder.tiles, room, late),
                *_cards(holder, late),
                (state.queen == number) * late,
                seen.near[MANOR] * clock.share,
                seen.near[GARDEN] * clock.balls / 6,
                seen.near[FOREST] * clock.share,
                seen.half * clock.share,
                *_follies(state, seen.areas, money, late),
                holder.knights * clock.share,
                TITLE_DISCOUNTS[holder.title] * late if holder.title != NO_TITLE else 0.0,
                clock.share,
                *seen.buildings,
                manors + gardens + forests,
                holder.sources[CHURCH],
            ]
        )
    return found


def _building_features(state: State, seen: Outlook, clock: Clock) -> tuple[float, ...]:
    now, later = in_time(clock), clock.scorings - 1
    return (
        seen.enclosed * clock.scorings,
        seen.progress * now,
        seen.later * later,
        seen.castle_room * (now + later) if state.offer[CASTLE] or later else 0.0,
        seen.chapel_room * (now + later) if state.offer[CHAPEL] or later else 0.0,
        seen.palace_gain * (now + later) if state.offer[PALACE] or later else 0.0,
    )


def _harvest(done: bool, amount: int, clock: Clock) -> tuple[float, float]:
    now = 0.0 if done else amount * min(1.0, clock.steps / 4)
    return now, amount * (clock.scorings - 1)


def _hand(tiles: Tiles, room: tuple[int, ...], late: float) -> list[float]:
    useful = [count if count < MOST_USEFUL_OF_A_KIND else MOST_USEFUL_OF_A_KIND for count in tiles]
    total = sum(tiles)
    given = sum([count if count < limit else limit for count, limit in zip(tiles, room, strict=True)])
    return [
        *[count * late for count in useful],
        min(total, TILES_PER_EXPAND) * late,
        (total - sum(useful)) * late,
        given,
        given * (1 - late),
    ]


def _cards(holder: Seat, late: float) -> list[float]:
    counts = [0.0] * len(CARDS)
    for card in holder.cards:
        counts[card] += 1 if card == LIAISON else late
    return counts


@lru_cache(maxsize=1 << 12)
def _best_folly(areas: tuple[int, int, int], follies: tuple[int, ...]) -> float:
    """Return how much is there of the areas that the easiest folly needs, as a share."""
    return max(_share_met(areas, FOLLY_NEEDS[folly]) for folly in follies)


def _share_met(areas: tuple[int, int, int], needs: dict[int, int]) -> float:
    return sum([min(areas[area], count) for area, count in needs.items()]) / sum(needs.values())


def _follies(state: State, areas: tuple[int, int, int], money: int, late: float) -> tuple[float, float]:
    if not state.follies or areas == (0, 0, 0):
        return 0.0, 0.0
    best = _best_folly(areas, state.follies)
    reward = folly_reward(state)
    if best < 1:
        return 0.0, best * reward * late
    price = max(1, state.board.folly_price)  # a board may give follies away
    return reward * late * min(1.0, (money + 3) / price), reward * late
