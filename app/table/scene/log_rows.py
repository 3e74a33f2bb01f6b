"""The painter of the log on the rail: as many of its latest lines as fit, all of one size."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.art import cache, chrome, materials
from app.art.fonts import text_width
from app.art.lettering import grown, grown_size, growth, text
from app.art.rival_signs import Whose
from app.art.roles import Role
from app.art.signs import player_sign
from app.art.tokens import BURGUNDY, GLOW, GOLD, INK, tint
from app.table.geometry.faces import LogFace
from app.table.parts.infoline import wrap

LINE: Final = 19.5
HEAD: Final = 33.0
"""The height of the heading with the edge below the lines."""
EDGES: Final = 22.0
"""The room left and right of the lines."""
SIGN: Final = 19.0
"""The room of a player's sign before them."""


class Row(NamedTuple):
    """An entry of the log: whose sign it has, its words line by line, whether it is new. Without a sign it is a heading."""

    colour: Whose
    lines: tuple[str, ...]
    fresh: bool

    @property
    def role(self) -> Role:
        """The type of its words."""
        return "card" if self.colour else "card_bold"


def size() -> int:
    """Return the size of all words in the log, in logical pixels."""
    return grown_size("card", 0, LINE)


def rows(face: LogFace, width: float, height: float) -> list[Row]:
    """Return the latest entries that fit into a log of this size, the oldest first. An entry takes as many lines as its words need."""
    found: list[Row] = []
    free, px = int((height - HEAD) // LINE), size()
    for age, (colour, words) in enumerate(reversed(face.rows)):
        row = Row(colour, (words,), age < face.fresh)
        room = width - EDGES - (SIGN if colour else 0)
        row = row._replace(lines=wrap(words, room, partial(_measured, role=row.role, px=px)))
        free -= len(row.lines)
        if free < 0:
            break
        found.append(row)
    return found[::-1]


def _measured(words: str, role: Role, px: int) -> float:
    return text_width(words, role, px)


def log(p: QPainter, r: QRectF, face: LogFace) -> None:
    """Paint the log with its heading."""
    scale = p.device().devicePixelRatioF()

    def ground(p: QPainter, r: QRectF) -> None:
        materials.panel(p, r, 10, "#FBF5E6", "#EEE0C0")
        chrome.heading(p, QRectF(r.left() + 12, r.top() + 5, r.width() - 24, 22), face.heading)

    # The log grows with every step; its paper and the existing lines stay the same.
    cache.draw(p, r, ("log", face.heading), cache.MARGIN, scale, ground)
    y = r.top() + 29
    for row in rows(face, r.width(), r.height()):
        place = QRectF(r.left() + 12, y, r.width() - EDGES, LINE * len(row.lines))
        y += place.height()
        cache.share(p, place, ("log row", row, growth()), partial(_row, row=row, px=size()), 7)


def _row(p: QPainter, r: QRectF, row: Row, px: int) -> None:
    if row.fresh:
        p.fillRect(r.adjusted(-6, 0, 4, 0), tint(GLOW, 0.32))
        p.fillRect(QRectF(r.left() - 6, r.top(), 2.5, r.height()), QColor(GOLD))
    if row.colour:
        sign = QRectF(r.left() + 0.5, r.top() + LINE / 2 - 6.5, 13, 13)
        cache.share(p, sign, ("sign", row.colour), lambda p, r: player_sign(p, r, row.colour, ""), 4)
    left = r.left() + (SIGN if row.colour else 0)
    with grown(1.0):  # ``px`` has grown already
        for n, words in enumerate(row.lines):
            place = QRectF(left, r.top() + n * LINE, r.right() - left, LINE)
            text(p, place, words, row.role, INK if row.colour else BURGUNDY, px=px)
