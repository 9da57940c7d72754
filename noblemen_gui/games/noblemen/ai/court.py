"""The court as a seat foresees it: everybody's prestige, the titles it would bring, and what a bid would cost."""

from functools import lru_cache

from noblemen_gui.games.noblemen.ai.outlook import outlook
from noblemen_gui.games.noblemen.rules.ball import counted_before, handed_in_prestige
from noblemen_gui.games.noblemen.rules.material import BARON, FOUNTAIN, GARDEN, TITLE_PRESTIGE
from noblemen_gui.games.noblemen.rules.state import State

Knights = tuple[tuple[int, int, int], ...]


def knights_out(state: State) -> Knights | None:
    """Return by seat how many of its knights stand on rivals' manors, gardens and forests; None if none do at all."""
    if not any(holder.estate.knights for holder in state.seats):
        return None
    found = [[0, 0, 0] for _ in state.seats]
    for holder in state.seats:
        for at, seat in holder.estate.knights.items():
            found[seat][holder.estate.areas[at]] += 1
    return tuple((manors, gardens, forests) for manors, gardens, forests in found)


def lasting_prestige(state: State) -> tuple[int, ...]:
    """Return what every seat's land, knights and palaces bring at each ball."""
    knights = knights_out(state)
    sums = []
    for number, holder in enumerate(state.seats):
        seen = outlook(holder.estate)
        sums.append(holder.estate.land[FOUNTAIN] + 2 * (seen.free_areas[GARDEN] + seen.buildings[1]))
        if knights:
            sums[-1] += 2 * knights[number][GARDEN]
    return tuple(sums)


def full_prestige(state: State, lasting: tuple[int, ...]) -> tuple[int, ...]:
    """Return what every seat could show at the next ball if it handed in all it has."""
    return tuple(
        prestige + handed_in_prestige(holder.bribes, holder.cards)
        for prestige, holder in zip(lasting, state.seats, strict=True)
    )


@lru_cache(maxsize=1 << 15)
def titles_for(sums: tuple[int, ...], in_play: tuple[int, ...]) -> tuple[int, ...]:
    """Return the titles that seats with these sums would take, the highest first (N8.3)."""
    left = list(in_play)
    titles = [BARON] * len(sums)
    above = 1 << 30
    for seat in sorted(range(len(sums)), key=lambda number: -sums[number]):
        space = above = max(0, min(sums[seat], above - 1))
        title = next(title for title in range(BARON + 1) if left[title] and space >= TITLE_PRESTIGE[title])
        left[title] -= 1
        titles[seat] = title
    return tuple(titles)


def expected_titles(state: State, seat: int, wanted: int) -> tuple[int, ...]:
    """Return the titles if a seat that is counting shows so much; later seats are expected to hand in half."""
    lasting = lasting_prestige(state)
    before = counted_before(state, seat)
    sums = []
    for number, holder in enumerate(state.seats):
        if number == seat:
            sums.append(wanted)
        elif number in before:
            sums.append(holder.prestige)
        else:
            sums.append(lasting[number] + (holder.bribes + len(holder.cards)) // 2)
    taken = {sums[number] for number in before}
    while sums[seat] > 0 and sums[seat] in taken:
        sums[seat] -= 1
    return titles_for(tuple(sums), state.board.titles)
