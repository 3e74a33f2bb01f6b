"""Lists of words on paper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QTreeWidget, QWidget

from app.windows.kit import paper_style
from app.windows.kit.canvas import Scaled
from app.windows.kit.controls import scaled_font
from app.windows.kit.wrapped import Wrapped


class PaperLines(Scaled):
    """Lines of words on paper, each as high as its words need: what a list and a tree share. Put it before the Qt class among the bases."""

    widget: str
    """The Qt class."""
    room: tuple[float, float]
    """Above and beside the words of a line."""
    beside: float
    """From the edges of the widget to the words, both sides together; all in logical pixels."""
    chosen = ""
    """Further style of the chosen line."""

    def begin(self, name: str) -> None:
        """Set up what does not depend on the size."""
        assert isinstance(self, QListWidget | QTreeWidget)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.lines = Wrapped(self)
        self.setItemDelegate(self.lines)

    def rescale(self, scale: float) -> None:
        """Follow the canvas with font and spacing. Setting the style sheet measures every line again."""
        assert isinstance(self, QListWidget | QTreeWidget)
        self.scale = scale
        self.setFont(scaled_font("body", scale * self.text_share))
        self.lines.padding, self.lines.beside = round(self.room[0] * scale), round(self.beside * scale)
        self.setStyleSheet(paper_style.paper(self.widget, scale) + paper_style.lines(self.widget, scale, self.room, self.chosen))


class WordList(PaperLines, QListWidget):
    """A list of lines on paper."""

    widget, room, beside = "QListWidget", (5, 6), 21

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.begin(name)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
