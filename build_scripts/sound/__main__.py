"""The command line of the sound generator: writes all sounds, or those named, and says how loud they came out."""

import argparse
from pathlib import Path

from .effects import RECIPES, effect
from .levels import loudness, peak
from .ogg import decode, encode
from .performance import music
from .tunes import PIECES
from .waves import RATE

FOLDER = Path(__file__).resolve().parents[2] / "sounds"


def write(name: str, folder: Path) -> str:
    """Write one file and return its measurements as a line of text."""
    data = encode(music(name) if name in PIECES else effect(name))
    (folder / f"{name}.ogg").write_bytes(data)
    heard = decode(data)
    measures = f"{len(heard) / RATE:7.2f} s  peak {peak(heard):6.1f} dB  loudness {loudness(heard):6.1f} dB"
    return f"{name:14} {measures}  {len(data) / 1024:7.1f} kB"


def main() -> None:
    """Write what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.sound", description=__doc__)
    parser.add_argument("names", nargs="*", help="sounds to make (all by default)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write (default: sounds/)")
    wanted = parser.parse_args()
    known = (*RECIPES, *PIECES)
    unknown = [name for name in wanted.names if name not in known]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; known: {', '.join(known)}")
    for name in wanted.names or known:
        print(write(name, wanted.folder))


if __name__ == "__main__":
    main()
