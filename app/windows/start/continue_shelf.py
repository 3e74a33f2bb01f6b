"""The shelf of the start page: the games to continue, and beside them the deals of the day and the pages about games that were played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import panel
from app.art.rival_signs import Whose
from app.art.shapes import clip, line, rounded, stroke
from app.art.signs import player_sign
from app.art.states import ring
from app.art.tokens import BURGUNDY, GOLD, INK, INK_SECOND, SMALLEST_TEXT, tint
from app.program import Program
from app.storage.game_files import Unfinished
from app.texts import Texts
from app.windows.game_words import players, progress, short_title, title, to_move, when
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Button
from app.windows.kit.cover import paint_placeholder
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Gap, Heading, Painting, Spring, Words
from app.windows.page_directory import PAGES
from rules import Record, SeatKind

if TYPE_CHECKING:
    from app.windows.start.thumbnail import Thumbnails

SLOTS = 4
"""The maximum number of games on the shelf; on low windows only the newer half is shown."""
LISTED = ("saves", "reviews", "statistics")
"""Pages shown beside the games; the others are in the start page's bar."""
LIST_WIDTH, LIST_ROW, LOW_ROW = 268, 36, 26
"""Width of the pages' rows, and their height; the lower one where the page is low."""
THUMBNAIL = (113, 70)
"""Size of the picture of a game."""
NARROW = 700
"""Width below which the pages go below the games."""
SLOT = 330
"""Width of a game from which two of them fit side by side."""
HEAD = 24
"""Height of the button for more of them."""
SIGN = 18
"""Width of the place for a player's shape."""


class PageRow(Button):
    """The row that opens something: pictogram, words, an arrow."""

    def __init__(self, parent: QWidget, pictogram: str, name: str) -> None:
        super().__init__(parent, "secondary", pictogram, name)

    def natural(self) -> tuple[float, float]:
        """Return the size of the words between pictogram and arrow."""
        return text_width(self.text(), "body_bold") + 80, LOW_ROW

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the row, lit under the mouse."""
        if self.underMouse() or self.isDown():
            chrome.row_card(p, r, GOLD)
        icon_at(p, self.pictogram, r.left() + 24, r.center().y(), 20, BURGUNDY)
        text(p, QRectF(r.left() + 46, r.top(), r.width() - 76, r.height()), self.text(), "body_bold", INK)
        icon_at(p, "chevron-right", r.right() - 18, r.center().y(), 18, INK_SECOND)
        if self.ringed:
            ring(p, r, "focus", 8)


class Where(Words):
    """How far a game has got and, where there is room, whose turn it is; the players are listed below in any case."""

    shorter = ""

    def least(self) -> tuple[float, float]:
        """Return the size of the shorter words."""
        return text_width(self.shorter, self.role, SMALLEST_TEXT) + 1, super().least()[1]

    def paint(self, p: QPainter) -> None:
        """Paint as much as there is room for."""
        fits = text_width(self.words, self.role, SMALLEST_TEXT) <= self.place.width()
        text(p, self.place, self.words if fits else self.shorter, self.role, self.colour)


class Slot(Row):
    """One game on the shelf."""

    def __init__(self, button: Button, picture: Callable[[QPainter, QRectF], object]) -> None:
        self._title, self._where = Words("", "h3", height=20), Where("", "card", height=18)
        self._names = Words("", "label_regular", INK_SECOND, height=18, elided=True)
        self._when = Words("", "label_regular", INK_SECOND, height=18, elided=True)
        self._seats: list[tuple[str, SeatKind]] = []
        self._sign: Callable[[], Whose] | None = None
        self._signs = Painting(self._paint_signs, 0, 15)
        who = Column(self._names, Row(self._signs, (self._when, 1), gap=3))
        words = Column(self._title, self._where, Row((who, 1), Control(button, width=96, height=29), gap=6))
        self.picture = Painting(picture, *THUMBNAIL)
        super().__init__(self.picture, (words, 1), gap=12, margins=(7, 6, 9, 6), under=lambda p, r: chrome.row_card(p, r))

    def retext(self, say: Texts, waiting: Unfinished, rival: Callable[[str], Whose]) -> None:
        """Show the game waiting here. ``rival`` returns the sign of its rival, "" as long as that must not take time."""
        header = waiting.record.header
        self._title.say(short_title(say, header.game))
        self._where.say(to_move(say, waiting.record))
        self._where.shorter = progress(say, header.game, waiting.record.game.state)
        self._names.say(players(say, waiting.record))
        self._when.say(when(say, waiting.when))
        self._seats = [*zip(header.seat_colours, header.seats, strict=True)]
        alone = waiting.record.rules.rival(waiting.record.game.state) is None
        self._sign = None if alone else partial(rival, header.game)
        self._signs.resize(SIGN * (len(self._seats) + (not alone)), 15)

    def _paint_signs(self, p: QPainter, r: QRectF) -> None:
        for i, (colour, kind) in enumerate(self._seats):
            player_sign(p, QRectF(r.left() + SIGN * i, r.top(), 15, 15), colour, "", kind)
        if self._sign is not None and (sign := self._sign()):
            player_sign(p, QRectF(r.left() + SIGN * len(self._seats) - 1, r.top() - 1, 17, 17), sign, "")


class ContinueShelf:
    """The shelf, its controls children of the page. ``resume`` is called with the game to continue, ``daily`` for the deals of
    the day, ``opened`` with a page's id.
    """

    def __init__(
        self,
        page: Canvas,
        program: Program,
        resume: Callable[[Unfinished], object],
        daily: Callable[[], object],
        opened: Callable[[str], object],
    ) -> None:
        self._page, self._program = page, program
        self.pictured = False
        """Whether to load the tables of the games for what is shown of them."""
        self.complete = False
        """Whether to paint pictures that do not exist yet at once, instead of something in their places."""
        self.unfinished: list[Unfinished] = []
        """The games on the shelf, the newest first."""
        self._daily = PageRow(page, "calendar-star", "daily")
        self._daily.clicked.connect(lambda: daily())
        self._rows = {listed: PageRow(page, PAGES[listed].icon, f"page:{listed}") for listed in LISTED}
        for listed, row in self._rows.items():
            row.clicked.connect(lambda _=False, listed=listed: opened(listed))
        self._resumes = [Button(page, "secondary", "", f"resume:{i}") for i in range(SLOTS)]
        for i, button in enumerate(self._resumes):
            button.clicked.connect(lambda _=False, i=i: resume(self.unfinished[i]))
        self._slots = [Slot(button, partial(self._thumbnail, i)) for i, button in enumerate(self._resumes)]
        self._heading = Heading()
        self._more = Button(page, "secondary", "", "more")
        self._more.clicked.connect(lambda: opened("saves"))
        self._there = 0
        self._empty = Words("", "italic", INK_SECOND, 17, "centre", wrapped=True)
        head = Row((self._heading, 1), Control(self._more, height=HEAD), gap=10, margins=(0, 0, 2, 0))
        self._games = Column(head, 4, Flow(*self._slots, gap=(14, 6), least=SLOT), Spring(), self._empty, Spring())
        rows = (Control(row, wide=True, high=True, width=LIST_WIDTH, height=LOW_ROW) for row in (self._daily, *self._rows.values()))
        self._list = Column(Spring(), Column(*(Row((row, 1), Gap(LOW_ROW, LIST_ROW), gap=0) for row in rows), gap=2), Spring())
        self.panel = Row((self._games, 1), self._list, gap=18, margins=(18, 8, 8, 8), under=self._paint_panel, turns=NARROW)
        """The layout of the whole shelf."""

    @property
    def controls(self) -> list[QWidget]:
        """What can be pressed, in reading order."""
        return [self._more, *self._resumes, self._daily, *self._rows.values()]

    @cached_property
    def _thumbnails(self) -> Thumbnails:
        from app.windows.start.thumbnail import Thumbnails

        return Thumbnails()

    def fill(self, found: Sequence[Unfinished], there: int) -> None:
        """Put these games on the shelf, as many as there is room for; the page of saves has all, which may be more: ``there``."""
        self.unfinished, self._there = list(found[:SLOTS]), there

    def retext(self, say: Texts) -> None:
        """Set all texts."""
        self._heading.say(say("app.start.continue"))
        self._empty.say(say("app.start.empty"))
        self._empty.shown = not self.unfinished
        for slot, waiting in zip(self._slots, self.unfinished, strict=False):
            slot.retext(say, waiting, self._rival)
        self._daily.say(say("app.daily.title"))
        for listed, row in self._rows.items():
            row.say(say(f"app.page.{listed}"))
        for button, waiting in zip(self._resumes, self.unfinished, strict=False):
            header = waiting.record.header
            spoken = say(
                "app.start.resume_game", game=title(say, header.game), names=players(say, waiting.record), when=when(say, waiting.when)
            )
            button.say(say("app.start.resume"), spoken)

    def missing(self) -> list[Slot]:
        """Return the games on the shelf whose pictures are still to be made."""
        shown = zip(self._slots, self.unfinished, strict=False)
        return [slot for slot, waiting in shown if slot.shown and not self._thumbnails.ready(*self._wanted(slot, waiting))]

    def make(self, slot: Slot) -> None:
        """Make the picture of a game on the shelf."""
        self._thumbnails.picture(*self._wanted(slot, self.unfinished[self._slots.index(slot)]))

    def show_slots(self, count: int) -> None:
        """Show at most this number of games, and say how many more there are."""
        shown = min(count, len(self.unfinished))
        more = self._there - shown
        self._more.setVisible(shown > 0 and more > 0)
        self._more.say(self._program.texts("app.start.more", n=more), self._program.texts("app.start.more_about", n=self._there))
        for i, (slot, button) in enumerate(zip(self._slots, self._resumes, strict=True)):
            slot.shown = i < shown
            button.setVisible(i < shown)

    def _rival(self, game: str) -> Whose:
        """Return the sign of a game's rival; before the page's first picture "", since the game's table would have to be loaded."""
        if not self.pictured:
            return ""
        from app.games import find

        return find(game).rival.sign

    def _paint_panel(self, p: QPainter, r: QRectF) -> None:
        """Paint the paper, and a line between the games and the pages."""
        panel(p, r, 12, "#F8EDD3", "#E3D0A6")
        games, listed = self._games.place, self._list.place
        if listed.left() > games.left():
            line(p, tint(GOLD, 0.5), 1, games.right() + 10, r.top() + 14, games.right() + 10, r.bottom() - 14)
        else:
            line(p, tint(GOLD, 0.5), 1, games.left(), games.bottom() + 8, games.right(), games.bottom() + 8)

    def _thumbnail(self, i: int, p: QPainter, r: QRectF) -> None:
        """Paint a game's table as all may see it, framed; until it is made, something in its place."""
        wanted = self._wanted(self._slots[i], self.unfinished[i])
        if not self.complete and not (self.pictured and self._thumbnails.ready(*wanted)):
            paint_placeholder(p, r, 5)
            return
        path = rounded(r, 5)
        clip(p, path)
        p.drawPixmap(r.topLeft(), self._thumbnails.picture(*wanted))
        p.restore()
        stroke(p, "#4A331A", 1.2, path)

    def _wanted(self, slot: Slot, waiting: Unfinished) -> tuple[Record, QSize, float, Texts]:
        """Return what to paint of a game: its record, the size, the pixels in each of its units, and the words."""
        ratio = self._page.scale * self._page.devicePixelRatioF()
        return waiting.record, slot.picture.place.size().toSize(), ratio, self._program.texts
