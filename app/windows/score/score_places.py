"""Who has how many points, and what there is to say about it: the right side of the score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import chrome
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height, text
from app.art.pieces import egon_marker, marker
from app.art.tokens import BURGUNDY, ERROR, GOOD, INK, INK_SECOND
from app.texts import Texts
from rules import Record

HIGH, STEP = 52.0, 60.0
"""Height of a player's row, and from one to the next; logical pixels."""


def places(p: QPainter, r: QRectF, say: Texts, record: Record, totals: Sequence[int], ranks: Sequence[int], complete: bool) -> float:
    """The players in the order of their places, with their points; returns where they end.

    Not ``complete``: rows of points are still coming, and nobody has a place yet (``ranks`` are 0).
    """
    names = record.header.names
    y = r.top()
    for seat in sorted(range(len(names)), key=lambda seat: (ranks[seat], seat)):
        row = QRectF(r.left(), y, r.width(), HIGH)
        sign = _place(p, row, names[seat], totals[seat], first=ranks[seat] == 1 and len(names) > 1)
        if len(names) > 1 and ranks[seat]:
            text(p, QRectF(row.left() + 12, y, 34, HIGH), f"{ranks[seat]}.", "num", INK_SECOND)
        marker(p, sign, record.header.seat_colours[seat], names[seat][:1].upper())
        y += STEP
    rival = record.rules.rival(record.game.state)
    if rival is not None and complete:
        row = QRectF(r.left(), y, r.width(), HIGH)
        egon_marker(p, _place(p, row, say(f"{record.header.game}.meta.rival"), rival))
        y += STEP
    return y


def _place(p: QPainter, r: QRectF, name: str, points: int, first: bool = False) -> QRectF:
    """The row of one player; returns where his sign stands."""
    chrome.row_card(p, r, "#B8862F" if first else None)
    text(p, QRectF(r.left() + 84, r.top(), r.width() - 150, r.height()), name, "h3", INK, "left", 17)
    text(p, QRectF(r.right() - 70, r.top(), 56, r.height()), str(points), "bignum", BURGUNDY, "right")
    return QRectF(r.left() + 46, r.top() + 13, 26, 26)


def note_height(r: QRectF, words: str) -> float:
    """The height of a note in ``r``."""
    return max(24.0, paragraph_height(words, r.width() - 58, "body", 15)) + 28


def note(p: QPainter, r: QRectF, y: float, words: str, record: Record, plain: bool = False) -> None:
    """What there is to say, from ``y`` down: how the game stands or ended; ``plain``: something else."""
    place = QRectF(r.left(), y, r.width(), note_height(r, words))
    lost = not plain and record.game.over and not any(standing.won for standing in record.game.state.standings)
    chrome.note(p, place, "bad" if lost else "good")
    sign = "information" if plain or not record.game.over else "close-circle" if lost else "trophy"
    icon_at(p, sign, place.left() + 24, place.center().y(), 22, ERROR if lost else GOOD)
    paragraph(p, place.adjusted(46, 14, -12, -8), words, "body", INK, "left", 15)
