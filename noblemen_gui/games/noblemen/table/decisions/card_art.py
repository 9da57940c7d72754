"""A scandal card as it is drawn everywhere: its name on the band, its picture, and what it does in a few words."""

from __future__ import annotations

from noblemen_gui.games.noblemen import names
from noblemen_gui.games.noblemen.rules.material import CARDS
from noblemen_gui.locale import N_, _
from noblemen_gui.ui import Canvas, Rect
from noblemen_gui.ui.theme import Face

RATIO = 180 / 252

# In the order of the cards' numbers.
EFFECTS = (
    N_("3 prestige at a ball."),
    N_("Expand once more this turn."),
    N_("Draw 4 tiles."),
    N_("A castle of the board for nothing."),
    N_("Keep all that you are shown."),
    N_("3 points at the end if still held."),
    N_("2 points and 2 bribes."),
    N_("Receive £5."),
    N_("Put 1 to 4 tiles into the bag: 1 point each."),
    N_("The Queen comes to you."),
)


def card_picture(card: int) -> str:
    """Return the art of a card's picture."""
    return f"card-{CARDS[card].replace('_', '-')}"


def draw_card(canvas: Canvas, rect: Rect, card: int, *, words: bool = True, alpha: int = 255) -> None:
    """Draw a card face up; without words where it is too small for them."""
    face = rect.fit(RATIO)
    canvas.image("scandal-front", face, alpha=alpha)
    centre = face.x + face.w / 2, face.y + face.h * (0.47 if words else 0.5)
    canvas.image(card_picture(card), Rect.around(centre, face.w * 0.6), alpha=alpha)
    if words:
        _draw_words(canvas, face, card)


def _draw_words(canvas: Canvas, face: Rect, card: int) -> None:
    """Draw name and effect, larger on a large card; a small one leaves them more room."""
    small, large = face.h < 330, face.h > 400
    band = face.part(0.04, 0.03, 0.92, 0.135) if small else face.part(0.07, 0.055, 0.86, 0.1)
    canvas.text(_(names.CARDS[card]), band, "small-label" if small else "heading" if large else "label", "cream")
    below = face.part(0.05, 0.745, 0.9, 0.245) if small else face.part(0.09, 0.75, 0.82, 0.2)
    effect = Face("Sans-Semibold", canvas.view.text_size(23)) if large else "caption"
    canvas.text(_(EFFECTS[card]), below, effect, "ink", lines=3)


def draw_back(canvas: Canvas, rect: Rect, alpha: int = 255) -> None:
    """Draw a card face down."""
    canvas.image("scandal-back", rect.fit(RATIO), alpha=alpha)
