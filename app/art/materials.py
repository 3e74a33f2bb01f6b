"""Wood, paper, linen, panels and shadows. Light falls from the upper left. Textures are made by ``packaging/textures.py``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QRadialGradient, QRegion

from .shapes import clip, fill, rounded, stroke
from .tokens import EDGE, PAPER, PAPER_LOW, RADIUS_PANEL, SHADOW, Colour, darker, lighter, tint

Texture = Literal["wood.jpg", "paper.png", "linen.png"]
Stop = tuple[float, Colour]


@cache
def texture(name: Texture) -> QImage:
    """Return a texture by name, read on first use, in the format that is painted fastest.

    Raises FileNotFoundError when the package is incomplete.
    """
    read = QImage.fromData(files("resources").joinpath("art", name).read_bytes())
    return read.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied) if read.hasAlphaChannel() else read


def linear(r: QRectF, *stops: Stop, dx: float = 0.0, dy: float = 1.0) -> QLinearGradient:
    """Return a gradient across ``r`` in the direction ``dx, dy`` (shares of its sides); by default from top to bottom."""
    gradient = QLinearGradient(r.topLeft(), QPointF(r.left() + dx * r.width(), r.top() + dy * r.height()))
    for at, colour in stops:
        gradient.setColorAt(at, QColor(colour))
    return gradient


def radial(x: float, y: float, radius: float, *stops: Stop) -> QRadialGradient:
    """Return a gradient from the centre outwards."""
    gradient = QRadialGradient(x, y, radius)
    for at, colour in stops:
        gradient.setColorAt(at, QColor(colour))
    return gradient


def tooth(p: QPainter, path: QPainterPath, name: Texture, opacity: float = 1.0) -> None:
    """Lay a translucent texture into an outline."""
    before = p.opacity()
    p.setOpacity(before * opacity)
    p.fillPath(path, QBrush(texture(name)))
    p.setOpacity(before)


def shadow(p: QPainter, r: QRectF, radius: float, blur: float = 10, dy: float = 4, opacity: float = 0.40) -> None:
    """Paint the soft shadow of a rounded rectangle: stacked translucent rectangles, no graphics effect."""
    steps = max(9, int(blur / 1.6))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint(SHADOW, 1 - (1 - opacity) ** (1 / steps)))
    for i in range(steps):
        grow = blur * (1 - 2 * i / (steps - 1)) * 0.62 + blur * 0.1
        corner = max(1.0, radius + grow)
        p.drawRoundedRect(r.adjusted(-grow, -grow + dy, grow, grow + dy), corner, corner)


def path_shadow(p: QPainter, path: QPainterPath, blur: float = 5, dx: float = 1, dy: float = 3, opacity: float = 0.4) -> None:
    """Paint the soft shadow of any outline: wide translucent strokes united with the fill."""
    steps = max(6, int(blur / 1.3))
    moved = path.translated(dx, dy)
    stroker = QPainterPathStroker()
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint(SHADOW, 1 - (1 - opacity) ** (1 / steps)))
    for i in range(steps):
        stroker.setWidth(blur * 2 * (1 - i / steps))
        p.drawPath(stroker.createStroke(moved).united(moved))


def table(p: QPainter, r: QRectF) -> None:
    """Paint the wooden table with its pool of lamp light; opaque."""
    wood = texture("wood.jpg")
    p.drawImage(r, wood, _cover(r, wood))
    lamp = radial(
        r.center().x() - r.width() * 0.12,
        r.top() + r.height() * 0.35,
        r.width() * 0.75,
        (0, tint("#FFD9A0", 0.13)),
        (0.5, tint("#FFD9A0", 0.02)),
        (1, tint("#000000", 0.42)),
    )
    p.fillRect(r, lamp)


def _cover(r: QRectF, image: QImage) -> QRectF:
    """Return the largest part of the image with the proportions of ``r``, so that planks keep their shape."""
    scale = max(r.width() / image.width(), r.height() / image.height())
    return QRectF(0, 0, r.width() / scale, r.height() / scale)


def panel(
    p: QPainter,
    r: QRectF,
    radius: float = RADIUS_PANEL,
    top: Colour = PAPER,
    low: Colour = PAPER_LOW,
    edge: Colour = EDGE,
    shade: float = 0.45,
    blur: float = 9,
    dy: float = 4,
) -> None:
    """Paint a sheet of heavy paper lying on the table; ``shade`` is the opacity of its shadow, 0 for none."""
    if shade > 0:
        p.save()
        hidden = r.adjusted(radius, radius, -radius, -radius).toRect()
        far = blur + dy + 7
        around = QRegion(r.adjusted(-far, -far, far, far).toAlignedRect()) - QRegion(hidden)
        p.setClipRegion(around, Qt.ClipOperation.IntersectClip)  # most of a large panel's shadow is hidden below it
        shadow(p, r, radius, blur, dy, shade)
        p.restore()
    path = rounded(r, radius)
    fill(p, linear(r, (0, top), (1, low), dx=0.25), path)
    tooth(p, path, "paper.png")
    stroke(p, edge, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    stroke(p, tint("#FFFFFF", 0.55), 1, rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1))


def tray(p: QPainter, r: QRectF, radius: float = RADIUS_PANEL, depth: float = 0.34) -> None:
    """Paint a shallow recess cut into the table: darker, inner shadow above, light lip; ``depth`` is its opacity."""
    path = rounded(r, radius)
    fill(p, tint("#0E0703", depth), path)
    clip(p, path)
    for i in range(5):
        stroke(p, tint("#000000", 0.10), 2 + i * 2, rounded(r.adjusted(-1, -0.5, 1, 5), radius))
    p.restore()
    stroke(p, tint("#E8C898", 0.20), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))


def well(p: QPainter, r: QRectF, radius: float = 6, colour: Colour = "#8A6A3A", depth: float = 0.14) -> None:
    """Paint a place pressed into paper for a card."""
    fill(p, tint(colour, depth), rounded(r, radius))
    stroke(p, tint("#5A3E1C", 0.40), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    stroke(p, tint("#FFFFFF", 0.5), 1, rounded(r.adjusted(0.5, 1.5, -0.5, 0.5), radius))


def plate(p: QPainter, r: QRectF, radius: float = RADIUS_PANEL, colour: Colour = "#2A1A12") -> None:
    """Paint dark stained wood or leather lying on the table."""
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(colour, 0.10)), (0.5, colour), (1, darker(colour, 0.35))), path)
    tooth(p, path, "linen.png", 0.6)
    stroke(p, tint("#000000", 0.5), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    stroke(p, tint("#FFE0B0", 0.16), 1, rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), radius))


def veil(p: QPainter, r: QRectF, depth: float = 0.62) -> None:
    """Darken the table behind an open sheet."""
    inner, outer = tint("#140A04", depth * 0.85), tint("#140A04", min(1.0, depth * 1.3))
    p.fillRect(r, radial(r.center().x(), r.center().y(), r.width() * 0.7, (0, inner), (1, outer)))
