"""The pieces by name, as the design paints them: panels, plates, buttons, controls and small marks."""

from __future__ import annotations

import random

from noblemen_gui.ui.painted import Piece, Shade
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.theme import GOLD

SHADOW = Shade()
LOW_SHADOW = Shade(alpha=140, blur=5, offset=(2, 4))
DEEP_SHADOW = Shade(alpha=235, blur=22, offset=(0, 10))
# Alone below its piece: surfaces do not blend two half-transparent colours truly.
HALO = Shade("glow-edge", alpha=230, blur=10, offset=(0, 0))

# Upper, middle and lower tone of a button's face; each brighter one is the face under the pointer.
FACES: dict[str, tuple[str, str, str]] = {
    "parchment": ("#FFF6DC", "#EFDCAE", "#D3B678"),
    "parchment-hover": ("#FFFDF2", "#F9EBC6", "#E2C88E"),
    "gold": ("#FFF0B0", "#ECC257", "#C08A2B"),
    "gold-hover": ("#FFF8D0", "#F6D47A", "#D49E3C"),
    "red": ("#B83644", "#96202E", "#6A101C"),
    "red-hover": ("#C23E4C", "#A62C3A", "#7C1826"),
    "dark": ("#5A3A22", "#43291A", "#2F1B0F"),
    "dark-hover": ("#6A472C", "#523422", "#3C2416"),
    "green": ("#4C8644", "#38753C", "#1F5028"),
    "green-hover": ("#548E4C", "#3F7F44", "#286030"),
    "disabled": ("#665A4E", "#5E5348", "#52483E"),
}


def _parchment(svg: Svg, radius: float = 10) -> None:
    svg.frame(2, line="#4A2F14", width=3.4, radius=radius)
    svg.frame(2.5, line=svg.gold(), width=1.8, radius=radius)
    svg.frame(7, line="bronze", width=1, radius=max(2, radius - 3), opacity=0.55)


def _oak(svg: Svg, radius: float = 10, active: bool = False) -> None:
    ground = svg.linear(("oak-light", "oak", "oak-dark"), (0, 0), (svg.w * 0.2, svg.h))
    svg.frame(1.5, ground, line="#140A04", width=3, radius=radius)
    grain = random.Random(int(svg.w + svg.h))
    for _ in range(int(svg.h / 7)):
        x, y = grain.uniform(6, svg.w * 0.3), grain.uniform(6, svg.h - 6)
        bend, run = grain.uniform(-4, 4), svg.w * grain.uniform(0.3, 0.6)
        colour = grain.choice(("#1A0E06", "#6B4729"))
        svg.path(f"M{x:.1f} {y:.1f}q{svg.w * 0.25:.1f} {bend:.1f} {run:.1f} 0", line=colour, width=1.1, opacity=0.28)
    svg.frame(4, line=svg.gold(), width=3 if active else 2, radius=radius - 2)


def _velvet(svg: Svg, tone: str = "oak") -> None:
    """The large panel of modal scenes: dark ground, damask, candle light from above, double gilt line."""
    ramp = ("ball-light", "ball", "ball-dark") if tone == "ball" else ("oak-light", "#38210F", "#1F1108")
    svg.frame(2, svg.linear(ramp, (0, 0), (svg.w * 0.2, svg.h)), line="#0A0502", width=4, radius=18)
    light = ((0, "candle", 0.34), (0.35, "#E08A5A", 0.14), (1, "black", 0.0))
    svg.frame(2, svg.radial(light, (svg.w / 2, 40), svg.w * 0.5), radius=18)
    _damask(svg, "#E8B8F0" if tone == "ball" else "#FFD890", 0.05 if tone == "ball" else 0.03)
    svg.frame(9, line=svg.gold(), width=4, radius=13)
    svg.frame(17, line="#D9A93A", width=1.3, radius=9, opacity=0.7)


def _damask(svg: Svg, colour: str, opacity: float) -> None:
    for column in range(int(svg.w / 80) + 1):
        for row in range(int(svg.h / 84) + 1):
            x, y = 40 + column * 80, 60 + row * 84 + (42 if column % 2 else 0)
            if y < svg.h - 30 and x < svg.w - 24:
                leaf = f"M{x} {y - 20}q14 16 0 34q-14 -18 0 -34Z"
                wings = f"M{x} {y + 6}q-16 2 -20 16q14 2 20 -8q6 10 20 8q-4 -14 -20 -16Z"
                svg.path(leaf + wings, colour, opacity=opacity)


def _button(svg: Svg, face: str = "parchment") -> None:
    svg.frame(2, svg.down(*FACES[face]), line="outline", width=3, radius=9)
    rim = "#B8862E" if face.startswith("dark") else "#FFF3C4"
    svg.frame(5.5, line=rim, width=1.3, radius=6, opacity=0.3 if face == "disabled" else 0.75)


def _action(svg: Svg, face: str = "") -> None:
    """An action plate: the parchment ground shows through unless it is chosen or not possible."""
    if face == "disabled":
        svg.frame(1.5, "disabled", line="#2A1C10", width=2.4, radius=10)
        svg.frame(6, line="#83766A", width=1, radius=7)
        return
    _parchment(svg)
    if face == "hover":
        svg.frame(6, "#FFFDF0", radius=7, opacity=0.45)
    if face == "chosen":
        svg.frame(3, svg.down((0, "#FFF0B0", 0.7), (1, "#E8B43C", 0.7)), line="#FFF3C4", width=4, radius=10)
        svg.frame(2, line="#A8741F", width=2, radius=11)


def _plate(svg: Svg, active: bool = False, trim: str = "") -> None:
    """A dark plate for a name and a number, with an edge in the owner's colour."""
    ramp = ("#6A452A", "#4A2E1A") if active else ("#4A2F1C", "#362113")
    line, width = ("gilt", 2.6) if active else ("bronze", 1.6)
    svg.frame(2, svg.down(*ramp), line=line, width=width, radius=10)
    if trim:
        svg.rect(2, svg.h * 0.14, 7, svg.h * 0.72, trim, radius=3)


def _slot(svg: Svg, lit: bool = False, empty: bool = False) -> None:
    """A small light field in a panel for a price, a card, a piece."""
    fill = "#D3BB88" if empty else svg.down("#FFFDF2", "#F0DCAE")
    svg.frame(1.5, fill, line="#B8741A" if lit else "bronze", width=3.4 if lit else 1.6, radius=9)


def _segment(svg: Svg, face: str = "") -> None:
    ramps = {
        "chosen": ("#FFF0B0", "#ECC257", "#C08A2B"), "hover": ("#FFFFFF", "#FBF0D0", "#EAD8AA"),
        "disabled": ("#665A4E", "#5E5348", "#52483E"),
    }  # fmt: skip
    ramp = ramps.get(face, ("#FFFAF0", "#F0E0B8", "#DCC693"))
    chosen = face == "chosen"
    svg.frame(1.5, svg.down(*ramp), line="outline" if chosen else "bronze", width=2.6 if chosen else 1.6, radius=9)
    if chosen:
        svg.frame(5, line="#FFF8D8", width=1.4, radius=6, opacity=0.9)


def _tab(svg: Svg, chosen: bool = False) -> None:
    """A tab stands on its page: round above, open below when chosen."""
    ramp = ("#FFF8E4", "#EFDFB8") if chosen else ("#DCC693", "#BFA368")
    top, r = (1.5 if chosen else 5), 9
    shape = f"M1.5 {svg.h}V{top + r}Q1.5 {top} {1.5 + r} {top}H{svg.w - 1.5 - r}"
    shape += f"Q{svg.w - 1.5} {top} {svg.w - 1.5} {top + r}V{svg.h}"
    svg.path(shape + "Z", svg.down(*ramp))
    svg.path(shape, line="bronze", width=2)


def _track(svg: Svg, share: float = 0) -> None:
    """A slider's groove, filled with gold up to a share of its length."""
    radius = svg.h / 2 - 2
    svg.rect(2, 3, svg.w - 3, svg.h - 3, "parchment-light", radius=radius, opacity=0.8)
    groove = svg.down("oak", "#5A3A22")
    svg.rect(1.5, 1.5, svg.w - 3, svg.h - 4, groove, line="outline", width=2.4, radius=radius)
    gold = svg.down("#FFF0B0", "#E0AE48", "#B07C22")
    svg.rect(3.5, 3.5, max(6, (svg.w - 7) * share), svg.h - 8, gold, radius=radius - 2)


def _toggle(svg: Svg, on: bool = False, face: str = "") -> None:
    tones = ("#2A5A32", "#3F8A4C", "#5FAE62") if on else ("#4A3A2C", "#6E5C48", "#8A775E")
    if face == "disabled":
        tones = FACES["disabled"]
    svg.frame(2, svg.down(*tones), line="outline", width=3, radius=svg.h / 2)
    svg.rect(6, 5, svg.w - 12, svg.h * 0.36, "black", radius=svg.h * 0.18, opacity=0.18)
    x, y, s = (svg.w * 0.27, svg.h / 2, svg.h / 46) if on else (svg.w * 0.73, svg.h / 2, svg.h / 46)
    if on:
        svg.path(f"M{x - 9 * s} {y}l{6 * s} {7 * s}l{11 * s} {-14 * s}", line="white", width=4 * s)
    else:
        cross = f"M{x - 7 * s} {y - 7 * s}l{14 * s} {14 * s}m0 {-14 * s}l{-14 * s} {14 * s}"
        svg.path(cross, line="#EFE2C8", width=3.4 * s)


def _field(svg: Svg, face: str = "") -> None:
    """A text field: light paper pressed in."""
    svg.frame(2, "#FFFDF4" if face != "disabled" else "disabled", line="outline", width=3, radius=9)
    svg.rect(4, 4, svg.w - 8, svg.h * 0.22, "parchment-edge", radius=6, opacity=0.5)


def _round(svg: Svg, face: str = "") -> None:
    """A round button of parchment, for zoom, undo, arrows and closing."""
    fills = {"hover": "#FFFDF2", "disabled": "disabled", "dark": "#43291A", "gold": "#ECC257"}
    centre, radius = (svg.w / 2, svg.h / 2), min(svg.w, svg.h) / 2 - 2
    line = "#B8862E" if face == "dark" else "bronze"
    svg.circle(centre, radius, fills.get(face, "cream"), line=line, width=2.4)


def _row(svg: Svg, face: str = "") -> None:
    """A row of a list."""
    fills = {"chosen": "#F4D98E", "hover": "#FFF8E4", "disabled": "#D9CDB0"}
    svg.frame(1, fills.get(face, "#F7EBCB"), line="outline" if face == "chosen" else "#B8965A",
              width=2.2 if face == "chosen" else 1.2, radius=7)  # fmt: skip


def _scroll_bar(svg: Svg, start: float = 0, share: float = 1) -> None:
    svg.frame(1, "#BFA368", radius=svg.w / 2, opacity=0.55)
    length = max(28.0, svg.h * share)
    y = (svg.h - length) * start
    svg.rect(1.5, y + 1.5, svg.w - 3, length - 3, svg.gold(), line="#5A3A0E", width=1.6, radius=svg.w / 2 - 2)


def _key_cap(svg: Svg, dark: bool = False) -> None:
    svg.rect(1, 3, svg.w - 2, svg.h - 4, "#140A04" if dark else "#6B4A22", radius=6)
    face, line = ("#5A3A22", "#B8862E") if dark else ("#FFFAF0", "bronze")
    svg.rect(1, 1, svg.w - 2, svg.h - 5, face, line=line, width=1.6, radius=6)


def _badge(svg: Svg, tone: str = "cream") -> None:
    """A small disc that carries a number."""
    centre, radius = (svg.w / 2, svg.h / 2), min(svg.w, svg.h) / 2 - 2
    svg.circle((centre[0] + 1, centre[1] + 2), radius, "black", opacity=0.35)
    fill = svg.radial(("#FFFDF4", tone, "#D9C08A"), (centre[0] - 4, centre[1] - 6), radius * 1.7)
    svg.circle(centre, radius - 1, fill, line="#4A2C0C", width=2.2)
    svg.circle(centre, radius - 4, line="#B07C22", width=1)


def _bubble(svg: Svg, tip: float = -1, up: bool = False, tone: str = "green") -> None:
    """A speech bubble; `tip` is where its point leaves the lower (or upper) edge, below zero there is none."""
    ramp = {"green": ("bubble", "bubble-dark"), "red": ("velvet", "velvet-dark"), "dark": ("oak-light", "oak-dark")}
    svg.path(_bubble_shape(svg, tip, up, 3), "black", opacity=0.35)
    svg.path(_bubble_shape(svg, tip, up, 0), svg.down(*ramp[tone]), line="gilt", width=2.6)


def _bubble_shape(svg: Svg, tip: float, up: bool, shift: float) -> str:
    point, r = (16 if tip >= 0 else 0), 12
    left, right = 2 + shift, svg.w - 5 + shift
    top = 2 + shift + (point if up else 0)
    low = svg.h - 5 + shift - (0 if up else point)
    shape = f"M{left + r} {top}"
    if up and point:
        shape += f"L{tip - 11} {top}L{tip} {top - 14}L{tip + 11} {top}"
    shape += f"H{right - r}Q{right} {top} {right} {top + r}V{low - r}Q{right} {low} {right - r} {low}"
    if not up and point:
        shape += f"L{tip + 11} {low}L{tip} {low + 15}L{tip - 11} {low}"
    return shape + f"H{left + r}Q{left} {low} {left} {low - r}V{top + r}Q{left} {top} {left + r} {top}Z"


def _cartouche(svg: Svg) -> None:
    w, h = svg.w, svg.h
    shape = f"M16 4H{w - 16}Q{w - 4} 4 {w - 4} 14V{h - 14}Q{w - 4} {h - 4} {w - 16} {h - 4}"
    svg.path(shape + f"H16Q4 {h - 4} 4 {h - 14}V14Q4 4 16 4Z", "cream", line="bronze", width=2.4)
    svg.frame(10, line="#B8965A", width=1)


def _ribbon(svg: Svg) -> None:
    """A velvet ribbon with swallow-tailed ends; it stretches without distorting its folds."""
    w, h = svg.w, svg.h
    end, fold = h * 0.9, h * 0.42
    for side in (0, 1):

        def x(value: float, side: int = side) -> float:
            return w - value if side else value

        tail = [
            (x(2), h * 0.22),
            (x(end + fold), h * 0.22),
            (x(end + fold), h - 3),
            (x(2), h - 3),
            (x(h * 0.3), h * 0.61),
        ]
        svg.polygon(tail, svg.down("velvet-dark", "#8A1C2A", "velvet-dark"), line="#3A0810", width=2.4)
        svg.polygon([(x(end), h * 0.78), (x(end + fold), h * 0.78), (x(end + fold), h - 3)], "#3A0810")
    svg.rect(
        end, 3, w - 2 * end, h * 0.76, svg.down("#B83644", "velvet", "#7C1826"), line="#3A0810", width=2.6, radius=2
    )
    for y in (h * 0.1, h * 0.7):
        svg.path(f"M{end + 6} {y:.1f}H{w - end - 6}", line=svg.gold(), width=2)


def _focus(svg: Svg, radius: float = 10) -> None:
    """The keyboard's ring: dark, white, dark, so that it shows on any ground."""
    svg.frame(5, line="focus-edge", width=7, radius=radius + 6)
    svg.frame(5, line="focus", width=3, radius=radius + 6)


def _gilt_frame(svg: Svg) -> None:
    """The frame round a whole window."""
    svg.frame(12, line="outline", width=9, radius=6)
    svg.frame(12, line=svg.gold(), width=5, radius=6)
    svg.frame(22, line="gilt", width=1.4, radius=3, opacity=0.7)


def _glow_cell(svg: Svg) -> None:
    """A place where a lifted piece may go: light with a darker edge, since a glow alone is lost on parchment."""
    inset = max(4, svg.w * 0.08)
    centre, arm = svg.w / 2, svg.w * 0.11
    light = ((0, "glow-core", 0.95), (0.6, "#FFE9A4", 0.9), (1, "glow-edge", 0.9))
    svg.frame(inset, svg.radial(light, (centre, centre), svg.w * 0.6), line="#FFF8D8", width=3, radius=9)
    svg.frame(inset, line="#C47A10", width=1.6, radius=9, opacity=0.9)
    plus = f"M{centre} {centre - arm}v{2 * arm}M{centre - arm} {centre}h{2 * arm}"
    svg.path(plus, line="#9A5E0C", width=4, opacity=0.85)


def _divider(svg: Svg) -> None:
    """A gold line that fades in and ends in a jewel."""
    y, x = svg.h / 2, svg.w - svg.h / 2
    fade = svg.linear(((0, "#A8741F", 0.0), (1, "#A8741F", 1.0)), (0, 0), (x, 0))
    svg.path(f"M2 {y}H{x - svg.h / 2}", line=fade, width=2)
    r = svg.h / 2 - 2
    jewel = svg.linear(GOLD, (x - r, y - r), (x + r, y + r))
    svg.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], jewel, line="#5A3A0E", width=2)
    svg.circle((x, y), r * 0.36, "#A81F34")


PIECES: dict[str, Piece] = {
    "parchment": Piece(_parchment, (SHADOW,), "parchment", 10),
    "parchment-flat": Piece(_parchment, (), "parchment", 10),
    "oak": Piece(_oak, (Shade(alpha=170),), "", 10),
    "velvet": Piece(_velvet, (DEEP_SHADOW,), "", 18),
    "button": Piece(_button, (LOW_SHADOW,), "", 9),
    "button-lit": Piece(_button, (HALO,), "", 9),
    "action": Piece(_action, (LOW_SHADOW,), "parchment", 10),
    "action-lit": Piece(_action, (HALO,), "parchment", 10),
    "plate": Piece(_plate, (), "", 10),
    "plate-lit": Piece(_plate, (Shade("#FFBE50", 150, 9, (0, 0)),), "", 10),
    "slot": Piece(_slot, (), "", 9),
    "slot-lit": Piece(_slot, (Shade("#FFB43C", 150, 6, (0, 0)),), "", 9),
    "segment": Piece(_segment, (Shade(alpha=110, blur=4, offset=(1, 3)),), "", 9),
    "tab": Piece(_tab),
    "track": Piece(_track),
    "toggle": Piece(_toggle),
    "field": Piece(_field, (Shade(alpha=90, blur=4, offset=(1, 3)),), "", 9),
    "round": Piece(_round, (Shade(alpha=110, blur=4, offset=(1, 3)),), "", 24),
    "row": Piece(_row),
    "scroll-bar": Piece(_scroll_bar),
    "key-cap": Piece(_key_cap),
    "badge": Piece(_badge),
    "bubble": Piece(_bubble),
    "cartouche": Piece(_cartouche),
    "ribbon": Piece(_ribbon),
    "focus": Piece(_focus),
    "gilt-frame": Piece(_gilt_frame),
    "glow-cell": Piece(_glow_cell, (Shade("glow-halo", 200, 7, (0, 0)),), "", 10),
    "divider": Piece(_divider),
}
