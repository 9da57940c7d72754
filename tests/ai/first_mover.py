"""A tiny player for the arena's tests that takes the last move; its argument says how well it behaves."""

import json
import sys
import time

manner = sys.argv[1]
asked = 0


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "quit":
        break
    if request["cmd"] == "hello":
        say(json.dumps({"ok": manner != "rude", "protocol": 1}))
        continue
    asked += 1
    if manner == "dies" and asked == 3:
        sys.exit(1)
    if manner in ("late", "deaf") and asked == 2:
        time.sleep(1.2 if manner == "late" else 600)
    move = {"type": "conquer"} if manner == "wrong" else request["moves"][-1]
    say("let me think" if manner == "babble" else json.dumps({"ok": manner != "error", "move": move}))
