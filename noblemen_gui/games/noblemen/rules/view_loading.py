"""Reads views as `view` wrote them; one that no position could give is refused."""

from noblemen_gui.core.errors import BadPosition
from noblemen_gui.games.noblemen.rules.consistency import check_state
from noblemen_gui.games.noblemen.rules.loading import FIELDS, SEAT_FIELDS, of_this_version, read_public
from noblemen_gui.games.noblemen.rules.material import CARDS, TILES
from noblemen_gui.games.noblemen.rules.reading import Reader, position_reader
from noblemen_gui.games.noblemen.rules.views import View, sample, view_of


def decode_view(data: object) -> View:
    """Read a view as `view` wrote it; the seat is the one whose tiles are shown."""
    reader = of_this_version(position_reader(data, "view"), (*FIELDS, "shown", "bag_has"))
    seats = reader.field("seats").items()
    shown = [
        number for number, seat in enumerate(seats) if isinstance(seat.object(SEAT_FIELDS).at("tiles").value, dict)
    ]
    if len(shown) != 1:
        reader.fail("the hidden tiles of just one seat must be shown.")
    seat = shown[0]
    state = read_public(reader, seat)
    choosing = reader.field("bag").value is None
    view = View(
        seat=seat,
        state=state,
        tile_counts=None if choosing else _counts(seats, "tiles", [sum(holder.tiles) for holder in state.seats], seat),
        card_counts=_counts(seats, "cards", [len(holder.cards) for holder in state.seats], seat),
        bag_count=None if choosing else reader.at("bag").number(),
        deck_count=reader.field("deck").number(),
        shown=reader.at("shown").words(CARDS) if reader.has("shown") else None,
        bag_has=_kinds(reader.at("bag_has")) if reader.has("bag_has") else None,
    )
    _check_view(view)
    return view


def _counts(seats: list[Reader], field: str, own: list[int], seat: int) -> tuple[int, ...]:
    return tuple(own[seat] if number == seat else other.field(field).number() for number, other in enumerate(seats))


def _kinds(reader: Reader) -> tuple[bool, ...]:
    kinds = reader.words(TILES)
    return tuple(tile in kinds for tile in range(len(TILES)))


def _check_view(view: View) -> None:
    dealt = sample(view, 0)
    check_state(dealt)
    if view.tile_counts is not None:
        counts = tuple(sum(holder.tiles) for holder in dealt.seats)
        if counts != view.tile_counts or sum(dealt.bag) != view.bag_count:
            raise BadPosition("view: the numbers of tiles do not add up.")
    if view.bag_has is not None and tuple(count > 0 for count in dealt.bag) != view.bag_has:
        raise BadPosition("view.bag_has: these kinds cannot be in the bag.")
    if tuple(len(holder.cards) for holder in dealt.seats) != view.card_counts or len(dealt.deck) != view.deck_count:
        raise BadPosition("view: the numbers of cards do not add up.")
    if view_of(dealt, view.seat) != view:
        raise BadPosition("view: 'bag', 'bag_has' or 'shown' is not what this seat sees at this decision.")
