"""The seats of a new game: how many, in which order, with whom, in which colour, and what each seat chooses for itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome, frame
from app.art.fonts import text_width
from app.art.lettering import text
from app.art.materials import panel
from app.art.pieces import marker
from app.art.tokens import INK_SECOND, SHEET
from app.program import Program
from app.storage.settings import DEFAULT_NAMES
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.setup.game_options import GameOptions
from app.windows.setup.seat_controls import LINE, SeatControls, two_lines
from rules import COLOURS, Meta

ROW = 51.0
HEAD = 46.0
COUNT = 58.0
"""Heights of a row and of what stands above them, width of the place of a number; logical pixels."""


class SeatsPanel:
    """All controls are children of the page. ``changed`` is called after every change, ``entered`` when Enter was pressed."""

    def __init__(
        self, page: Canvas, program: Program, meta: Meta, options: GameOptions, changed: Callable[[], object], entered: Callable[[], object]
    ) -> None:
        self.players = meta.min_players
        self._page = page
        self._program = program
        self._meta = meta
        self._options = options
        self._changed = changed
        self._counts = [Button(page, "secondary", "", f"players:{count}") for count in meta.players]
        for count, button in zip(meta.players, self._counts, strict=True):
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, count=count: self._count(count))
        self.drawn = Button(page, "secondary", "dice-multiple", "drawn")
        self.drawn.setCheckable(True)
        self.drawn.toggled.connect(changed)
        self._seats = [SeatControls(page, seat) for seat in range(meta.max_players)]
        names = [*program.settings.names, *DEFAULT_NAMES[len(program.settings.names) :]]
        for seat, name, colour in zip(self._seats, names, program.settings.colours, strict=False):
            seat.field.setText(name)
            seat.choose(colour)
            seat.field.textChanged.connect(changed)
            seat.field.returnPressed.connect(entered)
            seat.up.clicked.connect(lambda _=False, i=seat.seat: self._move_up(i))
            for button in seat.colours.values():
                button.toggled.connect(lambda on, i=seat.seat, colour=button.colour: self._take_colour(i, colour) if on else None)

    @property
    def widgets(self) -> list[QWidget]:
        """All controls in the order of Tab, those of the options too."""
        rows = [[*seat.widgets[:-1], *self._options.of_seat(seat.seat), seat.up] for seat in self._seats]
        return [*self._counts, self.drawn, *(widget for row in rows for widget in row)]

    def height(self, width: float) -> float:
        """How high it is at a width, in logical pixels."""
        return HEAD + 4 + self._row(width) * self._meta.max_players

    @property
    def names(self) -> list[str]:
        """The players, in the order in which they sit here; an empty field has the usual name."""
        typed = [seat.field.text().strip() for seat in self._seats[: self.players]]
        return [name or default for name, default in zip(typed, DEFAULT_NAMES, strict=False)]

    @property
    def colours(self) -> list[str]:
        """The colours in the order of the seats, then those of no seat."""
        taken = [seat.colour for seat in self._seats]
        return [*taken, *(colour for colour in COLOURS if colour not in taken)]

    def seat(self, names: Sequence[str], colours: Sequence[str]) -> None:
        """Seat these players; as many as there are of them."""
        self.players = len(names)
        for seat, name in zip(self._seats, names, strict=False):
            seat.field.setText(name)
        self._colour_all(colours)

    def _count(self, players: int) -> None:
        before, self.players = self.players, players
        self._options.follow_players(before, players)
        self._changed()

    def _take_colour(self, seat: int, colour: str) -> None:
        """A colour is chosen for a seat: who had it gets the one that is free now."""
        for other in self._seats:
            if other.seat != seat and other.colour == colour:
                free = [each for each in COLOURS if all(each != one.colour for one in self._seats)]
                other.choose(free[0])
        self._changed()

    def _move_up(self, seat: int) -> None:
        """Change places with the seat above."""
        above, here = self._seats[seat - 1], self._seats[seat]
        names, colours = (above.field.text(), here.field.text()), (above.colour, here.colour)
        above.field.setText(names[1])
        here.field.setText(names[0])
        self._colour_all([*(one.colour for one in self._seats[: seat - 1]), colours[1], colours[0]])
        self._options.swap_seats(seat - 1, seat)
        self._changed()

    def _colour_all(self, colours: Sequence[str]) -> None:
        """Give the first seats these colours and the others what remains, in order."""
        rest = iter([colour for colour in self.colours if colour not in colours])
        wanted = [*colours, *(next(rest) for _ in self._seats[len(colours) :])]
        for seat, colour in zip(self._seats, wanted, strict=True):
            for button in seat.colours.values():
                button.blockSignals(True)
            seat.choose(colour)
            for button in seat.colours.values():
                button.blockSignals(False)

    # words, places and paint

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        for count, button in zip(self._meta.players, self._counts, strict=True):
            button.say(str(count), say("app.new.count", n=count))
            button.setChecked(count == self.players)
        self.drawn.say(say("settings.new.drawn"), say("settings.new.drawn_on" if self.drawn.isChecked() else "settings.new.drawn_off"))
        self.drawn.setVisible(self.players > 1)
        for i, seat in enumerate(self._seats):
            seat.field.setAccessibleName(say("app.new.name", n=i + 1))
            for colour, button in seat.colours.items():
                button.setAccessibleName(say("settings.new.colour", n=i + 1, colour=colour))
                button.setToolTip(say(f"settings.colour.{colour}"))
            seat.up.say("", say("settings.new.up", name=seat.field.text().strip() or DEFAULT_NAMES[i]))
            seat.show(i < self.players)

    def arrange(self, r: QRectF) -> None:
        """Numbers and order above, a row for every seat."""
        put = self._page.put
        for i, button in enumerate(self._counts):
            put(button, QRectF(r.right() - 8 - (len(self._counts) - i) * COUNT, r.top() + 8, 50, 30))
        width = text_width(self.drawn.text(), "body_bold") + 52
        put(self.drawn, QRectF(r.right() - 24 - len(self._counts) * COUNT - width, r.top() + 8, width, 30))
        for seat, row in zip(self._seats, self._rows(r), strict=True):
            seat.place(self._page, row, self._options.of_seat(seat.seat))

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paper, heading, and the players' shapes."""
        panel(p, r, 12, SHEET, "#EEE0C0")
        ends = self._page.place(self.drawn if self.players > 1 else self._counts[0]).left() - 14
        chrome.heading(p, QRectF(r.left() + 16, r.top() + 10, ends - r.left() - 16, 24), self._program.texts("app.new.seats"))
        for i, row in enumerate(self._rows(r)):
            self._paint_seat(p, row, i)

    def _rows(self, r: QRectF) -> list[QRectF]:
        height = self._row(r.width())
        return [QRectF(r.left() + 14, r.top() + HEAD + height * seat, r.width() - 28, height - 6) for seat in range(self._meta.max_players)]

    def _row(self, width: float) -> float:
        """The height of a row with its gap."""
        more = sum(option.per_seat for option in self._meta.options)
        return ROW + (LINE if two_lines(width - 28, more) else 0.0)

    def _paint_seat(self, p: QPainter, r: QRectF, seat: int) -> None:
        say = self._program.texts
        if seat >= self.players:
            chrome.row_ground(p, r, enabled=False)
            text(p, QRectF(r.left() + 66, r.top(), 200, r.height()), say("app.new.empty"), "lead", INK_SECOND)
            return
        chrome.row_card(p, r)
        marker(p, QRectF(r.left() + 14, r.top() + (ROW - 6) / 2 - 14, 28, 28), self._seats[seat].colour, self.names[seat][:1].upper())
        if self.players == 1:
            frame.player_sign(p, QRectF(r.left() + 480, r.center().y() - 13, 26, 26), "egon", "")
            words = say("app.new.solo", rival=say(f"{self._meta.id}.meta.rival"))
            text(p, QRectF(r.left() + 514, r.top(), r.width() - 524, r.height()), words, "lead", INK_SECOND)
