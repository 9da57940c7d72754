"""Where the keyboard's focus goes: in reading order by Tab, to the nearest control in a direction by the arrows."""

from __future__ import annotations

from collections.abc import Sequence

from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.widget import Widget

DIRECTIONS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# Going sideways costs more than going straight on, so that a row is walked before the next one.
SIDEWAYS = 2.5


def following(widgets: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """The next one (step 1) or the one before (step -1) in layout order, round and round; disabled ones too,
    since their tooltip says why they are disabled."""
    if not widgets:
        return None
    if current not in widgets:
        return widgets[0 if step > 0 else -1]
    return widgets[(widgets.index(current) + step) % len(widgets)]


def towards(widgets: Sequence[Widget], current: Widget | None, direction: str) -> Widget | None:
    """The nearest one in that direction, or None."""
    if current is None:
        return widgets[0] if widgets else None
    ahead = [(cost, index) for index, w in enumerate(widgets) if (cost := _cost(current.rect, w.rect, direction)) > 0]
    return widgets[min(ahead)[1]] if ahead else None


def _cost(start: Rect, end: Rect, direction: str) -> float:
    dx, dy = DIRECTIONS[direction]
    here, there = _edge(start, dx, dy), _edge(end, -dx, -dy)
    middle = end.centre[0] - start.centre[0], end.centre[1] - start.centre[1]
    if middle[0] * dx + middle[1] * dy <= 1:
        return -1
    along = max(0.0, (there[0] - here[0]) * dx + (there[1] - here[1]) * dy)
    aside = _gap(start.y, start.bottom, end.y, end.bottom) if dx else _gap(start.x, start.right, end.x, end.right)
    drift = abs(middle[1] if dx else middle[0]) * 0.1
    return 1 + along + aside * SIDEWAYS + drift


def _edge(rect: Rect, dx: int, dy: int) -> Point:
    return rect.centre[0] + dx * rect.w / 2, rect.centre[1] + dy * rect.h / 2


def _gap(low: float, high: float, other_low: float, other_high: float) -> float:
    return max(0.0, other_low - high, low - other_high)
