"""The list of keys, over whatever page is shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.art.lettering import text
from app.art.tokens import INK_SECOND
from app.program import Program
from app.shortcuts import keymap, written
from app.table.input import keys
from app.windows.kit import canvas, paper_style
from app.windows.kit.sheet import EDGE, PaperSheet
from app.windows.settings.key_table import Group, KeyTable

WIDTH = 1040.0
ABOVE, BELOW = 64.0, 50.0
"""Heights of the heading and of the line below."""
AROUND = 24.0
"""Least room around the paper, both sides together."""
BAR = 16.0
"""Room for the bar with which larger text scrolls."""
COLUMNS = (("turn", "game", "program"), ("look", "fixed"))


class KeysSheet(PaperSheet):
    """Every key by group. Larger text makes the list larger as a whole; where that is too high, it scrolls."""

    zoomed = False

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "keys_sheet")
        self.games: tuple[str, ...] = ()
        """The games whose keys are listed too: the one on the table."""
        self._area = QScrollArea(self)
        self._area.setObjectName("keys_sheet:list")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._table = KeyTable(self._area)
        self._area.setWidget(self._table)
        self._table.setAutoFillBackground(False)
        program.settings_changed.connect(self.retext)  # keys are changed there
        self.retext()

    def open(self) -> None:
        """Show it over the whole of its page, or put it away."""
        if self.isVisible():
            self.put_away()
            return
        self.retext()
        self.show_up()
        (self._area if self._area.focusPolicy() == Qt.FocusPolicy.StrongFocus else self.close_button).setFocus()

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        self.head(say("settings.keys.title"), say("app.close"))
        columns = self._columns()
        self.setAccessibleDescription("\n".join(f"{key}: {words}" for groups in columns for _, rows in groups for key, words in rows))
        self._area.setAccessibleName(say("settings.keys.title"))
        self._table.fill(columns)
        self.refresh()

    def rows(self, group: str) -> list[tuple[str, str]]:
        """The keys of a group as they are written here, with what they do."""
        say, known = self._program.texts, keymap(self._program, *self.games)
        if group == "fixed":
            named = [(say(f"settings.cap.{key}") if say.has(f"settings.cap.{key}") else cap, key) for key, cap in keys.FIXED]
            return [(cap, say(f"settings.fixed.{key}")) for cap, key in named]
        commands = [command for command in known.commands.values() if command.group == group]
        return [(written(known.first(command.id)), say(command.words)) for command in commands]

    def arrange(self) -> None:
        """The list below the heading, as large as the text is wanted."""
        larger = max(1.0, canvas.text_share)
        table, width, room = self._table, self._width() - 2 * EDGE, self.h - AROUND - ABOVE - BELOW
        table.zoomed = larger > 1.0
        scrolls = not table.fit(width / larger, room / larger)
        if scrolls:
            width -= BAR
        table.fixed_scale = self.scale * larger
        table.resize(round(width * self.scale), round(table.height_for(width / larger) * table.fixed_scale))
        table.fit_scale()
        super().arrange()
        r = self.paper()
        shown = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(shown)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self._area.setStyleSheet(paper_style.paper("QScrollArea", self.scale, "transparent", "transparent", 0))
        self.put(self._area, QRectF(r.left() + EDGE, r.top() + ABOVE, r.width() - 2 * EDGE, r.height() - ABOVE - BELOW))

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Where keys are changed."""
        words = self._program.texts("settings.keys.change")
        text(p, QRectF(r.left() + EDGE, r.bottom() - 42, r.width() - 2 * EDGE, 22), words, "italic", INK_SECOND)

    def paper(self) -> QRectF:
        """As high as the list, as far as the page has room."""
        height = min(self.h - AROUND, ABOVE + self._table.height() / self.scale + BELOW)
        width = self._width()
        return QRectF((self.w - width) / 2, (self.h - height) / 2, width, height)

    def _width(self) -> float:
        return min(self.w - 2 * AROUND, WIDTH * max(1.0, canvas.text_share))

    def _columns(self) -> list[list[Group]]:
        """The groups side by side; without a game on the table there are no keys of one."""
        say = self._program.texts
        listed = [[(group, self.rows(group)) for group in groups] for groups in COLUMNS]
        return [[(say(f"settings.keys.{group}"), rows) for group, rows in groups if rows] for groups in listed]
