"""What moves for which event: acts bring a piece to its place, gains fly from there; the rest is known to be still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from noblemen_gui.games.noblemen.rules import events as happened
from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.rules.material import AREAS, BUILDINGS, CARDS, FOLLY, LIAISON, TITLES
from noblemen_gui.games.noblemen.rules.moves import Tiles
from noblemen_gui.games.noblemen.table.animate_stage import Director, draw_hidden_tile
from noblemen_gui.games.noblemen.table.estate_art import MEDALLION, building_art, building_rect, knight_rect, tile_art
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.geometry import Rect
from noblemen_gui.ui.svg import Svg
from noblemen_gui.ui.tween import Animation, Together, Wait
from noblemen_gui.ui.tween import Sequence as InOrder

ACT_MS = 400
QUEEN_MS = 700
AREA_MS = 520
CARD_MS = 700
CARD_FLIGHT_MS = 260
PADLOCK = 52
TILE = 46

Motion = Callable[[Director, Any], Animation]


def _tile_placed(director: Director, event: happened.TilePlaced) -> Animation:
    grid = director.stage.map.grid
    place = director.on_estate(event.seat, lambda: grid.rect(event.at))
    director.origin = place
    if director.own:
        return director.dust(place)
    size = grid.cell if event.seat == director.stage.map.seat else TILE
    start = director.anchor(f"tiles:{event.seat}", f"points:{event.seat}")
    return director.flight(tile_art(event.tile, event.at), start, place, size=size, ms=ACT_MS)


def _built(director: Director, event: happened.BuildingBuilt) -> Animation:
    grid = director.stage.map.grid
    place = director.on_estate(event.seat, lambda: building_rect(grid, event.at))
    director.origin = place
    if director.own:
        return director.dust(place)
    name = f"folly:{event.building - FOLLY}" if event.building >= FOLLY else f"building:{BUILDINGS[event.building]}"
    owner = director.stage.model.players[event.seat or 0]
    start = director.anchor(name, f"building:{event.building}", "board")
    return director.flight(building_art(event.building, owner), start, place, size=72, ms=ACT_MS)


def _knight_set(director: Director, event: happened.KnightSet) -> Animation:
    grid = director.stage.map.grid
    place = director.on_estate(event.owner, lambda: knight_rect(grid, event.at))
    director.origin = place
    if director.own:
        return director.dust(place)
    art = f"knight-{director.stage.model.players[event.seat or 0].crest}"
    return director.flight(
        art, director.anchor(f"knights:{event.seat}", f"points:{event.seat}"), place, size=72, ms=ACT_MS
    )


def _card_played(director: Director, event: happened.CardPlayed) -> Animation:
    start = director.anchor(f"cards:{event.seat}", f"points:{event.seat}")
    sheet = director.stage.map.sheet.parchment
    director.origin = Rect.around(sheet.centre, 100)
    card = Rect.around(sheet.centre, 180, 252)
    show = director.effect(card, lambda canvas, rect, t: _card(canvas, rect, event.card, t), CARD_MS, "linear")
    there = director.flight("scandal-back", start, director.origin, size=84, ms=CARD_FLIGHT_MS)
    return InOrder(there, show)


def _card(canvas: Canvas, rect: Rect, card: int, share: float) -> None:
    alpha = round(255 * min(1, 4 * (1 - share)))
    canvas.image("scandal-front", rect, alpha=alpha)
    canvas.image(
        f"card-{CARDS[card].replace('_', '-')}", rect.place(rect.w * 0.6, rect.w * 0.6, 0.5, 0.36), alpha=alpha
    )


def _donated(director: Director, event: happened.TilesDonated) -> Animation:
    start, end = director.anchor(f"tiles:{event.seat}", f"points:{event.seat}"), director.anchor("church", "board")
    director.origin = end
    return _tiles(director, event.tiles, sum(event.tiles), start, end)


def _tiles(director: Director, tiles: Tiles | None, count: int, start: Rect | None, end: Rect | None) -> Animation:
    """Let tiles fly, face up only where their kinds are known."""
    if tiles is None:
        return director.flight("", start, end, count=count, size=TILE, paint=draw_hidden_tile)
    kinds = [kind for kind, number in enumerate(tiles) for _ in range(number)]
    return Together(
        *(
            InOrder(Wait(number * 40), director.flight(tile_art(kind), start, end, size=TILE))
            for number, kind in enumerate(kinds[:6])
        )
    )


def _area(director: Director, event: happened.AreaCompleted) -> Animation:
    map_ = director.stage.map
    if event.seat != map_.seat:
        return Wait(0)
    place = Rect.around(map_.grid.middle(event.at), map_.grid.cell * 1.6)
    art = f"area-{AREAS[event.area]}"
    return director.effect(place, lambda canvas, rect, t: _medallion(canvas, rect, art, t), AREA_MS, "out-back")


def _medallion(canvas: Canvas, rect: Rect, art: str, share: float) -> None:
    canvas.vector("area-flash", rect, _flash, alpha=round(255 * max(0, 1 - share)))
    size = rect.w / 1.6 * MEDALLION
    canvas.image(art, Rect.around(rect.centre, size), zoom=max(0.05, share), angle=(1 - share) * 180)


def _flash(svg: Svg) -> None:
    svg.circle((svg.w / 2, svg.h / 2), svg.w * 0.44, line="#FFE9A4", width=5)


def _money_gained(director: Director, event: happened.MoneyGained) -> Animation:
    return director.flight(
        "coin", _start(director), director.anchor(f"money:{event.seat}", f"points:{event.seat}"), count=event.amount
    )


def _money_paid(director: Director, event: happened.MoneyPaid) -> Animation:
    end = director.anchor("bribes" if event.source == "bribes" else "board", "ring:0")
    return director.flight(
        "coin", director.anchor(f"money:{event.seat}", f"points:{event.seat}"), end, count=event.amount
    )


def _tiles_drawn(director: Director, event: happened.TilesDrawn) -> Animation:
    end = director.anchor(f"tiles:{event.seat}", f"points:{event.seat}")
    return _tiles(director, event.tiles, event.count, _start(director), end)


def _tiles_given(director: Director, event: happened.TilesGiven) -> Animation:
    start, end = director.anchor(f"tiles:{event.seat}"), director.anchor(f"tiles:{event.to}")
    return _tiles(director, event.tiles, event.count, start, end)


def _tiles_swapped(director: Director, event: happened.TilesSwapped) -> Animation:
    hand, bag = director.anchor(f"tiles:{event.seat}"), director.anchor("deck", "board")
    back = director.flight("", bag, hand, size=TILE, paint=draw_hidden_tile)
    if event.take is not None:
        back = director.flight(tile_art(event.take), bag, hand, size=TILE)
    return InOrder(director.flight("", hand, bag, count=2, size=TILE, paint=draw_hidden_tile), back)


def _tiles_returned(director: Director, event: happened.TilesReturned) -> Animation:
    start, end = director.anchor(f"tiles:{event.seat}"), director.anchor("deck", "board")
    return _tiles(director, event.tiles, event.count, start, end)


def _points(director: Director, event: happened.PointsGained) -> Animation:
    seat = event.seat or 0
    plate = director.anchor(f"points:{seat}")
    fly = director.flight("victory-point", _start(director), plate, count=min(3, event.amount))
    # The walk goes to where the shown state has the seat, so that several gains of one move end at the same cell.
    return Together(fly, director.walk(seat, director.stage.model.state.seats[seat].points))


def _queen(director: Director, event: happened.QueenMoved) -> Animation:
    start = director.anchor(f"queen:{event.origin}", f"points:{event.origin}")
    end = director.anchor(f"queen:{event.seat}", f"points:{event.seat}")
    return director.flight("queen", start, end, size=76, ms=QUEEN_MS, arc=30)


def _queen_stayed(director: Director, _event: happened.QueenStayed) -> Animation:
    holder = director.stage.model.state.queen
    place = director.anchor(f"queen:{holder}", f"points:{holder}")
    lock = Rect.around(place.centre, PADLOCK) if place else None
    return director.effect(
        lock, lambda canvas, rect, t: canvas.image("icon-lock", rect, alpha=round(255 * (1 - t))), 600
    )


def _bribes_gained(director: Director, event: happened.BribesGained) -> Animation:
    end = director.anchor(f"bribes:{event.seat}", f"points:{event.seat}")
    return director.flight("bribe", director.anchor("bribes", "board"), end, count=event.count)


def _bribes_returned(director: Director, event: happened.BribesReturned) -> Animation:
    start = director.anchor(f"bribes:{event.seat}", f"points:{event.seat}")
    return director.flight("bribe", start, director.anchor("bribes", "board"), count=event.count)


def _cards_kept(director: Director, event: happened.CardKept | happened.AllCardsKept) -> Animation:
    count = event.count if isinstance(event, happened.AllCardsKept) else 1
    end = director.anchor(f"cards:{event.seat}", f"points:{event.seat}")
    return director.flight("scandal-back", director.anchor("deck", "board"), end, count=count, size=70)


def _round(director: Director, event: happened.RoundAdvanced) -> Animation:
    start = director.anchor(f"ring:{event.round - 1}")
    return director.flight("crown", start, director.anchor(f"ring:{event.round}"), size=40, arc=10)


def _title(director: Director, event: happened.TitleTaken) -> Animation:
    end = director.anchor(f"points:{event.seat}")
    return director.flight(f"coronet-{TITLES[event.title]}", director.anchor("prestige", "board"), end, size=64, ms=600)


def _liaisons(director: Director, event: happened.LiaisonsRevealed) -> Animation:
    place = director.anchor(f"points:{event.seat}")
    director.origin = place
    card = Rect.around(director.stage.map.sheet.parchment.centre, 180, 252)
    return director.effect(card, lambda canvas, rect, t: _card(canvas, rect, LIAISON, t), CARD_MS, "linear")


def _plate(director: Director, event: Event) -> Animation:
    """Acts that bring no piece anywhere light up the plate of whoever does them."""
    place = director.anchor(f"points:{event.seat}")
    director.origin = director.anchor(f"estate:{event.seat}") or place
    return director.glow(place, ACT_MS)


def _start(director: Director) -> Rect | None:
    return director.origin or director.stage.map.sheet.parchment


ACTS: dict[type[Event], Motion] = {
    happened.TilePlaced: _tile_placed,
    happened.BuildingBuilt: _built,
    happened.KnightSet: _knight_set,
    happened.CardPlayed: _card_played,
    happened.TilesDonated: _donated,
    happened.TaxesCollected: _plate,
    happened.LandAcquired: _plate,
    happened.RoyalsBribed: _plate,
    happened.Idled: _plate,
}
GAINS: dict[type[Event], Motion] = {
    happened.AreaCompleted: _area,
    happened.MoneyGained: _money_gained,
    happened.MoneyPaid: _money_paid,
    happened.TilesDrawn: _tiles_drawn,
    happened.TilesGiven: _tiles_given,
    happened.TilesSwapped: _tiles_swapped,
    happened.TilesReturned: _tiles_returned,
    happened.PointsGained: _points,
    happened.QueenMoved: _queen,
    happened.QueenStayed: _queen_stayed,
    happened.BribesGained: _bribes_gained,
    happened.BribesReturned: _bribes_returned,
    happened.CardKept: _cards_kept,
    happened.AllCardsKept: _cards_kept,
    happened.RoundAdvanced: _round,
    happened.TitleTaken: _title,
    happened.LiaisonsRevealed: _liaisons,
}
# Shown by a scene of their own, or by the state itself.
STILL = frozenset(
    {
        happened.TilesChosen,
        happened.EstateExpanded,
        happened.KnightDeclined,
        happened.CardsShown,
        happened.TurnEnded,
        happened.BallOpened,
        happened.PrestigeCounted,
        happened.BallEnded,
        happened.BuildingScored,
        happened.BoardRefilled,
        happened.ChurchEmptied,
        happened.DecadeBegan,
        happened.GameEnded,
    }
)
