"""What the page of saves says when there is nothing to show, and when something cannot be done."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.lettering import paragraph, text
from app.art.materials import panel
from app.art.tokens import INK, INK_SECOND, SHEET, tint
from app.storage.file_lock import InUseError
from app.storage.journal_files import FULL
from app.storage.saves import NameTakenError
from app.texts import Texts
from rules import BadSave, Message


def nothing(p: QPainter, r: QRectF, say: Texts, key: str) -> None:
    """No games: what will be here, and how it comes here; ``key`` keeps a copy of the moment."""
    panel(p, r, 14, SHEET, "#EEE0C0")
    icon_at(p, "content-save", r.center().x(), r.top() + 66, 64, tint("#7A1F33", 0.85))
    text(p, QRectF(r.left() + 20, r.top() + 108, r.width() - 40, 34), say("library.empty"), "h2", INK, "centre", 22)
    hint = say("library.empty_hint", pressed=key)
    paragraph(p, QRectF(r.left() + 50, r.top() + 154, r.width() - 100, 80), hint, "body", INK_SECOND, "centre")


def trouble(error: InUseError | NameTakenError | ValueError | BadSave | OSError) -> Message:
    """Why something could not be done with a save; nothing has changed."""
    if isinstance(error, InUseError):
        return Message("library.in_use")
    if isinstance(error, NameTakenError):
        return Message("library.name_taken")
    if isinstance(error, BadSave):
        return Message(error.key, error.values)
    if isinstance(error, OSError):
        return Message("library.full" if error.errno in FULL else "library.unwritable")
    return Message("library.name_empty")
