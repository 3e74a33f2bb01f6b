"""A painted page other than the table: a dark bar with the title on top, the way back at its right, perhaps a footer. Esc goes back too."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.art import frame
from app.art.materials import table
from app.platform.qt_guard import report_errors
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.kit.flow import Flow
from app.windows.kit.footer import Footer, Ground
from app.windows.kit.layouts import Column, Part, Row, Stretched
from app.windows.kit.leaves import Control, Margins, Words

BAR_TITLE = "#F9EBCB"


def page_sheet(*parts: Stretched, widest: int, margins: Margins, gap: int = 0) -> Column:
    """Return a large sheet in the middle of the page below its bar."""
    paper = Column(*parts, gap=gap, margins=margins, under=frame.sheet)
    place = Column(margins=(30, 14, 30, 20))
    place.add(Flow(paper, least=1, widest=widest, align="centre", fill=True), 1)
    return place


class Page(Canvas):
    """The table's wood and the bar; ``lay`` sets what is below."""

    back = Signal()

    def __init__(self, parent: QWidget | None, name: str, back: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._title = Words("", "h3", BAR_TITLE, 18)
        self.back_button = Button(self, "dark", "arrow-left", back)
        self.back_button.clicked.connect(self.back)
        bar = Row(self._title, Control(self.back_button, width=100, height=27), margins=(20, 6, 10, 7), under=frame.top_bar)
        self.contents: Column = Column(bar)
        self._ground: Ground | None = None

    def head(self, title: str, back: str) -> None:
        """Set the title and the label of the way back."""
        self._title.say(title)
        self.back_button.say(back)
        self.setAccessibleName(title)

    def lay(self, body: Part, foot: Footer | None = None) -> None:
        """Put this below the bar, and a footer below it, which stays in sight where the page scrolls."""
        self.contents.clear(1)
        self.contents.add(body, 1)
        if self._ground is not None:
            self.discard(self._ground)
            self._ground = None
        if foot is not None:
            self.contents.add(foot)
            self._ground = Ground(self, foot)
            if self.isVisible():
                self._ground.show()

    def arrange(self) -> None:
        """Place everything, the footer last."""
        super().arrange()
        if self._ground is not None:
            self._ground.settle()

    def seen_down_to(self, bottom: int) -> None:
        """Keep the footer in sight."""
        if self._ground is not None:
            self._ground.down_to(bottom)

    def covered_below(self) -> tuple[int, list[QWidget]]:
        """Return the height of the footer and the controls in it."""
        return (self._ground.height(), self._ground.controls) if self._ground is not None else super().covered_below()

    def paint(self, p: QPainter) -> None:
        """Paint the wood, and what is on it."""
        table(p, QRectF(0, 0, self.w, self.h))
        super().paint(p)

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
