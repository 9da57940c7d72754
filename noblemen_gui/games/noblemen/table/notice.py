"""A line over the map that says why something is not possible, and goes away by itself."""

from __future__ import annotations

from noblemen_gui.ui import Canvas, Rect, Scene, text

SHOWN_MS = 3600
PER_LETTER_MS = 35
WIDEST = 640
PADDING = 18


class Notice:
    """One sentence at a time."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.sentence = ""
        self._left = 0.0

    def say(self, sentence: str) -> None:
        """Show a sentence, long enough to read it."""
        self.hide()
        self.sentence = sentence
        self._left = SHOWN_MS + PER_LETTER_MS * len(sentence)

    def hide(self) -> None:
        """Take it away."""
        if self.sentence:
            self.scene.invalidate()
        self.sentence = ""

    def advance(self, ms: float) -> None:
        """Time passed."""
        self._left -= ms
        if self.sentence and self._left <= 0:
            self.hide()

    def draw(self, canvas: Canvas, sheet: Rect) -> None:
        """Draw it above the lower edge of the map."""
        if not self.sentence:
            return
        view = canvas.view
        face = view.font("sentence")
        lines = text.wrap(self.sentence, face, min(WIDEST, sheet.w * 0.8), view.scale)
        width = max(text.measure(line, face, view.scale)[0] for line in lines) + 2 * PADDING + 8
        height = len(lines) * text.line_height(face, view.scale) + PADDING
        place = Rect.around((sheet.centre[0], sheet.bottom - height / 2 - 10), width, height)
        canvas.piece("bubble", place, tone="dark")
        canvas.text(self.sentence, place.inset(PADDING, 0), "sentence", "cream", lines=len(lines))
