"""The log of the program: what it opened, stored and had trouble with, in a small file in the player's state folder.

It is there for finding faults. It contains nothing of a game but which one it is (no cards, no deal, no decision), and of an error only its
kind and the calls that led to it, as its message may say anything. It contains no names: saves, whose names the players have chosen, are
logged by folder and ending. Logging never disturbs: if the file cannot be written, nothing is logged.
"""

from __future__ import annotations

import logging
import os
import platform
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from app import __version__
from app.platform.error_report import calls

LARGEST = 256 * 1024
"""The size in bytes at which the file is set aside and a new one begun; one old file is kept."""
FORMAT = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"
LOG = logging.getLogger(__name__)


def start(path: Path, level: str) -> None:
    """Log everything of ``level`` (``debug``, ``info``, ``warning`` or ``error``) and above into ``path`` from now on."""
    root = logging.getLogger()
    root.setLevel(level.upper())
    if os.path.exists(path) and not os.path.isfile(path):  # writing to a pipe would wait for a reader
        return
    with suppress(OSError):  # as silent as when the file cannot be opened
        path.parent.mkdir(parents=True, exist_ok=True)
    handler = _LogFile(path, maxBytes=LARGEST, backupCount=1, encoding="utf-8", errors="backslashreplace", delay=True)
    handler.setFormatter(Anonymous(FORMAT))
    root.addHandler(handler)


def describe_start() -> None:
    """Log what is running: the versions of the program, Python, Qt and the system."""
    screen = QGuiApplication.platformName()
    LOG.info(
        "Burgage %s, Python %s, PySide6 %s, Qt %s (%s), %s",
        *(__version__, platform.python_version(), PySide6.__version__, qVersion(), screen, platform.platform()),
    )


class _LogFile(RotatingFileHandler):
    """A log file that looks after itself."""

    def doRollover(self) -> None:  # noqa: N802 - the library calls it so
        """Begin a new file; continue with this one if another running Burgage has it open and Windows does not release it."""
        with suppress(OSError):
            super().doRollover()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as above
        """Drop the line: the disk is full or the folder cannot be written."""


class Anonymous(logging.Formatter):
    """A formatter whose lines show neither whose home folder it is nor the message of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, or the lines of an error."""
        record.exc_text = None  # another handler may have put it into words
        return super().format(record).replace(str(Path.home()), "~")

    def formatException(self, ei: object) -> str:  # noqa: N802 - the library calls it so
        """Return the calls that led to an error."""
        error = ei[1] if isinstance(ei, tuple) else None
        return "\n".join(calls(error)) if isinstance(error, BaseException) else ""
