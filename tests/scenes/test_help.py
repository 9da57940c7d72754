"""The rules by topic on the screen: every page fits every window and language, links and search lead on, F1 closes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from noblemen_gui import locale, scenes
from noblemen_gui.games.noblemen.learn import topics
from noblemen_gui.games.noblemen.rules.board import board_for, complete_options
from noblemen_gui.scenes.help import HelpScene
from noblemen_gui.scenes.help_page import chunks
from noblemen_gui.ui import offscreen
from noblemen_gui.ui.app import App
from noblemen_gui.ui.audit import Audit
from noblemen_gui.ui.canvas import Canvas
from noblemen_gui.ui.events import Key, Text
from tests.scenes.views import VIEWS

Open = Callable[..., HelpScene]


@pytest.fixture
def opened(pixels: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Opens the rules in an application that draws into memory."""

    def make(
        size: tuple[int, int] = (1280, 720), language: str = "en", scale: int = 100, **details: object
    ) -> HelpScene:
        app = offscreen.open_app(size, language, scale, pixels)
        monkeypatch.setattr(app, "draw", lambda: False)
        scenes.open("title", app)
        scene = scenes.open("help", app, **details)
        assert isinstance(scene, HelpScene)
        return scene

    yield make
    locale.set_language("en")


def press(app: App, *combos: str) -> None:
    app.step(16, [Key(combo) for combo in combos])


def problems(scene: HelpScene) -> list[str]:
    """What the audit finds; nothing is drawn for it."""
    audit = Audit(scene.view.rect)
    scene.draw(Canvas(pygame.Surface((1, 1)), scene.view, scene.app.kit, audit=audit))
    return audit.problems()


def shown(scene: HelpScene) -> str:
    return " ".join(fragment.words for fragment in scene.page.fragments)


@pytest.mark.parametrize(("size", "language", "scale"), VIEWS)
def test_every_page_fits_and_nothing_is_cut(opened: Open, size: tuple[int, int], language: str, scale: int) -> None:
    scene = opened(size, language, scale)
    for topic in scene.topics:
        scene.show(topic)
        offset = -1.0
        while scene.scroller.offset > offset:
            offset = scene.scroller.offset
            assert problems(scene) == [], topic.id
            press(scene.app, "page down")


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_page_holds_every_word_of_its_topic_and_every_link(opened: Open, language: str) -> None:
    scene = opened((1920, 1080), language)
    for topic in scene.topics:
        scene.show(topic)
        initial = scene.page.initial[1] if scene.page.initial else ""
        written = (initial + "".join(fragment.words for fragment in scene.page.fragments)).replace(" ", "")
        marked = "".join(topic.paragraphs(locale._))
        for target in {link.split("|")[0] for link in marked.split("[[")[1:]}:
            assert target in {fragment.target for fragment in scene.page.fragments}
            marked = marked.replace(f"[[{target}|", "")
        assert written == marked.replace("]]", "").replace(" ", "")


def test_it_opens_at_a_topic_with_the_numbers_of_the_board(opened: Open) -> None:
    board = board_for(3, complete_options({"prices": {"folly": 15}}))
    scene = opened(topic="buildings", board=board)
    assert scene.chosen.id == "buildings" and "£15" in shown(scene)
    assert opened(topic="no such topic").chosen is not None


def test_a_link_leads_to_its_topic_and_back_returns(opened: Open) -> None:
    scene = opened((1920, 1080), topic="church")
    link = next(widget for widget in scene.scroller.children if widget.name.startswith("link-"))
    link.activate()
    assert scene.chosen.id == "scoring"
    scene.find("last").activate()
    assert scene.chosen.id == "church" and scene.before == []


def test_the_keyboard_walks_the_list_searches_and_closes(opened: Open) -> None:
    scene = opened((1920, 1080))
    app, below = scene.app, scene.app.scenes[0]
    press(app, "down", "down")
    assert scene.chosen.id == "buildings"
    press(app, "end")
    assert scene.scroller.offset == scene.scroller.room > 0, scene.chosen.id
    press(app, "ctrl+f")
    app.step(16, [Text("Whitehall")])
    listed = [widget.name for widget in scene.focusable() if widget.name.startswith("topic-")]
    assert {"topic-cards", "topic-queen"} == set(listed)
    assert scene.chosen.id in ("cards", "queen") and "Whitehall" in shown(scene)
    app.step(16, [Text("zzz")])
    assert not [widget for widget in scene.focusable() if widget.name.startswith("topic-")]
    press(app, "f1")
    assert app.scene is below


def test_every_topic_can_be_chosen_in_the_list(opened: Open) -> None:
    scene = opened()
    for topic in topics():
        scene.find(f"topic-{topic.id}").activate()
        assert scene.chosen.id == topic.id


def test_f1_opens_the_rules_where_a_scene_has_no_use_for_it(opened: Open) -> None:
    app = opened().app
    app.pop()
    asked: list[str] = []
    app.on_help = lambda: asked.append(app.scene.help_topic)
    scenes.open("options", app)
    press(app, "f1")
    assert asked == [""]


def test_a_link_and_the_stop_after_it_stay_together() -> None:
    pieces = [("By the ", ""), ("Queen herself", "queen"), (", if", ""), (" so.", "")]
    assert chunks(pieces) == [
        [("By", "")],
        [("the", "")],
        [("Queen", "queen")],
        [("herself", "queen"), (",", "")],
        [("if", "")],
        [("so.", "")],
    ]
