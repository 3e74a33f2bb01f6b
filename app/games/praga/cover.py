"""The cover of Praga Caput Regni: the bridge at sunset, and above the town the cathedral, still being built under its crane."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.materials import linear, radial
from app.art.scenes.parts import cloud
from app.art.shapes import arch, box, circle, clip, curve, disc, fill, line, poly, rounded, stroke
from app.art.tokens import darker, lighter, tint

_BANK: Final = 0.62
"""Where the far bank lies, as a share of the height."""
_DECK: Final = 0.735
"""Where the bridge begins at its ends."""
_GOLD: Final = "#F0C560"
_LIGHT: Final = "#FFD9A0"
_WINDOW: Final = "#FFD98A"
_HOUSES: Final = (("#9A6A7A", "#B5604E", 0.075, 0.10), ("#A87484", "#8E4A48", 0.060, 0.075), ("#8E6076", "#C06A52", 0.085, 0.085))
"""Wall and roof of the houses by turns, with their width and height."""
_GOLDEN_RATIO: Final = 0.618034


def cover(p: QPainter, r: QRectF) -> None:
    """Paint the far bank, its mirror in the river, and the bridge with its tower in front; everything is as high as the frame."""
    clip(p, rounded(r, 0))
    u = r.height()
    x, base = r.center().x(), r.top() + u * _BANK
    _sky(p, r, u)
    _town(p, r, u, base)
    _cathedral(p, x - u * 0.05, base, u)
    _river(p, r, u, base, x - u * 0.05)
    _bridge(p, r, u)
    _tower(p, r.right() - u * (0.14 if r.width() < 1.5 * u else 0.24), r.top() + u * _DECK, u)
    p.restore()


def _sky(p: QPainter, r: QRectF, u: float) -> None:
    p.fillRect(r, linear(r, (0, "#34446F"), (0.30, "#8E6A8C"), (0.52, "#EBA27A"), (0.64, "#F6CE92")))
    sun_x, sun_y = r.left() + r.width() * 0.22, r.top() + u * 0.50
    halo = radial(sun_x, sun_y, u * 0.42, (0, tint("#FFF0C0", 0.85)), (0.16, tint("#FFE1A0", 0.40)), (1, tint("#FFE1A0", 0)))
    p.fillRect(r, halo)
    disc(p, "#FFF0C4", sun_x, sun_y, u * 0.052)
    for at, down, size, opacity in (
        (0.72, 0.15, 0.0052, 0.34),
        (0.30, 0.25, 0.0040, 0.28),
        (0.93, 0.30, 0.0032, 0.22),
        (0.08, 0.12, 0.0036, 0.22),
    ):
        cloud(p, r.left() + r.width() * at, r.top() + u * down, u * size, opacity)


def _town(p: QPainter, r: QRectF, u: float, base: float) -> None:
    """Paint the castle hill, and before it the houses along the whole bank."""
    ridge = curve(
        (r.left(), base),
        (r.left(), base - u * 0.05),
        (r.left() + r.width() * 0.25, base - u * 0.06, r.center().x() - u * 0.36, base - u * 0.16, r.center().x(), base - u * 0.155),
        (r.center().x() + u * 0.40, base - u * 0.15, r.right() - r.width() * 0.14, base - u * 0.05, r.right(), base - u * 0.06),
        (r.right(), base),
    )
    fill(p, linear(ridge.boundingRect(), (0, "#7E5A74"), (1, "#6A4E66")), ridge)
    left, i = r.left() - u * 0.02, 0
    while left < r.right():
        wall, roof, wide, high = _HOUSES[i % len(_HOUSES)]
        w, h = u * wide, u * (high + 0.02 * ((i * _GOLDEN_RATIO) % 1))
        box(p, wall, left, base - h, w, h + 4)
        box(p, tint(_LIGHT, 0.22), left, base - h, w * 0.2, h)
        poly(p, roof, left - u * 0.008, base - h, left + w / 2, base - h - u * 0.048, left + w + u * 0.008, base - h)
        poly(p, darker(roof, 0.28), left + w / 2, base - h - u * 0.048, left + w + u * 0.008, base - h, left + w * 0.62, base - h)
        if i % 3 != 1:
            box(p, tint(_WINDOW, 0.9), left + w * 0.42, base - h * 0.62, u * 0.012, u * 0.02)
        left += w * 0.98
        i += 1


def _spire(p: QPainter, x: float, base: float, w: float, h: float, roof: float, colour: str) -> None:
    """Paint a tower with a steep roof between two little ones."""
    box(p, colour, x - w / 2, base - h, w, h)
    box(p, tint(_LIGHT, 0.30), x - w / 2, base - h, w * 0.22, h)
    top = base - h
    poly(p, darker(colour, 0.25), x - w * 0.62, top, x, top - roof, x + w * 0.62, top)
    poly(p, tint(_LIGHT, 0.24), x - w * 0.62, top, x, top - roof, x - w * 0.3, top)
    for side in (-0.5, 0.5):
        at = x + w * side
        poly(p, darker(colour, 0.3), at - w * 0.16, top, at, top - roof * 0.42, at + w * 0.16, top)
    line(p, _GOLD, max(0.8, w * 0.06), x, top - roof, x, top - roof - w * 0.36)


def _cathedral(p: QPainter, x: float, base: float, u: float) -> None:
    """Paint the choir with its flying buttresses, one finished tower, and one that the crane still stands on."""
    stone = "#6B4A63"
    foot = base - u * 0.125
    for i in range(5):
        at = x + u * (0.13 + i * 0.042)
        line(p, darker(stone, 0.1), u * 0.010, at, foot + u * 0.02, at + u * 0.026, foot - u * 0.055)
        box(p, stone, at + u * 0.018, foot - u * 0.085, u * 0.011, u * 0.12)
        poly(p, darker(stone, 0.2), at + u * 0.015, foot - u * 0.085, at + u * 0.0235, foot - u * 0.118, at + u * 0.032, foot - u * 0.085)
    box(p, stone, x - u * 0.02, foot - u * 0.10, u * 0.32, u * 0.15)
    poly(
        p,
        "#54394F",
        x + u * 0.02,
        foot - u * 0.10,
        x + u * 0.04,
        foot - u * 0.165,
        x + u * 0.27,
        foot - u * 0.165,
        x + u * 0.31,
        foot - u * 0.10,
    )
    for i in range(6):
        fill(p, _WINDOW, arch(x + u * (0.045 + i * 0.042), foot - u * 0.012, u * 0.016, u * 0.062))
    _spire(p, x + u * 0.005, foot + u * 0.03, u * 0.072, u * 0.30, u * 0.17, stone)
    w, top = u * 0.072, foot - u * 0.19
    left = x - u * 0.145
    box(p, stone, left, top, w, foot + u * 0.03 - top)
    box(p, tint(_LIGHT, 0.30), left, top, w * 0.22, foot + u * 0.03 - top)
    for at in (left + w * 0.28, x - u * 0.012):
        for down in (0.075, 0.155):
            fill(p, tint("#2E2038", 0.85), arch(at, top + u * down, w * 0.24, u * 0.052))
    for i in range(4):
        box(p, stone, left + i * w * 0.28, top - u * 0.010, w * 0.16, u * 0.012)
    _crane(p, left + w / 2, top, u)


def _crane(p: QPainter, x: float, foot: float, u: float) -> None:
    """Paint a treadwheel crane with a block of stone on its rope."""
    beam = "#3E2A34"
    line(p, beam, u * 0.010, x, foot, x, foot - u * 0.115)
    line(p, beam, u * 0.009, x + u * 0.055, foot - u * 0.070, x - u * 0.125, foot - u * 0.150)
    line(p, beam, u * 0.006, x, foot - u * 0.055, x - u * 0.055, foot - u * 0.118)
    radius, y = u * 0.034, foot - u * 0.052
    disc(p, tint("#8A5A3C", 0.55), x + u * 0.030, y, radius)
    circle(p, beam, u * 0.007, x + u * 0.030, y, radius)
    for i in range(4):
        angle = math.radians(45 * i)
        dx, dy = radius * math.cos(angle), radius * math.sin(angle)
        line(p, beam, u * 0.004, x + u * 0.030 - dx, y - dy, x + u * 0.030 + dx, y + dy)
    line(p, beam, max(0.7, u * 0.004), x - u * 0.125, foot - u * 0.150, x - u * 0.125, foot - u * 0.055)
    box(p, "#C9A488", x - u * 0.144, foot - u * 0.055, u * 0.038, u * 0.030)
    box(p, lighter("#C9A488", 0.4), x - u * 0.144, foot - u * 0.055, u * 0.038, u * 0.007)


def _river(p: QPainter, r: QRectF, u: float, base: float, x: float) -> None:
    water = QRectF(r.left(), base, r.width(), r.bottom() - base)
    p.fillRect(water, linear(water, (0, "#EDB080"), (0.35, "#94708A"), (1, "#26345C")))
    for at, w, deep in ((0.005, 0.035, 0.30), (-0.11, 0.035, 0.20), (0.15, 0.14, 0.13)):
        poly(
            p,
            tint("#4A3350", 0.34),
            *(x + u * (at - w), base, x + u * (at + w), base),
            *(x + u * (at + w * 0.3), base + u * deep, x + u * (at - w * 0.3), base + u * deep),
        )
    sun = r.left() + r.width() * 0.22
    for i in range(64):
        down = ((i * _GOLDEN_RATIO) % 1) ** 1.4
        at = (i * 0.754877) % 1
        long = u * (0.03 + 0.09 * ((i * 0.569840) % 1))
        near = abs(r.left() + at * r.width() - sun) < u * 0.22
        colour = tint("#FFE9B8", 0.62) if near else tint("#FFE2B4", 0.30) if i % 5 < 3 else tint("#1E2A50", 0.34)
        left, y = r.left() + at * r.width(), base + u * 0.01 + down * (water.height() - u * 0.02)
        line(p, colour, max(0.8, u * 0.006), left, y, left + long, y)


def _rise(r: QRectF, u: float, x: float) -> float:
    """Return the height of the deck over a point."""
    along = (x - r.left()) / r.width()
    return r.top() + u * (_DECK - 0.052 * 4 * along * (1 - along))


def _bridge(p: QPainter, r: QRectF, u: float) -> None:
    """Paint the stone bridge from edge to edge, its lower half in shade, with crosses and figures along it."""
    spans = max(4, round(r.width() / (u * 0.235)))
    pitch, deep = r.width() / spans, r.top() + u * 0.945
    left, right, middle = r.left() - 2, r.right() + 2, r.center().x()
    crown = 2 * _rise(r, u, middle) - _rise(r, u, left)
    deck = curve((left, _rise(r, u, left)), (middle, crown, right, _rise(r, u, right)), (right, deep), (left, deep))
    for i in range(spans):
        x = r.left() + (i + 0.5) * pitch
        w, head = pitch * 0.70, _rise(r, u, x) + u * 0.058
        deck = deck.subtracted(arch(x - w / 2, deep + 2, w, deep + 2 - head, w * 0.46))
    fill(p, tint("#120A1C", 0.45), deck.translated(u * 0.012, u * 0.016))
    fill(p, linear(deck.boundingRect(), (0, "#D2A480"), (0.4, "#9C7068"), (1, "#54394C")), deck)
    clip(p, deck)
    for row in range(5):
        y = r.top() + u * (_DECK - 0.02 + row * 0.045)
        line(p, tint("#4A3140", 0.28), max(0.6, u * 0.004), r.left(), y, r.right(), y)
    for i in range(spans + 1):
        x = r.left() + i * pitch
        poly(
            p,
            tint("#F2CBA0", 0.30),
            x - pitch * 0.15,
            deep,
            x - pitch * 0.15,
            deep - u * 0.13,
            x - pitch * 0.06,
            deep - u * 0.15,
            x - pitch * 0.06,
            deep,
        )
    p.restore()
    stroke(p, "#4A3140", max(0.9, u * 0.006), deck)
    rail = curve((left, _rise(r, u, left) + 1), (middle, crown + 1, right, _rise(r, u, right) + 1), close=False)
    stroke(p, "#F4D2A8", max(1.0, u * 0.011), rail)
    for i in range(1, spans):
        _figure(p, r.left() + i * pitch, _rise(r, u, r.left() + i * pitch), u, i % 2 == 1)


def _figure(p: QPainter, x: float, foot: float, u: float, cross: bool) -> None:
    """Paint a cross, or somebody with a load, as a shadow against the evening."""
    dark, h = "#33243A", u * 0.052
    if cross:
        line(p, dark, u * 0.010, x, foot, x, foot - h)
        line(p, dark, u * 0.009, x - u * 0.015, foot - h * 0.70, x + u * 0.015, foot - h * 0.70)
        return
    poly(p, dark, x - u * 0.013, foot, x - u * 0.008, foot - h * 0.72, x + u * 0.008, foot - h * 0.72, x + u * 0.013, foot)
    disc(p, dark, x, foot - h * 0.84, u * 0.0085)
    disc(p, darker("#8A5A3C", 0.2), x + u * 0.012, foot - h * 0.62, u * 0.010)


def _tower(p: QPainter, x: float, deck: float, u: float) -> None:
    """Paint the bridge tower in the foreground."""
    w, wall, roof = u * 0.135, "#4A3348", "#2E2238"
    top = deck - u * 0.315
    box(p, wall, x - w / 2, top, w, u * 0.60)
    box(p, tint("#FFC98A", 0.30), x - w / 2, top, w * 0.18, u * 0.60)
    box(p, darker(wall, 0.25), x + w * 0.22, top, w * 0.28, u * 0.60)
    box(p, darker(wall, 0.35), x - w * 0.56, top - u * 0.004, w * 1.12, u * 0.022)
    poly(p, roof, x - w * 0.58, top, x - w * 0.14, top - u * 0.20, x + w * 0.14, top - u * 0.20, x + w * 0.58, top)
    poly(p, tint(_LIGHT, 0.20), x - w * 0.58, top, x - w * 0.14, top - u * 0.20, x - w * 0.05, top - u * 0.20, x - w * 0.36, top)
    for side in (-0.5, 0.5):
        at = x + w * side
        poly(p, roof, at - w * 0.11, top + u * 0.01, at, top - u * 0.11, at + w * 0.11, top + u * 0.01)
        line(p, _GOLD, max(0.8, u * 0.005), at, top - u * 0.11, at, top - u * 0.132)
    for side in (-0.12, 0.12):
        line(p, _GOLD, max(0.8, u * 0.005), x + w * side, top - u * 0.20, x + w * side, top - u * 0.226)
    for side in (-0.24, 0.06):
        fill(p, _WINDOW, arch(x + w * side, top + u * 0.105, w * 0.18, u * 0.058))
    fill(p, "#1E1626", curve((x - w * 0.26, deck), (x - w * 0.26, deck - u * 0.07), *_pointed(x, deck, w, u), (x + w * 0.26, deck)))
    shield = curve(
        (x - w * 0.11, deck - u * 0.175),
        (x + w * 0.11, deck - u * 0.175),
        (x + w * 0.12, deck - u * 0.13, x, deck - u * 0.118),
        (x - w * 0.12, deck - u * 0.13, x - w * 0.11, deck - u * 0.175),
    )
    fill(p, "#9A2634", shield)
    stroke(p, _GOLD, max(0.7, u * 0.005), shield)


def _pointed(x: float, deck: float, w: float, u: float) -> tuple[tuple[float, ...], ...]:
    """Return the two curves of a Gothic gate."""
    rise, head = deck - u * 0.07, deck - u * 0.118
    return (x - w * 0.25, deck - u * 0.10, x, head), (x + w * 0.25, deck - u * 0.10, x + w * 0.26, rise)
