"""How a building scoring is drawn: frames and coins on the map, what is missing, the seats, plates and examples."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from noblemen_gui.games.noblemen.learn.figures import estate_figure
from noblemen_gui.games.noblemen.rules.estate import AROUND, Estate
from noblemen_gui.games.noblemen.rules.moves import Cell
from noblemen_gui.games.noblemen.table.decisions.tally import Scored, chapels_beside, missing_land
from noblemen_gui.games.noblemen.table.estate_art import TRIMS, Grid, draw_estate
from noblemen_gui.games.noblemen.table.model import Player
from noblemen_gui.locale import N_, _
from noblemen_gui.ui import Canvas, Point, Rect, Svg

BEADS = (0.28, 0.4, 0.52, 0.64)
BUBBLE_HEIGHT = 68.0
# Two enclosed buildings as examples, with what they bring by themselves and for a chapel.
EXAMPLES = (
    (estate_figure({"estate": ["gff", "wCH", "gmw"]}), N_("castle 3"), N_("+1 a chapel")),
    (estate_figure({"estate": ["ffw", "gPH", "mgw"]}), N_("palace 5"), N_("+2 a chapel")),
)


def region_of(grid: Grid, at: Cell) -> Rect:
    """Return the rectangle of a building and the eight places round it."""
    return grid.around([at, *(at + step for step in AROUND)])


def draw_counted(canvas: Canvas, grid: Grid, counted: Sequence[Scored]) -> None:
    """Draw a thin frame and a coin for every building that has been counted."""
    for scored in counted:
        if scored.enclosed:
            canvas.vector("scored-thin", region_of(grid, scored.at), _thin)
    for scored in counted:
        draw_coin(canvas, grid.rect(scored.at), str(scored.amount), bad=not scored.enclosed)


def draw_looked_at(canvas: Canvas, grid: Grid, estate: Estate, scored: Scored) -> None:
    """Draw the frame of the building that is looked at: gold with its chapels, or red dashes round missing land."""
    region = region_of(grid, scored.at)
    if scored.enclosed:
        canvas.vector("scored-ring", region.inset(-4), _gold_ring)
    else:
        for at in missing_land(estate, scored.at):
            place = grid.rect(at)
            canvas.vector("missing", place, _hole)
            canvas.text("?", place, "score", "bad")
        canvas.vector("scored-open", region.inset(-4), _red_dashes)
    cell = grid.rect(scored.at)
    for at in chapels_beside(estate, scored.at) if scored.enclosed else ():
        chapel = grid.rect(at)
        _beads(canvas, chapel.centre, cell.centre, grid.cell)
        draw_coin(canvas, chapel, f"+{scored.each}")
    draw_coin(canvas, cell, str(scored.base if scored.enclosed else 0), bad=not scored.enclosed, large=True)


def draw_bubble(canvas: Canvas, sheet: Rect, region: Rect, words: str, good: bool) -> None:
    """Draw what a building brings, below its frame, or above it where there is no room."""
    icon = 44 if good else 0
    width = canvas.measure(words, "label")[0] + 44 + icon
    below = region.bottom + 8 + BUBBLE_HEIGHT < sheet.bottom
    y = region.bottom + 8 if below else region.y - 8 - BUBBLE_HEIGHT
    rect = Rect(region.centre[0] - width / 2, y, width, BUBBLE_HEIGHT).clamp(sheet.inset(8))
    tip = round(min(rect.w - 28, max(28, region.centre[0] - rect.x)))
    canvas.piece("bubble", rect, tip=tip, up=below, tone="green" if good else "red")
    inner = rect.cut_bottom(rect.h - 16)[0] if below else rect.cut_top(rect.h - 16)[0]
    if good:
        canvas.image("victory-point", inner.inset(14, 0).place(34, 34, 0))
        inner = inner.cut_left(icon)[1]
    canvas.text(words, inner.inset(14, 0).move(0, -1), "label", "bubble-text" if good else "cream")


def draw_coin(canvas: Canvas, cell: Rect, words: str, *, bad: bool = False, large: bool = False) -> None:
    """Draw a coin with points at the upper right of a place."""
    size = max(36.0, min(56.0 if large else 50.0, cell.w * 0.56))
    place = Rect.around((cell.right - size * 0.28, cell.y + size * 0.3), size)
    canvas.vector(("score-coin", bad), place, lambda svg: _coin(svg, bad))
    canvas.text(words, place, "count" if size > 44 else "number", "cream" if bad else "ink")


def draw_plate(
    canvas: Canvas, rect: Rect, player: Player, title: str, points: int, *, active: bool, queen: bool
) -> None:
    """Draw a seat's plate above the map with its growing points."""
    canvas.piece("plate-lit" if active else "plate", rect, active=active, trim=TRIMS[player.crest])
    inner = rect.inset(12, 4)
    size = min(inner.h * 0.86, 52)
    canvas.image(f"crest-{player.crest}", inner.place(size, size, 0))
    number, words = inner.cut_left(size + 6)[1].cut_right(54, 2)
    canvas.text(str(points), number, "score", "cream")
    star = min(32.0, inner.h * 0.8)
    if words.w > 90:
        canvas.image("victory-point", words.place(star, star, 1))
        words = words.cut_right(star + 4)[1]
    if queen and words.w > 150:
        canvas.image("queen", words.place(inner.h * 0.7, inner.h * 0.86, 1))
        words = words.cut_right(inner.h * 0.7)[1]
    if words.w < 70:
        return
    if words.h >= 56:
        name, rank = words.rows((5, 4))
        canvas.text(player.name, name, "name", "cream", align="left")
        canvas.text(title, rank, "rank", "gilt", align="left")
    else:
        canvas.text(player.name, words, "small-label", "cream", align="left")


def draw_examples(canvas: Canvas, rect: Rect, players: Sequence[Player], owner: Player) -> None:
    """Draw what counts: a castle and a palace enclosed by land, with their points."""
    canvas.fill(Rect(rect.x, rect.y, rect.w, 1.4), "#A8741F")
    head, rest = rect.cut_top(14)[1].cut_top(28, 4)
    canvas.text(_("Enclosed: land on all eight sides"), head, "sentence", "ink")
    foot, rest = rest.cut_bottom(28)
    canvas.text(_("Open ones count nothing."), foot, "log", "muted")
    for (estate, first, second), place in zip(EXAMPLES, rest.columns(2, 8), strict=True):
        words, picture = place.cut_bottom(56, 4)
        draw_estate(canvas, picture.place(min(picture.w, 132), min(picture.h, 138), 0.5, 1), estate, owner, players)
        upper, lower = words.rows(2)
        canvas.text(_(first), upper, "sentence", "ink")
        canvas.text(_(second), lower, "caption", "muted")


def _beads(canvas: Canvas, start: Point, end: Point, cell: float) -> None:
    size = max(7.0, cell * 0.1)
    for share in BEADS:
        at = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        canvas.vector("bead", Rect.around(at, size), _bead)


def _bead(svg: Svg) -> None:
    svg.circle((svg.w / 2, svg.h / 2), svg.w / 2 - 1, "#FFE9A4", line="#5A3A0E", width=1.4)


def _coin(svg: Svg, bad: bool) -> None:
    centre, radius = (svg.w / 2, svg.h / 2), svg.w / 2 - 2
    svg.circle((centre[0] + 1, centre[1] + 2), radius, "black", opacity=0.4)
    tones = ("#C83C4A", "#96202E", "#6A101C") if bad else ("#FFF3C0", "#F0CF72", "#C08A2B")
    fill = svg.radial(tones, (centre[0] - 5, centre[1] - 7), radius * 1.7)
    svg.circle(centre, radius - 1, fill, line="#3A0810" if bad else "#4A2C0C", width=2.4)
    svg.circle(centre, radius - 4.5, line="#F0CF72" if bad else "#FFF8D8", width=1.4)


def _thin(svg: Svg) -> None:
    svg.frame(3, line="#5A3A0E", width=5, radius=7)
    svg.frame(3, line="#F0CF72", width=2.6, radius=7)


def _gold_ring(svg: Svg) -> None:
    svg.frame(5, line="#5A3A0E", width=10, radius=9)
    svg.frame(5, line=svg.gold(), width=6.5, radius=9)
    svg.frame(5, line="#FFF3C0", width=1.6, radius=9)


def _red_dashes(svg: Svg) -> None:
    svg.frame(5, line="#FBEBDD", width=7, radius=6)
    svg.path(_dashed(svg, 5, 15, 11), line="bad", width=4.4)


def _dashed(svg: Svg, inset: float, dash: float, gap: float) -> str:
    """Return dashes along the edges of the drawing."""
    low, right, bottom = inset, svg.w - inset, svg.h - inset
    corners = ((low, low), (right, low), (right, bottom), (low, bottom), (low, low))
    path = ""
    for (x, y), (end_x, end_y) in pairwise(corners):
        length = abs(end_x - x) + abs(end_y - y)
        dx, dy = (end_x - x) / length, (end_y - y) / length
        run = gap / 2
        while run < length:
            stop = min(run + dash, length)
            path += f"M{x + dx * run:.1f} {y + dy * run:.1f}L{x + dx * stop:.1f} {y + dy * stop:.1f}"
            run += dash + gap
    return path


def _hole(svg: Svg) -> None:
    """A place without land: light, hatched in red."""
    svg.frame(3, "#FBEBDD", line="bad", width=3, radius=8, opacity=0.95)
    w, h, step = svg.w, svg.h, svg.w / 4
    long = "".join(f"M{x:.1f} {h - 8:.1f}L{x + h * 0.5:.1f} {h * 0.5:.1f}" for x in (8, w * 0.34))
    short = "".join(f"M{x:.1f} {h * 0.4:.1f}l{step:.1f} {-step:.1f}" for x in (8, w * 0.34))
    svg.path(long + short, line="bad", width=1.6, opacity=0.35)
    svg.circle((svg.w / 2, svg.h / 2), svg.w * 0.28, "#FBEBDD")
