"""What shows its owner: knights, castles and palaces in the colours and with the crest of a seat."""

import re
from functools import partial

from .canvas import Canvas, number
from .palette import KNIGHT, TRIM, multiplied
from .pieces import exchange, kept, lay

# The two colours of the flag on each kept building, light and dark, and where the crest hangs on its front.
_FLAGS = {"castle": ("#e2513c", "#8c1c1c"), "palace": ("#f4c84a", "#b8832a")}
_CREST_PLACES = {"castle": ((128.0, 186.0), 62.0), "palace": ((92.0, 134.0), 58.0)}
_SHADE = "#8c8c8c"
# A light rim and a dark one, so that a knight stands out from every land.
_RIMS = (("#fff3d0", 17), ("#22140a", 8))
_OUTER = re.compile(r'(<[a-z]+ [^>]*?) fill="[^"]*" stroke="#2c2c2c" stroke-width="(?:2\.[6-9]|3)[^"]*"')


def knight(crest: str) -> Canvas:
    """The knight in its lord's colour, the crest on its shield."""
    canvas = Canvas()
    with canvas.moved((6.4, 7), 0.95):
        for colour, width in _RIMS:
            _rim(canvas, "knight", colour, width)
        lay(canvas, "knight", (128, 128), 256, partial(multiplied, tint=KNIGHT[crest]))
        lay(canvas, f"crest-{crest}", (93, 180), 92)
    return canvas


def _rim(canvas: Canvas, name: str, colour: str, width: float) -> None:
    """The outer shapes of a kept piece, filled and grown: its silhouette."""
    for line in kept(name).splitlines():
        if shape := _OUTER.match(line):
            paint = f'fill="{colour}" stroke="{colour}" stroke-width="{number(width)}" stroke-linejoin="round"'
            canvas.shapes.append(f"{shape[1]} {paint}/>")


def building(kind: str, crest: str) -> Canvas:
    """A castle or palace that flies its owner's colour and bears the crest."""
    canvas = Canvas()
    light, dark = _FLAGS[kind]
    lay(canvas, kind, (128, 128), 256, exchange({light: TRIM[crest], dark: multiplied(TRIM[crest], _SHADE)}))
    centre, size = _CREST_PLACES[kind]
    lay(canvas, f"crest-{crest}", centre, size)
    return canvas
