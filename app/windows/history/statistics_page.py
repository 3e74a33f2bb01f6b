"""Statistics over all finished games, by game and player."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art import chrome
from app.art.fonts import text_width
from app.art.lettering import text
from app.art.shapes import fill, rounded
from app.art.states import ring
from app.art.tokens import BURGUNDY, GOLD, GOLD_TEXT, INK, INK_SECOND, tint
from app.games import find
from app.outcome import csv_export
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session import statistics
from app.session.statistics import Line
from app.storage import paths, results
from app.storage.results import Result
from app.texts import Texts
from app.windows.game_words import short_title, title
from app.windows.kit.controls import Button
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Gap, Heading, Icon, Painting, Spring, Words
from app.windows.kit.page import Page, page_sheet
from app.windows.kit.tabs import Tab
from app.windows.saves.save_dialog import save_as
from rules import catalogue

WIDTH = 1160
FIGURES = ("games", "wins", "best", "mean")
NAMES, FIGURE = 150, 84
"""Widths of the table's columns; for the names, the minimum."""
FIGURES_WIDTH = FIGURE * len(FIGURES) + 12
MOST = 11
"""Lines on one page of the table."""
NARROW = 960
"""Width from which the sources are shown beside the table."""
HIGH = 36
"""Height of a line in the table."""


class PlayerRow(Button):
    """One player's figures; choosing the row shows where their points came from."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, name=name)
        self.setCheckable(True)
        self._figures: tuple[str, ...] = ()
        self._odd = False

    def fill(self, figures: tuple[str, ...], odd: bool) -> None:
        """Set the figures, and whether the row is one of the darker ones."""
        self._figures, self._odd = figures, odd
        self.update()

    def natural(self) -> tuple[float, float]:
        """Return the width of the figures beside short names."""
        return FIGURES_WIDTH + NAMES, HIGH

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the row, gold when chosen."""
        chrome.row_ground(p, r, self.isChecked(), self._odd)
        names = r.width() - FIGURES_WIDTH
        text(p, QRectF(r.left() + 14, r.top(), names - 22, r.height()), self.text(), "body_bold", INK, "left", 16)
        for i, (figure, weighty) in enumerate(zip(self._figures, (False, True, False, True), strict=True)):
            x = r.left() + names + FIGURE * i
            text(p, QRectF(x, r.top(), FIGURE, r.height()), figure, "num", BURGUNDY if weighty else INK, "centre")
        if self.ringed:
            ring(p, r, "focus", 8)


class StatisticsPage(Page):
    """A table for each game that was played; nothing in it leaves this computer except by the export button."""

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
            row.clicked.connect(self.retext)
        self._group = QButtonGroup(self)
        self._games = {game: Tab(self, f"statistics:{game}") for game in (meta.id for meta in catalogue())}
        for tab in self._games.values():
            self._group.addButton(tab)
            tab.clicked.connect(self._choose)
        self._lay_out()
        program.language_changed.connect(self.retext)

    def open(self) -> None:
        """Count what is on disk now."""
        kept, unreadable = results.results(paths.archive_folder())
        self._results, self._unreadable = [one.result for one in kept], len(unreadable)
        played = statistics.games(self._results)
        if played and not any(self._games[game].isChecked() for game in played):
            self._games[played[0]].setChecked(True)
        self._choose()
        self.back_button.setFocus()

    def retext(self) -> None:
        """Set all texts."""
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
                row.say(_who(say, line), self._spoken(line))
                row.setToolTip("")
        more = len(self._lines) > MOST
        self._higher.setVisible(more)
        self._lower.setVisible(more)
        self._higher.setEnabled(self._first > 0)
        self._lower.setEnabled(self._first + MOST < len(self._lines))
        spoken = [self._spoken(line) for line in self._lines]
        self.setAccessibleDescription("\n".join(spoken) or say("review.statistics.empty"))
        self._empty.say(say("review.statistics.empty"))
        self._empty.shown, self._filled.shown = not self._lines, bool(self._lines)
        foot = [say("review.statistics.practice")] if self._results else []
        if any("mixed" in result.seats for result in statistics.counted(self._results)):
            foot.append(say("review.statistics.mixed"))
        if self._unreadable:
            foot.append(say("review.unreadable", n=self._unreadable))
        self._remark.say(" ".join(foot))
        self._heads[0].say(say("review.statistics.player"))
        for head, what in zip(self._heads[1:], FIGURES, strict=True):
            head.say(say(f"review.statistics.{what}"))
        self._fill_sources()
        self.refresh()

    def arrange(self) -> None:
        """Use full titles for the games where there is room."""
        say = self._program.texts
        for words in (title, short_title):
            for game, tab in self._games.items():
                tab.say(words(say, game))
            self._tabs.forget(1.0)
            if self._tabs.sizeHint().width() <= self.w - 120:
                break
        super().arrange()

    def _lay_out(self) -> None:
        """Lay out the games above, the table with the sources of points beside or below it, and the file and page buttons in the footer."""
        self._tabs = Flow(*self._games.values(), gap=(0, 6))
        names = Words("", "body_bold", INK_SECOND)
        figures = [Words("", "body_bold", INK_SECOND, 14, "centre", width=FIGURE, wide=False) for _ in FIGURES]
        self._heads = [names, *figures]
        head = Row((names, 1), *figures, gap=0, margins=(14, 0, 12, 6))
        table = Column(head, Column(*(Control(row, wide=True) for row in self._rows), gap=4), Spring())
        self._source_heading = Heading()
        self._met = Words("", "lead", BURGUNDY, 16, wrapped=True)
        self._met_row = Row((self._met, 1), margins=(0, 0, 0, 8))
        self._sources = Column(self._source_heading, self._met_row)
        self._filled = Row((table, 58), (self._sources, 48), gap=36, turns=NARROW)
        self._empty = Words("", "italic", INK_SECOND, 17, "centre", wrapped=True)
        self._remark = Words("", "card", INK_SECOND, wrapped=True)
        foot = Row((self._remark, 1), *(Control(button, height=34) for button in (self._higher, self._lower, self._csv)))
        body = Column(self._tabs, 12, (self._filled, 1), Spring(), Row(self._empty, margins=(100, 0, 100, 0)), Spring(), foot)
        self.lay(page_sheet((body, 1), widest=WIDTH, margins=(30, 22, 30, 20)))

    def _fill_sources(self) -> None:
        """List where the chosen player's points came from, as bars."""
        self._sources.clear(2)
        if not self._lines:
            return
        say, shown = self._program.texts, self._shown()
        line = next((line for line, row in zip(shown, self._rows, strict=False) if row.isChecked()), shown[0])
        self._source_heading.say(f"{_who(say, line)}: {say(say.own(line.game, 'review.statistics.sources'))}")
        self._met.say(_beaten(say, line))
        self._met_row.shown = bool(line.beaten)
        icons = find(line.game).pictograms
        most = max(1.0, *(mean for _, mean in line.sources))
        names = {key: say(f"{line.game}.score.{key}") for key, _ in line.sources}
        width = max(text_width(name, "body", 14) for name in names.values()) + 14
        for key, mean in line.sources:
            name = Words(names[key], "body", INK, 14, width=width, wide=False)
            bar = Painting(partial(_bar, share=mean / most), width=80, height=14, wide=True)
            points = Words(decimal(say, mean), "num", INK, 16, "right", width=50, wide=False)
            icon = Icon(icons[f"score.{key}"], 18, GOLD_TEXT, 30)
            self._sources.add(Row(icon, name, (bar, 1), points, Gap(24, 36), gap=0))
        self._sources.add(Spring())

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with Page Up and Page Down."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._scroll(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def _shown(self) -> list[Line]:
        return self._lines[self._first : self._first + MOST]

    def _spoken(self, line: Line) -> str:
        say = self._program.texts
        mean = decimal(say, line.mean)
        said = say("review.statistics.said", name=_who(say, line), games=line.games, wins=line.wins, best=line.best, mean=mean)
        return ". ".join(filter(None, (said, _beaten(say, line))))

    def _choose(self) -> None:
        played = statistics.games(self._results)
        game = next((game for game in played if self._games[game].isChecked()), None)
        self._lines = statistics.lines(self._results, game) if game is not None else []
        self._first = 0
        self._rows[0].setChecked(True)
        self.retext()

    def _scroll(self, by: int) -> None:
        self._first = max(0, min(self._first + by * MOST, len(self._lines) - 1))
        self._rows[0].setChecked(True)
        self.retext()

    def _save(self) -> None:
        name = self._program.texts("review.statistics.file")
        save_as(self, self._program, name, ".csv", csv_export.of_results(self._results, self._program.texts))


def _bar(p: QPainter, r: QRectF, share: float) -> None:
    """Paint a gold bar, filled to a share."""
    fill(p, tint("#8A6A3A", 0.12), rounded(r, 4))
    if share > 0:
        fill(p, GOLD, rounded(QRectF(r.left(), r.top(), max(4.0, r.width() * share), r.height()), 4))


def decimal(say: Texts, number: float) -> str:
    """Return a number with one decimal place, as the language writes it."""
    return f"{number:.1f}".replace(".", say("review.decimal"))


def _who(say: Texts, line: Line) -> str:
    """Return the name of a line's player, and whether it is about games played alone or with computers."""
    return line.name if line.way == "people" else say(f"review.statistics.{line.way}", name=line.name)


def _beaten(say: Texts, line: Line) -> str:
    """Return which computers were beaten, and how often; empty if there were none."""
    each = [
        say("review.statistics.beaten_of", strength=say(f"app.seat.strength.{one.strength}"), n=one.times, of=one.games)
        for one in line.beaten
    ]
    return say("review.statistics.beaten", strengths=" · ".join(each)) if each else ""
