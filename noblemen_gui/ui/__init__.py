"""The game-independent layer over pygame: window, loop, scenes, controls, drawing, dragging, movement, sound.

Not pygame_gui: it redraws all every frame, is themed in raw pixels by JSON, and knows no re-flow, reasons or audit.

Everything is in logical pixels. `View` tells the logical `width`, `height`, `size_class` ("wide", "medium", "compact"),
`u` (shrinks art and spacing of the 1920×1080 design: `view.px(90)`) and `font(role)`; `Canvas` draws in device pixels.
`Rect` is immutable: `inset`, `cut_left/right/top/bottom`, `columns`, `rows`, `grid`, `place`, `part`, `fit`.

A scene fills `self.controls` in `layout()` and draws the rest in `paint(canvas)`; both only describe: whoever changes
something calls `self.relayout()` (controls change), `widget.changed()` or `self.invalidate(rect)` (pixels change).
Nothing is drawn unless something is dirty, and then only the dirty rectangles, so `paint` may be called with a clip:
all canvas calls outside it return at once. What is expensive and seldom changes goes into a `Layer`.

    class Greeting(Scene):
        def __init__(self, app: App) -> None:
            super().__init__(app)
            self.ground = Layer(self.paint_ground, opaque=True)      # pixels kept until .stale()
            self.keys = {"g": self.greet, "ctrl+z": self.undo}       # shortcuts; Esc calls back() → app.pop()

        def layout(self) -> None:                                    # on opening, resize, scale, language
            foot, _rest = self.view.rect.inset(MARGIN).cut_bottom(self.view.px(76))
            self.controls = [
                Button(foot.place(300, 60), _("Greet"), self.greet, kind="red", name="greet", tip=_("Say hello")),
                Toggle(foot.place(92, 46, 0), True, self.set_loud, name="loud", reason=_("Nobody listens.")),
            ]                                                        # reason: disabled, and why (its tooltip)

        def paint(self, canvas: Canvas) -> None:
            self.ground.draw(canvas, self.view.rect)
            canvas.piece("parchment", panel)                         # names and looks: pieces.PIECES
            canvas.image("crest-lion", rect, tint="", grey=False, alpha=255)
            canvas.text(_("Your turn"), rect, "ribbon", "cream", lines=2, align="left")   # roles: theme.TYPE
            canvas.vector(("ring", 3), rect, lambda svg: svg.circle(...))                 # own drawing, kept by key

        def greet(self) -> None:
            coin = self.sprites.add(Sprite("coin", start_rect))
            gone = lambda: self.sprites.remove(coin)
            self.timeline.play(Sequence(fly(coin, goal, 380, arc=60, then=gone), Wait(200), Call(self.relayout)), "own")
            self.app.audio.play("coin")

`timeline.play(animation, pace)` with Tween, Sequence, Together, Wait, Call, Loop; pace "own", "rivals" or "interface";
`timeline.skip()` finishes what moves, `timeline.busy` tells whether one waits. `tick(ms)` is called 20 to 60 times a
second. Dragging: `self.drag = Drag(self, handler)` with the four methods of `drag.Handler`; `drag.pick(carried)` and
`drag.let_go(at)` serve clicks on controls and the keyboard. `app.push(scene)`, `app.pop()`, `app.replace(scene)`;
`modal = True` shows the scene below blurred; `dialog.confirm(...)` and `dialog.notice(...)` are ready-made.
A scene's `companion` (a `Companion`, laid out and drawn as scenes are) speaks over it and over scenes above it that
`keep_company`: it takes only what is meant for its own controls and keys.
`app.settings`, `app.apply_settings()`, `app.save_settings()`. Tests: `offscreen.open_app(size)`, `app.step(ms, events)`
and `offscreen.problems(app)` (text cut, controls or words overlapping) and `app.window.surface`.
"""

from noblemen_gui.ui.app import App
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.buttons import ActionPlate, Button, LinkButton, Pressable, RoundButton, Seal
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.companion import Companion
from noblemen_gui.ui.drag import Carried, Drag, Handler
from noblemen_gui.ui.events import Event, Key, Pointer, Text, Wheel
from noblemen_gui.ui.geometry import Point, Rect
from noblemen_gui.ui.inputs import Segments, Slider, Tabs, TextField, Toggle
from noblemen_gui.ui.layer import Layer
from noblemen_gui.ui.lists import Row, ScrollArea
from noblemen_gui.ui.painted import Shade
from noblemen_gui.ui.scene import Scene
from noblemen_gui.ui.sprite import Sprite, Sprites, fly
from noblemen_gui.ui.svg import Svg, polar
from noblemen_gui.ui.theme import GAP, MARGIN, PADDING
from noblemen_gui.ui.tween import Call, Loop, Sequence, Timeline, Together, Tween, Wait
from noblemen_gui.ui.view import View
from noblemen_gui.ui.widget import Widget

__all__ = [
    "GAP",
    "MARGIN",
    "PADDING",
    "ActionPlate",
    "App",
    "Audit",
    "Button",
    "Call",
    "Canvas",
    "Carried",
    "Companion",
    "Drag",
    "Event",
    "Handler",
    "Key",
    "Layer",
    "LinkButton",
    "Loop",
    "Point",
    "Pointer",
    "Pressable",
    "Rect",
    "RoundButton",
    "Row",
    "Scene",
    "ScrollArea",
    "Seal",
    "Segments",
    "Sequence",
    "Shade",
    "Slider",
    "Sprite",
    "Sprites",
    "Svg",
    "Tabs",
    "Text",
    "TextField",
    "Timeline",
    "Together",
    "Toggle",
    "Tween",
    "View",
    "Wait",
    "Wheel",
    "Widget",
    "fly",
    "polar",
]
