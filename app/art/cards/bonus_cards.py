"""Bonus cards and their choices: first triplet, all seven kinds, phase options, miniature estate columns."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow
from app.art.pictograms import CARD_ICON
from app.art.pieces import coin, points, worker
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import GOLD, GOOD, INK, KIND, KIND_INK, darker, lighter, tint

from ..scenes.animals import animal
from ..scenes.parts import barrel


def first_bonus(p: QPainter, r: QRectF, kind: str, words: str = "1", taken: bool = False) -> None:
    """Paint the bonus for the first triplet of a kind (about 24 x 34): its pictogram and points; taken: an outline with a tick."""
    path = rounded(r, 4)
    x = r.center().x()
    if taken:
        stroke(p, tint("#5A3E1C", 0.5), 1, path, (3, 2.4))
        icon_at(p, CARD_ICON[kind], x, r.top() + r.height() * 0.30, r.width() * 0.55, tint(INK, 0.22))
        icon_at(p, "check-bold", x, r.top() + r.height() * 0.70, min(r.width() * 0.6, 16), GOOD)
        return
    colour = KIND[kind]
    shadow(p, r, 4, 3, 1.6, 0.34)
    fill(p, linear(r, (0, lighter(colour, 0.2)), (1, darker(colour, 0.08)), dx=0.3), path)
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 4))
    stroke(p, tint("#FFFFFF", 0.35), 0.8, rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), 3))
    icon_at(p, CARD_ICON[kind], x, r.top() + r.height() * 0.30, r.width() * 0.64, KIND_INK[kind])
    place = QRectF(r.left(), r.top() + r.height() * 0.52, r.width(), r.height() * 0.44)
    text(p, place, words, "num", KIND_INK[kind], "centre", max(12, round(r.height() * 0.40)))


def all_seven_bonus(p: QPainter, r: QRectF, words: str, top: bool = True) -> None:
    """Paint a bonus for all seven kinds (about 30 x 40): seven colours above, the seal below; those below the top one are faded."""
    p.save()
    if not top:
        p.setOpacity(p.opacity() * 0.62)
    shadow(p, r, 4, 3, 1.6, 0.34)
    fill(p, linear(r, (0, "#FFFBEE"), (1, "#EBD9AE"), dx=0.3), rounded(r, 4))
    band = QRectF(r.left() + 3, r.top() + 3, r.width() - 6, max(5.0, r.height() * 0.16))
    step = band.width() / len(KIND)
    for i, colour in enumerate(KIND.values()):
        p.fillRect(QRectF(band.left() + i * step, band.top(), step, band.height()), linear(band, (0, lighter(colour, 0.2)), (1, colour)))
    stroke(p, tint(INK, 0.7), 0.8, rounded(band, 1))
    stroke(p, "#6B5636", 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 4))
    low = QRectF(r.left(), band.bottom(), r.width(), r.bottom() - band.bottom())
    side = min(low.width() - 4, low.height() - 3)
    points(p, QRectF(low.center().x() - side / 2, low.center().y() - side / 2, side, side), words)
    p.restore()


def gain_width(gains: Mapping[str, int], size: float) -> float:
    """Return the width of ``gain_row`` for the same gains and size."""
    widths = [_gain_width(key, amount, size) for key, amount in gains.items()]
    return sum(widths) + size * 0.8 * max(0, len(widths) - 1)


def _gain_width(key: str, amount: int, size: float) -> float:
    if key == "vp":
        return size * 1.2
    one, step = {"silver": (0.9, 0.52), "worker": (0.72, 0.56), "goods": (0.84, 0.62), "animals": (1.5, 1.05)}[key]
    return size * (one + step * (amount - 1))


def gain_row(p: QPainter, r: QRectF, gains: Mapping[str, int], size: float) -> None:
    """Paint gains as pieces side by side, centred in ``r``. Keys: ``vp silver worker goods animals``; ``size`` is the height of a coin."""
    x, y = r.center().x() - gain_width(gains, size) / 2, r.center().y()
    for i, (key, amount) in enumerate(gains.items()):
        if i:
            text(p, QRectF(x, y - size, size * 0.8, 2 * size), "+", "num", INK, "centre", max(12, round(size * 0.9)))
            x += size * 0.8
        _gain(p, key, amount, x, y, size)
        x += _gain_width(key, amount, size)


def _gain(p: QPainter, key: str, amount: int, x: float, y: float, size: float) -> None:
    if key == "vp":
        points(p, QRectF(x, y - size * 0.6, size * 1.2, size * 1.2), str(amount))
    for i in range(amount if key != "vp" else 0):
        if key == "silver":
            coin(p, QRectF(x + i * size * 0.52, y - size * 0.45, size * 0.9, size * 0.9))
        elif key == "worker":
            worker(p, QRectF(x + size * (0.36 + i * 0.56) - size * 0.55, y - size * 0.55, size * 1.1, size * 1.1))
        elif key == "goods":
            barrel(p, x + size * (0.42 + i * 0.62), y + size * 0.44, size * 0.88)
        else:
            animal(p, ("sheep", "chicken", "pig", "cattle")[i % 4], x + size * (0.72 + i * 1.05), y + size * 0.5, size * 0.037)


def phase_option(p: QPainter, r: QRectF, gains: Mapping[str, int]) -> None:
    """Paint one choice of the phase bonus: gains as pieces on a gold-edged paper field."""
    fill(p, tint("#3A2410", 0.16), rounded(r.translated(0, 1.4), 8))
    fill(p, linear(r, (0, "#FFFDF4"), (1, "#F8ECCB")), rounded(r, 8))
    stroke(p, "#B58A3A", 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 8))
    size = min(27.0, r.height() * 0.61)
    while gain_width(gains, size) > r.width() - 10 and size > 10:
        size -= 1
    gain_row(p, r, gains, size)


def kind_header(p: QPainter, r: QRectF, kind: str, words: str, value: str = "") -> None:
    """Paint the head of an estate column (about 98 x 28): pictogram, ``2/3``, seal with the points of the triplet."""
    colour = KIND[kind]
    fill(p, tint("#120A04", 0.25), rounded(r.translated(0, 1.4), 6))
    fill(p, linear(r, (0, lighter(colour, 0.18)), (0.5, colour), (1, darker(colour, 0.10))), rounded(r, 6))
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 6))
    stroke(p, tint("#FFFFFF", 0.28), 0.9, rounded(r.adjusted(1.6, 1.6, -1.6, -1.6), 5))
    middle, h = r.center().y(), r.height()
    icon_at(p, CARD_ICON[kind], r.left() + h * 0.57, middle, h * 0.64, KIND_INK[kind])
    seal = h * 0.41
    right = r.right() - (h * 0.95 if value else 4)
    text(p, QRectF(r.left() + h * 1.03, r.top(), right - r.left() - h * 1.03, h), words, "num", KIND_INK[kind], "left", round(h * 0.57))
    if value:
        points(p, QRectF(r.right() - h * 0.53 - seal, middle - seal, 2 * seal, 2 * seal), value)


def estate_cell(p: QPainter, r: QRectF, kind: str, filled: bool) -> None:
    """Paint one card of another player's estate in miniature: a chip in the colour of its kind with its pictogram, or an outline."""
    if not filled:
        stroke(p, tint("#5A3E1C", 0.35), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 3))
        return
    colour = KIND[kind]
    fill(p, tint("#120A04", 0.28), rounded(r.translated(0, 1), 3))
    fill(p, linear(r, (0, lighter(colour, 0.16)), (1, darker(colour, 0.06))), rounded(r, 3))
    stroke(p, darker(colour, 0.6), 1.1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 3))
    icon_at(p, CARD_ICON[kind], r.center().x(), r.center().y(), min(r.height() * 0.86, r.width() * 0.9), KIND_INK[kind])


def triplet_frame(p: QPainter, r: QRectF, value: str = "") -> None:
    """Paint the gold frame around a closed triplet; ``value`` as a seal on its lower right corner, 20 below it."""
    stroke(p, tint("#120A04", 0.35), 3.2, rounded(r.adjusted(-1.5, -0.5, 1.5, 2.5), 8))
    stroke(p, GOLD, 2.4, rounded(r.adjusted(-1.5, -1.5, 1.5, 1.5), 8))
    stroke(p, tint("#FFE9A8", 0.8), 0.8, rounded(r.adjusted(-2.1, -2.1, 2.1, 2.1), 8))
    if value:
        points(p, QRectF(r.right() - 16, r.bottom() - 10, 30, 30), value)
