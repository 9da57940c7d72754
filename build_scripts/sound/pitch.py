"""Note names and their frequencies in a mild meantone temperament, whose thirds are sweeter than a piano's."""

LETTERS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
ACCIDENTALS = {"": 0, "#": 1, "b": -1}
# Sixth-comma meantone against equal temperament, in cents, A being true.
MEANTONE_CENTS = (4.9, -6.5, 1.6, 9.8, -1.6, 6.5, -4.9, 3.3, -8.1, 0.0, 8.1, -3.3)
A4_KEY, A4_HERTZ = 69, 440.0


def key_of(name: str) -> int:
    """Return the key number of a note name: "a4" is 69, "c#5" is 73."""
    letter, accidental, octave = name[0], name[1:-1], name[-1]
    return 12 * (int(octave) + 1) + LETTERS[letter] + ACCIDENTALS[accidental]


def hertz_of(key: int) -> float:
    """Return the frequency of a key number."""
    cents = 100 * (key - A4_KEY) + MEANTONE_CENTS[key % 12]
    return A4_HERTZ * 2 ** (cents / 1200)
