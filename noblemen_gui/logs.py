"""The log file: what went wrong is written there in full, so that the player need not read it on the screen."""

import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path

import platformdirs

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FILE_SIZE = 500_000
OLD_FILES = 2

log = logging.getLogger(__name__)


def file() -> Path:
    """Where the log is, whether or not it has been written yet."""
    return Path(platformdirs.user_log_dir("noblemen", appauthor=False)) / "noblemen.log"


def start() -> None:
    """Send everything worth a line to the log file, and nothing of it to the screen."""
    logging.raiseExceptions = False  # a full disk must not print tracebacks into the game
    logging.basicConfig(level=logging.INFO, handlers=[_handler()], force=True)
    threading.excepthook = _log_thread
    sys.unraisablehook = _log_unraisable


def _handler() -> logging.Handler:
    try:
        file().parent.mkdir(parents=True, exist_ok=True)
        # Opened with the first line, so that a run in which nothing happens leaves no file.
        handler: logging.Handler = RotatingFileHandler(
            file(), maxBytes=FILE_SIZE, backupCount=OLD_FILES, encoding="utf-8", delay=True
        )
    except OSError:
        return logging.NullHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    return handler


def _log_thread(failed: threading.ExceptHookArgs) -> None:
    name = failed.thread.name if failed.thread else "unknown"
    log.error("Thread %s failed", name, exc_info=failed.exc_value)


def _log_unraisable(failed: "sys.UnraisableHookArgs") -> None:
    log.error("Ignored while cleaning up %r", failed.object, exc_info=failed.exc_value)
