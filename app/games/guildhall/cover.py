"""The cover of Guildhall: the guilds' sign above a lane, by lantern light."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from app.art.icons import icon_at
from app.art.materials import linear, path_shadow, radial
from app.art.shapes import box, clip, curve, disc, fill, line, poly, stroke
from app.art.tokens import darker, lighter, mix, tint

_IRON: Final = "#2A221C"
_IRON_LIGHT: Final = "#7E6E5E"
_TRADES: Final = (("spool", -0.37, -0.52), ("scale-balance", 0.37, -0.52), ("barley", -0.31, 0.22), ("feather", 0.33, 0.20))
"""Pictograms on the sign, each with its offset from the centre in half widths of the sign."""
_PENNANTS: Final = ("#C81F19", "#0B63B6", "#F9DD40", "#37AD8D", "#6B3A66")


def cover(p: QPainter, r: QRectF) -> None:
    """Paint a wooden shield on an iron bracket in front of a wall, with a lantern beside it and five pennants on a cord."""
    wide = r.width() > 1.5 * r.height()
    _wall(p, r)
    unit = r.height() if wide else min(r.width(), r.height())
    lamp_x, lamp_y = r.left() + r.width() * (0.17 if wide else 0.15), r.top() + r.height() * 0.50
    glow = unit * (1.25 if wide else 1.05)
    p.fillRect(r, radial(lamp_x, lamp_y, glow, (0, tint("#FFC36B", 0.62)), (0.45, tint("#FFB65A", 0.20)), (1, tint("#FFB65A", 0))))
    p.fillRect(
        r, radial(lamp_x, lamp_y, r.width() * 1.1, (0, tint("#140A04", 0)), (0.35, tint("#140A04", 0.05)), (1, tint("#140A04", 0.66)))
    )
    size = unit * (0.33 if wide else 0.30)
    x = r.left() + r.width() * (0.52 if wide else 0.62)
    bar = r.top() + r.height() * 0.13
    if wide:
        _pennants(p, r, x + size * 1.30, bar, unit)
    _bracket(p, r, bar, x + size * 1.32, unit)
    _shield(p, x, bar + size * 1.22, size, bar)
    _lantern(p, lamp_x, lamp_y, unit * 0.115, bar)


def _wall(p: QPainter, r: QRectF) -> None:
    """Paint courses of hewn stone. The tone of a stone depends only on its place, so the picture is always the same."""
    p.fillRect(r, linear(r, (0, "#6E5240"), (1, "#46301F")))
    height = max(5.0, r.height() / 11)
    for row in range(12):
        x = r.left() - height * (1.1 if row % 2 else 0.25)
        column = 0
        while x < r.right():
            chance = math.sin(row * 12.9 + column * 78.2) * 43758.5
            share = chance - math.floor(chance)
            width = height * (1.9 + 0.7 * share)
            stone = mix("#9A7354", "#6E4B36", (share * 7.3) % 1)
            top = r.top() + row * height
            gap = max(0.5, height * 0.055)
            box(p, stone, x + gap, top + gap, width - 2 * gap, height - 2 * gap, height * 0.12)
            line(p, tint("#FFE2BC", 0.22), max(0.5, height * 0.05), x + gap * 2.5, top + gap * 1.8, x + width - gap * 2.5, top + gap * 1.8)
            x += width
            column += 1


def _bracket(p: QPainter, r: QRectF, bar: float, end: float, unit: float) -> None:
    """Paint the wrought-iron arm with its brace and scroll."""
    thick = max(1.4, unit * 0.030)
    left = r.left() - 2
    brace = curve(
        (left, bar + unit * 0.40),
        (left + unit * 0.22, bar + unit * 0.38, left + unit * 0.36, bar + unit * 0.20, left + unit * 0.38, bar),
        close=False,
    )
    curl = curve(
        (end, bar),
        (end + unit * 0.13, bar, end + unit * 0.13, bar - unit * 0.12, end + unit * 0.03, bar - unit * 0.11),
        (end - unit * 0.04, bar - unit * 0.10, end - unit * 0.03, bar - unit * 0.035, end + unit * 0.03, bar - unit * 0.045),
        close=False,
    )
    for shift, colour, width in ((unit * 0.016, tint("#0A0603", 0.55), thick * 1.1), (0.0, _IRON, thick)):
        line(p, colour, width, left, bar + shift, end, bar + shift)
        for path in (brace, curl):
            stroke(p, colour, width * 0.78, path.translated(0, shift))
    line(p, tint(_IRON_LIGHT, 0.9), max(0.6, thick * 0.22), left, bar - thick * 0.28, end, bar - thick * 0.28)


def _outline(x: float, y: float, s: float) -> QPainterPath:
    return curve(
        (x - s, y - s * 0.95),
        (x - s * 0.5, y - s * 0.86, x + s * 0.5, y - s * 0.86, x + s, y - s * 0.95),
        (x + s * 1.02, y + s * 0.10),
        (x + s * 0.98, y + s * 0.70, x + s * 0.48, y + s * 1.04, x, y + s * 1.28),
        (x - s * 0.48, y + s * 1.04, x - s * 0.98, y + s * 0.70, x - s * 1.02, y + s * 0.10),
    )


def _shield(p: QPainter, x: float, y: float, s: float, bar: float) -> None:
    """Paint the sign: a wooden rim, a burgundy field with a golden line, and the tools of four trades."""
    for side in (-0.62, 0.62):
        at = x + side * s
        for i in range(3):
            link = bar + (y - s * 0.88 - bar) * (i + 0.5) / 3
            stroke(p, _IRON, max(0.9, s * 0.05), _ring(at, link, s * (0.05 if i % 2 else 0.035), (y - s * 0.86 - bar) / 4.6))
    rim = _outline(x, y, s)
    path_shadow(p, rim, s * 0.20, s * 0.12, s * 0.20, 0.6)
    fill(p, linear(rim.boundingRect(), (0, "#A9713E"), (0.5, "#7A4C27"), (1, "#4A2C16"), dx=0.6), rim)
    clip(p, rim)
    for i in range(11):
        line(
            p,
            tint("#2A1609", 0.40),
            max(0.5, s * 0.018),
            x - s + i * s * 0.2,
            y - s,
            x - s + i * s * 0.2 + s * 0.03 * math.sin(i * 2.1),
            y + s * 1.4,
        )
    p.restore()
    stroke(p, "#1E1008", max(0.8, s * 0.035), rim)
    stroke(p, tint("#FFDCA8", 0.40), max(0.5, s * 0.022), _scaled(rim, x, y, 0.965))
    field = _scaled(rim, x, y + s * 0.02, 0.84)
    fill(p, linear(field.boundingRect(), (0, "#A83250"), (0.55, "#7A1F33"), (1, "#4A0F1E"), dx=0.45), field)
    stroke(p, "#2A0A12", max(0.8, s * 0.07), field)
    stroke(p, "#E9C46A", max(0.8, s * 0.042), field)
    fill(p, linear(QRectF(x - s, y - s, 2 * s, s), (0, tint("#FFE9C0", 0.26)), (1, tint("#FFE9C0", 0)), dx=0.3), _scaled(rim, x, y, 0.80))
    for name, dx, dy in _TRADES:
        size = s * 0.66
        icon_at(p, name, x + dx * s + s * 0.025, y + dy * s + s * 0.12, size, "#2A0A12")
        icon_at(p, name, x + dx * s, y + dy * s + s * 0.085, size, "#F6D88A")


def _ring(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(x - rx, y - ry, 2 * rx, 2 * ry))
    return path


def _scaled(path: QPainterPath, x: float, y: float, share: float) -> QPainterPath:
    return QTransform.fromTranslate(x, y).scale(share, share).translate(-x, -y).map(path)


def _lantern(p: QPainter, x: float, y: float, s: float, bar: float) -> None:
    """Paint a lantern of four panes on a hook; ``s`` is half its width."""
    line(p, _IRON, max(0.8, s * 0.12), x, bar, x, y - s * 1.7)
    disc(p, radial(x, y, s * 2.4, (0, tint("#FFE9B0", 0.75)), (1, tint("#FFC36B", 0))), x, y, s * 2.4)
    poly(p, _IRON, x - s * 0.22, y - s * 1.75, x + s * 0.22, y - s * 1.75, x + s * 0.98, y - s * 0.92, x - s * 0.98, y - s * 0.92)
    panes = curve((x - s * 0.84, y - s * 0.92), (x + s * 0.84, y - s * 0.92), (x + s * 0.62, y + s * 1.12), (x - s * 0.62, y + s * 1.12))
    fill(p, linear(panes.boundingRect(), (0, "#FFD98A"), (0.55, "#FFF3C8"), (1, "#F5A742")), panes)
    fill(
        p,
        "#FFFDF0",
        curve(
            (x, y - s * 0.35),
            (x + s * 0.30, y + s * 0.15, x + s * 0.22, y + s * 0.62, x, y + s * 0.66),
            (x - s * 0.22, y + s * 0.62, x - s * 0.30, y + s * 0.15, x, y - s * 0.35),
        ),
    )
    for share in (-1.0, -0.34, 0.34, 1.0):
        line(p, _IRON, max(0.7, s * 0.10), x + share * s * 0.84, y - s * 0.92, x + share * s * 0.62, y + s * 1.12)
    box(p, _IRON, x - s * 0.74, y + s * 1.06, s * 1.48, s * 0.24, s * 0.06)
    line(p, tint("#FFE2A8", 0.7), max(0.5, s * 0.06), x - s * 0.2, y - s * 1.68, x - s * 0.86, y - s * 0.98)


def _pennants(p: QPainter, r: QRectF, left: float, y: float, unit: float) -> None:
    """Paint five small flags on a sagging cord, one for each colour of the guilds."""
    end = r.right() + unit * 0.02
    sag = unit * 0.13
    cord = curve((left, y), ((left + end) / 2, y + 2 * sag, end, y + unit * 0.02), close=False)
    stroke(p, "#2A1D10", max(0.8, unit * 0.010), cord)
    step = (end - left) / len(_PENNANTS)
    for i, colour in enumerate(_PENNANTS):
        at = cord.pointAtPercent((i + 0.62) / (len(_PENNANTS) + 0.3))
        half, length = min(step * 0.36, unit * 0.075), unit * 0.24
        flag = curve(
            (at.x() - half, at.y()),
            (at.x() + half, at.y()),
            (at.x() + half * 0.96, at.y() + length),
            (at.x(), at.y() + length * 0.80),
            (at.x() - half * 0.96, at.y() + length),
        )
        fill(p, tint("#0A0603", 0.40), flag.translated(unit * 0.012, unit * 0.022))
        fill(p, linear(flag.boundingRect(), (0, lighter(darker(colour, 0.18), 0.10)), (1, darker(colour, 0.42)), dx=0.5), flag)
        stroke(p, tint(darker(colour, 0.65), 0.8), max(0.6, unit * 0.006), flag)
