"""What is said when a game to be continued is being played in another window of the program: a copy of it can be opened here."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.program import Program
from app.windows.kit.message_bar import NOTICE, MessageBar, Words
from rules import Record


class CopyOffer(MessageBar):
    """A sentence with a button that opens the copy. It goes with the page it was said on."""

    accepted = Signal(object)
    """The ``Record`` to play as a game of its own."""

    def __init__(self, program: Program, page: QWidget, pages: QStackedWidget) -> None:
        super().__init__(program, page, "in_use", NOTICE, "lock")
        self._record: Record | None = None
        self.add_button("primary", "check-bold", "close", self._withdraw)
        self.add_button("secondary", "content-copy", "copy", self._accept)
        pages.currentChanged.connect(self._withdraw)

    def offer(self, record: Record) -> None:
        """Offer a copy of a game."""
        self._record = record
        self.tell(self._words)

    def _words(self) -> Words:
        say = self._program.texts
        return (say("saves.in_use"),), (say("app.notice.close"), say("saves.open_copy"))

    def _accept(self) -> None:
        record = self._record
        self._withdraw()
        if record is not None:
            self.accepted.emit(record)

    def _withdraw(self) -> None:
        self._record = None
        self.hide()
