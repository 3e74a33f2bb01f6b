"""Going through a finished game: the table of every position, a slider, as one seat knew it or all open."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QWidget

import rules
from app import exports
from app.application import Program
from app.games import screen_of
from app.match import colours
from app.replay import Mark, Replay
from app.shield import shielded
from app.table import changes, past, tipbox
from app.table.layout import Layout, Placement, Position, Rect
from app.table.painters import frame
from app.table.painters.cache import HINTS
from app.table.painters.fonts import text_width
from app.table.painters.lettering import grown, text
from app.table.painters.pieces import marker
from app.table.painters.tokens import BAR_TEXT
from app.table.pressables import PRESSABLE
from app.table.showing import Showing
from app.table.view import TableView
from app.windows.canvas import Canvas, Painted
from app.windows.controls import Button
from app.windows.game_parts import painters_of
from app.windows.saving import save_as
from app.windows.timeline import Timeline
from rules import ItemId, Record

BAR = 100.0
"""Height of the bar below the table, in logical pixels."""
SEAT = "seat:"
SPEEDS = {"off": 0.0, "fast": 2.5, "normal": 1.0}
"""Speed of animations by setting."""


class SeatButton(Button):
    """A player's marker, to see what he could see."""

    def __init__(self, parent: QWidget, name: str, colour: str) -> None:
        super().__init__(parent, name=name)
        self.setCheckable(True)
        self._colour = colour
        self._initial = ""

    def call(self, name: str, said: str) -> None:
        """The player's name."""
        self._initial = name[:1].upper()
        self.say("", said)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """The marker on the button."""
        super().paint(p, r)
        marker(p, QRectF(r.center().x() - 11, r.center().y() - 11, 22, 22), self._colour, self._initial)


class Caption(Painted, QWidget):
    """One line on the dark bar."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""

    def say(self, words: str) -> None:
        """Set the words."""
        self._words = words
        self.update()

    @shielded
    def paintEvent(self, event: QPaintEvent) -> None:
        """As large as there is room for."""
        painter = QPainter(self)
        try:
            painter.setRenderHints(HINTS)
            painter.scale(self.scale, self.scale)
            with grown(self.text_share):
                text(painter, self.inner(self.size()), self._words, "body_bold", BAR_TEXT, "left", 15)
        finally:
            painter.end()


class Review(Canvas):
    """Shows one record. ``at`` is the position, ``viewer`` the seat that looks, None with everything open."""

    back = Signal()
    practice = Signal(object)
    """A new record that goes on from the position shown."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review")
        self.animated = True
        self.at = 0
        self.viewer: int | None = None
        self.replay: Replay | None = None
        self._program = program
        self._peek: int | None = None
        self._view: TableView | None = None
        self._position: Position | None = None
        self._layout: Layout | None = None
        self._seats: list[SeatButton] = []
        self.slider = Timeline(self, "review:slider")
        self.slider.valueChanged.connect(self.go)
        self._first = Button(self, "dark", "chevron-double-left", "review:back_turn")
        self._back = Button(self, "dark", "chevron-left", "review:back_step")
        self._on = Button(self, "dark", "chevron-right", "review:on_step")
        self._last = Button(self, "dark", "chevron-double-right", "review:on_turn")
        self._mark_back = Button(self, "dark", "skip-previous", "review:back_mark")
        self._mark_on = Button(self, "dark", "skip-next", "review:on_mark")
        self._open = Button(self, "dark", "eye", "review:open")
        self._open.setCheckable(True)
        self._practice = Button(self, "gold", "play", "review:practice")
        self._export = Button(self, "dark", "content-save", "review:export")
        self._csv = Button(self, "dark", "table", "review:csv")
        self._caption = Caption(self)
        self._group = QButtonGroup(self)
        self._group.addButton(self._open, -1)
        for button, act in (
            (self._first, self.turn_back),
            (self._back, lambda: self.go(self.at - 1)),
            (self._on, lambda: self.go(self.at + 1)),
            (self._last, self.turn_on),
            (self._mark_back, lambda: self._jump(-1)),
            (self._mark_on, lambda: self._jump(1)),
            (self._open, lambda: self.look_as(None)),
            (self._practice, self._go_on),
            (self._export, self._save),
            (self._csv, self._save_csv),
        ):
            button.clicked.connect(act)
        for keys, act in (
            ("Left", lambda: self.go(self.at - 1)),
            ("Right", lambda: self.go(self.at + 1)),
            ("Up", self.turn_back),
            ("Down", self.turn_on),
            ("Home", lambda: self.go(0)),
            ("End", lambda: self.go(self.slider.maximum())),
            ("PgUp", lambda: self._jump(-1)),
            ("PgDown", lambda: self._jump(1)),
            ("Esc", self.back.emit),
        ):
            QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut).activated.connect(act)
        self.setFocusProxy(self.slider)
        program.language_changed.connect(self.retext)
        program.settings_changed.connect(self._follow_settings)

    def open(self, record: Record) -> None:
        """Show a finished game from its beginning, all open."""
        screen = screen_of(record.header.game)
        self.replay = Replay(record, screen.marks, screen.section)
        self.at, self.viewer, self._peek, self._layout = 0, None, None, None
        self._new_view(record)
        for old in self._seats:
            self.discard(old)
        self._seats = []
        for seat in range(len(record.header.names)) if len(record.header.names) > 1 else ():
            button = SeatButton(self, f"review:seat:{seat}", colours(record.header)[seat])
            self._group.addButton(button, seat)
            button.setProperty("seat", seat)
            button.clicked.connect(self._look_as_button)
            self._seats.append(button)
            button.show()
        self._open.setVisible(bool(self._seats))
        self._open.setChecked(True)
        self.slider.blockSignals(True)
        self.slider.setRange(0, self.replay.last)
        self.slider.setValue(0)
        self.slider.blockSignals(False)
        self.retext()
        self.slider.setFocus()

    def close_record(self) -> None:
        """Let go of what was shown."""
        if self._view is not None:
            self._view.hide()
            self._view.deleteLater()
        self._view = self.replay = self._position = self._layout = None

    def go(self, at: int) -> None:
        """Show position ``at``, or the nearest there is."""
        if self.replay is None:
            return
        at = max(0, min(at, self.replay.last))
        if at == self.at:
            return
        onwards = at == self.at + 1
        self.at = at
        self._peek = None
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self._show(moving=onwards)
        self._tell()

    def turn_back(self) -> None:
        """To the beginning of the turn, or of the one before."""
        if self.replay is not None:
            self.go(self.replay.before(self.at))

    def turn_on(self) -> None:
        """To the beginning of the next turn."""
        if self.replay is not None:
            self.go(self.replay.after(self.at))

    def look_as(self, seat: int | None) -> None:
        """See what a seat could see; None: everything."""
        self.viewer, self._peek = seat, None
        (self._open if seat is None else self._seats[seat]).setChecked(True)
        self._show()
        self._tell()

    def retext(self) -> None:
        """Set all words anew."""
        if self.replay is None:
            return
        say, record = self._program.texts, self.replay.record
        for what, button in (
            ("back_turn", self._first),
            ("back_step", self._back),
            ("on_step", self._on),
            ("on_turn", self._last),
            ("back_mark", self._mark_back),
            ("on_mark", self._mark_on),
        ):
            button.say("", say(f"review.{what}"))
        self._open.say(say("review.open"), say("review.open_said"))
        for seat, button in enumerate(self._seats):
            button.call(record.header.names[seat], say("review.as_said", name=record.header.names[seat]))
        self._practice.say(say("review.practice"), say("review.practice_said"))
        self._export.say("", say("review.export_said"))
        self._csv.say("", say("scores.csv_said"))
        self.slider.setAccessibleName(say("review.slider"))
        begins, turns = [], 0
        for event, n in self.replay.sections:
            words = say(f"{record.header.game}.section", **event.values) if event is not None else ""
            begins.append((self.replay.turns[turns].start, words))
            turns += n
        self.slider.show_marks([(mark, self._words(mark)) for mark in self.replay.marks], begins)
        self.refresh()
        self._show()
        self._tell()

    # places and paint
    def arrange(self) -> None:
        """The table above, slider and buttons below."""
        if self._view is not None:
            self._view.setGeometry(0, 0, self.width(), self.height() - round(BAR * self.scale))
        top = self.h - BAR
        self.put(self.slider, QRectF(10, top + 5, self.w - 20, 41))
        y, x = top + 62, 14.0
        for button in (self._mark_back, self._first, self._back, self._on, self._last, self._mark_on):
            self.put(button, QRectF(x, y, 38, 32))
            x += 44
        self.put(self._caption, QRectF(x + 8, y, 330, 32))
        x = self.w - 14
        for button in (self._practice, self._csv, self._export):
            width = text_width(button.text(), "body_bold") + 48 if button.text() else 38
            x -= width
            self.put(button, QRectF(x, y, width, 32))
            x -= 8
        x -= 10
        if self._seats:
            for button in (self._open, *reversed(self._seats)):
                width = text_width(button.text(), "body_bold") + 48 if button.text() else 40
                x -= width
                self.put(button, QRectF(x, y, width, 32))
                x -= 6

    def paint(self, p: QPainter) -> None:
        """The bar below the table."""
        frame.top_bar(p, QRectF(0, self.h - BAR, self.w, BAR))

    def _where(self) -> str:
        if self.replay is None:
            return ""
        say, replay = self._program.texts, self.replay
        if not replay.whole:
            return say("review.not_whole")
        step = say("review.step", n=self.at, all=replay.last)
        return f"{step}  ·  {say('review.turn', n=replay.turn(self.at) + 1, all=len(replay.turns))}"

    # the table
    def _new_view(self, record: Record) -> None:
        if self._view is not None:
            self._view.hide()
            self._view.deleteLater()
        self._view = view = TableView(painters_of(record.header.game), self)
        view.table.set_text_size(self._program.settings.text_size / 100)
        view.table.pressed.connect(self._press)
        view.table.rested.connect(self._tip)
        view.table.context.connect(self._tip)
        view.resized.connect(lambda: self._show())
        self.arrange()
        view.lower()
        view.show()

    def _follow_settings(self) -> None:
        """The size of the text."""
        if self._view is not None:
            self._view.table.set_text_size(self._program.settings.text_size / 100)
            self.fit_scale()
            self.retext()

    def _show(self, moving: bool = False) -> None:
        """Paint the position; ``moving``: it follows the one shown before."""
        replay, view = self.replay, self._view
        if replay is None or view is None:
            return
        say, game = self._program.texts, replay.record.header.game
        screen = screen_of(game)
        look = (self.viewer, self._peek, colours(replay.record.header), view.logical_size, say, view.table.text_size)
        at = past.position(replay, self.at, screen, *look)
        lines = past.told(replay, self.at, screen, self.viewer, say)
        player = past.who(replay, self.at) if self.at else None
        layout = past.layout(at, screen, say("review.title", game=say(f"{game}.meta.title")), lines, player, text_width)
        moves: list[changes.Move] = []
        if moving and self._layout is not None and self._position is not None and self._position.viewer == at.viewer:
            events = past.seen(replay, self.at, self.viewer)
            moves = [move for move in changes.changes(self._layout, layout, events) if move.shown.kind not in PRESSABLE]
        clickable = {item for item in layout.placements if item.startswith(SEAT)} | {
            item for item in past.KEPT if item in layout.placements
        }
        speed = SPEEDS[self._program.settings.animation] if self.animated else 0.0
        last = past.touched(replay, self.at, self.viewer)
        self._position, self._layout = at, layout
        view.table.show(Showing(layout, {}, frozenset(clickable), last), moves, speed)

    def _tell(self) -> None:
        """Say where we are, to eyes and ears."""
        if self.replay is None:
            return
        replay = self.replay
        words = ". ".join(past.told(replay, self.at, screen_of(replay.record.header.game), self.viewer, self._program.texts))
        self.slider.setAccessibleDescription(f"{self._where()}. {words}")
        self._back.setEnabled(self.at > 0)
        self._first.setEnabled(self.at > 0)
        self._mark_back.setEnabled(self.at > 0)
        for button in (self._on, self._last, self._mark_on, self._practice):
            button.setEnabled(self.at < replay.last)
        self._caption.say(self._where())
        if self._view is not None:
            self._view.announce(words)

    def _words(self, mark: Mark) -> str:
        """What a mark stands for."""
        assert self.replay is not None
        say, record = self._program.texts, self.replay.record
        if mark.event is None:
            gains = [now - was for was, now in zip(self.replay.scores[mark.at - 1], self.replay.scores[mark.at], strict=True)]
            return say("review.swing", n=max(gains) - min(gains) if len(gains) > 1 else gains[0])
        return screen_of(record.header.game).event_words(record.header.names, say, mark.event) or ""

    def _press(self, item: ItemId) -> None:
        if item == "ui:menu":
            self.back.emit()
        elif item == "ui:language":
            self._program.other_language()
        elif item.startswith(SEAT) and self._position is not None:
            seat = int(item.removeprefix(SEAT))
            self._peek = None if seat in (self._peek, self._position.viewer) else seat
            self._show()

    def _tip(self, item: ItemId) -> None:
        if self._view is None or self._position is None or self._layout is None:
            return
        placement: Placement | None = self._layout.placements.get(item)
        if placement is None or item.startswith("ui:"):
            return
        tip = screen_of(self._position.game).tip(self._position, item)
        if tip is not None:
            area = Rect(0, 0, self._position.width, self._position.height).inset(6)
            self._view.table.set_tip(tipbox.tipbox(tip, self._view.table.rect_of(item), [], area, text_width, self._view.table.text_size))

    # the ways on
    def _jump(self, by: int) -> None:
        if self.replay is not None:
            self.go(self.replay.jump(self.at, 1 if by > 0 else -1))

    def _look_as_button(self) -> None:
        self.look_as(self.sender().property("seat"))

    def _go_on(self) -> None:
        if self.replay is not None and self.at < self.replay.last:
            header = msgspec.structs.replace(self.replay.record.header, practice=True)
            self.practice.emit(Record(header, self.replay.game(self.at)))

    def _save(self) -> None:
        if self.replay is not None:
            record = self.replay.record
            name = self._program.texts(f"{record.header.game}.meta.name")
            save_as(self, self._program, name, ".json", rules.encode(record))

    def _save_csv(self) -> None:
        if self.replay is not None:
            save_as(
                self, self._program, self._program.texts("scores.file"), ".csv", exports.of_game(self.replay.record, self._program.texts)
            )
