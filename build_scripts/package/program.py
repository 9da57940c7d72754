"""Where a packaged program begins: the terminal's and the desktop's are one, told apart by the file's name."""

import multiprocessing
import sys
from pathlib import Path

if __name__ == "__main__":
    # First of all: in a packaged program a worker process starts here, too.
    multiprocessing.freeze_support()

    from noblemen_gui.__main__ import main, window

    sys.exit(window() if Path(sys.argv[0]).stem.endswith("-window") else main())
