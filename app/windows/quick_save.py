"""Saving from anywhere in the window: the present moment is copied, and files can be dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from app.cli import command_line
from app.platform.qt_guard import report_errors_with
from app.program import Program
from app.session.match import Match
from app.storage import paths
from app.storage.journal_files import FULL
from app.storage.saves import Saves
from app.windows.game_words import short_title
from app.windows.kit.message_bar import REMARK, MessageBar
from app.windows.page_stack import Pages
from rules import BadSave, Message


class Place(Protocol):
    """What saving needs from the window: the match being played, and the pages."""

    match: Match | None
    pages: Pages

    @property
    def at_table(self) -> bool: ...
    def open_page(self, page: str) -> None: ...


class QuickSave(QObject):
    """Quick saving for one window, as long as it lives."""

    def __init__(self, program: Program, widget: QWidget, window: Place) -> None:
        super().__init__(widget)
        self.toast = MessageBar(program, widget, "toast", REMARK, "content-save")
        self._program = program
        self._window = window
        self._saves = Saves(paths.saves_folder(), paths.games_folder())
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def save_copy(self) -> None:
        """Save a copy of the game on the table under a name of its own, and say so; the game itself continues."""
        match = self._window.match
        if match is None:
            return
        try:
            path = self._saves.store(match.record, short_title(self._program.texts, match.record.header.game))
        except OSError as error:
            self._program.tell(Message("saves.full" if error.errno in FULL else "saves.unwritable"))
        else:
            self._remark("saves.saved", path)

    def bring_in(self, files: Sequence[Path]) -> None:
        """Import files dropped on the window: on the saves page, unless a table is shown."""
        if not self._window.at_table:
            self._window.open_page("saves")
            page: Any = self._window.pages.currentWidget()
            page.bring_in(files)
            return
        for path in files:
            try:
                brought = self._saves.bring_in(path)
            except (BadSave, OSError) as error:
                self._program.told.emit(command_line.sentence(self._program.texts, error, path))
            else:
                self._remark("saves.imported", brought)

    def _remark(self, key: str, path: Path) -> None:
        """Show for a moment what was done with a file."""
        self.toast.tell(lambda: ((self._program.texts(key, name=path.stem),), ()))

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files that are dragged over the window and dropped."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(event, QDropEvent):
            files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
            if files:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.bring_in(files)
                return True
        return False
