"""The colours that several pieces share; light comes from the top left, so ramps run from light to dark."""

OUTLINE = "#3a2616"
GOLD = ("#fff3c0", "#e9bf52", "#b07c22", "#f0cf72", "#8a5a16")
GOLD_EDGE = "#5a3a0e"
VELVET = ("#c83c4a", "#96202e", "#6a101c")
LEAVES = (
    ("#1d4426", "#2d6a34", "#4c9042", "#93c763"),
    ("#234a22", "#47802f", "#74a93e", "#b9d86a"),
    ("#173b2c", "#24603f", "#3d8757", "#7dbf80"),
)
CRESTS = ("lion", "ship", "rose", "stag", "oak")
TRIM = {"lion": "#c23a42", "ship": "#3f86cc", "rose": "#8f5ab8", "stag": "#3f8a4c", "oak": "#d9a440"}
KNIGHT = {"lion": "#ee5058", "ship": "#74b8f8", "rose": "#ad70de", "stag": "#79cc84", "oak": "#f4c860"}


def multiplied(colour: str, tint: str) -> str:
    """One colour seen through another, both written #rrggbb."""
    pairs = zip(_channels(colour), _channels(tint), strict=True)
    return "#" + "".join(f"{a * b // 255:02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return tuple(int(digits[k : k + 2], 16) for k in (0, 2, 4))
