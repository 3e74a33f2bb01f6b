"""The page of finished games, newest first, each of which can be reviewed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.art.tokens import INK, INK_SECOND
from app.platform.qt_guard import report_errors
from app.program import Program
from app.storage import opinions, paths, results
from app.storage.file_names import free
from app.storage.results import Kept
from app.storage.trash import Trash
from app.texts import joined
from app.windows.game_words import when
from app.windows.history.result_row import ResultRow
from app.windows.history.review import Review
from app.windows.kit.controls import Button
from app.windows.kit.layouts import Column, Row, Stretched
from app.windows.kit.leaves import Control, Spring, Words
from app.windows.kit.page import Page, page_sheet
from app.windows.page_stack import Pages
from rules import BadSave, Message, Record

ROWS = 6
"""Games on one page of the list."""
WIDTH = 1060


class ReviewsPage(Pages):
    """The list of games, or the review of one. ``started`` carries a practice game to play."""

    back = Signal()
    started = Signal(object)

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviews")
        self._program = program
        self.list = GameList(program)
        self.review = Review(program)
        self.addWidget(self.list)
        QStackedWidget.addWidget(self, self.review)  # its table keeps its place, whatever the size of the text
        self.list.back.connect(self.back)
        self.list.chosen.connect(self._show)
        self._listed = True
        """Whether the game that is reviewed was chosen from the list."""
        self.review.back.connect(self._leave)
        self.review.practice.connect(self.started)
        program.settings_changed.connect(self.refit)

    def open(self) -> None:
        """Show the list of the games now on disk."""
        self._list(None)

    def _list(self, reviewed: Path | None) -> None:
        self.review.close_record()
        self.setCurrentWidget(self.list)
        self.list.open(reviewed)

    def show_record(self, record: Record) -> None:
        """Review a finished game, and return from it to where the page was opened."""
        self._show(record)
        self._listed = False

    def _show(self, record: Record) -> None:
        self._listed = True
        with self._program.working():
            self.setCurrentWidget(self.review)
            self.review.open(record)

    def _leave(self) -> None:
        if self._listed:
            self._list(self.list.reviewed)
        else:
            self.review.close_record()
            self.back.emit()


class GameList(Page):
    """The finished games in pages; ``chosen`` carries the record of one. A deleted game can be restored until the list is opened again."""

    chosen = Signal(object)

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "reviews_list", "reviews:back")
        self._program = program
        self._aside = Trash(paths.archive_folder())
        self._said = ""
        self._kept: list[Kept] = []
        self._unreadable = 0
        self._page = 0
        self.reviewed: Path | None = None
        """The game that was chosen last."""
        self._newer = Button(self, "secondary", "chevron-up", "reviews:newer")
        self._older = Button(self, "secondary", "chevron-down", "reviews:older")
        self._opens = [Button(self, "primary" if i == 0 else "secondary", "history", f"reviews:open:{i}") for i in range(ROWS)]
        self._newer.clicked.connect(lambda: self._turn(-1))
        self._older.clicked.connect(lambda: self._turn(1))
        self._deletes = [Button(self, "secondary", "delete-outline", f"reviews:delete:{i}") for i in range(ROWS)]
        self._undo = Button(self, "secondary", "undo-variant", "reviews:undo")
        self._undo.clicked.connect(self._bring_back)
        for i in range(ROWS):
            self._opens[i].clicked.connect(lambda _=False, i=i: self._open(i))
            self._deletes[i].clicked.connect(lambda _=False, i=i: self._delete(i))
        program.language_changed.connect(self.retext)

    def open(self, reviewed: Path | None = None) -> None:
        """Show the games now on disk, from the newest or where one was ``reviewed``; what was deleted before can no longer be restored."""
        self._aside.clear()
        self._said, self._page = "", 0
        self._look()
        at = next((n for n, kept in enumerate(self._kept) if kept.path == reviewed), 0)
        if at >= ROWS:
            self._turn(at // ROWS)
        self.setFocusProxy(self._opens[at % ROWS] if self._kept else self.back_button)
        self.setFocus()

    def retext(self) -> None:
        """Set all texts."""
        say = self._program.texts
        self.head(say("review.reviews.title"), say("app.back"))
        self._undo.say(say("saves.undo"))
        self._undo.setVisible(self._aside.can_restore)
        self._newer.say("", say("review.reviews.newer"))
        self._older.say("", say("review.reviews.older"))
        self._newer.setVisible(len(self._kept) > ROWS)
        self._older.setVisible(len(self._kept) > ROWS)
        self._newer.setEnabled(self._page > 0)
        self._older.setEnabled((self._page + 1) * ROWS < len(self._kept))
        shown = self._shown()
        for i, (button, delete) in enumerate(zip(self._opens, self._deletes, strict=True)):
            button.setVisible(i < len(shown))
            delete.setVisible(i < len(shown))
            if i < len(shown):
                result = shown[i].result
                name, date = say(f"{result.game}.meta.name"), when(say, result.when)
                spoken = say("review.reviews.open_said", game=name, names=joined(result.names), when=date)
                button.say(say("review.reviews.open"), spoken)
                delete.say("", say("review.reviews.delete_said", game=name, names=joined(result.names), when=date))
        self.setAccessibleDescription("" if self._kept else say("review.reviews.empty"))
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        """Lay out the games of the page; at the bottom, how to undo the last deletion and how to turn pages."""
        say, shown = self._program.texts, self._shown()
        rows = [
            ResultRow(say, kept.result, Row(Spring(sideways=True), Control(open_, height=34), delete, margins=(0, 0, 12, 0)))
            for kept, open_, delete in zip(shown, self._opens, self._deletes, strict=False)
        ]
        listed: list[Stretched] = [Column(*rows, gap=8), (Spring(), 1)]
        if not shown:
            empty = Words(say("review.reviews.empty"), "italic", INK_SECOND, 17, "centre", wrapped=True)
            listed = [(Spring(), 1), Row(empty, margins=(90, 0, 90, 0)), (Spring(), 1)]
        unreadable = say("review.unreadable", n=self._unreadable) if self._unreadable else ""
        said = Words(self._said or unreadable, "body", INK if self._said else INK_SECOND, wrapped=True)
        parts: list[Stretched] = [(said, 1), self._undo]
        if len(self._kept) > ROWS:
            pages = -(-len(self._kept) // ROWS)
            parts.append(Words(say("review.reviews.page", n=self._page + 1, all=pages), "body", INK_SECOND, wide=False))
        foot = Row(*parts, self._newer, self._older, margins=(8, 8, 8, 0))
        self.lay(page_sheet(*listed, foot, widest=WIDTH, margins=(26, 24, 26, 18)))

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages with Page Up and Page Down; handle Delete and Ctrl+Z as usual."""
        if event.key() == Qt.Key.Key_Delete:
            focused = self.focusWidget()
            row = next((i for i in range(len(self._shown())) if focused in (self._opens[i], self._deletes[i])), None)
            if row is not None:
                self._delete(row)
        elif event.key() == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._bring_back()
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def _shown(self) -> list[Kept]:
        return self._kept[self._page * ROWS : (self._page + 1) * ROWS]

    def _turn(self, by: int) -> None:
        pages = -(-len(self._kept) // ROWS)
        self._page = max(0, min(self._page + by, pages - 1))
        self.retext()

    def _look(self) -> None:
        """List the folder again; stay on the page, or on the nearest one that exists."""
        self._kept, unreadable = results.results(paths.archive_folder())
        self._unreadable = len(unreadable)
        self._page = max(0, min(self._page, -(-len(self._kept) // ROWS) - 1))
        self.retext()

    def _delete(self, row: int) -> None:
        """Delete a game with its copies, and what is thought of it."""
        kept = self._shown()[row]
        say, result = self._program.texts, kept.result
        try:
            self._aside.lay((kept.path, *kept.copies, opinions.path_of(kept.path.parent, result.played)))
        except OSError:
            self._program.tell(Message("saves.unwritable"))
        else:
            self._said = say("review.reviews.deleted", names=joined(result.names), when=when(say, result.when))
        self._look()
        (self._undo if self._aside.can_restore else self.back_button).setFocus()

    def _bring_back(self) -> None:
        if not self._aside.can_restore:
            return
        try:
            self._aside.restore(free)
        except OSError:
            self._program.tell(Message("saves.unwritable"))
        self._said = ""
        self._look()
        (self._opens[0] if self._kept else self.back_button).setFocus()

    def _open(self, row: int) -> None:
        kept = self._shown()[row]
        try:
            record = results.open_game(kept.path)
        except BadSave as error:
            self._program.tell(Message(error.key, error.values))
        except OSError:
            self._program.tell(Message("app.trouble.read", {"file": kept.path.name}))
        else:
            self.reviewed = kept.path
            self.chosen.emit(record)
