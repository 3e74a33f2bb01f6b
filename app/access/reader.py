"""What a screen reader gets of one table, from the moment that one is active."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent

from app.commands import Command
from app.platform.qt_guard import report_errors_with
from app.platform.timing import Timer
from app.table.controller import TableController
from app.texts import Texts
from rules import ItemId

from .control import LineOfWords
from .controls import PieceControls
from .spoken import about, question, spoken


class TableForReaders(QObject):
    """The controls over the pieces of a table, its question and its news as lines, and the question spoken when it changes.

    ``reachable`` says whether nothing covers the table: what a mouse cannot reach is not pressed either.
    """

    def __init__(self, controller: TableController, reachable: Callable[[], bool]) -> None:
        super().__init__(controller)
        self._controller = controller
        self._reachable = reachable
        self._table = controller.view.table
        self._eye: int | None = None
        """The seat whose knowledge the last words were meant for."""
        self._asked = ""
        self._question = LineOfWords(controller.view, "access:question")
        self._news = LineOfWords(controller.view, "access:news")
        self._controls = PieceControls(controller.view, self._space_presses, self)
        self._controls.entered.connect(self._entered)
        self._controls.used.connect(self._used)
        self._ask = Timer("question for a screen reader", self, self._speak)
        self._table.laid.connect(self._show)
        self._table.refocused.connect(self._refocus)
        controller.view.announced.connect(self._note)
        controller.view.focused.connect(self._refocus)
        page = controller.view.parentWidget()
        for beside in page.children() if page is not None else ():
            if beside is not controller.view and beside.isWidgetType():
                beside.installEventFilter(self)  # it may come to cover the table
        self._show()

    def _say(self) -> Texts:
        return self._controller.model.texts

    def _show(self) -> None:
        """Follow the picture."""
        view, frame = self._controller.view, self._table.showing
        eye = self._controller.model.eye
        if eye != self._eye:  # what one player was told is not there for the next to find
            self._eye = eye
            self._tell(self._news, "")
        say = self._say()
        view.setAccessibleDescription(say("access.help", words=self._controller.model.options.named_keys[Command.WORDS]))
        self._controls.choices.setAccessibleName(say("access.choices"))
        self._controls.commands.setAccessibleName(say("access.commands"))
        self._tell(self._question, question(frame))
        self._controls.show(spoken(say, frame))
        self._offer()
        self._refocus()
        self._ask.start()

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that something opens over the table, or is closed."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._offer()
        return False

    def _offer(self) -> None:
        self._controls.offer(self._reachable())

    def _refocus(self) -> None:
        """Let the reader come to where the table's focus is."""
        if self._table.focus is not None:
            self._controls.describe(self._table.focus, about(self._controller.model, self._table.showing, self._table.focus))
        self._controls.follow(self._table.focus)

    def _entered(self, item: ItemId) -> None:
        """Put the table's focus where a reader has come."""
        if item in self._table.showing.clickable:
            self._table.set_focus(item)

    def _used(self, item: ItemId) -> None:
        """Do what Enter does with the focus on a piece."""
        if self._reachable() and item in self._table.showing.clickable:
            self._table.set_focus(item)
            enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(self._controller.view, enter)

    def _space_presses(self) -> bool:
        return not self._controller.model.options.cover

    def _note(self, words: str) -> None:
        """Keep what was spoken last, to be read again."""
        self._tell(self._news, words)

    def _tell(self, line: LineOfWords, words: str) -> None:
        if words != line.text():
            line.setText(words)
            where = QRect(0, 0, self._controller.view.viewport().width(), 1)
            line.setGeometry(where)
            line.setVisible(bool(words))

    def _speak(self) -> None:
        """Speak the question, after all that led to it has been."""
        words = self._question.text()
        if words != self._asked:
            self._asked = words
            self._controller.view.speak(words)


class ReaderWatch(QObject):
    """A watcher that finds out when a screen reader is active: it looks at every change, since Qt does not tell Python."""

    def __init__(self, controller: TableController, reachable: Callable[[], bool]) -> None:
        super().__init__(controller)
        self._controller = controller
        self._reachable = reachable
        self._made = False
        for change in (controller.shown, controller.refreshed, controller.view.focused):
            change.connect(self._look)
        self._look()

    def _look(self) -> None:
        """Give a reader its way into the table, if there is one and it has none yet."""
        if not self._made and QAccessible.isActive():
            self._made = True
            TableForReaders(self._controller, self._reachable)
