"""The keys of a review: while a sheet is open over it they are left to that sheet, but for the one that closes it as well."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.platform.qt_guard import report_errors_with

WAY_KEYS = {
    "Left": "back_step",
    "Right": "on_step",
    "Up": "back_turn",
    "Down": "on_turn",
    "PgUp": "back_mark",
    "PgDown": "on_mark",
}
"""The keys for the steps through a game, see ``review_bar.WAYS``."""


class ReviewKeys(QObject):
    """The keys of ``page`` with what each does, anywhere on it."""

    def __init__(self, page: QWidget, acts: Mapping[str, Callable[[], object]]) -> None:
        super().__init__(page)
        self._sheets: dict[QWidget, str] = {}
        self._keys: dict[str, QShortcut] = {}
        for keys, act in acts.items():
            shortcut = QShortcut(QKeySequence(keys), page, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
            self._keys[keys] = shortcut

    def leave_to(self, sheet: QWidget, closing: str = "") -> None:
        """Leave all keys but ``closing`` to a sheet while it is open."""
        self._sheets[sheet] = closing
        sheet.installEventFilter(self)

    @property
    def free(self) -> bool:
        """Whether no sheet is open."""
        return all(sheet.isHidden() for sheet in self._sheets)

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow which sheets are open."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            for keys, shortcut in self._keys.items():
                shortcut.setEnabled(all(sheet.isHidden() or keys == closing for sheet, closing in self._sheets.items()))
        return False
