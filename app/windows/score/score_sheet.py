"""Where the points come from: by source and player, over time and by turn; at the end of the game with the result in words."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art.pages.score_sheet import total_row
from app.art.shapes import fill, rounded
from app.art.tokens import GOLD, INK_SECOND, tint
from app.games import find
from app.outcome import scores
from app.platform.qt_guard import report_errors
from app.platform.timing import Timer
from app.program import Program
from app.session.daily import deal_of, tries_with
from app.session.daily_words import line
from app.session.replay import Replay
from app.storage import paths, results
from app.windows.kit.controls import Button
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row, Stretched
from app.windows.kit.leaves import Control, Gap, Painting, Spring, Words
from app.windows.kit.scroll_sheet import ScrollSheet
from app.windows.kit.tabs import PointsRow, Tab
from app.windows.page_directory import PAGES
from app.windows.saves.exports import save_picture, save_points
from app.windows.score import score_charts, score_places, score_table
from app.windows.score.end_head import best_words, end_head, waiting_head
from rules import Record, ScoreRow

WIDTH = 1120
NARROW = 820
"""Width below which ranks and charts go below the table."""
CHART, END_CHART = 280, 180
"""Minimum height of a chart, and of one below the players by rank."""
MOST_HIGH_ROWS = 12
"""The rows that fit into the smallest window at their usual height; more than these are lower."""
FEW_ROWS = 5
"""A table of that many rows leaves room for the players by rank above it."""
TABS = ("table", "curve", "turns")
BUILD = 300
"""Milliseconds from row to row once the game has ended."""


class ScoreSheet(ScrollSheet):
    """The score, over the table. ``lit`` asks to highlight what gave the points of a source; other signals lead on from a finished game."""

    counted = Signal()
    """All rows are there."""
    lit = Signal(str)
    again = Signal(bool)
    """A new game with the same players; True: with the same deal."""
    review = Signal()
    statistics = Signal()
    home = Signal()

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "score", WIDTH, tall=True)
        self._record: Record | None = None
        self._replay: Replay | None = None
        self._rows: list[tuple[ScoreRow, PointsRow]] = []
        self._columns: list[scores.Column] = []
        self._shown = 0
        self._seat: int | None = None
        self._reviewable = True
        self._taught = False
        self._tabs = {tab: Tab(self.body, f"score:{tab}") for tab in TABS}
        self._csv = Button(self, "secondary", "table", "score:csv")
        self._picture = Button(self, "secondary", "image-outline", "score:picture")
        self._copy = Button(self, "secondary", "content-copy", "score:copy")
        self._home = Button(self, "secondary", "castle", "score:home")
        self._statistics = Button(self, "secondary", "chart-bar", "score:statistics")
        self._review = Button(self, "secondary", "history", "score:review")
        self._same = Button(self, "secondary", "restart", "score:same")
        self._new = Button(self, "primary", "play", "score:new")
        self._lesson = Button(self, "primary", "school", "score:lesson")
        self._group = QButtonGroup(self)
        for tab in self._tabs.values():
            self._group.addButton(tab)
            tab.clicked.connect(self.retext)
        self._tabs["table"].setChecked(True)
        for button, act in (
            (self._csv, self._save_csv),
            (self._picture, self._save_picture),
            (self._copy, self._copy_line),
            (self._home, self.home),
            (self._statistics, self.statistics),
            (self._review, self.review),
            (self._same, lambda: self.again.emit(True)),
            (self._new, lambda: self.again.emit(False)),
            (self._lesson, self.put_away),
        ):
            button.clicked.connect(act)
        self._build = Timer("rows of the score", self, self._one_more, BUILD, again=True)

    @property
    def building(self) -> bool:
        """Whether the rows are still appearing one by one."""
        return self._build.isActive()

    def open(self, record: Record, build_up: bool = False, seat: int | None = None, reviewable: bool = True, taught: bool = False) -> None:
        """Show the points of a game; with ``build_up`` row by row, with ``seat`` the points of that player marked.

        ``reviewable``: whether the viewer may review what was played. ``taught``: a lesson, which cannot be played again.
        """
        self._record, self._replay = record, None
        self._seat, self._reviewable, self._taught = seat, reviewable, taught
        for _, control in self._rows:
            self.body.discard(control)
        icons = find(record.header.game).pictograms
        self._rows = [(row, PointsRow(self.body, f"score:row:{row.key}", icons[f"score.{row.key}"])) for row in scores.rows(record)]
        for row, control in self._rows:
            control.setProperty("key", row.key)
            control.clicked.connect(self._choose)
        self._shown = 0 if build_up else len(self._rows)
        self._tabs["curve" if record.game.over else "table"].setChecked(True)
        self.retext()
        self.show_up()
        if build_up:
            self._build.start()
            self.setFocus()
        else:
            self._first_focus()
            self.counted.emit()

    def put_away(self) -> None:
        """Close the sheet, so that the table is visible again."""
        self._build.stop()
        super().put_away()

    def show_all(self) -> None:
        """Show all rows at once, and offer the keyboard a button that does no harm."""
        self._complete()
        self._first_focus()

    def _complete(self) -> None:
        self._build.stop()
        self._shown = len(self._rows)
        self.retext()
        self.counted.emit()

    def retext(self) -> None:
        """Set all texts."""
        record = self._record
        if record is None:
            return
        say, over, complete = self._program.texts, record.game.over, self._shown == len(self._rows)
        self._crown(record)
        for name, tab in self._tabs.items():
            tab.say(say(f"scores.tab.{name}"))
            tab.setVisible(complete and not scores.secret(record) and not (over and name == "table"))
        again = "scores.again.alone" if record.header.solo else "scores.again"
        ways = ((self._home, "app.score.home"), (self._statistics, "scores.statistics"), (self._review, "scores.review"))
        for button, key in (*ways, (self._same, "scores.same_deal"), (self._new, again)):
            button.say(say(key))
            button.setVisible(over and complete)
        for button in (self._same, self._new):
            button.setVisible(over and complete and not self._taught)
        self._lesson.say(say("scores.lesson"))
        self._lesson.setVisible(over and complete and self._taught)
        self._statistics.setVisible(over and complete and "statistics" in PAGES)
        self._review.setVisible(complete and (over or self._reviewable))
        for button, key in ((self._csv, "scores.csv"), (self._picture, "scores.picture")):
            button.say("" if over else say(key), say(f"{key}_said"))
            button.setVisible(complete and not scores.secret(record))
        self._copy.pictogram = "content-copy"
        self._copy.say(say("app.daily.copy"), say("app.daily.copy_this"))
        self._copy.setVisible(over and complete and deal_of(record.header) is not None)
        later = scores.end_only(record)
        hidden = scores.secret(record)
        self._columns = scores.columns(say, record)
        for i, (row, control) in enumerate(self._rows):
            label = scores.label(say, record, row.key)
            told = label if hidden else f"{label}: {scores.in_row(self._columns, i)}"
            control.say(f"{label} *" if row.key in later else label, say("scores.row", words=told))
            control.setToolTip(scores.about(say, record, row.key))
            control.fill([None if hidden else column.points[i] for column in self._columns], self._column, i % 2 == 0)
            control.setVisible(i < self._shown)
            control.setEnabled(complete and not hidden)
        self.setAccessibleDescription("\n".join(scores.lines(say, record)) if complete else "")
        self._lay_out(record)
        self.refit()

    @property
    def _column(self) -> int:
        return score_table.column_width(self._columns)

    # layout

    def _lay_out(self, record: Record) -> None:
        """Lay out the rows at the left, tabs and what they show at the right, files and ways on at the bottom."""
        side = self._end_side(record) if record.game.over else self._side(record)
        both = Row((self._table(record), 1), (side, 1), gap=34, turns=NARROW)
        self.lay_body(Column((both, 1)), self._foot(record))

    def _foot(self, record: Record) -> Row:
        """Return the buttons; while rows appear, how to see all at once."""
        files = [Control(button, height=34) for button in (self._csv, self._picture, self._copy)]
        ways = [Control(button, height=34) for button in (self._home, self._statistics, self._review, self._same, self._new, self._lesson)]
        skip = Words(self._program.texts("scores.skip") if self._shown < len(self._rows) else "", "italic", INK_SECOND, wrapped=True)
        if record.game.over:
            return Row(*files, (skip, 1), Flow(*ways, gap=(10, 6), align="right"))
        return Row((skip, 1), *files, *ways)

    def _table(self, record: Record) -> Column:
        """Return headings, rows and totals; at the end of a game with few rows, the players by rank above them."""
        say, complete, secret = self._program.texts, self._shown == len(self._rows), scores.secret(record)
        head = Painting(partial(self._paint_heads, record), height=46, wide=True)
        low, gap = (36, 3) if len(self._rows) <= MOST_HIGH_ROWS else (20, 0)
        rows = [Row((Control(control, wide=True, high=True), 1), Gap(24, low), gap=0) for _, control in self._rows]
        total = Painting(self._paint_total, height=48, wide=True)
        total.shown = complete and not secret
        table = Column(head, 4, Column(*rows, gap=gap), total, under=self._paint_column)
        remarks = [say("scores.end_only")] if scores.end_only(record) else []
        remarks += [say("scores.choose")]
        about = [Words(remark, "card", INK_SECOND, wrapped=True) for remark in remarks] if complete and not secret else []
        above = [*self._ranking(record, score_places.HIGHEST), 14] if record.game.over and self._few else []
        return Column(*above, table, Spring(), 6, *about)

    @property
    def _few(self) -> bool:
        """Whether the table is so low that the players have room above it."""
        return len(self._rows) <= FEW_ROWS

    def _ranking(self, record: Record, high: int) -> list[Stretched]:
        """Return the players by rank; while rows are appearing, in the order of their seats with the points so far."""
        names, shown = record.header.names, self._rows[: self._shown]
        if self._shown == len(self._rows):
            totals, ranks, rival = scores.totals(record), scores.ranks(record), record.rules.rival(record.game.state)
        else:
            totals, ranks = [sum(row.points[seat] for row, _ in shown) for seat in range(len(names))], [0 for _ in names]
            sources = record.rules.rival_sources(record.game.state)
            rival = None if sources is None else sum(sources.get(row.key, 0) for row, _ in shown)
        return _apart(score_places.places(self._program.texts, record, totals, ranks, rival, high), 7)

    def _side(self, record: Record) -> Column:
        """Return the tabs and what they show: the players by rank, or a chart, with what there is to say."""
        say = self._program.texts
        if scores.secret(record):
            return Column(14, score_places.note(scores.result(say, record)), Spring())
        tabs = Flow(*self._tabs.values(), gap=(0, 4))
        chosen = next(tab for tab, button in self._tabs.items() if button.isChecked())
        if chosen == "table":
            words = f"{scores.result(say, record)} {scores.reasons(say, record)}".rstrip()
            return Column(tabs, 14, *self._ranking(record, score_places.HIGH), 8, score_places.note(words), Spring())
        words = (
            score_charts.best_turn(say, record, self._replayed(record))
            if chosen == "turns"
            else say(say.own(record.header.game, "scores.curve_note"))
        )
        return Column(tabs, 14, (self._chart(record), 1), 12, score_places.note(words))

    def _end_side(self, record: Record) -> Column:
        """Return, for the end of a game, the players by rank above a chart of the whole game, which the tabs choose."""
        say = self._program.texts
        turns = self._tabs["turns"].isChecked()
        words = score_charts.best_turn(say, record, self._replayed(record)) if turns else scores.reasons(say, record)
        note = Words(words if self._shown == len(self._rows) else "", "card", INK_SECOND, wrapped=True)
        above = [] if self._few else [*self._ranking(record, score_places.LOW), 10]
        return Column(*above, Flow(*self._tabs.values(), gap=(0, 4)), 8, (self._chart(record), 1), 6, note)

    def _chart(self, record: Record) -> Painting:
        """Return the chart of the chosen tab: the curve as far as the rows have appeared, or the turns one by one."""
        say, replay = self._program.texts, self._replayed(record)
        share = self._shown / max(1, len(self._rows))

        def paint(p: QPainter, r: QRectF) -> None:
            if self._tabs["turns"].isChecked():
                score_charts.turns(p, r, say, record, replay)
            else:
                score_charts.curve(p, r, say, record, replay, share)

        return Painting(paint, height=END_CHART if record.game.over else CHART, wide=True, high=True)

    def _crown(self, record: Record) -> None:
        """Write who has won over the sheet once all rows are there; before the end, the calm title."""
        say, complete = self._program.texts, self._shown == len(self._rows)
        if not record.game.over:
            title = say("app.score.now" if scores.secret(record) else "scores.title_now")
            self.head(title, say("app.close"))
            self.crown(None)
        elif not complete:
            self.head(say("app.score.end"), say("app.close"))
            self.crown(waiting_head(say("app.score.end")))
        else:
            part, sheet, title = end_head(say, record, "" if self._taught else best_words(say, record))
            self.head(title, say("app.close"))
            self.crown(part, sheet)

    # painting

    def _paint_heads(self, record: Record, p: QPainter, r: QRectF) -> None:
        score_table.heads(p, r, record.header, self._columns)

    def _paint_total(self, p: QPainter, r: QRectF) -> None:
        total_row(p, r, self._program.texts("app.score.total"), [column.total for column in self._columns], self._column)

    def _paint_column(self, p: QPainter, r: QRectF) -> None:
        """Paint gold behind the name, the points and the total of one player or their team."""
        for i, column in enumerate(self._columns):
            if self._seat in column.seats:
                left = score_table.middle(self._columns, r, i) - self._column / 2 + 2
                fill(p, tint(GOLD, 0.28), rounded(QRectF(left, r.top() - 5, self._column - 4, r.height() + 5), 8))

    def _replayed(self, record: Record) -> Replay:
        if self._replay is None:
            screen = find(record.header.game)
            self._replay = Replay(record, screen.marks, screen.section)
        return self._replay

    # what the players do
    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show all rows on Space; one that comes too late for it must not press a button yet."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.show_all()
        else:
            super().keyPressEvent(event)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show all rows on a click while they are appearing."""
        if self.building:
            self.show_all()
        else:
            super().mousePressEvent(event)

    def _one_more(self) -> None:
        self._shown += 1
        if self._shown >= len(self._rows):
            self._complete()
        else:
            self.retext()

    def _first_focus(self) -> None:
        over = self._record is not None and self._record.game.over
        (self._lesson if over and self._taught else self.close_button).setFocus()

    def _choose(self) -> None:
        self.lit.emit(self.sender().property("key"))

    def _copy_line(self) -> None:
        """Copy how the deal of the day went, this game included; the button says so."""
        deal = None if self._record is None else deal_of(self._record.header)
        if self._record is None or deal is None:
            return
        kept = [one.result for one in results.results(paths.archive_folder())[0]]
        tried = tries_with(results.result_of(self._record, time.time()), kept, deal)
        say = self._program.texts
        QGuiApplication.clipboard().setText(line(say, deal, tried))
        self._copy.pictogram = "check-bold"
        self._copy.say(say("app.daily.copied"))
        self.refit()

    def _save_csv(self) -> None:
        if self._record is not None:
            save_points(self, self._program, self._record)

    def _save_picture(self) -> None:
        save_picture(self, self._program)


def _apart(parts: Sequence[Stretched], gap: int) -> list[Stretched]:
    """Return the parts with room between them."""
    return [part for each in parts for part in (each, gap)][:-1]
