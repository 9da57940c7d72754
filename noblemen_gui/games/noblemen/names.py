"""What things are called, by the words of the rules: the names that interfaces translate and show."""

from noblemen_gui.games.noblemen.rules import material
from noblemen_gui.games.noblemen.rules.material import FOLLY


def _(message: str) -> str:
    """Mark a message for translators."""
    return message


# Each in the order of the rules' numbers.
TILES = (_("Field"), _("Fountain"), _("Grove"), _("Meadow"))
AREAS = (_("Manor"), _("Garden"), _("Forest"))
BUILDINGS = (_("Castle"), _("Chapel"), _("Palace"), _("Folly"))
CARDS = (
    _("Blackmail"),
    _("Cunning Stroke"),
    _("Dowry"),
    _("Inheritance"),
    _("Intrigue"),
    _("Liaison"),
    _("Secret Marriage"),
    _("Tribute"),
    _("Favour of the Vicar"),
    _("Whitehall"),
)
LORDS = (_("Duke"), _("Marquess"), _("Earl"), _("Viscount"), _("Baron"))
LADIES = (_("Duchess"), _("Marchioness"), _("Countess"), _("Viscountess"), _("Baroness"))
SOURCES = {
    "queen": _("Queen"),
    "bribes": _("Bribes"),
    "church": _("Church"),
    "idle": _("Idleness"),
    "follies": _("Follies"),
    "titles": _("Titles"),
    "buildings": _("Buildings"),
    "cards": _("Scandals"),
    "liaisons": _("Liaisons"),
}


def messages() -> tuple[str, ...]:
    """Return the words of the rules that stand in the sentences of refusals and are translated there."""
    return (*material.BUILDING_PLURALS, *material.CARDS, *material.TILES, *material.TITLES)


def building_name(building: int) -> str:
    """Return the name of a building of an estate."""
    return BUILDINGS[min(building, FOLLY)]
