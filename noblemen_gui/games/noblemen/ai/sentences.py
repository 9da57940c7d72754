"""The sentences in which a move is recommended, with gaps; an interface translates and fills them."""


def _(message: str) -> str:
    """Mark a message for translators."""
    return message


SENTENCES = {
    "points": _("It brings points at once: {points}."),
    "title": _("It raises your prestige to {prestige}: enough for the title of {title} at the next ball."),
    "prestige": _("It raises your prestige to {prestige}: a step towards a title."),
    "buildings": _("Your castles and palaces gain by it: they can bring about {points} at every scoring to come."),
    "money": _("It brings money, and you will need it: £{money} afterwards."),
    "tiles": _("It gives you tiles to lay in the turns to come: {tiles} behind your screen."),
    "queen": _("It wins the Queen, and with her a point and the pace of the game."),
    "areas": _("It prepares areas that your next tiles can complete."),
    "folly": _("It brings you closer to a folly worth {points} points."),
    "cards": _("It brings a scandal card, and that is worth its price."),
    "rivals": _("It costs your rivals more than anything else you could do."),
    "enough": _("Everything worth doing here is done."),
    "careful": _("Nothing gains more, and this keeps what you have."),
    "start": _("A mix of everything suits most beginnings; what is missing comes from the bag."),
    "idle": _("Nothing else would bring more than this one point."),
    "bribe": _("Points at once and as much prestige for the next ball: {points}."),
    "church": _("The Church rewards tiles that would bring you less elsewhere; points: {points}."),
    "taxes": _("Your fields and manors bring £{money}, once in a decade."),
    "land": _("Your groves and forests bring tiles, once in a decade: {tiles}."),
    "keep_all": _("All cards for one Intrigue is a good exchange."),
    "give": _("These are the tiles you will miss least."),
    "no_knight": _("No rival’s area is worth a knight now."),
    "bid": _("With {prestige} prestige you can expect the title of {title}."),
    "no_bid": _("Without handing in anything you can expect the title of {title}; more would not pay."),
    "best_title": _("It is the highest title within your reach; points: {points}."),
}
# By card, in the order of the rules' numbers.
CARD_SENTENCES = (
    _("Blackmail is worth 3 prestige at a ball."),
    _("The Cunning Stroke gives you a second expansion in one turn."),
    _("The Dowry gives you four tiles."),
    _("The Inheritance gives you a castle without paying."),
    _("With an Intrigue you keep all cards the next time you draw."),
    _("A Liaison kept to the end is worth 3 points."),
    _("The Secret Marriage brings two points and two bribes."),
    _("The Tribute brings £5."),
    _("The Favour of the Vicar turns up to four tiles into points."),
    _("Whitehall brings you the Queen."),
)
# By the kind of area, in the order of the rules' numbers.
KNIGHT_SENTENCES = (
    _("The knight takes £2 now, and the manor’s taxes from now on."),
    _("The knight takes the garden’s prestige, and the Queen if she is there."),
    _("The knight takes two tiles now, and the forest’s land from now on."),
)
