"""Tells what happened in sentences, one line for each move: who did what, and what it brought."""

from collections.abc import Callable, Sequence
from gettext import NullTranslations
from typing import Any

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules import events as happened
from noblemen_gui.games.noblemen.rules.events import Event


class Teller:
    """Knows the players' names and a language; a clause is a piece of a line that tells of one event."""

    def __init__(
        self, players: Sequence[str], words: NullTranslations | None = None, ladies: Sequence[bool] = ()
    ) -> None:
        self._players = players
        self._ladies = ladies or [False] * len(players)
        words = words or NullTranslations()
        self.gettext = words.gettext
        self.ngettext = words.ngettext

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Return the lines that tell of the events of one move."""
        return [line for _seat, line in self.told(events)]

    def told(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Return each line with the seat it is about; what an act brought follows it after a colon."""
        return [(act.seat, self._line(act, gains)) for act, gains in self._acts(events)]

    def places(self, events: Sequence[Event]) -> list[tuple[int, int] | None]:
        """Return for each line the estate and the place it tells of, if it tells of one."""
        return [_place(act) for act, _gains in self._acts(events)]

    def _acts(self, events: Sequence[Event]) -> list[tuple[Event, list[str]]]:
        """Return the acts that are worth a line, each with what it brought."""
        told: list[tuple[Event, list[str]]] = []
        for event in events:
            if type(event) in _ACTS:
                told.append((event, []))
            elif type(event) in _GAINS and told and (gain := _GAINS[type(event)](self, event)):
                whose = "" if event.seat == told[-1][0].seat else f"{self.name(event.seat)} "
                told[-1][1].append(whose + gain)
        return [(act, gains) for act, gains in told if gains or type(act) not in _ONLY_WITH_GAINS]

    def _line(self, event: Event, gains: list[str]) -> str:
        act = _ACTS[type(event)](self, event)
        return f"{act}: {', '.join(gains)}." if gains else f"{act}."

    def name(self, seat: int | None) -> str:
        """Return a player's name."""
        return self._players[seat] if seat is not None else ""

    def say(self, template: str, event: Event, **facts: Any) -> str:
        """Fill a translated sentence; `name` is who the event concerns."""
        return self.gettext(template).format(name=self.name(event.seat), **facts)

    def count(self, one: str, many: str, number: int, **facts: Any) -> str:
        """Fill a translated sentence that depends on a number."""
        return self.ngettext(one, many, number).format(count=number, **facts)

    def land(self, tiles: Sequence[int]) -> str:
        """Return tiles as words: 2 × Field, 1 × Grove."""
        return ", ".join(f"{n} × {self.gettext(names.TILES[kind])}" for kind, n in enumerate(tiles) if n)

    def title(self, seat: int | None, title: int) -> str:
        """Return a title as this lord or lady bears it."""
        lady = seat is not None and self._ladies[seat]
        return self.gettext((names.LADIES if lady else names.LORDS)[title])

    def cards(self, cards: Sequence[int]) -> str:
        """Return cards by name."""
        return ", ".join(self.gettext(names.CARDS[card]) for card in cards)


Clause = Callable[[Teller, Any], str]


def _(message: str) -> str:
    """Mark a message for translators."""
    return message


def _plain(template: str, **words: Callable[[Teller, Any], Any]) -> Clause:
    """Return a clause that fills its gaps with words worked out from the event."""
    return lambda teller, event: teller.say(
        template, event, **{gap: word(teller, event) for gap, word in words.items()}
    )


def _place(act: Event) -> tuple[int, int] | None:
    """Return the estate and the place of an act; a knight stands in its owner's rival's estate."""
    at = getattr(act, "at", None)
    owner = act.owner if isinstance(act, happened.KnightSet) else act.seat
    return None if at is None or owner is None else (owner, at)


def _money_paid(_teller: Teller, event: happened.MoneyPaid) -> str:
    return f"−£{event.amount}" if event.source in ("knight", "bribes") else ""


def _money_gained(_teller: Teller, event: happened.MoneyGained) -> str:
    return f"+£{event.amount}"


def _tiles_drawn(teller: Teller, event: happened.TilesDrawn) -> str:
    drawn = teller.count("{count} tile drawn", "{count} tiles drawn", event.count)
    return f"{drawn} ({teller.land(event.tiles)})" if event.tiles else drawn


def _tiles_given(teller: Teller, event: happened.TilesGiven) -> str:
    template = teller.ngettext(
        "{name} gives {count} tile to {other}", "{name} gives {count} tiles to {other}", event.count
    )
    given = template.format(name=teller.name(event.seat), count=event.count, other=teller.name(event.to))
    return f"{given} ({teller.land(event.tiles)})" if event.tiles else given


def _tiles_swapped(teller: Teller, event: happened.TilesSwapped) -> str:
    if event.give is None or event.take is None:
        return teller.say(_("{name} swaps two tiles for one"), event)
    given = ", ".join(teller.gettext(names.TILES[tile]) for tile in event.give)
    return teller.say(_("{name} swaps {given} for {taken}"), event, given=given, taken=_tile(teller, event, "take"))


def _points_gained(teller: Teller, event: happened.PointsGained) -> str:
    return teller.count("{count} point", "{count} points", event.amount)


def _bribes_gained(teller: Teller, event: happened.BribesGained) -> str:
    return teller.count("{count} bribe", "{count} bribes", event.count)


def _bribes_returned(teller: Teller, event: happened.BribesReturned) -> str:
    if event.source == "court":
        return ""
    return teller.count("{count} bribe handed in", "{count} bribes handed in", event.count)


def _built(teller: Teller, event: happened.BuildingBuilt) -> str:
    building = teller.gettext(names.building_name(event.building))
    template = (
        _("{name} builds for £{price} ({building})") if event.price else _("{name} builds for nothing ({building})")
    )
    return teller.say(template, event, building=building, price=event.price)


def _knight_set(teller: Teller, event: happened.KnightSet) -> str:
    template = _("{name} sets a knight on land of {owner} ({area})")
    if event.origin is not None:
        template = _("{name} moves a knight to land of {owner} ({area})")
    area = teller.gettext(names.AREAS[event.area])
    return teller.say(template, event, owner=teller.name(event.owner), area=area)


def _card_kept(teller: Teller, event: happened.CardKept) -> str:
    if event.card is None:
        return teller.say(_("{name} keeps a scandal card"), event)
    return teller.say(_("{name} keeps a scandal card ({card})"), event, card=teller.cards([event.card]))


def _all_cards_kept(teller: Teller, event: happened.AllCardsKept) -> str:
    return teller.say(_("{name} hands in an intrigue and keeps all cards"), event)


def _prestige(teller: Teller, event: happened.PrestigeCounted) -> str:
    told = teller.say(
        _("{name} counts {sum} prestige and takes space {space}"), event, sum=event.sum, space=event.space
    )
    handed = [teller.count("{count} bribe handed in", "{count} bribes handed in", event.bribes)] if event.bribes else []
    handed += [teller.cards(event.cards)] if event.cards else []
    return f"{told} ({'; '.join(handed)})" if handed else told


def _title(teller: Teller, event: happened.TitleTaken) -> str:
    return teller.say(_("{name} takes a title ({title})"), event, title=teller.title(event.seat, event.title))


def _scored(teller: Teller, event: happened.BuildingScored) -> str:
    building = teller.gettext(names.building_name(event.building))
    if not event.enclosed:
        return teller.say(_("{building} of {name} is not enclosed"), event, building=building)
    chapels = teller.count("{count} chapel", "{count} chapels", event.chapels)
    template = (
        _("{building} of {name} is enclosed, {chapels}") if event.chapels else _("{building} of {name} is enclosed")
    )
    return teller.say(template, event, building=building, chapels=chapels)


def _liaisons(teller: Teller, event: happened.LiaisonsRevealed) -> str:
    template = teller.ngettext("{name} reveals {count} liaison", "{name} reveals {count} liaisons", event.count)
    return template.format(name=teller.name(event.seat), count=event.count)


def _ended(teller: Teller, event: happened.GameEnded) -> str:
    winners = ", ".join(teller.name(seat) for seat in event.ranking[0])
    return teller.ngettext("{names} wins", "{names} share the victory", len(event.ranking[0])).format(names=winners)


def _tile(teller: Teller, event: Any, field: str = "tile") -> str:
    return teller.gettext(names.TILES[getattr(event, field)])


def _area(teller: Teller, event: happened.AreaCompleted) -> str:
    return teller.say(_("{area} completed"), event, area=teller.gettext(names.AREAS[event.area]))


# What a line begins with, and what follows after the colon. Events in neither table are told by their neighbours.
_ACTS: dict[type[Event], Clause] = {
    happened.TilesChosen: _plain(_("{name} chooses start tiles")),
    happened.TilePlaced: _plain(_("{name} lays land ({tile})"), tile=_tile),
    happened.TilesSwapped: _tiles_swapped,
    happened.TilesDonated: _plain(
        _("{name} gives to the Church ({tiles})"), tiles=lambda teller, event: teller.land(event.tiles)
    ),
    happened.TilesGiven: _tiles_given,
    happened.BuildingBuilt: _built,
    happened.KnightSet: _knight_set,
    happened.KnightDeclined: _plain(_("{name} sets no knight")),
    happened.EstateExpanded: _plain(_("{name} has expanded the estate")),
    happened.RoyalsBribed: _plain(_("{name} bribes the royals")),
    happened.TaxesCollected: _plain(_("{name} collects taxes")),
    happened.LandAcquired: _plain(_("{name} acquires land")),
    happened.Idled: _plain(_("{name} idles")),
    happened.CardKept: _card_kept,
    happened.AllCardsKept: _all_cards_kept,
    happened.CardPlayed: _plain(
        _("{name} plays a scandal card ({card})"), card=lambda teller, event: teller.cards([event.card])
    ),
    happened.TurnEnded: _plain(_("{name} ends the turn")),
    happened.BallOpened: _plain(_("A masquerade ball begins")),
    happened.PrestigeCounted: _prestige,
    happened.TitleTaken: _title,
    happened.BallEnded: _plain(_("The ball is over")),
    happened.BuildingScored: _scored,
    happened.DecadeBegan: _plain(_("Decade {decade} begins"), decade=lambda _teller, event: event.decade),
    happened.LiaisonsRevealed: _liaisons,
    happened.GameEnded: _ended,
}
_GAINS: dict[type[Event], Clause] = {
    happened.AreaCompleted: _area,
    happened.MoneyGained: _money_gained,
    happened.MoneyPaid: _money_paid,
    happened.TilesDrawn: _tiles_drawn,
    happened.TilesReturned: lambda teller, event: teller.count(
        "{count} tile into the bag", "{count} tiles into the bag", event.count
    ),
    happened.PointsGained: _points_gained,
    happened.QueenMoved: _plain(_("receives the Queen")),
    happened.QueenStayed: _plain(_("the Queen stays where she is")),
    happened.BribesGained: _bribes_gained,
    happened.BribesReturned: _bribes_returned,
}
# Told by what follows or seen on the table: the marker's step, cards looked at, the refilled board.
SILENT = frozenset(
    (
        happened.CardsShown,
        happened.RoundAdvanced,
        happened.BoardRefilled,
        happened.ChurchEmptied,
    )
)
_ONLY_WITH_GAINS = frozenset((happened.TurnEnded, happened.EstateExpanded))
TOLD = frozenset(_ACTS) | frozenset(_GAINS)
