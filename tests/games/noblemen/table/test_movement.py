"""Every kind of event is shown: by a movement or a scene of its own, by a sound or known silence."""

import pytest

from noblemen_gui.games.noblemen.rules.events import Event
from noblemen_gui.games.noblemen.table.animate_events import ACTS, GAINS, STILL
from noblemen_gui.games.noblemen.table.sounds import SILENT, SOUNDS


@pytest.mark.parametrize("kind", Event.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_event_moves_or_is_known_to_be_still(kind: type[Event]) -> None:
    assert sum(kind in table for table in (ACTS, GAINS, STILL)) == 1
    assert sum(kind in table for table in (SOUNDS, SILENT)) == 1
