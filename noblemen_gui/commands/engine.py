"""`noblemen engine`: the engine protocol on standard input and output."""

import argparse
import sys
from importlib.resources import files

from noblemen_gui.engine import serve


class _PrintPage(argparse.Action):
    """Prints the protocol's page instead of a bare list of options."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print the page and stop."""
        print(files("noblemen_gui.engine").joinpath("protocol.md").read_text(encoding="utf-8"))
        parser.exit()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Let --help print the whole page for the protocol's readers."""
    parser.conflict_handler = "resolve"
    parser.add_argument("-h", "--help", action=_PrintPage, nargs=0, help="print the protocol's page")


def run(_arguments: argparse.Namespace) -> int:
    """Answer requests until the input ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
