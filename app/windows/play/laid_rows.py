"""What everybody gets, card by card: a row for each player, with the sum at its end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import chrome
from app.art.lettering import paragraph, text
from app.art.signs import Sign, player_sign
from app.art.tokens import BURGUNDY, CARD_RATIO, GOOD, INK, INK_SECOND
from app.table.scene.kinds import Painters
from app.table.screen import LaidOpen, LaidRow

NAME, SUM = 150.0, 138.0
"""Widths of the players' names before the cards, and of the sums after them, in logical pixels."""
PAUSE, WHOLE = 250, 12_000
"""Milliseconds between two cards, and for all of them at most."""
CARD, GAP, NARROWEST = 84.0, 8.0, 30.0
"""Width of a card, the space between two, and the minimum a card keeps where there are many."""
WORDS, PAD, BETWEEN = 22.0, 8.0, 8.0
"""Height of the words under a card, the edge of a row, and the space between two rows."""


class LaidRows:
    """The rows of ``laid`` in a room of ``width`` and ``height``; ``signs`` returns the sign of the player, or rival, of a row."""

    def __init__(self, laid: LaidOpen, width: float, height: float, signs: Callable[[LaidRow], Sign]) -> None:
        self._rows, self._signs = laid.rows, signs
        self.pause = min(PAUSE, WHOLE // max(1, laid.count))
        """Milliseconds between two cards."""
        most = max(len(row.cards) for row in laid.rows)
        beside = (width - NAME - SUM) / max(1, most) - GAP
        below = ((height + BETWEEN) / len(laid.rows) - BETWEEN - WORDS - 2 * PAD) / CARD_RATIO
        self._card = max(NARROWEST, min(CARD, beside, below))
        self._high = self._card * CARD_RATIO + WORDS + 2 * PAD
        self.width = max(560.0, NAME + most * (self._card + GAP) + SUM)
        self.height = len(laid.rows) * (self._high + BETWEEN) - BETWEEN

    def said(self, shown: int) -> list[str]:
        """Return the rows begun so far in words."""
        found = []
        for row in self._rows:
            cards = row.cards[: max(0, shown)]
            if shown >= 0:
                found.append(", ".join([f"{row.name}: {row.sums[len(cards)]}", *(f"{card.words} {words}" for card, words in cards)]))
            shown -= len(row.cards)
        return found

    def paint(self, p: QPainter, r: QRectF, shown: int, painters: Painters) -> None:
        """Paint all rows, with the cards shown so far."""
        for n, row in enumerate(self._rows):
            place = QRectF(r.left(), r.top() + n * (self._high + BETWEEN), r.width(), self._high)
            self._paint_row(p, place, row, min(len(row.cards), max(0, shown)), shown >= len(row.cards), painters)
            shown -= len(row.cards)

    def _paint_row(self, p: QPainter, r: QRectF, row: LaidRow, shown: int, done: bool, painters: Painters) -> None:
        chrome.row_card(p, r)
        y = r.center().y()
        player_sign(p, QRectF(r.left() + 12, y - 13, 26, 26), *self._signs(row))
        text(p, QRectF(r.left() + 46, y - 14, NAME - 54, 28), row.name, "h3", INK)
        for i, (card, words) in enumerate(row.cards[:shown]):
            picture = QRectF(r.left() + NAME + i * (self._card + GAP), r.top() + PAD, self._card, self._card * CARD_RATIO)
            painters[type(card.face)](p, picture, card.face)
            text(p, QRectF(picture.left() - GAP / 2, picture.bottom() + 2, self._card + GAP, WORDS), words, "num", GOOD, "centre", 15)
        end = QRectF(r.right() - SUM, r.top(), SUM - 14, r.height())
        text(p, QRectF(end.left(), y - 30 if done and row.note else y - 16, end.width(), 32), row.sums[shown], "bignum", BURGUNDY, "right")
        if done and row.note:
            paragraph(p, QRectF(end.left(), y + 4, end.width(), r.bottom() - y - 8), row.note, "card", INK_SECOND, "right")
