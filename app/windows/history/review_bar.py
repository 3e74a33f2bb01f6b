"""The bar below the table of a review: the slider, the ways through the game, whose eyes one looks with, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art.fonts import text_width
from app.art.lettering import text
from app.art.tokens import BAR_TEXT
from app.session.replay import Replay
from app.texts import Texts
from app.windows.kit.canvas import Canvas, Painted
from app.windows.kit.controls import Button
from app.windows.kit.seat_button import SeatButton
from app.windows.kit.timeline import Timeline

HEIGHT = 100.0
"""Of the bar, in logical pixels."""
WAYS = {
    "back_mark": "skip-previous",
    "back_turn": "chevron-double-left",
    "back_step": "chevron-left",
    "on_step": "chevron-right",
    "on_turn": "chevron-double-right",
    "on_mark": "skip-next",
}
"""The ways through the game, with their pictograms, from left to right."""


class Caption(Painted, QWidget):
    """One line on the dark bar, as large as there is room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""

    def say(self, words: str) -> None:
        """Set the words."""
        self._words = words
        self.update()

    def paint(self, p: QPainter, r: QRectF) -> None:
        """The words."""
        text(p, r, self._words, "body_bold", BAR_TEXT, "left", 15)


class ReviewBar(QObject):
    """All controls are children of the page; ``name`` is the first part of their names."""

    went = Signal(str)
    """One of ``WAYS`` was chosen."""
    looked = Signal(object)
    """The seat to look with, or None for everything open."""
    practice = Signal()
    export = Signal()
    csv = Signal()
    game = Signal()
    """Back to the game that is being played."""

    def __init__(self, page: Canvas, name: str) -> None:
        super().__init__(page)
        self._page = page
        self._name = name
        self._seats: list[SeatButton] = []
        self.slider = Timeline(page, f"{name}:slider")
        self._ways = {way: Button(page, "dark", sign, f"{name}:{way}") for way, sign in WAYS.items()}
        self._open = Button(page, "dark", "eye", f"{name}:open")
        self._open.setCheckable(True)
        self._practice = Button(page, "gold", "play", f"{name}:practice")
        self._game = Button(page, "primary", "arrow-left", f"{name}:game")
        self._export = Button(page, "dark", "content-save", f"{name}:export")
        self._csv = Button(page, "dark", "table", f"{name}:csv")
        self._caption = Caption(page)
        self._eyes = QButtonGroup(page)
        self._eyes.addButton(self._open)
        for way, button in self._ways.items():
            button.clicked.connect(lambda _=False, way=way: self.went.emit(way))
        self._open.clicked.connect(lambda: self.looked.emit(None))
        for button, signal in (
            (self._practice, self.practice),
            (self._game, self.game),
            (self._export, self.export),
            (self._csv, self.csv),
        ):
            button.clicked.connect(signal)

    def begin(self, last: int, colours: Sequence[str], finished: bool) -> None:
        """Belong to a game of ``last`` decisions. A finished one has everybody's eyes (``colours`` of the seats), and the ways on."""
        for old in self._seats:
            self._page.discard(old)
        self._seats = []
        for seat, colour in enumerate(colours if finished and len(colours) > 1 else ()):
            button = SeatButton(self._page, f"{self._name}:seat:{seat}", colour)
            self._eyes.addButton(button)
            button.clicked.connect(lambda _=False, seat=seat: self.looked.emit(seat))
            button.show()
            self._seats.append(button)
        self._open.setVisible(bool(self._seats))
        self._game.setVisible(not finished)
        for way_on in (self._practice, self._export, self._csv):
            way_on.setVisible(finished)
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.blockSignals(False)

    def retext(self, say: Texts, names: Sequence[str]) -> None:
        """Set all words anew."""
        for way, button in self._ways.items():
            button.say("", say(f"review.{way}"))
        self._open.say(say("review.open"), say("review.open_said"))
        for seat, name in zip(self._seats, names, strict=False):
            seat.say(name, say("review.as_said", name=name))
        self._practice.say(say("review.practice"), say("review.practice_said"))
        self._game.say(say("review.game"), say("review.game_said"))
        self._export.say("", say("review.export_said"))
        self._csv.say("", say("scores.csv_said"))
        self.slider.setAccessibleName(say("review.slider"))

    def look_as(self, seat: int | None) -> None:
        """Show whose eyes are in use."""
        if self._seats:
            (self._open if seat is None else self._seats[seat]).setChecked(True)

    def tell(self, at: int, replay: Replay, where: str, words: str) -> None:
        """Show the place in the game; ``where`` it is in words, and what happened there."""
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.slider.setAccessibleDescription(f"{where}. {words}")
        for way, button in self._ways.items():
            button.setEnabled(at > 0 if way.startswith("back") else at < replay.last)
        self._practice.setEnabled(at < replay.last)
        self._caption.say(where)

    def arrange(self, r: QRectF) -> None:
        """Slider above; ways, caption, eyes and ways on below it from left to right."""
        put = self._page.put
        put(self.slider, QRectF(r.left() + 10, r.top() + 5, r.width() - 20, 41))
        y, x = r.top() + 62, r.left() + 14.0
        for button in self._ways.values():
            put(button, QRectF(x, y, 38, 32))
            x += 44
        put(self._caption, QRectF(x + 8, y, 330, 32))
        x = r.right() - 14
        for button in (self._practice, self._game, self._csv, self._export):
            if button.isHidden():
                continue
            width = text_width(button.text(), "body_bold") + 48 if button.text() else 38
            x -= width
            put(button, QRectF(x, y, width, 32))
            x -= 8
        x -= 10
        if self._seats:
            width = text_width(self._open.text(), "body_bold") + 48
            x -= width
            put(self._open, QRectF(x, y, width, 32))
            for seat in reversed(self._seats):
                x -= 42
                put(seat, QRectF(x, y - 2, 36, 36))
