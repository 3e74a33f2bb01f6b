"""The log beside the table: by turn, for all players or one, with the rule behind a line and the way back to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QWidget

from app.art.cache import HINTS
from app.art.fonts import text_width
from app.art.signs import Sign, player_sign
from app.art.tokens import BURGUNDY
from app.program import Program
from app.table.log.game_log import Line
from app.texts import isolated
from app.windows.kit.controls import Button, scaled_font
from app.windows.kit.drawer import Drawer
from app.windows.kit.seat_button import SeatButton

FILTER = 34.0
"""Height of the row of players."""


class LogWords(Struct, frozen=True):
    """The drawer's own words, in the reader's language. ``rule`` takes ``{clause}``, ``only`` takes ``{name}``."""

    title: str
    close: str
    empty: str
    everybody: str
    only: str
    rule: str
    back: str


class LogBook(Struct, frozen=True):
    """Everything the drawer shows: lines, with the signs of the players in seat order, then of an opponent without a seat."""

    lines: Sequence[Line]
    signs: Sequence[Sign]
    words: LogWords


class LogDrawer(Drawer):
    """The log. Enter, a double click, or the button on a line that is free takes back its decision and all after it."""

    back_to = Signal(int)
    """The number of a decision to be taken back, with all after it."""
    rule = Signal(str)
    """The clause behind a line, when a player asks to read it."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(program, page, "log")
        self._book: LogBook | None = None
        self._shown: list[Line] = []
        self._only: int | None = None
        self._measured = (0.0, 0.0, 0)
        self._signs: dict[tuple[Sign, float], QIcon] = {}
        self._everybody = Button(self, "secondary", "", "log:everybody")
        self._everybody.setCheckable(True)
        self._everybody.clicked.connect(lambda: self.show_only(None))
        self._seats: list[SeatButton] = []
        self._hovered: QListWidgetItem | None = None
        self._back = Button(self, "gold", "undo-variant", "log:back")
        self._back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._back.hide()
        self._back.clicked.connect(self._back_to_hovered)
        # Each line stores its height, so that only new lines are measured; a scroll bar that came and went would change every width.
        self.list.setItemDelegate(QStyledItemDelegate(self.list))
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.setMouseTracking(True)
        self.list.itemEntered.connect(self._point)
        self.list.viewportEntered.connect(lambda: self._point(None))
        self.list.itemActivated.connect(self._activated)
        self.list.currentItemChanged.connect(lambda: self._tell_rule())
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(lambda at: self._ask_rule(self.list.itemAt(at)))
        self.list.verticalScrollBar().valueChanged.connect(lambda: self._point(None))

    def fill(self, book: LogBook) -> None:
        """Show a log, scrolled to its end; nothing moves if it is the one shown."""
        if book == self._book:
            return
        self._book = book
        others = [seat.sign for seat in self._seats] != list(book.signs)
        if others:
            self._make_seats(book.signs)
        self.name(book.words)
        for seat in self._seats:
            seat.say(seat.sign.name, book.words.only.format(name=seat.sign.name))
        self._list()
        if others:
            self.refresh()

    def name(self, words: LogWords) -> None:
        """Set the words that are the same in every game, and for a screen reader even while the log is closed."""
        self.heading = words.title
        self.setAccessibleName(words.title)
        self.list.setAccessibleName(words.title)
        self.close_button.say("", words.close)
        self._everybody.say(words.everybody)
        self._back.say("", words.back)

    def forget(self) -> None:
        """Keep no line."""
        self._book = None
        self._shown = []
        self._hovered = None
        self.list.clear()

    @property
    def clause(self) -> str:
        """The clause behind the focused line; empty when no line has focus, or it follows from no clause."""
        line = self._line(self.list.currentItem()) if self.list.hasFocus() else None
        return line.clause if line is not None else ""

    def show_only(self, player: int | None) -> None:
        """Show the lines of one player, or of all."""
        self._only = player
        self._list()

    def arrange(self) -> None:
        """Place the players above the list."""
        end, top = self._read()
        before = self.list.size(), self._measured
        super().arrange()
        y, x = 52.0, 20.0
        width = text_width(self._everybody.text(), "body_bold") + 26
        self.put(self._everybody, QRectF(x, y + 3, width, FILTER - 6))
        x += width + 8
        for seat in self._seats:
            self.put(seat, QRectF(x, y, FILTER, FILTER))
            x += FILTER + 6
        self.put(self.list, QRectF(20, y + FILTER + 8, self.w - 40, self.h - y - FILTER - 8 - 44))
        side = round(18 * self.scale)
        self.list.setIconSize(QSize(side, side))
        self._measure()
        if (self.list.size(), self._measured) != before:
            self._read_on(end, top)

    def _read(self) -> tuple[bool, QListWidgetItem | None]:
        """Return what is being read: whether the end of the log is in view, and the first visible line."""
        bar = self.list.verticalScrollBar()
        middle = self.list.viewport().width() // 2
        return bar.value() >= bar.maximum(), self.list.itemAt(middle, 1)

    def _read_on(self, end: bool, top: QListWidgetItem | None) -> None:
        """Scroll back to what was being read, after the heights of lines have changed."""
        self.list.doItemsLayout()
        if end:
            self.list.scrollToBottom()
        elif top is not None:
            self.list.scrollToItem(top, QListWidget.ScrollHint.PositionAtTop)

    def _make_seats(self, signs: Sequence[Sign]) -> None:
        for seat in self._seats:
            self._places.pop(seat, None)
            seat.deleteLater()
        self._seats = []
        for player, sign in enumerate(signs):
            seat = SeatButton(self, f"log:seat:{player}", sign)
            seat.clicked.connect(lambda _=False, player=player: self.show_only(player if player != self._only else None))
            seat.show()
            self._seats.append(seat)
        self._only = None
        self._shown = []

    def _list(self) -> None:
        """Fill the list with the lines chosen."""
        book = self._book
        if book is None:
            return
        self._point(None)
        self._everybody.setChecked(self._only is None)
        for player, seat in enumerate(self._seats):
            seat.setChecked(player == self._only)
        before = self._shown
        self._shown = [line for line in book.lines if self._only is None or line.player == self._only]
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, self._shown, strict=False))) if before else 0
        self.list.blockSignals(True)
        for row in range(self.list.count() - 1, same - 1, -1):
            self.list.takeItem(row)
        self.list.setAccessibleName(self.heading if self._only is None else f"{self.heading}: {isolated(book.signs[self._only].name)}")
        for line in self._shown[same:]:
            self._add(line, book)
        if not self._shown:
            nothing = QListWidgetItem(book.words.empty)
            self._fit_line(nothing, None)
            self.list.addItem(nothing)
        self.list.setCurrentRow(self.list.count() - 1)
        self.list.blockSignals(False)
        self._tell_rule()
        self.list.scrollToBottom()

    def _add(self, line: Line, book: LogBook) -> None:
        item = QListWidgetItem(line.words)
        if _stands_out(line):
            item.setForeground(QColor(BURGUNDY))
        if line.player is not None:
            sign = book.signs[line.player]
            item.setIcon(self._sign(sign._replace(kind=line.by) if line.by else sign))
        said = [line.words]
        if line.clause:
            said.append(book.words.rule.format(clause=line.clause))
        if line.free:
            said.append(book.words.back)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(said))
        self._fit_line(item, line)
        self.list.addItem(item)

    def _fit_line(self, item: QListWidgetItem, line: Line | None) -> None:
        """Give a line its font and the height its words need."""
        font = self.list.font()
        if line is not None and _stands_out(line):
            font = scaled_font("body_bold", self.list.scale * self.list.text_share)
            item.setFont(font)
        item.setSizeHint(self.list.lines.measured(item.text(), font, pictured=line is not None and line.player is not None))

    def _measure(self) -> None:
        """Measure all lines again if their width or their font has changed."""
        measured = (self.list.scale, self.list.text_share, self.list.viewport().width())
        if measured != self._measured:
            self._measured = measured
            for row in range(self.list.count()):
                item = self.list.item(row)
                self._fit_line(item, self._line(item))

    def _line(self, item: QListWidgetItem | None) -> Line | None:
        row = self.list.row(item) if item is not None else -1
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _tell_rule(self) -> None:
        """Say below the list which rule is behind the current line, and what Enter would do."""
        line, book = self._line(self.list.currentItem()), self._book
        said = []
        if line is not None and book is not None:
            said = [book.words.rule.format(clause=line.clause)] if line.clause else []
            said += [book.words.back] if line.free else []
        hint = "  ·  ".join(said)
        if hint != self.hint:
            self.hint = hint
            self.refresh()

    def _point(self, item: QListWidgetItem | None) -> None:
        """Show the button that goes back on the line under the mouse."""
        line = self._line(item)
        self._hovered = item if line is not None and line.free else None
        if self._hovered is None:
            self._back.hide()
            return
        r = self.list.visualItemRect(self._hovered)
        corner = self.list.viewport().mapTo(self, r.topLeft())
        place = QRectF(corner.x() / self.scale, corner.y() / self.scale, r.width() / self.scale, r.height() / self.scale)
        side = 26.0
        self.put(self._back, QRectF(place.right() - side - 6, place.center().y() - side / 2, side, side))
        self._back.show()
        self._back.raise_()

    def _back_to_hovered(self) -> None:
        self._activated(self._hovered)

    def _ask_rule(self, item: QListWidgetItem | None) -> None:
        line = self._line(item)
        if line is not None and line.clause:
            self.rule.emit(line.clause)

    def _activated(self, item: QListWidgetItem | None) -> None:
        line = self._line(item)
        if line is not None and line.free and line.entry is not None:
            self.back_to.emit(line.entry)

    def _sign(self, sign: Sign) -> QIcon:
        ratio = self.scale * self.devicePixelRatioF()
        key = (sign, ratio)
        if key not in self._signs:
            picture = QPixmap(round(18 * ratio), round(18 * ratio))
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHints(HINTS)
            painter.scale(ratio, ratio)
            player_sign(painter, QRectF(1, 1, 15, 15), *sign)
            painter.end()
            self._signs[key] = QIcon(picture)
        return self._signs[key]


def _stands_out(line: Line) -> bool:
    """Say whether a line is a turn's heading or concerns all players: phases, rounds, the end."""
    return line.heading or line.player is None
