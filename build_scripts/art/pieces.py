"""Pieces put together from other pieces: a new drawing takes over the shapes of a kept one, moved and recoloured."""

import re
from collections.abc import Callable
from pathlib import Path

from .canvas import Canvas, Point

ART = Path(__file__).resolve().parents[2] / "art"
Recolour = Callable[[str], str]
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b")
_NAME = re.compile(r'id="g(\d+)"|url\(#g(\d+)\)')


def lay(canvas: Canvas, name: str, centre: Point, size: float, recolour: Recolour | None = None) -> None:
    """Draw a kept piece so that its box, `size` wide, has this centre."""
    text = kept(name)
    width, height = (float(value) for value in re.findall(r'viewBox="0 0 (\d+) (\d+)"', text)[0])
    definitions, shapes = _parts(_renumbered(text if recolour is None else recoloured(text, recolour), canvas))
    scale = size / width
    canvas.definitions += definitions
    with canvas.moved((centre[0] - size / 2, centre[1] - height * scale / 2), scale):
        canvas.shapes += shapes


def kept(name: str) -> str:
    """The text of a piece, wherever in art/ it lies."""
    return next(ART.glob(f"*/{name}.svg")).read_text(encoding="utf-8")


def recoloured(text: str, recolour: Recolour) -> str:
    """The same drawing with every colour replaced by what the function makes of it."""
    return _COLOUR.sub(lambda found: recolour(found.group().lower()), text)


def exchange(colours: dict[str, str]) -> Recolour:
    """A recolouring that replaces some colours and leaves the others."""
    return lambda colour: colours.get(colour, colour)


def _renumbered(text: str, canvas: Canvas) -> str:
    """Gradients are called by number, and the numbers on the sheet may already be taken."""
    taken = len(canvas.definitions)

    def shifted(found: re.Match[str]) -> str:
        return f'id="g{int(found[1]) + taken}"' if found[1] else f"url(#g{int(found[2]) + taken})"

    return _NAME.sub(shifted, text)


def _parts(text: str) -> tuple[list[str], list[str]]:
    definitions, _, shapes = text.partition("<defs>")[2].partition("</defs>")
    return definitions.split("\n")[1:-1], shapes.split("\n")[1:-2]
