"""Choosing hidden tiles by kind: start tiles, gifts to the Church, tiles for a forest, tiles for the vicar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from noblemen_gui.games.noblemen.rules.legal import church_room
from noblemen_gui.games.noblemen.rules.material import HAND_AT_START, TILES, VICARS_FAVOUR
from noblemen_gui.games.noblemen.rules.moves import ChooseTiles, Donate, GiveTiles, Move, PlayCard, Tiles
from noblemen_gui.games.noblemen.table.animate_stage import draw_hidden_tile
from noblemen_gui.games.noblemen.table.decisions.base import Sheet
from noblemen_gui.games.noblemen.table.decisions.tile_face import KINDS, ChosenTile, TileFace
from noblemen_gui.games.noblemen.table.host import TableHost
from noblemen_gui.locale import _, ngettext_
from noblemen_gui.ui import Button, Canvas, Point, Rect, RoundButton

NOTHING: Tiles = (0, 0, 0, 0)
GOAL_HEIGHT = 92.0
CHOSEN = 54.0


@dataclass(frozen=True, slots=True)
class Picking:
    """What is picked: the words, the limits by kind and in sum, where the tiles go, and the move."""

    heading: str
    sentence: Callable[[Tiles], str]
    icon: str
    limits: Tiles
    least: int
    most: int
    confirm: Callable[[Tiles], str]
    move: Callable[[Tiles], Move]
    goal: str
    goal_art: str
    start: Tiles = NOTHING
    must: bool = False
    full: str = ""
    filled_up_to: int = 0  # so many tiles there are in the end; those that are not chosen come unseen


class TilePicker(Sheet):
    """Counts of tiles within limits by kind and in sum, confirmed as one move."""

    width = 1060.0
    height = 660.0

    def __init__(self, host: TableHost, picking: Picking) -> None:
        super().__init__(host)
        self.picking = picking
        self.must = picking.must
        self.chosen = list(picking.start)
        self.latest = [kind for kind in KINDS for _n in range(picking.start[kind])]
        self.keys |= {str(number + 1): partial(self.add, kind) for number, kind in enumerate(KINDS)}
        self.keys |= {"backspace": self.remove_latest, "delete": self.remove_latest}

    @property
    def tiles(self) -> Tiles:
        """Return what is chosen."""
        a, b, c, d = self.chosen
        return (a, b, c, d)

    def heading(self) -> str:
        """Return what is chosen here."""
        return self.picking.heading

    def sentence(self) -> str:
        """Return what the choice brings."""
        return self.picking.sentence(self.tiles)

    def icon(self) -> str:
        """Return the art beside the heading."""
        return self.picking.icon

    # what is chosen

    def add(self, kind: int) -> None:
        """Take one more tile of a kind, or say why not."""
        if self.add_reason(kind) is not None:
            self.app.audio.play("error")
            return
        self.chosen[kind] += 1
        self.latest.append(kind)
        self.app.audio.play(f"tile-{TILES[kind]}")
        self.relayout()

    def remove(self, kind: int) -> None:
        """Put one tile of a kind back."""
        if self.chosen[kind]:
            self.chosen[kind] -= 1
            self.latest.reverse()
            self.latest.remove(kind)
            self.latest.reverse()
            self.app.audio.play("drop-back")
            self.relayout()

    def remove_latest(self) -> None:
        """Put back the tile that was chosen last."""
        if self.latest:
            self.remove(self.latest[-1])

    def drop(self, kind: int, at: Point) -> bool:
        """A tile dropped on its goal is chosen."""
        if not self.goal.contains(at):
            return False
        self.add(kind)
        return True

    def drop_back(self, kind: int, at: Point) -> bool:
        """A chosen tile dropped away from the goal is put back."""
        if self.goal.contains(at):
            return False
        self.remove(kind)
        return True

    def accept(self) -> None:
        """Make the move."""
        self.finish(self.picking.move(self.tiles))

    def add_reason(self, kind: int) -> str | None:
        """Say why no more of a kind can be chosen; None if one can."""
        most = self.picking.most
        if sum(self.chosen) >= most:
            return ngettext_("Only {count} tile can be chosen.", "Only {count} tiles can be chosen.", most).format(
                count=most
            )
        if self.chosen[kind] >= self.picking.limits[kind]:
            return self.picking.full or _("There are no more of this kind.")
        return None

    def _reason(self) -> str | None:
        missing = self.picking.least - sum(self.chosen)
        if missing > 0:
            return ngettext_("Choose {count} more tile.", "Choose {count} more tiles.", missing).format(count=missing)
        return None

    # layout

    def fill(self) -> None:
        """Lay out four tiles with their steppers, what is chosen, and the answer."""
        self.goal, faces = self.body.cut_bottom(GOAL_HEIGHT, 14)
        self.steppers: list[tuple[int, Rect]] = []
        for kind, column in zip(KINDS, faces.columns(4, 20), strict=True):
            self._lay_out_kind(kind, column)
        self._lay_out_goal()
        left, right = self.foot.columns((2, 3), 20)
        answer = Button(
            right, self.picking.confirm(self.tiles), self.accept, kind="gold", lines=2, name="confirm",
            reason=self._reason(), lit=True,
        )  # fmt: skip
        self.controls += [self.leave_button(left), answer]

    def _lay_out_kind(self, kind: int, column: Rect) -> None:
        stepper, face = column.cut_bottom(50, 8)
        side = min(face.w, face.h - 32)
        reason = self.add_reason(kind)
        left = self.picking.limits[kind] - self.chosen[kind]
        tile = TileFace(
            face.place(side, side + 32), kind, left, add=partial(self.add, kind), remove=partial(self.remove, kind),
            drop=partial(self.drop, kind), reason=reason, key=str(KINDS.index(kind) + 1),
        )  # fmt: skip
        row = stepper.place(min(stepper.w, 190), 48)
        none = None if self.chosen[kind] else _("None is chosen.")
        self.steppers.append((kind, row))
        self.controls += [
            tile,
            RoundButton(row.place(48, 48, 0), "minus", partial(self.remove, kind), name=f"less-{TILES[kind]}",
                        tip=_("Put one back"), reason=none),
            RoundButton(row.place(48, 48, 1), "plus", partial(self.add, kind), name=f"more-{TILES[kind]}",
                        tip=_("Choose one more"), reason=reason),
        ]  # fmt: skip

    def _lay_out_goal(self) -> None:
        """Lay out the chosen tiles on their goal; a click puts one back."""
        self.goal_words, self.goal_tiles = self.goal.inset(16, 8).cut_left(min(250.0, self.goal.w * 0.28), 14)
        for number, (kind, place) in enumerate(zip(self.latest, self._goal_places(), strict=False)):
            self.controls.append(
                ChosenTile(place, kind, number, partial(self.remove, kind), partial(self.drop_back, kind))
            )

    def _goal_places(self) -> list[Rect]:
        count = max(len(self.latest), self.picking.filled_up_to, 1)
        size = min(CHOSEN, self.goal_tiles.h, self.goal_tiles.w / count - 6)
        y = self.goal_tiles.centre[1] - size / 2
        return [Rect(self.goal_tiles.x + number * (size + 6), y, size, size) for number in range(count)]

    # drawing

    def paint_body(self, canvas: Canvas) -> None:
        """Draw how many are chosen of how many, and the goal with what comes unseen."""
        for kind, row in self.steppers:
            canvas.text(f"{self.chosen[kind]} / {self.picking.limits[kind]}", row.place(80, 40), "price", "ink")
        lifted = any(isinstance(control, TileFace) and control.lifted for control in self.controls)
        canvas.piece("slot-lit" if lifted else "slot", self.goal, lit=lifted)
        size = min(64.0, self.goal_words.h)
        canvas.image(self.picking.goal_art, self.goal_words.place(size, size, 0))
        canvas.text(self.picking.goal, self.goal_words.cut_left(size + 8)[1], "sentence", "ink", align="left", lines=2)
        for place in self._goal_places()[len(self.latest) : self.picking.filled_up_to]:
            draw_hidden_tile(canvas, place)


def choose_tiles_scene(host: TableHost) -> TilePicker:
    """Choose the start tiles (N3.5)."""
    return TilePicker(
        host,
        Picking(
            heading=_("Choose your first land"),
            sentence=lambda tiles: _("Up to three of each kind; {count} more come from the bag at random.").format(
                count=HAND_AT_START - sum(tiles)
            ),
            icon="icon-land",
            limits=(3, 3, 3, 3),
            least=0,
            most=HAND_AT_START,
            confirm=lambda tiles: ngettext_("Take {count} tile", "Take {count} tiles", sum(tiles)).format(
                count=sum(tiles)
            ),
            move=ChooseTiles,
            goal=_("Your screen"),
            goal_art="player-screen",
            must=True,
            full=_("At most three of a kind."),
            filled_up_to=HAND_AT_START,
        ),
    )


def church_scene(host: TableHost, tiles: Tiles = NOTHING) -> TilePicker:
    """Give tiles to the Church (N6.6)."""
    model = host.model
    limits = tuple(min(held, room) for held, room in zip(model.own.tiles, church_room(model.state), strict=True))
    return TilePicker(
        host,
        Picking(
            heading=_("Give to the Church"),
            sentence=lambda _tiles: _("One point for each tile. The Church takes three of each kind a decade."),
            icon="church",
            limits=(limits[0], limits[1], limits[2], limits[3]),
            least=1,
            most=sum(limits),
            confirm=_give_label,
            move=Donate,
            goal=_("For the Church"),
            goal_art="church",
            start=tiles,
            full=_("You have no more, or the Church takes no more of this kind."),
        ),
    )


def _give_label(tiles: Tiles) -> str:
    count = sum(tiles)
    return ngettext_("Give {count} tile: {count} point", "Give {count} tiles: {count} points", count).format(
        count=count
    )


def vicar_scene(host: TableHost) -> TilePicker:
    """Put tiles into the bag by the favour of the vicar (N9.2)."""
    return TilePicker(
        host,
        Picking(
            heading=_("Favour of the Vicar"),
            sentence=lambda _tiles: _("One to four tiles go into the bag, one point each."),
            icon="card-vicars-favour",
            limits=host.model.own.tiles,
            least=1,
            most=4,
            confirm=_give_label,
            move=lambda tiles: PlayCard(VICARS_FAVOUR, None, tiles),
            goal=_("Into the bag"),
            goal_art="card-vicars-favour",
        ),
    )


def give_tiles_scene(host: TableHost) -> TilePicker:
    """Give two tiles for a raided forest (N6.2a)."""
    model = host.model
    taker = model.players[model.state.pending[-1].to]
    count = min(2, sum(model.own.tiles))
    why = _("{name} has set a knight in your forest and receives two of your tiles. You choose which.")
    return TilePicker(
        host,
        Picking(
            heading=_("A knight in your forest"),
            sentence=lambda _tiles: why.format(name=taker.name),
            icon=f"knight-{taker.crest}",
            limits=model.own.tiles,
            least=count,
            most=count,
            confirm=lambda _tiles: _("Give them to {name}").format(name=taker.name),
            move=GiveTiles,
            goal=_("For {name}").format(name=taker.name),
            goal_art=f"crest-{taker.crest}",
            must=True,
        ),
    )
