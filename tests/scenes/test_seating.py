"""Who sits where: names, crests, levels, and what is remembered for the next evening."""

import pytest

from noblemen_gui.games.noblemen.ai.manners import MANNERS as PLAYED
from noblemen_gui.scenes import house_rules
from noblemen_gui.scenes.proposals import BY_MANNER, MANNERS, is_proposed, proposed
from noblemen_gui.scenes.seat_banner import MOST_LETTERS
from noblemen_gui.scenes.seating import LEVELS, Seating, again, seed_of
from noblemen_gui.scenes.session import CRESTS, SeatPlan
from tests.scenes.acting import RULES, a_session

SEATS = RULES.seat_counts


def full() -> Seating:
    seating = Seating.usual()
    seating.join()
    return seating


def test_every_manner_of_rivals_has_its_names() -> None:
    assert set(MANNERS) - {""} == set(PLAYED) - {"any"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("lady", [False, True])
def test_five_of_a_kind_still_have_five_names(level: str, manner: str, lady: bool) -> None:
    taken: set[str] = set()
    for crest in CRESTS:
        name = proposed(SeatPlan("", crest, lady, level, manner), taken)
        assert name not in taken and len(name) <= MOST_LETTERS and is_proposed(name)
        taken.add(name)


def test_a_proposed_name_follows_level_manner_and_sex_but_a_typed_one_stays() -> None:
    seating = Seating.usual()
    seating.change(1, level="page")
    assert seating.plans[1].name == "Robin"  # Kit, the first of the pages, sits there already
    seating.change(1, level="chancellor", manner="builder")
    assert seating.plans[1].name == "Sir Inigo"
    seating.change(1, lady=True)
    assert seating.plans[1].name in {f"Dame {name}" for name in BY_MANNER["builder"][1]}
    seating.plans[1].name = "Oma Trude"
    seating.change(1, level="page", lady=False)
    assert seating.plans[1].name == "Oma Trude"


def test_no_two_seats_ever_have_the_same_crest() -> None:
    seating = full()
    for seat in range(5):
        for step in (1, 1, -1, 1, 1, 1):
            seating.turn_crest(seat, step)
            assert {plan.crest for plan in seating.plans} == set(CRESTS)
    seating.leave(2)
    seating.turn_crest(0, 1)
    seating.join()
    assert {plan.crest for plan in seating.plans} == set(CRESTS)


def test_the_same_name_twice_is_told_apart_and_nobody_stays_without() -> None:
    seating = Seating.usual()
    for plan, name in zip(seating.plans, ("Kim", " Kim ", "Kim", "  "), strict=True):
        plan.name = name
    session = seating.begin(RULES, None)
    assert [plan.name for plan in session.plans] == ["Kim", "Kim II", "Kim III", "Kit"]


def test_the_last_set_up_comes_back_without_its_seed() -> None:
    seating = full()
    seating.first_game, seating.seed = False, 5
    seating.plans[2].name = "Oma"
    seating.change(3, level="chancellor", manner="raider")
    house_rules.choose("prices", 2, seating.options)
    house_rules.choose("length", 0, seating.options)
    back = Seating.recalled(seating.remembered(), SEATS)
    assert back.plans == seating.plans
    assert (back.options, back.first_game, back.seed) == (seating.options, False, None)


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"seats": 3},
        {"seats": [{}] * 2},
        {"seats": [{}] * 9},
        {"seats": [{"crest": "lion"}] * 3},
        {"seats": [{"crest": "dragon"}, {}, {}]},
    ],
)
def test_a_damaged_memory_means_the_usual_seats(kept: dict[str, object]) -> None:
    assert Seating.recalled(kept, SEATS) == Seating.usual()


def test_odd_parts_of_a_memory_are_left_out() -> None:
    kept = Seating.usual().remembered()
    kept["seats"][0] |= {"level": "emperor", "manner": "rude"}
    kept["house"] = {"prices": 7, "length": "endless"}
    back = Seating.recalled(kept, SEATS)
    assert (back.plans[0].level, back.plans[0].manner, back.options) == ("human", "", {})


@pytest.mark.parametrize("kind", house_rules.HOUSE_RULES)
@pytest.mark.parametrize("index", [0, 1, 2])
def test_every_house_rule_makes_a_game(kind: str, index: int) -> None:
    seating = Seating.usual()
    house_rules.choose(kind, index, seating.options)
    assert house_rules.chosen(kind, seating.options) == index
    session = seating.begin(RULES, None)
    assert session.waiting_for in ("human", "rival", "curtain")
    assert house_rules.chosen(kind, again(session).options) == index


def test_again_means_the_same_people_and_another_deal() -> None:
    session = a_session(4)
    seating = again(session)
    assert [(plan.name, plan.crest, plan.level) for plan in seating.plans] == [
        (plan.name, plan.crest, plan.level) for plan in session.plans
    ]
    assert seating.seed is None


def test_a_seed_may_be_a_number_or_words() -> None:
    assert (seed_of(" 12 "), seed_of(""), seed_of("  ")) == (12, None, None)
    assert seed_of("Hardwick") == seed_of("Hardwick") != seed_of("Chatsworth")
