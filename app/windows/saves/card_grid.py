"""The cards of the saves page: as many as fit, loaded and painted one by one once they are on screen."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.platform.qt_guard import report_errors
from app.platform.timing import Timer
from app.program import Program
from app.storage.saves import Saved
from app.windows.kit.canvas import Canvas
from app.windows.kit.flow import Flow
from app.windows.kit.leaves import Control, Leaf
from app.windows.saves.save_card import SaveCard
from app.windows.saves.saves_model import Shelf
from app.windows.start.thumbnail import Thumbnails

GAP = 14
CARD_W, CARD_H = 262, 186
"""The minimum width and height of a card."""
STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class CardPlace(Leaf):
    """The place of the cards in a layout."""

    def __init__(self, grid: CardGrid) -> None:
        super().__init__(wide=True, high=True)
        self._grid = grid
        self._tiles: Flow | None = None

    def least(self) -> tuple[float, float]:
        """Return the size of two cards, one below the other."""
        return CARD_W, 2 * CARD_H + GAP

    @report_errors
    def setGeometry(self, rect: QRect) -> None:
        """Place the cards."""
        before = self._grid.per_page
        super().setGeometry(rect)
        if self._grid.per_page != before:
            self._grid.show_page()
        self._tiles = self._grid.tiles(rect.height())
        self._tiles.setGeometry(rect)


class CardGrid(QObject):
    """A shelf shown in pages on a canvas, with as many cards as ``place`` has room for.

    Tab reaches only the chosen card; arrow keys reach the others.
    """

    changed = Signal()
    """Another game was chosen, or more is known about the chosen one."""
    opened = Signal()
    """The chosen game should be opened."""
    gone = Signal()
    """A game on show has disappeared from the disk."""

    def __init__(self, program: Program, canvas: Canvas, shelf: Shelf, thumbnails: Thumbnails) -> None:
        super().__init__(canvas)
        self.place = CardPlace(self)
        self.cards: list[SaveCard] = []
        self._program = program
        self._canvas = canvas
        self._shelf = shelf
        self._thumbnails = thumbnails
        self._loader = Timer("saves loaded", self, self._next)

    @property
    def columns(self) -> int:
        """The number of cards in a row."""
        return max(1, int((self.place.place.width() + GAP) // (CARD_W + GAP)))

    @property
    def rows(self) -> int:
        """The number of rows."""
        return max(1, int((self.place.place.height() + GAP) // (CARD_H + GAP)))

    @property
    def per_page(self) -> int:
        """The number of cards shown at once."""
        return self.columns * self.rows

    @property
    def page(self) -> int:
        """The page shown, counted from 0."""
        return self._shelf.chosen // self.per_page

    @property
    def pages(self) -> int:
        """The number of pages."""
        return -(-len(self._shelf.entries) // self.per_page)

    @property
    def first(self) -> int:
        """The place in the list of the page's first card."""
        return self.page * self.per_page

    @property
    def shown(self) -> list[Saved]:
        """The games on the page."""
        return self._shelf.entries[self.first : self.first + self.per_page]

    @property
    def card(self) -> SaveCard | None:
        """The card of the chosen game, or None."""
        return self.cards[self._shelf.chosen - self.first] if self._shelf.entries else None

    def show_page(self) -> None:
        """Show the page that has the chosen game."""
        had_keyboard = any(card.hasFocus() for card in self.cards)
        shown = self.shown
        while len(self.cards) < len(shown):
            card = SaveCard(self._canvas, len(self.cards))
            card.clicked.connect(self._clicked)
            card.opened.connect(self._opened)
            self.cards.append(card)
        for i, card in enumerate(self.cards):
            card.setVisible(i < len(shown))
        self.fill()
        if had_keyboard and self.card is not None:
            self.card.setFocus()
        self._loader.start(0)

    def put_in_order(self, others: list[QWidget]) -> None:
        """Let Tab go through the cards, then through ``others``."""
        for first, second in pairwise([*self.cards, *others]):
            QWidget.setTabOrder(first, second)

    def fill(self) -> None:
        """Fill the cards again."""
        for i, (card, saved) in enumerate(zip(self.cards, self.shown, strict=False)):
            card.fill(self._program.texts, saved, self._shelf.record(saved))
            chosen = self.first + i == self._shelf.chosen
            card.setChecked(chosen)
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def tiles(self, height: float) -> Flow:
        """Return the layout of the cards in a place of that height."""
        high = (height - GAP * (self.rows - 1)) / self.rows
        return Flow(*(Control(card, wide=True, height=high) for card in self.cards), gap=(GAP, GAP), least=CARD_W)

    def choose(self, at: int) -> None:
        """Choose a game by its place in the list; keyboard focus follows."""
        page = self.page
        self._shelf.choose(at)
        if page != self.page:
            self.show_page()
        self.fill()
        if self.card is not None:
            self.card.setFocus()
        self.changed.emit()

    def turn(self, by: int) -> None:
        """Turn by a number of pages, if they exist."""
        if 0 <= self.page + by < self.pages:
            self.choose((self.page + by) * self.per_page)

    def walk(self, key: int) -> bool:
        """Move the choice with a key of direction; return False for any other key."""
        shelf = self._shelf
        if key in STEPS:
            dx, dy = STEPS[Qt.Key(key)]
            to = shelf.chosen + dx + dy * self.columns
            if 0 <= to < len(shelf.entries):
                self.choose(to)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.choose(0 if key == Qt.Key.Key_Home else len(shelf.entries) - 1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.turn(-1 if key == Qt.Key.Key_PageUp else 1)
        else:
            return False
        return True

    def _next(self) -> None:
        """Load one game on the page, or paint one picture, the chosen one first; the rest waits for the next moment."""
        shown = self.shown
        wanted = sorted(range(len(shown)), key=lambda i: self.first + i != self._shelf.chosen)
        for i in wanted:
            if shown[i].problem is None and not self._shelf.has(shown[i]):
                self._load(i, shown[i])
                self._loader.start(0)
                return
        for i in wanted:
            record, card = self._shelf.record(shown[i]), self.cards[i]
            if record is not None and not card.pictured:
                ratio = self._canvas.devicePixelRatioF()
                card.show_picture(self._thumbnails.picture(record, card.picture_size(), ratio, self._program.texts))
                self._loader.start(0)
                return

    def _load(self, i: int, saved: Saved) -> None:
        self._program.tell(*self._shelf.load(saved))
        if saved.running and not self._shelf.has(saved):
            self.gone.emit()  # finished, or put aside as damaged
            return
        self.cards[i].fill(self._program.texts, self.shown[i], self._shelf.record(saved))
        if self.first + i == self._shelf.chosen:
            self.changed.emit()

    def _clicked(self) -> None:
        card = self.sender()
        if isinstance(card, SaveCard):
            self.choose(self.first + self.cards.index(card))

    def _opened(self) -> None:
        self._clicked()
        self.opened.emit()
