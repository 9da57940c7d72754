"""The rails of a small window: icons with the number most asked for, each opening a drawer or a sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from noblemen_gui.games.noblemen.rules.material import CASTLE, CHAPEL, PALACE
from noblemen_gui.games.noblemen.table.panels.panel import Panel
from noblemen_gui.games.noblemen.table.panels.rivals import RivalCard, public_facts
from noblemen_gui.ui import Canvas, Pressable, Rect

GAP = 6


class Tag(NamedTuple):
    """An icon of a rail: its name, picture, number, the thing it stands for, and what it does."""

    name: str
    art: str
    number: str
    thing: str
    action: Callable[[], None]


class RailIcon(Pressable):
    """A picture with a number on a plate; the one whose drawer is open is lit."""

    def __init__(self, rect: Rect, tag: Tag, chosen: bool) -> None:
        super().__init__(rect, tag.action, name=f"rail-{tag.name}")
        self.tag, self.chosen = tag, chosen

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, picture and number."""
        rect = self.face_rect
        canvas.piece("plate-lit" if self.chosen else "plate", rect, active=self.chosen)
        canvas.image(self.tag.art, rect.inset(5).move(0, -2))
        if self.tag.number:
            badge = Rect.around((rect.right - 15, rect.bottom - 14), 28)
            canvas.piece("badge", badge)
            canvas.text(self.tag.number, badge.inset(-3).move(0, -1), "number", "ink")


class Rail(Panel):
    """A column of icons."""

    def tags(self) -> list[Tag]:
        """Return the icons from above."""
        raise NotImplementedError

    def build(self) -> None:
        """Lay the icons out evenly."""
        tags = self.tags()
        for tag, place in zip(tags, self.rect.rows(len(tags), GAP), strict=True):
            self.add(RailIcon(place, tag, chosen=self.host.drawer == tag.name), tag.thing)
            self.anchors[tag.name] = place

    def paint(self, canvas: Canvas) -> None:
        """Draw nothing: the plates lie on the table."""


class BoardRail(Rail):
    """The board's sections."""

    def build(self) -> None:
        """Lay out the icons, and let what flies to the board fly to them."""
        super().build()
        for building in (CASTLE, CHAPEL, PALACE):
            self.anchors[f"building:{building}"] = self.anchors["buildings"]
        self.anchors["board"] = self.anchors["deck"] = self.anchors["ring"]

    def tags(self) -> list[Tag]:
        """Return ring, buildings, follies, church, prestige and bribes."""
        model = self.model
        cheapest = min((price for kind in (CASTLE, CHAPEL, PALACE) for price, there in model.spaces(kind) if there),
                       default=None)  # fmt: skip
        rows = (
            ("ring", "compass", str(model.next_event()[1]), "ring"),
            ("buildings", "castle", "" if cheapest is None else str(cheapest), "board:castle"),
            ("follies", "folly", str(model.next_folly_reward or ""), "board:folly"),
            ("church", "church", str(12 - sum(model.state.church)), "church"),
            ("prestige", "prestige", str(model.prestige_so_far(model.seat)), "prestige"),
            ("bribes", "bribe", str(model.state.bribes), "board:bribes"),
        )
        return [Tag(*row, partial(self.host.open_drawer, row[0])) for row in rows]


class RivalRail(Rail):
    """The rivals, then chronicle, points and rules."""

    def build(self) -> None:
        """Lay out a card for each rival and the sheets' icons below them."""
        rivals = self.model.rivals
        upper, lower = self.rect.rows((1.6 * len(rivals), 3), GAP)
        for seat, place in zip(rivals, upper.rows(len(rivals), GAP), strict=True):
            card = RivalCard(place, self.host, self.model, seat)
            card.tip = public_facts(self.model, seat)
            self.add(card, "rival")
            for name in ("money", "tiles", "bribes", "cards", "knights", "estate", "card"):
                self.anchors[f"{name}:{seat}"] = place
        for tag, place in zip(self.tags(), lower.rows(3, GAP), strict=True):
            self.add(RailIcon(place, tag, chosen=False), tag.thing)
        self.anchors["chronicle"] = lower

    def tags(self) -> list[Tag]:
        """Return the sheets."""
        return [
            Tag("chronicle", "icon-quill", "", "chronicle", partial(self.host.open, "chronicle")),
            Tag("score_sheet", "victory-point", "", "points", partial(self.host.open, "score_sheet")),
            Tag("help", "icon-book", "", "menu", partial(self.host.open, "help")),
        ]
