"""Signs that no typeface has: star, tick and cross, plain in one tone or as badges; and the game's own icon."""

from .canvas import Canvas, Point, polar
from .palette import GOLD, GOLD_EDGE
from .pieces import lay

_MIDDLE: Point = (128, 128)
_TICK = "M34 140L98 206L222 54"
_CROSS = "M50 50L206 206M206 50L50 206"


def star(gilt: bool) -> Canvas:
    """A five-pointed star; the plain one is white, to be tinted like text."""
    canvas = Canvas()
    points = [polar((128, 138), 118 if k % 2 == 0 else 50, 36 * k - 90) for k in range(10)]
    if gilt:
        canvas.polygon(points, canvas.linear(GOLD, (40, 30), (216, 236)), GOLD_EDGE, 10)
    else:
        canvas.polygon(points, "#ffffff", "#ffffff", 8)
    return canvas


def sign(data: str) -> Canvas:
    """A white stroke, to be tinted like text."""
    canvas = Canvas()
    canvas.path(data, None, "#ffffff", 34)
    return canvas


def badge(data: str, light: str, dark: str) -> Canvas:
    """The stroke on a round enamel plate."""
    canvas = Canvas()
    canvas.shadow((134, 138), (104, 102), 0.4)
    canvas.circle(_MIDDLE, 104, canvas.linear([light, dark], (60, 50), (200, 210)), "#fffdf4", 14)
    canvas.circle(_MIDDLE, 112, None, dark, 4)
    with canvas.moved((46, 46), 0.64):
        canvas.path(data, None, "#ffffff", 46)
    return canvas


SIGNS = {
    "star": lambda: star(False),
    "star-gilt": lambda: star(True),
    "tick": lambda: sign(_TICK),
    "cross": lambda: sign(_CROSS),
    "badge-tick": lambda: badge(_TICK, "#4f9a5c", "#24552f"),
    "badge-cross": lambda: badge(_CROSS, "#c83c4a", "#6a101c"),
}


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
