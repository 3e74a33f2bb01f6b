"""The shelf of the start page: the games that wait to be continued, and beside them the pages about games that were played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import metrics, text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import panel
from app.art.pieces import marker
from app.art.shapes import clip, fill, line, rounded, stroke
from app.art.states import ring
from app.art.tokens import BOARD_LOW, BURGUNDY, GOLD, INK, INK_SECOND, SMALLEST_TEXT, tint
from app.storage.journal import Unfinished
from app.texts import Texts
from app.windows.game_words import progress, short_title, title, to_move, when
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.page_directory import PAGES
from rules import Record

if TYPE_CHECKING:
    from app.windows.start.thumbnail import Thumbnails

SLOTS = 4
"""Games on the shelf at most; on low windows half of them are seen, the newest."""
LISTED = ("saves", "reviews", "statistics")
"""Pages that stand beside the games; the others stand in the bar of the start page."""
LIST_WIDTH, LIST_ROW = 268.0, 44.0
LOWEST_SLOT, HIGHEST_SLOT = 78.0, 110.0
SLOT_GAP = 10.0
HEAD = 38.0
"""From the top of the shelf to the first game."""
NARROW = 700.0
"""Width below which the pages stand below the games."""
THUMBNAIL = 1.62
"""Width of a thumbnail divided by its height."""


def height_below_each_other(width: float) -> float:
    """The height with which two games below each other have room enough, in a shelf of a width."""
    games = HEAD + 2 * HIGHEST_SLOT + SLOT_GAP
    return games + 22 if width >= NARROW else games + 16 + len(LISTED) * LIST_ROW + 10


class PageRow(Button):
    """A page beside the table as a row: pictogram, words, an arrow."""

    def __init__(self, parent: QWidget, pictogram: str, name: str) -> None:
        super().__init__(parent, "secondary", pictogram, name)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Lit under the mouse."""
        if self.underMouse() or self.isDown():
            chrome.row_card(p, r, GOLD)
        icon_at(p, self.pictogram, r.left() + 24, r.center().y(), 20, BURGUNDY)
        text(p, QRectF(r.left() + 46, r.top(), r.width() - 76, r.height()), self.text(), "body_bold", INK)
        icon_at(p, "chevron-right", r.right() - 18, r.center().y(), 18, INK_SECOND)
        if self.ringed:
            ring(p, r, "focus", 8)


class ContinueShelf:
    """All controls are children of the page. ``resume`` is called with the game to go on with, ``opened`` with the id of a page."""

    def __init__(self, page: Canvas, resume: Callable[[Unfinished], object], opened: Callable[[str], object]) -> None:
        self._page = page
        self.unfinished: list[Unfinished] = []
        """The games on the shelf, the newest first."""
        self._rows = {listed: PageRow(page, PAGES[listed].icon, f"page:{listed}") for listed in LISTED}
        for listed, row in self._rows.items():
            row.clicked.connect(lambda _=False, listed=listed: opened(listed))
        self._resumes = [Button(page, "secondary", "", f"resume:{i}") for i in range(SLOTS)]
        for i, button in enumerate(self._resumes):
            button.clicked.connect(lambda _=False, i=i: resume(self.unfinished[i]))

    @cached_property
    def _thumbnails(self) -> Thumbnails:
        from app.windows.start.thumbnail import Thumbnails

        return Thumbnails()

    def fill(self, found: Sequence[Unfinished]) -> None:
        """Put these games on it, as many as there is room for."""
        self.unfinished = list(found[:SLOTS])

    def retext(self, say: Texts) -> None:
        """Set all words anew."""
        for listed, row in self._rows.items():
            row.say(say(f"app.page.{listed}"))
        for button, waiting in zip(self._resumes, self.unfinished, strict=False):
            header = waiting.record.header
            spoken = say("app.start.resume_game", game=title(say, header.game), names=", ".join(header.names), when=when(say, waiting.when))
            button.say(say("app.start.resume"), spoken)

    def arrange(self, r: QRectF) -> None:
        """A button in each slot, the pages at the right or below."""
        for row, place in zip(self._rows.values(), self._list_places(r), strict=True):
            self._page.put(row, place)
        slots = self._slots(r)
        for i, button in enumerate(self._resumes):
            button.setVisible(i < min(len(self.unfinished), len(slots)))
            if i < len(slots):
                slot = slots[i]
                width = max(96.0, text_width(button.text(), "body_bold") + 34)
                self._page.put(button, QRectF(slot.right() - width - 10, slot.bottom() - 37, width, 29))

    def paint(self, p: QPainter, r: QRectF, say: Texts, pictured: bool) -> None:
        """The shelf in ``r``; ``pictured`` False: without pictures that are not painted yet."""
        panel(p, r, 12, "#F8EDD3", "#E3D0A6")
        games = self._games_place(r)
        chrome.heading(p, QRectF(games.left(), r.top() + 9, games.width(), 24), say("app.start.continue"))
        if r.width() >= NARROW:
            line(p, tint(GOLD, 0.5), 1, games.right() + 10, r.top() + 14, games.right() + 10, r.bottom() - 14)
        else:
            line(p, tint(GOLD, 0.5), 1, games.left(), games.bottom() + 8, games.right(), games.bottom() + 8)
        if not self.unfinished:
            text(p, games, say("app.start.empty"), "italic", INK_SECOND, "centre", 17)
        for slot, waiting, button in zip(self._slots(r), self.unfinished, self._resumes, strict=False):
            self._waiting(p, slot, say, waiting, self._page.place(button).left() - 6, pictured)

    def _games_place(self, r: QRectF) -> QRectF:
        """Where the games lie, below the heading."""
        top = r.top() + HEAD
        if r.width() < NARROW:
            return QRectF(r.left() + 18, top, r.width() - 36, 2 * HIGHEST_SLOT + SLOT_GAP)
        return QRectF(r.left() + 18, top, r.width() - 36 - LIST_WIDTH - 18, r.bottom() - 12 - top)

    def _slots(self, r: QRectF) -> list[QRectF]:
        """Two beside each other, or below each other when narrow; two more where more games wait and the shelf is high enough."""
        games = self._games_place(r)
        columns = 2 if games.width() >= NARROW else 1
        most = SLOTS if len(self.unfinished) > 2 else 2
        fitting = int((games.height() + SLOT_GAP) // (LOWEST_SLOT + SLOT_GAP))
        rows = max(1, min(fitting, 2, -(-most // columns)))
        width = (games.width() - 14 * (columns - 1)) / columns
        height = min(HIGHEST_SLOT, (games.height() - SLOT_GAP * (rows - 1)) / rows)
        return [
            QRectF(games.left() + i % columns * (width + 14), games.top() + i // columns * (height + SLOT_GAP), width, height)
            for i in range(columns * rows)
        ]

    def _list_places(self, r: QRectF) -> list[QRectF]:
        """The rows of the pages."""
        n = len(self._rows)
        if r.width() < NARROW:
            top = self._games_place(r).bottom() + 16
            return [QRectF(r.left() + 12, top + i * LIST_ROW, r.width() - 24, LIST_ROW - 2) for i in range(n)]
        height = min(LIST_ROW, (r.height() - 20) / n)
        top = r.center().y() - height * n / 2
        return [QRectF(r.right() - LIST_WIDTH - 8, top + i * height, LIST_WIDTH, height - 2) for i in range(n)]

    def _waiting(self, p: QPainter, r: QRectF, say: Texts, waiting: Unfinished, right: float, pictured: bool) -> None:
        """One game; its lowest lines end at ``right``."""
        header = waiting.record.header
        chrome.row_card(p, r)
        high = r.height() - 14
        picture = QRectF(r.left() + 7, r.top() + 7, round(high * THUMBNAIL), high)
        self._thumbnail(p, picture, say, waiting.record, pictured)
        left = picture.right() + 12
        width = r.right() - 9 - left
        y = r.center().y() - 39
        text(p, QRectF(left, y, width, 20), short_title(say, header.game), "h3", INK)
        words = to_move(say, waiting.record)
        if text_width(words, "card", SMALLEST_TEXT) > width:
            words = progress(say, header.game, waiting.record.game.state)  # the name of who decides stands below in any case
        text(p, QRectF(left, y + 20, width, 18), words, "card", INK)
        names = metrics("label_regular").elidedText(", ".join(header.names), Qt.TextElideMode.ElideRight, right - left)
        text(p, QRectF(left, y + 38, right - left, 16), names, "label_regular", INK_SECOND)
        x = left
        for colour in header.seat_colours:
            marker(p, QRectF(x, y + 58, 15, 15), colour)
            x += 18
        text(p, QRectF(x + 3, y + 56, right - x - 3, 18), when(say, waiting.when), "label_regular", INK_SECOND)

    def _thumbnail(self, p: QPainter, r: QRectF, say: Texts, record: Record, pictured: bool) -> None:
        """The table of a game as everybody may see it, framed."""
        ratio = self._page.scale * self._page.devicePixelRatioF()
        wanted = (record, r.size().toSize(), ratio, say)
        path = rounded(r, 5)
        if pictured or self._thumbnails.ready(*wanted):
            clip(p, path)
            p.drawPixmap(r.topLeft(), self._thumbnails.picture(*wanted))
            p.restore()
        else:
            fill(p, BOARD_LOW, path)
        stroke(p, "#4A331A", 1.2, path)
