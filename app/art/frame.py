"""The shared frame of every table: top bar, rail, info bar, player boxes, key numbers, sheets."""

from __future__ import annotations

from functools import partial
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from . import cache
from .fonts import text_width
from .icons import icon_at
from .lettering import text
from .materials import linear, panel, tooth
from .measures import PLAYER_SCORE
from .pieces import coin, goods_sack, points, worker
from .rival_signs import Whose
from .shapes import disc, rounded, stroke
from .signs import player_sign
from .tokens import BAR_TEXT, BURGUNDY, GLOW, GOLD, GOLD_LIGHT, INK, INK_SECOND, RADIUS_SHEET, SHEET, SHEET_LOW, SMALLEST_TEXT, tint

KeyNumber = Literal["worker", "silver", "goods", "points"]
NAME, POINTS, ARROW = 17, 25, 18
"""Sizes of a player's name and points, and the width of the sign of the current player after the name."""


def _bar_texture(p: QPainter, r: QRectF, linen: bool, opacity: float) -> None:
    path = QPainterPath()
    path.addRect(r)
    tooth(p, path, "linen.png" if linen else "paper.png", opacity)


def top_bar(p: QPainter, r: QRectF) -> None:
    """Paint the dark bar (40 high) with its gold line below; titles and buttons lie on it."""
    p.fillRect(r, linear(r, (0, "#3B281B"), (0.5, "#2C1C12"), (1, "#1E120A")))
    _bar_texture(p, r, True, 0.5)
    p.fillRect(QRectF(r.left(), r.bottom() - 1.5, r.width(), 1.5), tint(GOLD, 0.75))


def bar_phase(p: QPainter, r: QRectF, words: str) -> float:
    """Paint the phase on the top bar, in gold, after a thin rule; return the width painted including the rule."""
    p.fillRect(QRectF(r.left(), r.top() + 10, 1, r.height() - 20), tint(GOLD, 0.5))
    return 14 + text(p, r.adjusted(14, 0, 0, 0), words, "h3", GOLD_LIGHT, "left", 17)


def progress_marks(p: QPainter, r: QRectF, done: int, total: int, pictogram: str = "") -> None:
    """Paint rounds from the left of ``r``, done ones in gold: as dots, 14 px each, or as numbers behind a pictogram, 42 px each."""
    for i in range(total):
        if pictogram:
            colour = GOLD_LIGHT if i < done else tint(BAR_TEXT, 0.5)
            icon_at(p, pictogram, r.left() + 9 + i * 42, r.center().y(), 17, colour)
            text(p, QRectF(r.left() + 21 + i * 42, r.top(), 16, r.height()), str(i + 1), "num", colour, "left", 16)
            continue
        disc(p, GOLD_LIGHT if i < done else tint(BAR_TEXT, 0.22), r.left() + 5 + i * 14, r.center().y() + 1, 4.2)


def rail_ground(p: QPainter, r: QRectF) -> None:
    """Paint the darker background of the rail with its thin gold line; the shadow reaches 6 px to the left."""
    p.fillRect(r, linear(r, (0, tint("#120A05", 0.62)), (1, tint("#120A05", 0.48))))
    edge = QRectF(r.left() - 6, r.top(), 6, r.height())
    p.fillRect(edge, linear(edge, (0, tint("#000000", 0)), (1, tint("#000000", 0.35)), dx=1, dy=0))
    p.fillRect(QRectF(r.left(), r.top(), 1, r.height()), tint(GOLD, 0.35))


def info_bar(p: QPainter, r: QRectF) -> None:
    """Paint the paper bar at the bottom (44 high); its shadow reaches 5 px up."""
    p.fillRect(r, linear(r, (0, "#F7EBD0"), (1, "#E6D4AE")))
    _bar_texture(p, r, False, 1)
    edge = QRectF(r.left(), r.top() - 5, r.width(), 5)
    p.fillRect(edge, linear(edge, (0, tint("#000000", 0)), (1, tint("#000000", 0.4))))
    p.fillRect(QRectF(r.left(), r.top(), r.width(), 1.5), tint(GOLD, 0.9))


def _player_ground(p: QPainter, r: QRectF, current: bool) -> None:
    if current:
        for i, alpha in enumerate((0.10, 0.16, 0.26)):
            stroke(p, tint(GLOW, alpha), 10 - 3 * i, rounded(r, 10))
    panel(p, r, 10, "#FBF5E6", "#EEE0C0")
    if current:
        stroke(p, GOLD, 2.4, rounded(r.adjusted(1, 1, -1, -1), 9))


def player_box(
    p: QPainter,
    r: QRectF,
    player: Whose,
    name: str,
    score: str,
    current: bool = False,
    remark: str = "",
    kept: float = 0.0,
    kind: str = "person",
    strength: str = "",
) -> None:
    """Paint a player's box in the rail with its heading: marker, name, remark, score. The current player's has a gold frame and halo.

    ``kind`` is a person or the strength of a computer, see ``player_sign``; ``strength`` is its name, added to the remark where there is
    room for it beside the whole name. Before the score the width ``kept`` stays free. A name makes room for the remark if it stays legible;
    otherwise that is left out.
    """
    cache.share(p, r, ("player", current), partial(_player_ground, current=current), 18.0)
    player_sign(p, QRectF(r.left() + 10.5, r.top() + 9.5, 23, 23), player, name, kind)
    arrow = ARROW if current else 0
    before = r.width() - kept - 62
    free = before - 49 - arrow
    whole = " · ".join(part for part in (remark, strength) if part)
    if strength and 47 + text_width(name, "h3", NAME) + arrow + text_width(whole, "label_regular", SMALLEST_TEXT) <= before:
        remark = whole
    needed = text_width(remark, "label_regular", SMALLEST_TEXT) if remark else 0.0
    if text_width(name, "h3", SMALLEST_TEXT) <= free - needed:
        free -= needed
    width = text(p, QRectF(r.left() + 41, r.top() + 6, free, 30), name, "h3", INK, "left", NAME)
    x = r.left() + 47 + width
    if current:
        icon_at(p, "play", x + 8, r.top() + 21, 15, BURGUNDY)
    x += arrow
    room = r.left() + before - x
    if remark and needed <= room:
        text(p, QRectF(x, r.top() + 6, room, 30), remark, "label_regular", INK_SECOND)
    right, top, wide, high = PLAYER_SCORE
    text(p, QRectF(r.right() - right, r.top() + top, wide, high), score, "bignum", BURGUNDY, "right", POINTS)


def key_number(p: QPainter, r: QRectF, kind: KeyNumber, words: str) -> None:
    """Paint one key number of a player (about 44 x 22): its piece and the count."""
    x, y = r.left() + 8, r.center().y()
    if kind == "worker":
        cache.share(p, QRectF(x - 8.5, y - 8.5, 17, 17), "worker", worker, 4.0)
    elif kind == "silver":
        cache.share(p, QRectF(x - 7.5, y - 7.5, 15, 15), "silver", coin, 4.0)
    elif kind == "goods":
        cache.share(p, QRectF(x - 9, y - 9, 18, 18), "sack", goods_sack, 4.0)
    else:
        points(p, QRectF(x - 9, y - 9, 18, 18), "")
        icon_at(p, "star", x, y, 11, "#FFE9B0")
    text(p, QRectF(r.left() + 20, r.top(), r.width() - 20, r.height()), words, "num", INK, "left", 15)


def sheet(p: QPainter, r: QRectF) -> None:
    """Paint a large sheet of paper over the veiled table: score, saves, settings, rules. Its shadow needs 40 px around it."""
    panel(p, r, RADIUS_SHEET, SHEET, SHEET_LOW, shade=0.6, blur=40, dy=14)
    stroke(p, tint(GOLD, 0.6), 1.2, rounded(r.adjusted(8, 8, -8, -8), 10))


def dialog(p: QPainter, r: QRectF) -> None:
    """Paint a smaller sheet with two gold lines: question, hand-over, Egon's cards."""
    panel(p, r, 18, "#FDF7EA", "#EDDDB8", shade=0.7, blur=44, dy=16)
    stroke(p, tint(GOLD, 0.75), 1.4, rounded(r.adjusted(10, 10, -10, -10), 12))
    stroke(p, tint(GOLD, 0.4), 0.9, rounded(r.adjusted(15, 15, -15, -15), 9))
