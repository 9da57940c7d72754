"""Drawn ornaments of the results: rays, the laurel wreath, medals of rank and the pill of the best."""

from __future__ import annotations

import math

from noblemen_gui.ui import Svg, polar

MEDALS = {
    1: ("#FFFBE0", "#F0CF72", "#B07C22"),
    2: ("#FFFFFF", "#D3D8DC", "#8D969E"),
    3: ("#FBE0C4", "#D0905C", "#8A5226"),
}
PLAIN = ("#F6EAD0", "#D9C49A", "#A88C58")
LEAVES = 13
PETALS = 64
PETAL_TONES = ("#F6C9CE", "#FFF0DC", "#E0586A")


def rays(svg: Svg) -> None:
    centre = svg.w / 2, svg.h / 2
    for index in range(24):
        angle = index * 15
        near, far = svg.w * 0.22, svg.w * 0.49
        points = [polar(centre, near, angle), polar(centre, far, angle - 2.6), polar(centre, far, angle + 2.6)]
        svg.polygon(points, "#FFF0B0", opacity=0.3)


def wreath(svg: Svg) -> None:
    """Two branches of laurel that rise from below and leave room for a crown."""
    unit = svg.w / 340
    for side in (-1, 1):
        for index in range(LEAVES):
            along = index / (LEAVES - 1)
            angle = math.radians(84 - along * 142)
            x, y = 170 + side * 132 * math.cos(angle), 176 + 132 * math.sin(angle)
            for turn in (-4 + (1 - along) * 64, -74 + (1 - along) * 64):
                _leaf(svg, (x * unit, y * unit), side * turn, unit, side < 0)


def _leaf(svg: Svg, foot: tuple[float, float], degrees: float, unit: float, lit: bool) -> None:
    def at(across: float, up: float) -> str:
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        x, y = across * unit, -up * unit
        return f"{foot[0] + x * c - y * s:.1f} {foot[1] + x * s + y * c:.1f}"

    shape = f"M{at(0, 0)}C{at(16, 13)} {at(13, 31)} {at(0, 42)}C{at(-13, 31)} {at(-16, 13)} {at(0, 0)}Z"
    svg.path(shape, "#7FB04A" if lit else "#4F8438", line="#1F4020", width=2 * unit)
    svg.path(f"M{at(0, 4)}L{at(0, 34)}", line="#1F4020", width=1.3 * unit, opacity=0.5)


def medal(svg: Svg, rank: int) -> None:
    tones = MEDALS.get(rank, PLAIN)
    centre, radius = (svg.w / 2, svg.h / 2), svg.w / 2 - 3
    svg.circle((centre[0] + 1.5, centre[1] + 2), radius, "black", opacity=0.3)
    svg.circle(centre, radius, svg.radial(tones, (svg.w * 0.36, svg.h * 0.32), radius * 1.7), line="#3A2008", width=2.4)
    svg.circle(centre, radius - 5, line="#6E4510", width=1.2, opacity=0.6)


def pill(svg: Svg) -> None:
    svg.frame(2, svg.down("#FFF0B0", "#E2B24A"), line="#8A5A16", width=2, radius=svg.h / 2 - 2)


def petals(svg: Svg) -> None:
    """Rose petals in the air, always the same ones, and none behind the headline."""
    for index in range(PETALS):
        x, y = svg.w * (index * 0.618034 % 1), svg.h * (0.12 + index * 0.754878 % 0.88)
        size, turn = 6 + index * 5 % 7, index * 137.5 % 360
        tone = PETAL_TONES[index % len(PETAL_TONES)]
        near, far = polar((x, y), size * 1.2, turn + 70), polar((x, y), size * 0.9, turn - 90)
        start, end = polar((x, y), size, turn), polar((x, y), size, turn + 180)
        shape = f"M{start[0]:.1f} {start[1]:.1f}Q{near[0]:.1f} {near[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
        svg.path(f"{shape}Q{far[0]:.1f} {far[1]:.1f} {start[0]:.1f} {start[1]:.1f}Z", tone, line="#5A2A20", width=0.8)


def winner_row(svg: Svg) -> None:
    svg.frame(1, svg.down("#FFF9DC", "#FBE7AE"), line="#C2912E", width=2.6, radius=9)
    svg.frame(4, line="#FFFDF0", width=1.4, radius=7)
