"""The controls of one seat on the set-up page: name, colour, who sits there, and the button that moves it up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art.pieces import marker
from app.art.shapes import rounded, stroke
from app.art.states import ring
from app.art.tokens import INK
from app.storage.settings import MAX_NAME
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button, Field
from app.windows.kit.layouts import Part, Row, Stretched
from app.windows.kit.leaves import Control, Gap, Paint, Painting, Spring
from app.windows.setup.game_options import IN_SEAT
from app.windows.setup.seat_choice import SeatChoice
from rules import COLOURS, SeatKind

NAME, COLOUR, BEYOND, KIND = 160, 30, 20, 146
"""Widths of the name, of a colour, of the gap after them, and of who sits there."""
SIGN = 56
"""Width of the place for a player's shape."""
SOLO = 620
"""Width below which a solo game's opponent gets a line of its own."""
LOW, HEIGHT = 38, 41
"""Minimum height of a row, on a low page and on others."""
EDGE = 3
"""Room above and below the controls of a row of two lines, left and right of those of other rows."""


class ColourButton(Button):
    """One colour with its shape, framed when chosen."""

    def __init__(self, parent: QWidget, seat: int, colour: str) -> None:
        super().__init__(parent, name=f"colour:{seat}:{colour}")
        self.colour = colour
        self.setCheckable(True)

    def natural(self) -> tuple[float, float]:
        """Return the size of its frame."""
        return COLOUR, COLOUR

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the marker, larger and framed when chosen."""
        chosen = self.isChecked()
        side = 24.0 if chosen else 20.0 if self.underMouse() else 18.0
        marker(p, QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side), self.colour)
        if chosen:
            stroke(p, INK, 1.8, rounded(r.adjusted(1, 1, -1, -1), 8))
        if self.ringed:
            ring(p, r, "focus", 8)


class SeatControls:
    """The settings of one seat. All its widgets are children of the page."""

    def __init__(self, page: Canvas, seat: int) -> None:
        self.seat = seat
        self.field = Field(page, f"name:{seat}", MAX_NAME)
        self.colours = {colour: ColourButton(page, seat, colour) for colour in COLOURS}
        self.group = QButtonGroup(page)  # one tab stop: Tab goes to the chosen colour, arrow keys to the others
        for button in self.colours.values():
            self.group.addButton(button)
        self.kind = SeatChoice(page, f"kind:{seat}")
        self._kind: SeatKind = "person"
        self._away = ""
        """The name of the computer that would sit here instead of the person, or the other way round."""
        self.up = Button(page, "secondary", "arrow-up-bold", f"up:{seat}")
        self._beyond = Spring(sideways=True)
        """The room right of what sits here, and of the options; alone, the rival has it."""

    @property
    def widgets(self) -> list[QWidget]:
        """All controls in Tab order."""
        return [self.field, *self.colours.values(), self.kind, self.up]

    @property
    def colour(self) -> str:
        """The chosen colour."""
        return next(colour for colour, button in self.colours.items() if button.isChecked())

    def choose(self, colour: str) -> None:
        """Choose a colour. Raises KeyError for an unknown one."""
        self.colours[colour].setChecked(True)

    @property
    def names(self) -> tuple[str, str]:
        """The names typed for a person and for a computer on this seat."""
        return (self.field.text(), self._away) if self._kind == "person" else (self._away, self.field.text())

    def sit(self, kind: SeatKind, person: str, computer: str) -> None:
        """Let a person or a computer sit here, each with a name just in case, without telling anyone."""
        self.kind.choose(kind)
        self._kind = kind
        here, self._away = (person, computer) if kind == "person" else (computer, person)
        with QSignalBlocker(self.field):
            self.field.setText(here)

    def show(self, shown: bool, alone: bool) -> None:
        """Show or hide all controls; the first seat cannot move up, and whoever is alone is a person."""
        for widget in self.widgets:
            widget.setVisible(shown and not (widget is self.up and self.seat == 0) and not (widget is self.kind and alone))
        self._beyond.shown = not alone

    def row(self, more: Sequence[Part], sign: Paint, solo: Part, empty: Part, under: Paint) -> Row:
        """Return the row of the seat; ``more``: the game's options for every seat, ``sign`` paints the player's shape."""
        colours = Row(*self.colours.values(), gap=4)
        first = Row(empty, Control(self.field, width=NAME), 18, colours, BEYOND, Spring(sideways=True), gap=0)
        who = Row(first, (solo, 1), gap=0, margins=(0, 2, 0, 2), turns=SOLO - SIGN)
        rest: list[Stretched] = [part for option in more for part in (12, (option, 1))]
        asked = Row(Control(self.kind, width=KIND), *rest, self._beyond, gap=0)
        beside = NAME + 18 + (COLOUR + 4) * len(self.colours) + BEYOND + KIND + 12 + len(more) * (IN_SEAT + 12)
        return Row(
            Painting(sign, SIGN - EDGE, LOW),
            (Row(EDGE, who, (asked, 1), EDGE, gap=12, turns=beside), 1),
            8 - EDGE,
            Control(self.up, width=38, height=31, kept=True),
            8,
            Gap(LOW, HEIGHT),
            gap=0,
            margins=(0, 0, 2, 0),
            under=under,
        )
