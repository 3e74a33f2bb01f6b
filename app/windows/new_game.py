"""The set-up page of a game: who plays, with which options, from which seed. Everything is as last time, so Start is one click."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app import __version__
from app.application import Program
from app.games import screen_of
from app.settings import DEFAULT_NAMES, LastGame, Preset
from app.shield import shielded
from app.table.painters import chrome, frame
from app.table.painters.fonts import text_width
from app.table.painters.icons import icon_at
from app.table.painters.lettering import paragraph, text
from app.table.painters.materials import panel, table
from app.table.painters.pieces import marker
from app.table.painters.tokens import BURGUNDY, ERROR, GOLD_TEXT, INK, INK_SECOND, LINK, SHEET
from app.table.painters.vignettes import vignette
from app.windows.canvas import Canvas
from app.windows.controls import Button, Field, Switch
from app.windows.presets_sheet import PresetsSheet
from app.windows.seat_controls import SeatControls
from app.windows.start_page import title
from rules import COLOURS, Option, Record, Value, catalogue, complete_options, meta, new

SIDE = 20.0
TOP = 54.0
FOOT = 58.0
ROW = 51.0
LONGEST_SEED = 18


class NewGame(Canvas):
    """Sets up one game at a time; ``show_game`` says which."""

    started = Signal(object)
    """The ``Record`` of the new game."""
    back = Signal()

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_game")
        self._program = program
        self._meta = catalogue()[0]
        self._players = self._meta.min_players
        self._back = Button(self, "dark", "arrow-left", "back")
        self._counts: list[Button] = []
        self._seats: list[SeatControls] = []
        self._switches: dict[str, Switch] = {}
        self._seed = Field(self, "seed", LONGEST_SEED)
        self._another = Button(self, "secondary", "dice-multiple", "another_seed")
        self._drawn = Button(self, "secondary", "dice-multiple", "drawn")
        self._drawn.setCheckable(True)
        self._presets = Button(self, "secondary", "content-save", "presets")
        self._same = Button(self, "secondary", "history", "same_deal")
        self._start = Button(self, "primary", "play", "start_game")
        self._sheet = PresetsSheet(program, self)
        self._back.clicked.connect(self.back)
        self._another.clicked.connect(self._draw_seed)
        self._start.clicked.connect(self.start)
        self._drawn.toggled.connect(self.retext)
        self._presets.clicked.connect(lambda: self._sheet.open(self.preset()))
        self._sheet.chosen.connect(self._use)
        self._sheet.closed.connect(self._start.setFocus)
        self._same.clicked.connect(self._same_deal)
        self._seed.textChanged.connect(self._judge)
        self._seed.returnPressed.connect(self.start)
        program.language_changed.connect(self.retext)
        self._build()
        self.retext()

    def show_game(self, game: str) -> None:
        """Offer a game with the choices made last, and a new seed."""
        self._meta = meta(game)
        last = self._program.settings.last.get(game)
        self._players = last.players if last is not None and last.players in self._meta.players else min(2, self._meta.max_players)
        self._build()
        for option in self._meta.options:
            value = last.options.get(option.id) if last is not None else None
            self._set(option, value if value in option.values else option.default_for(self._players))
        self._drawn.setChecked(last is not None and last.drawn)
        self._sheet.hide()
        self._draw_seed()
        self.retext()
        self._start.setFocus()

    @property
    def game(self) -> str:
        """The game that is set up."""
        return self._meta.id

    @property
    def seed(self) -> int | None:
        """The typed seed; None while it is no number."""
        typed = self._seed.text().strip()
        return int(typed) if typed.isascii() and typed.isdigit() else None

    def start(self) -> None:
        """Set the game up as chosen, and remember the choices."""
        seed = self.seed
        if seed is None:
            return
        names = self._names()
        chosen = {option.id: self._value(option) for option in self._meta.options}
        fitting = {option.id: chosen[option.id] for option in self._meta.options if self._fits(option)}
        settings = self._program.settings
        complete = complete_options(self._meta, self._players, fitting)
        order = list(range(len(names)))
        if self._drawn.isChecked():
            secrets.SystemRandom().shuffle(order)
        seated, colours = tuple(names[i] for i in order), tuple(self._seats[i].colour for i in order)
        record: Record = new(self._meta.id, seated, seed, complete, __version__, settings.undo, colours)
        last = LastGame(self._players, chosen, self._drawn.isChecked(), seated, colours, seed)
        self._program.change(
            names=[*names, *settings.names[len(names) :]],
            colours=self._all_colours(),
            last={**settings.last, self._meta.id: last},
        )
        self.started.emit(record)

    def preset(self) -> Preset:
        """The set-up as it stands, without a name."""
        options = {option.id: self._value(option) for option in self._meta.options}
        colours = tuple(seat.colour for seat in self._seats[: self._players])
        return Preset("", self._meta.id, tuple(self._names()), colours, options, self._drawn.isChecked())

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        self._back.say(say("app.new.back"))
        self._start.say(say("app.new.start"))
        self._another.say(say("app.new.seed_draw"))
        self._seed.setAccessibleName(say("app.new.seed"))
        self._seed.setToolTip(say("app.new.seed_hint"))
        for count, button in zip(self._meta.players, self._counts, strict=False):
            button.say(str(count), say("app.new.count", n=count))
            button.setChecked(count == self._players)
        self._drawn.say(say("settings.new.drawn"), say("settings.new.drawn_on" if self._drawn.isChecked() else "settings.new.drawn_off"))
        self._drawn.setVisible(self._players > 1)
        self._presets.say(say("settings.new.presets"))
        self._same.say(say("settings.new.same_deal"), say("settings.new.same_deal_about"))
        self._same.setVisible(self._last_deal() is not None)
        for i, seat in enumerate(self._seats):
            seat.field.setAccessibleName(say("app.new.name", n=i + 1))
            for colour, button in seat.colours.items():
                button.setAccessibleName(say("settings.new.colour", n=i + 1, colour=colour))
                button.setToolTip(say(f"settings.colour.{colour}"))
            seat.up.say("", say("settings.new.up", name=seat.field.text().strip() or DEFAULT_NAMES[i]))
            seat.show(i < self._players)
        for option in self._meta.options:
            key = f"{self._meta.id}.option.{option.id}"
            locked = "" if self._fits(option) else say("app.option.several")
            self._switches[option.id].say(say(key), say(f"{key}.on"), say(f"{key}.off"), locked)
        self._judge()

    def arrange(self) -> None:
        """Picture and seed at the left, seats and options at the right, Start below."""
        self._sheet.setGeometry(self.rect())
        width = max(100.0, text_width(self._back.text(), "body_bold") + 44)
        self.put(self._back, QRectF(self.w - width - 10, 6, width, 27))
        left = self._left()
        self.put(self._seed, QRectF(left.left() + 16, left.bottom() - 92, left.width() - 32, 31))
        self.put(self._another, QRectF(left.left() + 16, left.bottom() - 48, left.width() - 32, 31))
        seats = self._seats_area()
        for i, button in enumerate(self._counts):
            self.put(button, QRectF(seats.right() - 16 - (len(self._counts) - i) * 58 + 8, seats.top() + 8, 50, 30))
        width = text_width(self._drawn.text(), "body_bold") + 52
        self.put(self._drawn, QRectF(seats.right() - 24 - len(self._counts) * 58 - width, seats.top() + 8, width, 30))
        for seat, row in zip(self._seats, self._rows(), strict=True):
            seat.place(self, row)
        for switch, r in zip(self._switches.values(), self._option_places(), strict=True):
            self.put(switch, r)
        right = self.w - SIDE
        for button, least in ((self._start, 170.0), (self._same, 0.0), (self._presets, 0.0)):
            width = max(least, text_width(button.text(), "body_bold") + 60)
            self.put(button, QRectF(right - width, self.h - FOOT + 11, width, 38))
            right -= width + 12 if button.isVisibleTo(self) else 0

    def paint(self, p: QPainter) -> None:
        """Everything but the controls."""
        say = self._program.texts
        table(p, QRectF(0, 0, self.w, self.h))
        frame.top_bar(p, QRectF(0, 0, self.w, 40))
        frame.bar_title(p, QRectF(20, 0, self.w - 160, 40), say("app.new.title", game=title(say, self._meta.id)))
        self._paint_left(p, self._left())
        seats = self._seats_area()
        panel(p, seats, 12, SHEET, "#EEE0C0")
        ends = self.place(self._drawn if self._players > 1 else self._counts[0]).left() - 14
        chrome.heading(p, QRectF(seats.left() + 16, seats.top() + 10, ends - seats.left() - 16, 24), say("app.new.seats"))
        for i, row in enumerate(self._rows()):
            self._paint_seat(p, row, i)
        options = self._options()
        panel(p, options, 12, SHEET, "#EEE0C0")
        chrome.heading(p, QRectF(options.left() + 16, options.top() + 9, options.width() - 32, 24), say("app.new.options"))
        foot = QRectF(0, self.h - FOOT, self.w, FOOT)
        frame.info_bar(p, foot)
        wrong = self.seed is None
        icon_at(p, "alert" if wrong else "information", 32, foot.center().y() + 1, 20, ERROR if wrong else LINK)
        ends = self.place(self._presets).left() - 16
        text(p, QRectF(50, foot.top(), ends - 50, FOOT), self._summary(), "lead", ERROR if wrong else INK)

    @shielded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    # the controls of the game

    def _build(self) -> None:
        """Make the controls of this game."""
        for old in (*self._counts, *(widget for seat in self._seats for widget in seat.widgets), *self._switches.values()):
            self._places.pop(old, None)
            old.setParent(None)
            old.deleteLater()
        self._counts = [Button(self, "secondary", "", f"players:{count}") for count in self._meta.players]
        for button in self._counts:
            button.setCheckable(True)
            button.clicked.connect(self._count_button)
        settings = self._program.settings
        self._seats = [SeatControls(self, i) for i in range(self._meta.max_players)]
        for seat, name, colour in zip(self._seats, settings.names, settings.colours, strict=False):
            seat.field.setText(name)
            seat.choose(colour)
            seat.field.textChanged.connect(self._judge)
            seat.field.returnPressed.connect(self.start)
            seat.up.clicked.connect(lambda _=False, i=seat.seat: self._move_up(i))
            for button in seat.colours.values():
                button.toggled.connect(lambda on, i=seat.seat, colour=button.colour: self._take_colour(i, colour) if on else None)
        icons = screen_of(self._meta.id).pictograms
        self._switches = {option.id: Switch(self, icons[f"option.{option.id}"], f"option:{option.id}") for option in self._meta.options}
        order: list[QWidget] = [*self._counts, self._drawn, *(widget for seat in self._seats for widget in seat.widgets)]
        order += [*self._switches.values(), self._seed, self._another, self._presets, self._same, self._start, self._back]
        for first, second in pairwise(order):
            self.setTabOrder(first, second)
        if self.isVisible():
            for control in order:
                control.show()

    def _count_button(self) -> None:
        before = self._players
        self._players = int(self.sender().objectName().removeprefix("players:"))
        for option in self._meta.options:
            if self._value(option) == option.default_for(before):
                self._set(option, option.default_for(self._players))
        self.retext()

    def _take_colour(self, seat: int, colour: str) -> None:
        """A colour is chosen for a seat: who had it gets the one that is free now."""
        for other in self._seats:
            if other.seat != seat and other.colour == colour:
                free = [each for each in COLOURS if all(each != one.colour for one in self._seats)]
                other.choose(free[0])
        self.retext()

    def _move_up(self, seat: int) -> None:
        """Change places with the seat above."""
        above, here = self._seats[seat - 1], self._seats[seat]
        names, colours = (above.field.text(), here.field.text()), (above.colour, here.colour)
        above.field.setText(names[1])
        here.field.setText(names[0])
        self._colour_all([*(one.colour for one in self._seats[: seat - 1]), colours[1], colours[0]])
        self.retext()

    def _colour_all(self, colours: Sequence[str]) -> None:
        """Give the first seats these colours and the others what remains, in order."""
        rest = iter([colour for colour in self._all_colours() if colour not in colours])
        wanted = [*colours, *(next(rest) for _ in self._seats[len(colours) :])]
        for seat, colour in zip(self._seats, wanted, strict=True):
            for button in seat.colours.values():
                button.blockSignals(True)
            seat.choose(colour)
            for button in seat.colours.values():
                button.blockSignals(False)

    def _all_colours(self) -> list[str]:
        """The colours in the order of the seats, then those of no seat."""
        taken = [seat.colour for seat in self._seats]
        return [*taken, *(colour for colour in COLOURS if colour not in taken)]

    def _use(self, preset: Preset) -> None:
        """Set everything as a preset says."""
        self._seat(preset.names, preset.colours, preset.options)
        self._drawn.setChecked(preset.drawn)
        self.retext()

    def _last_deal(self) -> LastGame | None:
        """The last game, when its deal is known and it can be set up here."""
        last = self._program.settings.last.get(self._meta.id)
        known = last is not None and last.seed is not None and len(last.names) == last.players == len(last.colours)
        return last if known else None

    def _same_deal(self) -> None:
        """Everything as in the last game, its deal and its order of seats too."""
        last = self._last_deal()
        if last is not None:
            self._seat(last.names, last.colours, last.options)
            self._drawn.setChecked(False)
            self._seed.setText(str(last.seed))
            self.retext()
            self._start.setFocus()

    def _seat(self, names: Sequence[str], colours: Sequence[str], options: Mapping[str, Value | bool]) -> None:
        """Seat these players and set these options, as far as they are possible."""
        if len(names) not in self._meta.players or len(set(colours) & set(COLOURS)) != len(names):
            return  # kept by another version of the game
        self._players = len(names)
        for seat, name in zip(self._seats, names, strict=False):
            seat.field.setText(name)
        self._colour_all(colours)
        for option in self._meta.options:
            value = options.get(option.id)
            self._set(option, value if value in option.values else option.default_for(self._players))

    def _draw_seed(self) -> None:
        self._seed.setText(str(secrets.randbelow(10**6)))

    def _judge(self) -> None:
        """Start is possible when the seed is a number."""
        self._start.setEnabled(self.seed is not None)
        self.refresh()

    def _fits(self, option: Option) -> bool:
        return option.players is None or self._players in option.players

    def _value(self, option: Option) -> Value | bool:
        """The value the switch stands for: for yes and no itself, else the first value when on."""
        on = self._switches[option.id].isChecked()
        return on if isinstance(option.default, bool) else option.values[0 if on else 1]

    def _set(self, option: Option, value: Value | bool) -> None:
        self._switches[option.id].setChecked(value if isinstance(value, bool) else value == option.values[0])

    def _names(self) -> list[str]:
        typed = [seat.field.text().strip() for seat in self._seats[: self._players]]
        return [name or default for name, default in zip(typed, DEFAULT_NAMES, strict=False)]

    def _summary(self) -> str:
        say = self._program.texts
        names = self._names()
        if self.seed is None:
            return say("app.new.seed_wrong")
        if len(names) == 1:
            return say("app.new.summary_solo", name=names[0], rival=say(f"{self._meta.id}.meta.rival"))
        return say("app.new.summary", n=len(names), names=", ".join(names))

    # places

    def _left(self) -> QRectF:
        return QRectF(SIDE, TOP, self.w * 0.30, self.h - TOP - FOOT - 16)

    def _seats_area(self) -> QRectF:
        x = self._left().right() + 16
        return QRectF(x, TOP, self.w - x - SIDE, 50 + ROW * self._meta.max_players)

    def _options(self) -> QRectF:
        seats = self._seats_area()
        top = seats.bottom() + 14
        return QRectF(seats.left(), top, seats.width(), self._left().bottom() - top)

    def _rows(self) -> list[QRectF]:
        r = self._seats_area()
        return [QRectF(r.left() + 14, r.top() + 46 + ROW * seat, r.width() - 28, 45) for seat in range(self._meta.max_players)]

    def _option_places(self) -> list[QRectF]:
        r = self._options()
        width = (r.width() - 40) / 2
        lines = -(-len(self._meta.options) // 2)
        height = min(76.0, (r.height() - 48) / max(2, lines))
        return [
            QRectF(r.left() + 14 + i % 2 * (width + 12), r.top() + 40 + i // 2 * height, width, height - 8)
            for i in range(len(self._meta.options))
        ]

    def _paint_left(self, p: QPainter, r: QRectF) -> None:
        say = self._program.texts
        game = self._meta.id
        panel(p, r, 12, SHEET, "#EEE0C0")
        picture = QRectF(r.left() + 10, r.top() + 10, r.width() - 20, 168)
        vignette(p, picture, game)
        x, width = r.left() + 16, r.width() - 32
        y = picture.bottom() + 10
        for part in ("first_line", "second_line"):
            text(p, QRectF(x, y, width, 28), say(f"{game}.meta.{part}"), "h1", BURGUNDY, "left", 23)
            y += 28
        y += 6 + paragraph(p, QRectF(x, y + 6, width, 84), say(f"{game}.meta.about"), "body", INK) + 12
        facts = [
            ("timer-sand", say("app.new.time", n=say(f"{game}.meta.minutes"))),
            ("account-group", say("app.new.who", lowest=self._meta.min_players, highest=self._meta.max_players)),
            ("eye", say(f"{game}.meta.secret")),
        ]
        if self._meta.solo:
            facts.append(("account", say(f"{game}.meta.solo")))
        for pictogram, words in facts:
            icon_at(p, pictogram, x + 11, y + 11, 18, GOLD_TEXT)
            text(p, QRectF(x + 30, y, width - 30, 22), words, "body", INK)
            y += 26
        icon_at(p, "undo-variant", x + 11, y + 11, 18, GOLD_TEXT)
        rule = say(f"settings.undo.{self._program.settings.undo}.about")
        paragraph(p, QRectF(x + 30, y + 2, width - 30, r.bottom() - 128 - y), rule, "body", INK)
        chrome.heading(p, QRectF(x, r.bottom() - 122, width, 22), say("app.new.seed"))

    def _paint_seat(self, p: QPainter, r: QRectF, seat: int) -> None:
        say = self._program.texts
        taken = seat < self._players
        if not taken:
            chrome.row_ground(p, r, enabled=False)
            text(p, QRectF(r.left() + 66, r.top(), 200, r.height()), say("app.new.empty"), "lead", INK_SECOND)
            return
        chrome.row_card(p, r)
        name = self._names()[seat]
        marker(p, QRectF(r.left() + 14, r.center().y() - 14, 28, 28), self._seats[seat].colour, name[:1].upper())
        if self._players == 1:
            frame.player_sign(p, QRectF(r.left() + 480, r.center().y() - 13, 26, 26), "egon", "")
            text(
                p,
                QRectF(r.left() + 514, r.top(), r.width() - 524, r.height()),
                say("app.new.solo", rival=say(f"{self._meta.id}.meta.rival")),
                "lead",
                INK_SECOND,
            )
