"""What a player does in the installed program's window: the opening, a power cut, an upgrade, the rest of the game."""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .client import Client, Hand, moves_in
from .watching import SmokeError, say

Record = dict[str, Any]

END = "ResultsScene"
GO_ON = ("close", "next")  # how a player leaves the scenes that tell of great events
RIVAL = "squire"
NO_MOVEMENT = {"own_speed": "off", "rival_speed": "off"}
RIVAL_MOVES = 6  # so many decisions of rivals show that they think
ROUND = 6  # a tile, the end of an expand and of a turn, and at least a decision of each of three rivals
LONGEST_GAME = 900.0


def play_by_hand(hand: Hand, window_class: str, upgrade: Callable[[], None]) -> None:
    """A whole game by mouse and keyboard, with an upgrade after the first turn."""
    client = hand.client
    try:
        begin(hand)
        if not hand.screen.has_window(window_class):
            raise SmokeError(f"The window is not of the class {window_class} that the menu entry names.")
        client.kill()
        choose_options(client)
        upgrade()
        resume(hand)
        finish(hand)
        leave(hand)
    finally:
        client.kill()
    client.expect_clean_log()


def watch(client: Client, record: Record) -> None:
    """Needs no hand: the title opens, and rivals go on in the window with a game that lies somewhere else."""
    show_title(client)
    say("The window shows its title.")
    with tempfile.TemporaryDirectory() as elsewhere:
        game = Path(elsewhere, "from a friend.noblemen")
        game.write_text(json.dumps(given_to_rivals(record)), encoding="utf-8")
        awaited = len(record["moves"]) + RIVAL_MOVES
        try:
            client.start(str(game))
            client.wait_until(lambda: len(moves_in(game)) >= awaited, "rivals to go on")
        finally:
            client.kill()
    say("Rivals went on with a game of an older version in the window.")


def show_title(client: Client) -> None:
    try:
        client.start()
        client.wait_for("TitleScene")
    finally:
        client.kill()
    client.expect_clean_log()


def given_to_rivals(record: Record) -> Record:
    """The same game with rivals at every seat."""
    client = record.get("client", {})
    seats = client.get("seats") or [{}] * record["players"]
    return record | {"client": client | {"seats": [seat | {"level": RIVAL} for seat in seats]}}


def begin(hand: Hand) -> None:
    """From the title to the first tile and the rivals' answers."""
    client = hand.client
    client.start()
    hand.click("new_game")
    hand.click("begin")
    seen = client.wait_for("KeepCardScene")
    hand.click(next(name for name in seen["places"] if name.startswith("card-")))
    hand.click("confirm")
    hand.wait_for("expand")
    made = len(client.moves())
    hand.drag_to_lit_place("hand:0")
    client.wait_for_moves(made + 1)
    if client.moves()[made]["type"] != "place":
        raise SmokeError(f"A tile was dragged to the estate, but the game notes {client.moves()[made]}.")
    say("Dragged a tile to the estate.")
    client.wait_until(lambda: press_seal(hand) >= made + ROUND, "the rivals' turns")
    say(f"Rivals answered; {len(client.moves())} decisions are on disk.")
    client.expect_clean_log()


def choose_options(client: Client) -> None:
    """From now on nothing moves that only delays."""
    client.settings.parent.mkdir(parents=True, exist_ok=True)
    client.settings.write_text(json.dumps(NO_MOVEMENT), encoding="utf-8")


def press_seal(hand: Hand) -> int:
    """End the expand, and then the turn, if that is what the table waits for; return how many decisions there are."""
    if hand.is_ready("end_turn"):
        hand.click("end_turn")
    return len(hand.client.moves())


def resume(hand: Hand) -> None:
    """After the program was killed and renewed: everything that was decided is still there, and the game goes on."""
    client = hand.client
    before = client.moves()
    client.start()
    hand.click("resume")
    client.wait_until(lambda: "TableScene" in client.look()["scenes"], "the table")
    if client.moves()[: len(before)] != before:
        raise SmokeError("The resumed game is not the one that was left.")
    say("Resumed the game from the title.")


def finish(hand: Hand) -> None:
    """Give the player's seat to a rival and open the file, as a double-click does: they play to the end."""
    client = hand.client
    client.kill()
    hand_over(client)
    client.start(str(client.game()))
    client.wait_until(lambda: goes_on(hand), "the end of the game", LONGEST_GAME)
    say(f"Rivals finished the game after {len(client.moves())} decisions.")


def hand_over(client: Client) -> None:
    """Let rivals sit everywhere."""
    game = client.game()
    record = json.loads(game.read_text(encoding="utf-8"))
    game.write_text(json.dumps(given_to_rivals(record)), encoding="utf-8")


def goes_on(hand: Hand) -> bool:
    """Whether the results are shown; until then confirm what stands above the table."""
    seen = hand.client.look()
    for name in GO_ON:
        if seen["scenes"][-1] != END and hand.is_ready(name):
            hand.click(name)
            hand.client.wait_until(lambda: hand.client.look() != seen, f"{name} to be heard")
            break
    return bool(seen["scenes"][-1] == END)


def leave(hand: Hand) -> None:
    """By the title's own way out."""
    client = hand.client
    client.kill()
    client.start()
    hand.click("quit")
    client.wait_for_end()
    options = json.loads(client.settings.read_text(encoding="utf-8"))
    if not NO_MOVEMENT.items() <= options.items():
        raise SmokeError(f"The options that were chosen before the upgrade are gone: {options}")
    say("Left by the title; the options are as they were chosen before the upgrade.")
