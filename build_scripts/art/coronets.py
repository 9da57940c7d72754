"""The coronets of the five ranks: a jewelled band over ermine, a velvet cap, and the leaves or pearls of the rank."""

import math

from .canvas import Canvas, Point, Stop, number
from .palette import GOLD

_EDGE = "#4a2c0c"
_JEWELS = ("#c8253a", "#2f6db5", "#2f8f5a")
_MIDDLE, _FOOT, _WIDTH, _HEIGHT = 128.0, 182.0, 172.0, 34.0
_LEAF = (
    "M-5 34L-7 10C-26 18 -32 4 -20 -4C-26 -14 -14 -24 -8 -16C-12 -32 0 -42 0 -42"
    "S12 -32 8 -16C14 -24 26 -14 20 -4C32 4 26 18 7 10L5 34Z"
)
# For each rank the top of the cap, and its ornaments from the sides inwards: place on the band (-1 … 1), kind, height.
_RANKS: dict[str, tuple[int, tuple[tuple[float, str, float], ...]]] = {
    "duke": (56, ((-0.93, "leaf", 0), (0.93, "leaf", 0), (-0.52, "leaf", 2), (0.52, "leaf", 2), (0, "leaf", 6))),
    "marquess": (56, ((-0.93, "leaf", 0), (0.93, "leaf", 0), (-0.5, "pearl", 12), (0.5, "pearl", 12), (0, "leaf", 6))),
    "earl": (56, ((-0.94, "stem", 0), (0.94, "stem", 0), (-0.5, "stem", 2), (0.5, "stem", 2), (0, "stem", 4))),
    "viscount": (70, tuple((place, "pearl", 1) for place in (-0.95, 0.95, -0.68, 0.68, -0.34, 0.34, 0))),
    "baron": (78, tuple((place, "pearl", 1) for place in (-0.9, 0.9, -0.32, 0.32))),
}


def coronet(rank: str) -> Canvas:
    """The coronet of a rank."""
    canvas = Canvas()
    top, ornaments = _RANKS[rank]
    canvas.shadow((136, 214), (92, 22), 0.45)
    _cap(canvas, top)
    for place, kind, height in ornaments:
        _ornament(canvas, place, kind, height)
    _band(canvas)
    _ermine(canvas)
    return canvas


def _cap(canvas: Canvas, top: int) -> None:
    velvet = canvas.linear(["#d04a5c", "#98203a", "#560e1e"], (56, top), (200, 160))
    canvas.path(f"M56 160C46 {top + 20} 78 {top} 128 {top}C178 {top} 210 {top + 20} 200 160Z", velvet, "#3a0810", 3)
    canvas.path(f"M76 130Q82 {top + 26} 112 {top + 14}", None, "#f4a0a8", 5, 0.5)
    button = canvas.radial(["#fff6d0", "#d9a93a", "#8a5a16"], (125, top - 6), 13)
    canvas.circle((_MIDDLE, top - 2), 11, button, _EDGE, 2.4)


def _sag(place: float, depth: float) -> float:
    """How far the front of a round band hangs below its sides."""
    return depth * math.sqrt(max(0, 1 - place * place))


def _ornament(canvas: Canvas, place: float, kind: str, height: float) -> None:
    x, y = _MIDDLE + place * 83.4, _FOOT - _HEIGHT + _sag(place, _HEIGHT * 0.55)
    if kind == "leaf":
        with canvas.moved((x, y - 26 - height), 0.92 * (1 - 0.18 * abs(place))):
            canvas.path(_LEAF, canvas.linear(GOLD, (-26, -40), (26, 34)), _EDGE, 3)
            canvas.path("M0 -28V22", None, "#8a5a16", 2, 0.7)
    elif kind == "stem":
        tip = y - 44 - height
        canvas.polygon([(x - 5, y + 4), (x + 5, y + 4), (x + 2.5, tip), (x - 2.5, tip)], "#d9a93a", _EDGE, 2.4)
        _pearl(canvas, (x, tip - 6), 12)
    else:
        _pearl(canvas, (x, y - 9 - height), 13)


def _pearl(canvas: Canvas, centre: Point, radius: float) -> None:
    x, y = centre
    canvas.circle((x + 1.5, y + 2), radius, "#3a2408", alpha=0.4)
    shine = canvas.radial(["#ffffff", "#f1ece0", "#b3a892"], (x - radius * 0.3, y - radius * 0.35), radius * 1.3)
    canvas.circle(centre, radius, shine, "#5d513c", 2.2)
    canvas.circle((x - radius * 0.32, y - radius * 0.36), radius * 0.22, "#ffffff")


def _hoop(top: float, foot: float, half: float, spread: float, depth: float) -> str:
    """Path data of a strip round the head, as seen from the front."""
    left, right, low = _MIDDLE - half, _MIDDLE + half, half - spread
    outer, inner, bow = number(half), number(low), number(depth)
    return (
        f"M{number(left)} {number(top)}A{outer} {bow} 0 0 0 {number(right)} {number(top)}"
        f"L{number(_MIDDLE + low)} {number(foot)}A{inner} {bow} 0 0 1 {number(_MIDDLE - low)} {number(foot)}Z"
    )


def _band(canvas: Canvas) -> None:
    half, bow = _WIDTH / 2, _HEIGHT * 0.55
    left, right = _MIDDLE - half, _MIDDLE + half
    gold = canvas.linear(["#e9bf52", "#fff3c0", "#d9a93a", "#8a5a16"], (left, 0), (right, 0))
    canvas.path(_hoop(_FOOT - _HEIGHT, _FOOT, half, 0, bow), gold, _EDGE, 3.4)
    for y, colour, width in ((_FOOT - _HEIGHT + 5, "#fff6d0", 2.4), (_FOOT - 5, "#7a5014", 2.2)):
        rim = f"M{number(left)} {number(y)}A{number(half)} {number(bow)} 0 0 0 {number(right)} {number(y)}"
        canvas.path(rim, None, colour, width, 0.8)
    for k in range(7):
        place = 0.28 * k - 0.84
        x, y = _MIDDLE + place * half, _FOOT - _HEIGHT / 2 + _sag(place, bow)
        canvas.ellipse((x, y), (7 * (1 - 0.35 * abs(place)), 7), _JEWELS[k % 3], _EDGE, 1.8)
        canvas.circle((x - 2, y - 2), 1.6, "#ffffff", alpha=0.8)


def _ermine(canvas: Canvas) -> None:
    half, bow = _WIDTH / 2, _HEIGHT * 0.58
    fur: list[Stop] = ["#ffffff", "#f1ece0", "#c4bba8"]
    strip = _hoop(_FOOT + 4, _FOOT + 24, half + 6, 2, bow)
    canvas.path(strip, canvas.linear(fur, (_MIDDLE - half, 0), (_MIDDLE + half, 0)), "#5d513c", 3)
    for k in range(9):
        place = 0.22 * k - 0.88
        x, y = _MIDDLE + place * half, _FOOT + 8 + _sag(place, bow)
        canvas.path(f"M{number(x)} {number(y)}l-2.5 8h5Z", "#2a2018")
