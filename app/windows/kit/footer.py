"""The foot of a page: a light bar with a sentence, beside the page's last buttons or, on a narrow page, above them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import frame
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import paragraph, text
from app.art.tokens import ERROR, INK, LINK

FOOT, HIGH_FOOT = 58.0, 102.0
"""Height of the foot: with its words beside the buttons, and above them. The buttons always lie in the lowest ``FOOT``."""
WORDS = 50.0
"""From the left edge of the page to the words."""


def foot_place(width: float, height: float, narrow: bool) -> QRectF:
    """The foot of a page of that size in logical pixels."""
    high = HIGH_FOOT if narrow else FOOT
    return QRectF(0, height - high, width, high)


def paint_foot(p: QPainter, foot: QRectF, words: str, ends: float, wrong: bool = False) -> None:
    """The bar with words up to ``ends``, on two smaller lines where one is too short; ``wrong``: they tell of a mistake."""
    frame.info_bar(p, foot)
    place = QRectF(WORDS, foot.top(), ends - WORDS, FOOT)
    colour = ERROR if wrong else INK
    icon_at(p, "alert" if wrong else "information", WORDS - 18, place.center().y() + 1, 20, ERROR if wrong else LINK)
    if text_width(words, "lead") > place.width():
        paragraph(p, place.adjusted(0, 9, 0, -4), words, "body", colour)
    else:
        text(p, place, words, "lead", colour)
