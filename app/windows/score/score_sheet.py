"""Where the points come from: by source and player, over time and by turn; at the end of the game with the result in words."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art.fonts import text_width
from app.art.frame import player_sign
from app.art.lettering import text
from app.art.score_sheet import total_row
from app.art.shapes import fill, rounded
from app.art.tokens import GOLD, INK, INK_SECOND, tint
from app.games import find
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session import csv_export, scores
from app.session.replay import Replay
from app.windows.kit.controls import Button
from app.windows.kit.sheet import PaperSheet
from app.windows.kit.tabs import PointsRow, Tab
from app.windows.page_directory import PAGES
from app.windows.saves.save_dialog import save_as
from app.windows.score import score_charts, score_places
from rules import Record, ScoreRow

WIDTH = 1120.0
COLUMN = 74.0
LABELS = 222.0
TABS = ("table", "curve", "turns")
BUILD = 300
"""Milliseconds from row to row when the game has ended."""


class ScoreSheet(PaperSheet):
    """Lies over the table. ``lit`` asks to point out what gave the points of a source; the rest are the ways on from a finished game."""

    zoomed = False
    lit = Signal(str)
    again = Signal(bool)
    """The same players again; True: with the same deal."""
    review = Signal()
    statistics = Signal()
    home = Signal()

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "score")
        self._record: Record | None = None
        self._replay: Replay | None = None
        self._rows: list[tuple[ScoreRow, PointsRow]] = []
        self._columns: list[scores.Column] = []
        self._shown = 0
        self._seat: int | None = None
        self._reviewable = True
        self._taught = False
        self._tabs = {tab: Tab(self, f"score:{tab}") for tab in TABS}
        self._csv = Button(self, "secondary", "table", "score:csv")
        self._picture = Button(self, "secondary", "image-outline", "score:picture")
        self._home = Button(self, "secondary", "castle", "score:home")
        self._statistics = Button(self, "secondary", "chart-bar", "score:statistics")
        self._review = Button(self, "secondary", "history", "score:review")
        self._same = Button(self, "secondary", "restart", "score:same")
        self._new = Button(self, "primary", "play", "score:new")
        self._group = QButtonGroup(self)
        for tab in self._tabs.values():
            self._group.addButton(tab)
            tab.clicked.connect(self.refresh)
        self._tabs["table"].setChecked(True)
        for button, act in (
            (self._csv, self._save_csv),
            (self._picture, self._save_picture),
            (self._home, self.home),
            (self._statistics, self.statistics),
            (self._review, self.review),
            (self._same, lambda: self.again.emit(True)),
            (self._new, lambda: self.again.emit(False)),
        ):
            button.clicked.connect(act)
        self._build = QTimer(self)
        self._build.setInterval(BUILD)
        self._build.timeout.connect(self._one_more)

    @property
    def building(self) -> bool:
        """Whether the rows are still coming one by one."""
        return self._build.isActive()

    def open(self, record: Record, build_up: bool = False, seat: int | None = None, reviewable: bool = True, taught: bool = False) -> None:
        """Show the points of a game; with ``build_up`` row by row, with ``seat`` those of a player marked.

        ``reviewable``: whether who looks may go through what was played. ``taught``: a lesson, after which nobody plays once more.
        """
        self._record, self._replay = record, None
        self._seat, self._reviewable, self._taught = seat, reviewable, taught
        for _, control in self._rows:
            self.discard(control)
        icons = find(record.header.game).pictograms
        self._rows = [(row, PointsRow(self, f"score:row:{row.key}", icons[f"score.{row.key}"])) for row in scores.rows(record)]
        for row, control in self._rows:
            control.setProperty("key", row.key)
            control.clicked.connect(self._choose)
        self._shown = 0 if build_up else len(self._rows)
        self._tabs["table"].setChecked(True)
        self.retext()
        self.show_up()
        if build_up:
            self._build.start()
            self.setFocus()
        else:
            self._first_focus()

    def put_away(self) -> None:
        """Close the sheet; the table is seen again."""
        self._build.stop()
        super().put_away()

    def show_all(self) -> None:
        """End the building up."""
        self._build.stop()
        self._shown = len(self._rows)
        self.retext()
        self._first_focus()

    def retext(self) -> None:
        """Set all words anew."""
        record = self._record
        if record is None:
            return
        say, over, complete = self._program.texts, record.game.over, self._shown == len(self._rows)
        self.head(self._title(), say("app.close"))
        for name, tab in self._tabs.items():
            tab.say(say(f"scores.tab.{name}"))
            tab.setVisible(complete and not scores.secret(record))
        ways = ((self._home, "app.score.home"), (self._statistics, "scores.statistics"), (self._review, "scores.review"))
        for button, key in (*ways, (self._same, "scores.same_deal"), (self._new, "scores.again")):
            button.say(say(key))
            button.setVisible(over and complete)
        for button in (self._same, self._new):
            button.setVisible(over and complete and not self._taught)
        self._statistics.setVisible(over and complete and "statistics" in PAGES)
        self._review.setVisible(complete and (over or self._reviewable))
        for button, key in ((self._csv, "scores.csv"), (self._picture, "scores.picture")):
            button.say("" if over else say(key), say(f"{key}_said"))
            button.setVisible(complete and not scores.secret(record))
        later = scores.end_only(record)
        hidden = scores.secret(record)
        self._columns = scores.columns(say, record)
        for i, (row, control) in enumerate(self._rows):
            label = scores.label(say, record, row.key)
            told = label if hidden else f"{label}: {scores.in_row(self._columns, i)}"
            control.say(f"{label} *" if row.key in later else label, say("scores.row", words=told))
            control.setToolTip("")
            control.fill([None if hidden else column.points[i] for column in self._columns], COLUMN, i % 2 == 0)
            control.setVisible(i < self._shown)
            control.setEnabled(complete and not hidden)
        self.setAccessibleDescription("\n".join(scores.lines(say, record)) if complete else "")
        self.refresh()

    # places
    def arrange(self) -> None:
        """Rows at the left, tabs above right, files and the ways on below."""
        if self._record is None:
            return
        super().arrange()
        r = self.paper()
        table, step = self._table(), self._step()
        for i, (_, control) in enumerate(self._rows):
            self.put(control, QRectF(table.left(), table.top() + 50 + i * step, table.width(), step - 3))
        x = self._side().left()
        for tab in self._tabs.values():
            width = max(92.0, text_width(tab.text(), "body_bold") + 30)
            self.put(tab, QRectF(x, r.top() + 74, width, 32))
            x += width
        x = r.right() - 30
        y = r.bottom() - 56
        ways = (self._new, self._same, self._review, self._statistics, self._home)
        files = (self._csv, self._picture)
        if self._record.game.over:
            for i, button in enumerate(files):
                self.put(button, QRectF(r.left() + 30 + i * 46, y, 38, 34))
        for button in ways if self._record.game.over else (self._review, *reversed(files)):
            if not button.isHidden():
                width = text_width(button.text(), "body_bold") + 46
                x -= width
                self.put(button, QRectF(x, y, width, 34))
                x -= 10

    def paper(self) -> QRectF:
        """As wide as its columns want, as high as the page."""
        width = min(WIDTH, self.w - 60)
        return QRectF((self.w - width) / 2, 30, width, self.h - 60)

    def _table(self) -> QRectF:
        r = self.paper()
        return QRectF(r.left() + 26, r.top() + 72, LABELS + COLUMN * max(len(self._columns), 2) + 16, r.height() - 72 - 66)

    def _side(self) -> QRectF:
        r, table = self.paper(), self._table()
        left = table.right() + 34
        return QRectF(left, r.top() + 122, r.right() - 34 - left, r.height() - 122 - 78)

    def _step(self) -> float:
        return min(39.0, (self._table().height() - 50 - 78) / max(1, len(self._rows)))

    # painting
    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Heads and sums of the table, and what the tab shows."""
        record = self._record
        if record is None:
            return
        say = self._program.texts
        self._paint_table(p, record)
        if self._shown < len(self._rows):
            text(p, QRectF(r.left() + 30, r.bottom() - 54, r.width() - 60, 24), say("scores.skip"), "italic", INK_SECOND)
            self._paint_places(p, record)
            return
        side = self._side()
        chosen = next(tab for tab, button in self._tabs.items() if button.isChecked())
        note = scores.result(say, record)
        if chosen == "table" or scores.secret(record):
            if why := scores.reasons(say, record):
                note = f"{note} {why}"
            score_places.note(p, side, self._paint_places(p, record) + 4, note, record)
            return
        replay = self._replayed(record)
        if chosen == "turns":
            note = score_charts.best_turn(say, record, replay)
        elif not record.game.over:
            note = say("scores.curve_note")
        height = score_places.note_height(side, note)
        chart = QRectF(side.left(), side.top(), side.width(), side.height() - height - 12)
        (score_charts.turns if chosen == "turns" else score_charts.curve)(p, chart, say, record, replay)
        score_places.note(p, side, chart.bottom() + 12, note, record, plain=True)

    def _title(self) -> str:
        over = self._record is not None and self._record.game.over
        secret = self._record is not None and scores.secret(self._record)
        return self._program.texts("app.score.end" if over else "app.score.now" if secret else "scores.title_now")

    def _paint_table(self, p: QPainter, record: Record) -> None:
        say, r = self._program.texts, self._table()
        first = r.right() - 8 - COLUMN * len(self._columns)
        for i, column in enumerate(self._columns):
            x = first + COLUMN * (i + 0.5)
            if i == self._seat:
                self._paint_column(p, x, r)
            player_sign(p, QRectF(x - 12, r.top(), 24, 24), "egon" if column.rival else record.header.seat_colours[i], column.name)
            text(p, QRectF(x - COLUMN / 2 + 2, r.top() + 25, COLUMN - 4, 20), column.name, "body_bold", INK, "centre")
        if scores.secret(record):
            return
        y = r.top() + 50 + self._step() * len(self._rows)
        if self._shown == len(self._rows):
            total_row(p, QRectF(r.left(), y, r.width(), 48), say("app.score.total"), [column.total for column in self._columns], COLUMN)
            remarks = [say("scores.choose")]
            if scores.end_only(record):
                remarks.insert(0, say("scores.end_only"))
            y = max(y + 50, self.paper().bottom() - (58 if not record.game.over else 84))
            for i, remark in enumerate(remarks):
                text(p, QRectF(r.left() + 8, y + i * 19, r.width() - 8, 19), remark, "card", INK_SECOND)

    def _paint_column(self, p: QPainter, x: float, r: QRectF) -> None:
        """Gold behind the name, the points and the sum of one player, around ``x``."""
        rows = 0.0 if self._record is not None and scores.secret(self._record) else self._step() * len(self._rows) + 50
        fill(p, tint(GOLD, 0.28), rounded(QRectF(x - COLUMN / 2 + 2, r.top() - 5, COLUMN - 4, 50 + rows), 8))

    def _paint_places(self, p: QPainter, record: Record) -> float:
        """The players by their places, or with the sum so far while the rows come; returns where they end."""
        side, seats = self._side(), range(len(record.header.names))
        if scores.secret(record):
            return side.top()
        if self._shown == len(self._rows):
            return score_places.places(p, side, self._program.texts, record, scores.totals(record), scores.ranks(record), True)
        so_far = [sum(row.points[seat] for row, _ in self._rows[: self._shown]) for seat in seats]
        return score_places.places(p, side, self._program.texts, record, so_far, [0 for _ in seats], False)

    def _replayed(self, record: Record) -> Replay:
        if self._replay is None:
            screen = find(record.header.game)
            self._replay = Replay(record, screen.marks, screen.section)
        return self._replay

    # what the players do
    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space shows all rows at once."""
        if self.building and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.show_all()
        else:
            super().keyPressEvent(event)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """While the rows come, a click shows all of them."""
        if self.building:
            self.show_all()
        else:
            super().mousePressEvent(event)

    def _one_more(self) -> None:
        self._shown += 1
        if self._shown >= len(self._rows):
            self.show_all()
        else:
            self.retext()

    def _first_focus(self) -> None:
        over = self._record is not None and self._record.game.over
        (self._new if over and not self._taught else self.close_button).setFocus()

    def _choose(self) -> None:
        self.lit.emit(self.sender().property("key"))

    def _save_csv(self) -> None:
        if self._record is not None:
            save_as(self, self._program, self._program.texts("scores.file"), ".csv", csv_export.of_game(self._record, self._program.texts))

    def _save_picture(self) -> None:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        r = self.paper()
        part = QRectF(r.topLeft() * self.scale, r.size() * self.scale).toAlignedRect()
        self.grab(part).save(buffer, "PNG")
        save_as(self, self._program, self._program.texts("scores.file"), ".png", bytes(data.data()))
