"""Who plays on from a position of a finished game: by default the person looking at it, against computers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.signs import player_sign
from app.art.tokens import INK, INK_SECOND
from app.program import Program
from app.windows.kit.controls import Button
from app.windows.kit.laid_sheet import LaidSheet
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Painting, Spring, Words
from app.windows.setup.seat_choice import LOCKED, SeatChoice
from rules import Header, SeatKind

WIDTH = 560
KIND = 190
"""Width of the choice of who sits on a seat."""
OTHERS: SeatKind = "normal"
"""How strong the computers are that take the seats of people, unless somebody chooses otherwise."""


class PlayOnSheet(LaidSheet):
    """The sheet over the review. ``chosen`` carries who sits on each seat."""

    chosen = Signal(object)

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, name, WIDTH)
        self._header: Header | None = None
        self._kinds: list[SeatChoice] = []
        self._begin = Button(self, "gold", "play", f"{name}:begin")
        self._begin.clicked.connect(self._choose)

    @property
    def seats(self) -> tuple[SeatKind, ...]:
        """Who sits on each seat, as chosen."""
        return tuple(kind.kind for kind in self._kinds)

    def open(self, header: Header, seat: int) -> None:
        """Ask who plays on; offered are a person on ``seat``, computers as they were and, in the places of other people, further ones."""
        self._header = header
        for old in self._kinds:
            self.discard(old)
        self._kinds = [SeatChoice(self, f"kind:{n}") for n in range(len(header.names))]
        for n, (choice, was) in enumerate(zip(self._kinds, header.seats, strict=True)):
            choice.choose("person" if n == seat else OTHERS if was == "person" else was)
            choice.activated.connect(lambda _: self.retext())
            choice.show()
        self.retext()
        self.show_up()
        self._begin.setFocus()

    def retext(self) -> None:
        """Set all texts."""
        header = self._header
        if header is None:
            return
        say = self._program.texts
        self.head(say("review.practice"), say("app.close"))
        self._begin.say(say("review.play_on.begin"))
        people = self.seats.count("person")
        for name, choice in zip(header.names, self._kinds, strict=True):
            only = people == 1 and choice.kind == "person"
            choice.word(say, say("review.play_on.seat", name=name), say("app.new.kind_locked") if only else "")
        rows = [self._row(header, seat) for seat in range(len(header.names))]
        about = Words(say("review.play_on.about"), "body", INK_SECOND, 15, wrapped=True)
        foot = Row(Spring(sideways=True), Control(self._begin, height=38))
        self.lay(Column(8, about, 12, Column(*rows, gap=6), 16, foot))
        self.refit()

    def _row(self, header: Header, seat: int) -> Row:
        paint = partial(self._sign, header, seat)
        name = Words(header.names[seat], "h3", INK, 17, elided=True)
        choice = Control(self._kinds[seat], width=KIND)
        return Row(Painting(paint, 32, LOCKED), 12, (name, 1), choice, margins=(12, 6, 8, 6), under=lambda p, r: chrome.row_card(p, r))

    def _sign(self, header: Header, seat: int, p: QPainter, r: QRectF) -> None:
        player_sign(p, QRectF(r.left(), r.center().y() - 15, 30, 30), header.seat_colours[seat], header.names[seat], self.seats[seat])

    def _choose(self) -> None:
        self.hide()
        self.chosen.emit(self.seats)
