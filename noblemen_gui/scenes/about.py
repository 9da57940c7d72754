"""About the game: what it is, its version, and what it is made with."""

from __future__ import annotations

from noblemen_gui import __version__
from noblemen_gui.locale import N_, _
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.ui import App, Button, Canvas, Rect, text
from noblemen_gui.ui.theme import Face

PARAGRAPHS = (
    N_("An unofficial client for the board game Noblemen, made by people who like to play it."),
    N_("It is not connected with the game’s author or publisher and contains none of their material: "
       "pictures, sounds, music and words were made for it."),
    N_("Your rivals see only what a person in their seat would see. Nothing is sent anywhere: "
       "games, options and notes stay on this computer."),
    N_("Made with Python, pygame-ce and platformdirs; set in Source Serif Pro and Source Sans Pro, "
       "under the SIL Open Font License."),
    N_("Free software under the MIT licence, without any warranty."),
)  # fmt: skip


LARGEST = 23


class AboutScene(PanelScene):
    """A page to read; Esc or the button closes it."""

    widest = 1180.0
    highest = 860.0

    def title(self) -> str:
        return _("About Noblemen")

    def layout(self) -> None:
        self.frame()
        place = self.foot.place(max(220, self.view.px(320)), self.foot.h)
        done = Button(place, _("Done"), self.back, kind="gold", role="primary", name="done", tip=_("To the title"))
        self.controls = [done]

    def enter(self) -> None:
        self.set_focus(self.find("done"))

    def paint_panel(self, canvas: Canvas) -> None:
        view = self.view
        canvas.piece("parchment", self.body)
        if view.wide:
            canvas.corners(self.body.inset(10), view.px(72))
        inner = self.body.inset(max(24, view.px(64)), max(12, view.px(28)))
        head, rest = inner.cut_top(max(48, view.px(104)), max(6, view.px(14)))
        version = _("Version {version}").format(version=__version__)
        width = canvas.measure(version, "heading")[0] + head.h + 16
        icon, words = head.place(width, head.h).cut_left(head.h, 16)
        canvas.image("icon", icon)
        canvas.text(version, words, "heading", align="left")
        self._paint_paragraphs(canvas, rest)

    def _paint_paragraphs(self, canvas: Canvas, rest: Rect) -> None:
        """Measured first, so that the room left over lies between them."""
        face = self.view.font("subheading" if self.view.wide else "body")
        face = Face("Sans-Regular", min(face.size, LARGEST))
        lines = [text.wrap(_(paragraph), face, rest.w, self.view.scale) for paragraph in PARAGRAPHS]
        height = text.line_height(face, self.view.scale)
        spare = rest.h - height * sum(len(wrapped) for wrapped in lines)
        gap = max(2.0, min(height, spare / len(lines)))
        y = rest.y
        for paragraph, wrapped in zip(PARAGRAPHS, lines, strict=True):
            room = Rect(rest.x, y, rest.w, height * len(wrapped) + 1)
            canvas.text(_(paragraph), room, face, align="left", down=0, lines=len(wrapped))
            y += height * len(wrapped) + gap


def create(app: App) -> AboutScene:
    return AboutScene(app)
