"""The burgundy curtain between two players, with its valance."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ..materials import linear, path_shadow, radial, tooth
from ..shapes import clip, curve, disc, fill, line, poly, stroke
from ..tokens import tint

FOLDS = 22
SWAGS = 12


def curtain(p: QPainter, r: QRectF) -> None:
    """Paint the whole curtain; opaque. Cache it: painting takes about 60 ms."""
    p.fillRect(r, linear(r, (0, "#5E1527"), (1, "#3A0A17")))
    fold = r.width() / FOLDS
    for i in range(FOLDS):
        g = QRectF(r.left() + fold * i, r.top(), fold, r.height())
        stops = (
            (0.0, tint("#160207", 0.60)),
            (0.28, tint("#C4536B", 0.30)),
            (0.5, tint("#E07A8E", 0.26)),
            (0.78, tint("#2A0610", 0.32)),
            (1.0, tint("#160207", 0.62)),
        )
        p.fillRect(g, linear(g, *stops, dx=1, dy=0))
    whole = QPainterPath()
    whole.addRect(r)
    tooth(p, whole, "linen.png", 0.8)
    warm = ((0.0, tint("#FFC98A", 0.26)), (0.5, tint("#FFC98A", 0.05)), (1.0, tint("#0A0205", 0.60)))
    p.fillRect(r, radial(r.center().x(), r.top() + r.height() * 0.44, r.width() * 0.55, *warm))
    hem = QRectF(r.left(), r.bottom() - 26, r.width(), 26)
    p.fillRect(hem, linear(hem, (0, tint("#120205", 0)), (1, tint("#120205", 0.5))))
    valance(p, QRectF(r.left(), r.top(), r.width(), 80))


def valance(p: QPainter, r: QRectF) -> None:
    """Paint swags with a gold border and tassels, 80 high."""
    w = r.width() / SWAGS
    top = r.top()
    for i in range(SWAGS):
        x = r.left() + w * i
        swag = curve((x, top), (x + w, top), (x + w, top + 34), (x + w * 0.8, top + 88, x + w * 0.2, top + 88, x, top + 34))
        path_shadow(p, swag, 8, 0, 5, 0.5)
        fill(p, linear(QRectF(x, top, w, 80), (0, "#6E1B30"), (1, "#4A0F1F")), swag)
        clip(p, swag)
        glow = radial(x + w / 2, top + 20, w * 0.5, (0, tint("#F08A9A", 0.22)), (1, tint("#000000", 0.22)))
        p.fillRect(QRectF(x, top, w, 80), glow)
        for j in range(3):
            fold = curve((x, top + 4), (x + w * 0.3, top + 22 + j * 16, x + w * 0.7, top + 22 + j * 16, x + w, top + 4), close=False)
            stroke(p, tint("#200409", 0.22), 2.4, fold)
        p.restore()
        border = curve((x, top + 34), (x + w * 0.2, top + 88, x + w * 0.8, top + 88, x + w, top + 34), close=False)
        stroke(p, "#8A6418", 5, border)
        stroke(p, "#E9C46A", 2.6, border)
    for i in range(SWAGS + 1):
        _tassel(p, r.left() + w * i, top)


def _tassel(p: QPainter, x: float, top: float) -> None:
    poly(p, tint("#120205", 0.4), x - 4, top + 46, x + 7, top + 46, x + 10, top + 67, x - 5, top + 67)
    poly(p, "#C99A3A", x - 5, top + 44, x + 5, top + 44, x + 7, top + 64, x - 7, top + 64)
    for k in (-4.0, 0.0, 4.0):
        line(p, "#7A5612", 1, x + k * 0.8, top + 46, x + k * 1.2, top + 63)
    disc(p, "#8A6418", x, top + 40, 6)
    disc(p, "#E9C46A", x - 0.6, top + 39, 4.6)
    disc(p, "#FFF0B8", x - 1.8, top + 37.4, 1.5)
