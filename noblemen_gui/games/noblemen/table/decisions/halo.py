"""Light round a place that matters now, drawn before what lies there."""

from __future__ import annotations

from noblemen_gui.ui import Canvas, Rect, Shade, Svg


def draw_halo(canvas: Canvas, rect: Rect, blur: float = 10, radius: float = 9) -> None:
    """Let golden light fall round a rectangle."""
    canvas.vector(("halo", blur, radius), rect, _nothing, (Shade("glow-edge", 220, blur, (0, 0)),), radius)


def _nothing(svg: Svg) -> None:
    """The light alone is wanted."""
