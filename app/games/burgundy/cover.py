"""The cover of the board game: a duchy of tiles in front of hills."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art.hexes.tiles import picture
from app.art.materials import linear, radial
from app.art.scenes.parts import cloud
from app.art.shapes import disc, fill
from app.art.tokens import darker, lighter, tint

_DUCHY: Final[dict[tuple[int, int], tuple[str, str, int]]] = {
    (0, 0): ("castle", "", 0),
    (0, -1): ("mine", "", 0),
    (1, -1): ("animal", "sheep", 3),
    (-1, 0): ("building", "market", 0),
    (1, 0): ("monastery", "", 0),
    (-1, 1): ("ship", "", 0),
    (0, 1): ("building", "church", 0),
    (-2, 1): ("animal", "cow", 2),
    (1, 1): ("building", "watchtower", 0),
    (-1, 2): ("building", "bank", 0),
    (0, 2): ("animal", "geese", 2),
    (-2, 2): ("ship", "", 0),
    (-3, 2): ("mine", "", 0),
    (1, 2): ("monastery", "", 0),
    (-2, 0): ("ship", "", 0),
    (2, 0): ("building", "town_hall", 0),
    (-1, -1): ("building", "boarding_house", 0),
    (2, -1): ("ship", "", 0),
    (-3, 1): ("building", "warehouse", 0),
    (2, 1): ("animal", "pig", 4),
    (-4, 2): ("castle", "", 0),
    (2, 2): ("building", "carpenter", 0),
    (3, -1): ("castle", "", 0),
    (-3, 0): ("monastery", "", 0),
    (3, 0): ("mine", "", 0),
    (-4, 1): ("ship", "", 0),
    (3, 1): ("building", "crane", 0),
}
"""The duchy on the cover: field -> kind, building or species, animals. What is outside the frame is not painted."""
_RAISED: Final = 0.13
"""How much the castle is raised above the other tiles, in radii."""


def _range_of_hills(p: QPainter, r: QRectF, share: float, colour: str, height: float, phase: float) -> None:
    """Paint a soft ridge across the whole width, ``share`` of the height down, with waves of this ``height``."""
    path = QPainterPath(r.bottomLeft())
    steps = 40
    for i in range(steps + 1):
        t = i / steps
        rise = math.sin(t * 5.2 + phase) * 0.6 + math.sin(t * 11 + phase * 2) * 0.25
        path.lineTo(r.left() + t * r.width(), r.top() + r.height() * (share - height * rise))
    path.lineTo(r.bottomRight())
    fill(
        p,
        linear(QRectF(r.left(), r.top() + r.height() * share, 1, r.height() * 0.5), (0, lighter(colour, 0.16)), (1, darker(colour, 0.18))),
        path,
    )


def cover(p: QPainter, r: QRectF) -> None:
    """Paint a duchy of tiles in front of hills in the morning."""
    w, h = r.width(), r.height()
    p.fillRect(r, linear(r, (0, "#8FC3DE"), (0.45, "#F6E3B4"), (1, "#E7C98A")))
    wide = w > 1.5 * h
    sun_x, sun_y, sun = r.left() + w * 0.80, r.top() + h * 0.20, min(w, h) * 0.065
    halo = radial(sun_x, sun_y, sun * 4, (0, tint("#FFF3C8", 0.75)), (0.25, tint("#FFF3C8", 0.35)), (1, tint("#FFF3C8", 0)))
    disc(p, halo, sun_x, sun_y, sun * 4)
    disc(p, "#FFF3C8", sun_x, sun_y, sun)
    cloud(p, r.left() + w * 0.2, r.top() + h * 0.17, h / 170, 0.55)
    if wide:
        cloud(p, r.left() + w * 0.62, r.top() + h * 0.11, h / 240, 0.42)
    _range_of_hills(p, r, 0.42, "#A9BE8A", 0.05, 2.3)
    _range_of_hills(p, r, 0.56, "#7FA05E", 0.05, 5.1)
    radius = min(w * 0.172, h * (0.216 if wide else 0.19))
    step = radius * math.sqrt(3)
    x, y = r.center().x(), r.top() + h * (0.585 if wide else 0.60)
    for (q, row), (kind, what, count) in sorted(_DUCHY.items(), key=lambda field: (field[0][1], field[0][0])):
        middle = x + step * (q + row / 2)
        place = QRectF(middle - step / 2, y + 1.5 * radius * row - radius - (0 if q or row else radius * _RAISED), step, 2 * radius)
        aside = abs(middle - x) / step
        if place.intersects(r) and (row >= 0 or aside <= 1.1) and (row > 0 or aside <= 2.1):
            picture(p, place.adjusted(-radius * 0.015, -radius * 0.02, radius * 0.015, radius * 0.02), kind, what, count)
