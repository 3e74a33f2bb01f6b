"""The table of points: how wide its columns are, and the players above them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.lettering import text
from app.art.signs import Sign, player_sign
from app.art.tokens import INK
from app.games import find
from app.outcome import scores
from app.windows.game_words import seat_sign
from rules import Header

COLUMN, NARROW_COLUMN, FEW = 74, 60, 4
"""Width of a player's column; with more than that number of columns it is narrower."""
TEAM_COLUMN = 132
"""Width of a column with the names of both partners."""


def column_width(columns: Sequence[scores.Column]) -> int:
    """Return the width of each column."""
    if any(len(column.seats) > 1 for column in columns):
        return TEAM_COLUMN
    return COLUMN if len(columns) <= FEW else NARROW_COLUMN


def middle(columns: Sequence[scores.Column], r: QRectF, i: int) -> float:
    """Return the middle of a column of a table in ``r``."""
    return r.right() - 8 - column_width(columns) * (len(columns) - i - 0.5)


def heads(p: QPainter, r: QRectF, header: Header, columns: Sequence[scores.Column]) -> None:
    """Write the players, and a rival without a seat, above their columns."""
    wide = column_width(columns)
    for i, column in enumerate(columns):
        x = middle(columns, r, i)
        signs = [seat_sign(header, seat) for seat in column.seats] or [Sign(find(header.game).rival.sign, column.name)]
        for n, sign in enumerate(signs):
            player_sign(p, QRectF(x - 12 + (n - (len(signs) - 1) / 2) * 28, r.top(), 24, 24), *sign)
        text(p, QRectF(x - wide / 2 + 2, r.top() + 25, wide - 4, 20), column.name, "body_bold", INK, "centre")
