"""The menu behind the three lines of the table's top bar: how the game goes on, how it is shown, and the ways out of it."""

from __future__ import annotations

from collections.abc import Callable, Container

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import panel, veil
from app.art.shapes import line
from app.art.tokens import BURGUNDY, GOLD, INK, INK_SECOND, SHEET, SHEET_LOW, tint
from app.commands import Command
from app.platform.qt_guard import report_errors
from app.program import Program
from app.shortcuts import keymap, written
from app.table.scene.view import TOUCH
from app.windows.kit.controls import Button
from app.windows.kit.sheet import Sheet
from app.windows.kit.table_bars import table_bars

GROUPS: tuple[tuple[tuple[Command, str], ...], ...] = (
    ((Command.MENU, "play"),),
    (
        (Command.SEATS, "account-switch"),
        (Command.SAVE, "content-save"),
        (Command.SETTINGS, "cog"),
        (Command.KEYS, "keyboard"),
        (Command.FULL_SCREEN, "fullscreen"),
        (Command.MUTE, "volume-off"),
    ),
    ((Command.HOME, "home"), (Command.QUIT, "power")),
)
"""The entries from top to bottom, with their pictograms; the first one puts the menu away."""
UNDONE: dict[Command, tuple[str, str]] = {Command.FULL_SCREEN: ("full_screen", "fullscreen-exit"), Command.MUTE: ("muted", "volume-high")}
"""Entries that undo what they have done: the setting that tells, and their pictogram then."""
ROW, APART, HEAD, FOOT, EDGE = 36.0, 17.0, 50.0, 38.0, 12.0
"""Heights of an entry, of the line between two groups, of the heading and of the line at the bottom; the margin at the sides."""
SIGN, BETWEEN, LEAST = 46.0, 34.0, 250.0
"""Widths of the place for a pictogram, of the room before a key and of the narrowest entry."""
CORNER = 8.0
"""From the edge of the page and the bar of the table to the menu."""
DEPTH = 0.4
"""How much darker the table is meanwhile."""


class Entry(Button):
    """An entry of the menu: pictogram, words, key. The mouse takes the keyboard focus along, so that one entry at most is lit."""

    def __init__(self, parent: QWidget, pictogram: str, command: Command) -> None:
        super().__init__(parent, "secondary", pictogram, f"menu:{command}")
        self.command, self.usual = command, pictogram
        self._key = ""

    def tell(self, words: str, key: str, pictogram: str) -> None:
        """Set the words, the key and the pictogram."""
        self._key, self.pictogram = key, pictogram
        self.setText(words)
        self.setAccessibleName(f"{words}, {key}")
        self.update()

    def natural(self) -> tuple[float, float]:
        """Return the size of the words and the key."""
        width = SIGN + text_width(self.text(), "body_bold") + BETWEEN + text_width(self._key, "label_regular") + EDGE
        return max(LEAST, width), ROW

    @report_errors
    def enterEvent(self, event: QEnterEvent) -> None:
        """Take the focus."""
        super().enterEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    @report_errors
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up."""
        super().focusInEvent(event)
        self.update()

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the entry, on a card of its own while it has the focus."""
        if self.hasFocus() or self.isDown():
            chrome.row_card(p, r, GOLD)
        icon_at(p, self.pictogram, r.left() + 25, r.center().y(), 19, BURGUNDY)
        text(p, r.adjusted(SIGN, 0, -EDGE, 0), self.text(), "body_bold", INK)
        text(p, r.adjusted(SIGN, 0, -EDGE, 0), self._key, "label_regular", INK_SECOND, "right")


class Menu(Sheet):
    """The menu over its table. ``chosen`` once it is put away; arrows go from entry to entry, a click outside it closes it."""

    chosen = Signal(Command)
    """The command of an entry other than the first."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(program, page, "menu")
        self.above: Callable[[], int] = int
        """A function that returns the height of what is above the table, in the page's pixels."""
        self.stored = True
        """Whether every move of this game is stored."""
        self.left_out: Container[Command] = ()
        """The commands that are of no use in this game."""
        self._made = [[Entry(self, pictogram, command) for command, pictogram in group] for group in GROUPS]
        self._heading = self._foot = ""
        for entry in (entry for group in self._made for entry in group):
            entry.clicked.connect(lambda _=False, command=entry.command: self._choose(command))
        program.settings_changed.connect(self._follow)

    @property
    def _groups(self) -> list[list[Entry]]:
        return [[entry for entry in group if entry.command not in self.left_out] for group in self._made]

    @property
    def _entries(self) -> list[Entry]:
        return [entry for group in self._groups for entry in group]

    def open(self) -> None:
        """Show the menu, or put it away."""
        if self.isVisible():
            self.put_away()
            return
        self.retext()
        self.show_up()
        self._entries[0].setFocus()

    def retext(self) -> None:
        """Set all texts."""
        say, known = self._program.texts, keymap(self._program)
        self._heading, self._foot = say("app.menu.title"), say("app.menu.stored") if self.stored else ""
        for entry in (entry for group in self._made for entry in group):
            entry.setVisible(entry.command not in self.left_out)
        for entry in self._entries:
            command = entry.command
            setting, other = UNDONE.get(command, ("", ""))
            done = bool(setting) and getattr(self._program.settings, setting)
            key = "Esc" if command == Command.MENU else written(known.first(command))
            entry.tell(say(f"app.menu.{command}{'.undo' if done else ''}"), key, other if done else entry.usual)
        self.setAccessibleName(self._heading)
        self.setAccessibleDescription(self._foot)

    def needs(self) -> tuple[float, float]:
        """Return the size of the paper with its margins."""
        width, height = self._size(ROW)
        return width + 2 * CORNER, height + self._top() + CORNER

    def arrange(self) -> None:
        """Place the entries one below the other, the groups apart."""
        r, high = self._paper(), self._row()
        y = r.top() + HEAD
        for group in self._groups:
            for entry in group:
                self.put(entry, QRectF(r.left() + EDGE, y, r.width() - 2 * EDGE, high))
                y += high
            y += APART

    def paint(self, p: QPainter) -> None:
        """Paint the paper below the three lines, with a thin line between the groups."""
        r = self._paper()
        veil(p, QRectF(0, 0, self.w, self.h), DEPTH)
        panel(p, r, 12, SHEET, SHEET_LOW, shade=0.5)
        chrome.heading(p, QRectF(r.left() + EDGE + 8, r.top() + 14, r.width() - 2 * EDGE - 16, 26), self._heading)
        left, right = r.left() + EDGE + 8, r.right() - EDGE - 8
        for group in self._groups[:-1] if not self._foot else self._groups:
            y = self.place(group[-1]).bottom() + APART / 2
            line(p, tint(GOLD, 0.45), 1, left, y, right, y)
        text(p, QRectF(left, r.bottom() - FOOT, right - left, 26), self._foot, "italic", INK_SECOND, "centre", 15)

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from entry to entry with the arrows, to the first and the last with Home and End."""
        entries, focused = self._entries, self.focusWidget()
        at = entries.index(focused) if isinstance(focused, Entry) else 0
        ways = {Qt.Key.Key_Down: at + 1, Qt.Key.Key_Up: at - 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            entries[way % len(entries)].setFocus(Qt.FocusReason.TabFocusReason)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a click outside the paper."""
        if not self._paper().contains(event.position() / self.scale):
            self.put_away()

    def _follow(self) -> None:
        """Follow the settings: the menu shows keys and whether the window fills the screen."""
        if self.isVisible():
            self.retext()
            self.fit()

    def _choose(self, command: Command) -> None:
        self.put_away()
        if command != Command.MENU:
            self.chosen.emit(command)

    def _row(self) -> float:
        """Return the height of an entry: enough for a finger on a touchscreen, as far as there is room."""
        if not self._program.settings.touch:
            return ROW
        room = self.room.height() - self._top() - CORNER - self._size(0)[1]
        return max(ROW, min(TOUCH / self.scale, room / len(self._entries)))

    def _size(self, row: float) -> tuple[float, float]:
        """Return the size of the paper with entries of this height."""
        foot = FOOT if self._foot else 0.0
        height = HEAD + len(self._entries) * row + (len(self._groups) - 1) * APART + foot + EDGE
        return max(entry.natural()[0] for entry in self._entries) + 2 * EDGE, height

    def _top(self) -> float:
        """Return where the paper begins, below the bar of the table."""
        above = self.above() / self.scale
        return above + table_bars(self, above)[0] + CORNER

    def _paper(self) -> QRectF:
        return QRectF(CORNER, self._top(), *self._size(self._row()))
