"""The set-up page of a game: who plays, with which options, from which seed. Everything is as last time, so Start is one click."""

from __future__ import annotations

import secrets
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app import __version__
from app.application import Program
from app.games import screen_of
from app.settings import DEFAULT_NAMES, MAX_NAME, LastGame
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
        self._fields: list[Field] = []
        self._switches: dict[str, Switch] = {}
        self._seed = Field(self, "seed", LONGEST_SEED)
        self._another = Button(self, "secondary", "dice-multiple", "another_seed")
        self._start = Button(self, "primary", "play", "start_game")
        self._back.clicked.connect(self.back)
        self._another.clicked.connect(self._draw_seed)
        self._start.clicked.connect(self.start)
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
        record: Record = new(self._meta.id, tuple(names), seed, complete, __version__, settings.undo)
        settings.names[: len(names)] = names
        settings.last[self._meta.id] = LastGame(self._players, chosen)
        self._program.store_settings()
        self.started.emit(record)

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
        for seat, field in enumerate(self._fields):
            field.setAccessibleName(say("app.new.name", n=seat + 1))
            field.setVisible(seat < self._players)
        for option in self._meta.options:
            key = f"{self._meta.id}.option.{option.id}"
            locked = "" if self._fits(option) else say("app.option.several")
            self._switches[option.id].say(say(key), say(f"{key}.on"), say(f"{key}.off"), locked)
        self._judge()

    def arrange(self) -> None:
        """Picture and seed at the left, seats and options at the right, Start below."""
        width = max(100.0, text_width(self._back.text(), "body_bold") + 44)
        self.put(self._back, QRectF(self.w - width - 10, 6, width, 27))
        left = self._left()
        self.put(self._seed, QRectF(left.left() + 16, left.bottom() - 92, left.width() - 32, 31))
        self.put(self._another, QRectF(left.left() + 16, left.bottom() - 48, left.width() - 32, 31))
        seats = self._seats()
        for i, button in enumerate(self._counts):
            self.put(button, QRectF(seats.right() - 16 - (len(self._counts) - i) * 58 + 8, seats.top() + 8, 50, 30))
        for field, row in zip(self._fields, self._rows(), strict=True):
            self.put(field, QRectF(row.left() + 56, row.top() + 7, 250, 31))
        for switch, r in zip(self._switches.values(), self._option_places(), strict=True):
            self.put(switch, r)
        width = max(170.0, text_width(self._start.text(), "body_bold") + 60)
        self.put(self._start, QRectF(self.w - SIDE - width, self.h - FOOT + 11, width, 38))

    def paint(self, p: QPainter) -> None:
        """Everything but the controls."""
        say = self._program.texts
        table(p, QRectF(0, 0, self.w, self.h))
        frame.top_bar(p, QRectF(0, 0, self.w, 40))
        frame.bar_title(p, QRectF(20, 0, self.w - 160, 40), say("app.new.title", game=title(say, self._meta.id)))
        self._paint_left(p, self._left())
        seats = self._seats()
        panel(p, seats, 12, SHEET, "#EEE0C0")
        chrome.heading(
            p, QRectF(seats.left() + 16, seats.top() + 10, seats.width() - 60 * len(self._counts) - 40, 24), say("app.new.seats")
        )
        for seat, row in enumerate(self._rows()):
            self._paint_seat(p, row, seat)
        options = self._options()
        panel(p, options, 12, SHEET, "#EEE0C0")
        chrome.heading(p, QRectF(options.left() + 16, options.top() + 9, options.width() - 32, 24), say("app.new.options"))
        foot = QRectF(0, self.h - FOOT, self.w, FOOT)
        frame.info_bar(p, foot)
        wrong = self.seed is None
        icon_at(p, "alert" if wrong else "information", 32, foot.center().y() + 1, 20, ERROR if wrong else LINK)
        text(p, QRectF(50, foot.top(), self.w - 280, FOOT), self._summary(), "lead", ERROR if wrong else INK)

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
        for old in (*self._counts, *self._fields, *self._switches.values()):
            self._places.pop(old, None)
            old.setParent(None)
            old.deleteLater()
        self._counts = [Button(self, "secondary", "", f"players:{count}") for count in self._meta.players]
        for button in self._counts:
            button.setCheckable(True)
            button.clicked.connect(self._count_button)
        self._fields = [Field(self, f"name:{seat}", MAX_NAME) for seat in range(self._meta.max_players)]
        for field, name in zip(self._fields, self._program.settings.names, strict=False):
            field.setText(name)
            field.textChanged.connect(self._judge)
            field.returnPressed.connect(self.start)
        icons = screen_of(self._meta.id).pictograms
        self._switches = {option.id: Switch(self, icons[f"option.{option.id}"], f"option:{option.id}") for option in self._meta.options}
        order: list[QWidget] = [*self._counts, *self._fields, *self._switches.values(), self._seed, self._another, self._start, self._back]
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
        typed = [field.text().strip() for field in self._fields[: self._players]]
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

    def _seats(self) -> QRectF:
        x = self._left().right() + 16
        return QRectF(x, TOP, self.w - x - SIDE, 50 + ROW * self._meta.max_players)

    def _options(self) -> QRectF:
        seats = self._seats()
        top = seats.bottom() + 14
        return QRectF(seats.left(), top, seats.width(), self._left().bottom() - top)

    def _rows(self) -> list[QRectF]:
        r = self._seats()
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
        marker(p, QRectF(r.left() + 14, r.center().y() - 14, 28, 28), COLOURS[seat], name[:1].upper())
        if self._players == 1:
            frame.player_sign(p, QRectF(r.left() + 330, r.center().y() - 13, 26, 26), "egon", "")
            text(
                p,
                QRectF(r.left() + 364, r.top(), 300, r.height()),
                say("app.new.solo", rival=say(f"{self._meta.id}.meta.rival")),
                "lead",
                INK_SECOND,
            )
