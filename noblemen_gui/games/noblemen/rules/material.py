"""What lies in the box (N1), as small integers with names; tiles and cards are numbered in the order of their names."""

FIELD, FOUNTAIN, GROVE, MEADOW = range(4)
TILES = ("field", "fountain", "grove", "meadow")
TILE_COUNTS = (62, 44, 48, 48)
TILE_TOTAL = sum(TILE_COUNTS)

# An area is numbered like the tiles it consists of; meadows form none (N4.2).
MANOR, GARDEN, FOREST = FIELD, FOUNTAIN, GROVE
AREAS = ("manor", "garden", "forest")

CASTLE, CHAPEL, PALACE, FOLLY = range(4)
BUILDINGS = ("castle", "chapel", "palace", "folly")
BUILDING_PLURALS = ("castles", "chapels", "palaces")
BUILDING_COUNTS = (15, 15, 12)

# Follies stand in an estate as FOLLY + their number.
TWO_FORESTS, TWO_MANORS, TWO_GARDENS, ONE_EACH = range(4)
FOLLIES = ("two_forests", "two_manors", "two_gardens", "one_each")
FOLLY_REWARDS = (12, 10, 8, 6)
FOLLY_NEEDS: tuple[dict[int, int], ...] = ({FOREST: 2}, {MANOR: 2}, {GARDEN: 2}, {MANOR: 1, GARDEN: 1, FOREST: 1})

(
    BLACKMAIL,
    CUNNING_STROKE,
    DOWRY,
    INHERITANCE,
    INTRIGUE,
    LIAISON,
    SECRET_MARRIAGE,
    TRIBUTE,
    VICARS_FAVOUR,
    WHITEHALL,
) = range(10)
CARDS = (
    "blackmail",
    "cunning_stroke",
    "dowry",
    "inheritance",
    "intrigue",
    "liaison",
    "secret_marriage",
    "tribute",
    "vicars_favour",
    "whitehall",
)
CARD_COUNTS = (4, 4, 4, 3, 3, 4, 4, 4, 3, 2)
CARD_TOTAL = sum(CARD_COUNTS)
UNPLAYABLE_CARDS = frozenset((BLACKMAIL, INTRIGUE, LIAISON))

DUKE, MARQUESS, EARL, VISCOUNT, BARON = range(5)
TITLES = ("duke", "marquess", "earl", "viscount", "baron")
TITLE_POINTS = (7, 5, 3, 1, 0)
TITLE_PRESTIGE = (14, 10, 6, 2, 0)
TITLE_DISCOUNTS = (3, 2, 1, 0, 0)
NO_TITLE = -1

BRIBE_MARKERS = 20
BRIBE_PRICE = 2
MOST_BRIBES_BOUGHT = 5
KNIGHTS_PER_SEAT = 2
DECADES = 3
HAND_AT_START = 12
MOST_CHOSEN_OF_A_KIND = 3
CHURCH_ROOM_OF_A_KIND = 3
TILES_PER_EXPAND = 3
CARDS_LOOKED_AT = 3

# Where points come from, in the order of the score sheet.
QUEEN, BRIBES, CHURCH, IDLE, FOLLIES_BUILT, TITLES_HELD, BUILDINGS_SCORED, CARDS_PLAYED, LIAISONS = range(9)
SOURCES = ("queen", "bribes", "church", "idle", "follies", "titles", "buildings", "cards", "liaisons")
