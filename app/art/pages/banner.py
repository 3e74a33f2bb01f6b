"""The banner of a moment: a burgundy cartouche with golden lines, over the table while a new part of the game begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ..chrome import gold_rule
from ..fonts import text_width
from ..lettering import text
from ..materials import linear, shadow, tooth
from ..pieces import marker
from ..shapes import curve, fill, rounded, stroke
from ..tokens import BURGUNDY_DEEP, GOLD, GOLD_LIGHT, LIGHT_TEXT, tint

TITLE, RULE, MORE, LINE, TURN, EDGE = 56.0, 14.0, 30.0, 28.0, 38.0, 14.0
"""Heights of the title, the rule below it, what changes, a line of what happens, whose turn it is, and the margin above and below."""


def banner_height(more: str, turn: str, lines: Sequence[str] = ()) -> float:
    """Return the height of a banner with these lines."""
    return 2 * EDGE + TITLE + (RULE if more or turn or lines else 0) + (MORE if more else 0) + LINE * len(lines) + (TURN if turn else 0)


def banner(p: QPainter, r: QRectF, title: str, more: str, colour: str, turn: str, lines: Sequence[str] = ()) -> None:
    """Paint the banner: ``title``, a rule, what changes, the ``lines`` of what happens, and whose ``turn`` it is with their marker.

    Its shadow needs 24 px around it.
    """
    shadow(p, r, 14, 20, 8, 0.6)
    body = rounded(r, 14)
    fill(p, linear(r, (0, "#8E2C43"), (0.45, "#741D31"), (1, BURGUNDY_DEEP)), body)
    tooth(p, body, "linen.png", 0.8)
    stroke(p, "#2E0710", 1.4, body)
    stroke(p, GOLD, 2, rounded(r.adjusted(5, 5, -5, -5), 10))
    stroke(p, tint(GOLD_LIGHT, 0.55), 0.9, rounded(r.adjusted(9, 9, -9, -9), 7))
    for x in (r.left() + 5, r.right() - 5):
        y = r.center().y()
        fill(p, GOLD_LIGHT, curve((x - 6, y), (x, y - 9), (x + 6, y), (x, y + 9)))
    y = r.top() + EDGE
    inner = r.adjusted(26, 0, -26, 0)
    text(p, QRectF(inner.left(), y, inner.width(), TITLE), title, "display", GOLD_LIGHT, "centre")
    y += TITLE
    if more or turn or lines:
        width = min(inner.width(), 260.0)
        gold_rule(p, QRectF(r.center().x() - width / 2, y, width, RULE), GOLD_LIGHT)
        y += RULE
    if more:
        text(p, QRectF(inner.left(), y, inner.width(), MORE), more, "lead", LIGHT_TEXT, "centre", 18)
        y += MORE
    for line in lines:
        text(p, QRectF(inner.left(), y, inner.width(), LINE), line, "body", LIGHT_TEXT, "centre", 16)
        y += LINE
    if turn:
        wide = min(text_width(turn, "h3", 18), inner.width() - 38)
        x = r.center().x() - (wide + 38) / 2
        marker(p, QRectF(x, y + 6, 28, 28), colour, turn[:1].upper())
        text(p, QRectF(x + 38, y, wide + 1, TURN + 2), turn, "h3", LIGHT_TEXT, "left", 18)
