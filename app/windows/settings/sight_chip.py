"""Says on every page but the settings that colours are shown as in a preview, and ends it with a click."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.art.fonts import text_width
from app.platform.qt_guard import report_errors, report_errors_with
from app.program import Program
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.page_stack import Pages

TOP, HEIGHT, MARGIN = 6.0, 27.0, 6.0
"""Where it lies in the bar above a page, and the room around it for its shadow, in logical pixels."""
BUTTONS = 440.0
"""Width of the buttons at the right of a table's bar, in the language in which they are longest; progress ends left of the chip."""


class SightChip(Canvas):
    """Lies in the upper bar, where no page has anything. With the keyboard the preview is ended in the settings."""

    def __init__(self, program: Program, pages: Pages, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("sight")
        self._program = program
        self._pages = pages
        self._end = Button(self, "gold", "eye-off", "sight:end")
        self._end.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._end.clicked.connect(lambda: program.change(sight="normal"))
        program.settings_changed.connect(self.follow)
        program.language_changed.connect(self.follow)
        pages.currentChanged.connect(self.follow)
        window.installEventFilter(self)
        self.follow()

    def follow(self) -> None:
        """Show the preview there is, unless the page that chooses it says so itself."""
        say, sight = self._program.texts, self._program.settings.sight
        self._end.say(say("settings.sight.chip"), say("settings.sight.end", sight=say(f"settings.sight.{sight}")))
        self.setVisible(sight != "normal" and self._pages.currentWidget().objectName() != "settings")
        self.fit()

    def fit(self) -> None:
        """Take the place in the bar."""
        page = self._pages
        self.scale = max(0.05, min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT))
        width = text_width(self._end.text(), "body_bold") + 46 + 2 * MARGIN
        w, h = round(width * self.scale), round((HEIGHT + 2 * MARGIN) * self.scale)
        self.setGeometry(page.width() - round(BUTTONS * self.scale) - w, round((TOP - MARGIN) * self.scale), w, h)
        self.raise_()
        self.refresh()

    def arrange(self) -> None:
        """The button is all there is."""
        self.put(self._end, QRectF(MARGIN, MARGIN, self.w - 2 * MARGIN, HEIGHT))

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its size is set by ``fit``, which paints too."""

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.fit()
        return False
