"""The seats of a new game: how many, in which order, people or computers, in which colour, and each seat's own options."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.signs import player_sign
from app.art.tokens import INK_SECOND
from app.games import find
from app.program import Program
from app.session.rival import rival_names
from app.storage.settings import COMPUTER_NAMES, DEFAULT_NAMES, complete_names
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.kit.layouts import Column, Row, sheet
from app.windows.kit.leaves import Control, Heading, Painting, Spring, Words
from app.windows.setup.game_options import GameOptions
from app.windows.setup.seat_controls import SeatControls
from rules import COLOURS, Meta, SeatKind

NARROW = 700
"""Width below which the buttons go below the heading."""
COUNT = 50
"""Width of the button for a number of players."""


class SeatsPanel:
    """The panel of seats, its controls children of the page.

    ``changed`` is called after every change, ``named`` on Enter in the last name.
    """

    def __init__(
        self, page: Canvas, program: Program, meta: Meta, options: GameOptions, changed: Callable[[], object], named: Callable[[], object]
    ) -> None:
        self.players = meta.min_players
        self._page = page
        self._program = program
        self._meta = meta
        self._options = options
        self._changed = changed
        self._named = named
        self._counts = [Button(page, "secondary", "", f"players:{count}") for count in meta.players]
        for count, button in zip(meta.players, self._counts, strict=True):
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, count=count: self._count(count))
        self.drawn = Button(page, "secondary", "dice-multiple", "drawn")
        self.drawn.setCheckable(True)
        self.drawn.toggled.connect(changed)
        self._advice = Button(page, "secondary", "lightbulb-on", "advice")
        self._advice.setCheckable(True)
        self._advice.clicked.connect(self._allow)
        self.advice: bool | None = None
        """Whether the players may ask what a computer would do; None: as usual, if there is a single person."""
        self._seats = [SeatControls(page, seat) for seat in range(meta.max_players)]
        settings = program.settings
        names, computers = complete_names(settings.names, DEFAULT_NAMES), complete_names(settings.computers, COMPUTER_NAMES)
        for seat, name, computer, colour in zip(self._seats, names, computers, settings.colours, strict=False):
            seat.sit("person", name, computer)
            seat.choose(colour)
            seat.kind.activated.connect(lambda _, i=seat.seat: self._sit(i))
            seat.field.textChanged.connect(changed)
            seat.field.returnPressed.connect(lambda i=seat.seat: self._name_next(i + 1))
            seat.up.clicked.connect(lambda _=False, i=seat.seat: self._move_up(i))
            for button in seat.colours.values():
                button.toggled.connect(lambda on, i=seat.seat, colour=button.colour: self._take_colour(i, colour) if on else None)

        self._heading = Heading()
        self._empty = [Words("", "lead", INK_SECOND) for _ in self._seats]
        self._solo = [Words("", "lead", INK_SECOND, wrapped=True) for _ in self._seats]

        def rival(p: QPainter, r: QRectF) -> None:
            player_sign(p, r, find(meta.id).rival.sign, "")

        self._rivals = [Row(Painting(rival, 26, 26), words) for words in self._solo]
        self._rows = [self._seat_row(seat) for seat in self._seats]

        def left(row: Row) -> Row:  # where it has a line of its own
            return Row(row, Spring(sideways=True), gap=0)

        counts = [Control(button, width=COUNT, height=30) for button in self._counts]
        agreed = Row(Control(self._advice, height=30), 6, Control(self.drawn, height=30))
        head = Row((self._heading, 1), left(agreed), 6, left(Row(*counts)), margins=(2, 0, 0, 4), turns=NARROW)
        self.panel = Column(head, *self._rows, gap=5, margins=(14, 8, 14, 9), under=sheet)
        """The layout of the whole panel."""

    @property
    def widgets(self) -> list[QWidget]:
        """All controls in Tab order, those of the options included."""
        rows = [[*seat.widgets[:-1], *self._options.of_seat(seat.seat), seat.up] for seat in self._seats]
        return [*self._counts, self._advice, self.drawn, *(widget for row in rows for widget in row)]

    @property
    def names(self) -> list[str]:
        """The players in the order of the seats; a field that shows nothing means the default name."""
        usual = [DEFAULT_NAMES[i] if kind == "person" else COMPUTER_NAMES[i] for i, kind in enumerate(self.kinds)]
        return complete_names([seat.field.text() for seat in self._seats], usual)

    @property
    def kinds(self) -> list[SeatKind]:
        """Who sits there, in the order of the seats; at least one is a person."""
        return [seat.kind.kind for seat in self._seats[: self.players]]

    @property
    def people(self) -> list[str]:
        """What a person on each seat of the largest game would be called."""
        return complete_names([seat.names[0] for seat in self._seats], DEFAULT_NAMES)

    @property
    def computers(self) -> list[str]:
        """What a computer on each seat of the largest game would be called."""
        return complete_names([seat.names[1] for seat in self._seats], COMPUTER_NAMES)

    @property
    def colours(self) -> list[str]:
        """The colours in the order of the seats, then those that are free."""
        taken = [seat.colour for seat in self._seats]
        return [*taken, *(colour for colour in COLOURS if colour not in taken)]

    def seat(self, names: Sequence[str], colours: Sequence[str], kinds: Sequence[SeatKind]) -> None:
        """Seat these players, and set the number of seats to theirs."""
        self.players = len(names)
        for seat, name, kind in zip(self._seats, names, kinds, strict=False):
            person, computer = seat.names
            seat.sit(kind, *((name, computer) if kind == "person" else (person, name)))
        self._colour_all(colours)

    def sit(self, kinds: Sequence[SeatKind]) -> None:
        """Let people and computers sit on the first seats, under the names they have there."""
        for seat, kind in zip(self._seats, kinds, strict=False):
            seat.sit(kind, *seat.names)

    def take(self, players: int) -> None:
        """Set the number of seats to another one that is possible; options at their usual value stay at it.

        If that leaves computers only, the first seat becomes a person's.
        """
        before, self.players = self.players, players
        self._options.follow_players(before, players)
        if "person" not in self.kinds:
            self.sit(["person"])

    def _allow(self, allowed: bool) -> None:
        self.advice = allowed
        self._changed()

    def _count(self, players: int) -> None:
        self.take(players)
        self._changed()

    def _sit(self, seat: int) -> None:
        """Let whoever was chosen sit down, under the name they have there."""
        chosen = self._seats[seat]
        chosen.sit(chosen.kind.kind, *chosen.names)
        self._changed()

    def _name_next(self, seat: int) -> None:
        """Let the name of this seat be typed, or end naming with the last one."""
        if seat < self.players:
            self._seats[seat].field.setFocus()
            self._seats[seat].field.selectAll()
        else:
            self._named()

    def _take_colour(self, seat: int, colour: str) -> None:
        """Give a seat the colour chosen for it; the seat that had it gets the colour now free."""
        for other in self._seats:
            if other.seat != seat and other.colour == colour:
                free = [each for each in COLOURS if all(each != one.colour for one in self._seats)]
                other.choose(free[0])
        self._changed()

    def _move_up(self, seat: int) -> None:
        """Swap places with the seat above."""
        above, here = self._seats[seat - 1], self._seats[seat]
        colours, was = (above.colour, here.colour), (above.kind.kind, *above.names)
        above.sit(here.kind.kind, *here.names)
        here.sit(*was)
        self._colour_all([*(one.colour for one in self._seats[: seat - 1]), colours[1], colours[0]])
        self._options.swap_seats(seat - 1, seat)
        self._changed()

    def _colour_all(self, colours: Sequence[str]) -> None:
        """Give the first seats these colours and the others the remaining ones, in order."""
        rest = iter([colour for colour in self.colours if colour not in colours])
        wanted = [*colours, *(next(rest) for _ in self._seats[len(colours) :])]
        for seat, colour in zip(self._seats, wanted, strict=True):
            for button in seat.colours.values():
                button.blockSignals(True)
            seat.choose(colour)
            for button in seat.colours.values():
                button.blockSignals(False)

    # words and places

    def retext(self) -> None:
        """Set all texts."""
        say = self._program.texts
        for count, button in zip(self._meta.players, self._counts, strict=True):
            button.say(str(count), say("app.new.count", n=count))
            button.setChecked(count == self.players)
        self._say_either(self.drawn, "drawn")
        self.drawn.setVisible(self.players > 1)
        allowed = self.advice if self.advice is not None else self.kinds.count("person") == 1
        self._advice.setChecked(allowed)
        self._say_either(self._advice, "advice")
        names = self.names
        for i, seat in enumerate(self._seats):
            seat.field.setAccessibleName(say("app.new.name", n=i + 1))
            for colour, button in seat.colours.items():
                button.setAccessibleName(say("settings.new.colour", n=i + 1, colour=colour))
                button.setToolTip(say(f"settings.colour.{colour}"))
            seat.up.say("", say("settings.new.up", name=names[i] if i < self.players else ""))
            only = i < self.players and self.kinds.count("person") == 1 and self.kinds[i] == "person"
            seat.kind.word(say, say("app.new.kind", n=i + 1), say("app.new.kind_locked") if only else "")
            seat.show(i < self.players, self.players == 1)
            self._empty[i].say(say("app.new.empty") if i >= self.players else "")
            self._empty[i].shown = i >= self.players
            rival = find(self._meta.id).rival
            self._rivals[i].shown = self.players == 1 and i == 0 and bool(rival.sign) and rival.plays(self._options.chosen(1))
            self._solo[i].say(say("app.new.solo", **rival_names(say, self._meta.id)) if self._meta.solo else "")
        self._heading.say(say("app.new.seats"))

    def _say_either(self, button: Button, what: str) -> None:
        """Name a button that stays pressed, and tell what it means either way."""
        say = self._program.texts
        on, off = say(f"settings.new.{what}_on"), say(f"settings.new.{what}_off")
        button.say(say(f"settings.new.{what}"), say("app.option.switch", on=on, off=off))

    def _seat_row(self, seat: SeatControls) -> Row:
        """Return the row of a seat, or of an empty one."""
        i = seat.seat

        def sign(p: QPainter, r: QRectF) -> None:
            if i < self.players:
                player_sign(p, QRectF(r.left() + 14, r.center().y() - 14, 28, 28), seat.colour, self.names[i], seat.kind.kind)

        def under(p: QPainter, r: QRectF) -> None:
            chrome.row_card(p, r) if i < self.players else chrome.row_ground(p, r, enabled=False)

        return seat.row(self._options.places_of_seat(i), sign, self._rivals[i], self._empty[i], under)
