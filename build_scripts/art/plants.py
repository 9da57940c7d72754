"""Trees, grass and flowers that grow on tiles and in the title's landscape."""

import math
import random

from .canvas import Canvas, Point, number, polar
from .palette import LEAVES

_PETALS = ("#ffffff", "#ffffff", "#ffe37a", "#f3b6cf", "#c9c3f2")


def cloud(centre: Point, radius: float, lobes: int = 9, turn: float = 0) -> str:
    """Path data of a rounded, lobed outline."""
    points = [polar(centre, radius, turn + 360 * k / lobes) for k in range(lobes)]
    bow = number(radius * math.sin(math.pi / lobes) * 1.12)
    arcs = (f"A{bow} {bow} 0 0 1 {number(x)} {number(y)}" for x, y in points[1:] + points[:1])
    return f"M{number(points[0][0])} {number(points[0][1])}" + "".join(arcs) + "Z"


def tree(
    canvas: Canvas,
    centre: Point,
    radius: float,
    leaves: tuple[str, ...] = LEAVES[0],
    turn: float = 0,
    shaded: bool = True,
) -> None:
    """A crown seen from above, lit from the top left."""
    x, y = centre
    if shaded:
        canvas.shadow((x + radius * 0.3, y + radius * 0.38), (radius * 1.08, radius * 0.92), 0.5)
    for shift, size, lobes, colour in zip(
        (0, 0.08, 0.18, 0.3), (0.9, 0.76, 0.52, 0.26), (9, 8, 7, 6), leaves, strict=True
    ):
        canvas.path(
            cloud((x - radius * shift, y - radius * shift * 1.15), radius * size, lobes, turn + 20 * shift), colour
        )
    _leaflets(canvas, centre, radius, leaves, turn)


def _leaflets(canvas: Canvas, centre: Point, radius: float, leaves: tuple[str, ...], turn: float) -> None:
    """By the crown's size and turn only, so that the two halves of a tree on an edge agree."""
    chance = random.Random(int(radius * 7 + turn * 13))
    for _ in range(9):
        angle, distance = chance.uniform(0, 360), chance.uniform(0.25, 0.75) * radius
        x, y = polar(centre, distance, angle)
        lit = math.cos(math.radians(angle - 225)) > 0
        half = radius * 0.09
        bow = f"M{number(x - half)} {number(y)}a{number(half)} {number(half * 0.8)} 0 0 1 {number(half * 2)} 0"
        canvas.path(bow, None, leaves[3] if lit else leaves[0], radius * 0.045, 0.75)


def tuft(canvas: Canvas, foot: Point, colour: str, size: float = 1) -> None:
    """Three blades of grass."""
    x, y = number(foot[0]), number(foot[1])
    blades = ((-1, -4, -3, -7), (1, -4, 1, -9), (2, -3, 4, -6))
    data = "".join(f"M{x} {y}q" + " ".join(number(size * value) for value in blade) for blade in blades)
    canvas.path(data, None, colour, 1.4, 0.6)


def flower(canvas: Canvas, centre: Point, colour: str, turn: float = 0) -> None:
    """A five-petalled meadow flower with its shadow."""
    x, y = centre
    canvas.circle((x + 1, y + 1.5), 3.8, "#3d6426", alpha=0.45)
    for k in range(5):
        canvas.circle(polar(centre, 2.5, turn + 72 * k), 1.9, colour)
    canvas.circle(centre, 1.5, "#b8741c" if colour == "#ffe37a" else "#e2a52e")


def petal_colour(chance: random.Random) -> str:
    """Mostly white, as meadows are."""
    return chance.choice(_PETALS)


def toadstool(canvas: Canvas, centre: Point) -> None:
    """A small red cap in the undergrowth."""
    x, y = centre
    canvas.ellipse(centre, (4.5, 3.4), "#efe6cc")
    canvas.ellipse((x, y - 2), (5.2, 3.2), "#c2452e")
    canvas.circle((x - 1.5, y - 3), 0.9, "#ffffff")
