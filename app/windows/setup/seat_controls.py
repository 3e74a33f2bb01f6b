"""The controls of one seat on the set-up page: name, colour, and the way up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art.pieces import marker
from app.art.shapes import rounded, stroke
from app.art.states import ring
from app.art.tokens import INK
from app.storage.settings import MAX_NAME
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button, Field
from rules import COLOURS

NAME = 212.0
COLOUR = 34.0
GAP = 12.0
SEAT = 56 + NAME + 22 + COLOUR * len(COLOURS) + 60
"""Width of a row without what a game asks of its seat."""
LEAST = 140.0
"""Width of the place of what a game asks, with which its words can be read."""
LINE = 38.0
"""Height of a second line for that."""


class ColourButton(Button):
    """One colour with its shape; the chosen one is framed."""

    def __init__(self, parent: QWidget, seat: int, colour: str) -> None:
        super().__init__(parent, name=f"colour:{seat}:{colour}")
        self.colour = colour
        self.setCheckable(True)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """The marker, larger and framed when chosen."""
        chosen = self.isChecked()
        side = 24.0 if chosen else 20.0 if self.underMouse() else 18.0
        marker(p, QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side), self.colour)
        if chosen:
            stroke(p, INK, 1.8, rounded(r.adjusted(1, 1, -1, -1), 8))
        if self.ringed:
            ring(p, r, "focus", 8)


class SeatControls:
    """What can be set about one seat. All its widgets are children of the page."""

    def __init__(self, page: Canvas, seat: int) -> None:
        self.seat = seat
        self.field = Field(page, f"name:{seat}", MAX_NAME)
        self.colours = {colour: ColourButton(page, seat, colour) for colour in COLOURS}
        self.group = QButtonGroup(page)  # one at a time; Tab goes to the chosen one, arrows to the others
        for button in self.colours.values():
            self.group.addButton(button)
        self.up = Button(page, "secondary", "arrow-up-bold", f"up:{seat}")

    @property
    def widgets(self) -> list[QWidget]:
        """All controls in the order of Tab."""
        return [self.field, *self.colours.values(), self.up]

    @property
    def colour(self) -> str:
        """The chosen colour."""
        return next(colour for colour, button in self.colours.items() if button.isChecked())

    def choose(self, colour: str) -> None:
        """Choose a colour. Raises KeyError for an unknown one."""
        self.colours[colour].setChecked(True)

    def show(self, shown: bool) -> None:
        """Show or hide all; the first seat has nothing above it."""
        for widget in self.widgets:
            widget.setVisible(shown and not (widget is self.up and self.seat == 0))

    def place(self, page: Canvas, r: QRectF, more: Sequence[QWidget]) -> None:
        """Put everything into the row ``r`` of the page; ``more``: what a game asks of every seat, before the way up."""
        upper = QRectF(r.left(), r.top(), r.width(), r.height() - (LINE if two_lines(r.width(), len(more)) else 0))
        page.put(self.field, QRectF(r.left() + 56, r.top() + 7, NAME, 31))
        x = r.left() + 56 + NAME + 22
        for button in self.colours.values():
            page.put(button, QRectF(x, upper.center().y() - 15, 30, 30))
            x += COLOUR
        page.put(self.up, QRectF(r.right() - 48, r.top() + 7, 38, 31))
        if upper.height() < r.height():
            x, y, ends = r.left() + 56 - GAP, upper.bottom(), r.right() + 2
        else:
            y, ends = r.top() + 7, r.right() - 60
        room = (ends - x - GAP) / max(1, len(more))
        for i, control in enumerate(more):
            page.put(control, QRectF(x + GAP + i * room, y, room - GAP, 31))


def two_lines(width: float, more: int) -> bool:
    """Whether a row of a width needs a second line for so many things a game asks of every seat."""
    return more > 0 and width - SEAT < more * (LEAST + GAP)
