"""A short remark on what was just done, above the foot of the page; it goes by itself and is never in the way."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import GOLD_LIGHT, LIGHT_TEXT, tint
from app.platform.qt_guard import report_errors
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit.canvas import Canvas

LASTS = 4000
"""Milliseconds until it goes."""
HEIGHT, ABOVE = 42.0, 62.0


class Toast(Canvas):
    """``say`` shows a remark in place of the one before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = ""
        self._pictogram = ""
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(LASTS)
        self._end.timeout.connect(self.hide)
        self.hide()

    def say(self, words: str, pictogram: str) -> None:
        """Show a remark, and let a screen reader say it."""
        self.words, self._pictogram = words, pictogram
        self.setAccessibleName(words)
        self.fit()
        self.show()
        self.raise_()
        self._end.start()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def fit(self) -> None:
        """Take the place above the foot of the window."""
        page = self.parentWidget()
        assert page is not None
        self.scale = max(0.05, min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT))
        room = page.width() / self.scale - 40
        width = min(room, (text_width(self.words, "lead") + 60) * self.text_share + 24)
        w, h = round(width * self.scale), round((HEIGHT * max(1.0, self.text_share) + 20) * self.scale)
        self.setGeometry((page.width() - w) // 2, page.height() - round(ABOVE * self.scale) - h, w, h)
        self.refresh()

    def paint(self, p: QPainter) -> None:
        """Dark leather with a thin gold line."""
        r = QRectF(12, 8, self.w - 24, self.h - 20)
        shadow(p, r, 9, 9, 4, 0.5)
        fill(p, linear(r, (0, "#3A281C"), (1, "#22160E")), rounded(r, 9))
        stroke(p, tint(GOLD_LIGHT, 0.65), 1, rounded(r, 9))
        icon_at(p, self._pictogram, r.left() + 26, r.center().y(), 19, GOLD_LIGHT)
        text(p, QRectF(r.left() + 46, r.top(), r.width() - 58, r.height()), self.words, "lead", LIGHT_TEXT)

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its size is set by ``fit``, which paints too."""
