"""The start of Qt's window system. Without one, Qt ends the whole program with a signal and a message for developers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from app.cli import console
from app.cli.commands import FAILED
from app.texts import Texts


@contextmanager
def explained(say: Callable[[], Texts]) -> Iterator[None]:
    """Exit with a sentence and an exit code if Qt cannot open a window while it starts.

    Only Qt itself can tell: it depends on the platform, on libraries and on who may use the screen, and Qt tries several.
    """
    complaints: list[str] = []
    reasons: list[str] = []
    """What Qt says about the window system, the cause first; other complaints, for example about the locale, have no category."""

    def hear(kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        complaints.append(" ".join(words.split()).rstrip("."))
        if context.category != "default":
            reasons.append(complaints[-1])
        if kind == QtMsgType.QtFatalMsg:
            console.complain(say()("cli.no_screen", why=[*reasons, *complaints][0]))
            os._exit(FAILED)  # Qt would abort the process next

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for words in complaints:
        console.complain(words)
