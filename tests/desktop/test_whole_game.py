"""A whole game in a real window: a person plays every decision by keyboard, the rivals think in their process."""

import itertools

from .window import Desktop

# What to press in a scene, one after the other until something happens.
KEYS = {
    "KeepCardScene": ("1", "Return"),
    "TableScene": ("7", "e"),
    "BallScene": ("Return", "1"),
    "ScoringScene": ("End", "Return"),
    "TilePicker": ("1", "2", "3", "4", "Return"),
}
USUAL = ("Return",)


def test_a_person_plays_to_the_end_by_keyboard_alone(desktop: Desktop) -> None:
    desktop.prepare(("human", "random", "greedy"), seed=3)
    played = desktop.saved()
    desktop.start()
    desktop.choose("resume")
    desktop.wait(lambda: desktop.look().scene != "TitleScene", "the table")
    seen = set()
    for number in itertools.count():
        assert number < 500, f"The game does not end; seen: {desktop.look()}"
        desktop.wait(lambda: desktop.look().scene != "TableScene" or desktop.asks(), "something to decide")
        scene = desktop.look().scene
        seen.add(scene)
        if scene == "ResultsScene":
            break
        keys = KEYS.get(scene, USUAL)
        desktop.press(keys[number % len(keys)])
    assert {"KeepCardScene", "TableScene", "BallScene"} <= seen
    # A key too many may have begun another game by now.
    assert desktop.match(played).to_move is None
    assert "Traceback" not in desktop.log
