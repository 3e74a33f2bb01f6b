"""The two market cards: a striped awning, the name, what is scored; and their edges above the stacks."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.cards import card_stock
from app.art.drawing.painting import paint
from app.art.icons import icon_at
from app.art.lettering import growth, text
from app.art.materials import linear
from app.art.name_bands import name_lines, smallest
from app.art.shapes import box, clip, disc, rounded, stroke
from app.art.tokens import BURGUNDY, CARD_UNIT, GLOW, darker, lighter, tint

from ..faces import MarketFace, MarketTabFace
from . import marks
from .things.stalls import STALL


def market_card(p: QPainter, r: QRectF, face: MarketFace) -> None:
    """Paint a market card; sideways it fills a place that is wider than high."""
    if not face.turned:
        cache.share(p, r, ("market card", face, growth()), partial(_market, face=face))
        return
    p.save()
    p.translate(r.center())
    p.rotate(90)
    _market(p, QRectF(-r.height() / 2, -r.width() / 2, r.height(), r.width()), face)
    p.restore()


def _market(p: QPainter, r: QRectF, face: MarketFace) -> None:
    k = r.width() / CARD_UNIT
    card_stock(p, r)
    inner = r.adjusted(4 * k, 4 * k, -4 * k, -4 * k)
    path = rounded(inner, 4 * k)
    clip(p, path)
    p.fillRect(inner, linear(inner, (0, "#9CC8E0"), (0.5, "#F6E6BC"), (0.62, "#FBF0D6"), (1, "#E3CD9E")))
    unit = inner.width() / 100
    p.save()
    p.translate(inner.center().x(), inner.top() + 58 * k)
    p.scale(unit, unit)
    paint(p, STALL, ())
    p.restore()
    _awning(p, inner, 26 * k)
    p.restore()
    stroke(p, "#6E2430", max(1.0, 1.1 * k), path)
    lines, size = name_lines(face.name, inner.width() - 6 * k, smallest(13 * k))
    step = size * 1.16
    top = inner.bottom() - 26 * k - len(lines) * step
    for i, words in enumerate(lines):
        text(p, QRectF(inner.left(), top + i * step, inner.width(), step), words, "label", BURGUNDY, "centre", size)
    for i, what in enumerate(face.scores):
        x = inner.center().x() + (i - (len(face.scores) - 1) / 2) * 25 * k
        marks.sign(p, x, inner.bottom() - 14 * k, 20 * k, what)
    number = QRectF(inner.center().x() - 11 * k, inner.top() + 6 * k, 22 * k, 22 * k)
    disc(p, "#FFF6E2", number.center().x(), number.center().y(), 10.5 * k)
    stroke(p, "#6E2430", max(1.0, 1.2 * k), rounded(number.adjusted(0.5 * k, 0.5 * k, -0.5 * k, -0.5 * k), 10.5 * k))
    text(p, number.adjusted(-9 * k, 0, 9 * k, 0), str(face.number), "num", BURGUNDY, "centre", smallest(15 * k))


def _awning(p: QPainter, r: QRectF, height: float) -> None:
    """Paint a striped awning along the upper edge of ``r``."""
    width = r.width() / 7
    for i in range(7):
        colour = "#B4323F" if i % 2 == 0 else "#FFF6E2"
        x = r.left() + i * width
        box(
            p,
            linear(QRectF(x, r.top(), width, height), (0, lighter(colour, 0.12)), (1, darker(colour, 0.12))),
            x,
            r.top(),
            width + 0.4,
            height,
        )
        disc(p, darker(colour, 0.14), x + width / 2, r.top() + height, width / 2, width * 0.45)
    box(p, tint("#120A04", 0.18), r.left(), r.top() + height - 1.2, r.width(), 1.2)


def market_tab(p: QPainter, r: QRectF, face: MarketTabFace) -> None:
    """Paint the edge of a market card: an awning and a number; a market that is due glows."""
    radius = r.height() / 2
    if face.due:
        for i, alpha in enumerate((0.16, 0.24, 0.34)):
            stroke(p, tint(GLOW, alpha), 8 - 2.2 * i, rounded(r, radius))
    marks.pill(p, r, "#FBE9A8" if face.due else "#F7E6B8", "#6E2430")
    size = r.height() * 0.74
    icon_at(p, "storefront", r.left() + r.height() * 0.56, r.center().y(), size, BURGUNDY)
    left = r.left() + r.height() * 0.9
    text(
        p,
        QRectF(left, r.top(), r.right() - r.height() * 0.14 - left, r.height()),
        str(face.number),
        "num",
        BURGUNDY,
        "centre",
        smallest(size),
    )
