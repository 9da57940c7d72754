"""Velvet banners on a gilt rod before the blurred garden: what a new game and its results have in common."""

from __future__ import annotations

import pygame

from noblemen_gui.scenes.course import dashes
from noblemen_gui.ui import Canvas, Rect, Shade, Svg, View
from noblemen_gui.ui.theme import GOLD

VELVET: dict[str, tuple[str, str, str]] = {
    "lion": ("#C23A48", "#8C1A28", "#560C18"),
    "ship": ("#3A78B8", "#1F4F88", "#102C54"),
    "rose": ("#8450A8", "#56307A", "#321A4C"),
    "stag": ("#3A8048", "#1F5A30", "#0E341C"),
    "oak": ("#8E6218", "#75500F", "#4E3208"),
}
ON_VELVET = "#FFF3D4"
# Blurring a quarter of the size looks the same and is much faster.
SHRINK = 4
BLUR = 2
EVENING = (206, 188, 168)
RING = 48


def paint_garden(canvas: Canvas) -> None:
    """The title's garden out of focus, dark above and below, in the gilt frame."""
    if canvas.audit:
        return
    view, surface = canvas.view, canvas.surface
    w, h = surface.get_size()
    small = pygame.Surface((max(1, w // SHRINK), max(1, h // SHRINK))).convert()
    Canvas(small, View(view.width, view.height, view.scale / SHRINK), canvas.kit).cover("title-scene", view.rect)
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(small, BLUR), (w, h))
    soft.fill(EVENING, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(soft, (0, 0))
    canvas.vector("evening", view.rect, _evening)
    canvas.piece("gilt-frame", view.rect)
    canvas.corners(view.rect.inset(6), max(64.0, view.px(96)))


def _evening(svg: Svg) -> None:
    w, h = svg.w, svg.h
    edge = ((0, "black", 0.0), (0.6, "#1A0A04", 0.12), (1, "#1A0A04", 0.6))
    svg.frame(0, svg.radial(edge, (w / 2, h * 0.46), w * 0.6))
    low = svg.linear(((0, "#1A0A04", 0.0), (0.6, "#1A0A04", 0.82), (1, "#1A0A04", 0.88)), (0, h * 0.72), (0, h))
    svg.rect(0, h * 0.72, w, h * 0.28, low)
    svg.rect(0, 0, w, h * 0.22, svg.linear(((0, "#1A0A04", 0.74), (1, "#1A0A04", 0.0)), (0, 0), (0, h * 0.22)))


def paint_rod(canvas: Canvas, rect: Rect) -> None:
    """The rod whose middle line is the rectangle's; its knobs stand at both ends."""
    canvas.vector("rod", rect, _rod, (Shade(alpha=150, blur=6, offset=(2, 10)),), rect.h / 2)


def _rod(svg: Svg) -> None:
    w, h, y = svg.w, svg.h, svg.h / 2
    ramp = ("#FFF3C0", "#E9BF52", "#B07C22", "#7A4F14")
    tone = svg.linear(ramp, (0, y - h * 0.16), (0, y + h * 0.16))
    svg.rect(h * 0.6, y - h * 0.16, w - h * 1.2, h * 0.32, tone, line="#3A2408", width=3, radius=h * 0.16)
    for x in (h / 2, w - h / 2):
        ball = svg.radial(("#FFF6D0", "#E6B94B", "#8A5A16"), (x - h * 0.12, y - h * 0.13), h * 0.53)
        svg.circle((x, y), h * 0.38, ball, line="#3A2408", width=3)
        jewel = svg.radial(("#FF8D92", "#A81F34"), (x - 3, y - 3), h * 0.2)
        svg.circle((x, y), h * 0.15, jewel, line="#3A2408", width=2)


def paint_banner(canvas: Canvas, rect: Rect, crest: str) -> None:
    """A banner in a crest's colour that hangs from the rectangle's upper edge, with two rings and a tassel."""
    canvas.vector(("banner", crest), rect, lambda svg: _banner(svg, VELVET[crest]), (Shade(alpha=150, blur=12),), 4)
    ring = max(28.0, canvas.view.px(RING))
    for side in (-1, 1):
        place = Rect.around((rect.centre[0] + side * rect.w * 0.33, rect.y - ring * 0.16), ring * 0.64, ring)
        canvas.vector("ring", place, _ring)
    tassel = canvas.view.px(64)
    canvas.image("tassel", Rect.around((rect.centre[0], rect.bottom + tassel * 0.25), tassel))


def banner_outline(w: float, h: float) -> str:
    """The banner's shape: straight, with a point below."""
    return f"M6 0H{w - 6:g}V{h - 50:g}L{w / 2:g} {h - 8:g}L6 {h - 50:g}Z"


def ghost(svg: Svg) -> None:
    """The place of a banner where none hangs: a dashed outline."""
    w, h = svg.w, svg.h
    svg.path(banner_outline(w, h), "#140A06", opacity=0.58)
    edge = [(6.0, 0.0), (6, h - 50), (w / 2, h - 8), (w - 6, h - 50), (w - 6, 0), (6, 0)]
    svg.path(dashes(edge, (13, 9)), line="cream", width=2.6, opacity=0.75)


def _banner(svg: Svg, tones: tuple[str, str, str]) -> None:
    w, h = svg.w, svg.h
    light, middle, dark = tones
    stops = ((0, middle), (0.1, light), (0.45, middle), (0.9, dark), (1, dark))
    svg.path(banner_outline(w, h), svg.linear(stops, (0, 0), (w * 0.9, h * 0.5)), line="#1A0A06", width=4)
    for at, shine in ((0.12, 0.08), (0.36, -0.1), (0.62, 0.06), (0.86, -0.11)):
        x, fold = w * at, w * 0.07
        shape = f"M{x} 2V{h - 74}H{x + fold}V2Z"
        svg.path(shape, "white" if shine > 0 else "black", opacity=abs(shine))
    _leaves(svg)
    edge = f"M16 0V{h - 56}L{w / 2} {h - 20}L{w - 16} {h - 56}V0"
    svg.path(edge, line=svg.linear(GOLD, (0, 0), (w, h)), width=4)
    svg.path(f"M23 0V{h - 61}L{w / 2} {h - 28}L{w - 23} {h - 61}V0", line="gilt", width=1.3, opacity=0.7)


def _leaves(svg: Svg) -> None:
    """A damask of leaves, hardly seen."""
    for column in range(5):
        x = svg.w * (0.1 + 0.2 * column)
        for row in range(int((svg.h - 120) / 74) + 1):
            y = 40 + row * 74 + (37 if column % 2 else 0)
            leaf = f"M{x} {y - 16}q11 13 0 28q-11 -15 0 -28Z"
            wings = f"M{x} {y + 5}q-13 2 -16 13q11 2 16 -6q5 8 16 6q-3 -11 -16 -13Z"
            svg.path(leaf + wings, "#FFF0C0", opacity=0.07)


def _ring(svg: Svg) -> None:
    centre, radius = (svg.w / 2, svg.h / 2), svg.w * 0.38
    svg.circle(centre, radius, line="#3A2408", width=8)
    svg.circle(centre, radius, line=svg.gold(), width=4.6)
