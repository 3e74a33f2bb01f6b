"""Who sits where, in the middle of a game: a seat is handed to the computer when somebody has to leave, and back."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.signs import player_sign
from app.art.tokens import INK_SECOND
from app.program import Program
from app.session.match import Match
from app.windows.game_words import seat_sign
from app.windows.kit.controls import Button
from app.windows.kit.laid_sheet import LaidSheet
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Painting, Spring, Words
from app.windows.setup.seat_choice import LOCKED, SeatChoice
from rules import SeatKind

WIDTH = 560
SIGN, KIND = 34, 176
"""Widths of the place for a player's sign, and of who sits there."""


class SeatsSheet(LaidSheet):
    """The sheet over a table, with a choice for every seat. Nothing changes before its button; at least one person remains."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(program, page, "seats_sheet", WIDTH)
        self._match: Match | None = None
        self._choices: list[SeatChoice] = []
        self._done = Button(self, "primary", "check-bold", "seats:done")
        self._done.clicked.connect(self._hand_over)

    def open(self, match: Match) -> None:
        """Show who sits where in a match."""
        self._match = match
        for choice in self._choices:
            self.discard(choice)
        self._choices = [SeatChoice(self, f"seats:{seat}") for seat in range(len(match.names))]
        for choice, kind in zip(self._choices, match.record.header.seats, strict=True):
            choice.choose(kind)
            choice.activated.connect(self.retext)
            choice.show()
        self._lay_out()
        self.retext()
        self.show_up()
        next(choice for choice in self._choices if choice.isEnabled()).setFocus()

    @property
    def kinds(self) -> list[SeatKind]:
        """Who is chosen for every seat."""
        return [choice.kind for choice in self._choices]

    def retext(self) -> None:
        """Set all texts."""
        if self._match is None:
            return
        say, kinds = self._program.texts, self.kinds
        self.head(say("hotseat.seats"), say("app.close"))
        self.setAccessibleDescription(say("hotseat.seats_about"))
        self._done.say(say("hotseat.seats_done"))
        for choice, name in zip(self._choices, self._match.names, strict=True):
            only = kinds.count("person") == 1 and choice.kind == "person"
            choice.word(say, say("hotseat.seats_of", name=name), say("app.new.kind_locked") if only else "")
        self._about.say(say("hotseat.seats_about"))
        self.refit()

    def controls(self) -> list[QWidget]:
        """Return the seats in their order, then the buttons."""
        return [control for control in (*self._choices, self._done, self.close_button) if control.isEnabled()]

    def _lay_out(self) -> None:
        """Lay out a row for each seat, and the button below."""
        self._about = Words("", "body", INK_SECOND, wrapped=True)
        rows = [self._row(seat) for seat in range(len(self._choices))]
        foot = Row(Spring(sideways=True), Control(self._done, height=38), margins=(0, 10, 4, 0))
        self.lay(Column(self._about, 6, *rows, foot, gap=6))

    def _row(self, seat: int) -> Row:
        """Return the row of a seat: the sign of whoever is chosen, the name, and the choice."""
        assert self._match is not None
        name = Words(self._match.names[seat], "h3", width=1, wrapped=True)
        sign = Painting(partial(self._sign, seat), SIGN, LOCKED)  # as high as a choice that is locked, so that nothing moves
        choice = Control(self._choices[seat], width=KIND)
        return Row(sign, (name, 1), choice, gap=12, margins=(14, 7, 10, 7), under=lambda p, r: chrome.row_card(p, r))

    def _sign(self, seat: int, p: QPainter, r: QRectF) -> None:
        assert self._match is not None
        sign = seat_sign(self._match.record.header, seat)._replace(kind=self._choices[seat].kind)
        player_sign(p, QRectF(r.left(), r.center().y() - 15, 30, 30), *sign)

    def _hand_over(self) -> None:
        assert self._match is not None
        match, kinds = self._match, self.kinds
        self.put_away()
        match.hand_over(kinds)
