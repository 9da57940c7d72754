"""The tick on its badge, which no typeface has in gold and enamel, and the game's own icon."""

from .canvas import Canvas, Point
from .palette import GOLD
from .pieces import lay

_MIDDLE: Point = (128, 128)


def badge_tick() -> Canvas:
    """A white tick on a round plate of green enamel."""
    canvas = Canvas()
    light, dark = "#4f9a5c", "#24552f"
    canvas.shadow((134, 138), (104, 102), 0.4)
    canvas.circle(_MIDDLE, 104, canvas.linear([light, dark], (60, 50), (200, 210)), "#fffdf4", 14)
    canvas.circle(_MIDDLE, 112, None, dark, 4)
    with canvas.moved((46, 46), 0.64):
        canvas.path("M34 140L98 206L222 54", None, "#ffffff", 46)
    return canvas


def icon() -> Canvas:
    """The window's and installers' icon: the crown on a blue shield with a gilt edge."""
    canvas = Canvas()
    shield = "M28 22H228V126C228 186 182 222 128 244C74 222 28 186 28 126Z"
    with canvas.moved((4, 7)):
        canvas.path(shield, "#140c06", "#140c06", 8, 0.3)
    canvas.path(shield, canvas.linear(["#5a78b4", "#28427e", "#122048"], (40, 20), (216, 240)), "#2a1406", 18)
    canvas.path(shield, None, canvas.linear(GOLD, (28, 20), (228, 244)), 11)
    canvas.path(shield, None, "#fff6d0", 1.8, 0.6)
    canvas.path("M38 32H218V96Q128 124 38 96Z", "#ffffff", alpha=0.1)
    lay(canvas, "crown", (126, 124), 204)
    return canvas
