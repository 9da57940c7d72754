"""The music of the game, composed for it: strains in the old modes and the order in which each piece plays them."""

from dataclasses import dataclass

from .score import Strain

# The table's music, Dorian on D.
SONG = Strain(
    tune="q. d5 e e5 q f5 e5 | q. e5 e d5 q c5 a4 | q c5 a4 g4 c5 | q. b4 e c5 h d5"
    " | q. f5 e e5 q d5 a4 | q. c5 e b4 q c5 e5 | q d5 e e5 f5 q e5 c#5 | w d5",
    bass="h d3 d3 | h a2 c3 | h f3 e3 | h g2 g3 | h d3 f3 | h c3 c3 | h d3 a2 | h d3 d2",
    chords="Dm Dm | Am Am | F C | G G | Dm Dm | C C | Dm A | Dm Dm",
)
ANSWER = Strain(
    tune="q. c5 e d5 q c5 a4 | q. g4 e a4 q g4 e4 | q f4 a4 d5 e5 | q e5 e d5 c5 h a4"
    " | q. d5 e c5 q c5 a4 | q b4 d5 h c5 | q f5 e e5 d5 h c#5 | w d5",
    bass="h f2 f3 | h e3 c3 | h d3 d3 | h a2 a2 | h bb2 a2 | h g2 c3 | h d3 a2 | h d3 d2",
    chords="F F | C C | Dm Dm | Am Am | Bb F | G C | Dm A | D D",
)
MEADOW = Strain(
    tune="h. e5 q f5 | h g5 e5 | q. f5 e e5 q d5 f5 | h e5 c5"
    " | q. c5 e d5 q f5 a5 | h g5 d5 | q d5 e c5 d5 h e5 | h e5 c#5",
    bass="h a2 a2 | h e3 c3 | h d3 d3 | h a2 a2 | h f2 f3 | h e3 g3 | h f3 e3 | h a2 a2",
    chords="Am Am | C C | Dm Dm | Am Am | F F | C G | Dm E | A A",
)
DIVISION = Strain(
    tune="e d5 a4 d5 e5 f5 e5 d5 e5 | e5 c5 e5 d5 c5 b4 a4 b4 | c5 a4 f4 a4 g4 c5 b4 c5 | b4 g4 b4 c5 d5 c5 d5 e5"
    " | f5 d5 e5 f5 d5 c5 b4 a4 | c5 g4 c5 b4 c5 d5 c5 e5 | d5 e5 f5 d5 e5 d5 c#5 e5 | q d5 e a4 f4 h d4",
    bass=SONG.bass,
    chords=SONG.chords,
)
CANDLE = Strain(
    tune="w d5 | c5 | h bb4 d5 | w a4 | h d5 e5 | f5 d5 | d5 c#5 | w d5",
    bass="h bb2 bb2 | h a2 a2 | h g2 g2 | h f2 f2 | h bb2 c3 | h f3 bb2 | h g2 a2 | h d3 d2",
    chords="Bb Bb | F F | Gm Gm | Dm Dm | Bb C | F Bb | Gm A | D D",
)
HYMN = Strain(
    tune="h. g4 q a4 | h a4 c5 | h. g4 q e4 | h b4 d5 | q. e5 e d5 h c5 | q f5 d5 h c5 | q c5 e5 h d5 | h d5 b4",
    bass="h g2 g2 | h f2 f3 | h e3 c3 | h g2 g3 | h e3 a2 | h d3 f3 | h a2 d3 | h g2 g2",
    chords="G G | F F | C C | G G | Em Am | Dm F | Am D | G G",
)
FAREWELL = Strain(
    tune="q d5 bb4 h a4 | q. bb4 e a4 q a4 c#5 | w d5 | h d5 r",
    bass="h g2 f2 | h g2 a2 | h d3 g2 | h d2 r",
    chords="Gm Dm | Gm A | D Gm | D D",
)
PRELUDE = Strain(
    tune="e d4 f4 a4 d5 h f5 | e c4 e4 g4 c5 h e5 | e bb3 d4 f4 bb4 h d5 | e a3 c#4 e4 a4 h c#5"
    " | q d5 e5 h f5 | q. g5 e f5 q e5 d5 | q f5 d5 h c#5 | w d5",
    bass="h d3 d3 | h c3 c3 | h bb2 bb2 | h a2 a2 | h d3 d3 | h g2 c3 | h d3 a2 | h d3 d2",
    chords="Dm Dm | C C | Bb Bb | A A | Dm Dm | Gm C | Dm A | D D",
)

# The ball's pavane, Dorian on G.
PAVANE = Strain(
    tune="h g4 q g4 a4 | h bb4 q a4 c5 | h d5 q d5 c5 | q. c5 e bb4 h a4"
    " | h bb4 q bb4 c5 | h d5 q c5 a4 | q bb4 e a4 g4 h f#4 | w g4",
    bass="h g2 g2 | h bb2 f3 | h bb2 bb2 | h f3 f2 | h g2 g2 | h bb2 f3 | h g2 d3 | h g2 g2",
    chords="Gm Gm | Bb F | Bb Bb | F F | Gm Gm | Bb F | Gm D | G G",
)
COURTESY = Strain(
    tune="h f5 q d5 eb5 | h d5 q c5 a4 | q. d5 e c5 h c5 | h c5 a4"
    " | q. a4 e bb4 q c5 c5 | h d5 q d5 bb4 | q. c5 e bb4 h a4 | w a4",
    bass="h bb2 bb2 | h bb2 f3 | h g2 c3 | h f3 f2 | h f3 e3 | h d3 g2 | h c3 d3 | h d3 d2",
    chords="Bb Bb | Bb F | Gm C | F F | F C | Dm Gm | Cm D | D D",
)
TURNING = Strain(
    tune="q. b4 e c5 q d5 b4 | q. c5 e d5 q e5 c5 | q. a4 e bb4 q c5 a4 | q. bb4 e c5 h d5"
    " | e d5 c5 bb4 a4 q bb4 g4 | q. eb5 e d5 q c5 a4 | q bb4 e a4 g4 q a4 f#4 | w g4",
    bass="h g3 g2 | h c3 c3 | h f3 f2 | h bb2 bb2 | h g2 g2 | h c3 f3 | h g2 d3 | h g2 g2",
    chords="G G | C C | F F | Bb Bb | Gm Gm | Cm F | Gm D | G G",
)
PAVANE_DIVISION = Strain(
    tune="e g4 a4 bb4 a4 g4 d4 g4 a4 | bb4 a4 bb4 g4 a4 bb4 c5 a4 | d5 c5 d5 bb4 d5 eb5 d5 c5 | c5 d5 c5 bb4 h a4"
    " | e bb4 g4 a4 bb4 d5 c5 bb4 c5 | d5 c5 bb4 d5 c5 bb4 a4 c5 | bb4 c5 bb4 g4 a4 g4 f#4 a4 | q g4 e d4 b3 h g3",
    bass=PAVANE.bass,
    chords=PAVANE.chords,
)


@dataclass(frozen=True, slots=True)
class Passage:
    """A strain as it is played: who has the tune, what the lute does below, how loud, and whether the tabor beats."""

    strain: Strain
    texture: str
    tune: str = "lute"
    loud: float = 1.0
    tabor: float = 0.0


PIECES: dict[str, tuple[Passage, ...]] = {
    "music-table": (
        Passage(SONG, "calm"),
        Passage(ANSWER, "walk"),
        Passage(MEADOW, "flow", "recorder", 0.9),
        Passage(DIVISION, "bare"),
        Passage(CANDLE, "flow", loud=0.85),
        Passage(HYMN, "roll", loud=0.95),
        Passage(ANSWER, "flow", "recorder", 0.9),
        Passage(SONG, "walk"),
        Passage(FAREWELL, "roll", loud=0.85),
    ),
    "music-title": (
        Passage(PRELUDE, "bare", loud=0.8),
        Passage(HYMN, "walk", "recorder"),
        Passage(SONG, "flow", "recorder"),
        Passage(FAREWELL, "roll", loud=0.9),
    ),
    "music-ball": (
        Passage(PAVANE, "roll", "recorder", tabor=0.8),
        Passage(COURTESY, "calm", "recorder", tabor=1.0),
        Passage(PAVANE_DIVISION, "bare", tabor=0.6),
        Passage(TURNING, "walk", "lute", tabor=0.7),
        Passage(COURTESY, "walk", "recorder", tabor=1.0),
        Passage(PAVANE, "calm", "recorder", tabor=0.9),
    ),
}
