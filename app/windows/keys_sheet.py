"""The list of keys, over whatever page is shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.application import Program
from app.keymap import written
from app.table import keys
from app.table.painters import chrome
from app.table.painters.fonts import text_width
from app.table.painters.lettering import text
from app.table.painters.shapes import fill, rounded, stroke
from app.table.painters.tokens import EDGE_DARK, INK, INK_SECOND
from app.windows.sheet import PaperSheet

WIDTH = 1040.0
LINE = 27.0
GROUP = 40.0
"""Height of the title of a group."""
CAP = 138.0
"""Width of the place of a key."""
COLUMNS = (("turn", "look"), ("program", "fixed"))


class KeysSheet(PaperSheet):
    """Every key by group."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent, "keys_sheet")
        self._program = program
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
        listed = [f"{key}: {words}" for groups in COLUMNS for group in groups for key, words in self.rows(group)]
        self.setAccessibleDescription("\n".join(listed))
        self.refresh()

    def rows(self, group: str) -> list[tuple[str, str]]:
        """The keys of a group as they are written here, with what they do."""
        say, changed = self._program.texts, self._program.settings.keys
        if group == "fixed":
            named = [(say(f"settings.cap.{key}") if say.has(f"settings.cap.{key}") else cap, key) for key, cap in keys.FIXED]
            return [(cap, say(f"settings.fixed.{key}")) for cap, key in named]
        commands = [command.id for command in keys.COMMANDS.values() if command.group == group]
        return [(written(keys.keys_of(command, changed)[0]), say(f"settings.command.{command}")) for command in commands]

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Two columns of keys."""
        say = self._program.texts
        width = (r.width() - 60 - 30) / 2
        for i, groups in enumerate(COLUMNS):
            left, y = r.left() + 30 + i * (width + 30), r.top() + 64
            for group in groups:
                chrome.heading(p, QRectF(left, y + 8, width, 24), say(f"settings.keys.{group}"))
                y += GROUP
                for key, words in self.rows(group):
                    self._cap(p, QRectF(left, y + 2, CAP, LINE - 4), key)
                    text(p, QRectF(left + CAP + 12, y, width - CAP - 12, LINE), words, "body", INK)
                    y += LINE
                y += 6
        text(p, QRectF(r.left() + 30, r.bottom() - 42, r.width() - 60, 22), say("settings.keys.change"), "italic", INK_SECOND)

    def paper(self) -> QRectF:
        heights = [sum(GROUP + 6 + LINE * len(self.rows(group)) for group in groups) for groups in COLUMNS]
        height = 64 + max(heights) + 50
        return QRectF((self.w - WIDTH) / 2, (self.h - height) / 2, WIDTH, height)

    @staticmethod
    def _cap(p: QPainter, r: QRectF, words: str) -> None:
        """A key as on a keyboard."""
        width = min(r.width(), max(30.0, text_width(words, "body_bold") + 20))
        cap = QRectF(r.left(), r.top(), width, r.height())
        fill(p, EDGE_DARK, rounded(cap.translated(0, 1.5), 5))
        fill(p, "#FFFDF6", rounded(cap, 5))
        stroke(p, EDGE_DARK, 1, rounded(cap.adjusted(0.5, 0.5, -0.5, -0.5), 5))
        text(p, cap.adjusted(4, 0, -4, 0), words, "body_bold", INK, "centre")
