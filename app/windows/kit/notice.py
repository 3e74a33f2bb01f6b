"""A sentence for the players, over whatever page they look at, until they have read it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height
from app.art.materials import panel, shadow
from app.art.tokens import CAUTION, INK
from app.platform.qt_guard import report_errors
from app.program import Program
from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button

WIDTH = 720.0
MOST = 6
"""Sentences shown at once; of more, the latest."""


class Notice(Canvas):
    """Stands above the middle of its page; ``tell`` adds a sentence."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._program = program
        self.sentences: list[str] = []
        self._button = Button(self, "secondary", "check-bold", "notice:close")
        self._button.clicked.connect(self.put_away)
        program.told.connect(self.tell)
        self.hide()

    def tell(self, sentence: str) -> None:
        """Show one more sentence."""
        if sentence not in self.sentences:
            self.sentences = [*self.sentences, sentence][-MOST:]
        self._button.say(self._program.texts("app.notice.close"))
        self.fit()
        self.show()
        self.raise_()
        self.setAccessibleName(" ".join(self.sentences))

    def put_away(self) -> None:
        """The sentences have been read."""
        self.sentences = []
        self.hide()

    def fit(self) -> None:
        """Take the place on the page that the sentences need."""
        page = self.parentWidget()
        assert page is not None
        self.scale = max(0.05, min(page.width() / MIN_WIDTH, page.height() / MIN_HEIGHT))
        height = 40 + sum(self._height(sentence) for sentence in self.sentences)
        width, high = round(WIDTH * self.scale), round(max(84.0, height) * self.scale)
        self.setGeometry((page.width() - width) // 2, round(44 * self.scale), width, high)
        self.refresh()

    def arrange(self) -> None:
        """The button at the right."""
        width = text_width(self._button.text(), "body_bold") + 50
        self.put(self._button, QRectF(self.w - width - 26, self.h / 2 - 16, width, 32))

    def paint(self, p: QPainter) -> None:
        """Paper with a sign and the sentences."""
        r = QRectF(12, 10, self.w - 24, self.h - 24)
        shadow(p, r, 12, 9, 4, 0.55)
        panel(p, r, 12, "#F9E3C4", "#F0D2A4", shade=0)
        icon_at(p, "alert", r.left() + 28, r.center().y(), 24, CAUTION)
        y = 20.0
        for sentence in self.sentences:
            height = self._height(sentence)
            paragraph(p, QRectF(r.left() + 54, y, self._room(), height), sentence, "body", INK)
            y += height

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its size is set by ``fit``, which paints too."""

    def _room(self) -> float:
        return WIDTH - 24 - 54 - text_width(self._button.text(), "body_bold") - 90

    def _height(self, sentence: str) -> float:
        return paragraph_height(sentence, self._room()) + 4
