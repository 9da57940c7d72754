"""The five titles for lord and lady: a portrait in the rank's mantle under its coronet."""

from .canvas import Canvas
from .pieces import exchange, lay

RANKS = ("duke", "marquess", "earl", "viscount", "baron")
PERSONS = ("lord", "lady")
# Light, middle and shade of each rank's mantle; they replace the cloth of the kept portrait.
_MANTLES = {
    "duke": ("#c83c4a", "#96202e", "#5a0e18"),
    "marquess": ("#9a62c0", "#6b3a8c", "#3c1c56"),
    "earl": ("#4a7cc0", "#28508e", "#142c58"),
    "viscount": ("#4f9a64", "#2a6a40", "#123a22"),
    "baron": ("#b8854a", "#85572a", "#4a2c12"),
}
_CLOTHS = {"lord": ("#4a6a94", "#2f4a74", "#182a48"), "lady": ("#3f8a74", "#22604f", "#103a30")}
_HOODS = {"lord": ("#a8323e", "#7a1a26", "#4a0c18"), "lady": ("#3f8a74", "#1f5a4a", "#0e342a")}


def portrait(rank: str, person: str) -> Canvas:
    """Bust of a lord or lady with the coronet over the head."""
    canvas = Canvas()
    mantle = _MANTLES[rank]
    cloth = {**dict(zip(_HOODS[person], mantle, strict=True)), **dict(zip(_CLOTHS[person], mantle, strict=True))}
    with canvas.moved((12, 34), (0.906, 0.87)):
        lay(canvas, person, (128, 128), 256, exchange(cloth))
    lay(canvas, f"coronet-{rank}", (128, 62), 158)
    return canvas
