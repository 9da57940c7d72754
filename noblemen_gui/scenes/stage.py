"""The stage of the curtain: cloth in two halves, cornice, valance with tassels, ropes, guards and footlights."""

from __future__ import annotations

from noblemen_gui.ui import Canvas, Rect, Shade, Svg

# Width by height of the drawings that are stretched.
CLOTH = 600 / 1080
VALANCE = 480 / 220
CORNICE = 86.0
FLOOR = 70.0
FOOTLIGHTS = 9


def draw_cloth(canvas: Canvas, aside: float) -> None:
    """Draw both halves, so far drawn aside."""
    view = canvas.view
    half = Rect(0, 0, view.width / 2 + 2, view.height)
    canvas.stretch("curtain", half.move(-aside, 0), CLOTH)
    canvas.stretch("curtain", half.move(view.width / 2 - 2 + aside, 0), CLOTH, mirrored=True)


def draw_frame(canvas: Canvas) -> None:
    """Draw what surrounds the cloth: shade at the sides, valance, tassels, cornice and floor."""
    view = canvas.view
    canvas.vector("stage-shade", view.rect, _shade)
    cornice = max(34.0, view.px(CORNICE))
    hung = Rect(0, cornice - 2, view.width, max(70.0, view.px(196)))
    pieces = max(1, round(view.width / (hung.h * VALANCE)))
    for number, place in enumerate(hung.columns(pieces)):
        canvas.stretch("valance", place.inset(-1, 0), VALANCE)
        if number:
            size = hung.h * 0.72
            canvas.image("tassel", Rect.around((place.x, hung.y + hung.h * 0.78), size * 0.6, size))
    canvas.vector("cornice", Rect(0, 0, view.width, cornice), _cornice, (Shade(alpha=150, blur=8, offset=(0, 4)),))
    floor = max(30.0, view.px(FLOOR))
    canvas.vector("stage-floor", Rect(0, view.height - floor, view.width, floor), _floor)


def draw_guards(canvas: Canvas, crest: str, plaque: Rect) -> None:
    """Draw a knight of the seat's colour on either side of the plaque."""
    view = canvas.view
    size = min(view.px(330), plaque.x * 0.72)
    for x in (plaque.x * 0.45, view.width - plaque.x * 0.45):
        place = Rect.around((x, view.height - max(30.0, view.px(FLOOR)) * 0.5 - size / 2), size)
        canvas.image(f"knight-{crest}", place)


def draw_ropes(canvas: Canvas, plaque: Rect) -> None:
    """Draw the two ropes from which the plaque hangs."""
    top = max(34.0, canvas.view.px(CORNICE))
    for x in (plaque.x + plaque.w * 0.15, plaque.right - plaque.w * 0.15):
        canvas.vector("rope", Rect(x - 5, top, 10, plaque.y - top + 8), _rope)
        canvas.vector("ring", Rect.around((x, plaque.y), 38), _ring)


def _shade(svg: Svg) -> None:
    for start, end in ((0.0, svg.w * 0.3), (svg.w, svg.w * 0.7)):
        dark = svg.linear(((0, "#12020A", 0.72), (1, "#12020A", 0.0)), (start, 0), (end, 0))
        svg.rect(min(start, end), 0, abs(end - start), svg.h, dark)


def _cornice(svg: Svg) -> None:
    svg.rect(0, 0, svg.w, svg.h, svg.down("oak-light", "oak", "oak-dark"))
    for y, high in ((svg.h * 0.08, svg.h * 0.05), (svg.h * 0.84, svg.h * 0.16)):
        svg.rect(
            0, y, svg.w, high, svg.linear(((0, "#F0CF72"), (0.5, "#B07C22"), (1, "#8A5A16")), (0, y), (0, y + high))
        )
    number = max(6, round(svg.w / (svg.h * 1.4)))
    for index in range(number):
        x, y, r = svg.w * (index + 0.5) / number, svg.h * 0.48, svg.h * 0.22
        wide = r * 2.2
        svg.path(
            f"M{x - wide} {y}Q{x} {y - 2 * r} {x + wide} {y}Q{x} {y + 2 * r} {x - wide} {y}Z", line="gold", width=2
        )
        for dx, dy in ((0, -0.62), (0.6, -0.2), (0.38, 0.5), (-0.38, 0.5), (-0.6, -0.2)):
            svg.circle((x + dx * r * 0.6, y + dy * r * 0.6), r * 0.3, "#F8ECD0", line="bronze", width=1)
        svg.circle((x, y), r * 0.22, "#C83C4A", line="bronze", width=1)


def _floor(svg: Svg) -> None:
    svg.rect(0, 0, svg.w, svg.h, svg.down("#5A3820", "#2A180D"))
    for index in range(3):
        y = svg.h * (index + 1) / 3.4
        svg.polyline(((0, y), (svg.w, y)), "#1A0E06", 1.4, 0.6)
    r = svg.h * 0.56
    for index in range(FOOTLIGHTS):
        x = svg.w * (index + 0.5) / FOOTLIGHTS
        gold = svg.linear(((0, "#FFF3C0"), (0.5, "#E9BF52"), (1, "#8A5A16")), (x, svg.h - r), (x, svg.h))
        svg.path(f"M{x - r} {svg.h}A{r} {r} 0 0 1 {x + r} {svg.h}Z", gold, line="#5C4326", width=2)
        for rib in (-0.5, 0, 0.5):
            svg.polyline(((x + rib * r * 0.7, svg.h - r * 0.82), (x + rib * r * 1.3, svg.h)), "#8A5A16", 1.6, 0.8)


def _rope(svg: Svg) -> None:
    svg.rect(
        1, 0, svg.w - 2, svg.h, svg.linear(((0, "#8A5A16"), (0.45, "#F0CF72"), (1, "#8A5A16")), (0, 0), (svg.w, 0))
    )
    for y in range(0, int(svg.h), 9):
        svg.polyline(((1, y + 8), (svg.w - 1, y)), "#5C3A10", 1.4, 0.9)


def _ring(svg: Svg) -> None:
    centre = svg.w / 2, svg.h / 2
    svg.circle(centre, svg.w * 0.38, line="#5C3A10", width=9)
    svg.circle(centre, svg.w * 0.38, line="#E9BF52", width=5.5)
