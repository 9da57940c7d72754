"""Movement: by time, at the player's pace, skippable, ending exactly at its end."""

import pytest

from noblemen_gui.ui.tween import EASINGS, Call, Loop, Pace, Sequence, Speed, Timeline, Together, Tween, Wait


def timeline(speed: Speed = "normal", still: bool = False) -> Timeline:
    def speed_of(pace: Pace) -> Speed:
        return speed if pace != "interface" else "normal"

    return Timeline(speed_of, lambda: still)


@pytest.mark.parametrize("name", [name for name in EASINGS if name != "sine"])
def test_easings_begin_at_nothing_and_end_at_all(name: str) -> None:
    assert EASINGS[name](0) == pytest.approx(0, abs=1e-9)
    assert EASINGS[name](1) == pytest.approx(1)


@pytest.mark.parametrize(("speed", "after"), [("fast", 50), ("normal", 100), ("slow", 180)])
def test_a_tween_lasts_as_long_as_the_pace_says(speed: Speed, after: float) -> None:
    seen: list[float] = []
    line = timeline(speed)
    line.play(Tween(100, seen.append, "linear"))
    line.advance(after * 0.9)
    assert line.busy
    assert seen[-1] == pytest.approx(0.9)
    line.advance(after * 0.2)
    assert not line.busy
    assert seen[-1] == 1


def test_switched_off_it_is_finished_at_once() -> None:
    for line in (timeline("off"), timeline("normal", still=True)):
        seen: list[float] = []
        line.play(Sequence(Wait(500), Tween(100, seen.append)))
        assert seen == [1]
        assert not line.running


def test_a_sequence_goes_in_order_and_hands_on_the_rest_of_time() -> None:
    told: list[str] = []
    line = timeline()
    parts = (
        Call(lambda: told.append("a")),
        Wait(10),
        Call(lambda: told.append("b")),
        Wait(10),
        Call(lambda: told.append("c")),
    )
    line.play(Sequence(*parts))
    line.advance(15)
    assert told == ["a", "b"]
    line.advance(5)
    assert told == ["a", "b", "c"]


def test_together_begins_apart() -> None:
    one: list[float] = []
    other: list[float] = []
    line = timeline()
    line.play(Together(Tween(100, one.append, "linear"), Tween(100, other.append, "linear"), apart=40))
    line.advance(60)
    assert one[-1] == pytest.approx(0.6)
    assert other[-1] == pytest.approx(0.2)
    line.advance(90)
    assert (one[-1], other[-1], line.running) == (1, 1, False)


def test_skip_finishes_what_one_waits_for_but_not_breathing() -> None:
    seen: list[float] = []
    line = timeline()
    line.play(Loop(1600, lambda t: None))
    assert not line.skip()
    line.play(Tween(100, seen.append))
    assert line.skip()
    assert seen == [1]
    assert line.running
    assert not line.busy


def test_what_finishing_starts_goes_on() -> None:
    told: list[str] = []
    line = timeline()
    line.play(Tween(10, lambda t: None, then=lambda: line.play(Call(lambda: told.append("next")))))
    line.advance(20)
    line.advance(1)
    assert told == ["next"]
