"""A game that only computers play, to be watched: whatever a person would wave through goes on by itself."""

from __future__ import annotations

from collections.abc import Sequence

from noblemen_gui import scenes
from noblemen_gui.games import GAMES
from noblemen_gui.scenes.seating import Seating
from noblemen_gui.scenes.session import CRESTS, GameSession, SeatPlan
from noblemen_gui.scenes.thinking import thinker
from noblemen_gui.ui import App, Key, Scene
from noblemen_gui.ui.companion import Companion

# So long a scene that tells of a ball, a scoring or a new decade stays when all its movement is over.
READING_MS = 2500


class Usher(Companion):
    """Stands unseen beside the table and says “go on” where nobody sits who could."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._waited = 0.0

    def tick(self, ms: float) -> None:
        scene = self.app.scene
        if self.app.company is not self or scene.companion is self or scene.timeline.busy:
            self._waited = 0.0
            return
        self._waited += ms
        if self._waited >= READING_MS * self._patience():
            self._waited = 0.0
            scene.handle(Key("enter"))

    def _patience(self) -> float:
        return 0.0 if self.app.settings.rival_speed == "off" else 1.0


def create(app: App, levels: Sequence[str], seed: int) -> Scene:
    """The table of a new game that is not kept: there is nothing in it to come back for."""
    seating = Seating()
    for seat, (crest, level) in enumerate(zip(CRESTS, levels, strict=False)):
        seating.seat(SeatPlan("", crest, lady=seat % 2 == 0, level=level))
    rules = GAMES.rules(GAMES.names[0])
    session = GameSession.new(rules, seating.plans, {}, seed, thinker(), save=False)
    table = scenes.make("table", app, session=session)
    table.companion = Usher(app)
    return table
