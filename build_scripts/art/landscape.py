"""The title's county: sky with rays and clouds, hills, fields behind hedges, a river and the near lawns."""

import math
import random
from collections.abc import Sequence

from .canvas import Canvas, Point, Stop, number, polar, track
from .plants import cloud

WIDTH, HEIGHT = 1920, 1080
_SUN: Point = (640, 420)
_CLOUDS = (
    ((760, 236), 0.8, 0.8),
    ((1660, 300), 1.05, 0.95),
    ((1380, 430), 0.62, 0.7),
    ((690, 452), 0.55, 0.65),
    ((1840, 170), 0.8, 0.8),
    ((1130, 420), 0.5, 0.6),
    ((60, 190), 0.9, 0.8),
)
_HILLS = (
    (
        "M0 560C160 500 300 520 470 540S760 470 960 520S1260 460 1480 510S1780 480 1920 520V1080H0Z",
        ("#b8ccb4", "#97b59a"),
        (460, 700),
    ),
    ("M0 610C220 560 380 600 600 580S900 560 1120 590S1560 540 1920 590V1080H0Z", ("#a3be8c", "#82a670"), (540, 760)),
)
_LAND = "M0 690C240 610 420 660 640 640S980 590 1240 640S1640 600 1920 640V1080H0Z"
_RIVER = (
    "M1352 646C1310 640 1262 650 1200 672C1110 704 1010 742 1010 776C1010 830 1240 826 1230 890"
    "C1222 950 1000 980 940 1080H1420C1420 1000 1400 960 1396 900C1390 820 1110 822 1104 780"
    "C1100 746 1170 716 1232 690C1272 672 1306 654 1352 646Z"
)
_LAWNS = (
    ("M1250 800C1380 720 1640 690 1920 720V1080H1180C1200 980 1300 900 1250 800Z", ("#a6c962", "#74a449", "#467a3b")),
    ("M0 800C240 720 560 770 760 850S980 1000 1000 1080H0Z", ("#9cc25c", "#639444", "#3a6c30")),
)
_DRIVE = "M1500 842C1480 890 1420 930 1430 1080H1660C1600 960 1620 900 1572 846Z"
_CORN = ("#e9c560", "#dcb24c", "#e6bd54")
_PLOTS: tuple[tuple[tuple[Point, Point, Point, Point], str], ...] = (
    (((700, 668), (860, 652), (900, 690), (712, 714)), "#e9c560"),
    (((868, 651), (1010, 640), (1070, 674), (908, 689)), "#c9d87a"),
    (((714, 722), (904, 697), (952, 742), (732, 776)), "#9dbf5e"),
    (((912, 696), (1078, 680), (1140, 722), (962, 740)), "#dcb24c"),
    (((560, 690), (690, 670), (700, 716), (548, 742)), "#b6cf70"),
    (((545, 750), (702, 724), (722, 780), (528, 816)), "#e6bd54"),
    (((1086, 678), (1180, 672), (1200, 700), (1150, 720)), "#8fb556"),
    (((420, 712), (550, 692), (536, 744), (396, 772)), "#dcb24c"),
    (((300, 736), (410, 714), (386, 774), (270, 800)), "#a9c765"),
    (((392, 782), (534, 753), (516, 822), (366, 852)), "#9dbf5e"),
)


def sky(canvas: Canvas) -> None:
    """Evening light from the left, its rays and the clouds in it."""
    tones: Sequence[Stop] = [(0, "#6aa3cc"), (0.3, "#a9d2e2"), (0.55, "#f6e2b0"), (0.68, "#fbd592")]
    canvas.rect((0, 0), (WIDTH, HEIGHT), canvas.linear(tones, (0, 0), (0, HEIGHT)))
    glow: Sequence[Stop] = [
        (0, "#fffbe2", 0.98),
        (0.08, "#fff6cc", 0.85),
        (0.35, "#ffe9b4", 0.45),
        (1, "#ffeec4", 0),
    ]
    canvas.circle(_SUN, 760, canvas.radial(glow, _SUN, 760))
    for k in range(14):
        _ray(canvas, 12.6 * k - 170)
    for centre, size, alpha in _CLOUDS:
        _cloud(canvas, centre, size, alpha)


def _ray(canvas: Canvas, angle: float) -> None:
    fade: Sequence[Stop] = [(0, "#fff6cc", 0.3), (0.6, "#fff6cc", 0.1), (1, "#fff6cc", 0)]
    points = [polar(_SUN, 60, angle), polar(_SUN, 1300, angle - 2.4), polar(_SUN, 1300, angle + 2.4)]
    canvas.polygon(points, canvas.radial(fade, _SUN, 1200))


def _cloud(canvas: Canvas, centre: Point, size: float, alpha: float) -> None:
    edges, heights = (-150, -96, -40, 24, 84, 150), (26, 52, 78, 66, 40)
    data = "M-150 0"
    for left, right, height in zip(edges, edges[1:], heights, strict=False):
        data += f"A{number((right - left) * 0.56)} {number(height * 0.9)} 0 0 1 {right} {-6 if abs(right) < 60 else 0}"
    data += "Q0 16 -150 0Z"
    light: Sequence[Stop] = [(0, "#fffdf6", 0.98), (0.55, "#fff3dc", 0.9), (1, "#f3d4a8", 0.75)]
    with canvas.moved(centre, size):
        with canvas.moved((0, 10)):
            canvas.path(data, "#d9b48c", alpha=0.35 * alpha)
        canvas.path(data, canvas.linear(light, (-40, -90), (60, 16)), alpha=alpha)


def hills(canvas: Canvas, chance: random.Random) -> None:
    """Two ranges in the haze and a row of woods between them."""
    for data, tones, (top, bottom) in _HILLS:
        canvas.path(data, canvas.linear(tones, (0, top), (0, bottom)))
    for k in range(44):
        x = k * 46 + chance.uniform(-16, 16)
        y = 596 + 10 * math.sin(x / 170) + chance.uniform(-4, 8)
        for j in range(chance.choice((2, 3, 4))):
            radius = chance.uniform(8, 15)
            centre = (x + j * radius * 1.1, y)
            canvas.path(cloud(centre, radius, 8, chance.uniform(0, 60)), "#6b9a68", alpha=0.9)
            canvas.path(
                cloud((centre[0] - radius * 0.2, y - radius * 0.25), radius * 0.65, 7, 20), "#92b981", alpha=0.9
            )


def farmland(canvas: Canvas, chance: random.Random) -> None:
    """The patchwork of plots and the river that winds through it."""
    canvas.path(_LAND, canvas.linear(["#b4cd74", "#88b056", "#639044"], (0, 600), (0, 900)))
    for corners, colour in _PLOTS:
        _plot(canvas, corners, colour, chance)
    water = canvas.linear(["#c8e6e2", "#8cc9d6", "#549cb6", "#317796"], (0, 640), (0, 1060))
    canvas.path(_RIVER, water, "#4f7a4a", 3)
    for _ in range(26):
        y = chance.uniform(700, 1050)
        x = 1060 + (y - 700) * 0.35 + chance.uniform(-40, 60)
        canvas.path(f"M{number(x)} {number(y)}q14 -4 28 0", None, "#ffffff", 2, 0.5)


def _plot(canvas: Canvas, corners: tuple[Point, Point, Point, Point], colour: str, chance: random.Random) -> None:
    a, b, c, d = corners
    canvas.polygon(corners, colour)
    for k in range(1, 7):
        canvas.line(
            [_between(a, b, k / 7), _between(d, c, k / 7)], "#ffffff" if colour in _CORN else "#4f7a34", 1.6, 0.28
        )
    canvas.path(track(corners, closed=True), None, "#3f6a30", 4, 0.8)
    for _ in range(26):
        start, end = chance.choice(((a, b), (b, c), (c, d), (d, a)))
        x, y = _between(start, end, chance.random())
        shrub = cloud((x, y - 3), chance.uniform(4, 7), 6)
        canvas.path(shrub, chance.choice(("#3f6e34", "#4f8040", "#5f9148")))


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def lawns(canvas: Canvas) -> None:
    """The near slopes and the gravel drive to the palace."""
    for data, tones in _LAWNS:
        canvas.path(data, canvas.linear(tones, (0, 720), (0, HEIGHT)))
    canvas.path(_DRIVE, canvas.linear(["#f4e6c0", "#d9c190", "#b89a64"], (0, 840), (0, HEIGHT)), "#8a7a48", 2)
