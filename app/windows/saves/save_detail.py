"""What is said of the chosen game on the page of saves."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.art import frame
from app.art.fonts import metrics
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height, text
from app.art.tokens import BURGUNDY, CAUTION, GOLD_TEXT, INK, INK_SECOND
from app.storage.saves import Saved
from app.texts import Texts
from app.windows.game_words import title, when
from app.windows.saves.save_card import picture_of, problem_of, standing, title_of
from rules import Record

PICTURE = 0.6
"""Height of the picture as a share of its width."""


def picture_place(r: QRectF) -> QRectF:
    """Where the picture lies on the sheet ``r``."""
    width = r.width() - 24
    return QRectF(r.left() + 12, r.top() + 12, width, width * PICTURE)


def name_place(r: QRectF) -> QRectF:
    """Where the name stands on the sheet ``r``."""
    return QRectF(r.left() + 16, picture_place(r).bottom() + 8, r.width() - 32, 34)


def detail(
    p: QPainter, r: QRectF, say: Texts, saved: Saved, record: Record | None, picture: QPixmap | None, in_use: bool, named: bool
) -> None:
    """Picture, name, game, players, how far it is and when it was stored; on the sheet ``r``, above its buttons.

    ``named`` False: the name is being typed, in its place.
    """
    picture_of(p, picture_place(r), saved, picture, 8)
    place = name_place(r)
    if named:
        cut = metrics("h2", 19).elidedText(title_of(say, saved), Qt.TextElideMode.ElideRight, place.width())
        text(p, place, cut, "h2", BURGUNDY, "left", 19)
    x, width, y = place.left(), place.width(), place.bottom() + 2
    if saved.header is not None:
        text(p, QRectF(x, y, width, 20), title(say, saved.header.game), "italic", INK_SECOND)
        y += 28
        half, worn = width / 2, saved.header.seat_colours
        for seat, name in enumerate(saved.header.names):
            row = QRectF(x + seat % 2 * half, y + seat // 2 * 29, half - 6, 25)
            frame.player_sign(p, QRectF(row.left(), row.top() + 1, 23, 23), worn[seat], name)
            text(p, QRectF(row.left() + 30, row.top(), row.width() - 30, 25), name, "body_bold", INK)
        y += -(-len(saved.header.names) // 2) * 29 + 5
    facts = [("flag-variant", standing(say, saved, record), INK)] if saved.header is not None else []
    facts.append(("clock-outline", when(say, saved.when), INK))
    if saved.problem is not None:
        facts.insert(0, ("alert", problem_of(say, saved), CAUTION))
    elif in_use:
        facts.append(("lock", say("library.in_use"), CAUTION))
    elif saved.running:
        facts.append(("content-save", say("library.unfinished_hint"), INK_SECOND))
    if saved.header is not None and saved.header.practice:
        facts.append(("school", say("library.practice_hint"), INK_SECOND))
    for pictogram, words, colour in facts:
        if not words:
            continue
        height = paragraph_height(words, width - 28)
        icon_at(p, pictogram, x + 10, y + 10, 17, CAUTION if colour == CAUTION else GOLD_TEXT)
        paragraph(p, QRectF(x + 28, y, width - 28, height), words, "body", colour)
        y += height + 6
