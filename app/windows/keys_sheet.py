"""The list of keys, over whatever page is shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.application import Program
from app.keymap import keymap, written
from app.table import keys
from app.table.painters import chrome
from app.table.painters.fonts import text_width
from app.table.painters.lettering import text
from app.table.painters.shapes import fill, rounded, stroke
from app.table.painters.tokens import EDGE_DARK, INK, INK_SECOND
from app.windows.sheet import PaperSheet

WIDTH = 1040.0
LINE = 27.0
"""Height of a line; less when the window is too low for all of them."""
GROUP = 40.0
"""Height of the title of a group."""
GAP = 6.0
ABOVE, BELOW = 64.0, 50.0
"""Heights of the heading and of the line below."""
CAP = 138.0
"""Width of the place of a key."""
COLUMNS = (("turn", "game", "program"), ("look", "fixed"))


class KeysSheet(PaperSheet):
    """Every key by group."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent, "keys_sheet")
        self._program = program
        self.games: tuple[str, ...] = ()
        """The games whose keys are listed too: the one on the table."""
        self._before: QWidget | None = None
        program.language_changed.connect(self.retext)
        program.settings_changed.connect(self.retext)
        self.retext()

    def open(self) -> None:
        """Show it over the whole of its parent, or put it away; what had the keyboard gets it back."""
        if self.isVisible():
            self.put_away()
            return
        page = self.parentWidget()
        assert page is not None
        self._before = page.focusWidget()
        self.cover()
        self.retext()
        self.show_up()
        self.close_button.setFocus()

    def put_away(self) -> None:
        """Close it; what had the keyboard gets it back."""
        if self._before is not None:
            self._before.setFocus()
            self._before = None
        super().put_away()

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        self.head(say("settings.keys.title"), say("app.close"))
        listed = [f"{key}: {words}" for groups in self._columns() for group in groups for key, words in self.rows(group)]
        self.setAccessibleDescription("\n".join(listed))
        self.refresh()

    def rows(self, group: str) -> list[tuple[str, str]]:
        """The keys of a group as they are written here, with what they do."""
        say, known = self._program.texts, keymap(self._program, *self.games)
        if group == "fixed":
            named = [(say(f"settings.cap.{key}") if say.has(f"settings.cap.{key}") else cap, key) for key, cap in keys.FIXED]
            return [(cap, say(f"settings.fixed.{key}")) for cap, key in named]
        commands = [command for command in known.commands.values() if command.group == group]
        return [(written(known.first(command.id)), say(command.words)) for command in commands]

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Two columns of keys."""
        say, line = self._program.texts, self._line()
        width = (r.width() - 60 - 30) / 2
        for i, groups in enumerate(self._columns()):
            left, y = r.left() + 30 + i * (width + 30), r.top() + 64
            for group in groups:
                chrome.heading(p, QRectF(left, y + 8, width, 24), say(f"settings.keys.{group}"))
                y += GROUP
                for key, words in self.rows(group):
                    self._cap(p, QRectF(left, y + 2, CAP, line - 4), key)
                    text(p, QRectF(left + CAP + 12, y, width - CAP - 12, line), words, "body", INK)
                    y += line
                y += GAP
        text(p, QRectF(r.left() + 30, r.bottom() - 42, r.width() - 60, 22), say("settings.keys.change"), "italic", INK_SECOND)

    def paper(self) -> QRectF:
        """As high as the longer column."""
        line = self._line()
        height = ABOVE + max(len(groups) * (GROUP + GAP) + line * rows for groups, rows in self._sizes()) + BELOW
        return QRectF((self.w - WIDTH) / 2, (self.h - height) / 2, WIDTH, height)

    def _columns(self) -> tuple[tuple[str, ...], ...]:
        """The groups side by side; without a game on the table there are no keys of one."""
        return tuple(tuple(group for group in groups if group != "game" or self.rows(group)) for groups in COLUMNS)

    def _sizes(self) -> list[tuple[tuple[str, ...], int]]:
        """Groups and lines of each column."""
        return [(groups, sum(len(self.rows(group)) for group in groups)) for groups in self._columns()]

    def _line(self) -> float:
        """The height of a line with which everything fits."""
        room = self.h - 24 - ABOVE - BELOW
        return min(LINE, *((room - len(groups) * (GROUP + GAP)) / rows for groups, rows in self._sizes()))

    @staticmethod
    def _cap(p: QPainter, r: QRectF, words: str) -> None:
        """A key as on a keyboard."""
        width = min(r.width(), max(30.0, text_width(words, "body_bold") + 20))
        cap = QRectF(r.left(), r.top(), width, r.height())
        fill(p, EDGE_DARK, rounded(cap.translated(0, 1.5), 5))
        fill(p, "#FFFDF6", rounded(cap, 5))
        stroke(p, EDGE_DARK, 1, rounded(cap.adjusted(0.5, 0.5, -0.5, -0.5), 5))
        text(p, cap.adjusted(4, 0, -4, 0), words, "body_bold", INK, "centre")
