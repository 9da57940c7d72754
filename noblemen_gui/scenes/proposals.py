"""The names proposed for seats: they suit lords and ladies, the manner of a rival and its strength."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from noblemen_gui.scenes.session import HUMAN, SeatPlan

# For each manner the names of lords and those of ladies; people choose theirs among the first.
Names = tuple[tuple[str, ...], tuple[str, ...]]

BY_MANNER: dict[str, Names] = {
    HUMAN: (("Edmund", "Hugh", "Walter", "Giles", "Ralph"), ("Arabella", "Cecily", "Bess", "Isabel", "Joan")),
    "": (("Walter", "Hugh", "Edmund", "Giles", "Ralph"), ("Bess", "Cecily", "Isabel", "Joan", "Arabella")),
    "builder": (("Inigo", "Piers", "Godfrey", "Humphrey", "Miles"), ("Elinor", "Winifred", "Bess", "Edith", "Hester")),
    "favourite": (
        ("Robert", "Philip", "Lionel", "Jasper", "Tristram"),
        ("Lettice", "Penelope", "Frances", "Rosalind", "Olivia"),
    ),
    "churchman": (
        ("Matthew", "Ambrose", "Cuthbert", "Anselm", "Gabriel"),
        ("Grace", "Prudence", "Agnes", "Clemence", "Faith"),
    ),
    "raider": (
        ("Francis", "Martin", "Roland", "Gawain", "Marmaduke"),
        ("Maud", "Rowena", "Grania", "Ursula", "Barbara"),
    ),
}
MANNERS = tuple(name for name in BY_MANNER if name != HUMAN)
# Pages are young: they go by pet names. Chancellors have been knighted.
PETS: Names = (("Kit", "Robin", "Ned", "Wat", "Hal"), ("Nan", "Meg", "Kate", "Moll", "Nell"))
STYLES = {"chancellor": ("Sir", "Dame")}


def proposed(plan: SeatPlan, taken: Collection[str]) -> str:
    """A name for whoever sits there that nobody else at the table bears."""
    return next(name for name in _suited(plan) if name not in taken)


def is_proposed(name: str) -> bool:
    """Whether a name came from here, so that another may take its place; what a player typed stays."""
    styles = [style for pair in STYLES.values() for style in pair]
    bare = next((name.removeprefix(f"{style} ") for style in styles if name.startswith(f"{style} ")), name)
    return any(bare in names for pair in (PETS, *BY_MANNER.values()) for names in pair)


def _suited(plan: SeatPlan) -> Iterator[str]:
    """The best names first; five for each kind are enough for five seats."""
    kind = HUMAN if plan.human else plan.manner
    names = (PETS if plan.level == "page" else BY_MANNER.get(kind, BY_MANNER[""]))[plan.lady]
    style = STYLES.get(plan.level, ("", ""))[plan.lady]
    yield from (f"{style} {name}".strip() for name in names)
