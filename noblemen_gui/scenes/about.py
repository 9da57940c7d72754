"""About the game: what it is, its version, and what it is made with."""

from __future__ import annotations

from noblemen_gui import __version__
from noblemen_gui.locale import N_, _
from noblemen_gui.scenes.modal import PanelScene
from noblemen_gui.ui import App, Button, Canvas, Rect

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


class AboutScene(PanelScene):
    """A page to read; Esc or the button closes it."""

    widest = 1180.0
    highest = 900.0

    def title(self) -> str:
        return _("About Noblemen")

    def layout(self) -> None:
        self.frame()
        place = self.foot.place(max(220, self.view.px(320)), self.foot.h)
        self.controls = [Button(place, _("Done"), self.back, kind="gold", role="primary", name="done")]

    def enter(self) -> None:
        self.set_focus(self.find("done"))

    def paint_panel(self, canvas: Canvas) -> None:
        canvas.piece("parchment", self.body)
        inner = self.body.inset(max(20, self.view.px(40)), max(12, self.view.px(26)))
        head, rest = inner.cut_top(max(34, self.view.px(64)), 6)
        canvas.image("icon", head.place(head.h, head.h, 0))
        words = head.cut_left(head.h, 16)[1]
        canvas.text(_("Version {version}").format(version=__version__), words, "heading", align="left")
        self._paint_paragraphs(canvas, rest)

    def _paint_paragraphs(self, canvas: Canvas, rest: Rect) -> None:
        y = rest.y
        for paragraph in PARAGRAPHS:
            room = Rect(rest.x, y, rest.w, rest.bottom - y)
            taken = canvas.text(_(paragraph), room, "body", align="left", down=0, lines=6)
            y = taken.bottom + max(6, self.view.px(14))


def create(app: App) -> AboutScene:
    return AboutScene(app)
