"""What all finished games together say, by game and player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art import chrome, frame
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import paragraph, text
from app.art.shapes import fill, rounded
from app.art.states import ring
from app.art.tokens import BURGUNDY, GOLD, GOLD_TEXT, INK, INK_SECOND, tint
from app.games import find
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session import csv_export, statistics
from app.session.statistics import Line
from app.storage import paths, results
from app.storage.results import Result
from app.table.geometry.layout import MIN_HEIGHT
from app.texts import Texts
from app.windows.game_words import short_title, title
from app.windows.kit.controls import Button
from app.windows.kit.page import Page
from app.windows.kit.tabs import Tab
from app.windows.saves.save_dialog import save_as
from rules import catalogue

WIDTH = 1160.0
ROW = 40.0
FIGURES = ("games", "wins", "best", "mean")
NAMES, FIGURE = 230.0, 84.0
"""Widths of the columns of the table; that of the names is less where the page is narrow."""
FIGURES_WIDTH = FIGURE * len(FIGURES) + 12
HEAD = 102.0
"""From the top of the sheet to the first line."""
MOST = 12
"""Lines there are at most on one leaf."""
NARROW = 1060.0
"""Width of the page from which the sources lie beside the table."""
SOURCES = 380.0
"""Height of the sources below the table."""


class PlayerRow(Button):
    """One player's figures; choosing it shows where his points came from."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, name=name)
        self.setCheckable(True)
        self._figures: tuple[str, ...] = ()
        self._odd = False

    def fill(self, figures: tuple[str, ...], odd: bool) -> None:
        """The figures, and whether the row is one of the darker ones."""
        self._figures, self._odd = figures, odd
        self.update()

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Gold when chosen."""
        chrome.row_ground(p, r, self.isChecked(), self._odd)
        names = r.width() - FIGURES_WIDTH
        text(p, QRectF(r.left() + 14, r.top(), names - 22, r.height()), self.text(), "body_bold", INK, "left", 16)
        for i, (figure, weighty) in enumerate(zip(self._figures, (False, True, False, True), strict=True)):
            x = r.left() + names + FIGURE * i
            text(p, QRectF(x, r.top(), FIGURE, r.height()), figure, "num", BURGUNDY if weighty else INK, "centre")
        if self.ringed:
            ring(p, r, "focus", 8)


class StatisticsPage(Page):
    """A table for each game that was played; nothing of it ever leaves this computer but by the button."""

    narrowest = 600.0

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "statistics", "statistics:back")
        self._program = program
        self._results: list[Result] = []
        self._unreadable = 0
        self._first = 0
        self._lines: list[Line] = []
        self._csv = Button(self, "secondary", "table", "statistics:csv")
        self._higher = Button(self, "secondary", "chevron-up", "statistics:up")
        self._lower = Button(self, "secondary", "chevron-down", "statistics:down")
        self._csv.clicked.connect(self._save)
        self._higher.clicked.connect(lambda: self._scroll(-1))
        self._lower.clicked.connect(lambda: self._scroll(1))
        self._players = QButtonGroup(self)
        self._rows = [PlayerRow(self, f"statistics:row:{i}") for i in range(MOST)]
        for row in self._rows:
            self._players.addButton(row)
            row.clicked.connect(self.refresh)
        self._group = QButtonGroup(self)
        self._games = {game: Tab(self, f"statistics:{game}") for game in (meta.id for meta in catalogue())}
        for tab in self._games.values():
            self._group.addButton(tab)
            tab.clicked.connect(self._choose)
        program.language_changed.connect(self.retext)

    def open(self) -> None:
        """Count what is on the disk now."""
        kept, unreadable = results.results(paths.archive_folder())
        self._results, self._unreadable = [one.result for one in kept], len(unreadable)
        played = statistics.games(self._results)
        if played and not any(self._games[game].isChecked() for game in played):
            self._games[played[0]].setChecked(True)
        self._choose()
        self.back_button.setFocus()

    def retext(self) -> None:
        """Set all words anew."""
        say, played = self._program.texts, statistics.games(self._results)
        self.head(say("review.statistics.title"), say("app.back"))
        self._csv.say(say("review.statistics.csv"))
        self._higher.say("", say("review.reviews.newer"))
        self._lower.say("", say("review.reviews.older"))
        for game, tab in self._games.items():
            tab.setVisible(game in played)
        self._csv.setVisible(bool(played))
        shown = self._shown()
        for i, row in enumerate(self._rows):
            row.setVisible(i < len(shown))
            if i < len(shown):
                line = shown[i]
                row.fill((str(line.games), str(line.wins), str(line.best), decimal(say, line.mean)), i % 2 == 0)
                row.say(line.name, self._spoken(line))
                row.setToolTip("")
        more = len(self._lines) > self._room()
        self._higher.setVisible(more)
        self._lower.setVisible(more)
        self._higher.setEnabled(self._first > 0)
        self._lower.setEnabled(self._first + self._room() < len(self._lines))
        spoken = [self._spoken(line) for line in self._lines]
        self.setAccessibleDescription("\n".join(spoken) or say("review.statistics.empty"))
        self.refresh()

    def arrange(self) -> None:
        """Games above, file and scrolling below."""
        super().arrange()
        say, r = self._program.texts, self._sheet()
        x = r.left() + 30
        for game, tab in self._games.items():
            tab.say(title(say, game) if self.w >= NARROW else short_title(say, game))
            if tab.isHidden():
                continue
            width = text_width(tab.text(), "body_bold") + 32
            self.put(tab, QRectF(x, r.top() + 22, width, 32))
            x += width
        for i, row in enumerate(self._rows):
            self.put(row, QRectF(r.left() + 26, r.top() + HEAD + i * ROW, self._table_width(), ROW - 4))
        y = r.bottom() - 54
        width = text_width(self._csv.text(), "body_bold") + 48
        self.put(self._csv, QRectF(r.right() - 30 - width, y, width, 34))
        self.put(self._lower, QRectF(r.right() - 80 - width, y, 40, 34))
        self.put(self._higher, QRectF(r.right() - 128 - width, y, 40, 34))

    def paint_page(self, p: QPainter) -> None:
        """Sheet with one line for every player."""
        say = self._program.texts
        r = self._sheet()
        frame.sheet(p, r)
        foot = [say("review.statistics.practice")] if self._results else []
        if self._unreadable:
            foot.append(say("review.unreadable", n=self._unreadable))
        text(p, QRectF(r.left() + 34, r.bottom() - 50, r.width() - 420, 26), " ".join(foot), "card", INK_SECOND)
        if not self._lines:
            words = QRectF(r.left() + 130, r.center().y() - 50, r.width() - 260, 100)
            paragraph(p, words, say("review.statistics.empty"), "italic", INK_SECOND, "centre", 17)
            return
        self._head(p, r)
        self._sources(p, self._sources_place())

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page Up and Down scroll."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._scroll(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def _sheet(self) -> QRectF:
        return self.sheet_place(WIDTH)

    def height_for(self, width: float) -> float:
        """Higher where the sources lie below the table."""
        return MIN_HEIGHT + (SOURCES if width < NARROW else 0.0)

    def _table_width(self) -> float:
        return min(NAMES, self._sheet().width() - 52 - FIGURES_WIDTH) + FIGURES_WIDTH

    def _table_bottom(self) -> float:
        return self._sheet().bottom() - 66 - (SOURCES if self.w < NARROW else 0.0)

    def _sources_place(self) -> QRectF:
        """Beside the table, or where that leaves too little room below it."""
        r = self._sheet()
        if self.w < NARROW:
            return QRectF(r.left() + 34, r.top() + HEAD + len(self._shown()) * ROW + 18, r.width() - 68, SOURCES - 10)
        return QRectF(
            r.left() + 62 + self._table_width(), r.top() + HEAD - 34, r.width() - self._table_width() - 96, r.height() - HEAD - 40
        )

    def _room(self) -> int:
        """How many lines there is room for."""
        return max(1, min(MOST, int((self._table_bottom() - self._sheet().top() - HEAD) // ROW)))

    def _shown(self) -> list[Line]:
        return self._lines[self._first : self._first + self._room()]

    def _head(self, p: QPainter, r: QRectF) -> None:
        say = self._program.texts
        y, names = r.top() + HEAD - 32, self._table_width() - FIGURES_WIDTH
        text(p, QRectF(r.left() + 40, y, names - 20, 26), say("review.statistics.player"), "body_bold", INK_SECOND)
        for i, what in enumerate(FIGURES):
            cell = QRectF(r.left() + 26 + names + FIGURE * i + 2, y, FIGURE - 4, 26)
            text(p, cell, say(f"review.statistics.{what}"), "body_bold", INK_SECOND, "centre", 14)

    def _sources(self, p: QPainter, r: QRectF) -> None:
        """Where the points of the chosen player come from, as bars."""
        say, shown = self._program.texts, self._shown()
        line = next((line for line, row in zip(shown, self._rows, strict=False) if row.isChecked()), shown[0])
        chrome.heading(p, QRectF(r.left(), r.top(), r.width(), 26), f"{line.name}: {say('review.statistics.sources')}")
        icons = find(line.game).pictograms
        most = max(1.0, *(mean for _, mean in line.sources))
        step = min(36.0, (r.height() - 40) / max(1, len(line.sources)))
        names = 30.0 + max(text_width(say(f"{line.game}.score.{key}"), "body", 14) for key, _ in line.sources) + 14
        for i, (key, mean) in enumerate(line.sources):
            y = r.top() + 36 + i * step
            icon_at(p, icons[f"score.{key}"], r.left() + 12, y + step / 2, 18, GOLD_TEXT)
            text(p, QRectF(r.left() + 30, y, names - 34, step), say(f"{line.game}.score.{key}"), "body", INK, "left", 14)
            room = r.width() - names - 56
            fill(p, tint("#8A6A3A", 0.12), rounded(QRectF(r.left() + names, y + step / 2 - 7, room, 14), 4))
            if mean > 0:
                fill(p, GOLD, rounded(QRectF(r.left() + names, y + step / 2 - 7, max(4.0, room * mean / most), 14), 4))
            text(p, QRectF(r.right() - 50, y, 50, step), decimal(say, mean), "num", INK, "right", 16)

    def _spoken(self, line: Line) -> str:
        say = self._program.texts
        mean = decimal(say, line.mean)
        return say("review.statistics.said", name=line.name, games=line.games, wins=line.wins, best=line.best, mean=mean)

    def _choose(self) -> None:
        played = statistics.games(self._results)
        game = next((game for game in played if self._games[game].isChecked()), None)
        self._lines = statistics.lines(self._results, game) if game is not None else []
        self._first = 0
        self._rows[0].setChecked(True)
        self.retext()

    def _scroll(self, by: int) -> None:
        self._first = max(0, min(self._first + by * self._room(), len(self._lines) - 1))
        self._rows[0].setChecked(True)
        self.retext()

    def _save(self) -> None:
        name = self._program.texts("review.statistics.file")
        save_as(self, self._program, name, ".csv", csv_export.of_results(self._results, self._program.texts))


def decimal(say: Texts, number: float) -> str:
    """A figure with one place, as the language writes it."""
    return f"{number:.1f}".replace(".", say("review.decimal"))
