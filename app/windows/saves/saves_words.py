"""What the saves page says when there is nothing to show, and when something cannot be done."""

from __future__ import annotations

from app.art.tokens import INK, INK_SECOND, tint
from app.storage.file_lock import InUseError
from app.storage.journal_files import FULL
from app.storage.saves import NameTakenError
from app.texts import Texts
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row, sheet
from app.windows.kit.leaves import Icon, Spring, Words
from rules import BadSave, Message

WIDTH = 600
"""Width of the paper it is said on."""


class Nothing(Column):
    """The page without games: what will be here, and how it gets here."""

    def __init__(self) -> None:
        self._title = Words("", "h2", INK, 22, "centre", wrapped=True)
        self._hint = Words("", "body", INK_SECOND, align="centre", wrapped=True)
        icon = Row(Spring(sideways=True), Icon("content-save", 64, tint("#7A1F33", 0.85)), Spring(sideways=True))
        paper = Column(icon, 12, self._title, 14, self._hint, margins=(50, 34, 50, 40), under=sheet)
        super().__init__(Spring(), Flow(paper, least=1, widest=WIDTH, align="centre"), Spring(), margins=(20, 20, 20, 20))

    def say(self, say: Texts, key: str) -> None:
        """Set the words; ``key`` is the one that saves a copy of the present moment."""
        self._title.say(say("saves.empty"))
        self._hint.say(say("saves.empty_hint", pressed=key))


def trouble(error: InUseError | NameTakenError | ValueError | BadSave | OSError) -> Message:
    """Return why something could not be done with a save, after which nothing has changed."""
    if isinstance(error, InUseError):
        return Message("saves.in_use")
    if isinstance(error, NameTakenError):
        return Message("saves.name_taken")
    if isinstance(error, BadSave):
        return Message(error.key, error.values)
    if isinstance(error, OSError):
        return Message("saves.full" if error.errno in FULL else "saves.unwritable")
    return Message("saves.name_empty")
