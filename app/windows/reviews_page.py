"""The finished games, newest first; each can be gone through again."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStackedWidget, QWidget

from app import archive, paths, scores
from app.application import Program
from app.archive import Kept, Result
from app.shield import shielded
from app.table.painters import chrome, frame
from app.table.painters.fonts import metrics, text_width
from app.table.painters.lettering import paragraph, text
from app.table.painters.materials import table
from app.table.painters.pieces import marker
from app.table.painters.tokens import BURGUNDY, INK, INK_SECOND
from app.table.painters.vignettes import vignette
from app.texts import Texts
from app.windows.canvas import Canvas
from app.windows.controls import Button
from app.windows.page_stack import Pages
from app.windows.review import Review
from app.windows.start_page import when
from rules import BadSave, Message, Record

ROWS = 6
"""Games on one leaf of the list."""
WIDTH = 1060.0


class ReviewsPage(Pages):
    """The list of games, or the review of one. ``started`` gives a practice game to play."""

    back = Signal()
    started = Signal(object)

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviews")
        self.list = GameList(program)
        self.review = Review(program)
        self.addWidget(self.list)
        QStackedWidget.addWidget(self, self.review)  # its table keeps its place, whatever the size of the text
        self.list.back.connect(self.back)
        self.list.chosen.connect(self.show_record)
        self.review.back.connect(self.open)
        self.review.practice.connect(self.started)
        program.settings_changed.connect(self.refit)

    def open(self) -> None:
        """The list of what is on the disk now."""
        self.review.close_record()
        self.setCurrentWidget(self.list)
        self.list.open()

    def show_record(self, record: Record) -> None:
        """Go through a finished game."""
        self.setCurrentWidget(self.review)
        self.review.open(record)


class GameList(Canvas):
    """The finished games by leaves; ``chosen`` gives the record of one."""

    back = Signal()
    chosen = Signal(object)

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self._kept: list[Kept] = []
        self._unreadable = 0
        self._leaf = 0
        self._back = Button(self, "dark", "arrow-left", "reviews:back")
        self._newer = Button(self, "secondary", "chevron-up", "reviews:newer")
        self._older = Button(self, "secondary", "chevron-down", "reviews:older")
        self._opens = [Button(self, "primary" if i == 0 else "secondary", "history", f"reviews:open:{i}") for i in range(ROWS)]
        self._back.clicked.connect(self.back)
        self._newer.clicked.connect(lambda: self._turn(-1))
        self._older.clicked.connect(lambda: self._turn(1))
        for i, button in enumerate(self._opens):
            button.setProperty("row", i)
            button.clicked.connect(self._open_button)
        program.language_changed.connect(self.retext)

    def open(self) -> None:
        """Show what is on the disk now."""
        self._kept, unreadable = archive.results(paths.archive_folder())
        self._unreadable, self._leaf = len(unreadable), 0
        self.retext()
        (self._opens[0] if self._kept else self._back).setFocus()

    def retext(self) -> None:
        """Set all words anew."""
        say = self._program.texts
        self._back.say(say("review.back"))
        self._newer.say("", say("review.reviews.newer"))
        self._older.say("", say("review.reviews.older"))
        self._newer.setVisible(len(self._kept) > ROWS)
        self._older.setVisible(len(self._kept) > ROWS)
        self._newer.setEnabled(self._leaf > 0)
        self._older.setEnabled((self._leaf + 1) * ROWS < len(self._kept))
        shown = self._shown()
        for i, button in enumerate(self._opens):
            button.setVisible(i < len(shown))
            if i < len(shown):
                result = shown[i].result
                name, date = say(f"{result.game}.meta.name"), when(say, result.when)
                spoken = say("review.reviews.open_said", game=name, names=", ".join(result.names), when=date)
                button.say(say("review.reviews.open"), spoken)
        self.setAccessibleName(say("review.reviews.title"))
        self.setAccessibleDescription("" if self._kept else say("review.reviews.empty"))
        self.refresh()

    def arrange(self) -> None:
        """Back above right, a button in every row, leaves below right."""
        r = self._sheet()
        width = max(100.0, text_width(self._back.text(), "body_bold") + 44)
        self.put(self._back, QRectF(self.w - width - 10, 6, width, 27))
        for button, row in zip(self._opens, self._row_places(), strict=True):
            width = text_width(button.text(), "body_bold") + 48
            self.put(button, QRectF(row.right() - width - 14, row.center().y() - 17, width, 34))
        y = r.bottom() - 52
        self.put(self._older, QRectF(r.right() - 70, y, 40, 32))
        self.put(self._newer, QRectF(r.right() - 118, y, 40, 32))

    def paint(self, p: QPainter) -> None:
        """Sheet with the games."""
        say = self._program.texts
        table(p, QRectF(0, 0, self.w, self.h))
        frame.top_bar(p, QRectF(0, 0, self.w, 40))
        frame.bar_title(p, QRectF(20, 0, self.w - 160, 40), say("review.reviews.title"))
        r = self._sheet()
        frame.sheet(p, r)
        if not self._kept:
            paragraph(
                p,
                QRectF(r.left() + 120, r.center().y() - 40, r.width() - 240, 80),
                say("review.reviews.empty"),
                "italic",
                INK_SECOND,
                "centre",
                17,
            )
        for kept, row in zip(self._shown(), self._row_places(), strict=False):
            self._row(p, row, kept.result, self.place(self._opens[0]).width() + 30)
        y = r.bottom() - 50
        if self._unreadable:
            text(p, QRectF(r.left() + 34, y, 620, 28), say("review.unreadable", n=self._unreadable), "body", INK_SECOND)
        if len(self._kept) > ROWS:
            leaves = -(-len(self._kept) // ROWS)
            where = say("review.reviews.page", n=self._leaf + 1, all=leaves)
            text(p, QRectF(r.right() - 320, y, 190, 28), where, "body", INK_SECOND, "right")

    @shielded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, Page Up and Down turn the leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def _sheet(self) -> QRectF:
        width = min(WIDTH, self.w - 60)
        return QRectF((self.w - width) / 2, 54, width, self.h - 74)

    def _row_places(self) -> list[QRectF]:
        r = self._sheet()
        top = r.top() + 26
        height = (r.bottom() - 64 - top - 8 * (ROWS - 1)) / ROWS
        return [QRectF(r.left() + 26, top + i * (height + 8), r.width() - 52, height) for i in range(ROWS)]

    def _shown(self) -> list[Kept]:
        return self._kept[self._leaf * ROWS : (self._leaf + 1) * ROWS]

    def _row(self, p: QPainter, r: QRectF, result: Result, button: float) -> None:
        """One game: picture, name and date, players with their points in the order of their places, how it ended."""
        say = self._program.texts
        chrome.row_card(p, r)
        picture = QRectF(r.left() + 8, r.top() + 7, 96, r.height() - 14)
        vignette(p, picture, result.game, 5)
        left, right = picture.right() + 14, r.right() - button
        title = say(f"{result.game}.meta.title")
        text(p, QRectF(left, r.top() + 7, right - left - 210, 22), title, "h3", INK)
        date = when(say, result.when)
        if result.practice:
            date = f"{say('review.reviews.practice')} · {date}"
        text(p, QRectF(right - 210, r.top() + 8, 196, 20), date, "body", INK_SECOND, "right", 14)
        y = r.top() + 33
        order = sorted(range(len(result.names)), key=lambda seat: (result.ranks[seat], seat))
        step = min(178.0, (right - left - 14) / len(order))
        for i, seat in enumerate(order):
            x = left + i * step
            marker(p, QRectF(x, y + 1, 20, 20), result.colours[seat], result.names[seat][:1].upper())
            points = str(result.scores[seat])
            room = step - 30 - text_width(points, "num", 17) - 16
            name = metrics("body").elidedText(result.names[seat], Qt.TextElideMode.ElideRight, int(room))
            used = text(p, QRectF(x + 26, y, room, 22), name, "body_bold" if result.won[seat] else "body", INK)
            text(p, QRectF(x + 26 + used + 8, y, 46, 22), points, "num", BURGUNDY, "left", 17)
        if r.height() >= 76:
            text(p, QRectF(left, y + 24, right - left - 14, 18), outcome(say, result), "card", INK_SECOND)

    def _turn(self, by: int) -> None:
        leaves = -(-len(self._kept) // ROWS)
        self._leaf = max(0, min(self._leaf + by, leaves - 1))
        self.retext()

    def _open_button(self) -> None:
        kept = self._shown()[self.sender().property("row")]
        try:
            record = archive.open_game(kept.path)
        except BadSave as error:
            self._program.tell(Message(error.key, error.values))
        except OSError:
            self._program.tell(Message("app.trouble.read", {"file": kept.path.name}))
        else:
            self.chosen.emit(record)


def outcome(say: Texts, result: Result) -> str:
    """How a game ended, in words."""
    winners = [name for name, won in zip(result.names, result.won, strict=True) if won]
    if len(result.names) == 1:
        rival = "" if result.rival is None else f" · {say(f'{result.game}.meta.rival')} {result.rival}"
        return say("review.reviews.solo_won" if winners else "review.reviews.lost") + rival
    if len(winners) > 1:
        return say("review.reviews.shared", names=scores.listed(say, winners))
    if winners:
        first = result.won.index(True)
        level = [result.tie_breaks[seat] for seat, score in enumerate(result.scores) if score == result.scores[first] and seat != first]
        if level:
            what, figure = say(f"{result.game}.meta.tie_break"), result.tie_breaks[first]
            return say("app.score.wins_tie", name=winners[0], score=result.scores[first], what=what, n=figure, other=max(level))
    return say("review.reviews.won", name=winners[0]) if winners else say("review.reviews.lost")
