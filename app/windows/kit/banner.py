"""Whose turn it is now, for a moment, where no curtain falls between the players."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art.fonts import text_width
from app.art.lettering import text
from app.art.materials import panel, shadow
from app.art.pieces import marker
from app.art.tokens import BURGUNDY, SHEET, SHEET_LOW
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit.canvas import Canvas

SLIDE, STANDS = 250, 900
"""Milliseconds of the way in, and until it goes."""
HEIGHT, TOP = 68.0, 48.0


class Banner(Canvas):
    """Slides in from above and goes by itself. Clicks and keys go to the table below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words = self._colour = self._initial = ""
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setDuration(SLIDE)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.timeout.connect(self.hide)
        self.hide()

    def tell(self, words: str, name: str, colour: str, speed: float) -> None:
        """Show it now; ``speed`` 0: without the way in."""
        self._words, self._colour, self._initial = words, colour, name[:1].upper()
        page = self.parentWidget()
        assert page is not None
        self.fit_scale()
        width = round((text_width(words, "h1", 26) + 124) * self.scale)
        self.setGeometry((page.width() - width) // 2, round(TOP * self.scale), width, round(HEIGHT * self.scale))
        self.refresh()
        end = self.pos()
        self._slide.stop()
        if speed > 0:
            self._slide.setStartValue(QPoint(end.x(), -self.height()))
            self._slide.setEndValue(end)
            self.move(end.x(), -self.height())
            self._slide.start()
        self.show()
        self.raise_()
        self._stands.start(SLIDE + STANDS)

    def fit_scale(self) -> None:
        """Use the scale of the whole page."""
        page = self.parentWidget()
        assert page is not None
        self.scale = max(0.05, min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT))
        self.refresh()

    def paint(self, p: QPainter) -> None:
        """The shape of the player and his name."""
        r = QRectF(14, 8, self.w - 28, self.h - 24)
        shadow(p, r, 12, 10, 4, 0.55)
        panel(p, r, 12, SHEET, SHEET_LOW, shade=0)
        marker(p, QRectF(r.left() + 16, r.center().y() - 15, 30, 30), self._colour, self._initial)
        text(p, QRectF(r.left() + 58, r.top(), r.width() - 70, r.height()), self._words, "h1", BURGUNDY, "left", 26)
