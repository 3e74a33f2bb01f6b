"""Revealed cards side by side, each above its words."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.lettering import paragraph, paragraph_height
from app.art.tokens import CARD_RATIO, INK
from app.table.scene.kinds import Painters
from app.table.screen import LaidOpen

WIDEST, CARD = 190.0, 132.0
"""Width of a column, and of the card in it, in logical pixels."""


class LaidColumns:
    """The cards of ``laid`` in columns as wide as ``room`` allows."""

    pause = 500
    """Milliseconds between two cards."""

    def __init__(self, laid: LaidOpen, room: float) -> None:
        self._laid = laid
        self._column = min(WIDEST, room / max(1, len(laid.cards)))
        self._card = min(CARD, self._column - 26)
        self._words = max((paragraph_height(words, self._column - 16, "card") for _, words in laid.cards), default=0.0)
        self.width = self._column * len(laid.cards)
        self.height = self._card * CARD_RATIO + 12 + self._words

    def said(self, shown: int) -> list[str]:
        """Return the words of the cards shown so far."""
        return [words for _, words in self._laid.cards[:shown]]

    def paint(self, p: QPainter, r: QRectF, shown: int, painters: Painters) -> None:
        """Paint the cards shown so far."""
        for i, (card, words) in enumerate(self._laid.cards[:shown]):
            x = r.left() + self._column * i
            picture = QRectF(x + (self._column - self._card) / 2, r.top(), self._card, self._card * CARD_RATIO)
            painters[type(card.face)](p, picture, card.face)
            paragraph(p, QRectF(x + 8, picture.bottom() + 12, self._column - 16, self._words), words, "card", INK, "centre")
